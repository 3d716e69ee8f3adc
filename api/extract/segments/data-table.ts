/** Tells tables of data from tables that lay out a page. */
import type { LightTree } from '../html/light-tree.ts';

/** Nodes of a table read before it counts as data: enough for its first rows. */
const TABLE_LOOK = 400;

/** A table of data has no table inside and at least two rows of at least two cells; others are layout. */
export function isDataTable(tree: LightTree, index: number): boolean {
  const node = tree.nodes[index];
  if (!node || node.attributes.more.role === 'presentation') return false;
  let rows = 0;
  let cells = 0;
  const end = Math.min(node.end, index + TABLE_LOOK);
  for (let i = index + 1; i < end; i += 1) {
    const tag = tree.nodes[i]?.tag;
    if (tag === 'table') return false;
    if (tag === 'tr') rows += 1;
    else if (tag === 'td' || tag === 'th') cells += 1;
  }
  return rows >= 2 && cells >= rows * 1.5;
}
