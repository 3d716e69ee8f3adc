// The tables of one site: FTS5 finds candidates by any word, rank-candidates.ts and rank-by-answer.ts put them in order.
// Knows its rows and word statistics; leaves the SQL to site-statements.ts and the other sites to passage-index.ts.
import type { Database } from 'better-sqlite3';
import { carriedTexts } from '../../ranking/carry-question.ts';
import { type Continued, continuedEstimates, continueRanking } from '../../ranking/continue-ranking.ts';
import { type Estimate, type EvidentEstimate, estimatesOf } from '../../ranking/passages/confidence.ts';
import { type EncodedPassage, packPassage, unpackPassage } from '../../ranking/passages/encode-passage.ts';
import { nearWords, relatives } from '../../ranking/passages/near-words.ts';
import { type Ranked, rankCandidates } from '../../ranking/passages/rank-candidates.ts';
import { withoutCopies } from '../../ranking/passages/without-copies.ts';
import { type Question, readQuestion } from '../../ranking/question/question.ts';
import { isThingOf, siteNames, type TitledPage } from '../../ranking/question/site-names.ts';
import { type NearWord, ofEnglishPages, type TermStatistics } from '../../ranking/question/term-statistics.ts';
import { LOOKED_AT, rankByAnswer } from '../../ranking/rank-by-answer.ts';
import { baseLanguage } from '../../text/languages.ts';
import { analyseOne, keptText } from '../analyse-page.ts';
import type { Explanation, Hit, IndexedPage, PageRecord, PlainPassage, SearchOptions } from '../indexed-page.ts';
import { type Match, matchExpression } from '../match-expression.ts';
import { createWordsTable, SiteWords } from '../site-words.ts';
import { statementsOf } from './site-statements.ts';

const ENGLISH = 'en';
/** Candidates that are ranked again, per question. More found nothing more on the development sets. */
const CANDIDATES = 60;
/** Ranked passages compared for copies, per question: eight are shown, and of an article there may be copies on several lists. */
const COMPARED = 16;
/**
 * Percent of the rows of one of FTS5's segments that may be deleted before it is written anew. At its default of 10 the removal
 * of a tenth of a large site writes nearly all of the index again, up to a second at a time (five times the work of 50).
 */
const MAX_DELETED_PERCENT = 50;
/** Pages of the full-text index, of 4 KB, that one step of a merge writes: some milliseconds. */
const MERGED_PAGES = 64;
/** Document frequencies remembered per site. */
const MAX_FREQUENCIES = 20_000;
/** Pages whose titles are read for names of the site's things. */
const MAX_NAMED_PAGES = 2_000;

type PageRow = {
  id: number;
  url: string;
  title: string;
  lang: string;
  etag: string | null;
  last_modified: string | null;
  dated_at: string | null;
  content_hash: string;
  fetched_at_ms: number;
  passages: number;
};
type PassageRow = { id: number; page_id: number; codes: Buffer; lang: string };
type PassageText = Pick<Hit, 'url' | 'fragment' | 'title' | 'breadcrumb' | 'heading' | 'text' | 'lang'>;

/** The tables of one site: a full-text index of its own (so sites never share word statistics), rows in shared tables. */
export class SiteTables implements TermStatistics {
  readonly #db: Database;
  readonly #id: number;
  readonly #fts: string;
  readonly #terms: string;
  readonly #words: string;
  readonly #sql: ReturnType<typeof statementsOf>;
  readonly #vocabulary: SiteWords;
  #passages = 0;
  #tokens = 0;
  #languages: readonly string[] | undefined;
  #names: ReadonlySet<string> | undefined;
  #frequencies = new Map<string, number>();
  #changedSince = 0;
  #version = -1;
  #revision = 0;

