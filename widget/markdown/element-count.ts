// The approximate number of elements of a block, so that the cost of drawing a message can be bounded (MD-8). Counts tokens;
// the renderer defines the elements.
import type { BlockToken, InlineToken } from './tokens.ts';

/** A code block has a header and a copy button with a shadow tree of its own: it costs as much as ten plain elements. */
const CODE_BLOCK = 10;
/** A chip has a shadow tree of its own. */
const CITATION = 4;

/** Elements of one block including its content. */
export function countElements(token: BlockToken): number {
  switch (token.type) {
    case 'paragraph':
    case 'heading':
      return 1 + countInline(token.inline);
    case 'code':
      return CODE_BLOCK;
    case 'rule':
    case 'hidden':
      return 1;
    case 'formula':
      return token.tex.length;
    case 'notes':
    case 'quote':
      return 1 + sum(token.blocks, countElements);
    case 'list':
      return 1 + sum(token.items, (item) => (item.checked === null ? 1 : 3) + sum(item.blocks, countElements));
    case 'table':
      return 4 + sum([token.head, ...token.rows], (row) => 1 + sum(row, (cell) => 1 + countInline(cell)));
  }
}

function countInline(tokens: readonly InlineToken[]): number {
  return sum(tokens, (token) => {
    switch (token.type) {
      case 'text':
        return 0;
      case 'code':
      case 'break':
      case 'note':
        return 1;
      case 'formula':
        return token.tex.length;
      case 'link':
        return 2 + countInline(token.children);
      case 'image':
      case 'numbers':
        return CITATION;
      default:
        return 1 + countInline(token.children);
    }
  });
}

function sum<Item>(list: readonly Item[], of: (item: Item) => number): number {
  let total = 0;
  for (const item of list) total += of(item);
  return total;
}
