/**
 * Computes the features of each segment for the model: its words, the elements around it, its neighbours, the
 * page. The order of the features is part of the fitted model: change it, and the model must be fitted again
 * (`bench/extraction/fit-content-model.mjs`).
 */

import type { FeatureTable } from '../../trees/tree-model.ts';
import type { LightNode, LightTree } from '../html/light-tree.ts';
import type { Segment } from '../segments/segments.ts';
import { CLASS_KINDS } from './class-words.ts';
import { DISTANCES, type ElementFacts, FAR, gatherFacts } from './element-facts.ts';
import { countBits, log, ratio } from './measures.ts';
import { describePage, type PageContext } from './page-features.ts';
import { type PageLayout, type StyleFacts, surveyLayout } from './page-layout.ts';
import { findMarks, type SegmentMarks } from './segment-marks.ts';
import { PHRASE_KINDS, phrasesIn } from './stock-phrases.ts';
import { describeText, TEXT_FEATURES } from './text-features.ts';

/** Room for a row, in numbers; more than any row has. */
const STRIDE = 192;

/** Describes the segments of a page. Linear in the page. */
export function describeSegments(tree: LightTree, segments: readonly Segment[], page: PageContext): FeatureTable {
  const facts = gatherFacts(tree, segments);
  const count = segments.length;
  const phrases = new Uint16Array(count);
  const rows = new Float32Array(count * STRIDE);
  for (let i = 0; i < count; i += 1) {
    const segment = segments[i] as Segment;
    phrases[i] = phrasesIn(segment.text);
    describeText(rows, i * STRIDE, segment, phrases[i] as number, facts.prose[i] as number);
  }
  const layout = surveyLayout(tree, segments, facts, page.title);
  const pageFeatures = Float32Array.from(describePage(tree, segments, facts, page, layout.container));
  const marks = findMarks(tree, segments, facts, phrases);
  const elements = new ElementRows(tree, facts);
  let width = 0;
  for (let i = 0; i < count; i += 1) {
    const segment = segments[i] as Segment;
    let at = i * STRIDE + TEXT_FEATURES;
    at = addNeighbours(rows, at, segments, i);
    at = addLayout(rows, at, layout, segments, phrases, i);
    at = elements.addLevels(rows, at, segment.block);
    at = addRows(rows, at, tree, facts, segment.block);
    at = addDistances(rows, at, tree, facts, segment.block);
    at = addContainer(rows, at, tree, facts, layout, segment.block);
    at = addMarks(rows, at, marks, i);
    rows.set(pageFeatures, at);
    width = at + pageFeatures.length - i * STRIDE;
  }
  return { width, stride: STRIDE, count, rows };
}

const NEIGHBOURS = [-2, -1, 1, 2];

/** Text features that are repeated for neighbours, by their index in a row. */
const SIZE_AT = 0;
const LINKS_AT = 1;
const PROSE_AT = 2;
const LEVEL_AT = 3;
const PHRASES_AT = 4;

/** Segments to either side whose share of prose is a feature. */
const PROSE_REACH = 5;

/** Adds the features of a segment's neighbours. The text features of all rows must be filled in. */
function addNeighbours(rows: Float32Array, start: number, segments: readonly Segment[], index: number): number {
  let at = start;
  const count = segments.length;
  for (const offset of NEIGHBOURS) {
    const other = index + offset;
    const isThere = other >= 0 && other < count;
    const from = other * STRIDE;
    rows[at++] = isThere ? (rows[from + SIZE_AT] as number) : -1;
    rows[at++] = isThere ? (rows[from + LINKS_AT] as number) : -1;
    rows[at++] = isThere ? (rows[from + LEVEL_AT] as number) : -1;
    rows[at++] = isThere ? (rows[from + PHRASES_AT] as number) : -1;
  }
  const first = Math.max(0, index - PROSE_REACH);
  const last = Math.min(count - 1, index + PROSE_REACH);
  let prose = 0;
  for (let i = first; i <= last; i += 1) prose += rows[i * STRIDE + PROSE_AT] as number;
  rows[at++] = ratio(prose, last - first + 1);
  const block = segments[index]?.block;
  rows[at++] = segments[index - 1]?.block === block ? 1 : 0;
  rows[at++] = segments[index + 1]?.block === block ? 1 : 0;
  return at;
}

/** Stock phrases that, in a heading, announce what follows it. */
const HEADING_KINDS = ['related', 'comment'].map((kind) => PHRASE_KINDS.indexOf(kind));

