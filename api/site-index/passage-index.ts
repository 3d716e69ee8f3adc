// The passages of several sites in SQLite, and the search over them: FTS5 finds candidates by any word, score-passage.ts ranks them.
// Knows SQL and its own tables; not the network, not how pages are cut (passages.ts) or answers made (answer.ts).
import type { Database, Statement } from 'better-sqlite3';
import { baseLanguage } from './analyse.ts';
import { confidenceOf } from './confidence.ts';
import { analysePassage, packPassage, unpackPassage } from './encode-passage.ts';
import { nearWords, relatives, type Vocabulary } from './near-words.ts';
import { type NearWord, type Question, readQuestion, SURE_QUALITY, type TermStatistics } from './question.ts';
import { type Ranked, rankCandidates } from './rank-candidates.ts';

/** A page as the crawler hands it over; what was there under the same URL is replaced. */
export type IndexedPage = {
  readonly url: string;
  readonly title: string;
  /** BCP 47 tag or base code, as declared or detected. */
  readonly lang: string;
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  /** Hash of the extracted content; the index only stores it. */
  readonly contentHash: string;
  readonly fetchedAtMs: number;
  readonly passages: readonly { readonly heading: string; readonly text: string }[];
};

/** What is known of a stored page, without its passages. */
export type PageRecord = Omit<IndexedPage, 'passages'> & { readonly passageCount: number };

/** A passage found. Higher `score` is better; scores of different questions cannot be compared, `confidence` can. */
export type Hit = {
  readonly passageId: number;
  readonly url: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly lang: string;
  readonly score: number;
  /** 0 to 1: how sure it is that this site speaks of what was asked, from the share of the question that was found. */
  readonly confidence: number;
};

/** Why a passage stands where it stands. */
export type Explanation = { readonly passageId: number; readonly score: number; readonly features: Float64Array };

/** Candidates that are ranked again, per question. More found nothing more on the development sets. */
const CANDIDATES = 60;
/**
 * Rows that FTS5 may score for one question. Its cost is about 0.5 µs a row; on a site of 500,000 passages common words alone
 * would be in most of them. The rarest words of the question are taken first.
 */
const MAX_SCORED_ROWS = 30_000;
/** Longest text of a passage kept, in UTF-16 units: a bound against broken extraction. */
const MAX_PASSAGE_CHARS = 20_000;
/** Document frequencies remembered per site. */
const MAX_FREQUENCIES = 20_000;

/** Search over the passages of any number of sites in one database. */
export class PassageIndex {
  readonly #db: Database;
  readonly #prefix: string;
  readonly #sites = new Map<string, SiteTables>();

