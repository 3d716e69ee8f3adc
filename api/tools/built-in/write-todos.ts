// `write_todos`: the plan of a run with its ticks. Each call gives the whole plan; the newest one is shown in place.
import { ARTIFACT_LIMITS, TODO_STATUSES, type Todo } from '../../../protocol/index.ts';
import { labelsFor } from '../labels.ts';
import type { Tool } from '../tool.ts';

const MARKS = { pending: '[ ]', in_progress: '[>]', completed: '[x]' } as const;

export const writeTodos: Tool = {
  name: 'write_todos',
  description:
    'Shows the visitor your plan for work of several steps, and ticks steps off. Send the whole plan each time. Not for questions that one search answers.',
  parameters: {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        minItems: 1,
        maxItems: ARTIFACT_LIMITS.todos,
        items: {
          type: 'object',
          required: ['text', 'status'],
          properties: {
            text: { type: 'string', minLength: 1, maxLength: ARTIFACT_LIMITS.todoChars, pattern: '\\S' },
            status: { enum: [...TODO_STATUSES] },
          },
          additionalProperties: false,
        },
      },
    },
    additionalProperties: false,
  },
  idempotent: true,
  readOnly: true,
  timeoutMs: 1_000,
  label: ({ items }, lang) => {
    const plan = Array.isArray(items) ? (items as Todo[]) : [];
    return labelsFor(lang).plan(plan.filter(({ status }) => status === 'completed').length, plan.length);
  },
  async run({ items }) {
    const plan = items as Todo[];
    const text = plan.map(({ text: step, status }) => `${MARKS[status]} ${step}`).join('\n');
    return { status: 'success', trust: 'owner', text, artifact: { type: 'todos', items: plan } };
  },
};
