// Blocks of a passage as parts of an answer: which are shown whole, which are contents only, and the lead of a section.
// All text stays verbatim; assemble-answer.ts decides what is shown.
import { readBlocks, type TextBlock } from '../../text/structure/blocks.ts';
import { CELL_BORDER, isTableHeader } from '../../text/structure/table-row.ts';
import type { AnswerPassage } from './answer.ts';
import { isNavigation, isNoAnswer } from './no-answer.ts';
import type { AnswerRule } from './sureness/answer-rule.ts';
import { columnsOf } from './values/columns.ts';

/** `lines`: the items of a list, `code`: a program or a command. `label` says what a definition or a bare value belongs to. */
export type AnswerPart<Id> = {
  readonly passageId: Id;
  readonly text: string;
  readonly form: 'text' | 'row' | 'lines' | 'code';
  readonly label?: string;
  /** With what the label begins where that is concluded from the text: "Yes, until 18:00". */
  readonly concluded?: string;
  /** What put it together. */
  readonly rule?: AnswerRule;
};

/** Where a section is read from: a block of a passage, and the passages of the section after it. */
export type SectionStart<Id> = {
  readonly passage: AnswerPassage<Id>;
  readonly blocks: readonly TextBlock[];
  readonly from: number;
  /** The next passages of the section, and of those below it. */
  readonly more: readonly AnswerPassage<Id>[];
};

/** Columns of an answer of sentences at most; one is enough, more follow while there is less than {@link ENOUGH_COLUMNS}. */
export const MAX_COLUMNS = 480;
export const ENOUGH_COLUMNS = 280;
/** Columns of a list, a table or code shown whole at most; of a longer one only what matches is shown. */
const MAX_BLOCK_COLUMNS = 900;
/** Rows of a table shown whole at most. */
export const MAX_ROWS = 8;
/** Rows of a long table that a section begins with: all specifications of a machine, say. */
const MAX_TABLE_ROWS = 14;

/** Columns of parts together. */
export const widthOf = (parts: readonly { text: string }[]) =>
  parts.reduce((sum, { text }) => sum + columnsOf(text), 0);

/** A lead below this says what a section is about and no more: what comes below the next heading is shown too. */
export const THIN_COLUMNS = 100;
/** Lines of a list from which it may be the steps of a procedure. */
const MIN_STEPS = 3;

/**
 * The lead of a section: its first blocks, whole, until there is enough. `used`: columns that the answer has already. `untilSteps`: the
 * question asks how to do something, so that a list of steps comes along if there is one near.
 */
export function leadOf<Id>(
  { passage, blocks, from, more }: SectionStart<Id>,
  { used = 0, untilSteps = false } = {},
): AnswerPart<Id>[] {
  const parts: AnswerPart<Id>[] = [];
  const isSteps = (block: TextBlock) => block.kind === 'list' && block.lines.length >= MIN_STEPS;
  let source = passage;
  let rest = blocks.slice(from);
  let others = more;
  for (;;) {
    for (const block of rest) {
      const width = used + widthOf(parts);
      // The next heading begins something else, unless there is next to nothing yet.
      if (width >= ENOUGH_COLUMNS || (block.kind === 'heading' && width >= THIN_COLUMNS)) {
        const isWaiting = untilSteps && rest.some(isSteps) && !parts.some(({ form }) => form === 'lines');
        if (!isWaiting) return parts;
        if (!isSteps(block)) continue;
      }
      const text = source.text.slice(block.start, block.end);
      if (block.kind === 'heading' || block.kind === 'image' || (block.kind === 'code' && width === 0)) continue;
      if (block.kind === 'paragraph') {
        if (isNoAnswer(text) || text.trim() === source.title) continue;
        const kept = wholeSentences(text, Math.max(MAX_COLUMNS - width, 80));
        if (kept === '') return parts;
        parts.push({ passageId: source.passageId, text: kept, form: 'text' });
      } else if (isContents(block, source.text) && !announces(parts.at(-1)?.text ?? '')) continue;
      else if (isWhole(block, source.text, MAX_ROWS + 1)) parts.push(...blockParts(source, block));
      else if (block.kind === 'list' && width < THIN_COLUMNS) return [...parts, firstItems(source, block)];
      else if (block.kind === 'table' && width < THIN_COLUMNS)
        return [...parts, ...blockParts(source, block).slice(0, MAX_TABLE_ROWS)];
      else return parts;
    }
    const [next, ...later] = others;
    const width = used + widthOf(parts);
    if (!next || width >= ENOUGH_COLUMNS || (next.heading !== source.heading && width >= THIN_COLUMNS)) return parts;
    source = next;
    rest = readBlocks(next.text);
    others = later;
  }
}

/** The first items of a list that is too long to be shown whole: the line above it says nothing without them. */
function firstItems<Id>({ passageId, text }: AnswerPassage<Id>, { start, lines }: TextBlock): AnswerPart<Id> {
  const fitting = lines.filter((line) => columnsOf(text.slice(start, line.end)) <= MAX_COLUMNS);
  const { end } = fitting.at(-1) ?? (lines[0] as TextBlock['lines'][number]);
  return { passageId, text: text.slice(start, end), form: 'lines' };
}

/** The beginning of a paragraph in whole sentences. */
function wholeSentences(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  let end = 0;
  for (const match of text.matchAll(/[.!?。！？…](?=\s|$)|[。！？]/gu)) {
    if (columnsOf(text.slice(0, match.index + 1)) > columns) break;
    end = match.index + 1;
  }
  return text.slice(0, end);
}

/** Whether a block is short enough to be shown whole. */
export function isWhole(block: TextBlock, text: string, maxLines = 12): boolean {
  return block.lines.length <= maxLines && columnsOf(text.slice(block.start, block.end)) <= MAX_BLOCK_COLUMNS;
}

/** A list of names without a statement, or a table of one row: contents, links to neighbours, modules named above a text. */
export function isContents(block: TextBlock, text: string): boolean {
  const lines = block.lines.map(({ start, end }) => text.slice(start, end));
  if (block.kind === 'table') {
    const rows = lines.filter((line) => line.includes(CELL_BORDER));
    return lines.length < 2 || rows.every((row) => isNavigation(row.split(CELL_BORDER)));
  }
  return block.kind === 'list' && lines.every((line) => line.length < 60 && !/[.!?。！？:：;；\d]/.test(line));
}

/** Whether a text says that what follows belongs to it. */
export function announces(text: string): boolean {
  return /[:：]\s*$/.test(text);
}

/** A block as parts: the rows of a table, the lines of a list, code, or text. */
export function blockParts<Id>({ passageId, text }: AnswerPassage<Id>, block: TextBlock): AnswerPart<Id>[] {
  const piece = text.slice(block.start, block.end);
  if (block.kind === 'table') {
    return block.lines
      .map(({ start, end }) => text.slice(start, end))
      .filter((line) => !isTableHeader(text, line))
      .map((line) => ({ passageId, text: line.trim(), form: 'row' as const }));
  }
  if (block.kind === 'code') return [{ passageId, text: piece, form: 'code' }];
  if (block.kind === 'list') return [{ passageId, text: piece, form: 'lines' }];
  return [{ passageId, text: piece.trim(), form: 'text' }];
}
