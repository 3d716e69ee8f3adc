// The passages of several sites in one database: forwards every call to the tables of its site.
// Leaves SQL and search of one site to site-tables.ts, cutting pages to passages.ts, answers to answer.ts.
import type { Database } from 'better-sqlite3';
import type { TermStatistics } from '../ranking/question/term-statistics.ts';
import type { Explanation, Hit, IndexedPage, PageRecord, PlainPassage, SearchOptions } from './indexed-page.ts';
import { reanalyse } from './reanalyse.ts';
import { migrateIndex } from './tables/migrate-index.ts';
import { SiteTables } from './tables/site-tables.ts';

export type { Explanation, Hit, IndexedPage, PageRecord, PlainPassage, SearchOptions } from './indexed-page.ts';

/** Search over the passages of any number of sites in one database. */
export class PassageIndex {
  readonly #db: Database;
  readonly #sites = new Map<string, SiteTables>();

  /** Creates its tables in `db` when they are missing. The caller owns the database: it sets pragmas and closes it. */
  constructor(db: Database) {
    this.#db = db;
    migrateIndex(db);
    reanalyse(db, (site, page) => this.#open(site, true)?.replacePage(page));
  }

  /** Stores a page in place of what was there under its URL. Only rows of this page change. */
  replacePage(site: string, page: IndexedPage): void {
    const tables = this.#open(site, true) as SiteTables;
    this.#db.transaction(() => tables.replacePage(page))();
  }

  /** Stores many pages in one transaction: ten times faster than one by one. */
  replacePages(site: string, pages: Iterable<IndexedPage>): void {
    const tables = this.#open(site, true) as SiteTables;
    this.#db.transaction(() => {
      for (const page of pages) tables.replacePage(page);
    })();
  }

  /** Changes the date of a page whose text is the same. */
  datePage(site: string, url: string, datedAt: string | undefined): void {
    this.#open(site, false)?.datePage(url, datedAt);
  }

  /** Removes a page with its passages; whether there was one. */
  removePage(site: string, url: string): boolean {
    const tables = this.#open(site, false);
    return tables ? this.#db.transaction(() => tables.removePage(url))() : false;
  }

  /** Removes everything of a site. */
  removeSite(site: string): void {
    const tables = this.#open(site, false);
    if (!tables) return;
    this.#db.transaction(() => tables.drop())();
    this.#sites.delete(site);
  }

  /** The record of a page, or undefined. */
  getPage(site: string, url: string): PageRecord | undefined {
    return this.#open(site, false)?.getPage(url);
  }

  /** The passages of a page in its order; none for an unknown page. */
  passagesOf(site: string, url: string): PlainPassage[] {
    return this.#open(site, false)?.passagesOf(url) ?? [];
  }

  /** The pages of a site in the order of their URLs, `limit` after the URL `after`. */
  listPages(site: string, { after = '', limit = 100 }: { after?: string; limit?: number } = {}): PageRecord[] {
    return this.#open(site, false)?.listPages(after, limit) ?? [];
  }

  /** Pages of a site. */
  pageCount(site: string): number {
    return this.#open(site, false)?.pageCount() ?? 0;
  }

  /** The languages of a site's pages, that of most pages first. */
  languages(site: string): readonly string[] {
    return this.#open(site, false)?.languages ?? [];
  }

  /** Passages of a site. */
  passageCount(site: string): number {
    return this.#open(site, false)?.passageCount ?? 0;
  }

  /**
   * The best passages for a question, best first. Empty when the site has no word of it. With questions `before` it, passages are found for
   * its own words and for those together with what it takes from them.
   */
  search(site: string, query: string, { limit = 10, ...options }: SearchOptions & { limit?: number } = {}): Hit[] {
    return this.#open(site, false)?.search(query, limit, options) ?? [];
  }

  /** The questions `before` without what the one that continues them replaces: "price of the" of "price of the One", "and the Duo?". */
  carried(site: string, query: string, before: readonly string[]): string[] {
    return this.#open(site, false)?.carried(query, before) ?? [...before];
  }

  /** The candidates of a question in ranked order with the features they were ranked by: for tuning and for "why was this found?". */
  explain(site: string, query: string): Explanation[] {
    return this.#open(site, false)?.explain(query) ?? [];
  }

  /** A question that continues those `before`, as the search ranks it: for tuning. */
  explainContinued(site: string, query: string, before: readonly string[], isFollowUp: boolean) {
    return this.#open(site, false)?.explainContinued(query, before, isFollowUp);
  }

  /** 0 to 1: confidence that the site is about the question. See isAnswerable in answer.ts for the threshold. */
  confidence(site: string, query: string): number {
    return this.search(site, query, { limit: 1 })[0]?.confidence ?? 0;
  }

  /** Word statistics of a site, for selectSentences; undefined for an unknown site. Valid until the site changes. */
  statistics(site: string): TermStatistics | undefined {
    return this.#open(site, false);
  }

  /** Merges the segments of the full-text index: worth it after a first crawl, not after single pages. */
  optimize(site: string): void {
    this.#open(site, false)?.optimize();
  }

  /**
   * Words of removed passages stay in the list that misspelt words are compared with until they are swept: reads `limit` of
   * them after `after`. Gives the next `after`, null at the end.
   */
  sweepWords(site: string, { after = '', limit = 500 }: { after?: string; limit?: number } = {}): string | null {
    return this.#open(site, false)?.sweepWords(after, limit) ?? null;
  }

  /**
   * Writes a bit of the full-text index of a site anew, without what is left there of removed passages; whether more remains. `isFirst`: of
   * all its parts, else of those that were begun.
   */
  mergeTerms(site: string, { isFirst }: { isFirst: boolean }): boolean {
    return this.#open(site, false)?.mergeTerms(isFirst) ?? false;
  }

  #open(site: string, create: boolean): SiteTables | undefined {
    const known = this.#sites.get(site);
    known?.refresh();
    if (known) return known;
    let row = this.#db.prepare('SELECT id FROM site_index_sites WHERE site = ?').pluck().get(site) as
      | number
      | undefined;
    if (row === undefined) {
      if (!create) return undefined;
      row = Number(this.#db.prepare('INSERT INTO site_index_sites (site) VALUES (?)').run(site).lastInsertRowid);
    }
    const tables = new SiteTables(this.#db, row);
    this.#sites.set(site, tables);
    return tables;
  }
}
