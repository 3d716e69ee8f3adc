// A sentence of an answer that is a row of a table: its cells, and the header that names them. Follows how the extraction
// writes tables (a line per row, ` | ` between cells); the model decides how an answer shows them.
import { LANGUAGES } from '../languages.ts';
import { segmentWords } from '../segment-words.ts';

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

/** Whether `line` is the header of a table: of three columns or more the one that is found for the row below it, of two one that names prices. */
export function isTableHeader(passage: string, line: string): boolean {
  const cells = cellsOf(line);
  if (cells.length < 2) return false;
  const lines = passage.split('\n').map((text) => text.trim());
  const at = lines.indexOf(line.trim());
  const width = cellsOf(lines[at + 1] ?? '').length;
  if (cells.length === 2 && width === 2 && cellsOf(lines[at - 1] ?? '').length !== 2)
    return namesPrices(cells[1] as string) && isAbovePrices(cells, lines, at + 1);
  if (at === -1 || width < 3) return false;
  const header = findHeader(lines, at + 1, width)?.filter((cell) => cell !== '');
  return header?.join(CELL_BORDER) === cells.join(CELL_BORDER);
}

/**
 * The first line of the table above the row, if it reads like a header: few of its cells hold a figure, or all of them have words of their
 * own above values ("Low 1 Mar – 30 Jun" above "£60"), or none is a price and those below are ("30 min" above "£22"). A table of two
 * columns needs none, `Pump | Vibration` has both; and its first line is like the others.
 */
function findHeader(lines: readonly string[], at: number, width: number): string[] | null {
  let top = at;
  while (cellsOf(lines[top - 1] ?? '').length === width) top--;
  // A corner without a word is no cell in the passage.
  const above = cellsOf(lines[top - 1] ?? '');
  const header = above.length === width - 1 ? ['', ...above] : top < at ? cellsOf(lines[top] as string) : null;
  if (!header) return null;
  const figures = header.filter((cell) => /\d/.test(cell)).length;
  return figures * 2 < width || namesColumns(header, lines, at, width) || isAbovePrices(header, lines, at)
    ? header
    : null;
}

/** A value begins with a figure, behind a sign of a currency at most. */
const VALUE = /^[^\p{L}\p{N}]{0,2}\p{N}/u;
const WORD = /\p{L}{3,}/u;

/** Whether each cell of a header but the first begins with a word, and the cells of the two rows below the row do with a value. */
function namesColumns(header: readonly string[], lines: readonly string[], at: number, width: number): boolean {
  const rows = lines
    .slice(at, at + 2)
    .map(cellsOf)
    .filter(({ length }) => length === width);
  const below = rows.flatMap((cells) => cells.slice(1)).filter((cell) => cell !== '–');
  const names = header.slice(1);
  return (
    below.length > 1 &&
    names.every((name) => WORD.test(name) && !VALUE.test(name)) &&
    below.every((cell) => VALUE.test(cell))
  );
}

let priceNames: ReadonlySet<string> | null = null;

const wordsOf = (phrases = ''): string[] => phrases.split(/[|~]/).map((word) => word.trim());

/** Whether a cell says that prices follow: "Price", "Preis mit Einbau", "€". */
function namesPrices(cell: string): boolean {
  if (/\p{N}/u.test(cell)) return false;
  priceNames ??= new Set(
    LANGUAGES.flatMap(({ concepts }) => {
      const free = new Set(wordsOf(concepts?.free));
      return [concepts?.price, concepts?.fee].flatMap(wordsOf).filter((word) => !free.has(word));
    }),
  );
  const words = segmentWords(cell.toLowerCase());
  return words.some((word) => priceNames?.has(word)) || (words.length === 0 && MONEY.test(cell));
}

/** A sign of a currency, or a name that is written as one beside an amount. */
const MONEY =
  /\p{Sc}|[元円원]|บาท|دينار|دنانير|ريال|درهم|دراهم|جنيه|(?<!\p{L})(?:Rp|CHF|EUR|USD|VND|kr|đ|reais)(?!\p{L})/u;
/** Most cells below a header of prices are prices: some say "on request". */
const PRICED_SHARE = 0.6;

/** Whether no cell of a header is a price and most cells of the rows below are. */
function isAbovePrices(header: readonly string[], lines: readonly string[], at: number): boolean {
  const width = header.length;
  const isRow = (line: number) => cellsOf(lines[line] ?? '').length === width;
  let [first, end] = [at, at + 1];
  while (isRow(first - 1) && header.join(CELL_BORDER) !== cellsOf(lines[first - 1] as string).join(CELL_BORDER))
    first--;
  while (isRow(end)) end++;
  const below = lines.slice(first, end).flatMap((line) => cellsOf(line).slice(1));
  const priced = below.filter((cell) => MONEY.test(cell)).length;
  return end - first > 1 && !header.some((cell) => MONEY.test(cell)) && priced >= below.length * PRICED_SHARE;
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .split(CELL_BORDER)
    .map((cell) => cell.trim());
}
