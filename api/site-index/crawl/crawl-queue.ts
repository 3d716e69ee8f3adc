// The queue of a crawl of one site and the records of its pages, in SQLite, so that a crawl interrupted by a restart
// resumes where it was. SQL on its own tables; no fetching.
import type { Database } from 'better-sqlite3';
import { yieldToEventLoop } from '../../time/wait.ts';

/** How old an unfinished crawl may be and still be continued; after that the sitemap is read anew. In milliseconds. */
const RESUME_WITHIN_MS = 24 * 3_600_000;
/**
 * A date in the list covers the copy that was read only when the page was read this long after it, in ms: the date may
 * be a day anywhere on earth, and caches between may serve the older page for a while.
 */
const SETTLED_AFTER_MS = 36 * 3_600_000;
/** How long a date in the list is trusted; then the page is fetched anyway, for lists with outdated dates. In ms. */
const TRUST_LIST_MS = 7 * 24 * 3_600_000;

/** How long after its last page a crawl of another process, if that still runs, counts as active, in ms: pages may take 15 s, twice. */
const HELD_MS = 60_000;
/** Rows written or removed before yielding to other work of this process: some 20 ms. */
const ROWS_AT_ONCE = 1_000;
/** Limits of one call of `takeVanished`: records read, and pages to remove; each some milliseconds. */
export const VANISHED_TURN = { records: 500, pages: 10 } as const;
/** Addresses read ahead of a host's queue. */
const READ_AHEAD = 50;

export type PageState = 'waiting' | 'done' | 'failed';

/** A page of the list; when it last changed, in ms since the epoch, if the list says so. */
export type ListedPage = { url: string; modifiedAtMs: number | null };

/** Pages listed, processed so far (also by an earlier, interrupted crawl), and their results in this one. */
export type CrawlCounts = {
  found: number;
  done: number;
  fetched: number;
  unchanged: number;
  removed: number;
  failed: number;
};

/** The result of a crawl. */
export type CrawlSummary = {
  found: number;
  done: number;
  /** New or changed, and now in the index. */
  fetched: number;
  /** Not modified, the same content, or a copy of another page of the site. */
  unchanged: number;
  /** Removed from the index: no longer listed, gone, or disallowed for crawlers. */
  removed: number;
  /** Pages that could not be read; an older copy stays in the index. `failedCount` counts them all. */
  failed: { url: string; reason: string; detail?: string }[];
  failedCount: number;
  /** This crawl resumed one that was interrupted. */
  isResumed: boolean;
};

/** The last completed crawl of a site. Times in ms since the epoch; `summary` null for one of an earlier version. */
export type CrawlEnd = { sitemapUrl: string; startedAtMs: number; endedAtMs: number; summary: CrawlSummary | null };

type CrawlRow = {
  number: number;
  sitemap_url: string;
  started_at_ms: number;
  is_open: number;
  is_complete: number;
  follows_links: number;
  pid: number | null;
  alive_at_ms: number;
};
type RecordRow = { url: string; indexedUrl: string; isGone: 0 | 1 };

