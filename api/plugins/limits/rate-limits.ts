// Rate limits of visitors, addresses and sites (WS-4), and their error with the retry time. In memory: a minute
// passes before a restart ends. Daily budgets are admission.ts.
import { ApiError } from '../../../protocol/index.ts';
import type { SiteLimits } from '../../config/config.ts';
import { CHANGES, LARGE_BODIES, type Limits } from '../../config/limits.ts';
import type { Owner } from '../../store/contract/owner.ts';
import { networksOf } from '../networks.ts';
import { type Rate, TokenBuckets } from './token-bucket.ts';

type Entry = readonly [key: string, rate: Rate];

/** Addresses are null where they are not counted: see client-address.ts. */
export class RateLimits {
  readonly #buckets: TokenBuckets;
  readonly #limits: Limits;
  readonly #ofSite: (site: string) => SiteLimits;

  /** `ofSite`: limits that a site has of its own. */
  constructor(limits: Limits, now: () => number, ofSite: (site: string) => SiteLimits = () => ({})) {
    this.#buckets = new TokenBuckets(now);
    this.#limits = limits;
    this.#ofSite = ofSite;
  }

  /** @throws {ApiError} `rate_limited`, as do all of these */
  request(address: string | null): void {
    const perMinute = this.#limits.requestsPerMinutePerAddress;
    this.#take(perAddress('request', address, { perMinute, burst: perMinute }));
  }

  newVisitor(site: string, address: string | null): void {
    const limits = { ...this.#limits, ...this.#ofSite(site) };
    this.#take([
      ...perAddress('visitor', address, {
        perMinute: limits.newVisitorsPerMinutePerAddress,
        burst: limits.newVisitorBurst,
      }),
      [`visitors of ${site}`, { perMinute: limits.newVisitorsPerMinutePerSite, burst: limits.newVisitorBurstPerSite }],
    ]);
  }

  message(owner: Owner, address: string | null): void {
    this.#take([...this.#byOwner(owner, address), this.#bySite('messages', owner.site)]);
  }

  /** An empty conversation counts as a message of its visitor, but not of the site. */
  conversation(owner: Owner, address: string | null): void {
    this.#take([...this.#byOwner(owner, address), this.#bySite('conversations', owner.site)]);
  }

  /** What a visitor changes beside messages: ratings, titles, versions. */
  change({ site, visitorId }: Owner): void {
    this.#take([[`change ${site} ${visitorId}`, CHANGES]]);
  }

  /** The bytes of a body that may be larger than those of commands. */
  bytes({ site, visitorId }: Owner, address: string | null, bytes: number): void {
    const { perAddress: ofAddress, perVisitor } = LARGE_BODIES;
    this.#take([[`bytes ${site} ${visitorId}`, perVisitor], ...perAddress('bytes', address, ofAddress)], bytes);
  }

  #byOwner({ site, visitorId }: Owner, address: string | null): Entry[] {
    const { messagesPerMinute, messageBurst, messagesPerMinutePerAddress: perMinute } = this.#limits;
    return [
      [`message ${site} ${visitorId}`, { perMinute: messagesPerMinute, burst: messageBurst }],
      ...perAddress('message', address, { perMinute, burst: perMinute }),
    ];
  }

  #bySite(what: string, site: string): Entry {
    const { messagesPerMinutePerSite, messageBurstPerSite } = { ...this.#limits, ...this.#ofSite(site) };
    return [`${what} of ${site}`, { perMinute: messagesPerMinutePerSite, burst: messageBurstPerSite }];
  }

  /** Takes `wanted` tokens of each bucket or none at all: a caller refused by one limit uses up no other. */
  #take(entries: readonly Entry[], wanted = 1): void {
    const waitMs = Math.max(0, ...entries.map(([key, rate]) => this.#buckets.waitMs(key, rate, wanted)));
    if (waitMs > 0) throw tooOften(waitMs);
    for (const [key, rate] of entries) this.#buckets.take(key, rate, wanted);
  }
}

function perAddress(what: string, address: string | null, { perMinute, burst }: Rate): Entry[] {
  if (address === null) return [];
  return networksOf(address).map(({ name, share }) => [
    `${what} ${name}`,
    { perMinute: perMinute * share, burst: burst * share },
  ]);
}

/** The error for a caller that must wait `waitMs`. */
export function tooOften(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ApiError('rate_limited', `That was too fast. Please try again in ${seconds} s.`, {
    details: { retry_after_s: seconds },
  });
}
