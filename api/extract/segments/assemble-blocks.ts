/**
 * Assembles chosen segments into blocks: headings, paragraphs, lists, tables, code and quotes, in reading order.
 * `write-text.ts` writes them as text or Markdown.
 */
import type { LightNode, LightTree } from '../html/light-tree.ts';
import { isDataTable } from './data-table.ts';
import { definitionPlace } from './definition-place.ts';
import type { ImageText } from './image-texts.ts';
import type { Segment } from './segments.ts';
import { TableWriter } from './table-writer.ts';

/** What a block is. */
export type BlockKind = 'heading' | 'paragraph' | 'list' | 'table' | 'code' | 'quote' | 'image';

/** One block of the main content. Lines of `text` are lines of a paragraph, items of a list, or rows of a table. */
export interface ContentBlock {
  kind: BlockKind;
  /** Level of a heading, 1 to 6. */
  level?: number;
  text: string;
  /** Only for a list: whether its items are numbered, and the number of the first when it is not 1. */
  ordered?: boolean;
  start?: number;
  /** Only for a table: its cells, row by row, '' for empty ones; `text` has the others with ' | ' between them. */
  rows?: string[][];
  /** Lists of definitions that it is in; left out outside of any. */
  definition?: number;
  /** It is the term that the blocks after it define, up to the next one of the same or a smaller `definition`. */
  isTerm?: boolean;
}

/** The nearest list, table, quote or code element above a segment, its item or row, and its cell, as indices, or -1. */
interface Place {
  kind: BlockKind;
  container: number;
  item: number;
  cell: number;
}

/**
 * Puts chosen segments together. Input order is kept; neighbours of one list, table or paragraph are joined. The text of an image is
 * a block before the next one that begins after it.
 */
export function assembleBlocks(
  tree: LightTree,
  chosen: readonly Segment[],
  images: readonly ImageText[] = [],
): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  const tables = new TableWriter(tree);
  let last: Place | null = null;
  let lastSegment: Segment | null = null;
  let shown = 0;
  let level = 1;
  const show = (before: number): void => {
    for (; shown < images.length && (images[shown] as ImageText).node < before; shown += 1)
      blocks.push({ kind: 'image', text: (images[shown] as ImageText).text });
  };
  for (const segment of chosen) {
    const place = placeOf(tree, segment);
    if (segment.level > 0) level = segment.level;
    const block = blocks[blocks.length - 1];
    if (block && last && isSamePlace(last, place)) {
      extend(block, segment, place.item === last.item);
    } else if (
      block &&
      lastSegment &&
      segment.afterBreak &&
      lastSegment.block === segment.block &&
      block.kind === place.kind &&
      place.kind === 'paragraph'
    ) {
      block.text += `\n${segment.text}`;
    } else {
      show(segment.first);
      blocks.push(begin(tree, segment, place, level));
    }
    if (place.kind === 'table') tables.add(blocks[blocks.length - 1] as ContentBlock, place, oneLine(segment.text));
    last = place;
    lastSegment = segment;
  }
  show(tree.nodes.length);
  tables.finish();
  return blocks;
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.kind === b.kind && a.container === b.container && a.container !== -1;
}

/** `above`: level of the last heading by its tag. */
function begin(tree: LightTree, segment: Segment, place: Place, above: number): ContentBlock {
  const block = beginBlock(tree, segment, place, above);
  const { depth, isTerm } = definitionPlace(tree, segment);
  if (depth > 0) block.definition = depth;
  if (isTerm && block.kind === 'paragraph') block.isTerm = true;
  return block;
}

function beginBlock(tree: LightTree, segment: Segment, { kind, container, item }: Place, above: number): ContentBlock {
  if (kind === 'heading')
    return { kind, level: segment.level || Math.min(above + 1, LOWEST_LEVEL), text: oneLine(segment.text) };
  if (kind === 'list') {
    if (tree.nodes[container]?.tag !== 'ol') return { kind, text: oneLine(segment.text), ordered: false };
    const start = numberOf(tree, container, item);
    return { kind, text: oneLine(segment.text), ordered: true, ...(start === 1 ? {} : { start }) };
  }
  return { kind, text: segment.text };
}

/** The number of an item: a list that code or a paragraph interrupts goes on counting. */
function numberOf(tree: LightTree, list: number, item: number): number {
  const first = Number.parseInt(tree.nodes[list]?.attributes.more.start ?? '', 10);
  let number = Number.isInteger(first) ? first : 1;
  for (let i = list + 1; i < item; i = (tree.nodes[i] as LightNode).end) if (tree.nodes[i]?.tag === 'li') number += 1;
  return number;
}

function extend(block: ContentBlock, segment: Segment, sameItem: boolean): void {
  const text = block.kind === 'code' || block.kind === 'quote' ? segment.text : oneLine(segment.text);
  if (block.kind === 'table') return;
  block.text += block.kind === 'heading' || (block.kind === 'list' && sameItem) ? ` ${text}` : `\n${text}`;
}

const oneLine = (text: string): string => text.replaceAll('\n', ' ');

const LOWEST_LEVEL = 6;
/** A summary of more text, in measures of {@link Segment.size}, is no heading of what it folds away. */
const MAX_SUMMARY_SIZE = 200;

/** A list or table that holds more text than this in one item or cell is layout, and its parts are paragraphs. */
const MAX_ITEM_SIZE = 600;

function placeOf(tree: LightTree, segment: Segment): Place {
  if (segment.level > 0) return { kind: 'heading', container: -1, item: -1, cell: -1 };
  const summary = segment.size <= MAX_SUMMARY_SIZE ? summaryAround(tree, segment) : -1;
  if (summary !== -1) return { kind: 'heading', container: summary, item: summary, cell: -1 };
  let item = -1;
  let cell = -1;
  let quote = -1;
  for (let i = segment.block; i > 0; i = tree.nodes[i]?.parent ?? -1) {
    const node = tree.nodes[i] as LightNode;
    if (node.tag === 'pre') return { kind: 'code', container: i, item: i, cell };
    if (node.tag === 'blockquote' && quote === -1) quote = i;
    if (node.tag === 'li' && item === -1) item = i;
    if ((node.tag === 'td' || node.tag === 'th') && cell === -1) cell = i;
    if (node.tag === 'tr' && cell !== -1 && item === -1) item = i;
    if ((node.tag === 'ul' || node.tag === 'ol') && item !== -1 && segment.size <= MAX_ITEM_SIZE) {
      return { kind: 'list', container: i, item, cell };
    }
    if (node.tag === 'table' && cell !== -1 && item !== -1 && segment.size <= MAX_ITEM_SIZE && isDataTable(tree, i)) {
      return { kind: 'table', container: i, item, cell };
    }
    if (node.tag === 'article' || node.tag === 'main' || node.tag === 'body') break;
  }
  return quote === -1
    ? { kind: 'paragraph', container: -1, item: -1, cell: -1 }
    : { kind: 'quote', container: quote, item: quote, cell };
}

/** The `summary` of a `details` that a segment is in: the question above an answer that is folded away; -1 for none. */
function summaryAround(tree: LightTree, segment: Segment): number {
  for (let i = segment.block; i > 0; i = tree.nodes[i]?.parent ?? -1) {
    const tag = tree.nodes[i]?.tag;
    if (tag === 'summary') return i;
    if (tag === 'details' || tag === 'main' || tag === 'body') return -1;
  }
  return -1;
}
