// What our tools found in a request that ended with calls for the client, until the client answers them: then the model sees its own
// turn whole again, and nothing is searched twice. In memory, for an hour; a lost entry costs a second search.
import type { ModelMessage } from '../models/model.ts';
import { KEPT } from './limits.ts';
import { TimedMap } from './timed-map.ts';

export class KeptSearches {
  readonly #byCall: TimedMap<readonly ModelMessage[]>;

  /** `now`: monotonic milliseconds. */
  constructor(now: () => number) {
    this.#byCall = new TimedMap(now, KEPT);
  }

  /** `added`: the messages that the loop added to those of the request; `callIds`: the client's calls in the last of them. */
  keep(keyId: string, callIds: readonly string[], added: readonly ModelMessage[]): void {
    // Without one of our results the client has everything.
    if (!added.some(({ role }) => role === 'tool')) return;
    const bytes = Buffer.byteLength(JSON.stringify(added));
    for (const id of callIds) this.#byCall.set(`${keyId} ${id}`, added, bytes);
  }

  /** The messages of a client, with what was kept in the place of its copy of the model's turn. */
  restore(keyId: string, messages: readonly ModelMessage[]): ModelMessage[] {
    const answered = new Set(messages.map((message) => (message.role === 'tool' ? message.toolCallId : '')));
    const isThere = (kept: readonly ModelMessage[]) =>
      kept.some((message) => message.role === 'tool' && answered.has(message.toolCallId));
    return messages.flatMap((message) => {
      if (message.role !== 'assistant' || !message.toolCalls) return [message];
      const kept = message.toolCalls.map(({ id }) => this.#byCall.get(`${keyId} ${id}`)).find(Boolean);
      // A stored response has its context whole.
      return kept && !isThere(kept) ? kept : [message];
    });
  }
}
