// Answers "prices", "price list", "how much is it", which name nothing, with the tables of prices of what the site offers, a few pages of them.
// What delivery, returns and repairs cost is not what the visitor looks at prices for.
import { analyse } from '../../../text/analyse.ts';
import { findConcepts } from '../../../text/concepts/find-concepts.ts';
import { baseLanguage, packOf } from '../../../text/languages.ts';
import { placesIn } from '../../../text/places/places.ts';
import { readBlocks } from '../../../text/structure/blocks.ts';
import { readTableRow, type TableRow } from '../../../text/structure/table-row.ts';
import type { Question } from '../../question/question.ts';
import type { QuestionTerm } from '../../question/term-statistics.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import { fromFirstAmount } from '../asked-section.ts';
import { type AnswerPart, MAX_ROWS } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { titleLabel } from '../part-label.ts';
import { findValues } from '../values/answer-values.ts';

const ENGLISH = 'en';
/** Concepts that a question for prices may name and still name nothing, and the one of any product. */
const PRICE: ReadonlySet<string> = new Set(['price', 'fee']);
const PRODUCTS = 'products';
/** What is paid besides for what the site offers. */
const SERVICES = [
  'delivery',
  'deliverycost',
  'deliverytime',
  'return',
  'refund',
  'repair',
  'spareparts',
  'warranty',
  'exchange',
  'deposit',
  'secondhand',
  'subscriptionbox',
] as const;
/** From this strength on a title is about a concept. */
const NAMED_STRENGTH = 0.5;
/** Pages whose tables are shown. */
const MAX_TABLES = 3;
const MIN_PRICES = 2;

type Row = TableRow & { readonly text: string };

/**
 * The first prices of the page whose title says that it has them ("Prices", "Our fees"), or the rows of several pages, those of each with its title; none for a
 * question that names something, or where fewer than two pages have prices.
 */
export function priceOverview<Id>(
  { question }: ReadForAnswer,
  more: readonly AnswerPassage<Id>[],
  find: ((query: string) => readonly AnswerPassage<Id>[]) | undefined,
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  return asksForPricesAlone(question) ? allPrices(question, more, find, pageOf) : [];
}

/** The same for a question that names nothing ("the cheapest"). */
export function allPrices<Id>(
  question: Question,
  more: readonly AnswerPassage<Id>[],
  find: ((query: string) => readonly AnswerPassage<Id>[]) | undefined,
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const ofPage = pageOfPrices(question, [...more, ...(find?.(queryIn(question.lang)) ?? [])], pageOf);
  if (ofPage.length > 0) return ofPage;
  const own = tablesIn(question.lang, [...(find?.(queryIn(question.lang)) ?? []), ...more]);
  // Many sites have a few pages in the visitor's language and all in English.
  return own.length > 0 || question.lang === ENGLISH || !find ? own : tablesIn(ENGLISH, find(queryIn(ENGLISH)));
}

/** The first prices of the page whose title names prices with the fewest other words; none without such a page. */
function pageOfPrices<Id>(
  { lang }: Question,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  let best: { passage: AnswerPassage<Id>; words: number } | null = null;
  for (const passage of passages) {
    const { title = '' } = passage;
    if (baseLanguage(passage.lang ?? lang) !== lang || !namesPrice(title, lang) || isOfService({ title }, lang))
      continue;
    const words = analyse(title, lang).length;
    if (best === null || words < best.words) best = { passage, words };
  }
  if (best === null) return [];
  for (const section of pageOf?.(best.passage) ?? [best.passage]) {
    const rows = priceParts(section, lang, Number.POSITIVE_INFINITY).slice(0, MAX_ROWS);
    const parts = rows.length > 0 ? rows : fromFirstAmount(section);
    if (parts.length > 0) return parts;
  }
  return [];
}

/** What finds tables of things with their prices: "compare price". */
function queryIn(lang: string): string {
  const { concepts, attributes } = packOf(lang) ?? {};
  const [compare = ''] = (concepts?.compare ?? '').split(/[|~]/);
  return `${compare.trim()} ${attributes?.price?.names.split(' ')[0] ?? ''}`.trim();
}

