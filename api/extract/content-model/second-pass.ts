/**
 * Describes each segment by the first model's answers for the segments around it: neighbours, the elements above, similar
 * segments elsewhere on the page. A second model corrects the
 * first by these; the order of the features is part of that model (`content-model.ts`).
 */

import type { FeatureTable } from '../../trees/tree-model.ts';
import { findStyles } from '../features/segment-styles.ts';
import type { LightTree } from '../html/light-tree.ts';
import type { Segment } from '../segments/segments.ts';
import { bestCut } from './expected-f1.ts';

/** Neighbours with a feature each. */
const OFFSETS = [-3, -2, -1, 1, 2, 3];

/** Windows, in segments to either side. */
const WINDOWS = [4, 12];

/** Elements with sums of their own: a segment's block and its ancestors. */
const LEVELS = 7;

/** Answer from which a segment counts as surely content. */
const SURE = 0.75;

/** Distances to a sure segment, in segments: the highest value, and the value for none. */
const FAR = 60;
const NONE = 99;

/** The answer in place of a missing neighbour. */
const NO_ANSWER = -0.1;

/** Numbers of a row. */
const WIDTH = 1 + OFFSETS.length + WINDOWS.length + LEVELS * 2 + 16;

/** Describes the segments of a page by the answers given of all of them. Linear in the page. */
export function describeSecondPass(
  tree: LightTree,
  segments: readonly Segment[],
  probability: Float32Array,
): FeatureTable {
  const count = segments.length;
  const rows = new Float32Array(count * WIDTH);
  const sums = new RunningSums(segments, probability);
  const ranges = rangesOf(tree, segments);
  const likes = sumLikes(tree, segments, probability);
  const marks = findMarks(segments, probability);
  const total = sums.size(0, count);
  const expected = sums.expected(0, count);
  const { threshold, f1 } = bestCut(segments, probability);
  let sureBefore = -1;
  let heading = -1;
  let most = 0;
  for (let i = 0; i < count; i += 1) {
    const segment = segments[i] as Segment;
    const own = probability[i] as number;
    let at = i * WIDTH;
    rows[at++] = own;
    for (const offset of OFFSETS) rows[at++] = probability[i + offset] ?? NO_ANSWER;
    for (const reach of WINDOWS)
      rows[at++] = sums.mean(Math.max(0, i - reach), Math.min(count, i + reach + 1), i, segment.size, own);
    let node = segment.block;
    for (let level = 0; level < LEVELS; level += 1) {
      const from = ranges[node * 2] as number;
      const to = ranges[node * 2 + 1] as number;
      rows[at++] = sums.mean(from, to, i, segment.size, own);
      rows[at++] = expected > 0 ? sums.expected(from, to) / expected : 0;
      if (node > 0) node = tree.nodes[node]?.parent ?? 0;
    }
    rows[at++] = expected > 0 ? sums.expected(0, i) / expected : 0;
    rows[at++] = expected > 0 ? sums.expected(i + 1, count) / expected : 0;
    rows[at++] = sureBefore === -1 ? NONE : Math.min(i - sureBefore, FAR);
    const next = marks.sureAfter[i] as number;
    rows[at++] = next === -1 ? NONE : Math.min(next - i, FAR);
    const sectionEnd = marks.headingAfter[i] as number;
    rows[at++] = heading === -1 ? NO_ANSWER : (probability[heading] as number);
    rows[at++] = sums.mean(Math.max(0, heading), sectionEnd, i, segment.size, own);
    rows[at++] = sectionEnd < count ? (probability[sectionEnd] as number) : NO_ANSWER;
    rows[at++] = sums.mean(i + 1, sectionEnd, -1, 0, 0);
    const like = likes[i] as Like;
    rows[at++] =
      like.size > segment.size ? (like.expected - own * segment.size) / (like.size - segment.size) : NO_ANSWER;
    rows[at++] = Math.log2(1 + like.size - segment.size);
    rows[at++] = own - threshold;
    rows[at++] = threshold;
    rows[at++] = f1;
    rows[at++] = Math.log2(1 + expected);
    rows[at++] = total > 0 ? expected / total : 0;
    rows[at++] = most;
    most = Math.max(most, own);
    if (own >= SURE) sureBefore = i;
    if (segment.level > 0) heading = i;
  }
  return { width: WIDTH, stride: WIDTH, count, rows };
}

/** Sums of sizes and of expected content over runs of segments. */
class RunningSums {
  readonly #size: Float64Array;
  readonly #expected: Float64Array;

  constructor(segments: readonly Segment[], probability: Float32Array) {
    this.#size = new Float64Array(segments.length + 1);
    this.#expected = new Float64Array(segments.length + 1);
    for (let i = 0; i < segments.length; i += 1) {
      const size = segments[i]?.size ?? 0;
      this.#size[i + 1] = (this.#size[i] as number) + size;
      this.#expected[i + 1] = (this.#expected[i] as number) + size * (probability[i] as number);
    }
  }

  size(from: number, to: number): number {
    return (this.#size[to] as number) - (this.#size[from] as number);
  }

  expected(from: number, to: number): number {
    return (this.#expected[to] as number) - (this.#expected[from] as number);
  }

  /** Mean answer weighted by size over a run, leaving out segment `without`. */
  mean(from: number, to: number, without: number, size: number, own: number): number {
    const isInside = without >= from && without < to;
    const rest = this.size(from, to) - (isInside ? size : 0);
    if (rest <= 0.5) return NO_ANSWER;
    return (this.expected(from, to) - (isInside ? size * own : 0)) / rest;
  }
}

/** Index of the next sure segment, -1 for none; and of the next heading, or the end. */
function findMarks(
  segments: readonly Segment[],
  probability: Float32Array,
): Record<'sureAfter' | 'headingAfter', Int32Array> {
  const count = segments.length;
  const sureAfter = new Int32Array(count);
  const headingAfter = new Int32Array(count);
  let sure = -1;
  let heading = count;
  for (let i = count - 1; i >= 0; i -= 1) {
    sureAfter[i] = sure;
    headingAfter[i] = heading;
    if ((probability[i] as number) >= SURE) sure = i;
    if ((segments[i]?.level ?? 0) > 0) heading = i;
  }
  return { sureAfter, headingAfter };
}

/** First segment and end of the segments of each element, two numbers a node. */
function rangesOf(tree: LightTree, segments: readonly Segment[]): Int32Array {
  const ranges = new Int32Array(tree.nodes.length * 2);
  for (let s = 0; s < segments.length; s += 1) {
    for (let i = (segments[s] as Segment).block; i >= 0; i = tree.nodes[i]?.parent ?? -1) {
      if (ranges[i * 2 + 1] === 0) ranges[i * 2] = s;
      ranges[i * 2 + 1] = s + 1;
    }
  }
  return ranges;
}

interface Like {
  size: number;
  expected: number;
}

/** Sums over the segments of the same style: tag and class of the element and of its parent. */
function sumLikes(tree: LightTree, segments: readonly Segment[], probability: Float32Array): Like[] {
  const { count, of } = findStyles(tree, segments);
  const likes = Array.from({ length: count }, (): Like => ({ size: 0, expected: 0 }));
  return segments.map((segment, i) => {
    const like = likes[of[i] as number] as Like;
    like.size += segment.size;
    like.expected += segment.size * (probability[i] ?? 0);
    return like;
  });
}
