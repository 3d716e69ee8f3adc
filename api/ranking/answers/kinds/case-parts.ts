// The lines of a page for the case that a visitor tells of: the row of their child's age, of the people of their party, of the days until the
// appointment that they cancel. The rest of the question chooses the table, the amount the row.
import { baseLanguage, packOf } from '../../../text/languages.ts';
import { readBlocks, type TextBlock } from '../../../text/structure/blocks.ts';
import { CELL_BORDER, readTableRow } from '../../../text/structure/table-row.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import type { AnswerPart } from '../block-parts.ts';
import { labelOf, titleLabel } from '../part-label.ts';
import { shareOf, termsByConcept, termsIn } from '../sentences/match-terms.ts';
import { caseRanges, type Dimension, type OwnAmount, ownAmounts } from '../values/case-amounts.ts';

/** Passages found among which the lines are looked for. */
const LOOKED_AT = 12;
/** Share of the question that a line with the headings above it holds. */
const LEAST_SHARE = 0.4;
/** What each passage further down costs, as a share of the question. */
const RANK_COST = 0.05;
/** Lines with ranges that a table or list has at least. */
const MIN_LINES = 2;
/** Lines of a table or list that fit, at most: more distinguish no case. */
const MAX_FITTING = 3;

type Bounds = { readonly low: number; readonly high: number };
type Line = Bounds & { readonly text: string; readonly at: number };
type Found<Id> = {
  readonly passage: AnswerPassage<Id>;
  readonly lines: readonly Line[];
  readonly blocks: readonly TextBlock[];
  readonly score: number;
};

/** The lines that are for the visitor's case; none where the question tells of none, or no table or list distinguishes such cases. */
export function caseParts<Id>({ question }: ReadForAnswer, passages: readonly AnswerPassage<Id>[]): AnswerPart<Id>[] {
  const own = ownAmounts(question.text, question.lang);
  if (own.length === 0) return [];
  const besides = new Set(
    own.flatMap(({ words }) => [...termsIn(words, question.lang, question, { withMinor: true })]),
  );
  let best: Found<Id> | null = null;
  for (const [rank, passage] of passages.slice(0, LOOKED_AT).entries()) {
    const lang = baseLanguage(passage.lang ?? question.lang);
    const blocks = readBlocks(passage.text);
    for (const [at, block] of blocks.entries()) {
      for (const amount of own) {
        const lines = fittingLines(passage, block, at, amount, lang);
        if (lines.length === 0) continue;
        const said = [
          passage.title,
          passage.heading,
          ...lines.map(({ text }) => text),
          headerOf(passage.text, lines[0] as Line),
        ].join('\n');
        const held = new Set([...termsIn(said, lang, question), ...termsByConcept(said, lang, question)]);
        const share = shareOf(held, question, besides);
        const score = share - rank * RANK_COST;
        if (share >= LEAST_SHARE && score > (best?.score ?? Number.NEGATIVE_INFINITY))
          best = { passage, lines, blocks, score };
      }
    }
  }
  if (!best) return [];
  const { passage, lines, blocks } = best;
  return lines.map(({ text, at }) =>
    text.includes(CELL_BORDER)
      ? { passageId: passage.passageId, text, form: 'row' as const, ...titleLabel(text, passage) }
      : { passageId: passage.passageId, text, form: 'text' as const, ...labelOf(text, passage, blocks, at) },
  );
}

/** The lines of a table or list whose range has the amount, where several lines have ranges and few of them fit. */
function fittingLines<Id>(
  passage: AnswerPassage<Id>,
  block: TextBlock,
  at: number,
  { dimension, value }: OwnAmount,
  lang: string,
): Line[] {
  if (block.kind !== 'table' && block.kind !== 'list') return [];
  const lines = block.lines.map(({ start, end }) => passage.text.slice(start, end).trim());
  const rows = lines.map((text) => (block.kind === 'table' ? readTableRow(passage.text, text) : null));
  const columns = Math.max(1, ...rows.map((row) => row?.cells.length ?? 1));
  // The first column whose cells are ranges says which case a row is for: others may hold prices from some amount on.
  for (let column = 0; column < columns; column++) {
    const all = lines.flatMap((text, line): Line[] => {
      const row = rows[line];
      const cell = row ? (row.cells[column] ?? '') : text;
      const [bounds] = boundsIn(cell, row?.header?.[column] ?? '', dimension, lang);
      return bounds ? [{ text, at, ...bounds }] : [];
    });
    if (all.length < MIN_LINES) continue;
    const fitting = closest(all.filter(({ low, high }) => low <= value && value <= high));
    return fitting.length <= MAX_FITTING && fitting.length < all.length ? fitting : [];
  }
  return [];
}

/** Of "up to 8" and "up to 12", and of "over 10" and "over 20", the one nearest to the amount alone. */
function closest(lines: readonly Line[]): Line[] {
  const least = Math.min(...lines.filter(({ low }) => low === 0).map(({ high }) => high));
  const most = Math.max(...lines.filter(({ high }) => high === Number.POSITIVE_INFINITY).map(({ low }) => low));
  return lines.filter(
    ({ low, high }) => (low > 0 || high === least) && (high < Number.POSITIVE_INFINITY || low === most),
  );
}

/** The ranges of a cell or an item in a dimension: by their unit, or by the words of the column or of the text. */
function boundsIn(text: string, column: string, dimension: Dimension, lang: string): Bounds[] {
  return caseRanges(text, lang).flatMap((range) => {
    const bounds = range.in(dimension);
    const isMeant =
      !range.isBare || column === '' || [column, text].some((one) => namesDimension(one, dimension, lang));
    return bounds && isMeant ? [bounds] : [];
  });
}

function namesDimension(text: string, dimension: Dimension, lang: string): boolean {
  const { columns = {} } = packOf(lang)?.cases ?? {};
  const names = (dimension === 'money' ? '' : (columns[dimension] ?? '')).split('|');
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => names.includes(word));
}

function headerOf(passage: string, { text }: Line): string {
  return readTableRow(passage, text)?.header?.join(' ') ?? '';
}
