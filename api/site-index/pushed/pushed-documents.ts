// Documents that the owner puts into the index by hand, besides crawled pages: added, replaced, listed, removed, and read
// again when the index was lost. The store keeps what was sent; passage-index searches, routes/admin-documents.ts does HTTP.
import type { Database } from 'better-sqlite3';
import type { ParsePool } from '../../documents/parse-pool.ts';
import {
  type DocumentSource,
  type DocumentSources,
  type NamedDocument,
  PAGE_FORMAT,
} from '../../store/contract/documents.ts';
import { emptyWal } from '../../store/sqlite/database/empty-wal.ts';
import { yieldToEventLoop } from '../../time/wait.ts';
import { analysePage } from '../analyse-page.ts';
import type { IndexedPage, PassageIndex } from '../passage-index.ts';
import {
  DocumentError,
  type DocumentFormat,
  nameOf,
  type PushedDocument,
  readDocument,
  requireDistinct,
  toAddress,
} from './pushed-document.ts';
import { createPushedRows } from './pushed-rows.ts';

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

export interface PushedDocuments {
  /**
   * Stores the documents in place of those with the same id or address; the same again changes nothing. All are read before
   * the first is stored. @throws {DocumentError} when one is wrong (none is stored then); the signal's reason; SQLite's errors.
   */
  push(site: string, documents: readonly PushedDocument[], signal: AbortSignal): Promise<PushOutcome[]>;
  /**
   * Removes by id and by address; how many there were. An address may be that of a crawled page: it leaves the index now, and
   * comes back if the next crawl finds it.
   */
  remove(site: string, which: { ids?: readonly string[]; urls?: readonly string[] }): Promise<number>;
  /** In the order of their ids, `limit` after `after`. One that is not in the index yet has 0 passages. */
  list(site: string, options: { after?: string; limit: number }): Promise<StoredDocument[]>;
  /** Whether the owner has pushed this address: a crawl then ignores it. */
  has(site: string, url: string): boolean;
  /** Whether the owner has pushed anything for the site. */
  hasAny(site: string): boolean;
  /**
   * The documents that the index lacks, after it was deleted or a push was cut off; their addresses count as pushed from
   * then on. Removes pages whose document is gone. For the start.
   */
  findLost(): Promise<NamedDocument[]>;
  /** Reads them into the index. Rejects with the signal's reason, and SQLite's errors. */
  restore(lost: readonly NamedDocument[], signal: AbortSignal): Promise<void>;
}

/** Names of documents read at once. */
const LISTED_AT_ONCE = 500;

/** A page of the index in place of a source text, for documents of versions that kept none (PAGE_FORMAT). */
type KeptPage = Pick<IndexedPage, 'contentHash' | 'passages'> & { breadcrumb: string[] };

/** The database of the index, and that of the sources: a document is stored in the second one first, and removed from it last. */
export type PushedDocumentsDeps = {
  db: Database;
  index: Pick<PassageIndex, 'replacePage' | 'removePage' | 'getPage'>;
  sources: DocumentSources;
  parse: ParsePool['parse'];
  now(): number;
  /** Called with the address of a document that has more text than is kept. */
  onCut?(url: string): void;
  /** Called before pages of a site are removed: what they leave in the index is to be erased (erase-removed.ts). */
  onRemoved?(site: string): Promise<void>;
  /** Yields to other work of this process between two documents. */
  yieldToEventLoop?(): Promise<void>;
};

