// Keeps the index of a site true to its sitemap: reads the list, fetches what may have changed, politely, and lets go of what
// vanished. Fetching, robots and parsing are api/crawl's; what remains to be done stands in crawl-queue.
import { createHash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { PageFetcher } from '../crawl/fetch-page.ts';
import { DEFAULT_INTERVAL_MS, type Pacer } from '../crawl/pacer.ts';
import { explainToOwner, PageError, visibleReason } from '../crawl/page-error.ts';
import type { PageReader, ReadPage } from '../crawl/read-page.ts';
import type { Robots } from '../crawl/robots.ts';
import { readSitemap } from '../crawl/sitemap.ts';
import { type CrawlQueue, type CrawlSummary, createCrawlQueue } from './crawl-queue.ts';
import { detectLanguage } from './languages/detect-language.ts';
import { passagesOf } from './page-passages.ts';
import type { IndexedPage, PassageIndex } from './passage-index.ts';

/** What bounds a crawl. These are pages the owner listed, so they may be longer than pages met in a search. */
export const CRAWL_LIMITS = {
  /** At once: per host (search.md section 6), and hosts. */
  perHost: 2,
  hosts: 4,
  timeoutMs: 15_000,
  maxRedirects: 5,
  maxBytes: 10_000_000,
  /** Characters of text kept of a page. */
  maxChars: 200_000,
  /** Times a page is asked for when it fails in a way that may pass. */
  attempts: 2,
  /** Failures named in the summary; all are counted. */
  failures: 100,
} as const;

/**
 * Pages that may turn into one and the same page in a crawl. More of them mean that a login or a notice stands in their place:
 * then the older copies stay.
 */
const MAX_TURNED_ALIKE = 2;

export type CrawlProgress = {
  /** Pages in the list, how many of them are dealt with (by the crawl this one goes on with too), and how they went so far. */
  found: number;
  done: number;
  fetched: number;
  unchanged: number;
  removed: number;
  failed: number;
  /** The page this is about; none at the beginning and the end. */
  url?: string;
};

export interface SiteCrawler {
  /**
   * Crawls one site to its end. Stopping by the signal keeps the rest for the next call. Not for two calls at once for one site.
   * @throws {PageError} when the sitemap cannot be read, and the signal's reason.
   */
  crawl(job: {
    site: string;
    sitemapUrl: string;
    signal: AbortSignal;
    onProgress?: (progress: CrawlProgress) => void;
  }): Promise<CrawlSummary>;
}

export type SiteCrawlerDeps = {
  db: Database;
  index: Pick<PassageIndex, 'replacePage' | 'removePage' | 'getPage' | 'sweepWords'>;
  /** The owner has put this address into the index by hand: a crawl neither replaces nor removes it. Missing: none is. */
  isPushed?(site: string, url: string): boolean;
  fetcher: PageFetcher;
  reader: PageReader;
  robots: Robots;
  pacer: Pacer;
  now: () => number;
  /** Lets other work of this process go on. */
  breathe?(): Promise<void>;
  limits?: Partial<Record<keyof typeof CRAWL_LIMITS, number>>;
};

type Outcome = 'fetched' | 'unchanged' | 'removed' | { failed: string; detail?: string; mayPass: boolean };

/** `untouched`: the list says so; `current`: the server does; `pushed`: the owner has put it into the index by hand. */
type Answer =
  | { is: 'page'; page: ReadPage }
  | { is: 'current' | 'untouched' | 'pushed' }
  | { is: 'failure'; error: unknown };

export function createSiteCrawler(deps: SiteCrawlerDeps): SiteCrawler {
  const limits = { ...CRAWL_LIMITS, ...deps.limits };
  const breathe = deps.breathe ?? (() => new Promise<void>((resolve) => setImmediate(resolve)));
  const isPushed = (site: string, url: string) => deps.isPushed?.(site, url) ?? false;
  const removePage = (site: string, url: string) => !isPushed(site, url) && deps.index.removePage(site, url);

  return {
    async crawl({ site, sitemapUrl, signal, onProgress }) {
      signal.throwIfAborted();
      const queue = createCrawlQueue(deps.db, { site, sitemapUrl, now: deps.now });
      const isResumed = queue.resume();
      const failed: CrawlSummary['failed'] = [];
      if (!isResumed) {
        const list = await readSitemap(sitemapUrl, { fetcher: deps.fetcher, signal });
        // An error page in place of the list would otherwise empty the index.
        if (list.pages.length === 0 && list.failed.length === 0) {
          throw new PageError('unsupported', `${sitemapUrl} lists no pages`);
        }
        for (const { url, code, detail } of list.failed) failed.push({ url, reason: code, detail });
        const isComplete = list.failed.length === 0 && !list.isCut;
        const listed = list.pages.map(({ url, lastModified }) => ({ url, modifiedAtMs: dayOrLater(lastModified) }));
        // What a feed no longer names is asked all the same, and leaves when its server says that it is gone.
        const older = list.isFeed ? queue.knownUrls().map((url) => ({ url, modifiedAtMs: null })) : [];
        await queue.begin([...listed, ...older], isComplete);
      }
      const found = queue.count();
      const done = found - queue.count('waiting');
      const counts = { found, done, fetched: 0, unchanged: 0, removed: 0, failed: failed.length };
      onProgress?.({ ...counts });

      /** By content hash, how many pages had other content before. */
      const turned = new Map<string, number>();
      const crawlHost = async (host: string): Promise<void> => {
        for (let url = queue.take(host); url !== null; url = queue.take(host)) {
          signal.throwIfAborted();
          const answer = await ask(site, url, queue, signal);
          const outcome = commitLightly(deps.db, () => {
            const outcome = record(site, url, answer, queue, turned);
            const isFailure = typeof outcome === 'object';
            const isLater = isFailure && outcome.mayPass && queue.attempts(url) + 1 < limits.attempts;
            queue.settle(url, isLater ? 'waiting' : isFailure ? 'failed' : 'done');
            return isLater ? 'later' : outcome;
          });
          if (outcome === 'later') continue;
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
      await inParallel(queue.hosts(), limits.hosts, (host) =>
        inParallel(new Array<string>(limits.perHost).fill(host), limits.perHost, crawlHost),
      );
      await removeVanished(site, queue, signal, () => {
        counts.removed++;
        onProgress?.({ ...counts });
      });
      const isWorthSweeping = queue.lastEnd() !== null && counts.fetched + counts.removed > 0;
      if (isWorthSweeping) await sweepWords(site, signal);
      const summary = { ...counts, failed, failedCount: counts.failed, isResumed };
      await queue.finish(summary);
      onProgress?.({ ...counts });
      return summary;
    },
  };

  /** What the site says of one page of the list. Rejects only when the signal aborts. */
  async function ask(site: string, url: string, queue: CrawlQueue, signal: AbortSignal): Promise<Answer> {
    if (isPushed(site, url)) return { is: 'pushed' };
    const knownUrl = queue.indexedUrl(url);
    const known = knownUrl === null ? undefined : deps.index.getPage(site, knownUrl);
    if (known !== undefined && queue.isUntouched(url)) return { is: 'untouched' };
    try {
      await waitForTurn(new URL(url), signal);
      const page = await deps.reader.refreshPage(url, {
        signal,
        timeoutMs: limits.timeoutMs,
        maxRedirects: limits.maxRedirects,
        maxBytes: limits.maxBytes,
        maxChars: limits.maxChars,
        headers: { ifNoneMatch: known?.etag ?? null, ifModifiedSince: known?.lastModified ?? null },
      });
      return page === null ? { is: 'current' } : { is: 'page', page };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      return { is: 'failure', error };
    }
  }

  /** Brings the index up to date with it. */
  function record(site: string, url: string, answer: Answer, queue: CrawlQueue, turned: Map<string, number>): Outcome {
    const knownUrl = queue.indexedUrl(url);
    const letGo = (): Outcome => {
      const indexedUrl = queue.forget(url);
      return indexedUrl !== null && removePage(site, indexedUrl) ? 'removed' : 'unchanged';
    };
    if (answer.is === 'failure') return failureOf(answer.error, letGo);
    if (answer.is === 'untouched') queue.keep(url);
    if (answer.is === 'current') {
      const known = knownUrl === null ? undefined : deps.index.getPage(site, knownUrl);
      if (known !== undefined) queue.claim(url, known.url, known.contentHash);
    }
    if (answer.is !== 'page') return 'unchanged';
    const { page } = answer;
    if (!isSameSite(page.finalUrl, url)) {
      letGo();
      return { failed: 'redirected to another site', mayPass: false };
    }
    let indexed = toIndexedPage(page, deps.now());
    const other = queue.contentOfOther(indexed.url, url);
    // Some sites name their front page as the address of every page: a claim that contradicts the content is not believed.
    if (other !== null && other !== indexed.contentHash) {
      indexed = toIndexedPage({ ...page, canonicalUrl: null }, deps.now());
    }
    if (indexed.passages.length === 0) {
      letGo();
      return { failed: 'no text', mayPass: false };
    }
    const before = knownUrl === null ? undefined : deps.index.getPage(site, knownUrl);
    if (before !== undefined && before.contentHash !== indexed.contentHash) {
      const alike = (turned.get(indexed.contentHash) ?? 0) + 1;
      turned.set(indexed.contentHash, alike);
      if (alike > MAX_TURNED_ALIKE) {
        return { failed: 'same as others', detail: `Several pages have become ${indexed.url}.`, mayPass: false };
      }
    }
    if (isPushed(site, indexed.url)) {
      letGo();
      return 'unchanged';
    }
    if (!queue.claim(url, indexed.url, indexed.contentHash)) {
      // The same content under two addresses: the index keeps the one that came first.
      return letGo();
    }
    if (knownUrl !== null && knownUrl !== indexed.url) removePage(site, knownUrl);
    if (deps.index.getPage(site, indexed.url)?.contentHash === indexed.contentHash) return 'unchanged';
    deps.index.replacePage(site, indexed);
    return 'fetched';
  }

  /** In short turns, each a transaction: one that is cut off is gone on with by the next crawl. */
  async function removeVanished(site: string, queue: CrawlQueue, signal: AbortSignal, onRemoved: () => void) {
    for (let after: string | null = ''; after !== null; ) {
      signal.throwIfAborted();
      const from: string = after;
      const removed = commitLightly(deps.db, () => {
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
      after = commitLightly(deps.db, () => deps.index.sweepWords(site, { after: from }));
      await breathe();
    }
  }

  /** The delay the host asks for; one request a second where it asks for none and is not the owner's own (NET-13). */
  async function waitForTurn(url: URL, signal: AbortSignal): Promise<void> {
    const { crawlDelayMs } = await deps.robots.ask(url, signal);
    const intervalMs = crawlDelayMs ?? (deps.fetcher.isExcepted(url.href) ? 0 : DEFAULT_INTERVAL_MS);
    if (intervalMs > 0) await deps.pacer.wait(url.host, intervalMs, signal);
  }
}

/**
 * Runs `work` in one transaction that a power cut may undo: in WAL mode such a commit waits for no disk, and cannot harm what
 * others committed (https://sqlite.org/pragma.html#pragma_synchronous). With 6 ms a commit, and the visitors' events in the
 * same thread, a crawl of waiting commits would be felt by all; one that is undone here is only done again.
 */
function commitLightly<T>(db: Database, work: () => T): T {
  const before = Number(db.pragma('synchronous', { simple: true }));
  db.pragma('synchronous = NORMAL');
  try {
    return db.transaction(work)();
  } finally {
    db.pragma(`synchronous = ${before}`);
  }
}

function failureOf(error: unknown, letGo: () => Outcome): Outcome {
  if (!(error instanceof PageError)) return { failed: String(error), mayPass: false };
  if (error.code === 'status') {
    // Gone for good, as against a server in trouble.
    if (error.status === 404 || error.status === 410) {
      return letGo() === 'removed' ? 'removed' : { failed: `status ${error.status}`, mayPass: false };
    }
    return { failed: `status ${error.status}`, mayPass: (error.status ?? 0) >= 500 || error.status === 429 };
  }
  if (error.code === 'robots' && !error.retryable)
    return letGo() === 'removed' ? 'removed' : { failed: 'robots', mayPass: false };
  // The owner's own list and the owner's own report: here "blocked" may be told apart from "unreachable".
  const reason = error.code === 'blocked' ? 'blocked' : visibleReason(error.code);
  return { failed: reason, detail: explainToOwner(error), mayPass: error.retryable };
}

/** What the index wants to know of a page. */
export type IndexablePage = Pick<
  ReadPage,
  'finalUrl' | 'canonicalUrl' | 'title' | 'lang' | 'text' | 'blocks' | 'anchors' | 'etag' | 'lastModified'
>;

/** A page as the index keeps it, under the address it calls its own if that is one of the same site. */
export function toIndexedPage(page: IndexablePage, fetchedAtMs: number): IndexedPage {
  const claimed = page.canonicalUrl;
  const url = new URL(claimed !== null && isSameSite(claimed, page.finalUrl) ? claimed : page.finalUrl);
  url.hash = '';
  const passages = passagesOf(page);
  const title = page.title.trim() || readablePath(url);
  const lang = page.lang ?? detectLanguage(page.text.slice(0, 4_000));
  const content = JSON.stringify([
    title,
    lang,
    passages.map(({ heading, text, fragment }) => (fragment === '' ? [heading, text] : [heading, text, fragment])),
  ]);
  return {
    url: url.href,
    title,
    lang,
    etag: page.etag ?? undefined,
    lastModified: page.lastModified ?? undefined,
    contentHash: createHash('sha256').update(content).digest('base64url'),
    fetchedAtMs,
    passages,
  };
}

/** Milliseconds of a date in a list (W3C date and time); null for what says less than a day, or nothing readable. */
function dayOrLater(date: string | null): number | null {
  const ms = date !== null && /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}

function readablePath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}

/** Same host and port, give or take `www.` and TLS. */
function isSameSite(a: string, b: string): boolean {
  if (!URL.canParse(a) || !URL.canParse(b)) return false;
  const [first, second] = [new URL(a), new URL(b)];
  const isWeb = /^https?:$/.test(first.protocol) && /^https?:$/.test(second.protocol);
  return isWeb && first.host.replace(/^www\./, '') === second.host.replace(/^www\./, '');
}

/** Runs `work` over the items, `limit` at a time. When one fails the others are waited for, then the failure is thrown. */
async function inParallel<T>(items: readonly T[], limit: number, work: (item: T) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lanes = Array.from({ length: Math.min(limit, items.length) }, async () => {
    while (next < items.length) await work(items[next++] as T);
  });
  const ended = await Promise.allSettled(lanes);
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
}
