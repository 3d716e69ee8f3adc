// Answers "shipping to France", "ongkir surabaya" with the row of a table of places that is meant: the place itself, its area, its
// country, the union it belongs to, or the row of all other places; and "how long does shipping take", which names none, with all
// rows. Nothing else may be asked.
import { conceptWord, findConcepts } from '../../../text/concepts/find-concepts.ts';
import { baseLanguage, packOf } from '../../../text/languages.ts';
import { foldPlace, hasName, namesOthers, namesUnionOf, type Place, placesIn } from '../../../text/places/places.ts';
import { hasUnspacedScript } from '../../../text/segment-words.ts';
import { readBlocks } from '../../../text/structure/blocks.ts';
import { readTableRow } from '../../../text/structure/table-row.ts';
import type { QuestionTerm } from '../../question/term-statistics.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import type { AnswerPart } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { titleLabel } from '../part-label.ts';
import { findValues } from './answer-values.ts';

/** What else a question may name: delivery, its cost and its time. */
const ABOUT = [
  'delivery',
  'deliverycost',
  'deliverytime',
  'area',
  'fee',
  'price',
  'duration',
  'howmany',
  'when',
  'free',
];
/** Values that a question about delivery may ask for. */
const COST_OR_TIME: ReadonlySet<string> = new Set(['money', 'timespan']);
/** Rows shown at most: those of a country by its cities. */
const MAX_ROWS = 6;
/** Pages whose further passages are read for tables. */
const PAGES = 3;
/** What a table in another language than the question's counts less. */
const OTHER_LANGUAGE = 2.5;

/** Rows shown at most where no place is named: the tables of an area each. */
const MAX_ALL_ROWS = 16;
/** What a question about every delivery may name besides. */
const ORDERED = ['order', 'buy', 'products'];
/** Below this a word is in more than one passage of sixteen. */
const COMMON_IDF = 2.8;
const FREE = 'free';
/** What has gone wrong with a delivery does not ask for its time or cost. */
const TROUBLE = new Set((['late', 'missing', 'lost'] as const).map((name) => conceptWord(name)));
/** The strength of what a question hints at and does not name. */
const HINT = 0.5;

type Row = {
  readonly text: string;
  readonly key: string;
  readonly cells: readonly string[];
  readonly header: readonly string[];
};

/** The rows to show; none where the question names no place, asks for something else, or no table has it. */
export function placeRows<Id>(
  { question }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  more: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const places = placesIn(question.text);
  const [place] = places;
  if (!place || !asksOnlyFor(question, places)) return [];
  const pages = passages.slice(0, PAGES).flatMap((passage) => pageOf?.(passage) ?? []);
  let best: { score: number; parts: AnswerPart<Id>[] } | null = null;
  const seen = new Set<Id>();
  for (const passage of [...more, ...pages]) {
    if (seen.has(passage.passageId)) continue;
    seen.add(passage.passageId);
    const lang = passage.lang ?? question.lang;
    for (const rows of tablesIn(passage, lang)) {
      const { score, chosen } = choose(rows, place, `${passage.title ?? ''} ${passage.heading ?? ''}`);
      const own = score - (question.isSiteLanguage && lang.slice(0, 2) !== question.lang ? OTHER_LANGUAGE : 0);
      if (chosen.length === 0 || (best && best.score >= own)) continue;
      best = {
        score: own,
        parts: chosen.slice(0, MAX_ROWS).map(({ text }) => ({
          passageId: passage.passageId,
          text,
          form: 'row' as const,
          ...titleLabel(text, passage),
        })),
      };
    }
  }
  return best?.parts ?? [];
}

/** Whether a question names a place and asks for nothing but delivery there. */
export function asksForPlace(question: ReadForAnswer['question']): boolean {
  const places = placesIn(question.text);
  const isOfDelivery = question.concepts.some(({ word }) => word.startsWith(conceptWord('delivery')));
  return places.length > 0 && isOfDelivery && asksOnlyFor(question, places);
}

/**
 * All rows of the tables of delivery of one page, for a question about its time or its cost that names no place and nothing else; none where
 * no table has a column of that.
 */
