// Answers "cheapest machine", "which grinder is the quietest", "biggest water tank" with the row of a table that compares them, and the name of
// the one that has the most or the least. Values of one unit decide; where not every value can be read, nothing is said.
import { analyse } from '../../../text/analyse.ts';
import { packOf } from '../../../text/languages.ts';
import type { AttributeKind } from '../../../text/pack/question-words.ts';
import { readBlocks } from '../../../text/structure/blocks.ts';
import { readTableRow, type TableRow } from '../../../text/structure/table-row.ts';
import type { Question } from '../../question/question.ts';
import type { AnswerPassage } from '../answer.ts';
import type { AnswerPart } from '../block-parts.ts';
import { termsByConcept, termsIn } from '../sentences/match-terms.ts';
import { pattern } from './hours/hour-items.ts';
import { statedAmounts } from './stated-amounts.ts';

type Asked = {
  readonly attribute: AttributeKind | null;
  readonly isMost: boolean;
  readonly words: ReadonlySet<string>;
  /** The words behind it. */
  readonly behind: ReadonlySet<string>;
};

/** What a further word in title and headings costs, and a place further down the search. */
const EXTRA_COST = 0.05;
const RANK_COST = 0.02;
const MIN_COMPARED = 2;

/** What a question compares, by the last of its superlatives: those before are of earlier messages. Null for another question. */
export function askedSuperlative({ text, lang }: Pick<Question, 'text' | 'lang'>): Asked | null {
  const { superlatives = {}, isUnspaced = false } = packOf(lang) ?? {};
  const found = Object.entries(superlatives).flatMap(([key, phrases]) => {
    const match = pattern(phrases, isUnspaced).exec(text);
    return match ? [{ key, written: match[0], end: match.index + match[0].length }] : [];
  });
  const last = found.reduce<(typeof found)[number] | null>(
    (best, one) => (best && best.end >= one.end ? best : one),
    null,
  );
  if (!last) return null;
  const attribute = last.key.slice(0, -1);
  return {
    attribute: attribute === 'any' ? null : (attribute as AttributeKind),
    isMost: last.key.endsWith('>'),
    words: new Set(found.flatMap(({ written }) => analyse(written, lang).map(({ exact }) => exact))),
    behind: new Set(analyse(text.slice(last.end), lang).map(({ exact }) => exact)),
  };
}

/** Whether a question names nothing beside the most or the least: "the cheapest". */
export function isSuperlativeAlone({ terms }: Question, { attribute, words }: Asked): boolean {
  return attribute === 'price' && terms.every(({ isMinor, asks, exact }) => isMinor || asks || words.has(exact));
}

/** The query that finds tables of what is compared. */
export function superlativeQuery({ terms, lang }: Question, { attribute, words }: Asked): string {
  const named = terms
    .filter(({ isMinor, asks, exact }) => !isMinor && !asks && !words.has(exact))
    .map(({ exact }) => exact);
  const asks = attribute === null ? '' : (packOf(lang)?.attributes?.[attribute]?.asks.split('|')[0] ?? '');
  return `${asks} ${named.join(' ')}`.trim();
}

/** The row, with the name and value of the one; none where no table has a column or row of it. */
export function superlativeRow<Id>(
  question: Question,
  asked: Asked,
  passages: readonly AnswerPassage<Id>[],
): AnswerPart<Id>[] {
  let best: { score: number; part: AnswerPart<Id> } | null = null;
  for (const [rank, passage] of passages.entries()) {
    const lang = (passage.lang ?? question.lang).slice(0, 2);
    if (lang !== question.lang) continue;
    for (const compared of comparedIn(passage, lang, question, asked)) {
      const score = compared.score - rank * RANK_COST;
      if (best === null || score > best.score)
        best = {
          score,
          part: { passageId: passage.passageId, text: compared.text, form: 'row', label: compared.label },
        };
    }
  }
  return best === null ? [] : [best.part];
}

type Row = TableRow & { readonly text: string };

