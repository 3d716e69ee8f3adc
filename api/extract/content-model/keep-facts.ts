/**
 * Adds short facts to the segments chosen by probability: prices, telephone numbers, opening hours, rows of tables, code, list items
 * and headings. For a site's answers a lost price costs more than a line of furniture, and in the main part such lines get
 * low probabilities: they look like furniture. The cut of `expected-f1.ts` knows only sizes.
 *
 * Floors were chosen on shared pages of domains not fitted on (four folds, 2026-11-22): F1 of each set is within 0.001 of that without
 * these rules, or better; of WCXB's money 68 to 97 % is kept, of percentages 79 to 93, of telephone numbers 70 to 86, of headings 85 to 92.
 */

import { holdsAddress } from '../../text/structure/postal-address.ts';
import { CLOCK, DATE, figuresIn, HOURS, MONEY, PERCENT, PHONE } from '../features/figures.ts';
import type { LightNode, LightTree } from '../html/light-tree.ts';
import { isDataTable } from '../segments/data-table.ts';
import { mainPart } from '../segments/main-part.ts';
import type { Segment } from '../segments/segments.ts';

/** Below this probability hardly anything but furniture is found; of rows, whose cells support each other, below this. */
const FLOOR = 0.1;
const ROW_FLOOR = 0.08;

/** The floor in the main part but before the first chosen segment or after the last; and outside of the main part. */
const BESIDE = 0.15;
const OUTSIDE = 0.25;

/** Figures that are a fact by themselves; and those that furniture has as often, such as the dates of teasers. */
const ADDRESS = 64;
const FACTS = MONEY | PERCENT | PHONE | HOURS | ADDRESS;
const MAYBE = CLOCK | DATE;

/** The floor of the latter; outside of the chosen part they are left out. */
const MAYBE_FLOOR = 0.25;

/** Longest fact, in letters: more is prose, which the model knows. */
const MAX_FACT = 80;

/** A heading over kept text; and one before everything that was chosen, which may be the site's or the title. */
const HEADING_FLOOR = 0.08;
const FIRST_HEADING_FLOOR = 0.25;

/** Segments and letters of a table row; of more it is layout. */
const MAX_ROW = 12;
const MAX_ROW_SIZE = 200;

/** Rows of a table beyond which it is a list of works or results, which only probability keeps. */
const MAX_ROWS = 60;

/** A card, dish or plan around a figure: levels up from the figure, segments, letters; and the floor of what is no figure in it. */
const UNIT_LEVELS = 4;
const MAX_UNIT = 6;
const MAX_UNIT_SIZE = 100;
const MEMBER_FLOOR = 0.2;

/** Segments from the title of a page to its text: who wrote it, when, a second title. */
const MAX_BYLINE = 6;

/** The floor, in the main part, of a short line without links between two kept ones, and its letters at most: the name of a group of dishes. */
const BETWEEN_FLOOR = 0.2;
const MAX_BETWEEN = 30;

/** Levels searched for the row, list or code that holds a segment. */
const LEVELS = 12;

const LISTS = new Set(['ul', 'ol', 'dl']);
const ROWS = new Set(['tr']);
const CODE = new Set(['pre']);
const PARTS = new Set(['body', 'main', 'article']);

/** Sets further entries of `kept` (one a segment, 1 for chosen). Does nothing where nothing is chosen. Linear in the page. */
export function keepFacts(
  tree: LightTree,
  segments: readonly Segment[],
  probability: Float32Array,
  kept: Uint8Array,
): void {
  const first = kept.indexOf(1);
  if (first === -1) return;
  const chosen = kept.slice();
  const main = mainPart(
    tree,
    segments.filter((_, i) => at(chosen, i) === 1),
  );
  const page: Page = { tree, segments, probability, kept, chosen, first, last: kept.lastIndexOf(1), main };
  for (const i of holdersOf(page, CODE).flat()) if (at(probability, i) >= FLOOR) kept[i] = 1;
  keepRows(page);
  keepFigures(page);
  for (const list of holdersOf(page, LISTS)) keepItems(page, list);
  keepByline(page);
  keepBetween(page);
  keepHeadings(page);
}

