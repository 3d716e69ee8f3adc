// Decides whether a message is accepted: by what its visitor, address and site have used today, by how many of their answers
// are being written, and by their rate. The store counts; this decides inside the store's transaction, so that no two
// messages both take the last place (WS-4).
import { createHmac } from 'node:crypto';
import { ApiError } from '../../../protocol/index.ts';
import type { Budget, Budgets, Spender } from '../../config/budgets.ts';
import type { SiteLimits } from '../../config/config.ts';
import type { Limits } from '../../config/limits.ts';
import type { Admission } from '../../store/contract/inbox.ts';
import type { Owner } from '../../store/contract/owner.ts';
import type { Load } from '../../store/contract/runs.ts';
import { networksOf } from '../networks.ts';
import type { RateLimits } from './rate-limits.ts';

const DAY_MS = 24 * 3_600_000;
/** Retry time while too many answers are being written, in s: answers end within seconds. */
const RUNS_RETRY_S = 5;

type Account = { key: string; spender: Spender; share: number; maxRuns: number };

export class Admissions {
  readonly #limits: Limits;
  readonly #budgets: Budgets;
  readonly #rates: RateLimits;
  readonly #now: () => number;
  readonly #secret: string;
  readonly #ofSite: (site: string) => SiteLimits;

  /** `secret` keys the digests under which visitors and addresses are counted: the database holds neither of them. */
  constructor(deps: {
    limits: Limits;
    budgets: Budgets;
    rates: RateLimits;
    now: () => number;
    secret: string;
    /** Limits that a site has of its own. */
    ofSite?: (site: string) => SiteLimits;
  }) {
    this.#limits = deps.limits;
    this.#budgets = deps.budgets;
    this.#rates = deps.rates;
    this.#now = deps.now;
    this.#secret = deps.secret;
    this.#ofSite = deps.ofSite ?? (() => ({}));
  }

  /** For one message; `address` null: not counted per address. `admit` throws {@link ApiError} `rate_limited`. */
  of(owner: Owner, address: string | null): Admission {
    const accounts = this.#accountsOf(owner, address);
    return {
      accounts: accounts.map(({ key }) => key),
      admit: (loads) => {
        // First, and also for messages refused for another reason, so that repeated attempts are limited.
        this.#rates.message(owner, address);
        for (const [n, account] of accounts.entries()) this.#judge(account, loads[n] as Load);
      },
    };
  }

  /** For the questions of an import: all of them have room in the budgets of the day, or `admit` throws as above. Not for the rate. */
  ofImport(owner: Owner, address: string | null, messages: number): Admission {
    const accounts = this.#accountsOf(owner, address);
    return {
      accounts: accounts.map(({ key }) => key),
      admit: (loads) => {
        for (const [n, { spender, share }] of accounts.entries()) {
          const load = loads[n] as Load;
          this.#requireBudget(spender, share, { ...load, messages: load.messages + messages - 1 });
        }
      },
    };
  }

  #accountsOf({ site, visitorId }: Owner, address: string | null): Account[] {
    const { runsPerVisitor, runsPerAddress, runsPerSite } = { ...this.#limits, ...this.#ofSite(site) };
    const digest = (...parts: string[]) =>
      createHmac('sha256', this.#secret).update(JSON.stringify(parts)).digest('base64url');
    const networks = address === null ? [] : networksOf(address);
    return [
      { key: `visitor:${digest(site, visitorId)}`, spender: 'visitor', share: 1, maxRuns: runsPerVisitor },
      ...networks.map(({ name, share }) => ({
        key: `address:${digest(name)}`,
        spender: 'address' as const,
        share,
        maxRuns: runsPerAddress * share,
      })),
      { key: `site:${site}`, spender: 'site', share: 1, maxRuns: runsPerSite },
    ];
  }

  #judge({ spender, share, maxRuns }: Account, load: Load): void {
    this.#requireBudget(spender, share, load);
    if (load.activeRuns >= maxRuns) {
      throw new ApiError('rate_limited', BUSY[spender], {
        details: { retry_after_s: RUNS_RETRY_S, limit: 'runs', of: spender },
      });
    }
  }

  #requireBudget(spender: Spender, share: number, load: Load): void {
    const spent = findSpent(this.#budgets[spender], share, load);
    if (spent) throw this.#spentError(spender, spent);
  }

  #spentError(spender: Spender, limit: keyof Budget): ApiError {
    const leftMs = DAY_MS - (this.#now() % DAY_MS);
    const message = `${SPENT[spender]} Please come back in ${inWords(leftMs)}.`;
    return new ApiError('rate_limited', message, {
      details: { retry_after_s: Math.ceil(leftMs / 1000), limit: `${limit}_per_day`, of: spender },
    });
  }
}

/** Sentences for visitors: what happened, without the figures of the limits. */
const SPENT: Record<Spender, string> = {
  visitor: 'You have asked all the questions one person can ask here in a day.',
  address: 'All the questions for today from your network have been asked.',
  site: 'This chat has answered all it can for today.',
};
const BUSY: Record<Spender, string> = {
  visitor: 'Other answers are still being written. Wait for one of them or stop it.',
  address: 'Other answers for your network are still being written. Try again in a few seconds.',
  site: 'Many people are asking right now. Try again in a few seconds.',
};

/** The budget of the day that is used up; null when none is. */
function findSpent({ messages, tokens, cost }: Budget, share: number, load: Load): keyof Budget | null {
  if (load.messages >= messages * share) return 'messages';
  if (tokens !== null && load.tokens >= tokens * share) return 'tokens';
  if (cost !== null && load.costMicros >= cost * share * 1e6) return 'cost';
  return null;
}

function inWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
