// Crawls of the sites' pages into the index: one at a time per site, with a public state.
// crawl-site.ts does the crawl; routes/admin-index.ts decides who may start one.
import { ApiError } from '../../../protocol/index.ts';
import { explainToOwner, PageError } from '../../crawl/page-error.ts';
import type { Clock } from '../../time/clock.ts';
import { retry } from '../../time/retry.ts';
import { sleep } from '../../time/wait.ts';
import type { CrawlCounts, CrawlEnd, CrawlSummary } from './crawl-queue.ts';
import { explainReason } from './explain-failure.ts';

/** State of the last or current crawl of a site. Times in ISO 8601. */
export type IndexState = {
  site: string;
  sitemap: string;
  status: 'running' | 'done' | 'stopped' | 'failed';
  /** No crawl of the site was completed before this one. */
  is_first: boolean;
  started_at: string;
  ended_at?: string;
  counts: CrawlCounts;
  /** The first failures, for the owner: `detail` may name inner addresses. */
  failures: { url: string; reason: string; detail?: string }[];
  /** Why it failed, and how to fix it. */
  error?: string;
};

/** A completed crawl, as its state shows it. */
export function toCounts(summary: CrawlSummary): { counts: CrawlCounts; failures: IndexState['failures'] } {
  const { failed, failedCount, found, done, fetched, unchanged, removed } = summary;
  return { counts: { found, done, fetched, unchanged, removed, failed: failedCount }, failures: failed };
}

/** Runs one crawl. Rejects when there is nothing to crawl, e.g. an unreachable sitemap. */
export type CrawlSite = (
  job: { site: string; sitemapUrl: string },
  options: { signal: AbortSignal; onProgress(counts: Partial<CrawlCounts>): void },
) => Promise<{ counts: CrawlCounts; failures: IndexState['failures'] }>;

export interface IndexJobs {
  /** Starts a crawl, or gives the state of the one that runs. @throws {ApiError} `not_found` without a sitemap */
  start(site: string): IndexState;
  /** Stops the crawl of a site, if one runs, and waits for it; the next start resumes it. */
  stop(site: string): Promise<IndexState | null>;
  state(site: string): IndexState | null;
  /** Why a search of the site finds nothing, and what to do, as a sentence; null where it has pages or they are being read. */
  explainEmpty(site: string): string | null;
  /** Subscribes to every change; returns the unsubscribe function. */
  onChange(listener: (state: IndexState) => void): () => void;
  /** Stops the crawl of a site that is there no more, waits for it, and keeps no state of it. */
  forget(site: string): Promise<void>;
  /** Stops all running crawls and waits for them. */
  close(): Promise<void>;
}

/** Most failures kept in a state: enough to find the cause. */
const MAX_FAILURES = 20;
/** Another process that writes to the same file (`npm run index`) causes retries: pause of each, in ms, and their number. */
const BUSY_WAIT_MS = 1_000;
const MAX_BUSY_WAITS = 60;

