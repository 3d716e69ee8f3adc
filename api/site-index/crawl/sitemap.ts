// All pages a site lists: follows sitemap indexes over the guarded fetcher, bounded in files, depth and pages.
// parse-sitemap reads one file; the crawler reads the pages.
import type { PageFetcher } from '../../crawl/fetch-page.ts';
import { explainToOwner, PageError } from '../../crawl/page-error.ts';
import { yieldToEventLoop } from '../../time/wait.ts';
import { parseSitemapInSteps, type SitemapEntry } from './parse-sitemap.ts';

/** Limits of reading a site's lists. */
export const SITEMAP_LIMITS = {
  /** One file as it arrives and as it is; sitemaps.org allows 50 MB and most are far below one. */
  maxBytes: 50 * 2 ** 20,
  timeoutMs: 30_000,
  /** Files in all, and the nesting of indexes (the standard has one level). */
  maxFiles: 500,
  maxDepth: 3,
  maxPages: 200_000,
} as const;

export type SitemapReport = {
  pages: SitemapEntry[];
  /** Files that could not be read, with the code of the failure, and its text for the owner. */
  failed: { url: string; code: string; detail: string }[];
  /** A limit was reached, or a file ends in the middle: there may be more pages than given. */
  isCut: boolean;
  /** One of the files is a feed: it lists the newest pages and no older ones. */
  isFeed: boolean;
};

/**
 * Reads `url` and every list it refers to. Files that fail are reported, not thrown: a site with one broken part keeps
 * the others. @throws {PageError} when the first file itself cannot be read, and when the signal aborts.
 */
export async function readSitemap(
  url: string,
  deps: { fetcher: PageFetcher; signal: AbortSignal; limits?: Partial<Record<keyof typeof SITEMAP_LIMITS, number>> },
): Promise<SitemapReport> {
  const limits = { ...SITEMAP_LIMITS, ...deps.limits };
  const pages = new Map<string, SitemapEntry>();
  const report: SitemapReport = { pages: [], failed: [], isCut: false, isFeed: false };
  const queue: { url: string; depth: number }[] = [{ url, depth: 0 }];
  const seen = new Set<string>([url]);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    try {
      const found = await readOneFile(next.url, deps, limits);
      if (found.isCut) report.isCut = true;
      if (found.isFeed) report.isFeed = true;
      for (const page of found.pages) {
        if (pages.size < limits.maxPages) pages.set(page.url, page);
        else report.isCut = true;
      }
      for (const inner of found.sitemaps) {
        if (seen.has(inner.url)) continue;
        if (next.depth >= limits.maxDepth || seen.size >= limits.maxFiles) report.isCut = true;
        else {
          seen.add(inner.url);
          queue.push({ url: inner.url, depth: next.depth + 1 });
        }
      }
    } catch (error) {
      if (next.depth === 0 || deps.signal.aborted) throw error;
      const failure =
        error instanceof PageError ? error : new PageError('unsupported', String(error), { cause: error });
      report.failed.push({ url: next.url, code: failure.code, detail: explainToOwner(failure) });
    }
  }
  report.pages = [...pages.values()];
  return report;
}

async function readOneFile(
  url: string,
  deps: { fetcher: PageFetcher; signal: AbortSignal },
  limits: { maxBytes: number; timeoutMs: number },
) {
  const file = await deps.fetcher.fetchPage(url, {
    signal: deps.signal,
    timeoutMs: limits.timeoutMs,
    maxBytes: limits.maxBytes,
    accept: null,
  });
  if (file.status !== 200) throw new PageError('status', `${url} answered ${file.status}`, { status: file.status });
  try {
    const parsed = await parseSitemapInSteps(file.bytes, file.finalUrl, yieldToEventLoop);
    if (parsed.isList) return parsed;
  } catch (error) {
    throw new PageError('unsupported', `${url} is no list of pages`, { cause: error });
  }
  throw new PageError('unsupported', `${url} is no list of pages`);
}
