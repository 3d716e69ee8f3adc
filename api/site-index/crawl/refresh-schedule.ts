// Schedules the crawls of each site: the first one, after an interruption, and repeatedly, so that the index follows the pages
// by itself. Uses the ends of crawls; the queue knows the time, index-jobs runs the crawls.
import type { JobQueue } from '../../queue/job-queue.ts';
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
  /** Starts the crawls that are due, one after the other, and schedules the rest. */
  begin(): void;
  /** A site that is there no more is not crawled again. */
  forget(site: string): void;
  /** When the site is crawled next, in ms since the epoch; null: now, or never. */
  nextAtMs(site: string): number | null;
  /** Starts no more crawls. */
  close(): void;
}

/** Share of the pause by which a crawl may be later than planned, so that many servers do not request a host in the same minute. */
const JITTER = 0.1;
/** After a crawl that failed, as a whole or for most pages, or removed most: the first pause in ms, doubled each time up to the interval. */
const RETRY_MS = 15 * 60_000;
/** The kind of its jobs. */
const REFRESH = 'refresh';
/** Starts of crawls at the same time: each takes a moment, the crawl itself goes on without its job. */
const PARALLEL_STARTS = 16;

/** Whether to retry soon: a failing site is usually back soon, and an emptied one costs one more crawl. */
const isBad = ({ found, failed, removed }: CrawlCounts) => failed + removed > found / 2;

export function createRefreshSchedule(deps: {
  /** Those that have a sitemap; they may change. */
  sites(): readonly string[];
  jobs: Pick<IndexJobs, 'start' | 'onChange'>;
  history(site: string): CrawlHistory;
  /** From the end of one crawl to the next; 0: the first crawl is the only one. */
  intervalMs: number;
  queue: Pick<JobQueue, 'enqueue' | 'remove' | 'process'>;
  /** Milliseconds since the epoch: ends of crawls are kept over restarts, and the next one is shown. */
  now(): number;
  /** 0 to 1. */
  random(): number;
}): RefreshSchedule {
  const { jobs, queue, now, intervalMs } = deps;
  /** When each site is to be crawled, when that was decided, and its job; the queue's other jobs do nothing. */
  const plans = new Map<string, { dueMs: number; madeMs: number; job: string }>();
  const failures = new Map<string, number>();
  let made = 0;

  const cancel = (site: string) => {
    const plan = plans.get(site);
    if (!plan) return;
    plans.delete(site);
    void queue.remove(REFRESH, plan.job);
  };
  const plan = (site: string, fromMs: number, pauseMs = intervalMs) => {
    cancel(site);
    if (intervalMs === 0) return;
    const madeMs = now();
    const dueMs = fromMs + Math.round(pauseMs * (1 + JITTER * deps.random()));
    made += 1;
    const job = `${site}.${made}`;
    plans.set(site, { dueMs, madeMs, job });
    void queue.enqueue(REFRESH, job, { delayMs: dueMs - madeMs });
  };
  /** Plans the next crawl of a site that was crawled lately; whether its crawl is due instead. */
  const isDue = (site: string): boolean => {
    const { isUnfinished, endedAtMs } = deps.history(site);
    // A time in the future was written by a wrong clock.
    const fromMs = Math.min(endedAtMs ?? 0, now());
    const isFresh = endedAtMs !== null && (intervalMs === 0 || fromMs + intervalMs > now());
    if (!isFresh || isUnfinished) return true;
    plan(site, fromMs);
    return false;
  };
  /**
   * Sites whose crawl is due at the start. Each begins when the one before has its list of pages, or has ended: a list is read
   * and stored in long turns of the event loop, and the pages of all sites then take turns.
   */
  const due: string[] = [];
  let beginning: string | null = null;
  const beginNext = () => {
    beginning = due.shift() ?? null;
    if (beginning !== null) jobs.start(beginning);
  };

  const refresh = async (job: string) => {
    const [site, plan] = [...plans].find(([, candidate]) => candidate.job === job) ?? [];
    if (site === undefined || plan === undefined) return;
    plans.delete(site);
    // Another process may have crawled since.
    const hasChanged = (deps.history(site).endedAtMs ?? 0) > plan.madeMs;
    if (!hasChanged || isDue(site)) jobs.start(site);
  };
  queue.process(REFRESH, refresh, { parallel: PARALLEL_STARTS });

  const leave = jobs.onChange(({ site, status, counts }) => {
    if (!deps.sites().includes(site)) return;
    if (status === 'running') {
      // At every page; there is something to cancel at the first one alone.
      cancel(site);
    } else if (status === 'failed' || (status === 'done' && isBad(counts))) {
      const count = failures.get(site) ?? 0;
      failures.set(site, count + 1);
      plan(site, now(), Math.min(RETRY_MS * 2 ** count, intervalMs));
    } else {
      // Also after a stop: the person who stopped it does not want a restart within a minute.
      failures.delete(site);
      plan(site, now());
    }
    if (site === beginning && (status !== 'running' || counts.found > 0)) beginNext();
  });

  return {
    begin() {
      due.push(...deps.sites().filter(isDue));
      beginNext();
    },
    forget(site) {
      cancel(site);
      failures.delete(site);
      if (due.includes(site)) due.splice(due.indexOf(site), 1);
    },
    nextAtMs: (site) => plans.get(site)?.dueMs ?? null,
    close() {
      due.length = 0;
      for (const site of [...plans.keys()]) cancel(site);
      leave();
    },
  };
}
