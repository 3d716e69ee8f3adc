// When each site is crawled: the first time, after a cut, and again and again, so that the index follows the pages without
// anybody asking. Knows when crawls end, and a clock; what a crawl is belongs to index-jobs.
import type { IndexJobs } from './index-jobs.ts';

/** What a site's crawls have come to, of the sitemap it has now. */
export type CrawlHistory = {
  /** One was cut off: it is gone on with at once. */
  isUnfinished: boolean;
  /** When the last one ended, in ms since the epoch; null: none has. */
  endedAtMs: number | null;
};

export interface RefreshSchedule {
  /** Starts what is due now and plans the rest. */
  begin(): void;
  /** When the site is crawled next, in ms since the epoch; null: now, or never. */
  nextAtMs(site: string): number | null;
  /** Nothing is started any more. */
  close(): void;
}

export type ScheduleClock = {
  now(): number;
  /** Calls back once after `ms`, unless the returned function is called before. */
  after(callback: () => void, ms: number): () => void;
};

/** Share of the interval by which a crawl may be later than planned, so that many servers do not ask a host at the same minute. */
const JITTER = 0.1;
/** After a crawl that failed as a whole, such as for an unreachable sitemap: the first pause, doubled each time up to the interval. */
const RETRY_MS = 15 * 60_000;
/** Longest sleep: timers of browsers and Node end at 24.8 days, and a machine that slept wakes with its timers late. */
const MAX_SLEEP_MS = 3_600_000;

export function createRefreshSchedule(deps: {
  /** Those that have a sitemap. */
  sites: readonly string[];
  jobs: Pick<IndexJobs, 'start' | 'state' | 'onChange'>;
  history(site: string): CrawlHistory;
  /** From the end of one crawl to the next; 0: the first reading is the only one. */
  intervalMs: number;
  clock: ScheduleClock;
  /** 0 to 1. */
  random(): number;
}): RefreshSchedule {
  const { jobs, clock, intervalMs } = deps;
  const due = new Map<string, number>();
  const failures = new Map<string, number>();
  let cancel = () => {};
  let isClosed = false;

  const plan = (site: string, atMs: number) => {
    if (intervalMs > 0) due.set(site, atMs + Math.round(intervalMs * JITTER * deps.random()));
  };
  /** A time in the future was written by a clock that went wrong. */
  const isFresh = (endedAtMs: number) =>
    intervalMs === 0 || Math.min(endedAtMs, clock.now()) + intervalMs > clock.now();

  /** Another process may have crawled since it was planned. */
  const startIfDue = (site: string) => {
    const { isUnfinished, endedAtMs } = deps.history(site);
    if (!isUnfinished && endedAtMs !== null && isFresh(endedAtMs)) {
      plan(site, Math.min(endedAtMs, clock.now()) + intervalMs);
    } else jobs.start(site);
  };

  const sleep = () => {
    cancel();
    if (isClosed || due.size === 0) return;
    const ms = Math.min(...due.values()) - clock.now();
    cancel = clock.after(wake, Math.max(0, Math.min(ms, MAX_SLEEP_MS)));
  };
  const wake = () => {
    for (const [site, atMs] of [...due]) {
      if (atMs > clock.now()) continue;
      due.delete(site);
      startIfDue(site);
    }
    sleep();
  };

  const leave = jobs.onChange(({ site, status }) => {
    if (!deps.sites.includes(site)) return;
    if (status === 'running') {
      // At every page: nothing to do but at the first.
      if (!due.delete(site)) return;
    } else if (status === 'failed') {
      const count = failures.get(site) ?? 0;
      failures.set(site, count + 1);
      plan(site, clock.now() + Math.min(RETRY_MS * 2 ** count, intervalMs));
    } else {
      // Also after a stop: whoever stopped it does not want it back in a minute.
      failures.delete(site);
      plan(site, clock.now() + intervalMs);
    }
    sleep();
  });

  return {
    begin() {
      for (const site of deps.sites) startIfDue(site);
      sleep();
    },
    nextAtMs: (site) => due.get(site) ?? null,
    close() {
      isClosed = true;
      cancel();
      leave();
    },
  };
}
