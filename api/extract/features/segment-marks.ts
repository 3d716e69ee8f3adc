/**
 * Finds what is near a segment and hints at its kind: labels such as "Related" above it, pictures before it, comments. The
 * weight of each mark is learned (`content-model.ts`).
 */

import type { LightNode, LightTree } from '../html/light-tree.ts';
import type { Segment } from '../segments/segments.ts';
import { CLASS_KINDS } from './class-words.ts';
import { type ElementFacts, FAR } from './element-facts.ts';
import { PHRASE_KINDS } from './stock-phrases.ts';

/** The marks of a page, one entry a segment, but for the share. */
export interface SegmentMarks {
  /** For each of `LABELS`: segments since the last such label, at most `LABEL_REACH`. */
  sinceLabel: Uint8Array[];
  /** For each of `LABELS`: whether the last label is in the same parent (2), the one above (1), or elsewhere (0). */
  labelNear: Uint8Array[];
  /** Nodes since the last picture, at most `PICTURE_REACH`; and pictures in the parent's subtree, at most 20. */
  sincePicture: Uint8Array;
  pictures: Uint8Array;
  /** Article elements above. */
  articles: Uint8Array;
  /** Prose before the segment and outside of comments, in letters. */
  plainBefore: Float32Array;
  /** Share of the page's prose inside of comments. */
  commentShare: number;
}

/** Stock phrases that, as a short line of their own, say what follows: links or comments. */
export const LABELS: readonly number[] = ['related', 'more', 'comment'].map((kind) => PHRASE_KINDS.indexOf(kind));

/** Longest label, in letters; and segments after which it is forgotten. */
const MAX_LABEL_SIZE = 45;
const LABEL_REACH = 60;

/** Nodes after which a picture is forgotten; and the most pictures that are counted. */
const PICTURE_REACH = 30;
const MAX_PICTURES = 20;

const COMMENT = 1 << CLASS_KINDS.indexOf('comment');

/** Finds the marks. `phrases` are the stock phrases of each segment. Linear in the page. */
export function findMarks(
  tree: LightTree,
  segments: readonly Segment[],
  facts: ElementFacts,
  phrases: Uint16Array,
): SegmentMarks {
  const count = segments.length;
  const marks: SegmentMarks = {
    sinceLabel: LABELS.map(() => new Uint8Array(count)),
    labelNear: LABELS.map(() => new Uint8Array(count)),
    sincePicture: new Uint8Array(count),
    pictures: new Uint8Array(count),
    articles: new Uint8Array(count),
    plainBefore: new Float32Array(count),
    commentShare: 0,
  };
  const { before, articles } = countLandmarks(tree);
  const labelAt = LABELS.map(() => -1);
  let picture = -PICTURE_REACH;
  let node = 0;
  let plain = 0;
  let comments = 0;
  for (let i = 0; i < count; i += 1) {
    const segment = segments[i] as Segment;
    for (let k = 0; k < LABELS.length; k += 1) {
      noteLabel(tree, segments, marks, i, k, labelAt[k] as number);
      if (segment.size <= MAX_LABEL_SIZE && ((phrases[i] as number) >> (LABELS[k] as number)) & 1) labelAt[k] = i;
    }
    for (; node < segment.first; node += 1) if (tree.nodes[node]?.tag === 'img') picture = node;
    marks.sincePicture[i] = Math.min(segment.first - picture, PICTURE_REACH);
    const parent = tree.nodes[segment.block]?.parent ?? 0;
    const end = tree.nodes[parent]?.end ?? parent;
    marks.pictures[i] = Math.min((before[end] ?? 0) - (before[parent] ?? 0), MAX_PICTURES);
    marks.articles[i] = articles[segment.block] as number;
    marks.plainBefore[i] = plain;
    if (facts.prose[i] === 0) continue;
    if (isInComment(tree, facts, segment.block)) comments += segment.size;
    else plain += segment.size;
  }
  marks.commentShare = comments + plain > 0 ? comments / (comments + plain) : 0;
  return marks;
}

function noteLabel(
  tree: LightTree,
  segments: readonly Segment[],
  marks: SegmentMarks,
  i: number,
  k: number,
  label: number,
): void {
  const since = marks.sinceLabel[k] as Uint8Array;
  since[i] = label === -1 ? LABEL_REACH : Math.min(i - label, LABEL_REACH);
  if (label === -1) return;
  const block = segments[i]?.block ?? 0;
  const parent = tree.nodes[segments[label]?.block ?? 0]?.parent ?? 0;
  const above = tree.nodes[parent]?.parent ?? 0;
  const near = marks.labelNear[k] as Uint8Array;
  near[i] = block < (tree.nodes[parent]?.end ?? 0) ? 2 : block < (tree.nodes[above]?.end ?? 0) ? 1 : 0;
}

function isInComment(tree: LightTree, { kinds }: ElementFacts, block: number): boolean {
  for (let i = block, up = 0; up < FAR && i > 0; up += 1) {
    if (((kinds[i] as number) & COMMENT) !== 0) return true;
    i = (tree.nodes[i] as LightNode).parent;
  }
  return false;
}

/** Pictures before each node; articles around it, itself included. */
function countLandmarks(tree: LightTree): { before: Uint32Array; articles: Uint16Array } {
  const count = tree.nodes.length;
  const before = new Uint32Array(count + 1);
  const articles = new Uint16Array(count);
  let pictures = 0;
  for (let i = 1; i < count; i += 1) {
    const { tag, parent } = tree.nodes[i] as LightNode;
    before[i] = pictures;
    if (tag === 'img' || tag === 'picture') pictures += 1;
    articles[i] = (articles[parent] as number) + (tag === 'article' ? 1 : 0);
  }
  before[count] = pictures;
  return { before, articles };
}
