// One untrusted page as text: robots, fetch, decode, extract, and a short memory of what was read. The verbs search and
// the site crawler use; leaves ranking, summaries and storage to them.
import type { ContentBlock } from './extract/assemble-blocks.ts';
import type { FetchPageOptions, PageFetcher } from './fetch-page.ts';
import { PageError } from './page-error.ts';
import type { ParsePool } from './parse-pool.ts';
import { RecentMap } from './recent-map.ts';
import type { Robots } from './robots.ts';

/** What bounds a page read for a search (search.md section 3, NET-15); the site crawler passes its own. */
export const READ_LIMITS = {
  timeoutMs: 5_000,
  maxRedirects: 3,
  /** After decompression. */
  maxBytes: 3 * 2 ** 20,
  maxChars: 20_000,
  /** How long a page read is given again, and how many are kept: a follow-up question reads the same pages. */
  keepMs: 10 * 60_000,
  keepPages: 200,
} as const;

export type ReadPage = {
  /** As asked for, and after redirects. */
  url: string;
  finalUrl: string;
  title: string;
  byline: string | null;
  publishedAt: string | null;
  lang: string | null;
  siteName: string | null;
  description: string | null;
  /** What the page calls its own address; may be on another host, so it is a claim. */
  canonicalUrl: string | null;
  text: string;
  markdown: string;
  blocks: ContentBlock[];
  charset: string;
  etag: string | null;
  lastModified: string | null;
  readAtMs: number;
};

export type ReadPageOptions = {
  signal: AbortSignal;
  timeoutMs?: number;
  maxRedirects?: number;
  maxBytes?: number;
  maxChars?: number;
  /** Validators of the copy the caller has; `readPage` then gives null when it is still current. */
  headers?: FetchPageOptions['headers'];
  /** Neither takes from the memory nor adds to it. */
  isFresh?: boolean;
};

export interface PageReader {
  /** @throws {PageError} */
  readPage(url: string, options: ReadPageOptions): Promise<ReadPage>;
  /** Like `readPage`, past the memory; null when the server says the caller's copy is current. */
  refreshPage(url: string, options: ReadPageOptions): Promise<ReadPage | null>;
}

/** A reader over one fetcher, one robots memory and one pool of parsers. */
export function createPageReader(deps: {
  fetcher: PageFetcher;
  robots: Robots;
  pool: ParsePool;
  now: () => number;
  limits?: Partial<Record<keyof typeof READ_LIMITS, number>>;
}): PageReader {
  const limits = { ...READ_LIMITS, ...deps.limits };
  const kept = new RecentMap<string, ReadPage>(limits.keepPages);

  const refreshPage = async (url: string, options: ReadPageOptions): Promise<ReadPage | null> => {
    const fetched = await deps.fetcher.fetchPage(url, {
      signal: options.signal,
      timeoutMs: options.timeoutMs ?? limits.timeoutMs,
      maxRedirects: options.maxRedirects ?? limits.maxRedirects,
      maxBytes: options.maxBytes ?? limits.maxBytes,
      headers: options.headers,
      // Asked at every hop: a redirect may lead to a host that says no.
      onHop: (hop, signal) => deps.robots.require(hop, signal),
    });
    if (fetched.notModified) return null;
    if (fetched.status < 200 || fetched.status > 299) {
      throw new PageError('status', `${url} answered ${fetched.status}`, { status: fetched.status });
    }
    const { finalUrl, contentType, etag, lastModified } = fetched;
    const parsed = await deps.pool.parse(
      { bytes: fetched.bytes, url: finalUrl, contentType, maxChars: options.maxChars ?? limits.maxChars },
      options.signal,
    );
    return {
      url,
      finalUrl,
      title: parsed.title,
      byline: parsed.byline,
      publishedAt: parsed.publishedAt,
      lang: parsed.lang,
      siteName: parsed.siteName,
      description: parsed.description,
      canonicalUrl: parsed.canonicalUrl,
      text: parsed.text,
      markdown: parsed.markdown,
      blocks: parsed.blocks,
      charset: parsed.charset,
      etag,
      lastModified,
      readAtMs: deps.now(),
    };
  };

  return {
    refreshPage,
    async readPage(url, options) {
      const known = options.isFresh === true ? undefined : kept.get(url);
      if (known !== undefined && deps.now() - known.readAtMs < limits.keepMs) return known;
      const page = await refreshPage(url, { ...options, headers: {} });
      if (page === null) throw new PageError('status', `${url} answered 304 unasked`, { status: 304 });
      if (options.isFresh !== true) kept.set(url, page);
      return page;
    },
  };
}