/** Highest distance to a heading, in segments; also the value when there is none. */
const HEADING_REACH = 50;

/** Position relative to the title when there is none; and the highest distance, in segments. */
const NO_PLACE = -99;
const MAX_PLACE = 50;

function addLayout(
  rows: Float32Array,
  start: number,
  layout: PageLayout,
  segments: readonly Segment[],
  phrases: Uint16Array,
  index: number,
): number {
  let at = start;
  const headingAt = layout.heading[index] as number;
  const heading = segments[headingAt];
  const said = heading ? (phrases[headingAt] as number) : 0;
  rows[at++] = ratio(index, segments.length);
  rows[at++] = layout.before[index] as number;
  rows[at++] = layout.proseBefore[index] as number;
  rows[at++] = heading ? Math.min(index - headingAt, HEADING_REACH) : HEADING_REACH;
  rows[at++] = heading?.level ?? 0;
  rows[at++] = countBits(said);
  for (const kind of HEADING_KINDS) rows[at++] = (said >> kind) & 1;
  rows[at++] = layout.titleShare[index] as number;
  rows[at++] = placeAfter(layout.titleAt, index);
  rows[at++] = placeAfter(layout.firstH1, index);
  rows[at++] = layout.repeats[index] as number;
  rows[at++] = layout.repeated[index] as number;
  rows[at++] = heading ? ratio(heading.linkSize, heading.size) : -1;
  const style = layout.styleOf[index] as StyleFacts;
  rows[at++] = log(style.count);
  rows[at++] = log(style.size / style.count);
  rows[at++] = ratio(style.size, layout.total);
  rows[at++] = ratio(style.linkSize, style.size);
  rows[at++] = ratio(style.proseSize, style.size);
  rows[at++] = style === layout.mainStyle ? 1 : 0;
  rows[at++] = ratio(style.proseSize, layout.mainStyle?.proseSize ?? 0);
  return at;
}

const placeAfter = (mark: number, index: number): number =>
  mark === -1 ? NO_PLACE : Math.max(-MAX_PLACE, Math.min(MAX_PLACE, index - mark));

/** Ancestors described one by one, in levels above the segment's own block. */
const LEVELS = [0, 1, 2, 3, 5];

/** Numbers that describe an element. */
const ELEMENT_FEATURES = 7;

/** Features of elements; each is described once for all the segments inside. */
class ElementRows {
  readonly #tree: LightTree;
  readonly #facts: ElementFacts;
  readonly #rows: Float32Array;
  readonly #isDescribed: Uint8Array;

  constructor(tree: LightTree, facts: ElementFacts) {
    this.#tree = tree;
    this.#facts = facts;
    this.#rows = new Float32Array(tree.nodes.length * ELEMENT_FEATURES);
    this.#isDescribed = new Uint8Array(tree.nodes.length);
  }

