// What our tools found in a request that ended with calls for the client, until the client answers them: then the model sees its own
// turn whole again, and nothing is searched twice. In the store for an hour, so that a restart loses none; a lost one costs a second search.
import type { ModelMessage } from '../models/model.ts';
import type { GatewayResponses } from '../store/contract/gateway-responses.ts';
import { KEEP_MS, KEPT } from './limits.ts';

export class KeptSearches {
  readonly #store: Pick<GatewayResponses, 'put' | 'ofItem'>;
  readonly #onError: (error: unknown) => void;

  /** `onError`: of the store. */
  constructor(store: Pick<GatewayResponses, 'put' | 'ofItem'>, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /** `added`: the messages that the loop added to those of the request; `callIds`: the client's calls in the last of them. Never rejects. */
  async keep(keyId: string, callIds: readonly string[], added: readonly ModelMessage[]): Promise<void> {
    const [id] = callIds;
    // Without one of our results the client has everything.
    if (id === undefined || !added.some(({ role }) => role === 'tool')) return;
    const row = { keyId: rowsOf(keyId), id, itemIds: callIds, content: JSON.stringify(added), keepMs: KEEP_MS };
    await this.#store.put(row, { maxEntries: KEPT.entries, maxChars: KEPT.bytes }).catch(this.#onError);
  }

  /** The messages of a client, with what was kept in the place of its copy of the model's turn. */
  async restore(keyId: string, messages: readonly ModelMessage[]): Promise<ModelMessage[]> {
    const answered = new Set(messages.map((message) => (message.role === 'tool' ? message.toolCallId : '')));
    const isThere = (kept: readonly ModelMessage[]) =>
      kept.some((message) => message.role === 'tool' && answered.has(message.toolCallId));
    const restored: ModelMessage[] = [];
    for (const message of messages) {
      const kept = message.role === 'assistant' ? await this.#find(keyId, message.toolCalls ?? []) : null;
      // A stored response has its context whole.
      if (kept && !isThere(kept)) restored.push(...kept);
      else restored.push(message);
    }
    return restored;
  }

  async #find(keyId: string, calls: readonly { id: string }[]): Promise<ModelMessage[] | null> {
    for (const { id } of calls) {
      const found = await this.#store.ofItem(rowsOf(keyId), id);
      if (found !== null) return JSON.parse(found) as ModelMessage[];
    }
    return null;
  }
}

/** Apart from the client's responses, with bounds of their own: the id of a gateway key has no space. */
const rowsOf = (keyId: string) => `${keyId} searches`;