  /**
   * Creates its tables in `db` when they are missing, all with names that begin with `prefix` (letters, digits, underscores).
   * The database stays the caller's: it sets pragmas and closes it.
   */
  constructor(db: Database, { prefix = 'site_index_' }: { prefix?: string } = {}) {
    if (!/^[a-z][a-z0-9_]*$/i.test(prefix))
      throw new TypeError(`PassageIndex: prefix "${prefix}" must be letters, digits and underscores`);
    this.#db = db;
    this.#prefix = prefix;
    db.exec(`
      CREATE TABLE IF NOT EXISTS ${prefix}sites (
        id INTEGER PRIMARY KEY, site TEXT NOT NULL UNIQUE, passages INTEGER NOT NULL DEFAULT 0, tokens INTEGER NOT NULL DEFAULT 0);
      CREATE TABLE IF NOT EXISTS ${prefix}pages (
        id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL, url TEXT NOT NULL, title TEXT NOT NULL, lang TEXT NOT NULL, etag TEXT,
        last_modified TEXT, content_hash TEXT NOT NULL, fetched_at_ms INTEGER NOT NULL, UNIQUE (site_id, url));
      CREATE TABLE IF NOT EXISTS ${prefix}passages (
        id INTEGER PRIMARY KEY, page_id INTEGER NOT NULL, heading TEXT NOT NULL, text TEXT NOT NULL, length INTEGER NOT NULL, codes BLOB NOT NULL);
      CREATE INDEX IF NOT EXISTS ${prefix}passages_page ON ${prefix}passages (page_id);
    `);
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

  /** What is stored of a page, or undefined. */
  getPage(site: string, url: string): PageRecord | undefined {
    return this.#open(site, false)?.getPage(url);
  }

  /** The pages of a site in the order of their URLs, `limit` after the URL `after`. */
  listPages(site: string, { after = '', limit = 100 }: { after?: string; limit?: number } = {}): PageRecord[] {
    return this.#open(site, false)?.listPages(after, limit) ?? [];
  }

  /** Pages of a site. */
  pageCount(site: string): number {
    return this.#open(site, false)?.pageCount() ?? 0;
  }

  /** Passages of a site. */
  passageCount(site: string): number {
    return this.#open(site, false)?.passageCount ?? 0;
  }

  /** The best passages for a question, best first. Empty when no word of it is on the site. */
  search(site: string, query: string, { limit = 10 }: { limit?: number } = {}): Hit[] {
    return this.#open(site, false)?.search(query, limit) ?? [];
  }

  /** The candidates of a question in ranked order with the features they were ranked by: for tuning and for "why was this found?". */
  explain(site: string, query: string): Explanation[] {
    return this.#open(site, false)?.explain(query) ?? [];
  }

  /** 0 to 1: how sure it is that the site speaks of what was asked. See isAnswerable in answer.ts for the threshold. */
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

  #open(site: string, create: boolean): SiteTables | undefined {
    const known = this.#sites.get(site);
    if (known) return known;
    const table = `${this.#prefix}sites`;
    let row = this.#db.prepare(`SELECT id FROM ${table} WHERE site = ?`).pluck().get(site) as number | undefined;
    if (row === undefined) {
      if (!create) return undefined;
      row = Number(this.#db.prepare(`INSERT INTO ${table} (site) VALUES (?)`).run(site).lastInsertRowid);
    }
    const tables = new SiteTables(this.#db, this.#prefix, row);
    this.#sites.set(site, tables);
    return tables;
  }
}

type PageRow = {
  id: number;
  url: string;
  title: string;
  lang: string;
  etag: string | null;
  last_modified: string | null;
  content_hash: string;
  fetched_at_ms: number;
  passages: number;
};
type PassageRow = { id: number; page_id: number; codes: Buffer };

/** The tables of one site: a full-text index of its own (so sites never share word statistics), rows in shared tables. */
class SiteTables implements TermStatistics {
  readonly #db: Database;
  readonly #id: number;
  readonly #fts: string;
  readonly #terms: string;
  readonly #sql: ReturnType<typeof statementsOf>;
  #passages: number;
  #tokens: number;
  #languages: readonly string[] | undefined;
  #frequencies = new Map<string, number>();
  #changedSince = 0;
  readonly #vocabulary: Vocabulary = {
    has: (word) => this.documentFrequency(word) > 0,
    startingWith: (prefix, limit) => this.#sql.termsFrom.all(prefix, `${prefix}\u{10ffff}`, limit) as string[],
  };

  constructor(db: Database, prefix: string, id: number) {
    this.#db = db;
    this.#id = id;
    this.#fts = `${prefix}fts_${id}`;
    this.#terms = `${prefix}terms_${id}`;
    // Terms come in ready made, so the cheapest tokenizer that keeps every byte above ASCII together is the right one.
    db.exec(`
      CREATE VIRTUAL TABLE IF NOT EXISTS ${this.#fts} USING fts5(title, heading, body, content='', contentless_delete=1, tokenize='ascii');
      CREATE VIRTUAL TABLE IF NOT EXISTS ${this.#terms} USING fts5vocab(${this.#fts}, row);
    `);
    this.#sql = statementsOf(db, prefix, this.#fts, this.#terms);
    const counts = db.prepare(`SELECT passages, tokens FROM ${prefix}sites WHERE id = ?`).get(id) as {
      passages: number;
      tokens: number;
    };
    this.#passages = counts.passages;
    this.#tokens = counts.tokens;
  }

  get passageCount(): number {
    return this.#passages;
  }

  get averageLength(): number {
    return this.#passages > 0 ? this.#tokens / this.#passages : 1;
  }

  get languages(): readonly string[] {
    this.#languages ??= [
      ...new Set((this.#sql.languages.all(this.#id) as { lang: string }[]).map((row) => baseLanguage(row.lang))),
    ];
    return this.#languages;
  }

  documentFrequency(stem: string): number {
    let frequency = this.#frequencies.get(stem);
    if (frequency === undefined) {
      frequency = (this.#sql.frequency.get(stem) as number | undefined) ?? 0;
      if (this.#frequencies.size >= MAX_FREQUENCIES) this.#frequencies.clear();
      this.#frequencies.set(stem, frequency);
    }
    return frequency;
  }

  nearWords(stem: string, folded: string): readonly NearWord[] {
    return nearWords(stem, folded, this.#vocabulary);
  }

  relatives(stem: string): readonly NearWord[] {
    return relatives(stem, this.#vocabulary);
  }

  replacePage(page: IndexedPage): void {
    this.removePage(page.url);
    const pageId = this.#sql.insertPage.run(
      this.#id,
      page.url,
      page.title,
      page.lang,
      page.etag ?? null,
      page.lastModified ?? null,
      page.contentHash,
      page.fetchedAtMs,
    ).lastInsertRowid;
    let tokens = 0;
    for (const { heading, text } of page.passages) {
      const kept = text.slice(0, MAX_PASSAGE_CHARS);
      const { encoded, stems, length } = analysePassage(page.title, heading, kept, page.lang);
      const { lastInsertRowid } = this.#sql.insertPassage.run(pageId, heading, kept, length, packPassage(encoded));
      this.#sql.insertTerms.run(lastInsertRowid, stems.title, stems.heading, stems.body);
      tokens += length;
    }
    this.#changed(page.passages.length, tokens);
  }

  removePage(url: string): boolean {
    const page = this.#sql.page.get(this.#id, url) as PageRow | undefined;
    if (!page) return false;
    let tokens = 0;
    const passages = this.#sql.passagesOfPage.all(page.id) as { id: number; length: number }[];
    for (const passage of passages) {
      this.#sql.deleteTerms.run(passage.id);
      tokens += passage.length;
    }
    this.#sql.deletePassages.run(page.id);
    this.#sql.deletePage.run(page.id);
    this.#changed(-passages.length, -tokens);
    return true;
  }

  drop(): void {
    this.#sql.deleteSitePassages.run(this.#id);
    this.#sql.deleteSitePages.run(this.#id);
    this.#sql.deleteSite.run(this.#id);
    this.#db.exec(`DROP TABLE ${this.#terms}; DROP TABLE ${this.#fts};`);
  }

  getPage(url: string): PageRecord | undefined {
    const row = this.#sql.page.get(this.#id, url) as PageRow | undefined;
    return row && toRecord(row);
  }

  listPages(after: string, limit: number): PageRecord[] {
    return (this.#sql.pages.all(this.#id, after, limit) as PageRow[]).map(toRecord);
  }

  pageCount(): number {
    return this.#sql.pageCount.get(this.#id) as number;
  }

  optimize(): void {
    this.#db.exec(`INSERT INTO ${this.#fts}(${this.#fts}) VALUES('optimize')`);
  }

  search(query: string, limit: number): Hit[] {
    const question = readQuestion(query, this);
    return this.#rank(question)
      .slice(0, Math.max(0, limit))
      .map(({ key, score, features }) => {
        const row = this.#sql.hit.get(key) as {
          url: string;
          title: string;
          heading: string;
          text: string;
          lang: string;
        };
        return { passageId: key, ...row, score, confidence: confidenceOf(features, question) };
      });
  }

  explain(query: string): Explanation[] {
    return this.#rank(readQuestion(query, this)).map(({ key, score, features }) => ({
      passageId: key,
      score,
      features,
    }));
  }

  #rank(question: Question): Ranked<number>[] {
    const match = this.#matchExpression(question);
    if (!match) return [];
    const rows = this.#sql.candidates.all(match, CANDIDATES) as PassageRow[];
    const needsText = question.bigrams.length > 0;
    return rankCandidates(
      question,
      this.averageLength,
      rows.map((row) => ({
        key: row.id,
        page: row.page_id,
        encoded: unpackPassage(row.codes),
        text: needsText ? (this.#sql.text.get(row.id) as string) : '',
      })),
    );
  }

  /** Any of the question's words, rarest first, within MAX_SCORED_ROWS; the small words only when there are no others. */
  #matchExpression(question: Question): string {
    const major = question.terms.filter((term) => !term.isMinor);
    const options = (major.length > 0 ? major : question.terms).flatMap((term) =>
      term.matches
        .filter(
          (match) =>
            match.quality >= SURE_QUALITY ||
            !term.matches.some((other) => other.quality >= SURE_QUALITY && this.documentFrequency(other.stem) > 0),
        )
        .map(({ stem }) => ({ stem, frequency: this.documentFrequency(stem) })),
    );
    const present = options.filter((option) => option.frequency > 0).sort((a, b) => a.frequency - b.frequency);
    const stems: string[] = [];
    let rows = 0;
    for (const { stem, frequency } of present) {
      rows += frequency;
      if (stems.length > 0 && rows > MAX_SCORED_ROWS) break;
      if (!stems.includes(stem)) stems.push(stem);
    }
    if (present.length === 0 && major.length > 0) return this.#minorExpression(question);
    // Two words that are each too common: only passages with both.
    const both =
      present[0] && present[1] && present[0].frequency > MAX_SCORED_ROWS
        ? [present[0].stem, present[1].stem]
        : undefined;
    return both ? both.map(quote).join(' AND ') : stems.map(quote).join(' OR ');
  }

  #minorExpression(question: Question): string {
    const stems = question.terms.filter((term) => term.isMinor && term.weight > 0).map((term) => term.stem);
    return stems
      .filter((stem) => this.documentFrequency(stem) > 0 && this.documentFrequency(stem) <= MAX_SCORED_ROWS)
      .map(quote)
      .join(' OR ');
  }

