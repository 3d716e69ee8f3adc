// Removes everything that the index has of a site, a few pages at a time, so that other sites are answered meanwhile.
import type { Database } from 'better-sqlite3';
import { emptyWal } from '../store/sqlite/database/empty-wal.ts';
import { yieldToEventLoop } from '../time/wait.ts';
import type { PassageIndex } from './passage-index.ts';

/** Pages removed before other work has its turn: some milliseconds. */
const PAGES_AT_ONCE = 10;
/** Rows of crawls removed at once. */
const ROWS_AT_ONCE = 1_000;

/** Tables with rows of a site, and what names a row among them. */
const ROWS = [
  ['site_crawl_queue', 'url'],
  ['site_crawl_pages', 'url'],
  ['site_crawl_crawls', 'site'],
  ['site_crawl_ends', 'site'],
  ['site_pushed_documents', 'id'],
] as const;

/** Nothing may be crawling the site. */
export async function removeSiteIndex(
  site: string,
  { db, index }: { db: Database; index: Pick<PassageIndex, 'listPages' | 'removePage' | 'removeSite'> },
): Promise<void> {
  for (;;) {
    const pages = index.listPages(site, { limit: PAGES_AT_ONCE });
    if (pages.length === 0) break;
    for (const { url } of pages) index.removePage(site, url);
    await yieldToEventLoop();
  }
  index.removeSite(site);
  for (const [table, name] of ROWS) {
    const some = `SELECT ${name} FROM ${table} WHERE site = @site LIMIT ${ROWS_AT_ONCE}`;
    const remove = db.prepare(`DELETE FROM ${table} WHERE site = @site AND ${name} IN (${some})`);
    while (remove.run({ site }).changes > 0) await yieldToEventLoop();
  }
  emptyWal(db);
}
