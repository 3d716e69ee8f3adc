// Cuts a passage into the pieces that may state hours: a list or a table of days as a whole, days with the hours below them, else each line
// or sentence. hours-answer.ts reads them.
import { type BlockKind, readBlocks, type TextBlock } from '../../../../text/structure/blocks.ts';
import { splitSentences } from '../../../../text/structure/sentences.ts';
import type { AnswerPassage } from '../../answer.ts';
import { type AnswerPart, blockParts, isWhole } from '../../block-parts.ts';
import { daysIn } from '../../values/hours/hour-items.ts';
import { readOpeningHours } from '../../values/hours/read-hours.ts';
import { hoursOfTable, type TableHours } from './hours-tables.ts';

/** A text that may state hours, with the parts that show it. */
export type HourPiece<Id> = Omit<TableHours, 'row'> & { readonly parts: AnswerPart<Id>[] };

/** Characters of a line that names days alone, or of the line of hours below it. */
const MAX_LINE_CHARS = 60;

/** The pieces of each block of a passage in order. Linear in its blocks. `isContactAsked`: see hours-tables.ts. */
export function hourPieces<Id>(
  passage: AnswerPassage<Id>,
  lang: string,
  isContactAsked: boolean,
): { kind: BlockKind; pieces: HourPiece<Id>[] }[] {
  const blocks = readBlocks(passage.text);
  const found: { kind: BlockKind; pieces: HourPiece<Id>[] }[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as TextBlock;
    const below = daysAbove(passage, block, blocks[at + 1], lang);
    if (below) at++;
    found.push({ kind: block.kind, pieces: below ? [below] : piecesOf(passage, block, lang, isContactAsked) });
  }
  return found;
}

/** Days on a line of their own with the hours on the next, as a grid of a page is read; null for other blocks. */
function daysAbove<Id>(
  { passageId, text }: AnswerPassage<Id>,
  above: TextBlock,
  below: TextBlock | undefined,
  lang: string,
): HourPiece<Id> | null {
  if (!below || above.lines.length + below.lines.length > 2) return null;
  const [days, hours] = [above, below].map(({ start, end }) => text.slice(start, end).trim()) as [string, string];
  if (days.length > MAX_LINE_CHARS || hours.length > MAX_LINE_CHARS) return null;
  if (daysIn(days, lang).size === 0 || daysIn(hours, lang).size > 0) return null;
  if (readOpeningHours(days, lang).size > 0 || readOpeningHours(`${days} ${hours}`, lang).size === 0) return null;
  return { text: `${days} ${hours}`, parts: [{ passageId, text: hours, form: 'text', label: days }] };
}

function piecesOf<Id>(
  passage: AnswerPassage<Id>,
  block: TextBlock,
  lang: string,
  isContactAsked: boolean,
): HourPiece<Id>[] {
  const { passageId } = passage;
  const text = passage.text.slice(block.start, block.end);
  if (block.kind === 'code') return [];
  if (block.kind === 'paragraph' || block.kind === 'heading') {
    return splitSentences(text, lang).map((sentence) => ({
      text: sentence.text,
      parts: [{ passageId, text: sentence.text, form: 'text' }],
    }));
  }
  const lines = block.lines.map(({ start, end }) => passage.text.slice(start, end).trim());
  if (block.kind === 'table') {
    if (!isWhole(block, passage.text)) return [];
    const parts = blockParts(passage, block);
    return hoursOfTable(lines, { passage: passage.text, lang, isContactAsked }).map(({ row, ...stated }) => ({
      ...stated,
      parts: row === undefined ? parts : parts.filter((part) => part.text === row),
    }));
  }
  const areDays = lines.length > 0 && lines.every((line) => readOpeningHours(line, lang).size > 0);
  if (areDays && isWhole(block, passage.text)) {
    // Days of the lines do not run on into each other.
    return [{ text: lines.join('\n'), parts: blockParts(passage, block) }];
  }
  return lines.map((line) => ({ text: line, parts: [{ passageId, text: line, form: 'text' }] }));
}
