// What one client of the gateway may use: requests a minute, tokens a day, and all of them together at one time.
import type { GatewayKey } from '../config/gateway.ts';
import { TokenBuckets } from '../plugins/limits/token-bucket.ts';
import type { GatewayResponses } from '../store/contract/gateway-responses.ts';
import type { Clock } from '../time/clock.ts';
import { GatewayError } from './gateway-error.ts';
import { MAX_PARALLEL } from './limits.ts';

/** The tokens of the day are in the store: a restart does not begin their count anew. */
export class GatewayLimits {
  readonly #store: Pick<GatewayResponses, 'tokensOf' | 'spend'>;
  readonly #requests: TokenBuckets;
  /** Tokens of today by key, as the store had them, and those that it does not have yet. */
  readonly #written = new Map<string, number>();
  readonly #unwritten = new Map<string, number>();
  #open = 0;

  constructor(clock: Pick<Clock, 'monotonic'>, store: Pick<GatewayResponses, 'tokensOf' | 'spend'>) {
    this.#store = store;
    this.#requests = new TokenBuckets(() => clock.monotonic());
  }

  /** Reads what the key has used today; right before {@link begin}. */
  async load({ id }: GatewayKey): Promise<void> {
    this.#written.set(id, await this.#store.tokensOf(id));
  }

  /** Begins a request. @throws {GatewayError} 429, for the minute with Retry-After; 503 while too many are open */
  begin({ id, requestsPerMinute, tokensPerDay }: GatewayKey): void {
    const waitMs = this.#requests.take(id, { perMinute: requestsPerMinute, burst: requestsPerMinute });
    if (waitMs > 0)
      throw new GatewayError(429, `This key may send ${requestsPerMinute} requests a minute.`, {
        type: 'rate_limit_error',
        code: 'rate_limit_exceeded',
        retryAfterS: Math.ceil(waitMs / 1_000),
      });
    const spent = (this.#written.get(id) ?? 0) + (this.#unwritten.get(id) ?? 0);
    if (spent >= tokensPerDay)
      // As OpenAI answers a quota that is used up, apart from the header.
      throw new GatewayError(429, `This key has used its ${tokensPerDay} tokens of today (UTC).`, {
        type: 'insufficient_quota',
        code: 'insufficient_quota',
        isFinal: true,
      });
    if (this.#open >= MAX_PARALLEL)
      throw new GatewayError(503, 'The server is busy. Please try again.', { code: 'overloaded', retryAfterS: 2 });
    this.#open += 1;
  }

  end(): void {
    this.#open -= 1;
  }

  /** Where the store takes nothing, this process keeps the count. */
  spend({ id }: GatewayKey, tokens: number): void {
    const add = (more: number) => this.#unwritten.set(id, (this.#unwritten.get(id) ?? 0) + more);
    add(tokens);
    void this.#store.spend(id, tokens).then(
      () => add(-tokens),
      () => {},
    );
  }
}
