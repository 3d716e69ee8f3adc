// Which pages of the index are pushed documents: rows beside the pages, so that a crawl can ask without leaving its transaction.
import type { Database } from 'better-sqlite3';

/** `pushedAtMs`: that of the source the page was made of, 0 before it is made. */
export type PushedRow = { site: string; id: string; url: string; pushedAtMs: number };

const COLUMNS = 'site, id, url, pushed_at_ms AS pushedAtMs';

export function createPushedRows(db: Database) {
  const table = 'site_pushed_documents';
  const byIdOrUrl = db.prepare(`SELECT ${COLUMNS} FROM ${table} WHERE site = ? AND id = ? UNION
    SELECT ${COLUMNS} FROM ${table} WHERE site = ? AND url = ?`);
  const byUrl = db.prepare(`SELECT 1 FROM ${table} WHERE site = ? AND url = ?`);
  const ofSite = db.prepare(`SELECT 1 FROM ${table} WHERE site = ? LIMIT 1`);
  const all = db.prepare(`SELECT ${COLUMNS} FROM ${table}`);
  const put = db.prepare(`INSERT OR REPLACE INTO ${table} (site, id, url, pushed_at_ms) VALUES (?, ?, ?, ?)`);
  const drop = db.prepare(`DELETE FROM ${table} WHERE site = ? AND id = ?`);
  return {
    /** Those with this id or this address. */
    of: (site: string, id: string, url: string) => byIdOrUrl.all(site, id, site, url) as PushedRow[],
    has: (site: string, url: string) => byUrl.get(site, url) !== undefined,
    hasAny: (site: string) => ofSite.get(site) !== undefined,
    all: () => all.all() as PushedRow[],
    /** In place of those with the same id or address. */
    put: ({ site, id, url, pushedAtMs }: PushedRow) => void put.run(site, id, url, pushedAtMs),
    drop: (site: string, id: string) => void drop.run(site, id),
  };
}
