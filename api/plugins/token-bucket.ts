// Token buckets by key, in memory: how often something may be done. Knows no request; the clock is passed in.

/** Keys kept at most; beyond it the fullest go first, since a full bucket says nothing. */
const MAX_KEYS = 100_000;

/** `perMinute` tokens come back per minute, at most `burst` are there at once. */
export type Rate = { perMinute: number; burst: number };

export class TokenBuckets {
  readonly #now: () => number;
  readonly #buckets = new Map<string, { tokens: number; atMs: number; rate: Rate }>();

  /** `now`: milliseconds that only go forward. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** 0 when there is a token of `key`, or the milliseconds until there is one. Takes none. */
  waitMs(key: string, rate: Rate): number {
    const tokens = this.#tokens(key, rate, this.#now());
    return tokens < 1 ? Math.ceil(((1 - tokens) * 60_000) / rate.perMinute) : 0;
  }

  /** Takes one token of `key`. Gives 0, or the milliseconds until there is one. */
  take(key: string, rate: Rate): number {
    const waitMs = this.waitMs(key, rate);
    if (waitMs > 0) return waitMs;
    const atMs = this.#now();
    const tokens = this.#tokens(key, rate, atMs);
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: tokens - 1, atMs, rate });
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
    // Nobody was full: the ones not used for longest go.
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MAX_KEYS * 0.9) break;
      this.#buckets.delete(key);
    }
  }
}
