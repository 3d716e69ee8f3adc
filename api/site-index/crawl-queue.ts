// What a crawl of one site still has to do and what it has put into the index, in SQLite, so that a crawl cut off by a restart
// goes on where it was. Knows SQL and its own tables; nothing of fetching.
import type { Database } from 'better-sqlite3';

/** How old an unfinished crawl may be and still be continued; after that the sitemap is read anew. In milliseconds. */
const RESUME_WITHIN_MS = 24 * 3_600_000;

export type PageState = 'waiting' | 'taken' | 'done' | 'failed';

/** The crawl of one site. One at a time may be open for a site. */
export interface CrawlQueue {
  /** True when an unfinished crawl of the same sitemap is there to go on with; its taken pages wait again. */
  resume(): boolean;
  /** Begins anew with these pages; what an older crawl left undone is dropped. `isComplete`: nothing is missing from the list. */
  begin(urls: Iterable<string>, isComplete: boolean): void;
  count(state?: PageState): number;
  hosts(): string[];
  /** The next waiting page of a host, marked as taken. */
  take(host: string): string | null;
  /** Ends a page; `waiting` puts it back at the end of the queue. */
  settle(url: string, state: 'waiting' | 'done' | 'failed'): void;
  attempts(url: string): number;
  /** Under which URL the index holds what was found at `url`, from this crawl or an earlier one. */
  indexedUrl(url: string): string | null;
  /** The content this crawl has put under an indexed URL on behalf of another page than `url`. */
  contentOfOther(indexedUrl: string, url: string): string | null;
  /** Records what this crawl found at `url`. False when another page of this crawl has the same content already. */
  claim(url: string, indexedUrl: string, contentHash: string): boolean;
  /** Takes back the record of a page that is gone; gives the URL the index held it under, if no other page is there now. */
  forget(url: string): string | null;
  /** Indexed URLs of earlier crawls that this one did not meet; empty when the list was not complete. Their records go. */
  takeVanished(): string[];
  /** The crawl is over: nothing is left to resume. */
  finish(): void;
}

