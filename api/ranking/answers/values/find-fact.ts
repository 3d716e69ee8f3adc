// Finds the fact that a short question asks for by its names: the row of a table or the short line with the value ("Weight | 24.5 kg",
// "€1,690 with VAT") whose cell, column, heading and title together hold all words of the question. Reads texts only.
import { analyse, stemHash } from '../../../text/analyse.ts';
import { conceptWord } from '../../../text/concepts/find-concepts.ts';
import { baseLanguage } from '../../../text/languages.ts';
import { rarityOf } from '../../../text/rarity.ts';
import { readBlocks, type TextBlock } from '../../../text/structure/blocks.ts';
import { endsAsQuestion } from '../../../text/structure/ends-as-question.ts';
import { CELL_BORDER, isTableHeader, readTableRow, type TableRow } from '../../../text/structure/table-row.ts';
import type { Question } from '../../question/question.ts';
import type { QuestionTerm } from '../../question/term-statistics.ts';
import type { AnswerPassage } from '../answer.ts';
import { isReference } from '../no-answer.ts';
import { limitsOf } from '../statements/limits.ts';
import { findValues, type ValueKind } from './answer-values.ts';
import { askedValues } from './asked-values.ts';
import { columnsOf } from './columns.ts';
import { FactNames, isCode, join, type Named, NOTHING } from './fact-names.ts';
import { readPricedItem } from './priced-item.ts';

/** A line of a passage. `form` is that of an answer's part. */
export type Fact<Id> = {
  readonly passage: AnswerPassage<Id>;
  readonly text: string;
  readonly form: 'row' | 'text';
  /** Its own name holds no word of the question that the headings above it do not: it is one of many below them. */
  readonly isOneOfMany?: boolean;
};

/** Share of the question that the names of a fact have to hold. */
const LEAST_SHARE = 0.95;
/** Share that the names of the fact itself hold, where the question wants no value: the headings above are not meant then. */
const LEAST_OWN_SHARE = 0.5;
/** A fact below this is named too loosely. */
const LEAST_SCORE = 0.5;
/** Idf of a word that more than a third of all passages have, and rarity of one that the language hardly has: the name of the site. */
const EVERYWHERE_IDF = 1;
const UNCOMMON_RARITY = 0.9;
/** What a fact costs whose title or heading limits it to a case that the question does not name ("refurbished", "students"). */
const CASE_COST = 0.15;
/** Non-minor words of a question that may name a fact; a longer one describes a situation. */
const MAX_WORDS = 5;
/** Words of any kind in a question of one word of content that may name a row: "one colours". */
const MAX_ONE_WORD_TERMS = 2;
/** What a name made of a function word counts ("Alder One"), and a word beside the value that says which it is. */
const NAME_BONUS = 0.3;
const ATTRIBUTE_BONUS = 0.2;
/** What a row costs that only its unit names. */
const SIGN_COST = 0.1;
/** What each further word in title, heading and name of the fact costs, up to ten. */
const EXTRA_WORD_COST = 0.04;
const MAX_EXTRA = 10;
/** What each place of its passage in the search costs, and another language than the question's. */
const RANK_COST = 0.005;
const OTHER_LANGUAGE_COST = 0.5;
/** Columns of a line with a value that counts as a fact, and words of one that is a value alone. */
const MAX_LINE_COLUMNS = 90;
const MAX_BARE_WORDS = 4;
/** How much worse a fact of another page may be named that says something else. */
const RIVAL_GAP = 0.15;
/** Pages whose rows of the same name are shown together, at most. */
const MAX_SAME = 5;
/** How much worse a row of the same name on another page may be named: by its place in the search alone. */
const SAME_GAP = 0.1;
/** What a row counts whose name has a word of the question as it is typed, which the attribute asked for has other names for, too ("tank", "hopper"). */
const TYPED_BONUS = 0.15;
/** Facts of one table that are equally good are shown together, up to so many rows. */
const MAX_ROWS = 3;