  constructor(db: Database, id: number) {
    this.#db = db;
    this.#id = id;
    this.#fts = `site_index_fts_${id}`;
    this.#terms = `site_index_terms_${id}`;
    this.#words = `site_index_words_${id}`;
    // Terms come in ready made, so the cheapest tokenizer that keeps every byte above ASCII together is the right one.
    db.exec(`
      CREATE VIRTUAL TABLE IF NOT EXISTS ${this.#fts} USING fts5(title, heading, body, content='', contentless_delete=1, tokenize='ascii');
      CREATE VIRTUAL TABLE IF NOT EXISTS ${this.#terms} USING fts5vocab(${this.#fts}, row);
    `);
    if (db.prepare(`SELECT v FROM ${this.#fts}_config WHERE k = 'deletemerge'`).get() === undefined) {
      db.exec(`INSERT INTO ${this.#fts}(${this.#fts}, rank) VALUES('deletemerge', ${MAX_DELETED_PERCENT})`);
    }
    createWordsTable(db, this.#words, this.#terms);
    this.#sql = statementsOf(db, this.#fts, this.#terms);
    this.#vocabulary = new SiteWords(db, this.#words, this.#fts, (word) => this.documentFrequency(word));
    this.refresh();
  }

  /** Before a question or a change: reads what a transaction that was undone, or another process, may have made stale. */
  refresh(): void {
    this.#readCounts();
    const version = this.#sql.version.get() as number;
    if (version === this.#version) return;
    this.#version = version;
    this.#revision++;
    this.#frequencies.clear();
    this.#languages = undefined;
    this.#names = undefined;
    this.#vocabulary.refresh();
  }

  get revision(): number {
    return this.#revision;
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

  get names(): ReadonlySet<string> {
    this.#names ??= siteNames(this.#titledPages());
    return this.#names;
  }

  isThing(word: string): boolean {
    return isThingOf(this.#titledPages(), word);
  }

  #titledPages(): TitledPage[] {
    return this.listPages('', MAX_NAMED_PAGES).map(({ url, title, lang }) => ({
      title,
      lang,
      read: () =>
        this.passagesOf(url)
          .map(({ text }) => text)
          .join('\n'),
    }));
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

  isPair(first: string, second: string): boolean {
    return this.#sql.phrase.get(`"${first} ${second}"`) !== undefined;
  }

  nearWords(stem: string, folded: string): readonly NearWord[] {
    return nearWords(stem, folded, this.#vocabulary);
  }

  relatives(stem: string): readonly NearWord[] {
    return relatives(stem, this.#vocabulary);
  }

  replacePage(page: IndexedPage): void {
    this.removePage(page.url);
    if (this.#languages?.includes(baseLanguage(page.lang)) === false) this.#languages = undefined;
    const pageId = this.#sql.insertPage.run(
      this.#id,
      page.url,
      page.title,
      page.lang,
      page.etag ?? null,
      page.lastModified ?? null,
      page.datedAt ?? null,
      page.contentHash,
      page.fetchedAtMs,
      JSON.stringify(page.breadcrumb ?? []),
    ).lastInsertRowid;
    let tokens = 0;
    const words = new Set<string>();
    for (const [at, passage] of page.passages.entries()) {
      const { heading, fragment = '' } = passage;
      const { encoded, stems, otherWords, length } = page.analyses?.[at] ?? analyseOne(page, passage);
      const { lastInsertRowid } = this.#sql.insertPassage.run(
        pageId,
        heading,
        keptText(passage),
        length,
        packPassage(encoded),
        fragment,
      );
      this.#sql.insertTerms.run(
        lastInsertRowid,
        `${stems.title} ${otherWords.title}`,
        `${stems.heading} ${otherWords.heading}`,
        `${stems.body} ${otherWords.body}`,
      );
      for (const field of Object.values(stems)) words.add(field);
      tokens += length;
    }
    this.#vocabulary.add(words);
    this.#changed(page.passages.length, tokens);
  }

  datePage(url: string, datedAt: string | undefined): void {
    this.#sql.datePage.run(datedAt ?? null, this.#id, url);
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
    this.#db.exec(`DROP TABLE ${this.#terms}; DROP TABLE ${this.#fts}; DROP TABLE ${this.#words};`);
  }

  getPage(url: string): PageRecord | undefined {
    const row = this.#sql.page.get(this.#id, url) as PageRow | undefined;
    return row && toRecord(row);
  }

  passagesOf(url: string): PlainPassage[] {
    return this.#sql.textsOfPage.all(this.#id, url) as PlainPassage[];
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

  /** As `PassageIndex.mergeTerms`: https://sqlite.org/fts5.html#the_merge_command says how its end is recognised. */
  mergeTerms(isFirst: boolean): boolean {
    const before = this.#sql.totalChanges.get() as number;
    this.#sql.merge.run(isFirst ? -MERGED_PAGES : MERGED_PAGES);
    return (this.#sql.totalChanges.get() as number) - before >= 2;
  }

  sweepWords(after: string, limit: number): string | null {
    this.#revision++;
    return this.#vocabulary.sweep(after, limit);
  }

  /** As `PassageIndex.search`. */
  search(
    query: string,
    limit: number,
    { before = [], isFollowUp = true, inEnglish = false }: SearchOptions = {},
  ): Hit[] {
    const statistics = inEnglish ? ofEnglishPages(this) : this;
    const questions = this.#readings(query, before).map((text) => readQuestion(text, statistics));
    const { rankings, encoded } = this.#rank(questions, inEnglish ? ENGLISH : undefined);
    const question = questions[0] as Question;
    const own = rankings[0] ?? [];
    const continued = before.length > 0 ? toContinued(questions, rankings, isFollowUp) : undefined;
    const passages = new Map<number, PassageText>();
    const read = (id: number) => {
      let passage = passages.get(id);
      if (!passage) {
        const row = this.#sql.hit.get(id) as Omit<PassageText, 'breadcrumb'> & { breadcrumb: string };
        passage = { ...row, breadcrumb: JSON.parse(row.breadcrumb) as string[] };
        passages.set(id, passage);
      }
      return passage;
    };
    // What a continuing question says by itself is too little to judge the sentences by.
    const ranked = continued
      ? continueRanking(continued)
      : rankByAnswer(question, this.averageLength, own, (id) => ({
          encoded: encoded.get(id) as EncodedPassage,
          text: read(id).text,
          lang: read(id).lang,
        }));
    const first = withoutCopies(ranked.slice(0, Math.max(limit, COMPARED)), ({ key }) => read(key)).slice(
      0,
      Math.max(limit, LOOKED_AT),
    );
    const estimates: readonly (Estimate | EvidentEstimate)[] = continued
      ? continuedEstimates(continued, ranked, first)
      : estimatesOf(question, first, own);
    return first.slice(0, Math.max(0, limit)).map(({ key, score }, at) => ({
      passageId: key,
      ...read(key),
      score,
      ...(estimates[at] as Estimate | EvidentEstimate),
    }));
  }

  /** The texts that a question is ranked by: its own; where it continues others, also with what it takes from them, and the one before it. */
  #readings(query: string, before: readonly string[]): string[] {
    const last = before.at(-1);
    if (last === undefined) return [query];
    return [query, this.#jointly(query, before), this.#jointly(last, before.slice(0, -1))];
  }

  /** A question with what it takes from those before it, as one text. */
  #jointly(query: string, before: readonly string[]): string {
    return [...this.carried(query, before), query].join(' ');
  }

  /** As `PassageIndex.carried`. */
  carried(query: string, before: readonly string[]): string[] {
    if (before.length === 0) return [];
    const texts = [...before, query];
    const questions = texts.map((text) => readQuestion(text, this));
    return carriedTexts(texts, questions, (word) => this.isThing(word)).slice(0, -1);
  }

  /** A question that continues others, as the search ranks it: for tuning. */
  explainContinued(query: string, before: readonly string[], isFollowUp: boolean): Continued<number> {
    const questions = this.#readings(query, before).map((text) => readQuestion(text, this));
    return toContinued(questions, this.#rank(questions).rankings, isFollowUp);
  }

  /** The first ranking, without the second pass over the texts of the best. */
  explain(query: string): Explanation[] {
    const [ranked = []] = this.#rank([readQuestion(query, this)]).rankings;
    return ranked.map(({ key, page, score, features }) => ({ passageId: key, page, score, features }));
  }

  /** A ranking for each question, all of them of the candidates of all; of pages in `only` one language where that is given. */
  #rank(
    questions: readonly Question[],
    only?: string,
  ): {
    rankings: Ranked<number>[][];
    encoded: ReadonlyMap<number, EncodedPassage>;
  } {
    const found = questions.flatMap((question) => {
      const match = matchExpression(question, this);
      return match === null ? [] : this.#candidates(match);
    });
    const all = [...new Map(found.map((row) => [row.id, row])).values()];
    const rows = only === undefined ? all : all.filter(({ lang }) => baseLanguage(lang) === only);
    const encoded = new Map(rows.map((row) => [row.id, unpackPassage(row.codes)]));
    const needsText = questions.some(({ bigrams }) => bigrams.length > 0);
    const candidates = rows.map((row) => ({
      key: row.id,
      page: row.page_id,
      encoded: encoded.get(row.id) as EncodedPassage,
      lang: baseLanguage(row.lang),
      text: needsText ? (this.#sql.text.get(row.id) as string) : '',
    }));
    return { rankings: questions.map((one) => rankCandidates(one, this.averageLength, candidates)), encoded };
  }

  #candidates({ expressions, isScored }: Match): PassageRow[] {
    if (isScored) return this.#sql.candidates.all(expressions[0], CANDIDATES) as PassageRow[];
    const found = new Map<number, PassageRow>();
    for (const expression of expressions) {
      const left = expressions.length - expressions.indexOf(expression);
      const share = Math.ceil((2 * CANDIDATES - found.size) / left);
      for (const row of this.#sql.someCandidates.all(expression, share) as PassageRow[]) found.set(row.id, row);
    }
    return [...found.values()];
  }

  #changed(passages: number, tokens: number): void {
    this.#sql.addCounts.run(passages, tokens, this.#id);
    this.#readCounts();
    this.#revision++;
    // Neither frequencies nor the order of languages need be exact during a crawl; a twentieth of the site is a good
    // time to read them again.
    this.#changedSince += Math.abs(passages);
    if (this.#changedSince * 20 >= this.#passages) {
      this.#frequencies.clear();
      this.#languages = undefined;
      this.#names = undefined;
      this.#changedSince = 0;
    }
  }

  #readCounts(): void {
    const { passages, tokens } = this.#sql.counts.get(this.#id) as { passages: number; tokens: number };
    this.#passages = passages;
    this.#tokens = tokens;
  }
}

/** `questions`, and `rankings` for each: the question by itself, with what it takes from those before it, and the one before it. */
function toContinued(
  questions: readonly Question[],
  rankings: readonly Ranked<number>[][],
  isFollowUp: boolean,
): Continued<number> {
  const at = (place: number) => ({ question: questions[place] as Question, ranked: rankings[place] ?? [] });
  return { own: at(0), joint: at(1), previous: at(2), isFollowUp };
}

function toRecord(row: PageRow): PageRecord {
  return {
    url: row.url,
    title: row.title,
    lang: row.lang,
    etag: row.etag ?? undefined,
    lastModified: row.last_modified ?? undefined,
    datedAt: row.dated_at ?? undefined,
    contentHash: row.content_hash,
    fetchedAtMs: row.fetched_at_ms,
    passageCount: row.passages,
  };
}
