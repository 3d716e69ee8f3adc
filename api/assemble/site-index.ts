// The index of the sites: what fills it (crawls, documents of the owner), when it is refreshed, and what waits for its first pages.
import type { Config } from '../config/config.ts';
import { ERASE_PAUSE_MS } from '../config/limits.ts';
import { createPacer } from '../crawl/pacer.ts';
import type { ParsePool } from '../documents/parse-pool.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { type CrawlQueue, createCrawlQueue } from '../site-index/crawl/crawl-queue.ts';
import { CRAWL_LIMITS, createSiteCrawler } from '../site-index/crawl/crawl-site.ts';
import { createFirstCrawl, type FirstCrawl } from '../site-index/crawl/first-crawl.ts';
import { createIndexJobs, type IndexJobs, toCounts } from '../site-index/crawl/index-jobs.ts';
import { createRefreshSchedule, type RefreshSchedule } from '../site-index/crawl/refresh-schedule.ts';
import { createEraser, type Eraser } from '../site-index/erase-removed.ts';
import { createPushedDocuments, type PushedDocuments } from '../site-index/pushed/pushed-documents.ts';
import { removeSiteIndex } from '../site-index/remove-site.ts';
import type { SiteChange } from '../sites/site-registry.ts';
import { monotonicMs, systemClock } from '../time/clock.ts';
import { sleep } from '../time/wait.ts';
import type { Databases } from './databases.ts';
import type { Fetching } from './fetching.ts';
import type { Sites } from './sites.ts';

export type SiteIndex = {
  documents: PushedDocuments;
  /** What removed documents leave in the index. */
  eraser: Eraser;
  jobs: IndexJobs;
  refreshes: RefreshSchedule;
  firstCrawl: FirstCrawl;
  /** Whether a site has pages to search: of its sitemap or address, or documents pushed by its owner. */
  hasPages(site: string): boolean;
  /** Crawls where a changed site is now; ends the crawls of one that is gone. */
  follow(change: SiteChange): void;
  /** Deletes all that the index has of a site. */
  removePages(site: string): Promise<void>;
};

export function createSiteIndex(
  config: Config,
  deps: Pick<Databases, 'store' | 'indexFile'> & {
    sites: Sites;
    fetching: Fetching;
    pool: ParsePool;
    queue: JobQueue;
    /** Called with what the owner should know of a page of the index. */
    onNotice?: ((message: string) => void) | undefined;
  },
): SiteIndex {
  const { store, indexFile, sites, fetching, pool, queue } = deps;
  const { db, passages: index } = indexFile;
  const onCut = (url: string) =>
    deps.onNotice?.(
      `${url}: only the first ${CRAWL_LIMITS.maxChars} characters of its text are in the index. Publish the rest as pages of their own.`,
    );
  const pause = (signal: AbortSignal) => sleep(ERASE_PAUSE_MS, signal).catch(() => {});
  const eraser = createEraser({ db, index, settings: store.settings, pause });
  const documents = createPushedDocuments({
    db,
    index,
    sources: store.documents,
    parse: (task, signal) => pool.parse(task, signal),
    now: systemClock.now,
    onCut,
    onRemoved: eraser.request,
  });
  const pacer = createPacer({ now: monotonicMs });
  /** One for each site and sitemap: each question checks whether the pages are read. */
  const queues = new Map<string, CrawlQueue>();
  const queueOf = (site: string) => {
    const sitemapUrl = sites.sitemapOf(site) ?? '';
    const key = `${site} ${sitemapUrl}`;
    const queue = queues.get(key) ?? createCrawlQueue(db, { site, sitemapUrl, now: systemClock.now });
    queues.set(key, queue);
    return queue;
  };
  const jobs = createIndexJobs({
    now: systemClock.now,
    sitemapOf: sites.sitemapOf,
    lastEnd: (site) => queueOf(site).lastEnd(),
    pageCount: (site) => index.pageCount(site),
    async crawl({ site, sitemapUrl }, { signal, onProgress }) {
      const crawler = createSiteCrawler({
        db,
        index,
        isPushed: documents.has,
        onCut,
        pacer,
        now: systemClock.now,
        ...fetching.kitOf(fetching.ofSite(sitemapUrl)),
        exclude: config.crawler.exclude,
        limits: {
          perHost: config.crawler.concurrency,
          linkedPages: config.crawler.maxPages,
          ...(config.crawler.delayMs === undefined ? {} : { intervalMs: config.crawler.delayMs }),
        },
      });
      const summary = await crawler.crawl({
        site,
        sitemapUrl,
        from: sites.get(site)?.sitemap === undefined ? 'address' : 'sitemap',
        signal,
        onProgress: ({ url, ...counts }) => onProgress(counts),
      });
      return toCounts(summary);
    },
  });
  const refreshes = createRefreshSchedule({
    sites: sites.crawled,
    jobs,
    history(site) {
      const queue = queueOf(site);
      const end = queue.lastEnd();
      const isOfThisSitemap = end?.sitemapUrl === sites.sitemapOf(site);
      return { isUnfinished: queue.isUnfinished(), endedAtMs: end !== null && isOfThisSitemap ? end.endedAtMs : null };
    },
    intervalMs: config.crawler.refreshHours * 3_600_000,
    queue,
    now: systemClock.now,
    random: Math.random,
  });
  const firstCrawl = createFirstCrawl({ jobs, now: monotonicMs, sleep });
  return {
    documents,
    eraser,
    jobs,
    refreshes,
    firstCrawl,
    hasPages(key) {
      const site = sites.get(key);
      if (site === undefined) return false;
      const isCrawled = site.sitemap !== undefined || site.address !== undefined;
      return isCrawled || documents.hasAny(key) || index.passageCount(key) > 0;
    },
    follow({ key, before, after }) {
      if (after === null) {
        refreshes.forget(key);
        return;
      }
      const isMoved = before?.sitemap !== after.sitemap || before?.address !== after.address;
      if (!isMoved) return;
      // One that is being read elsewhere ends first.
      void jobs.stop(key).then(() => {
        if (sites.sitemapOf(key) !== null) jobs.start(key);
      });
    },
    async removePages(key) {
      for (const name of [...queues.keys()].filter((name) => name.startsWith(`${key} `))) queues.delete(name);
      await jobs.forget(key);
      await removeSiteIndex(key, { db, index });
    },
  };
}
