// Reads one untrusted page as text: robots, fetch, decode, extract, and a short-lived cache. Used by search and
// the site crawler, which do ranking, summaries and storage.

import type { FetchPageOptions, PageFetcher } from '../crawl/fetch-page.ts';
import type { Freshness } from '../crawl/freshness.ts';
import { PageError } from '../crawl/page-error.ts';
import type { Robots } from '../crawl/robots.ts';
import type { ContentBlock } from '../extract/segments/assemble-blocks.ts';
import { RecentMap } from '../memory/recent-map.ts';
import { monotonicMs } from '../time/clock.ts';
import type { PageLinks } from './page-links.ts';
import type { ParsePool } from './parse-pool.ts';
import type { Anchor } from './parsed-page.ts';

/** Limits of a page read for a search (NET-15); the site crawler passes its own. */
export const READ_LIMITS = {
  timeoutMs: 5_000,
  maxRedirects: 3,
  /** After decompression. */
  maxBytes: 3 * 2 ** 20,
  maxChars: 20_000,
  /**
   * How long a page is cached when its server does not say, and at most, whatever it says: a follow-up
   * question reads the same pages.
   */
  keepMs: 10 * 60_000,
  maxKeepMs: 60 * 60_000,
  /** Pages kept, of 20,000 characters each at most: some 20 MB. */
  keepPages: 200,
} as const;

export type ReadPage = {
  /** As requested, and after redirects. */
  url: string;
  finalUrl: string;
  title: string;
  byline: string | null;
  publishedAt: string | null;
  /** See PageMetadata. */
  modifiedAt?: string | null;
  lang: string | null;
  siteName: string | null;
  description: string | null;
  /** The page's canonical address; a claim, since it may be on another host. */
  canonicalUrl: string | null;
  /** See PageMetadata; missing or empty: it shows none. */
  breadcrumb?: readonly string[];
  text: string;
  markdown: string;
  blocks: ContentBlock[];
  /** Anchors of the document, such as the pages of a PDF; missing or empty: none. */
  anchors?: readonly Anchor[];
  /** See ExtractedPage. */
  contactLines?: readonly string[];
  /** Of an HTML page, where they were asked for. */
  links?: PageLinks;
  /** See ExtractedPage. */
  isCut?: boolean;
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
  /** The address comes from a visitor or a model: the owner's exceptions to the address guard do not apply. */
  isForeign?: boolean;
  /** Also gives the links of an HTML page; only where the cache is not used. */
  wantsLinks?: boolean;
  /** Neither reads nor writes the cache. */
  isFresh?: boolean;
};

export interface PageReader {
  /** @throws {PageError} */
  readPage(url: string, options: ReadPageOptions): Promise<ReadPage>;
  /** Like `readPage`, without the cache; null when the server says the caller's copy is current. */
  refreshPage(url: string, options: ReadPageOptions): Promise<ReadPage | null>;
}

/** A page reader with one fetcher, one robots.txt cache and one pool of parsers. */
export function createPageReader(deps: {
  fetcher: PageFetcher;
  robots: Robots;
  pool: ParsePool;
  /** Milliseconds since the epoch, for the time of reading. */
  now: () => number;
  /** Milliseconds that only go forward, for how long a page is cached; default: the system's. */
  monotonic?: () => number;
  limits?: Partial<Record<keyof typeof READ_LIMITS, number>>;
}): PageReader {
  const limits = { ...READ_LIMITS, ...deps.limits };
  const monotonic = deps.monotonic ?? monotonicMs;
  const kept = new RecentMap<string, Kept>(limits.keepPages);

  const load = async (url: string, options: ReadPageOptions): Promise<Loaded> => {
    const fetched = await deps.fetcher.fetchPage(url, {
      signal: options.signal,
      timeoutMs: options.timeoutMs ?? limits.timeoutMs,
      maxRedirects: options.maxRedirects ?? limits.maxRedirects,
      maxBytes: options.maxBytes ?? limits.maxBytes,
      headers: options.headers,
      isForeign: options.isForeign === true,
      // Checked at every hop: a redirect may lead to a host that disallows it.
      onHop: (hop, signal) => deps.robots.require(hop, signal),
    });
    const freshness = fetched.freshness ?? { mayKeep: true, freshMs: null };
    if (fetched.notModified) return { page: null, freshness };
    if (fetched.status < 200 || fetched.status > 299) {
      throw new PageError('status', `${url} answered ${fetched.status}`, { status: fetched.status });
    }
    const { finalUrl, contentType, etag, lastModified } = fetched;
    const parsed = await deps.pool.parse(
      {
        bytes: fetched.bytes,
        url: finalUrl,
        contentType,
        maxChars: options.maxChars ?? limits.maxChars,
        ...(options.wantsLinks ? { wantsLinks: true } : {}),
      },
      options.signal,
    );
    const page: ReadPage = {
      url,
      finalUrl,
      title: parsed.title,
      byline: parsed.byline,
      publishedAt: parsed.publishedAt,
      ...(parsed.modifiedAt ? { modifiedAt: parsed.modifiedAt } : {}),
      lang: parsed.lang,
      siteName: parsed.siteName,
      description: parsed.description,
      canonicalUrl: parsed.canonicalUrl,
      breadcrumb: parsed.breadcrumb,
      text: parsed.text,
      markdown: parsed.markdown,
      blocks: parsed.blocks,
      anchors: parsed.anchors,
      ...(parsed.contactLines ? { contactLines: parsed.contactLines } : {}),
      ...(parsed.links ? { links: parsed.links } : {}),
      ...(parsed.isCut ? { isCut: true } : {}),
      charset: parsed.charset,
      etag,
      lastModified,
      readAtMs: deps.now(),
    };
    return { page, freshness };
  };

  /** Caches a page for as long as its server allows, or removes it. An expired one stays for its validators. */
  const keep = (url: string, page: ReadPage, { mayKeep, freshMs }: Freshness): void => {
    const forMs = Math.min(freshMs ?? limits.keepMs, limits.maxKeepMs);
    const isUseful = mayKeep && (forMs > 0 || page.etag !== null || page.lastModified !== null);
    if (isUseful) kept.set(url, { page, freshUntilMs: monotonic() + forMs });
    else kept.delete(url);
  };

  return {
    async refreshPage(url, options) {
      return (await load(url, options)).page;
    },
    async readPage(url, options) {
      // A page read under an exception is not given to a caller who may not use it; the fetch then refuses.
      const isRefused = options.isForeign === true && deps.fetcher.isExcepted(url);
      const known = options.isFresh === true || isRefused ? undefined : kept.get(url);
      if (known !== undefined && monotonic() < known.freshUntilMs) return known.page;
      const headers = { ifNoneMatch: known?.page.etag ?? null, ifModifiedSince: known?.page.lastModified ?? null };
      const { page, freshness } = await load(url, { ...options, headers });
      const current = page ?? known?.page;
      if (current === undefined) throw new PageError('status', `${url} answered 304 unasked`, { status: 304 });
      if (options.isFresh !== true) keep(url, current, freshness);
      return current;
    },
  };
}

type Loaded = { page: ReadPage | null; freshness: Freshness };
type Kept = { page: ReadPage; freshUntilMs: number };