export function allPlaceRows<Id>(
  { question }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  more: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const kinds = wantedOfDelivery(question);
  if (kinds.length === 0 || placesIn(question.text).length > 0 || !asksOnlyFor(withoutThings(question), [])) return [];
  if (question.concepts.some(({ word, strength }) => strength === 1 && TROUBLE.has(word))) return [];
  // "Free delivery from" asks for an amount, which a table of charges has only where it says so.
  const asksFree = question.terms.some(({ exact }) => findConcepts(exact, question.lang).get(FREE)?.strength === 1);
  const isFree = (rows: readonly Row[], lang: string) =>
    rows.some(({ text, header }) => findConcepts(`${header.join('. ')}. ${text}`, lang).has(FREE));
  const tables = (passage: AnswerPassage<Id>) =>
    tablesIn(passage, passage.lang ?? question.lang)
      .filter((rows) => !asksFree || isFree(rows, baseLanguage(passage.lang ?? question.lang)))
      .filter((rows) => kinds.some((kind) => hasColumnOf(rows, kind, passage.lang ?? question.lang)))
      .map((rows) => rows.map(({ text }) => ({ passageId: passage.passageId, text, form: 'row' as const })));
  const isRead = ({ lang }: AnswerPassage<Id>) =>
    !question.isSiteLanguage || baseLanguage(lang ?? question.lang) === question.lang;
  const pages = passages.slice(0, PAGES).flatMap((passage) => pageOf?.(passage) ?? []);
  const found = [...more, ...pages].find((passage) => isRead(passage) && tables(passage).length > 0);
  // The tables of another page say the same of something else: what a return costs, say.
  const page = found ? (pageOf?.(found) ?? [found]) : [];
  const parts: AnswerPart<Id>[] = [];
  for (const rows of page.flatMap(tables)) if (parts.length + rows.length <= MAX_ALL_ROWS) parts.push(...rows);
  return parts;
}

/** What a question wants to know of every delivery: its time, its cost, or, where it names delivery alone, either. */
function wantedOfDelivery({ concepts, values, kinds }: ReadForAnswer['question']): ('timespan' | 'money')[] {
  const names = (least: number, ...wanted: string[]) =>
    concepts.some(({ word, strength }) => strength >= least && wanted.includes(word.slice(1)));
  if (names(1, 'deliverytime')) return ['timespan'];
  if (!names(1, 'delivery', 'deliverycost')) return [];
  if (values[0] === 'timespan' || kinds[0] === 'date' || names(HINT, 'duration', 'when')) return ['timespan'];
  if (values[0] === 'money' || names(HINT, 'deliverycost', 'price', 'fee')) return ['money'];
  return values.length === 0 && kinds.length === 0 ? ['timespan', 'money'] : [];
}

/** The question without words that name any order or product and nothing else: "my order", but not "spare parts". */
function withoutThings(question: ReadForAnswer['question']): ReadForAnswer['question'] {
  const isThing = ({ exact, stem }: QuestionTerm): boolean => {
    const named = question.concepts.filter(
      ({ words, strength }) => strength >= HINT && (words.includes(exact) || words.includes(stem)),
    );
    return named.length > 0 && named.every(({ word }) => ORDERED.includes(word.slice(1)));
  };
  return { ...question, terms: question.terms.filter((term) => !isThing(term)) };
}

/** Whether all rows have a value of a kind in one column. */
function hasColumnOf(rows: readonly Row[], kind: 'timespan' | 'money', lang: string): boolean {
  const [{ header } = { header: [] }] = rows;
  return header.some(
    (name, at) => at > 0 && rows.every(({ cells }) => findValues(`${cells[at]} ${name}`, lang, kind).length > 0),
  );
}

/**
 * Whether each word of content is a part of a place, or of a concept of delivery. Beside a place and the time of a delivery a visitor may say that
 * they live there and what they order: "mình ở sài gòn, đặt máy bao lâu thì nhận".
 */