export function createPushedDocuments(deps: PushedDocumentsDeps): PushedDocuments {
  const { index, sources } = deps;
  const rows = createPushedRows(deps.db);
  const breathe = deps.yieldToEventLoop ?? yieldToEventLoop;

  const putPage = deps.db.transaction((site: string, id: string, page: IndexedPage, pushedAtMs: number) => {
    for (const before of rows.of(site, id, page.url)) {
      rows.drop(site, before.id);
      if (before.url !== page.url) index.removePage(site, before.url);
    }
    index.replacePage(site, page);
    rows.put({ site, id, url: page.url, pushedAtMs });
  });
  const removePage = deps.db.transaction((site: string, { id, url }: { id: string; url: string }) => {
    rows.drop(site, id);
    index.removePage(site, url);
  });

  const store = async (source: DocumentSource, page: IndexedPage): Promise<PushOutcome> => {
    const { site, id, url } = source;
    const before = (await sources.get(site, id)) ?? (await sources.findByUrl(site, url));
    const outcome = { id, url, passages: page.passages.length };
    if (before?.id === id && before.url === url && index.getPage(site, url)?.contentHash === page.contentHash) {
      // The same page may have been written in another way.
      const current = await sources.get(site, id);
      const isSame = (['title', 'lang', 'format', 'content'] as const).every(
        (name) => current?.[name] === source[name],
      );
      if (!isSame) await sources.put({ ...source, pushedAtMs: before.pushedAtMs });
      return { ...outcome, status: 'unchanged' };
    }
    const analysed = await analysePage(page, breathe);
    await sources.put(source);
    putPage(site, id, analysed, source.pushedAtMs);
    return { ...outcome, status: before ? 'changed' : 'added' };
  };

  const remove = async (document: NamedDocument | null): Promise<number> => {
    if (!document) return 0;
    removePage(document.site, document);
    return (await sources.remove(document.site, document.id)) ? 1 : 0;
  };

  /** Removed and replaced text leaves the write-ahead logs (PRIV-2). */
  const forget = async () => {
    await sources.forgetRemoved();
    emptyWal(deps.db);
  };

  return {
    async push(site, documents, signal) {
      const named = documents.map((document, at) => ({ ...document, ...nameOf(document, at) }));
      requireDistinct(named);
      for (const [at, { id, url }] of named.entries()) {
        const holder = await sources.findByUrl(site, url);
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
      const pages = await Promise.all(named.map((document, at) => readDocument(document, at, deps, signal)));
      const outcomes: PushOutcome[] = [];
      // Documents whose address another one takes over are removed first.
      for (const { id, url } of named) {
        const before = await sources.get(site, id);
        if (before && before.url !== url && named.some((other) => other.url === before.url)) await remove(before);
      }
      for (const [at, page] of pages.entries()) {
        signal.throwIfAborted();
        const { id, url, title = null, lang = null, format, content } = named[at] as (typeof named)[number];
        outcomes.push(await store({ site, id, url, title, lang, format, content, pushedAtMs: deps.now() }, page));
        await breathe();
      }
      if (outcomes.some(({ status }) => status === 'changed')) await forget();
      return outcomes;
    },
    async remove(site, { ids = [], urls = [] }) {
      // Before it, so that nothing is forgotten if the process ends in between.
      await deps.onRemoved?.(site);
      let removed = 0;
      for (const id of ids) removed += await remove(await sources.get(site, id));
      for (const url of urls) {
        const address = URL.canParse(url) ? toAddress(url) : url;
        const document = await sources.findByUrl(site, address);
        if (document) removed += await remove(document);
        else if (index.removePage(site, address)) removed++;
      }
      await forget();
      return removed;
    },
    async list(site, options) {
      const documents = await sources.list(site, options);
      return documents.map(({ id, url, title, lang, pushedAtMs }) => {
        const page = index.getPage(site, url);
        return {
          id,
          url,
          title: page?.title ?? title ?? '',
          lang: page?.lang ?? lang ?? '',
          passages: page?.passageCount ?? 0,
          pushedAtMs,
        };
      });
    },
    has: (site, url) => rows.has(site, url),
    hasAny: (site) => rows.hasAny(site),
    async findLost() {
      // The rows first: a source that is stored in the meantime must not look like one that is gone.
      const indexed = new Map(rows.all().map((row) => [`${row.site} ${row.id}`, row]));
      const lost: NamedDocument[] = [];
      for (const site of await sources.sites()) {
        for await (const document of all(site)) {
          const key = `${site} ${document.id}`;
          const row = indexed.get(key);
          const isCurrent = row?.url === document.url && row.pushedAtMs === document.pushedAtMs;
          const isThere = isCurrent && index.getPage(site, document.url) !== undefined;
          if (!isThere) lost.push(document);
          if (row?.url === document.url) indexed.delete(key);
        }
      }
      deps.db.transaction(() => {
        // Left by a push or a removal that was cut off.
        for (const row of indexed.values()) removePage(row.site, row);
        for (const document of lost) rows.put({ ...document, pushedAtMs: 0 });
      })();
      for (const site of new Set([...indexed.values()].map((row) => row.site))) await deps.onRemoved?.(site);
      return lost;
    },
    async restore(lost, signal) {
      for (const { site, id, pushedAtMs } of lost) {
        signal.throwIfAborted();
        const source = await sources.get(site, id);
        // Pushed again or removed in the meantime.
        if (source?.pushedAtMs !== pushedAtMs) continue;
        const page =
          source.format === PAGE_FORMAT ? toKeptPage(source) : await readDocument(toPushed(source), 0, deps, signal);
        putPage(site, id, await analysePage(page, breathe), pushedAtMs);
        await breathe();
      }
    },
  };

  async function* all(site: string): AsyncGenerator<NamedDocument, void, void> {
    for (let after = ''; ; ) {
      const some = await sources.list(site, { after, limit: LISTED_AT_ONCE });
      yield* some;
      if (some.length < LISTED_AT_ONCE) return;
      after = (some.at(-1) as NamedDocument).id;
    }
  }
}

const toPushed = ({ id, url, title, lang, format, content }: DocumentSource): PushedDocument => ({
  id,
  url,
  ...(title === null ? {} : { title }),
  ...(lang === null ? {} : { lang }),
  format: format as DocumentFormat,
  content,
});

function toKeptPage({ url, title, lang, content, pushedAtMs }: DocumentSource): IndexedPage {
  const page = JSON.parse(content) as KeptPage;
  return { ...page, url, title: title ?? '', lang: lang ?? '', fetchedAtMs: pushedAtMs };
}
