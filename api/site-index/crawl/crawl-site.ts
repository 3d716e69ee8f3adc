// Syncs the index of a site with its pages: reads the list of them, or follows links where there is none, fetches pages that may have
// changed, politely, and removes pages that vanished. find-pages finds the list; crawl-queue stores the work, record-page the result
// of a page.
import type { Database } from 'better-sqlite3';
import type { PageFetcher } from '../../crawl/fetch-page.ts';
import type { Pacer } from '../../crawl/pacer.ts';
import { PageError } from '../../crawl/page-error.ts';
import type { Robots } from '../../crawl/robots.ts';
import { parseRobots } from '../../crawl/robots-file.ts';
import type { PageReader } from '../../documents/read-page.ts';
import { emptyWal } from '../../store/sqlite/database/empty-wal.ts';
import { yieldToEventLoop } from '../../time/wait.ts';
import { analysePage } from '../analyse-page.ts';
import type { PassageIndex } from '../passage-index.ts';
import { isSameSite, toIndexedPage } from '../to-indexed-page.ts';
import { type CrawlCounts, type CrawlQueue, type CrawlSummary, createCrawlQueue } from './crawl-queue.ts';
import { findListedPages } from './find-pages.ts';
import { createPageRecorder, type PageAnswer } from './record-page.ts';
import { readSitemap, type SitemapReport } from './sitemap.ts';

/** Limits of a crawl. The owner listed these pages, so they may be longer than pages found in a search. */
export const CRAWL_LIMITS = {
  /** At once: per host, and hosts. */
  perHost: 2,
  hosts: 4,
  /** Between two pages of a host that names no delay: five pages a second. */
  intervalMs: 200,
  /** Pages of a site that are found by following links; a list has its own limit. */
  linkedPages: 500,
  timeoutMs: 15_000,
  maxRedirects: 5,
  maxBytes: 10_000_000,
  /** Characters of text kept of a page. */
  maxChars: 200_000,
  /** Attempts at a page whose failure may be temporary. */
  attempts: 2,
  /** Failures named in the summary; all are counted. */
  failures: 100,
} as const;

export type CrawlProgress = CrawlCounts & {
  /** The page this is about; none at the beginning and the end. */
  url?: string;
};

export type CrawlJob = {
  site: string;
  /** The address of a list of pages, or with `from: 'address'` that of the site: its list is looked for, else its links are followed. */
  sitemapUrl: string;
  from?: 'sitemap' | 'address';
  signal: AbortSignal;
  onProgress?: (progress: CrawlProgress) => void;
};

export interface SiteCrawler {
  /**
   * Crawls one site completely. Stopping by the signal keeps the rest for the next call. No concurrent calls for one site.
   * @throws {PageError} when the sitemap cannot be read; an Error when another process crawls the site; the signal's reason.
   */
  crawl(job: CrawlJob): Promise<CrawlSummary>;
}

export type SiteCrawlerDeps = {
  db: Database;
  index: Pick<PassageIndex, 'replacePage' | 'datePage' | 'removePage' | 'getPage' | 'sweepWords'>;
  /** The owner has put this address into the index by hand: a crawl neither replaces nor removes it. Missing: none is. */
  isPushed?(site: string, url: string): boolean;
  fetcher: PageFetcher;
  reader: PageReader;
  robots: Robots;
  pacer: Pacer;
  now: () => number;
  /** Called with the address of a page that came into the index without its end, as it has more text than is kept. */
  onCut?(url: string): void;
  /** Yields to other work of this process. */
  yieldToEventLoop?(): Promise<void>;
  /** Paths that are not read, as patterns of robots.txt: `/tag/`, `/*?replytocom=`, `*.pdf$`. */
  exclude?: readonly string[];
  limits?: Partial<Record<keyof typeof CRAWL_LIMITS, number>>;
};