function asksOnlyFor(question: ReadForAnswer['question'], places: readonly Place[]): boolean {
  const { terms, concepts, text, values } = question;
  if (values.length > 0 && !values.some((value) => COST_OR_TIME.has(value))) return false;
  const isAside = places.length > 0 && wantedOfDelivery(question).length > 0 ? asideOf(question) : () => false;
  const folded = foldPlace(text);
  const named = places.map(({ words }) => words).join(' ');
  const asked = concepts.filter(({ word }) => ABOUT.includes(word.slice(1)));
  if (asked.length === 0 && !terms.every(({ isMinor, asks, stem }) => isMinor || asks || named.includes(stem)))
    return false;
  return (
    folded.trim() !== named &&
    terms.every(
      ({ isMinor, asks, exact, stem }) =>
        isMinor ||
        asks ||
        isAside(exact) ||
        [exact, stem].some((word) => foldPlace(named).includes(foldPlace(word).trim())) ||
        asked.some(({ words }) => words.some((word) => word === stem || word.includes(exact) || isWithin(word, exact))),
    )
  );
}

/** Whether a word says that somebody lives somewhere, that they order, or is one that much of the site has ("machine"). */
function asideOf({ terms, concepts, lang }: ReadForAnswer['question']): (exact: string) => boolean {
  const residing = new Set((packOf(lang)?.residing ?? '').split('|'));
  const isOf = (words: readonly string[], { exact, stem }: QuestionTerm) =>
    words.some((word) => word === stem || word.split(' ').includes(exact) || isWithin(word, exact));
  const aside = terms.filter((term) => {
    if (residing.has(term.exact)) return true;
    const named = concepts.filter(({ words, strength }) => strength >= HINT && isOf(words, term));
    if (named.some(({ word }) => ORDERED.includes(word.slice(1)))) return true;
    return term.idf < COMMON_IDF && !named.some(({ strength }) => strength === 1);
  });
  return (exact) => aside.some((term) => term.exact === exact);
}

/** Whether a word without spaces between words has another in it: 寄到 has 寄. */
const isWithin = (word: string, exact: string): boolean => hasUnspacedScript(exact) && exact.includes(word);

/** The rows of the tables about delivery of which two and more name places. */
function tablesIn<Id>({ text, title = '', heading = '' }: AnswerPassage<Id>, lang: string): Row[][] {
  return readBlocks(text).flatMap((block) => {
    if (block.kind !== 'table') return [];
    const rows = block.lines.flatMap(({ start, end }) => {
      const line = text.slice(start, end).trim();
      const row = readTableRow(text, line);
      return row?.header ? [{ text: line, key: row.cells[0] ?? '', cells: row.cells, header: row.header }] : [];
    });
    const about = `${title} ${heading} ${rows[0]?.header.join(' ') ?? ''}`;
    if (rows.length < 2 || !findConcepts(about, lang.slice(0, 2)).has('delivery')) return [];
    return rows.filter(({ key }) => placesIn(key).length > 0).length > 1 ? [rows] : [];
  });
}

/** The rows meant, and how exactly they name the place. */
function choose(rows: readonly Row[], place: Place, about: string): { score: number; chosen: Row[] } {
  const keys = rows.map((row) => ({ row, folded: foldPlace(row.key), named: placesIn(row.key) }));
  const pick = (score: number, isMeant: (key: (typeof keys)[number]) => boolean) => {
    const chosen = keys.filter(isMeant).map(({ row }) => row);
    return chosen.length > 0 ? { score, chosen } : null;
  };
  const names = (name: string) => pick(4, ({ folded }) => hasName(folded, name));
  const inCountry = ({ named }: (typeof keys)[number]) => named.some(({ country }) => country === place.country);
  const isCity = place.names.length > 0;
  /** Rows of all other places, which name no city or area. */
  const others = (key: (typeof keys)[number]) =>
    namesOthers(key.row.key) && key.named.every(({ names: own }) => own.length === 0);
  const isOfCountry = placesIn(about).some(({ country }) => country === place.country);
  return (
    firstOf(place.names.map((name) => () => names(name))) ??
    (isCity ? pick(3, (key) => inCountry(key) && others(key)) : null) ??
    pick(3, (key) => inCountry(key) && (!isCity || key.named.every(({ names: own }) => own.length === 0))) ??
    (isOfCountry ? pick(2, isCity ? others : () => true) : null) ??
    pick(1, ({ row }) => namesUnionOf(row.key, place.country)) ?? { score: 0, chosen: [] }
  );
}

function firstOf<T>(tries: readonly (() => T | null)[]): T | null {
  for (const attempt of tries) {
    const found = attempt();
    if (found !== null) return found;
  }
  return null;
}
