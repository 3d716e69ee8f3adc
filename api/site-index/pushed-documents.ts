// Documents that the owner puts into the index by hand, besides crawled pages: added, replaced, listed, removed. Has a
// table of the pushed ones; api/crawl reads text, passage-index searches, routes/admin-documents.ts does HTTP.
import type { Database } from 'better-sqlite3';
import { PageError } from '../crawl/page-error.ts';
import type { ParsePool } from '../documents/parse-pool.ts';
import { CRAWL_LIMITS } from './crawl/crawl-site.ts';
import type { IndexedPage, PassageIndex } from './passage-index.ts';
import { toIndexedPage } from './to-indexed-page.ts';

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

/** One document of the index. */
export type StoredDocument = {
  id: string;
  url: string;
  title: string;
  lang: string;
  passages: number;
  pushedAtMs: number;
};
export type PushOutcome = { id: string; url: string; status: 'added' | 'changed' | 'unchanged'; passages: number };

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

export interface PushedDocuments {
  /**
   * Stores the documents in place of those with the same id or address; the same again changes nothing. All are read before
   * the first is stored. @throws {DocumentError} when one is wrong (none is stored then); the signal's reason; SQLite's errors.
   */
  push(site: string, documents: readonly PushedDocument[], signal: AbortSignal): Promise<PushOutcome[]>;
  /** Removes by id and by address; how many there were. */
  remove(site: string, which: { ids?: readonly string[]; urls?: readonly string[] }): number;
  /** In the order of their ids, `limit` after `after`. */
  list(site: string, options: { after?: string; limit: number }): StoredDocument[];
  /** Whether the owner has pushed this address: a crawl then ignores it. */
  has(site: string, url: string): boolean;
}

/** Longest address (NET-2). */
const MAX_URL_CHARS = 2048;

type Row = { id: string; url: string; pushed_at_ms: number };

/** Opens (and once makes) the table. `prefix` begins its name. */
export function createPushedDocuments(
  deps: {
    db: Database;
    index: Pick<PassageIndex, 'replacePage' | 'removePage' | 'getPage'>;
    parse: ParsePool['parse'];
    now(): number;
    /** Yields to other work of this process between two documents. */
    yieldToEventLoop?(): Promise<void>;
  },
  { prefix = 'site_pushed_' }: { prefix?: string } = {},
): PushedDocuments {
  const { db, index } = deps;
  const table = `${prefix}documents`;
  db.exec(`
    CREATE TABLE IF NOT EXISTS ${table} (
      site TEXT NOT NULL, id TEXT NOT NULL, url TEXT NOT NULL, pushed_at_ms INTEGER NOT NULL, PRIMARY KEY (site, id), UNIQUE (site, url)
    ) WITHOUT ROWID;
  `);
  const byId = db.prepare(`SELECT id, url, pushed_at_ms FROM ${table} WHERE site = ? AND id = ?`);
  const byUrl = db.prepare(`SELECT id, url, pushed_at_ms FROM ${table} WHERE site = ? AND url = ?`);
  const after = db.prepare(`SELECT id, url, pushed_at_ms FROM ${table} WHERE site = ? AND id > ? ORDER BY id LIMIT ?`);
  const put = db.prepare(`INSERT INTO ${table} (site, id, url, pushed_at_ms) VALUES (?, ?, ?, ?)`);
  const drop = db.prepare(`DELETE FROM ${table} WHERE site = ? AND id = ?`);
  const yieldToEventLoop = deps.yieldToEventLoop ?? (() => new Promise<void>((resolve) => setImmediate(resolve)));

  const find = (site: string, id: string) => byId.get(site, id) as Row | undefined;
  const findByUrl = (site: string, url: string) => byUrl.get(site, url) as Row | undefined;

  const store = db.transaction((site: string, id: string, page: IndexedPage): PushOutcome => {
    const before = find(site, id) ?? findByUrl(site, page.url);
    const known = before && index.getPage(site, before.url);
    const outcome = { id, url: page.url, passages: page.passages.length };
    if (before?.id === id && before.url === page.url && known?.contentHash === page.contentHash) {
      return { ...outcome, status: 'unchanged' };
    }
    if (before) {
      drop.run(site, before.id);
      if (before.url !== page.url) index.removePage(site, before.url);
    }
    index.replacePage(site, page);
    put.run(site, id, page.url, deps.now());
    return { ...outcome, status: before ? 'changed' : 'added' };
  });

  const removeRow = db.transaction((site: string, row: Row | undefined): number => {
    if (!row) return 0;
    drop.run(site, row.id);
    index.removePage(site, row.url);
    return 1;
  });

  return {
    async push(site, documents, signal) {
      const named = documents.map((document, at) => ({ ...document, ...nameOf(document, at) }));
      requireDistinct(named);
      for (const [at, { id, url }] of named.entries()) {
        const holder = findByUrl(site, url);
        // A document that was pushed by its address alone may be given an id later.
        if (!holder || holder.id === id || holder.id === url) continue;
        const isLeaving = named.some((other) => other.id === holder.id && other.url !== url);
        if (!isLeaving) {
          throw new DocumentError(
            at,
            'url',
            `is that of the document "${holder.id}"; push it under that id, or remove that one first`,
          );
        }
      }
      const pages = await Promise.all(named.map((document, at) => read(document, at, deps, signal)));
      const outcomes: PushOutcome[] = [];
      // Documents whose address another one takes over are removed first.
      for (const { id, url } of named) {
        const before = find(site, id);
        if (before && before.url !== url && named.some((other) => other.url === before.url)) removeRow(site, before);
      }
      for (const [at, page] of pages.entries()) {
        signal.throwIfAborted();
        outcomes.push(store(site, (named[at] as { id: string }).id, page));
        await yieldToEventLoop();
      }
      return outcomes;
    },
    remove(site, { ids = [], urls = [] }) {
      let removed = 0;
      for (const id of ids) removed += removeRow(site, find(site, id));
      for (const url of urls) removed += removeRow(site, findByUrl(site, URL.canParse(url) ? toAddress(url) : url));
      return removed;
    },
    list(site, options) {
      const rows = after.all(site, options.after ?? '', options.limit) as Row[];
      return rows.map(({ id, url, pushed_at_ms }) => {
        const page = index.getPage(site, url);
        return {
          id,
          url,
          title: page?.title ?? '',
          lang: page?.lang ?? '',
          passages: page?.passageCount ?? 0,
          pushedAtMs: pushed_at_ms,
        };
      });
    },
    has: (site, url) => findByUrl(site, url) !== undefined,
  };
}

/** @throws {DocumentError} */
function nameOf({ id, url }: PushedDocument, at: number): { id: string; url: string } {
  const isAddress = /^https?:\/\//i.test(url) && url.length <= MAX_URL_CHARS && URL.canParse(url);
  if (!isAddress || new URL(url).username !== '' || new URL(url).password !== '') {
    throw new DocumentError(
      at,
      'url',
      `must be an address a visitor can open, such as https://www.example.com/terms, of at most ${MAX_URL_CHARS} characters: citations link to it`,
    );
  }
  return { id: id ?? toAddress(url), url: toAddress(url) };
}

/** As the index writes addresses: whole, without the place on the page. */
function toAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}

/** @throws {DocumentError} naming the second of two with one name */
function requireDistinct(documents: readonly { id: string; url: string }[]): void {
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

/** @throws {DocumentError} when no text is in it */
async function read(
  document: PushedDocument,
  at: number,
  deps: { parse: ParsePool['parse']; now(): number },
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
