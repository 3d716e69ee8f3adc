/**
 * Tells where a segment is among definitions: the terms of a `dl` with what is said of them, and rows of a table of one cell whose first
 * paragraph names what the others are about (the functions of a manual). `assemble-blocks.ts` marks blocks with it.
 */
import type { LightNode, LightTree } from '../html/light-tree.ts';
import type { Segment } from './segments.ts';

/** `depth`: 1 in a list of definitions, 2 in a list inside of one; 0 outside. */
export interface DefinitionPlace {
  depth: number;
  isTerm: boolean;
}

/** Longest term, in characters: a longer one is text. */
const MAX_TERM_CHARS = 240;
/** Rows from which a table of one column is a list. */
const MIN_ROWS = 3;
/** Nodes looked through for them. */
const ROWS_LOOK = 200;

const ENDS = /[.!。！…]["'”’)\]]*$/u;

const OUTSIDE: DefinitionPlace = { depth: 0, isTerm: false };

/** The place of a segment. Linear in its depth. */
export function definitionPlace(tree: LightTree, { block, text }: Segment): DefinitionPlace {
  let depth = 0;
  let isTerm = false;
  for (let i = block; i > 0; i = (tree.nodes[i] as LightNode).parent) {
    const { tag } = tree.nodes[i] as LightNode;
    if (tag === 'dd') depth += 1;
    else if (tag === 'dt') {
      isTerm = depth === 0;
      depth += 1;
    } else if (tag === 'td' && isListRow(tree, i)) {
      isTerm = depth === 0 && block === i + 1;
      depth += 1;
    }
  }
  if (depth === 0) return OUTSIDE;
  return { depth, isTerm: isTerm && text.length <= MAX_TERM_CHARS && !ENDS.test(text) };
}

/** Whether a cell is alone in its row, begins with a paragraph, and its table has more such rows. */
function isListRow(tree: LightTree, cell: number): boolean {
  const { parent: row, end } = tree.nodes[cell] as LightNode;
  const { tag, parent: body, end: rowEnd } = tree.nodes[row] as LightNode;
  if (tag !== 'tr' || row !== cell - 1 || rowEnd !== end || tree.nodes[cell + 1]?.tag !== 'p') return false;
  const bodyEnd = (tree.nodes[body] as LightNode).end;
  let rows = 0;
  for (let i = body + 1; i < bodyEnd && i < body + ROWS_LOOK && rows < MIN_ROWS; i = (tree.nodes[i] as LightNode).end)
    rows += 1;
  return rows >= MIN_ROWS;
}