/** The crawl of one site. One at a time may be open for a site. */
export interface CrawlQueue {
  /** Another process on this machine is crawling the site. */
  isHeldByOther(): boolean;
  /** Releases an unfinished crawl, so that any process can resume it. */
  release(): void;
  /** True when there is an unfinished crawl of the same sitemap to resume; pages it had taken and not ended wait again. */
  resume(): boolean;
  /**
   * Starts a new crawl of these pages; the unfinished rest of an older one is dropped. `isComplete`: the list has all pages.
   * `followsLinks`: the pages are where to start, and links are added.
   * Yields to other work between parts of a long list; if interrupted, the crawl has not begun.
   */
  begin(pages: readonly ListedPage[], list: { isComplete: boolean; followsLinks?: boolean }): Promise<void>;
  /** Whether the open crawl follows links, because the site has no list. */
  followsLinks(): boolean;
  /** Adds pages found while crawling, up to `most` in all; false when some did not fit. Known ones are left as they are. */
  add(urls: readonly string[], most: number): boolean;
  /** The crawl has found every page: at its end, those of earlier crawls that it did not find are gone. */
  markComplete(): void;
  count(state?: PageState): number;
  hosts(): string[];
  /** The next waiting page of a host that is not taken in this process. Costs no write: after a crash it still waits. */
  take(host: string): string | null;
  /** Ends an attempt at a page; `waiting` puts it back at the end of the queue. */
  settle(url: string, state: PageState): void;
  /** Number of ended attempts. */
  attempts(url: string): number;
  /** Whether the list says, with a trusted date, that the page has not changed since it was read. */
  isUntouched(url: string): boolean;
  /** When the list says that a page was changed; null: it does not say. */
  listedAtMs(url: string): number | null;
  /** Records that the page stays as an earlier crawl found it, without a fetch. */
  keep(url: string): void;
  /** Every page that this crawl or an earlier one has put into the index. */
  knownUrls(): string[];
  /** Under which URL the index holds what was found at `url`, from this crawl or an earlier one. */
  indexedUrl(url: string): string | null;
  /** The content this crawl has put under an indexed URL on behalf of another page than `url`. */
  contentOfOther(indexedUrl: string, url: string): string | null;
  /**
   * Records what this crawl found at `url`; null. Where another page of this crawl has the same content already, records nothing and
   * gives that page.
   */
  claim(url: string, indexedUrl: string, contentHash: string): { url: string; indexedUrl: string } | null;
  /** Deletes the record of a page that is gone; gives its URL in the index, if no other page is there now. */
  forget(url: string): string | null;
  /**
   * Indexed URLs of earlier crawls that this one did not find, among the records after the URL `after`; none when the list was
   * not complete, or another process has ended this crawl or begun one. Deletes their records,
   * so the caller removes the pages in the same transaction. One call reads a bounded
   * number: `next` is the next `after`, null at the end.
   */
  takeVanished(after: string): { urls: string[]; next: string | null };
  /** Ends the crawl: nothing remains to resume. */
  finish(summary: CrawlSummary): Promise<void>;
  /** Whether a crawl of this sitemap was begun and not completed. */
  isUnfinished(): boolean;
  /** The last completed crawl of the site, of any sitemap; null when there is none. */
  lastEnd(): CrawlEnd | null;
}

