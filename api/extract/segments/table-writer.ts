/**
 * Writes the rows of a table from its chosen texts. A cell that holds a sign alone ("–", "✓", "#") is no segment, and yet says
 * something; an empty one keeps the cells after it under their headers.
 */
import { type LightNode, type LightTree, textOf } from '../html/light-tree.ts';
import { measure } from './segments.ts';

/** Cells read of one row. */
const MAX_CELLS = 64;

/** Longest text of signs, in characters. */
const MAX_SIGNS = 8;

/** Written for an empty cell in the text of a row: without it the cells after it would be under the wrong names. */
const EMPTY = '–';

/** What is written of a table. */
interface TableBlock {
  text: string;
  rows?: string[][];
}

/** Collects the chosen texts of all tables of a page. */
export class TableWriter {
  readonly #tree: LightTree;
  /** Text by cell, by row, in page order. */
  readonly #tables = new Map<TableBlock, Map<number, Map<number, string>>>();

  constructor(tree: LightTree) {
    this.#tree = tree;
  }

  /** Adds a text to a table. `item` and `cell` are the nodes of its row and cell. */
  add(block: TableBlock, { item, cell }: { item: number; cell: number }, text: string): void {
    const rows = this.#tables.get(block) ?? new Map<number, Map<number, string>>();
    this.#tables.set(block, rows);
    const row = rows.get(item) ?? new Map<number, string>();
    rows.set(item, row);
    const before = row.get(cell);
    row.set(cell, before === undefined ? text : `${before} ${text}`);
  }

  /** Sets `rows` and `text` of each table. */
  finish(): void {
    for (const [block, rows] of this.#tables) {
      block.rows = [...rows].map(([item, texts]) => this.#cellsOf(item, texts));
      block.text = block.rows.map((row) => textOfRow(row, block.rows?.[0] ?? [])).join('\n');
    }
  }

  #cellsOf(item: number, texts: ReadonlyMap<number, string>): string[] {
    const { end } = this.#tree.nodes[item] as LightNode;
    const cells: string[] = [];
    let written = 0;
    for (let i = item + 1; i < end && cells.length < MAX_CELLS; ) {
      const node = this.#tree.nodes[i] as LightNode;
      if (node.tag !== 'td' && node.tag !== 'th') {
        i += 1;
        continue;
      }
      const text = texts.get(i);
      if (text !== undefined) written += 1;
      cells.push(text ?? this.#signsIn(i));
      i = node.end;
    }
    // Cells inside of cells, or beyond the most that are read: as they were chosen.
    return written === texts.size ? cells : [...texts.values()];
  }

  #signsIn(cell: number): string {
    const text = textOf(this.#tree, cell);
    return text.length <= MAX_SIGNS && measure(text) === 0 ? text : '';
  }
}

/** The cells of a row with borders between them, an empty one only where the first row of the table names its column. */
function textOfRow(row: readonly string[], first: readonly string[]): string {
  const isWhole = row !== first && row.length === first.length && row[0] !== '';
  const cells = row.map((cell, at) => (cell === '' && isWhole && first[at] !== '' ? EMPTY : cell));
  return cells.filter((cell) => cell !== '').join(' | ');
}
