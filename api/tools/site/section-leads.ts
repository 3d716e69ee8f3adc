// What is shown of each section near to a question: without it a visitor does not know which of them to open.
import type { AnswerPart } from '../../ranking/answers/block-parts.ts';
import { columnsOf, cutToColumns } from '../../ranking/answers/values/columns.ts';
import type { TermStatistics } from '../../ranking/question/term-statistics.ts';
import type { Hit } from '../../site-index/passage-index.ts';
import { CELL_BORDER } from '../../text/structure/table-row.ts';
import type { ClosestSection } from './closest-sections.ts';
import { isSaid, nearestFirst, type Piece, readPieces } from './near-pieces.ts';

/**
 * Columns of what is shown of a section beside an answer, and where nothing surely answers. Of 392 questions to ten small sites 43 are
 * refused and shown nothing of what was asked for with 160 columns, 40 with 240, 38 with 320.
 */
export const BESIDE: LeadBounds = { columns: 160, hasRowsAround: false };
export const UNSURE: LeadBounds = { columns: 240, hasRowsAround: true };

/** `hasRowsAround`: a row of a table comes with those around it. */
export type LeadBounds = { readonly columns: number; readonly hasRowsAround: boolean };

/** What each section says nearest to the question, where `shown` does not say it, with what is around it up to the bounds. */
export function leadsOf(
  sections: readonly ClosestSection[],
  hits: readonly Hit[],
  shown: readonly AnswerPart<number>[],
  query: string,
  statistics: TermStatistics | undefined,
  bounds: LeadBounds,
): AnswerPart<number>[] {
  return sections.flatMap(({ passageId }) => {
    const hit = hits.find((other) => other.passageId === passageId);
    const text = hit && leadIn(hit, shown, query, statistics, bounds);
    return text && !repeats(text, shown) ? [{ passageId, text, form: 'text' as const }] : [];
  });
}

/** Whether a lead says all that is shown once more: "€449 with VAT" is in the first lines of its page, too. */
function repeats(lead: string, shown: readonly AnswerPart<number>[]): boolean {
  return shown.length > 0 && shown.every(({ text }) => lead.includes(text));
}

function leadIn(
  hit: Hit,
  shown: readonly AnswerPart<number>[],
  query: string,
  statistics: TermStatistics | undefined,
  { columns, hasRowsAround }: LeadBounds,
): string {
  const pieces = readPieces(query, [hit], statistics).pieces.filter(({ block }) => block?.kind !== 'image');
  // The line above a text says what it is about: a question, and below it its answer.
  const says = (piece: Piece, at: number) => (piece.block?.kind === 'heading' ? at + 1 < pieces.length : isSaid(piece));
  const [nearest] = pieces.filter(says).sort(nearestFirst);
  if (!nearest) return '';
  const at = pieces.indexOf(nearest);
  const said = (pieces[nearest.block?.kind === 'heading' ? at + 1 : at] as Piece).sentence.text;
  if (shown.some(({ text }) => text.includes(said))) return '';
  const onOneLine = (from: number, to: number) => pieces.slice(from, to + 1).reduce(joinPieces, '');
  const fits = (from: number, to: number) => columnsOf(onOneLine(from, to)) <= columns;
  let [from, to] = [at, at];
  if (nearest.block?.kind !== 'table' || hasRowsAround) {
    while (to + 1 < pieces.length && fits(from, to + 1)) to++;
    while (from > 0 && fits(from - 1, to)) from--;
  }
  return cutToColumns(onOneLine(from, to), columns);
}

const ENDS = /[.!?…:;。！？：；؟]["'”’)\]»」』）]*$/u;

/** Pieces behind each other on one line. */
function joinPieces(before: string, { sentence, block }: Piece): string {
  const line = sentence.text.split(CELL_BORDER).join(' · ');
  const text = block?.kind === 'heading' && !ENDS.test(line) ? `${line}:` : line;
  if (before === '') return text;
  return ENDS.test(before) ? `${before} ${text}` : `${before}; ${text}`;
}
