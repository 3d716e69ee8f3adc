// One document of a push: its form, its names, and the page that is made of it. Storing it is pushed-documents.ts.
import { PageError } from '../../crawl/page-error.ts';
import type { ParsePool } from '../../documents/parse-pool.ts';
import { CRAWL_LIMITS } from '../crawl/crawl-site.ts';
import type { IndexedPage } from '../indexed-page.ts';
import { toIndexedPage } from '../to-indexed-page.ts';

/** Format of a document's text. */
export const DOCUMENT_FORMATS = { html: 'text/html', markdown: 'text/markdown', text: 'text/plain' } as const;
export type DocumentFormat = keyof typeof DOCUMENT_FORMATS;

export type PushedDocument = {
  /** The owner's own name for it; the address is its name otherwise. */
  id?: string;
  /** Where a visitor can read it: citations link there. */
  url: string;
  /** Instead of the title found in it. */
  title?: string;
  /** BCP 47 tag, instead of the language found. */
  lang?: string;
  format: DocumentFormat;
  content: string;
};

/** The error of one document of a push, `at` its index. `field` is '' where several fields are meant. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly at: number;
  readonly field: string;

  constructor(at: number, field: string, message: string) {
    super(message);
    this.at = at;
    this.field = field;
  }
}

/** Longest address (NET-2). */
const MAX_URL_CHARS = 2048;
/** Characters of a fragment that an error shows: enough to find it. */
const MAX_SHOWN_CHARS = 40;

/** @throws {DocumentError} */
export function nameOf({ id, url }: PushedDocument, at: number): { id: string; url: string } {
  const isAddress = /^https?:\/\//i.test(url) && url.length <= MAX_URL_CHARS && URL.canParse(url);
  if (!isAddress || new URL(url).username !== '' || new URL(url).password !== '') {
    throw new DocumentError(
      at,
      'url',
      `must be an address a visitor can open, such as https://www.example.com/terms, of at most ${MAX_URL_CHARS} characters: citations link to it`,
    );
  }
  const { hash } = new URL(url);
  // Pages, their citations and the numbers of sources are distinguished without it: a passage has a fragment of its own.
  if (hash !== '') {
    throw new DocumentError(
      at,
      'url',
      `has a fragment (${hash.slice(0, MAX_SHOWN_CHARS)}), and pages are found and cited by their address without one; push one document of that page, with a heading for each part, or give each document an address that differs before the #`,
    );
  }
  return { id: id ?? toAddress(url), url: toAddress(url) };
}

/** As the index writes addresses: whole. One with a fragment names no page of the index. */
export function toAddress(url: string): string {
  const address = new URL(url);
  // An empty one is a bare #.
  if (address.hash === '') address.hash = '';
  return address.href;
}

/** @throws {DocumentError} naming the second of two with one name */
export function requireDistinct(documents: readonly { id: string; url: string }[]): void {
  for (const field of ['id', 'url'] as const) {
    const seen = new Map<string, number>();
    for (const [at, document] of documents.entries()) {
      const first = seen.get(document[field]);
      if (first !== undefined) {
        throw new DocumentError(at, field, `is also that of documents.${first}; give each document its own`);
      }
      seen.set(document[field], at);
    }
  }
}

/** @throws {DocumentError} when no text is in it; an Error where the parser fails */
export async function readDocument(
  document: PushedDocument,
  at: number,
  deps: { parse: ParsePool['parse']; now(): number; onCut?(url: string): void },
  signal: AbortSignal,
): Promise<IndexedPage> {
  const { url, format, content } = document;
  try {
    const parsed = await deps.parse(
      {
        bytes: new TextEncoder().encode(content),
        url,
        contentType: `${DOCUMENT_FORMATS[format]}; charset=utf-8`,
        maxChars: CRAWL_LIMITS.maxChars,
      },
      signal,
    );
    const title = document.title ?? parsed.title;
    const lang = document.lang ?? parsed.lang;
    // The owner's address counts, whatever canonical address the document has.
    const own = { finalUrl: url, canonicalUrl: null, etag: null, lastModified: null };
    const page = toIndexedPage({ ...parsed, ...own, title, lang }, deps.now());
    if (parsed.isCut) deps.onCut?.(url);
    if (page.passages.length > 0) return page;
  } catch (error) {
    if (!(error instanceof PageError) || signal.aborted) throw error;
    if (error.code === 'too_large') {
      throw new DocumentError(at, format, 'takes too long to read; push it in smaller documents');
    }
  }
  throw new DocumentError(
    at,
    format,
    'holds no text that could be found; send what is to be read, without menus and scripts',
  );
}
