// Token buckets by key, in memory. Knows no request; the clock is passed in.

/** Most keys; beyond it the fullest buckets are removed first, since a full bucket holds no information. */
const MAX_KEYS = 100_000;

/** A bucket regains `perMinute` tokens a minute and holds at most `burst`. */
export type Rate = { perMinute: number; burst: number };

export class TokenBuckets {
  readonly #now: () => number;
  readonly #buckets = new Map<string, { tokens: number; atMs: number; rate: Rate }>();

  /** `now`: monotonic milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns 0 when `key` has `wanted` tokens, or the milliseconds until it has them. Takes none. */
  waitMs(key: string, rate: Rate, wanted = 1): number {
    const tokens = this.#tokens(key, rate, this.#now());
    return tokens < wanted ? Math.ceil(((wanted - tokens) * 60_000) / rate.perMinute) : 0;
  }

  /** Takes `wanted` tokens of `key`, at most its burst. Returns 0, or the milliseconds until it has them. */
  take(key: string, rate: Rate, wanted = 1): number {
    const waitMs = this.waitMs(key, rate, wanted);
    if (waitMs > 0) return waitMs;
    const atMs = this.#now();
    const tokens = this.#tokens(key, rate, atMs);
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: tokens - wanted, atMs, rate });
    if (this.#buckets.size > MAX_KEYS) this.#sweep(atMs);
    return 0;
  }

  #tokens(key: string, rate: Rate, nowMs: number): number {
    const bucket = this.#buckets.get(key);
    if (!bucket) return rate.burst;
    const passedMs = nowMs - bucket.atMs;
    return Math.min(rate.burst, bucket.tokens + (passedMs * rate.perMinute) / 60_000);
  }

  #sweep(nowMs: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (this.#tokens(key, bucket.rate, nowMs) >= bucket.rate.burst) this.#buckets.delete(key);
    }
    // No bucket was full: the least recently used are removed.
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MAX_KEYS * 0.9) break;
      this.#buckets.delete(key);
    }
  }
}
