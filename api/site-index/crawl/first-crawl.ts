// Whether the first crawl of a site is running, and a short wait for its end: a question asked in
// those seconds should get more than "nothing found". Reads the states of crawls; neither searches nor answers.
import type { Clock } from '../../time/clock.ts';
import type { IndexJobs, IndexState } from './index-jobs.ts';

/** Progress of the first crawl of a site, in pages. `of` is 0 while the list of pages is still being read. */
export type FirstCrawlProgress = { read: number; of: number };

export interface FirstCrawl {
  /** Its progress, or that at which the owner stopped it; null when a crawl was completed before, or none was started. */
  progress(site: string): FirstCrawlProgress | null;
  /** The first crawl failed, for example by an unreachable sitemap: the index lacks most of the site. */
  hasFailed(site: string): boolean;
  /**
   * Waits for its end, at most `FIRST_CRAWL.waitMs` and only while the end seems near; then gives the result of `progress`.
   * @throws the signal's reason
   */
  wait(
    site: string,
    options: { signal: AbortSignal; onProgress(progress: FirstCrawlProgress): void },
  ): Promise<FirstCrawlProgress | null>;
}

/** Times of the wait, in ms. */
export const FIRST_CRAWL = {
  /** At most: well below what `site_search` may take, and about as long as an answer with a model takes. */
  waitMs: 6_000,
  /** After its first page, which waits for robots.txt and for the parser to start, the pace of a crawl is measured for so long. */
  judgeAfterMs: 1_000,
} as const;

export function createFirstCrawl(deps: {
  jobs: Pick<IndexJobs, 'state' | 'onChange'>;
  /** Milliseconds that only go forward. */
  now(): number;
  sleep: Clock['sleep'];
}): FirstCrawl {
  const { jobs } = deps;
  /** When each site's crawl had its first page, and how many pages it then had. */
  const starts = new Map<string, { atMs: number; read: number }>();
  jobs.onChange((state) => {
    if (!state.is_first || state.status !== 'running') starts.delete(state.site);
    else if (ownPages(state) > 0 && !starts.has(state.site)) {
      starts.set(state.site, { atMs: deps.now(), read: ownPages(state) });
    }
  });

  const progress = (site: string): FirstCrawlProgress | null => {
    const state = jobs.state(site);
    if (state === null || !state.is_first || (state.status !== 'running' && state.status !== 'stopped')) return null;
    return { read: Math.min(state.counts.done, state.counts.found), of: state.counts.found };
  };

  /** Whether the rest takes at most the longest wait at the pace so far; true while there is no pace yet. */
  const isNear = (site: string): boolean => {
    const state = jobs.state(site);
    const at = progress(site);
    if (state?.status !== 'running' || at === null) return false;
    const start = starts.get(site);
    const now = deps.now();
    if (start === undefined || now - start.atMs < FIRST_CRAWL.judgeAfterMs) return true;
    const pages = Math.max(1, ownPages(state) - start.read);
    return ((now - start.atMs) / pages) * (at.of - at.read) <= FIRST_CRAWL.waitMs;
  };

  return {
    progress,
    hasFailed(site) {
      const state = jobs.state(site);
      return state?.is_first === true && state.status === 'failed';
    },
    async wait(site, { signal, onProgress }) {
      signal.throwIfAborted();
      if (isNear(site)) {
        const over = new AbortController();
        const leave = jobs.onChange((state) => {
          if (state.site !== site) return;
          const at = progress(site);
          if (at !== null && at.of > 0) onProgress(at);
          if (!isNear(site)) over.abort();
        });
        try {
          await deps.sleep(FIRST_CRAWL.waitMs, AbortSignal.any([signal, over.signal]));
        } catch {
          signal.throwIfAborted();
        } finally {
          leave();
        }
      }
      return progress(site);
    },
  };
}

/** Pages that this crawl itself read: a resumed one begins with the pages of the one before. */
function ownPages({ counts }: IndexState): number {
  return counts.fetched + counts.unchanged + counts.failed;
}