export function createSiteCrawler(deps: SiteCrawlerDeps): SiteCrawler {
  const limits = { ...CRAWL_LIMITS, ...deps.limits };
  const breathe = deps.yieldToEventLoop ?? yieldToEventLoop;
  const excluded = parseRobots(
    ['User-agent: *', ...(deps.exclude ?? []).map((path) => `Disallow: ${path}`)].join('\n'),
    '*',
  );
  const isExcluded = ({ pathname, search }: URL) => !excluded.allows(pathname + search);
  const isPushed = (site: string, url: string) => deps.isPushed?.(site, url) ?? false;
  const inTransaction = <Value>(work: () => Value): Value => deps.db.transaction(work)();
  const removePage = (site: string, url: string) => !isPushed(site, url) && deps.index.removePage(site, url);

  return {
    async crawl(job) {
      job.signal.throwIfAborted();
      const queue = createCrawlQueue(deps.db, { ...job, now: deps.now });
      requireFree(queue);
      try {
        return await crawlQueue(queue, job);
      } catch (error) {
        if (job.signal.aborted) queue.release();
        throw error;
      }
    },
  };

  async function crawlQueue(
    queue: CrawlQueue,
    { site, sitemapUrl, from, signal, onProgress }: CrawlJob,
  ): Promise<CrawlSummary> {
    const isResumed = queue.resume();
    const failed: CrawlSummary['failed'] = [];
    if (!isResumed) {
      const list = await readList(sitemapUrl, from, signal);
      for (const { url, code, detail } of list.failed) failed.push({ url, reason: code, detail });
      const isComplete = list.failed.length === 0 && !list.isCut && !list.followsLinks;
      const wanted = list.pages.filter(({ url }) => !isExcluded(new URL(url)));
      if (wanted.length === 0 && list.pages.length > 0)
        throw new PageError('unsupported', `crawler.exclude leaves none of the pages of ${sitemapUrl}`);
      const listed = wanted.map(({ url, lastModified }) => ({ url, modifiedAtMs: dayOrLater(lastModified) }));
      // Pages that a feed no longer lists are fetched anyway, and removed when the server reports them gone.
      const older = list.isFeed ? queue.knownUrls().map((url) => ({ url, modifiedAtMs: null })) : [];
      requireFree(queue);
      await queue.begin([...listed, ...older], { isComplete, followsLinks: list.followsLinks });
    }
    const followsLinks = queue.followsLinks();
    /** More links than may be read, or a page that did not answer this time: what was not found may still exist. */
    let mayLackPages = false;
    const found = queue.count();
    const done = found - queue.count('waiting');
    const counts = { found, done, fetched: 0, unchanged: 0, removed: 0, failed: failed.length };
    onProgress?.({ ...counts });

    const record = createPageRecorder({
      site,
      queue,
      index: deps.index,
      isPushed: (url) => isPushed(site, url),
      removePage: (url) => removePage(site, url),
      now: deps.now,
    });
    const crawlHost = async (host: string): Promise<void> => {
      for (let url = queue.take(host); url !== null; url = queue.take(host)) {
        signal.throwIfAborted();
        const answer = await analyse(site, url, await ask(site, url, queue, signal), queue);
        const outcome = inTransaction(() => {
          if (followsLinks && answer.is === 'page') {
            const links = (answer.page.links?.links ?? []).filter((link) => isWanted(link, sitemapUrl));
            if (!queue.add(links, limits.linkedPages)) mayLackPages = true;
            counts.found = queue.count();
          }
          const outcome = record(url, answer);
          const isFailure = typeof outcome === 'object';
          const isLater = isFailure && outcome.mayPass && queue.attempts(url) + 1 < limits.attempts;
          if (isFailure && outcome.mayPass && !isLater) mayLackPages = true;
          queue.settle(url, isLater ? 'waiting' : isFailure ? 'failed' : 'done');
          return isLater ? 'later' : outcome;
        });
        if (outcome === 'later') continue;
        if (outcome === 'fetched' && answer.is === 'page' && answer.page.isCut) deps.onCut?.(url);
        counts.done++;
        if (typeof outcome === 'object') {
          counts.failed++;
          if (failed.length < limits.failures) {
            const { failed: reason, detail } = outcome;
            failed.push({ url, reason, ...(detail === undefined ? {} : { detail }) });
          }
        } else counts[outcome]++;
        onProgress?.({ ...counts, url });
      }
    };
    // Pages of a list are all known in the first round; links found in one round are read in the next.
    for (let hosts = queue.hosts(); hosts.length > 0; hosts = queue.hosts()) {
      await inParallel(hosts, limits.hosts, (host) =>
        inParallel(new Array<string>(limits.perHost).fill(host), limits.perHost, crawlHost),
      );
    }
    if (followsLinks && !mayLackPages) queue.markComplete();
    await removeVanished(site, queue, signal, () => {
      counts.removed++;
      onProgress?.({ ...counts });
    });
    const isWorthSweeping = queue.lastEnd() !== null && counts.fetched + counts.removed > 0;
    if (isWorthSweeping) await sweepWords(site, signal);
    const summary = { ...counts, failed, failedCount: counts.failed, isResumed };
    await queue.finish(summary);
    if (counts.fetched + counts.removed > 0) emptyWal(deps.db);
    onProgress?.({ ...counts });
    return summary;
  }

  /** The pages to begin with. @throws {PageError} when there are none: an error page in place of a list would empty the index. */
  async function readList(
    url: string,
    from: CrawlJob['from'],
    signal: AbortSignal,
  ): Promise<SitemapReport & { followsLinks: boolean }> {
    const { fetcher, robots } = deps;
    const list =
      from === 'address'
        ? await findListedPages(url, { fetcher, robots, signal })
        : await readSitemap(url, { fetcher, signal });
    if (list === null) {
      return { pages: [{ url, lastModified: null }], failed: [], isCut: false, isFeed: false, followsLinks: true };
    }
    if (list.pages.length === 0 && list.failed.length === 0)
      throw new PageError('unsupported', `${url} lists no pages`);
    return { ...list, followsLinks: false };
  }

  function isWanted(link: string, address: string): boolean {
    return isSameSite(link, address) && !isExcluded(new URL(link));
  }

  /** Fetches one page of the list. Rejects only when the signal aborts. */
  async function ask(site: string, url: string, queue: CrawlQueue, signal: AbortSignal): Promise<PageAnswer> {
    if (isPushed(site, url)) return { is: 'pushed' };
    const knownUrl = queue.indexedUrl(url);
    const known = knownUrl === null ? undefined : deps.index.getPage(site, knownUrl);
    const followsLinks = queue.followsLinks();
    if (known !== undefined && queue.isUntouched(url)) return { is: 'untouched' };
    try {
      await waitForTurn(new URL(url), signal);
      const page = await deps.reader.refreshPage(url, {
        signal,
        timeoutMs: limits.timeoutMs,
        maxRedirects: limits.maxRedirects,
        maxBytes: limits.maxBytes,
        maxChars: limits.maxChars,
        // A page that has not changed arrives without its links.
        ...(followsLinks
          ? { wantsLinks: true }
          : { headers: { ifNoneMatch: known?.etag ?? null, ifModifiedSince: known?.lastModified ?? null } }),
      });
      return page === null ? { is: 'current' } : { is: 'page', page };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      return { is: 'failure', error };
    }
  }

  /** Makes ahead what a new or changed page is stored as: in the transaction that stores it, a long one would stop all other work. */
  async function analyse(site: string, url: string, answer: PageAnswer, queue: CrawlQueue): Promise<PageAnswer> {
    if (answer.is !== 'page' || answer.page.links?.isNoIndex === true) return answer;
    const indexed = toIndexedPage(answer.page, deps.now(), queue.listedAtMs(url));
    const isKnown = deps.index.getPage(site, indexed.url)?.contentHash === indexed.contentHash;
    return { ...answer, indexed: isKnown ? indexed : await analysePage(indexed, breathe) };
  }

  /** In short steps, each a transaction: the next crawl continues an interrupted one. */
  async function removeVanished(site: string, queue: CrawlQueue, signal: AbortSignal, onRemoved: () => void) {
    for (let after: string | null = ''; after !== null; ) {
      signal.throwIfAborted();
      const from: string = after;
      const removed = inTransaction(() => {
        const { urls, next } = queue.takeVanished(from);
        after = next;
        return urls.filter((url) => removePage(site, url));
      });
      removed.forEach(onRemoved);
      await breathe();
    }
  }

  async function sweepWords(site: string, signal: AbortSignal): Promise<void> {
    for (let after: string | null = ''; after !== null; ) {
      signal.throwIfAborted();
      const from: string = after;
      after = inTransaction(() => deps.index.sweepWords(site, { after: from }));
      await breathe();
    }
  }

  /** The delay that the host sets, or that of the owner; none for addresses of the owner's network, where the owner sets none (NET-13). */
  async function waitForTurn(url: URL, signal: AbortSignal): Promise<void> {
    const { crawlDelayMs } = await deps.robots.ask(url, signal);
    const isOwnNetwork = deps.limits?.intervalMs === undefined && deps.fetcher.isExcepted(url.href);
    const intervalMs = crawlDelayMs ?? (isOwnNetwork ? 0 : limits.intervalMs);
    if (intervalMs > 0) await deps.pacer.wait(url.host, intervalMs, signal);
  }
}

/** Two concurrent crawls would double the request rate of a host, and undo each other's lists. */
function requireFree(queue: CrawlQueue): void {
  if (queue.isHeldByOther()) throw new Error('Another process is crawling this site. Wait for its end, or stop it.');
}

/** Milliseconds of a date in a list (W3C date and time); null for less precision than a day, or an unreadable date. */
function dayOrLater(date: string | null): number | null {
  const ms = date !== null && /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}

/** Runs `work` over the items, `limit` at a time. When one fails, waits for the others, then throws the failure. */
async function inParallel<T>(items: readonly T[], limit: number, work: (item: T) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lanes = Array.from({ length: Math.min(limit, items.length) }, async () => {
    while (next < items.length) await work(items[next++] as T);
  });
  const ended = await Promise.allSettled(lanes);
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
}
