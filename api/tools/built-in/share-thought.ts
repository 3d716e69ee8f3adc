// `share_thought`: a sentence for the visitor on the way. The log has it as text outside of groups, not as a step.
import { withoutCitations } from '../../../protocol/index.ts';
import type { Tool } from '../tool.ts';

export const THOUGHT_TOOL = 'share_thought';

/** Characters: a sentence or two. */
const MAX_CHARS = 500;

export const shareThought: Tool = {
  name: THOUGHT_TOOL,
  description:
    'Tells the visitor in one sentence what you found or do next, while you go on working. Not for the answer, and not before every call.',
  parameters: {
    type: 'object',
    required: ['text'],
    properties: { text: { type: 'string', minLength: 1, maxLength: MAX_CHARS, pattern: '\\S' } },
    additionalProperties: false,
  },
  idempotent: true,
  readOnly: true,
  timeoutMs: 1_000,
  label: () => 'Thought',
  run: async () => ({ status: 'success', trust: 'owner', text: 'Shown.' }),
};

/** What is shown of a call: its text without citations, which belong to an answer and are checked there. */
export function thoughtText(input: Record<string, unknown>): string {
  const text = typeof input.text === 'string' ? input.text : '';
  return withoutCitations(text).trim();
}
