// Responses that their clients may read again, go on from, or follow while they are written: of each client for itself, for an hour. One that
// is being written is in the memory of this process; once it has ended, it is in the store, where a restart finds it.
import type { ModelMessage } from '../../models/model.ts';
import type { GatewayResponses } from '../../store/contract/gateway-responses.ts';
import type { GatewayError } from '../gateway-error.ts';
import { KEEP_MS, KEPT } from '../limits.ts';
import { TimedMap } from '../timed-map.ts';
import { EndedWork, type Readable } from '../work.ts';
import type { ResponseEvent, ResponseObject } from './write-response.ts';

export type StoredResponse = {
  work: Readable<ResponseEvent>;
  /** As it is now. */
  response(): ResponseObject;
  /** The context for the next response; null until it has ended well. */
  messages: readonly ModelMessage[] | null;
  /** Why it failed, for the status of a reply that is no stream. */
  failure: GatewayError | null;
};

/** What the store has of one. */
type Content = { response: ResponseObject; events: ResponseEvent[]; messages: readonly ModelMessage[] | null };

/** What a request names of earlier responses. */
export type Named = { previousId: string | undefined; itemIds: readonly string[] };

export class StoredResponses {
  readonly #store: GatewayResponses;
  /** Those that are being written. */
  readonly #open: TimedMap<StoredResponse>;

  /** `now`: monotonic milliseconds. */
  constructor(store: GatewayResponses, now: () => number) {
    this.#store = store;
    this.#open = new TimedMap(now, KEPT);
  }

  async get(keyId: string, id: string): Promise<StoredResponse | undefined> {
    return this.#open.get(`${keyId} ${id}`) ?? toStored(await this.#store.get(keyId, id));
  }

  /** The messages of the response, and the items, that a request names; those there are. */
  async load(keyId: string, { previousId, itemIds }: Named) {
    const previous = previousId === undefined ? undefined : await this.get(keyId, previousId);
    const items = new Map<string, Readonly<Record<string, unknown>>>();
    for (const id of itemIds) {
      const content = items.has(id) ? null : read(await this.#store.ofItem(keyId, id));
      for (const item of content?.response.output ?? []) items.set(item.id, item);
    }
    return { messages: previous?.messages ?? null, item: (id: string) => items.get(id) };
  }

  /** One that begins. */
  open(keyId: string, id: string, stored: StoredResponse): void {
    this.#open.set(`${keyId} ${id}`, stored, 0);
  }

  isOpen(keyId: string, id: string): boolean {
    return this.#open.get(`${keyId} ${id}`) !== undefined;
  }

  /**
   * Stores it with these events: those of its beginning, so that it can be read as failed if this process does not write it to its end; and
   * all of them at its end. Rejects with the store's errors.
   */
  async keep(keyId: string, id: string, { response, messages }: StoredResponse, events: readonly ResponseEvent[]) {
    const now = response();
    const content = { response: now, events, messages } satisfies { [name in keyof Content]: unknown };
    const row = { keyId, id, content: JSON.stringify(content), itemIds: now.output.map((item) => item.id) };
    const bounds = { maxEntries: KEPT.entries, maxChars: KEPT.bytes };
    await this.#store.put({ ...row, keepMs: KEEP_MS }, bounds);
  }

  /** It is written no longer. */
  close(keyId: string, id: string): void {
    this.#open.delete(`${keyId} ${id}`);
  }

  async delete(keyId: string, id: string): Promise<void> {
    this.close(keyId, id);
    await this.#store.delete(keyId, id);
  }
}

const read = (content: string | null) => (content === null ? null : (JSON.parse(content) as Content));

function toStored(text: string | null): StoredResponse | undefined {
  const content = read(text);
  if (!content) return undefined;
  const { response, events, messages } = content;
  if (response.status !== 'in_progress') {
    return { work: new EndedWork(events), response: () => response, messages, failure: null };
  }
  // Nobody writes it any more: its process has ended.
  const lost: ResponseObject = { ...response, status: 'failed', error: { code: 'server_error', message: LOST } };
  const toLast = (at: number): ResponseEvent => ({ type: 'response.failed', sequence_number: at, response: lost });
  return { work: new EndedWork(events, toLast), response: () => lost, messages: null, failure: null };
}

const LOST = 'The server was restarted while it wrote this response. Send the request again.';