  addLevels(rows: Float32Array, start: number, block: number): number {
    const own = this.#rows;
    let at = start;
    let i = block;
    let level = 0;
    for (const wanted of LEVELS) {
      for (; level < wanted && i > 0; level += 1) i = (this.#tree.nodes[i] as LightNode).parent;
      if (this.#isDescribed[i] === 0) this.#describe(i);
      const from = i * ELEMENT_FEATURES;
      for (let k = 0; k < ELEMENT_FEATURES; k += 1) rows[at++] = own[from + k] as number;
    }
    return at;
  }

  #describe(i: number): void {
    const facts = this.#facts;
    const size = facts.size[i] ?? 0;
    const prose = facts.proseSize[i] ?? 0;
    let at = i * ELEMENT_FEATURES;
    this.#isDescribed[i] = 1;
    this.#rows[at++] = log(size);
    this.#rows[at++] = ratio(size, facts.size[0] ?? 0);
    this.#rows[at++] = ratio(facts.linkSize[i] ?? 0, size);
    this.#rows[at++] = ratio(prose, size);
    this.#rows[at++] = ratio(prose, facts.proseSize[0] ?? 0);
    this.#rows[at++] = log(facts.segments[i] ?? 0);
    this.#rows[at++] = log(facts.alike[i] ?? 0);
  }
}

/** Ancestors searched for the most repeated element; and the highest index in a row of repeated elements. */
const ROW_LEVELS = 7;
const MAX_PLACE_IN_ROW = 20;

/** The row of elements that holds a segment: the most repeated of its ancestors, paragraphs aside. */
function addRows(rows: Float32Array, start: number, tree: LightTree, facts: ElementFacts, block: number): number {
  let at = start;
  let repeated = 0;
  let element = -1;
  let level = FAR;
  for (let i = block, up = 0; up < ROW_LEVELS && i > 0; up += 1) {
    const { tag, parent } = tree.nodes[i] as LightNode;
    const alike = facts.alike[i] ?? 0;
    if (alike > repeated + 1 && tag !== 'p' && tag !== 'br') {
      repeated = alike;
      element = i;
      level = up;
    }
    i = parent;
  }
  const mean = element === -1 ? 0 : ratio(facts.alikeSize[element] ?? 0, repeated);
  rows[at++] = log(repeated);
  rows[at++] = level;
  rows[at++] = log(mean);
  rows[at++] = element === -1 ? 0 : ratio(facts.size[element] ?? 0, mean);
  rows[at++] = element === -1 ? 0 : Math.min(facts.place[element] ?? 0, MAX_PLACE_IN_ROW);
  rows[at++] = tree.nodes[block]?.depth ?? 0;
  return at;
}

/** Highest distance of a name, in levels; the model treats everything beyond as absent. */
const DISTANCE_CAP = 10;

/** Levels up to the nearest ancestor-or-self of each kind of name and each marked tag. */
function addDistances(rows: Float32Array, start: number, tree: LightTree, facts: ElementFacts, block: number): number {
  const tagsStart = start + CLASS_KINDS.length;
  rows.fill(DISTANCE_CAP, start, start + DISTANCES);
  for (let i = block, distance = 0; distance < DISTANCE_CAP && i > 0; distance += 1) {
    const { tagClass, parent } = tree.nodes[i] as LightNode;
    for (let bits = facts.kinds[i] as number; bits !== 0; bits &= bits - 1) {
      const at = start + 31 - Math.clz32(bits & -bits);
      if (rows[at] === DISTANCE_CAP) rows[at] = distance;
    }
    const tag = facts.markedTag[tagClass.index] as number;
    if (tag !== -1 && rows[tagsStart + tag] === DISTANCE_CAP) rows[tagsStart + tag] = distance;
    i = parent;
  }
  return start + DISTANCES;
}

function addContainer(
  rows: Float32Array,
  start: number,
  tree: LightTree,
  facts: ElementFacts,
  { container, titleBlock }: PageLayout,
  block: number,
): number {
  let at = start;
  const { end, depth } = tree.nodes[container] as LightNode;
  const inside = block >= container && block < end;
  const shared = commonAncestor(tree, block, container);
  const sharedDepth = tree.nodes[shared]?.depth ?? 0;
  const ownDepth = tree.nodes[block]?.depth ?? 0;
  rows[at++] = inside ? 0 : block < container ? -1 : 1;
  rows[at++] = Math.min(ownDepth - sharedDepth, FAR);
  rows[at++] = depth - sharedDepth;
  rows[at++] = ratio(facts.size[container] ?? 0, facts.size[shared] ?? 0);
  rows[at++] = inside ? ratio(block - container, end - container) : -1;
  if (titleBlock === -1) {
    for (let k = 0; k < 3; k += 1) rows[at++] = -1;
    return at;
  }
  const near = commonAncestor(tree, block, titleBlock);
  rows[at++] = Math.min(ownDepth - (tree.nodes[near]?.depth ?? 0), FAR);
  rows[at++] = ratio(facts.size[near] ?? 0, facts.size[0] ?? 0);
  rows[at++] = ratio(facts.proseSize[near] ?? 0, facts.proseSize[0] ?? 0);
  return at;
}

/** The nearest element that holds both, or is one of them. */
function commonAncestor(tree: LightTree, a: number, b: number): number {
  let i = a;
  while (i > 0) {
    const { end, parent } = tree.nodes[i] as LightNode;
    if (b >= i && b < end) break;
    i = parent;
  }
  return i;
}

function addMarks(rows: Float32Array, start: number, marks: SegmentMarks, index: number): number {
  let at = start;
  for (const since of marks.sinceLabel) rows[at++] = since[index] as number;
  for (const near of marks.labelNear) rows[at++] = near[index] as number;
  rows[at++] = marks.sincePicture[index] as number;
  rows[at++] = marks.pictures[index] as number;
  rows[at++] = marks.articles[index] as number;
  rows[at++] = marks.commentShare;
  rows[at++] = log(marks.plainBefore[index] as number);
  return at;
}