interface Page {
  tree: LightTree;
  segments: readonly Segment[];
  probability: Float32Array;
  kept: Uint8Array;
  /** What was kept by probability alone. */
  chosen: Uint8Array;
  /** First and last of these. */
  first: number;
  last: number;
  /** The element that holds nearly all of it. */
  main: number;
}

/** What a fact must reach at a place. */
function floorOf({ tree, segments, first, last, main }: Page, from: number, to: number): number {
  const start = (segments[from] as Segment).block;
  const isMain = start >= main && (segments[to] as Segment).block < (tree.nodes[main] as LightNode).end;
  return !isMain ? OUTSIDE : from >= first && to <= last ? FLOOR : BESIDE;
}

const at = (values: Float32Array | Uint8Array, i: number): number => values[i] as number;

/** The segments of each nearest element of some tags, as lists of indices. */
function holdersOf({ tree, segments }: Page, tags: ReadonlySet<string>): number[][] {
  const holders = new Map<number, number[]>();
  for (let i = 0; i < segments.length; i += 1) {
    let node = (segments[i] as Segment).block;
    for (let up = 0; up < LEVELS && node > 0; up += 1) {
      const { tag, parent } = tree.nodes[node] as LightNode;
      if (tags.has(tag)) {
        const own = holders.get(node);
        if (own) own.push(i);
        else holders.set(node, [i]);
        break;
      }
      node = parent;
    }
  }
  return [...holders.values()];
}

/** Size of the segments `from` to `to` and of their links, in letters, and their probability by size. */
function weigh(
  { segments, probability }: Page,
  from: number,
  to: number,
): { size: number; linkSize: number; mean: number } {
  let size = 0;
  let linkSize = 0;
  let expected = 0;
  for (let i = from; i <= to; i += 1) {
    const own = (segments[i] as Segment).size;
    size += own;
    linkSize += (segments[i] as Segment).linkSize;
    expected += own * at(probability, i);
  }
  return { size, linkSize, mean: expected / size };
}

