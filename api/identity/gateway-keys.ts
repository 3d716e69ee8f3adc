// The keys of the gateway: which client a request comes from. Compared by digest, so that the time says nothing of a key.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { GatewayKey } from '../config/gateway.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

export class GatewayKeys {
  readonly #entries: readonly { key: GatewayKey; digest: Buffer }[];

  constructor(keys: readonly GatewayKey[]) {
    this.#entries = keys.map((key) => ({ key, digest: digest(key.key) }));
  }

  /** Without a key the gateway is off. */
  get isOff(): boolean {
    return this.#entries.length === 0;
  }

  /** The client with this key, or null. */
  find(given: string): GatewayKey | null {
    const wanted = digest(given);
    let found: GatewayKey | null = null;
    for (const entry of this.#entries) if (timingSafeEqual(entry.digest, wanted)) found = entry.key;
    return found;
  }
}
