// Responses that their clients may read again, go on from, or follow while they are written: of each client for itself, for an hour.
// In memory: a restart forgets them, and the client then sends its messages itself.
import type { ModelMessage } from '../../models/model.ts';
import type { GatewayError } from '../gateway-error.ts';
import { KEPT } from '../limits.ts';
import { TimedMap } from '../timed-map.ts';
import type { Work } from '../work.ts';
import type { ResponseEvent, ResponseObject } from './write-response.ts';

export type StoredResponse = {
  work: Work<ResponseEvent>;
  /** As it is now. */
  response(): ResponseObject;
  /** The context for the next response; null until it has ended well. */
  messages: readonly ModelMessage[] | null;
  /** Why it failed, for the status of a reply that is no stream. */
  failure: GatewayError | null;
};

/** As many as a response has that searches and calls tools. */
const ITEMS_PER_RESPONSE = 8;

export class StoredResponses {
  readonly #byId: TimedMap<StoredResponse>;
  /** The response of each of their items. */
  readonly #byItem: TimedMap<StoredResponse>;

  /** `now`: monotonic milliseconds. */
  constructor(now: () => number) {
    this.#byId = new TimedMap(now, KEPT);
    this.#byItem = new TimedMap(now, { entries: KEPT.entries * ITEMS_PER_RESPONSE, bytes: Number.POSITIVE_INFINITY });
  }

  get(keyId: string, id: string): StoredResponse | undefined {
    return this.#byId.get(`${keyId} ${id}`);
  }

  /** An item of the output of a stored response, by its id alone. */
  item(keyId: string, id: string): Readonly<Record<string, unknown>> | undefined {
    const response = this.#byItem.get(`${keyId} ${id}`)?.response();
    // A deleted response has no items any more.
    if (!response || !this.get(keyId, response.id)) return undefined;
    return response.output.find((item) => item.id === id);
  }

  /** Again when it has ended, with what it takes then. */
  put(keyId: string, id: string, stored: StoredResponse): void {
    const bytes =
      Buffer.byteLength(JSON.stringify(stored.work.items)) + Buffer.byteLength(JSON.stringify(stored.messages));
    this.#byId.set(`${keyId} ${id}`, stored, bytes);
    for (const item of stored.response().output) this.#byItem.set(`${keyId} ${item.id}`, stored, 0);
  }

  delete(keyId: string, id: string): void {
    this.#byId.delete(`${keyId} ${id}`);
  }
}