/** A row of a table of data is kept or left as a whole; one of links is navigation. */
function keepRows(page: Page): void {
  const tables = new Map<number, boolean>();
  const rows = holdersOf(page, ROWS);
  const counts = new Map<number, number>();
  for (const [first = 0] of rows) {
    const table = tableOf(page, first);
    counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  for (const row of rows) {
    if (row.length < 2 || row.length > MAX_ROW) continue;
    const from = row[0] as number;
    const to = row[row.length - 1] as number;
    const { size, linkSize, mean } = weigh(page, from, to);
    if (size > MAX_ROW_SIZE || mean < ROW_FLOOR || linkSize * 2 > size) continue;
    const table = tableOf(page, from);
    const isData = tables.get(table) ?? ((counts.get(table) ?? 0) <= MAX_ROWS && isDataTable(page.tree, table));
    tables.set(table, isData);
    if (isData) page.kept.fill(1, from, to + 1);
  }
}

/** The nearest table above a segment, as an index; 0 for none. */
function tableOf({ tree, segments }: Page, index: number): number {
  let node = (segments[index] as Segment).block;
  while (node > 0 && tree.nodes[node]?.tag !== 'table') node = (tree.nodes[node] as LightNode).parent;
  return node;
}

function keepFigures(page: Page): void {
  const { segments, probability, kept, first, last } = page;
  const figures = segments.map(({ size, text }) =>
    size > MAX_FACT ? 0 : figuresIn(text) | (holdsAddress(text) ? ADDRESS : 0),
  );
  const seen = new Set<number>();
  for (let i = 0; i < segments.length; i += 1) {
    const own = figures[i] as number;
    if ((own & FACTS) !== 0) {
      if (at(probability, i) >= floorOf(page, i, i)) kept[i] = 1;
      keepUnits(page, i, figures, seen);
    } else if ((own & MAYBE) !== 0 && i >= first && i <= last && at(probability, i) >= MAYBE_FLOOR) kept[i] = 1;
  }
}

/** Keeps what a figure belongs to: the name and description of its card, whose price alone would say nothing. */
function keepUnits(page: Page, index: number, figures: readonly number[], seen: Set<number>): void {
  const { tree, segments, probability, kept } = page;
  let node = (segments[index] as Segment).block;
  let from = index;
  let to = index;
  for (let up = 0; up < UNIT_LEVELS && node > 0; up += 1) {
    const { tag, end, parent } = tree.nodes[node] as LightNode;
    if (PARTS.has(tag)) return;
    while (to - from < MAX_UNIT && (segments[from - 1]?.block ?? -1) >= node) from -= 1;
    while (to - from < MAX_UNIT && (segments[to + 1]?.block ?? end) < end) to += 1;
    if (to - from >= MAX_UNIT) return;
    if (to > from && !seen.has(node)) {
      seen.add(node);
      const { size, mean } = weigh(page, from, to);
      if (size <= MAX_UNIT_SIZE && mean >= floorOf(page, from, to)) {
        for (let i = from; i <= to; i += 1)
          if (((figures[i] as number) & FACTS) !== 0 || at(probability, i) >= MEMBER_FLOOR) kept[i] = 1;
      }
    }
    node = parent;
  }
}

/** Dates and lesser titles between the first heading of the page, kept or not, and the first chosen text near it. */
function keepByline({ segments, probability, kept, first }: Page): void {
  let from = first;
  while (from > 0 && first - from < MAX_BYLINE && (segments[from] as Segment).level !== 1) from -= 1;
  if ((segments[from] as Segment).level !== 1) return;
  for (let i = from + 1; i < Math.min(from + MAX_BYLINE, segments.length); i += 1) {
    const { level, size, text, linkSize } = segments[i] as Segment;
    if (at(probability, i) < FLOOR || size > MAX_FACT || linkSize * 2 > size) continue;
    if ((level > 0 && i < first) || (figuresIn(text) & DATE) !== 0) kept[i] = 1;
  }
}

/** A short line between two kept ones. */
function keepBetween({ tree, segments, probability, kept, main }: Page): void {
  const { end } = tree.nodes[main] as LightNode;
  for (let i = 1; i < segments.length - 1; i += 1) {
    if (at(kept, i) === 1 || at(kept, i - 1) === 0 || at(kept, i + 1) === 0) continue;
    const { block, linkSize, size } = segments[i] as Segment;
    if (block < main || block >= end || linkSize > 0 || size > MAX_BETWEEN) continue;
    if (at(probability, i) >= BETWEEN_FLOOR) kept[i] = 1;
  }
}

/** An item of a list of which at least half is chosen. */
function keepItems({ probability, kept, chosen }: Page, list: readonly number[]): void {
  let count = 0;
  for (const i of list) count += at(chosen, i);
  if (count * 2 < list.length) return;
  for (const i of list) if (at(probability, i) >= FLOOR) kept[i] = 1;
}

/** A heading whose text is kept, from the last to the first: a heading over a kept heading of a lower level is one too. */
function keepHeadings({ segments, probability, kept, first }: Page): void {
  for (let i = segments.length - 2; i >= 0; i -= 1) {
    const { level } = segments[i] as Segment;
    const next = segments[i + 1] as Segment;
    if (level === 0 || at(kept, i) === 1 || at(kept, i + 1) === 0) continue;
    if (next.level > 0 && next.level <= level) continue;
    if (at(probability, i) >= (i < first ? FIRST_HEADING_FLOOR : HEADING_FLOOR)) kept[i] = 1;
  }
}