/** `db`: of open-index.ts. */
export function createCrawlQueue(
  db: Database,
  job: {
    site: string;
    sitemapUrl: string;
    now: () => number;
    /** This process; and whether another one runs. */
    pid?: number;
    isAlive?(pid: number): boolean;
  },
): CrawlQueue {
  const { site, pid = process.pid, isAlive = isRunning } = job;
  const one = <Row>(sql: string, ...values: unknown[]): Row | undefined =>
    db.prepare(sql).get(...values) as Row | undefined;
  const crawl = () => one<CrawlRow>(`SELECT * FROM site_crawl_crawls WHERE site = ?`, site);
  const hold = db.prepare(`UPDATE site_crawl_crawls SET pid = ?, alive_at_ms = ? WHERE site = ? AND number = ?`);
  let number = crawl()?.number ?? 0;

  const findNext = db
    .prepare(
      `SELECT url FROM site_crawl_queue WHERE site = ? AND state = 'waiting' AND host = ? ORDER BY attempts, id LIMIT ?`,
    )
    .pluck();
  const deleteSome = db.prepare(
    `DELETE FROM site_crawl_queue WHERE id IN (SELECT id FROM site_crawl_queue WHERE site = ? LIMIT ${ROWS_AT_ONCE})`,
  );
  const empty = async () => {
    while (deleteSome.run(site).changes > 0) await yieldToEventLoop();
  };
  const attemptsOf = (url: string) =>
    one<{ attempts: number }>(`SELECT attempts FROM site_crawl_queue WHERE site = ? AND url = ?`, site, url)?.attempts;
  const taken = new Set<string>();
  const ahead = new Map<string, string[]>();
  const setState = db.prepare(
    `UPDATE site_crawl_queue SET state = ?, attempts = attempts + 1 WHERE site = ? AND url = ?`,
  );
  // INDEXED BY: by default SQLite prefers the primary key for these two and reads all pages of the site for each one.
  // Content an earlier crawl found at a page that still waits counts as well: else two copies would alternate.
  const findSame = db.prepare(`
    SELECT url, indexed_url AS indexedUrl FROM site_crawl_pages AS page INDEXED BY site_crawl_pages_content WHERE site = @site AND content_hash = @hash AND url <> @url AND indexed_url <> @indexedUrl AND
      (crawl = @number OR EXISTS (
        SELECT 1 FROM site_crawl_queue WHERE site = @site AND url = page.url AND state = 'waiting'
      )) LIMIT 1`);
  const findHolder = db.prepare(
    `SELECT content_hash FROM site_crawl_pages INDEXED BY site_crawl_pages_indexed WHERE site = ? AND indexed_url = ? AND url <> ? AND crawl = ? LIMIT 1`,
  );
  const putPage = db.prepare(`
    INSERT INTO site_crawl_pages (site, url, indexed_url, content_hash, crawl, asked_at_ms) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (site, url) DO UPDATE SET indexed_url = excluded.indexed_url, content_hash = excluded.content_hash,
      crawl = excluded.crawl, asked_at_ms = excluded.asked_at_ms`);
  const findDates = db.prepare(`
    SELECT listed.modified_at_ms AS modifiedAtMs, page.asked_at_ms AS askedAtMs
    FROM site_crawl_queue AS listed JOIN site_crawl_pages AS page ON page.site = listed.site AND page.url = listed.url
    WHERE listed.site = ? AND listed.url = ?`);
  const findListed = db.prepare(`SELECT modified_at_ms FROM site_crawl_queue WHERE site = ? AND url = ?`).pluck();
  const keepPage = db.prepare(`UPDATE site_crawl_pages SET crawl = ? WHERE site = ? AND url = ?`);
  const findPage = db.prepare(`SELECT indexed_url FROM site_crawl_pages WHERE site = ? AND url = ?`);
  const deleteRecord = db.prepare(`DELETE FROM site_crawl_pages WHERE site = ? AND url = ?`);
  // A listed page that could not be read this time is not gone: it stays until the server reports it gone.
  const findRecords = db.prepare(`
    SELECT url, indexed_url AS indexedUrl,
      crawl < @number AND NOT EXISTS (SELECT 1 FROM site_crawl_queue WHERE site = @site AND url = page.url) AS isGone
    FROM site_crawl_pages AS page WHERE site = @site AND url > @after ORDER BY url LIMIT ${VANISHED_TURN.records}`);
  const isHeldByOther = db.prepare(`SELECT 1 FROM site_crawl_pages WHERE site = ? AND indexed_url = ? LIMIT 1`);

  return {
    isHeldByOther() {
      const open = crawl();
      if (open?.is_open !== 1 || open.pid === null || open.pid === pid) return false;
      return job.now() - open.alive_at_ms < HELD_MS && isAlive(open.pid);
    },
    release: () => void hold.run(null, 0, site, number),
    resume() {
      const open = crawl();
      if (open === undefined || open.is_open === 0 || open.sitemap_url !== job.sitemapUrl) return false;
      if (job.now() - open.started_at_ms > RESUME_WITHIN_MS) return false;
      number = open.number;
      // An earlier version noted in the table what it had taken.
      db.prepare(`UPDATE site_crawl_queue SET state = 'waiting' WHERE site = ? AND state = 'taken'`).run(site);
      hold.run(pid, job.now(), site, number);
      return true;
    },
    followsLinks: () => crawl()?.follows_links === 1,
    async begin(listed, { isComplete, followsLinks = false }) {
      number = (crawl()?.number ?? 0) + 1;
      const add = db.prepare(
        `INSERT OR IGNORE INTO site_crawl_queue (site, url, host, modified_at_ms) VALUES (?, ?, ?, ?)`,
      );
      const note = db.prepare(`
        INSERT OR REPLACE INTO site_crawl_crawls (site, sitemap_url, number, started_at_ms, is_open, is_complete, follows_links, pid, alive_at_ms)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
      const noteOpen = (isOpen: 0 | 1) => {
        const nowMs = job.now();
        note.run(site, job.sitemapUrl, number, nowMs, isOpen, isComplete ? 1 : 0, followsLinks ? 1 : 0, pid, nowMs);
      };
      noteOpen(0);
      await empty();
      for (let from = 0; from < listed.length; from += ROWS_AT_ONCE) {
        db.transaction(() => {
          for (const { url, modifiedAtMs } of listed.slice(from, from + ROWS_AT_ONCE)) {
            add.run(site, url, new URL(url).host, modifiedAtMs);
          }
        })();
        await yieldToEventLoop();
      }
      noteOpen(1);
    },
    add(urls, most) {
      const add = db.prepare(
        `INSERT OR IGNORE INTO site_crawl_queue (site, url, host, modified_at_ms) VALUES (?, ?, ?, NULL)`,
      );
      let room = most - this.count();
      for (const url of urls) {
        if (room <= 0 && attemptsOf(url) === undefined) return false;
        room -= add.run(site, url, new URL(url).host).changes;
      }
      return true;
    },
    markComplete: () =>
      void db.prepare(`UPDATE site_crawl_crawls SET is_complete = 1 WHERE site = ? AND number = ?`).run(site, number),
    count(state) {
      const where = state === undefined ? '' : 'AND state = ?';
      const values = state === undefined ? [site] : [site, state];
      return (
        one<{ n: number }>(`SELECT count(*) AS n FROM site_crawl_queue WHERE site = ? ${where}`, ...values)?.n ?? 0
      );
    },
    hosts() {
      const rows = db
        .prepare(`SELECT DISTINCT host FROM site_crawl_queue WHERE site = ? AND state = 'waiting'`)
        .all(site);
      return (rows as { host: string }[]).map((row) => row.host);
    },
    take(host) {
      const isFree = (url: string) => !taken.has(url);
      let urls = ahead.get(host) ?? [];
      if (urls.length === 0) {
        // As many more as may be taken, so that something free is among them if there is any.
        urls = (findNext.all(site, host, READ_AHEAD + taken.size) as string[]).filter(isFree);
        ahead.set(host, urls);
      }
      const url = urls.shift() ?? null;
      if (url !== null) taken.add(url);
      return url;
    },
    settle(url, state) {
      setState.run(state, site, url);
      hold.run(pid, job.now(), site, number);
      taken.delete(url);
    },
    attempts: (url) => attemptsOf(url) ?? 0,
    isUntouched(url) {
      const dates = findDates.get(site, url) as { modifiedAtMs: number | null; askedAtMs: number } | undefined;
      if (dates === undefined || dates.modifiedAtMs === null) return false;
      const isSettled = dates.modifiedAtMs + SETTLED_AFTER_MS < dates.askedAtMs;
      return isSettled && job.now() - dates.askedAtMs < TRUST_LIST_MS;
    },
    listedAtMs: (url) => (findListed.get(site, url) as number | null | undefined) ?? null,
    keep: (url) => void keepPage.run(number, site, url),
    knownUrls: () => db.prepare(`SELECT url FROM site_crawl_pages WHERE site = ?`).pluck().all(site) as string[],
    indexedUrl: (url) => (findPage.get(site, url) as { indexed_url: string } | undefined)?.indexed_url ?? null,
    contentOfOther: (indexedUrl, url) =>
      (findHolder.get(site, indexedUrl, url, number) as { content_hash: string } | undefined)?.content_hash ?? null,
    claim(url, indexedUrl, contentHash) {
      const same = findSame.get({ site, hash: contentHash, url, indexedUrl, number });
      if (same !== undefined) return same as { url: string; indexedUrl: string };
      putPage.run(site, url, indexedUrl, contentHash, number, job.now());
      return null;
    },
    forget(url) {
      const indexedUrl = (findPage.get(site, url) as { indexed_url: string } | undefined)?.indexed_url ?? null;
      deleteRecord.run(site, url);
      return indexedUrl === null || isHeldByOther.get(site, indexedUrl) !== undefined ? null : indexedUrl;
    },
    takeVanished(after) {
      const open = crawl();
      // With another crawl's list, or none, every page would seem no longer listed.
      const isOwn = open?.number === number && open.is_open === 1;
      if (!isOwn || open.is_complete !== 1) return { urls: [], next: null };
      const records = findRecords.all({ site, after, number }) as RecordRow[];
      const gone: RecordRow[] = [];
      let last = after;
      for (const record of records) {
        if (gone.length >= VANISHED_TURN.pages) break;
        if (record.isGone === 1) gone.push(record);
        last = record.url;
      }
      for (const { url } of gone) deleteRecord.run(site, url);
      const urls = new Set(gone.map((record) => record.indexedUrl));
      const isEnd = records.length < VANISHED_TURN.records && last === records.at(-1)?.url;
      return {
        urls: [...urls].filter((url) => isHeldByOther.get(site, url) === undefined),
        next: isEnd || records.length === 0 ? null : last,
      };
    },
    async finish(summary) {
      let isOwn = false;
      db.transaction(() => {
        const startedAtMs = crawl()?.started_at_ms ?? job.now();
        const { changes } = db
          .prepare(`UPDATE site_crawl_crawls SET is_open = 0 WHERE site = ? AND number = ?`)
          .run(site, number);
        isOwn = changes > 0;
        db.prepare(
          `INSERT OR REPLACE INTO site_crawl_ends (site, ended_at_ms, started_at_ms, sitemap_url, summary) VALUES (?, ?, ?, ?, ?)`,
        ).run(site, job.now(), startedAtMs, job.sitemapUrl, JSON.stringify(summary));
      })();
      if (isOwn) await empty();
    },
    isUnfinished() {
      const open = crawl();
      return open?.is_open === 1 && open.sitemap_url === job.sitemapUrl;
    },
    lastEnd() {
      const row = one<{ sitemapUrl: string; startedAtMs: number | null; endedAtMs: number; summary: string }>(
        `SELECT sitemap_url AS sitemapUrl, started_at_ms AS startedAtMs, ended_at_ms AS endedAtMs, summary FROM site_crawl_ends WHERE site = ?`,
        site,
      );
      if (row === undefined) return null;
      return { ...row, startedAtMs: row.startedAtMs ?? row.endedAtMs, summary: JSON.parse(row.summary) };
    },
  };
}

/** Signal 0 asks whether there is such a process; one of another user counts as well. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
