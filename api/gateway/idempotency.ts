// Requests with an Idempotency-Key: a second one with the same key and body joins the first, so that a retry is not paid twice.
import { createHash } from 'node:crypto';
import { GatewayError } from './gateway-error.ts';
import { KEPT } from './limits.ts';
import { TimedMap } from './timed-map.ts';

/** Characters of a key. */
const MAX_KEY_CHARS = 255;

export class Idempotency<Entry> {
  readonly #entries: TimedMap<{ body: string; entry: Entry }>;

  /** `now`: monotonic milliseconds. */
  constructor(now: () => number) {
    this.#entries = new TimedMap(now, KEPT);
  }

  /**
   * The entry of an earlier request with this key, or the one that `create` makes. `scope`: of the client and the route.
   * @throws {GatewayError} 409 for another body, 400 for a key that is too long
   */
  join(scope: string, key: string | undefined, body: unknown, create: () => Entry): Entry {
    if (key === undefined || key === '') return create();
    if (key.length > MAX_KEY_CHARS)
      throw new GatewayError(400, `Idempotency-Key is longer than ${MAX_KEY_CHARS} characters.`, {
        code: 'invalid_value',
      });
    const text = JSON.stringify(body);
    const digest = createHash('sha256').update(text).digest('base64');
    const known = this.#entries.get(`${scope} ${key}`);
    if (known && known.body !== digest)
      throw new GatewayError(409, 'This Idempotency-Key was used with another body. Send a new key.', {
        code: 'idempotency_key_reused',
      });
    if (known) return known.entry;
    const entry = create();
    this.#entries.set(`${scope} ${key}`, { body: digest, entry }, Buffer.byteLength(text));
    return entry;
  }

  /** A request that failed may be tried again with the same key. */
  forget(scope: string, key: string | undefined): void {
    if (key !== undefined) this.#entries.delete(`${scope} ${key}`);
  }
}
