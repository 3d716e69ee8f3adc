// The tables of index.db as Drizzle definitions; migrations/ is generated from them: `npm run migrations`.
// Everything in that file is made from crawled pages and from the documents that the store keeps: it may be deleted.
// The full-text tables of each site are made with the site, see site-tables.ts. Times are milliseconds since the epoch.
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const sites = sqliteTable('site_index_sites', {
  id: integer('id').primaryKey(),
  site: text('site').notNull().unique(),
  passages: integer('passages').notNull().default(0),
  tokens: integer('tokens').notNull().default(0),
});

export const pages = sqliteTable(
  'site_index_pages',
  {
    id: integer('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    lang: text('lang').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** ISO 8601. */
    datedAt: text('dated_at'),
    contentHash: text('content_hash').notNull(),
    fetchedAtMs: integer('fetched_at_ms').notNull(),
    /** JSON list of names. */
    breadcrumb: text('breadcrumb').notNull().default('[]'),
    /** Version of the analysis of its passages; see reanalyse.ts. */
    analysis: integer('analysis').notNull().default(0),
  },
  (table) => [
    uniqueIndex('site_index_pages_url').on(table.siteId, table.url),
    index('site_index_pages_lang').on(table.siteId, table.lang),
  ],
);

export const passages = sqliteTable(
  'site_index_passages',
  {
    id: integer('id').primaryKey(),
    pageId: integer('page_id').notNull(),
    heading: text('heading').notNull(),
    text: text('text').notNull(),
    length: integer('length').notNull(),
    codes: blob('codes').notNull(),
    fragment: text('fragment').notNull().default(''),
  },
  (table) => [index('site_index_passages_page').on(table.pageId)],
);

/** The crawl of each site, see crawl/crawl-queue.ts. */
export const crawls = sqliteTable('site_crawl_crawls', {
  site: text('site').primaryKey(),
  sitemapUrl: text('sitemap_url').notNull(),
  number: integer('number').notNull(),
  startedAtMs: integer('started_at_ms').notNull(),
  isOpen: integer('is_open').notNull(),
  isComplete: integer('is_complete').notNull(),
  /** It began at the home page and goes on with the links that it finds. */
  followsLinks: integer('follows_links').notNull().default(0),
  /** The process that runs it, and when that last settled a page. */
  pid: integer('pid'),
  aliveAtMs: integer('alive_at_ms').notNull().default(0),
});

export const crawlQueue = sqliteTable(
  'site_crawl_queue',
  {
    id: integer('id').primaryKey(),
    site: text('site').notNull(),
    url: text('url').notNull(),
    host: text('host').notNull(),
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    modifiedAtMs: integer('modified_at_ms'),
  },
  (table) => [
    uniqueIndex('site_crawl_queue_url').on(table.site, table.url),
    index('site_crawl_queue_next').on(table.site, table.state, table.host, table.attempts, table.id),
  ],
);

export const crawlPages = sqliteTable(
  'site_crawl_pages',
  {
    site: text('site').notNull(),
    url: text('url').notNull(),
    indexedUrl: text('indexed_url').notNull(),
    contentHash: text('content_hash').notNull(),
    crawl: integer('crawl').notNull(),
    askedAtMs: integer('asked_at_ms').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.url] }),
    index('site_crawl_pages_content').on(table.site, table.contentHash, table.crawl),
    index('site_crawl_pages_indexed').on(table.site, table.indexedUrl),
  ],
);

export const crawlEnds = sqliteTable('site_crawl_ends', {
  site: text('site').primaryKey(),
  endedAtMs: integer('ended_at_ms').notNull(),
  startedAtMs: integer('started_at_ms'),
  sitemapUrl: text('sitemap_url').notNull().default(''),
  /** JSON of a CrawlSummary. */
  summary: text('summary').notNull().default('null'),
});

/** The pushed documents among the pages; the store keeps their source. `pushed_at_ms` 0: not read into the index yet. */
export const pushedDocuments = sqliteTable(
  'site_pushed_documents',
  {
    site: text('site').notNull(),
    id: text('id').notNull(),
    url: text('url').notNull(),
    pushedAtMs: integer('pushed_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.id] }),
    uniqueIndex('site_pushed_documents_url').on(table.site, table.url),
  ],
);
