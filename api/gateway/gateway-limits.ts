// What one client of the gateway may use: requests a minute, tokens a day, and all of them together at one time.
import type { GatewayKey } from '../config/gateway.ts';
import { TokenBuckets } from '../plugins/limits/token-bucket.ts';
import type { Clock } from '../time/clock.ts';
import { GatewayError } from './gateway-error.ts';
import { MAX_PARALLEL } from './limits.ts';

const DAY_MS = 86_400_000;

/** In memory: a restart begins the day's count anew. */
export class GatewayLimits {
  readonly #clock: Pick<Clock, 'now' | 'monotonic'>;
  readonly #requests: TokenBuckets;
  readonly #spent = new Map<string, { day: number; tokens: number }>();
  #open = 0;

  constructor(clock: Pick<Clock, 'now' | 'monotonic'>) {
    this.#clock = clock;
    this.#requests = new TokenBuckets(() => clock.monotonic());
  }

  /** Begins a request. @throws {GatewayError} 429 with Retry-After; 503 while too many are open */
  begin({ id, requestsPerMinute, tokensPerDay }: GatewayKey): void {
    const waitMs = this.#requests.take(id, { perMinute: requestsPerMinute, burst: requestsPerMinute });
    if (waitMs > 0) throw tooMany(`This key may send ${requestsPerMinute} requests a minute.`, waitMs);
    const day = Math.floor(this.#clock.now() / DAY_MS);
    const spent = this.#spent.get(id);
    if (spent?.day === day && spent.tokens >= tokensPerDay)
      throw tooMany(
        `This key has used its ${tokensPerDay} tokens of today (UTC).`,
        (day + 1) * DAY_MS - this.#clock.now(),
      );
    if (this.#open >= MAX_PARALLEL)
      throw new GatewayError(503, 'The server is busy. Please try again.', { code: 'overloaded', retryAfterS: 2 });
    this.#open += 1;
  }

  end(): void {
    this.#open -= 1;
  }

  spend({ id }: GatewayKey, tokens: number): void {
    const day = Math.floor(this.#clock.now() / DAY_MS);
    const spent = this.#spent.get(id);
    this.#spent.set(id, { day, tokens: (spent?.day === day ? spent.tokens : 0) + tokens });
  }
}

function tooMany(message: string, waitMs: number): GatewayError {
  return new GatewayError(429, message, {
    type: 'rate_limit_error',
    code: 'rate_limit_exceeded',
    retryAfterS: Math.ceil(waitMs / 1_000),
  });
}