type Scored = { readonly score: number; readonly isOneOfMany: boolean };
type Draft<Id> = Fact<Id> & { readonly score: number; readonly table: string; readonly start: number };

/**
 * The fact, with those of the same table that are as good, or the one of another page that says something else; none when no line holds the question. Such a fact answers without further
 * confidence. `languages` are those of the passages. `isLoose`: a value asked for whose own name holds most of the question will do, which
 * is better than a sentence without any such value. `isStrict`: every word counts, and a fact is named by all of its own name.
 */
export function findFact<Id>(
  question: Question,
  passages: readonly AnswerPassage<Id>[],
  languages: readonly string[],
  { isLoose = false, isStrict = false } = {},
): Fact<Id>[] {
  const reader = new FactReader(question, isLoose, isStrict);
  if (!reader.canName) return [];
  const facts = passages.flatMap((passage, rank) => reader.read(passage, languages[rank] as string, rank));
  const best = facts.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return [];
  const same = sameRows(best, facts);
  if (same.length > 0) return [best, ...same];
  const own = facts
    .filter((fact) => fact === best || (fact.table === best.table && fact.form === 'row' && fact.score >= best.score))
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MAX_ROWS);
  const other = own.length === 1 ? reader.contradicting(best, facts) : undefined;
  return other ? [...own, other] : own;
}

/** The rows of the same name on other pages, named as well: "water tank" is that of each machine. */
function sameRows<Id>(best: Draft<Id>, facts: readonly Draft<Id>[]): Draft<Id>[] {
  const keyOf = ({ text }: Draft<Id>) => text.split(CELL_BORDER)[0]?.trim().toLowerCase();
  const isPair = ({ form, text }: Draft<Id>) => form === 'row' && text.split(CELL_BORDER).length === 2;
  if (!isPair(best)) return [];
  const titles = new Set([best.passage.title]);
  const rows: Draft<Id>[] = [];
  for (const fact of facts.toSorted((a, b) => b.score - a.score)) {
    const isSame = isPair(fact) && keyOf(fact) === keyOf(best) && fact.score >= best.score - SAME_GAP;
    if (!isSame || titles.has(fact.passage.title) || rows.length + 1 === MAX_SAME) continue;
    titles.add(fact.passage.title);
    rows.push(fact);
  }
  return rows;
}

/** Whether a question asks for a value that a line can be recognised by. */
export const asksForValue = (question: Question): boolean => valuesOf(question).length > 0;

const valuesOf = (question: Question): ValueKind[] => askedValues(question).filter((kind) => VALUES.has(kind));

class FactReader {
  readonly canName: boolean;
  readonly #question: Question;
  readonly #isLoose: boolean;
  readonly #isStrict: boolean;
  readonly #lower: string;
  readonly #wanted: readonly ValueKind[];
  readonly #total: number;
  readonly #names: FactNames;
  readonly #isAttributeAlone: boolean;
  readonly #isOneWord: boolean;

