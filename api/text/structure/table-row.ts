// A sentence of an answer that is a row of a table: its cells, and the header that names them. Follows how the extraction
// writes tables (a line per row, ` | ` between cells); the model decides how an answer shows them.

/** Separator of the cells of a row. */
export const CELL_BORDER = ' | ';

/** `header`: as many cells as `cells`, the first '' where the table's corner is empty; null when the table has none. */
export type TableRow = { readonly cells: readonly string[]; readonly header: readonly string[] | null };

/** The row that `line` is in its passage; null when it is no whole row of a table. */
export function readTableRow(passage: string, line: string): TableRow | null {
  const cells = cellsOf(line);
  if (cells.length < 2) return null;
  const lines = passage.split('\n').map((text) => text.trim());
  const at = lines.indexOf(line.trim());
  if (at === -1) return null;
  return { cells, header: cells.length === 2 ? null : findHeader(lines, at, cells.length) };
}

/** Whether `line` is the header of a table of three columns or more: the one that is found for the row below it. */
export function isTableHeader(passage: string, line: string): boolean {
  const cells = cellsOf(line);
  if (cells.length < 2) return false;
  const lines = passage.split('\n').map((text) => text.trim());
  const at = lines.indexOf(line.trim());
  const width = cellsOf(lines[at + 1] ?? '').length;
  if (at === -1 || width < 3) return false;
  const header = findHeader(lines, at + 1, width)?.filter((cell) => cell !== '');
  return header?.join(CELL_BORDER) === cells.join(CELL_BORDER);
}

/**
 * The first line of the table above the row, if it reads like a header: few of its cells hold a figure. A table of two columns
 * needs none, `Pump | Vibration` has both; and its first line is like the others.
 */
function findHeader(lines: readonly string[], at: number, width: number): string[] | null {
  let top = at;
  while (cellsOf(lines[top - 1] ?? '').length === width) top--;
  // A corner without a word is no cell in the passage.
  const above = cellsOf(lines[top - 1] ?? '');
  const header = above.length === width - 1 ? ['', ...above] : top < at ? cellsOf(lines[top] as string) : null;
  const figures = header?.filter((cell) => /\d/.test(cell)).length ?? 0;
  return header && figures * 2 < width ? header : null;
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .split(CELL_BORDER)
    .map((cell) => cell.trim());
}
