// A run that begins with a call instead of a turn of the model: a failed step that the visitor tries again (EV16).
// Knows the log's events and the model interface; the call then takes the way of any other, with its checks and approvals.
import type { ConversationEvent } from '../../../protocol/index.ts';
import type { Model } from '../../models/model.ts';

export type FirstCall = { name: string; input: Record<string, unknown> };

/** The call that the run tries again; null for any other run. `events`: of its turn. */
export function findRetried(runId: string, events: readonly ConversationEvent[]): FirstCall | null {
  const wish = events.find((event) => event.type === 'regenerate' && event.run_id === runId);
  if (wish?.type !== 'regenerate' || wish.retries === undefined) return null;
  for (const event of events) {
    if (event.type !== 'content_block_start' || event.content_block.type !== 'tool_use') continue;
    const { id, name, input } = event.content_block;
    if (id === wish.retries) return { name, input };
  }
  return null;
}

/** The model, whose first turn is the call: nobody is asked for it, and it costs nothing. */
export function withFirstCall(model: Model, { name, input }: FirstCall): Model {
  let isBegun = false;
  return {
    ...model,
    async *stream(request, options) {
      if (isBegun) {
        yield* model.stream(request, options);
        return;
      }
      isBegun = true;
      yield { type: 'tool_call', call: { id: 'first', name, arguments: JSON.stringify(input) } };
      yield { type: 'finish', reason: 'tool_calls', usage: { input_tokens: 0, output_tokens: 0 } };
    },
  };
}
