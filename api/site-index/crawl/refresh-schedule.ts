// Schedules the crawls of each site: the first one, after an interruption, and repeatedly, so that the index follows the pages
// by itself. Uses the ends of crawls and a clock; index-jobs runs the crawls.

import type { CrawlCounts } from './crawl-queue.ts';
import type { IndexJobs } from './index-jobs.ts';

/** History of a site's crawls, of its current sitemap. */
export type CrawlHistory = {
  /** One was interrupted: it is resumed at once. */
  isUnfinished: boolean;
  /** When the last one ended, in ms since the epoch; null: none has. */
  endedAtMs: number | null;
};

export interface RefreshSchedule {
  /** Starts the crawls that are due and schedules the rest. */
  begin(): void;
  /** When the site is crawled next, in ms since the epoch; null: now, or never. */
  nextAtMs(site: string): number | null;
  /** Starts no more crawls. */
  close(): void;
}

export type ScheduleClock = {
  /** Milliseconds since the epoch: ends of crawls are kept over restarts, and the next one is shown. */
  now(): number;
  /** Milliseconds that only go forward, for the wait. */
  monotonic(): number;
  /** Calls back once after `ms`, unless the returned function is called before. */
  after(callback: () => void, ms: number): () => void;
};

/** Share of the pause by which a crawl may be later than planned, so that many servers do not request a host in the same minute. */
const JITTER = 0.1;
/** After a crawl that failed, as a whole or for most pages, or removed most: the first pause in ms, doubled each time up to the interval. */
const RETRY_MS = 15 * 60_000;
/** Longest sleep: timers of browsers and Node end at 24.8 days, and a machine that slept wakes with its timers late. */
const MAX_SLEEP_MS = 3_600_000;

/** Whether to retry soon: a failing site is usually back soon, and an emptied one costs one more crawl. */
const isBad = ({ found, failed, removed }: CrawlCounts) => failed + removed > found / 2;

export function createRefreshSchedule(deps: {
  /** Those that have a sitemap. */
  sites: readonly string[];
  jobs: Pick<IndexJobs, 'start' | 'onChange'>;
  history(site: string): CrawlHistory;
  /** From the end of one crawl to the next; 0: the first crawl is the only one. */
  intervalMs: number;
  clock: ScheduleClock;
  /** 0 to 1. */
  random(): number;
}): RefreshSchedule {
  const { jobs, clock, intervalMs } = deps;
  /** When each site is to be crawled, by both clocks, and when that was decided. */
  const plans = new Map<string, { dueMs: number; dueMonotonicMs: number; madeMs: number }>();
  const failures = new Map<string, number>();
  let cancel = () => {};
  let isClosed = false;

  const plan = (site: string, fromMs: number, pauseMs = intervalMs) => {
    if (intervalMs === 0) return;
    const nowMs = clock.now();
    const dueMs = fromMs + Math.round(pauseMs * (1 + JITTER * deps.random()));
    plans.set(site, { dueMs, dueMonotonicMs: clock.monotonic() + dueMs - nowMs, madeMs: nowMs });
  };
  const startOrPlan = (site: string) => {
    const { isUnfinished, endedAtMs } = deps.history(site);
    // A time in the future was written by a wrong clock.
    const fromMs = Math.min(endedAtMs ?? 0, clock.now());
    const isFresh = endedAtMs !== null && (intervalMs === 0 || fromMs + intervalMs > clock.now());
    if (isFresh && !isUnfinished) plan(site, fromMs);
    else jobs.start(site);
  };

  const sleep = () => {
    cancel();
    if (isClosed || plans.size === 0) return;
    const ms = Math.min(...[...plans.values()].map((plan) => plan.dueMonotonicMs)) - clock.monotonic();
    cancel = clock.after(wake, Math.max(0, Math.min(ms, MAX_SLEEP_MS)));
  };
  const wake = () => {
    for (const [site, { dueMonotonicMs, madeMs }] of [...plans]) {
      if (dueMonotonicMs > clock.monotonic()) continue;
      plans.delete(site);
      // Another process may have crawled since.
      if ((deps.history(site).endedAtMs ?? 0) > madeMs) startOrPlan(site);
      else jobs.start(site);
    }
    sleep();
  };

  const leave = jobs.onChange(({ site, status, counts }) => {
    if (!deps.sites.includes(site)) return;
    if (status === 'running') {
      // At every page: nothing to do but at the first.
      if (!plans.delete(site)) return;
    } else if (status === 'failed' || (status === 'done' && isBad(counts))) {
      const count = failures.get(site) ?? 0;
      failures.set(site, count + 1);
      plan(site, clock.now(), Math.min(RETRY_MS * 2 ** count, intervalMs));
    } else {
      // Also after a stop: the person who stopped it does not want a restart within a minute.
      failures.delete(site);
      plan(site, clock.now());
    }
    sleep();
  });

  return {
    begin() {
      for (const site of deps.sites) startOrPlan(site);
      sleep();
    },
    nextAtMs: (site) => plans.get(site)?.dueMs ?? null,
    close() {
      isClosed = true;
      cancel();
      leave();
    },
  };
}