function tablesIn<Id>(lang: string, passages: readonly AnswerPassage<Id>[]): AnswerPart<Id>[] {
  const shown = new Map<string, AnswerPart<Id>[]>();
  for (const passage of passages) {
    const { title = '' } = passage;
    if (shown.size === MAX_TABLES || shown.has(title) || baseLanguage(passage.lang ?? lang) !== lang) continue;
    if (isOfService(passage, lang)) continue;
    const parts = priceParts(passage, lang);
    if (parts.length > 0) shown.set(title, parts);
  }
  return shown.size > 1 ? [...shown.values()].flat() : [];
}

/** Whether title and heading are about what is paid besides. */
function isOfService(
  { title = '', heading = '' }: Pick<AnswerPassage<unknown>, 'title' | 'heading'>,
  lang: string,
): boolean {
  const about = findConcepts(`${title}. ${heading}`, lang);
  return SERVICES.some((concept) => (about.get(concept)?.strength ?? 0) >= NAMED_STRENGTH);
}

/** Whether all that it names is a price. */
function asksForPricesAlone({ values, attributeTerm, terms, concepts }: Question): boolean {
  const hasContent = terms.some(({ isMinor, asks }) => !isMinor && !asks);
  if (values[0] !== 'money' || (attributeTerm < 0 && !hasContent)) return false;
  const namedBy = ({ exact, stem }: QuestionTerm) =>
    concepts.flatMap(({ word, words, strength }) =>
      strength >= NAMED_STRENGTH && (words.includes(exact) || words.includes(stem)) ? [word.slice(1)] : [],
    );
  return terms.every((term, at) => {
    if (term.isMinor || term.asks || at === attributeTerm) return true;
    const named = namedBy(term);
    // "Collection" is a word for products, and for other things.
    return named.some((concept) => PRICE.has(concept)) || (named.length > 0 && named.every((one) => one === PRODUCTS));
  });
}

/** The first table of prices of a passage that has no more than `most` rows, with its title. */
export function priceParts<Id>(passage: AnswerPassage<Id>, lang: string, most = MAX_ROWS): AnswerPart<Id>[] {
  const { passageId } = passage;
  return pricesIn(passage, lang, most).map(({ text }) => ({
    passageId,
    text,
    form: 'row',
    ...titleLabel(text, passage),
  }));
}

/** The rows of the first table of prices: all rows of one with a column of them, or the row of prices of things side by side. */
function pricesIn<Id>({ text }: AnswerPassage<Id>, lang: string, most: number): Row[] {
  const isPrice = (cell: string | undefined) => findValues(cell ?? '', lang, 'money').length > 0;
  for (const block of readBlocks(text)) {
    if (block.kind !== 'table') continue;
    const all = block.lines.flatMap(({ start, end }): Row[] => {
      const line = text.slice(start, end).trim();
      const row = readTableRow(text, line);
      return row ? [{ ...row, text: line }] : [];
    });
    const rows = all.filter(({ cells, header }, at) => header || (cells.length === 2 && (at > 0 || isPrice(cells[1]))));
    const width = rows[0]?.cells.length ?? 0;
    const columns = Array.from({ length: width }, (_, at) => at).slice(1);
    // A row for each place is what delivery costs there.
    const isOfPlaces = rows.filter(({ cells }) => placesIn(cells[0] ?? '').length > 0).length > 1;
    if (isOfPlaces) continue;
    const isList = columns.some((at) => rows.every(({ cells }) => isPrice(cells[at])));
    if (isList && rows.length >= MIN_PRICES && rows.length <= most) return rows;
    const side = rows.find(({ cells }) => namesPrice(cells[0] ?? '', lang) && cells.slice(1).every(isPrice));
    if (side && side.cells.length > MIN_PRICES) return [side];
  }
  return [];
}

function namesPrice(cell: string, lang: string): boolean {
  const names = new Set(analyse(packOf(lang)?.attributes?.price?.names ?? '', lang).map(({ stem }) => stem));
  return analyse(cell, lang).some(({ stem }) => names.has(stem));
}
