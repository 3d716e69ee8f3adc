// Tables with bars, as in GitHub Flavored Markdown.
import { MAX_HEAD_CHARS } from '../limits.ts';
import { indentOf, interruptsParagraph, isBlank } from '../lines.ts';
import type { BlockPlace } from '../more/part-types.ts';
import type { InlineToken, TableAlign } from '../tokens.ts';
import type { Taken } from './rich-types.ts';

export function takeTable({ all, mayGrow, parseText }: BlockPlace, at: number): Taken {
  if (opensTable(all, at, mayGrow)) return { token: { type: 'hidden' }, lines: all.length - at };
  const align = tableAt(all, at);
  if (!align) return null;
  const cellsOf = (line: string, isLast: boolean): (readonly InlineToken[])[] => {
    const cells = readCells(line);
    return align.map((_, i) => parseText(cells[i] ?? '', isLast && i >= cells.length - 1));
  };
  const rows: (readonly InlineToken[])[][] = [];
  let end = at + 2;
  for (; end < all.length && !isBlank(all[end]!) && !interruptsParagraph(all[end]!); end++) {
    rows.push(cellsOf(all[end]!, mayGrow && end === all.length - 1));
  }
  return { token: { type: 'table', align, head: cellsOf(all[at]!, false), rows }, lines: end - at };
}

export function isTable(all: readonly string[], at: number, mayGrow: boolean): boolean {
  return tableAt(all, at) !== null || opensTable(all, at, mayGrow);
}

/** The columns of a table whose header is line `at`; null if none begins there. */
function tableAt(all: readonly string[], at: number): ReturnType<typeof readDelimiterRow> {
  const line = all[at]!;
  const next = all[at + 1];
  if (next === undefined || !line.includes('|')) return null;
  const align = readDelimiterRow(next);
  return align && readCells(line).length === align.length ? align : null;
}

/** From line `at` on, the lines of a growing text may become a table. */
function opensTable(all: readonly string[], at: number, mayGrow: boolean): boolean {
  return mayGrow && at >= all.length - 2 && mayHeadTable(all[at]!, all[at + 1]);
}

/** The line, the last one of a growing text or the last but one, is how the head of a table begins; its columns are not there yet. */
function mayHeadTable(line: string, next: string | undefined): boolean {
  return /^ {0,3}\|/.test(line) && line.length <= MAX_HEAD_CHARS && (next === undefined || /^[\s|:-]*$/.test(next));
}

/** Cells of a table row, trimmed; `\|` is a bar, and bars inside code count as cell ends (GFM). */
function readCells(line: string): string[] {
  const text = line.trim();
  const cells: string[] = [];
  let cell = '';
  const from = text.startsWith('|') ? 1 : 0;
  for (let i = from; i < text.length; i++) {
    const c = text[i]!;
    if (c === '\\' && text[i + 1] === '|') {
      cell += '|';
      i++;
    } else if (c === '|') {
      cells.push(cell.trim());
      cell = '';
    } else cell += c;
  }
  if (cell.trim() !== '') cells.push(cell.trim());
  return cells;
}

/** The columns of a delimiter row `|---|:-:|`; null for any other line. */
function readDelimiterRow(line: string): (TableAlign | null)[] | null {
  if (!line.includes('-') || indentOf(line) > 3 || !/^[\s|:-]+$/.test(line)) return null;
  if (!line.includes('|') && !line.includes(':')) return null;
  const align: (TableAlign | null)[] = [];
  for (const cell of readCells(line)) {
    if (!/^:?-+:?$/.test(cell)) return null;
    const start = cell.startsWith(':');
    const end = cell.endsWith(':');
    align.push(start && end ? 'center' : end ? 'end' : start ? 'start' : null);
  }
  return align.length > 0 ? align : null;
}
