// Requests with an Idempotency-Key: a second one with the same key and body joins the first, so that a retry is not paid twice. What has ended
// well is in the store, too, where a retry after a restart finds it.
import { createHash } from 'node:crypto';
import type { GatewayResponses } from '../store/contract/gateway-responses.ts';
import { GatewayError } from './gateway-error.ts';
import { KEEP_MS, KEPT } from './limits.ts';
import { TimedMap } from './timed-map.ts';

/** Characters of a key. */
const MAX_KEY_CHARS = 255;

type Options<Entry, Content> = {
  /** Of the surface: a key that a client sends to another one belongs to another request. */
  surface: string;
  store: Pick<GatewayResponses, 'get' | 'put'>;
  /** Monotonic milliseconds. */
  now(): number;
  /** Then the request may be tried again with the same key. */
  hasFailed(entry: Entry): boolean;
  /** The entry of content that was kept by another process. */
  restore(content: Content): Entry;
  /** The store could not keep a reply: only this process has it. */
  onError(error: unknown): void;
};

/** Keeps what a request has produced, before its end is sent. Never rejects. */
export type Keep<Content> = (content: Content) => Promise<void>;

export class Idempotency<Entry, Content> {
  readonly #entries: TimedMap<{ body: string; entry: Entry }>;
  readonly #options: Options<Entry, Content>;

  constructor(options: Options<Entry, Content>) {
    this.#options = options;
    this.#entries = new TimedMap(options.now, KEPT);
  }

  /**
   * The entry of an earlier request with this key, or the one that `create` makes. `keyId`: of the client.
   * @throws {GatewayError} 409 for another body, 400 for a key that is too long
   */
  async join(
    keyId: string,
    key: string | undefined,
    body: unknown,
    create: (keep: Keep<Content>) => Entry,
  ): Promise<Entry> {
    if (key === undefined || key === '') return create(async () => {});
    if (key.length > MAX_KEY_CHARS)
      throw new GatewayError(400, `Idempotency-Key is longer than ${MAX_KEY_CHARS} characters.`, {
        code: 'invalid_value',
      });
    const text = JSON.stringify(body);
    const digest = createHash('sha256').update(text).digest('base64');
    const stored = this.#entries.get(`${keyId} ${key}`) ? null : await this.#stored(keyId, key);
    // Another request may have begun meanwhile.
    const known = this.#entries.get(`${keyId} ${key}`) ?? stored;
    if (known && known.body !== digest)
      throw new GatewayError(409, 'This Idempotency-Key was used with another body. Send a new key.', {
        code: 'idempotency_key_reused',
      });
    if (known && !this.#options.hasFailed(known.entry)) return known.entry;
    const entry = create((content) => this.#keep(keyId, key, digest, content));
    this.#entries.set(`${keyId} ${key}`, { body: digest, entry }, Buffer.byteLength(text));
    return entry;
  }

  async #stored(keyId: string, key: string): Promise<{ body: string; entry: Entry } | null> {
    const { store, surface, restore } = this.#options;
    const found = await store.get(rowsOf(keyId), `${surface} ${key}`);
    if (found === null) return null;
    const { body, content } = JSON.parse(found) as { body: string; content: Content };
    return { body, entry: restore(content) };
  }

  async #keep(keyId: string, key: string, body: string, content: Content): Promise<void> {
    const { store, surface, onError } = this.#options;
    const row = { keyId: rowsOf(keyId), id: `${surface} ${key}`, itemIds: [], keepMs: KEEP_MS };
    const bounds = { maxEntries: KEPT.entries, maxChars: KEPT.bytes };
    await store.put({ ...row, content: JSON.stringify({ body, content }) }, bounds).catch(onError);
  }
}

/** Apart from the client's responses, with bounds of their own: the id of a gateway key has no space. */
const rowsOf = (keyId: string) => `${keyId} repeats`;