export function createIndexJobs(deps: {
  /** Null: the site has no sitemap. */
  sitemapOf(site: string): string | null;
  /** The last completed crawl of the site, in this process or an earlier one. */
  lastEnd(site: string): CrawlEnd | null;
  /** Pages and pushed documents of the site in the index. */
  pageCount(site: string): number;
  crawl: CrawlSite;
  now(): number;
  /** Resolves after `ms`; rejects when the signal aborts. */
  sleep?: Clock['sleep'];
}): IndexJobs {
  const states = new Map<string, IndexState>();
  const running = new Map<string, { end: AbortController; done: Promise<void> }>();
  const listeners = new Set<(state: IndexState) => void>();

  const set = (state: IndexState) => {
    states.set(state.site, state);
    for (const listener of [...listeners]) listener(state);
    return state;
  };
  const at = () => new Date(deps.now()).toISOString();

  /** A crawl interrupted by a lock resumes where it was: its queue is in the database. */
  const crawlPatiently = (begun: IndexState, signal: AbortSignal) => {
    const onProgress = (progress: Partial<IndexState['counts']>) => {
      const state = states.get(begun.site) ?? begun;
      set({ ...state, counts: { ...state.counts, ...progress } });
    };
    return retry(() => deps.crawl({ site: begun.site, sitemapUrl: begun.sitemap }, { signal, onProgress }), {
      sleep: deps.sleep ?? sleep,
      signal,
      waitMs(error, failed) {
        const isLocked = (error as { code?: unknown } | null)?.code === 'SQLITE_BUSY';
        return isLocked && failed <= MAX_BUSY_WAITS ? BUSY_WAIT_MS : null;
      },
    });
  };

  const run = async (begun: IndexState, signal: AbortSignal) => {
    try {
      const { counts, failures } = await crawlPatiently(begun, signal);
      set({ ...begun, status: 'done', ended_at: at(), counts, failures: failures.slice(0, MAX_FAILURES) });
    } catch (error) {
      const state = states.get(begun.site) ?? begun;
      if (signal.aborted) {
        set({ ...state, status: 'stopped', ended_at: at() });
        return;
      }
      const reason =
        error instanceof PageError ? explainToOwner(error) : error instanceof Error ? error.message : String(error);
      set({ ...state, status: 'failed', ended_at: at(), error: reason });
    } finally {
      running.delete(begun.site);
    }
  };

  /** The last completed crawl, by any process. */
  const storedState = (site: string): IndexState | null => {
    const end = deps.lastEnd(site);
    if (end === null || end.summary === null) return null;
    const { counts, failures } = toCounts(end.summary);
    return {
      site,
      sitemap: end.sitemapUrl,
      status: 'done',
      is_first: false,
      started_at: new Date(end.startedAtMs).toISOString(),
      ended_at: new Date(end.endedAtMs).toISOString(),
      counts,
      failures: failures.slice(0, MAX_FAILURES),
    };
  };

  /** Another process (`npm run index`) may have crawled since. */
  const stateOf = (site: string): IndexState | null => {
    const own = states.get(site);
    if (own?.status === 'running') return own;
    const stored = storedState(site);
    return own?.ended_at && (stored?.ended_at ?? '') <= own.ended_at ? own : stored;
  };

  return {
    start(site) {
      const current = states.get(site);
      if (current && running.has(site)) return current;
      const sitemap = deps.sitemapOf(site);
      if (!sitemap)
        throw new ApiError('not_found', `Site ${site} has no sitemap. Set address or sitemap in its configuration.`);
      const begun: IndexState = {
        site,
        sitemap,
        status: 'running',
        is_first: deps.lastEnd(site) === null,
        started_at: at(),
        counts: { found: 0, done: 0, fetched: 0, unchanged: 0, removed: 0, failed: 0 },
        failures: [],
      };
      const end = new AbortController();
      running.set(site, { end, done: Promise.resolve() });
      set(begun);
      const done = run(begun, end.signal);
      if (running.has(site)) running.set(site, { end, done });
      return begun;
    },
    async stop(site) {
      const current = running.get(site);
      current?.end.abort(new Error('the crawl was stopped'));
      await current?.done;
      return stateOf(site);
    },
    state: stateOf,
    explainEmpty(site) {
      if (deps.pageCount(site) > 0) return null;
      const { status = null, failures: [first] = [] } = stateOf(site) ?? {};
      if (status === 'running') return null;
      const noPages = `Site ${site} has no pages to search`;
      if (deps.sitemapOf(site) === null)
        return `${noPages}: set address or sitemap in its configuration, or push documents.`;
      if (status === 'failed') return `${noPages}: its crawl failed, see the log.`;
      if (status === 'done' && first) return `${noPages}: none could be read. ${explainReason(first.reason)}`;
      if (status === 'done') return `${noPages}: its pages are gone, closed by robots.txt, or marked noindex.`;
      return `${noPages} yet: none were read.`;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async forget(site) {
      const current = running.get(site);
      current?.end.abort(new Error('the site was removed'));
      await current?.done;
      states.delete(site);
    },
    async close() {
      const all = [...running.values()];
      for (const { end } of all) end.abort(new Error('the server is shutting down'));
      await Promise.allSettled(all.map(({ done }) => done));
    },
  };
}