/** Opens (and once makes) the tables. `prefix` begins their names. */
export function createCrawlQueue(
  db: Database,
  job: { site: string; sitemapUrl: string; now: () => number },
  { prefix = 'site_crawl_' }: { prefix?: string } = {},
): CrawlQueue {
  const [crawls, queue, pages] = [`${prefix}crawls`, `${prefix}queue`, `${prefix}pages`];
  db.exec(`
    CREATE TABLE IF NOT EXISTS ${crawls} (
      site TEXT PRIMARY KEY, sitemap_url TEXT NOT NULL, number INTEGER NOT NULL, started_at_ms INTEGER NOT NULL,
      is_open INTEGER NOT NULL, is_complete INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${queue} (
      id INTEGER PRIMARY KEY, site TEXT NOT NULL, url TEXT NOT NULL, host TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'waiting',
      attempts INTEGER NOT NULL DEFAULT 0, UNIQUE (site, url)
    );
    CREATE INDEX IF NOT EXISTS ${queue}_next ON ${queue} (site, state, host, attempts, id);
    CREATE TABLE IF NOT EXISTS ${pages} (
      site TEXT NOT NULL, url TEXT NOT NULL, indexed_url TEXT NOT NULL, content_hash TEXT NOT NULL, crawl INTEGER NOT NULL,
      PRIMARY KEY (site, url)
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS ${pages}_content ON ${pages} (site, content_hash, crawl);
    CREATE INDEX IF NOT EXISTS ${pages}_indexed ON ${pages} (site, indexed_url);
  `);
  const { site } = job;
  const one = <Row>(sql: string, ...values: unknown[]): Row | undefined =>
    db.prepare(sql).get(...values) as Row | undefined;
  const crawl = () =>
    one<{ number: number; sitemap_url: string; started_at_ms: number; is_open: number; is_complete: number }>(
      `SELECT * FROM ${crawls} WHERE site = ?`,
      site,
    );
  let number = crawl()?.number ?? 0;

  const takeNext = db.prepare(`
    UPDATE ${queue} SET state = 'taken', attempts = attempts + 1 WHERE id = (
      SELECT id FROM ${queue} WHERE site = ? AND state = 'waiting' AND host = ? ORDER BY attempts, id LIMIT 1
    ) RETURNING url`);
  const setState = db.prepare(`UPDATE ${queue} SET state = ? WHERE site = ? AND url = ?`);
  // Content an earlier crawl found at a page that is still to be looked at counts as well: else two copies would take turns.
  const findSame = db.prepare(`
    SELECT 1 FROM ${pages} AS page WHERE site = @site AND content_hash = @hash AND url <> @url AND indexed_url <> @indexedUrl AND
      (crawl = @number OR EXISTS (
        SELECT 1 FROM ${queue} WHERE site = @site AND url = page.url AND state IN ('waiting', 'taken')
      )) LIMIT 1`);
  const findHolder = db.prepare(
    `SELECT content_hash FROM ${pages} WHERE site = ? AND indexed_url = ? AND url <> ? AND crawl = ? LIMIT 1`,
  );
  const putPage = db.prepare(`
    INSERT INTO ${pages} (site, url, indexed_url, content_hash, crawl) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (site, url) DO UPDATE SET
      indexed_url = excluded.indexed_url, content_hash = excluded.content_hash, crawl = excluded.crawl`);
  const findPage = db.prepare(`SELECT indexed_url FROM ${pages} WHERE site = ? AND url = ?`);
  const isHeldByOther = db.prepare(`SELECT 1 FROM ${pages} WHERE site = ? AND indexed_url = ? LIMIT 1`);

  return {
    resume() {
      const open = crawl();
      if (open === undefined || open.is_open === 0 || open.sitemap_url !== job.sitemapUrl) return false;
      if (job.now() - open.started_at_ms > RESUME_WITHIN_MS) return false;
      db.prepare(`UPDATE ${queue} SET state = 'waiting' WHERE site = ? AND state = 'taken'`).run(site);
      return true;
    },
    begin(urls, isComplete) {
      number++;
      const add = db.prepare(`INSERT OR IGNORE INTO ${queue} (site, url, host) VALUES (?, ?, ?)`);
      db.transaction(() => {
        db.prepare(`DELETE FROM ${queue} WHERE site = ?`).run(site);
        db.prepare(`INSERT OR REPLACE INTO ${crawls} VALUES (?, ?, ?, ?, 1, ?)`).run(
          ...[site, job.sitemapUrl, number, job.now(), isComplete ? 1 : 0],
        );
        for (const url of urls) add.run(site, url, new URL(url).host);
      })();
    },
    count(state) {
      const where = state === undefined ? '' : 'AND state = ?';
      const values = state === undefined ? [site] : [site, state];
      return one<{ n: number }>(`SELECT count(*) AS n FROM ${queue} WHERE site = ? ${where}`, ...values)?.n ?? 0;
    },
    hosts() {
      const rows = db.prepare(`SELECT DISTINCT host FROM ${queue} WHERE site = ? AND state = 'waiting'`).all(site);
      return (rows as { host: string }[]).map((row) => row.host);
    },
    take: (host) => (takeNext.get(site, host) as { url: string } | undefined)?.url ?? null,
    settle: (url, state) => void setState.run(state, site, url),
    attempts: (url) =>
      one<{ attempts: number }>(`SELECT attempts FROM ${queue} WHERE site = ? AND url = ?`, site, url)?.attempts ?? 0,
    indexedUrl: (url) => (findPage.get(site, url) as { indexed_url: string } | undefined)?.indexed_url ?? null,
    contentOfOther: (indexedUrl, url) =>
      (findHolder.get(site, indexedUrl, url, number) as { content_hash: string } | undefined)?.content_hash ?? null,
    claim(url, indexedUrl, contentHash) {
      if (findSame.get({ site, hash: contentHash, url, indexedUrl, number }) !== undefined) return false;
      putPage.run(site, url, indexedUrl, contentHash, number);
      return true;
    },
    forget(url) {
      const indexedUrl = (findPage.get(site, url) as { indexed_url: string } | undefined)?.indexed_url ?? null;
      db.prepare(`DELETE FROM ${pages} WHERE site = ? AND url = ?`).run(site, url);
      return indexedUrl === null || isHeldByOther.get(site, indexedUrl) !== undefined ? null : indexedUrl;
    },
    takeVanished() {
      if (crawl()?.is_complete !== 1) return [];
      // A page of the list that could not be read this time is not gone: it stays until the server says so.
      const gone = `site = ? AND crawl < ? AND url NOT IN (SELECT url FROM ${queue} WHERE site = ?)`;
      const rows = db.prepare(`SELECT DISTINCT indexed_url AS url FROM ${pages} WHERE ${gone}`).all(site, number, site);
      db.prepare(`DELETE FROM ${pages} WHERE ${gone}`).run(site, number, site);
      return (rows as { url: string }[])
        .map((row) => row.url)
        .filter((url) => isHeldByOther.get(site, url) === undefined);
    },
    finish() {
      db.prepare(`UPDATE ${crawls} SET is_open = 0 WHERE site = ?`).run(site);
      db.prepare(`DELETE FROM ${queue} WHERE site = ?`).run(site);
    },
  };
}