/** The rows that decide, one for each table: of things in columns the row of the attribute, of things in rows that of the one. */
function comparedIn<Id>(
  { text, title = '', heading = '' }: AnswerPassage<Id>,
  lang: string,
  question: Question,
  asked: Asked,
): { text: string; label: string; score: number }[] {
  const content = question.terms.flatMap(({ isMinor, asks, exact }, at) =>
    isMinor || asks || asked.words.has(exact) ? [] : [at],
  );
  const names = namesOf(asked.attribute, lang);
  const last = heading.split(' > ').at(-1) ?? '';
  const above = `${title} ${last === title ? '' : last}`;
  const around = new Set([...termsIn(above, lang, question), ...termsByConcept(above, lang, question)]);
  const further = Math.max(0, analyse(above, lang).length - around.size);
  return readBlocks(text).flatMap((block) => {
    if (block.kind !== 'table') return [];
    const rows = block.lines.flatMap(({ start, end }): Row[] => {
      const line = text.slice(start, end).trim();
      const row = readTableRow(text, line);
      return row?.header ? [{ ...row, text: line }] : [];
    });
    const header = rows[0]?.header ?? [];
    const isOf = (cells: readonly string[], own: string) => {
      const held = new Set([...around, ...termsIn(`${cells.join(' ')} ${own}`, lang, question, { withMinor: true })]);
      return content.every((at) => held.has(at));
    };
    const isAttribute = (cell: string) => {
      const stems = analyse(cell, lang).flatMap(({ stem, exact }) => [stem, exact]);
      return asked.attribute === null
        ? content.some((at) => termsIn(cell, lang, question).has(at) && !around.has(at))
        : stems.some((stem) => names.has(stem));
    };
    // "And the Duo?" after "cheapest machine" asks for the value of that one.
    const namedAmong = (things: readonly string[]): number | null => {
      const isNamed = (term: number) => !around.has(term) && asked.behind.has(question.terms[term]?.exact ?? '');
      const named = things.flatMap((thing, at) =>
        content.some((term) => isNamed(term) && termsIn(thing, lang, question).has(term)) ? [at] : [],
      );
      return named.length === 1 ? (named[0] as number) : null;
    };
    const found: { text: string; label: string; score: number }[] = [];
    const offer = (row: Row, label: string) => found.push({ text: row.text, label, score: -further * EXTRA_COST });
    for (const row of rows) {
      if (!isAttribute(row.cells[0] ?? '') || !isOf(header, row.cells[0] ?? '')) continue;
      const at = namedAmong(header.slice(1)) ?? extremeOf(row.cells.slice(1), lang, asked);
      if (at >= 0) offer(row, `${header[at + 1]}: ${row.cells[at + 1]}`);
    }
    const column = header.findIndex((cell, at) => at > 0 && isAttribute(cell));
    if (
      column > 0 &&
      isOf(
        rows.map(({ cells }) => cells[0] ?? ''),
        header[column] ?? '',
      )
    ) {
      const compared = rows.map(({ cells }) => cells[column] ?? '');
      const at = namedAmong(rows.map(({ cells }) => cells[0] ?? '')) ?? extremeOf(compared, lang, asked);
      const row = rows[at];
      if (row) offer(row, `${row.cells[0]}: ${row.cells[column]}`);
    }
    return found;
  });
}

/** The stems and words that name an attribute in cells. */
function namesOf(attribute: AttributeKind | null, lang: string): ReadonlySet<string> {
  if (attribute === null) return new Set();
  return new Set(
    analyse(packOf(lang)?.attributes?.[attribute]?.names ?? '', lang).flatMap(({ stem, exact }) => [stem, exact]),
  );
}

/** Which of the values is the most or the least; -1 where some cannot be compared or two are equal. */
function extremeOf(cells: readonly string[], lang: string, { attribute, isMost }: Asked): number {
  const amounts = cells.map((cell) => amountOf(cell, lang, attribute));
  if (amounts.length < MIN_COMPARED || amounts.some((amount) => amount === null)) return -1;
  const known = amounts as { value: number; unit: string }[];
  if (new Set(known.map(({ unit }) => unit)).size > 1) return -1;
  const values = known.map(({ value }) => (isMost ? value : -value));
  const top = Math.max(...values);
  return values.filter((value) => value === top).length === 1 ? values.indexOf(top) : -1;
}

/** The unit that others are counted in, and how many of it each is. */
const UNITS: Readonly<Record<string, readonly [string, number]>> = {
  g: ['g', 1],
  kg: ['g', 1_000],
  mm: ['mm', 1],
  cm: ['mm', 10],
  m: ['mm', 1_000],
  ml: ['ml', 1],
  l: ['ml', 1_000],
  w: ['w', 1],
  kw: ['w', 1_000],
  second: ['s', 1],
  seconds: ['s', 1],
  minute: ['s', 60],
  minutes: ['s', 60],
  hour: ['s', 3_600],
  hours: ['s', 3_600],
};
/** The first number of a cell with its unit. Three numbers with a cross between them are no single measure. */
const MEASURE = /^[^\p{N}]{0,12}(?<number>\p{N}+(?:[.,]\p{N}+)*)\s?(?<unit>[\p{L}°"%]{0,8})/u;

function amountOf(cell: string, lang: string, attribute: AttributeKind | null): { value: number; unit: string } | null {
  const [money] = statedAmounts(cell, lang, 'money');
  if (money) return { value: money.low, unit: money.unit };
  const groups = /\p{N}\s?[×x*]\s?\p{N}/u.test(cell) ? undefined : MEASURE.exec(cell)?.groups;
  if (attribute === 'price' || !groups) return null;
  const written = groups.number ?? '';
  const value = Number(
    /^\d{1,3}(?:[.,]\d{3})+$/.test(written) ? written.replace(/[.,]/g, '') : written.replace(',', '.'),
  );
  const [unit, factor] = UNITS[(groups.unit ?? '').toLowerCase()] ?? [(groups.unit ?? '').toLowerCase(), 1];
  return Number.isNaN(value) ? null : { value: value * factor, unit };
}