  constructor(question: Question, isLoose: boolean, isStrict: boolean) {
    this.#question = question;
    this.#isLoose = isLoose;
    this.#isStrict = isStrict;
    this.#lower = question.text.toLowerCase();
    const asked = valuesOf(question);
    // "Tank size" wants the measure of the tank, whatever it is called there.
    const isSize = (term: QuestionTerm) =>
      asked.length === 0 && question.terms.length > 1 && namesSize(term, question.concepts);
    this.#wanted = question.terms.some(isSize) ? ['measure'] : asked;
    const plain = question.terms.map((term) => (isSize(term) ? 0 : weightOf(term, question.lang, isStrict)));
    // "Alder Duo price" on the site of Alder: what most pages name says nothing beside the name of the thing.
    const isEverywhere = ({ idf, stem }: QuestionTerm) =>
      idf <= EVERYWHERE_IDF && rarityOf(stem, question.lang) >= UNCOMMON_RARITY;
    const hasOther = question.terms.some((term, at) => !isEverywhere(term) && (plain[at] as number) > 0);
    const weights = plain.map((weight, at) =>
      hasOther && isEverywhere(question.terms[at] as QuestionTerm) ? 0 : weight,
    );
    this.#total = weights.reduce((sum, weight) => sum + weight, 0);
    const words = weights.filter((weight) => weight > 0).length;
    // One word alone names a topic, unless it is a code or the question wants a number.
    // A word alone is a topic, unless it is the whole name of a row.
    this.#isOneWord = words === 1 && question.kinds[0] !== 'number' && !question.terms.some((term) => isCode(term));
    const isFact = !this.#isOneWord || question.terms.length <= MAX_ONE_WORD_TERMS;
    // "Weight": the row of that name; "phone": the sentence with the number.
    this.#isAttributeAlone =
      (this.#wanted[0] === 'measure' || isContact(this.#wanted[0])) &&
      question.attributeTerm >= 0 &&
      question.terms.every(
        ({ isMinor, asks, isThing }, at) => isMinor || asks || isThing || at === question.attributeTerm,
      );
    this.#names = new FactNames(question, weights, this.#isContactAlone, this.#wanted[0] === 'clock');
    this.canName = words <= MAX_WORDS && (this.#wanted.length > 0 || (words > 0 && isFact));
  }

  get #isContactAlone(): boolean {
    return this.#isAttributeAlone && isContact(this.#wanted[0]);
  }

  read<Id>(passage: AnswerPassage<Id>, lang: string, rank: number): Draft<Id>[] {
    const { title = '', text } = passage;
    const own = (passage.heading ?? '').split(' > ').filter((heading) => heading !== title);
    const above = this.#names.named([title, ...own], lang, true);
    const isCase = [title, ...own].some((name) => namesCase(name, lang, this.#lower));
    const cost = rank * RANK_COST + (this.#isForeign(lang) ? OTHER_LANGUAGE_COST : 0) + (isCase ? CASE_COST : 0);
    const facts: Draft<Id>[] = [];
    let around = above;
    for (const [at, block] of readBlocks(text).entries()) {
      if (block.kind === 'heading')
        around = join(above, this.#names.named([text.slice(block.start, block.end)], lang, true));
      if (block.kind === 'code') continue;
      for (const fact of this.#linesOf(passage, block, block.kind === 'heading' ? above : around, lang)) {
        if (fact.score - cost >= LEAST_SCORE) facts.push({ ...fact, score: fact.score - cost, table: `${rank}:${at}` });
      }
    }
    return facts;
  }

  /** The best fact of another page that is named as well and shows other values; for a question for a value only. */
  contradicting<Id>(best: Draft<Id>, facts: readonly Draft<Id>[]): Draft<Id> | undefined {
    const said = this.#valuesIn(best);
    if (said.length === 0) return undefined;
    const rivals = facts.filter((fact) => {
      if (fact.passage.title === best.passage.title || fact.score < best.score - RIVAL_GAP) return false;
      // "A gasket kit costs €9" is the price of something else.
      if (this.#furtherWords(fact) > this.#furtherWords(best)) return false;
      const values = this.#valuesIn(fact);
      return values.length > 0 && !values.some((value) => said.includes(value));
    });
    return rivals.toSorted((a, b) => b.score - a.score)[0];
  }

  /** How many words the name of a fact has that the question does not: a row's first cell, or what a line says before its value. */
  #furtherWords<Id>({ text, form, passage }: Draft<Id>): number {
    const lang = passage.lang ?? this.#question.lang;
    const value = this.#firstValue(text, lang);
    return this.#names.elseIn(
      form === 'row' ? (text.split(CELL_BORDER)[0] ?? '') : text.slice(0, Math.max(0, value)),
      lang,
    );
  }

  /** The figures of a fact that shows a value asked for: "18 × 30 cm" and "18 cm" do not contradict each other. */
  #valuesIn<Id>({ text, passage }: Draft<Id>): string[] {
    const lang = passage.lang ?? this.#question.lang;
    const shows = this.#wanted.some((kind) => findValues(text, lang, kind).length > 0);
    return shows ? (text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []) : [];
  }

  #isForeign(lang: string): boolean {
    const { isSiteLanguage, lang: own } = this.#question;
    return isSiteLanguage && baseLanguage(lang) !== own;
  }

  #linesOf<Id>(passage: AnswerPassage<Id>, block: TextBlock, above: Named, lang: string): Omit<Draft<Id>, 'table'>[] {
    const isContact = this.#isContactAlone;
    // Lists and tables of ways of contact are shown whole elsewhere.
    if (isContact && block.kind !== 'paragraph') return [];
    const lines = isContact ? sentencesOf(passage.text, block.lines) : block.lines;
    return lines.flatMap(({ start, end }) => {
      const text = passage.text.slice(start, end).trim();
      const inTable = text.includes(CELL_BORDER) ? readTableRow(passage.text, text) : null;
      const row = inTable ?? (block.kind === 'list' ? readPricedItem(text, lang) : null);
      if (inTable && isTableHeader(passage.text, text)) return [];
      if (!row && (columnsOf(text) > MAX_LINE_COLUMNS || endsAsQuestion(text))) return [];
      if (row && row.cells.length === 2 && isReference(row.cells[1] ?? '')) return [];
      if (!this.#isOfAttribute(`${text} ${row?.header?.join(' ') ?? ''}`, lang)) return [];
      const fact = row ? this.#row(row, above, lang) : this.#line(text, above, lang);
      return fact === null ? [] : [{ passage, text, form: inTable ? 'row' : 'text', start, ...fact }];
    });
  }

  /** The score of a row; null where it does not hold the question. */
  #row({ cells, header }: TableRow, above: Named, lang: string): Scored | null {
    const key = this.#names.named([cells[0] ?? ''], lang);
    const column = header ? this.#names.named(header.slice(1), lang, true) : NOTHING;
    const values = cells.map((cell, at) => at > 0 && this.#holdsValue(cell, header?.[at] ?? '', lang));
    if (this.#wanted.length > 0 && !values.includes(true)) return null;
    // "Power | 1,350 W, 220 to 240 V" is a row of the voltage, too.
    const hasSign =
      (this.#isAttributeAlone || this.#question.isOnlySign) && cells.slice(1).some((cell) => this.#hasSign(cell, lang));
    const isStated = this.#names.states(key) || this.#names.states(column) || hasSign;
    // A row of which only the column and the headings are meant is one of many.
    if (this.#wanted.length > 0 && !this.#names.states(key) && !this.#names.isNamed(key) && !hasSign) return null;
    // "Caffeine decaf": the row of the one word in the column of the other; "colours": the row of that name alone.
    const isExact = key.extra === 0 && key.terms.size > 0;
    const isOneColumn = (header ?? []).slice(1).some((cell) => {
      const { terms } = this.#names.named([cell], lang, true);
      return terms.size > 0 && [...column.terms].every((at) => terms.has(at));
    });
    const isCrossed = isOneColumn && [...key.terms].some((at) => !column.terms.has(at));
    const own = hasSign ? { ...key, isNamed: true } : key;
    // "Jug" is the whole name of what "milk jug price" asks for, whatever is above it.
    const extra = this.#isLoose && isExact ? 0 : above.extra + key.extra;
    const score = this.#score(own, join(above, column), isStated, extra, isExact || isCrossed);
    if (score === null) return null;
    // A unit alone is less than the name: "Power" comes before the motor of the pump.
    const bySign = hasSign && !this.#names.states(key) && !this.#names.states(column) ? SIGN_COST : 0;
    return { ...score, score: score.score - bySign + (this.#isTyped(cells[0] ?? '', lang) ? TYPED_BONUS : 0) };
  }

  /** Whether the name of a row has a word that asks for it as it is typed. */
  #isTyped(key: string, lang: string): boolean {
    const stems = new Set(analyse(key, lang).map(({ stem }) => stem));
    return this.#question.terms.some(({ asks, stem }) => asks && stems.has(stem));
  }

  /** Whether a measure may be that of the attribute asked for: it has its unit, or its name where the unit measures other things, too. */
  #isOfAttribute(text: string, lang: string): boolean {
    const { signs, isOnlySign, attributeTerm } = this.#question;
    // "60 minutes" of something else is no time until it is ready.
    if (this.#wanted[0] === 'timespan' && attributeTerm >= 0)
      return this.#names.states(this.#names.named([text], lang));
    if (this.#wanted[0] !== 'measure' || signs.size === 0 || this.#hasSign(text, lang)) return true;
    return !isOnlySign && this.#names.states(this.#names.named([text], lang));
  }

  /** Whether a text has a unit of the attribute asked for. */
  #hasSign(text: string, lang: string): boolean {
    const { signs } = this.#question;
    return signs.size > 0 && analyse(text, lang).some(({ stem }) => signs.has(stemHash(stem)));
  }

  /** The score of a line with a value: one that is named before it, or the only one below a title with all names. */
  #line(text: string, above: Named, lang: string): Scored | null {
    const value = this.#firstValue(text, lang);
    if (value < 0) return this.#wanted.length === 0 ? this.#labelled(text, above, lang) : null;
    const key = this.#names.named([text.slice(0, value)], lang);
    // "Power: 130 W" is the value of something else.
    const isOther = !this.#names.states(key) && this.#names.namesElse(text.slice(0, value), lang);
    const isBare = wordsIn(text) <= MAX_BARE_WORDS && !this.#isContactAlone && !isOther;
    if (isBare && this.#names.shareOf(above.terms) >= LEAST_SHARE) return this.#score(above, above, true, above.extra);
    // "Hopper: 250 g" is as good as a row of two cells.
    const [, label] = LABEL.exec(text) ?? [];
    const name = label === undefined || value < label.length ? NOTHING : this.#names.named([label], lang);
    if (name.terms.size > 0 && this.#names.isNamed(name))
      return this.#score(name, above, this.#names.states(name), above.extra + name.extra);
    return this.#names.states(key) || this.#isLoose ? this.#score(key, above, true, above.extra + key.extra) : null;
  }

  /** The score of a line that begins with its name ("Burrs: 48 mm conical"), for a question that says no more than names. */
  #labelled(text: string, above: Named, lang: string): Scored | null {
    const [, label] = LABEL.exec(text) ?? [];
    if (label === undefined) return null;
    const key = this.#names.named([label], lang);
    // The headings say of which thing it is: a name that holds all of the question is a topic ("Returns: 30 days").
    const isCrossed = above.names.size > 0 || [...above.terms].some((at) => !key.terms.has(at));
    const isExact = key.extra === 0 && key.terms.size > 0 && isCrossed;
    return isExact ? this.#score(key, above, false, above.extra, isExact) : null;
  }

  #score(own: Named, above: Named, isStated: boolean, extra: number, isExact = false): Scored | null {
    const names = new Set([...own.names, ...above.names]);
    const ownShare = this.#names.shareOf(own.terms);
    const hasCode = this.#names.holdsCode(own);
    const share = hasCode ? 1 : this.#names.shareOf(new Set([...own.terms, ...above.terms]));
    const isEnough = share >= LEAST_SHARE || (this.#isLoose && ownShare >= LEAST_OWN_SHARE);
    const isAlone = this.#isAttributeAlone && own.isNamed;
    if (!isEnough || (this.#total === 0 && !isAlone && (names.size === 0 || !isStated))) return null;
    const isMeant =
      this.#wanted.length === 0
        ? hasCode || isExact || (!this.#isStrict && ownShare >= LEAST_OWN_SHARE)
        : isStated || this.#names.isNamed(own);
    if (!isMeant) return null;
    const bonus = names.size * NAME_BONUS + (this.#wanted.length > 0 && isStated ? ATTRIBUTE_BONUS : 0);
    const isOneOfMany = own !== above && own.names.size === 0 && !this.#names.namesMore(own, above);
    return { score: share + bonus - Math.min(MAX_EXTRA, extra) * EXTRA_WORD_COST, isOneOfMany };
  }

  /** Where a line shows a value asked for that the question does not name itself; -1 where it does not. */
  #firstValue(text: string, lang: string): number {
    const starts = this.#wanted.flatMap((kind) =>
      findValues(text, lang, kind).flatMap(({ start, end }) =>
        this.#lower.includes(text.slice(start, end).toLowerCase()) ? [] : [start],
      ),
    );
    return starts.length > 0 ? Math.min(...starts) : -1;
  }

  /** A cell with the value, or a number whose unit the header of its column has ("Working days | 3 to 5"). */
  #holdsValue(cell: string, header: string, lang: string): boolean {
    if (this.#firstValue(cell, lang) >= 0) return true;
    if (!/\p{N}/u.test(cell) || wordsIn(cell) > 1) return false;
    return this.#wanted.some((kind) => findValues(`${cell} ${header}`, lang, kind).length > 0);
  }
}

/** A name of a few words before a colon, and what is said of it. */
const LABEL = /^([^:：.!?。！？]{1,40})[:：]\s*\S/u;
/** Kinds of value that a line can be recognised by. */
const VALUES: ReadonlySet<ValueKind> = new Set([
  'timespan',
  'recurring',
  'money',
  'percent',
  'measure',
  'clock',
  'phone',
  'contact',
  'date',
]);

const isContact = (kind: ValueKind | undefined) => kind === 'contact' || kind === 'phone';

/** A verb that every question may have ("how long does delivery take") names nothing. */
const NAMING_RARITY = 0.32;

function weightOf(
  { isMinor, asks, isKnown, isNumber, isThing, stem, weight }: QuestionTerm,
  lang: string,
  isStrict: boolean,
): number {
  const isNaming = isStrict || isThing || !isKnown || isNumber || rarityOf(stem, lang) > NAMING_RARITY;
  return isMinor || asks || !isNaming ? 0 : weight;
}

/** Whether a title or heading has a word that limits it to a case, which the question (in lower case) has not. */
function namesCase(name: string, lang: string, lowerQuestion: string): boolean {
  const found = limitsOf(baseLanguage(lang))?.exec(name)?.[0];
  return found !== undefined && !lowerQuestion.includes(found.toLowerCase());
}

/** Whether a word says no more than "size". */
function namesSize({ exact, stem }: QuestionTerm, concepts: Question['concepts']): boolean {
  return concepts.some(
    ({ word, strength, words }) =>
      word === conceptWord('size') && strength === 1 && words.every((one) => one === exact || one === stem),
  );
}

/** The sentences of lines; a number in the middle ends none. */
function sentencesOf(text: string, lines: TextBlock['lines']): { start: number; end: number }[] {
  return lines.flatMap(({ start, end }) => {
    const ends = [...text.slice(start, end).matchAll(/[.!?](?=\s)|[。！？]/gu)].map(({ index }) => start + index + 1);
    return [...ends, end].map((stop, at) => ({ start: ends[at - 1] ?? start, end: stop }));
  });
}

function wordsIn(text: string): number {
  return text.match(/\p{Script=Han}{2}|[\p{L}\p{M}'’-]{2,}/gu)?.length ?? 0;
}
