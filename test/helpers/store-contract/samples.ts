// Visitors, messages and answers that the tests of stores begin with.
import type { Admission } from '../../../api/store/contract/inbox.ts';
import type { Owner } from '../../../api/store/contract/owner.ts';
import { ApiError, type EventDraft } from '../../../protocol/index.ts';

export const visitorA: Owner = { site: 'shop', visitorId: 'vis_a' };
export const visitorB: Owner = { site: 'shop', visitorId: 'vis_b' };
export const otherSite: Owner = { site: 'blog', visitorId: 'vis_a' };

export const at = '2026-03-25T02:00:00.000Z';

/** A message as the routes pass it to the inbox; ids follow `n`. */
export function messageOf(n: number, conversationId: string | null = null, text = `question ${n}`) {
  return {
    clientId: `client_${n}`,
    conversationId,
    newConversationId: `conv_${n}`,
    messageId: `msg_${n}`,
    runId: `run_${n}`,
    content: [{ type: 'text' as const, text }],
  };
}

/** A whole answer: one text in `deltas` pieces. */
export function answerOf(runId: string, deltas = ['Two ', 'years.']): EventDraft[] {
  const base = { run_id: runId, at, message_id: `${runId}_m`, index: 0 };
  return [
    { type: 'message_start', run_id: runId, at, agent: { name: 'Alder' } },
    { ...base, type: 'content_block_start', message_type: 'chat', content_block: { type: 'text', text: '' } },
    ...deltas.map((text) => ({
      ...base,
      type: 'content_block_delta' as const,
      delta: { type: 'text_delta' as const, text },
    })),
    { ...base, type: 'content_block_stop' },
    { type: 'message_stop', run_id: runId, at, stop_reason: 'stop' },
  ];
}

export function admissionOf(accounts: string[], admit: Admission['admit']): Admission {
  return { accounts, admit };
}

export function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : String(error);
}