  #changed(passages: number, tokens: number): void {
    this.#passages += passages;
    this.#tokens += tokens;
    this.#sql.counts.run(passages, tokens, this.#id);
    this.#languages = undefined;
    // Frequencies need not be exact while a crawl goes on; a twentieth of the site is a good time to read them again.
    this.#changedSince += Math.abs(passages);
    if (this.#changedSince * 20 >= this.#passages) {
      this.#frequencies.clear();
      this.#changedSince = 0;
    }
  }
}

const quote = (stem: string): string => `"${stem.replaceAll('"', '""')}"`;

function toRecord(row: PageRow): PageRecord {
  return {
    url: row.url,
    title: row.title,
    lang: row.lang,
    etag: row.etag ?? undefined,
    lastModified: row.last_modified ?? undefined,
    contentHash: row.content_hash,
    fetchedAtMs: row.fetched_at_ms,
    passageCount: row.passages,
  };
}

function statementsOf(db: Database, p: string, fts: string, terms: string): Record<StatementName, Statement> {
  const pageColumns = `p.id, p.url, p.title, p.lang, p.etag, p.last_modified, p.content_hash, p.fetched_at_ms,
    (SELECT count(*) FROM ${p}passages s WHERE s.page_id = p.id) AS passages`;
  return {
    languages: db.prepare(`SELECT lang FROM ${p}pages WHERE site_id = ? GROUP BY lang ORDER BY count(*) DESC, lang`),
    frequency: db.prepare(`SELECT doc FROM ${terms} WHERE term = ?`).pluck(),
    termsFrom: db.prepare(`SELECT term FROM ${terms} WHERE term >= ? AND term < ? LIMIT ?`).pluck(),
    insertPage: db.prepare(
      `INSERT INTO ${p}pages (site_id, url, title, lang, etag, last_modified, content_hash, fetched_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    insertPassage: db.prepare(
      `INSERT INTO ${p}passages (page_id, heading, text, length, codes) VALUES (?, ?, ?, ?, ?)`,
    ),
    insertTerms: db.prepare(`INSERT INTO ${fts} (rowid, title, heading, body) VALUES (?, ?, ?, ?)`),
    page: db.prepare(`SELECT ${pageColumns} FROM ${p}pages p WHERE p.site_id = ? AND p.url = ?`),
    pages: db.prepare(
      `SELECT ${pageColumns} FROM ${p}pages p WHERE p.site_id = ? AND p.url > ? ORDER BY p.url LIMIT ?`,
    ),
    pageCount: db.prepare(`SELECT count(*) FROM ${p}pages WHERE site_id = ?`).pluck(),
    passagesOfPage: db.prepare(`SELECT id, length FROM ${p}passages WHERE page_id = ?`),
    deleteTerms: db.prepare(`DELETE FROM ${fts} WHERE rowid = ?`),
    deletePassages: db.prepare(`DELETE FROM ${p}passages WHERE page_id = ?`),
    deletePage: db.prepare(`DELETE FROM ${p}pages WHERE id = ?`),
    deleteSitePassages: db.prepare(
      `DELETE FROM ${p}passages WHERE page_id IN (SELECT id FROM ${p}pages WHERE site_id = ?)`,
    ),
    deleteSitePages: db.prepare(`DELETE FROM ${p}pages WHERE site_id = ?`),
    deleteSite: db.prepare(`DELETE FROM ${p}sites WHERE id = ?`),
    counts: db.prepare(`UPDATE ${p}sites SET passages = passages + ?, tokens = tokens + ? WHERE id = ?`),
    candidates: db.prepare(
      `SELECT s.id, s.page_id, s.codes FROM (SELECT rowid AS id FROM ${fts} WHERE ${fts} MATCH ? ORDER BY bm25(${fts}, 2, 2, 1) LIMIT ?) f
       JOIN ${p}passages s ON s.id = f.id`,
    ),
    text: db.prepare(`SELECT text FROM ${p}passages WHERE id = ?`).pluck(),
    hit: db.prepare(
      `SELECT p.url, p.title, s.heading, s.text, p.lang FROM ${p}passages s JOIN ${p}pages p ON p.id = s.page_id WHERE s.id = ?`,
    ),
  };
}

type StatementName =
  | 'languages'
  | 'frequency'
  | 'termsFrom'
  | 'insertPage'
  | 'insertPassage'
  | 'insertTerms'
  | 'page'
  | 'pages'
  | 'pageCount'
  | 'passagesOfPage'
  | 'deleteTerms'
  | 'deletePassages'
  | 'deletePage'
  | 'deleteSitePassages'
  | 'deleteSitePages'
  | 'deleteSite'
  | 'counts'
  | 'candidates'
  | 'text'
  | 'hit';
