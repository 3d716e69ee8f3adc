// How often a visitor and an address may do what (WS-4), and the error that says when to try again.
// Addresses of this machine are not limited: behind a proxy that is not in trustProxy, every visitor would be one of them.
import { ApiError } from '../../protocol/index.ts';
import type { Limits } from '../config/limits.ts';
import type { Owner } from '../store/store.ts';
import { type Rate, TokenBuckets } from './token-bucket.ts';

export class RateLimits {
  readonly #buckets: TokenBuckets;
  readonly #limits: Limits;

  constructor(limits: Limits, now: () => number) {
    this.#buckets = new TokenBuckets(now);
    this.#limits = limits;
  }

  /** @throws {ApiError} `rate_limited`, as do all of these */
  request(address: string): void {
    const perMinute = this.#limits.requestsPerMinutePerAddress;
    this.#takeOfAddress('request', address, { perMinute, burst: perMinute });
  }

  newVisitor(address: string): void {
    const { newVisitorsPerMinutePerAddress, newVisitorBurst } = this.#limits;
    this.#takeOfAddress('visitor', address, { perMinute: newVisitorsPerMinutePerAddress, burst: newVisitorBurst });
  }

  message(owner: Owner, address: string): void {
    const { messagesPerMinute, messageBurst, messagesPerMinutePerAddress } = this.#limits;
    this.#take(`message ${owner.site} ${owner.visitorId}`, { perMinute: messagesPerMinute, burst: messageBurst });
    this.#takeOfAddress('message', address, {
      perMinute: messagesPerMinutePerAddress,
      burst: messagesPerMinutePerAddress,
    });
  }

  #takeOfAddress(what: string, address: string, rate: Rate): void {
    if (!isLoopback(address)) this.#take(`${what} ${networkOf(address)}`, rate);
  }

  #take(key: string, rate: Rate): void {
    const waitMs = this.#buckets.take(key, rate);
    if (waitMs > 0) throw tooOften(waitMs);
  }
}

/** The error for whoever has to wait `waitMs`. */
export function tooOften(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ApiError('rate_limited', `That was too fast. Please try again in ${seconds} s.`, {
    details: { retry_after_s: seconds },
  });
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

/** An IPv6 visitor has a whole /64, so that is what counts; an IPv4 address counts alone. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return groups.slice(0, 4).join(':');
}
