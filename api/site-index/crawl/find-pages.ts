// The list of a site's pages from the address of the site alone: the sitemaps that robots.txt names, then the usual names. Without
// one, the crawl follows links from that address.
import type { PageFetcher } from '../../crawl/fetch-page.ts';
import { PageError } from '../../crawl/page-error.ts';
import type { Robots } from '../../crawl/robots.ts';
import { readSitemap, type SitemapReport } from './sitemap.ts';

/** Where sites put their list without naming it in robots.txt, most frequent first. WordPress serves `wp-sitemap.xml`. */
export const USUAL_SITEMAPS = [
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/wp-sitemap.xml',
  '/sitemap-index.xml',
  '/sitemap.txt',
];

/**
 * The pages listed by the site at `address`; null when it has no list. A list that is named and cannot be read is skipped as one
 * that is not there. @throws the signal's reason; {PageError} when robots.txt cannot be reached
 */
export async function findListedPages(
  address: string,
  deps: { fetcher: PageFetcher; robots: Robots; signal: AbortSignal },
): Promise<SitemapReport | null> {
  const { sitemaps } = await deps.robots.ask(new URL(address), deps.signal);
  const named = sitemaps.filter((url) => URL.canParse(url, address)).map((url) => new URL(url, address).href);
  const reports: SitemapReport[] = [];
  for (const url of new Set(named)) {
    const report = await readIfList(url, deps);
    if (report !== null) reports.push(report);
  }
  // robots.txt may name several lists, which are one; of the usual names the first that exists is taken.
  if (reports.length > 0) return mergeReports(reports);
  for (const path of USUAL_SITEMAPS) {
    const report = await readIfList(new URL(path, address).href, deps);
    if (report !== null) return report;
  }
  return null;
}

async function readIfList(
  url: string,
  deps: { fetcher: PageFetcher; signal: AbortSignal },
): Promise<SitemapReport | null> {
  try {
    const report = await readSitemap(url, deps);
    return report.pages.length > 0 ? report : null;
  } catch (error) {
    if (deps.signal.aborted || !(error instanceof PageError)) throw error;
    // A server in trouble is no site without a list: following links instead would remove the pages that are not found.
    if (error.retryable || (error.code === 'status' && (error.status ?? 0) >= 500)) throw error;
    return null;
  }
}

function mergeReports(reports: readonly SitemapReport[]): SitemapReport {
  const pages = new Map(reports.flatMap((report) => report.pages).map((page) => [page.url, page]));
  return {
    pages: [...pages.values()],
    failed: reports.flatMap((report) => report.failed),
    isCut: reports.some((report) => report.isCut),
    isFeed: reports.every((report) => report.isFeed),
  };
}
