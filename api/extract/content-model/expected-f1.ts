/**
 * Chooses the set of segments with the best expected harmonic mean of precision and recall: `bestCut` as if each segment were content
 * or not by itself, `chooseCut` also as if those of a page were so together.
 */
import type { Segment } from '../segments/segments.ts';

/** The lowest probability that is taken, and the expected F1 of taking all from there up. */
export interface Cut {
  threshold: number;
  f1: number;
}

/**
 * Taking segments in falling order of probability p, with sizes s, expected F1 is 2·Σ(p·s taken) / (Σ(p·s all) + Σ(s taken)).
 * Its maximum lies near 0.5 on a sure page and lower on an unsure one, where leaving out costs more than taking in.
 */
export function bestCut(segments: readonly Segment[], probability: Float32Array): Cut {
  const order = byFallingProbability(probability);
  let expected = 0;
  for (let i = 0; i < segments.length; i += 1) expected += (probability[i] ?? 0) * (segments[i]?.size ?? 0);
  let taken = 0;
  let hits = 0;
  const best: Cut = { threshold: 1, f1: 0 };
  for (const i of order) {
    const size = segments[i]?.size ?? 0;
    hits += (probability[i] ?? 0) * size;
    taken += size;
    const f1 = (2 * hits) / (expected + taken);
    if (f1 <= best.f1) continue;
    best.f1 = f1;
    best.threshold = probability[i] ?? 0;
  }
  return best;
}

/** Levels at which all segments from there up are assumed to be content, evenly from 0 to 1. */
const LEVELS = 16;

/** Weight of the pages assumed so, against segments by themselves; chosen on domains not fitted on (2026-11-24), of 0, 0.25, 0.5, 0.75 and 1. */
const TOGETHER = 0.75;

/**
 * The lowest probability to take. Comments, cards or entries of a list are content together or not at all, so errors in their
 * probabilities do not cancel out: forty replies at 0.35 are not fourteen replies. Of a page where exactly the segments from a
 * level u up are content, of size U, taking those of size C has the F1 2·min(C, U) / (C + U); its mean over all u is weighed
 * with the expected F1 of `bestCut`.
 */
export function chooseCut(segments: readonly Segment[], probability: Float32Array): number {
  const order = byFallingProbability(probability);
  const atLevel = sizesAtLevels(segments, probability, order);
  let expected = 0;
  for (let i = 0; i < segments.length; i += 1) expected += (probability[i] ?? 0) * (segments[i]?.size ?? 0);
  let taken = 0;
  let hits = 0;
  let best = 0;
  let threshold = 1;
  for (let n = 0; n < order.length; n += 1) {
    const i = order[n] as number;
    const own = probability[i] as number;
    const size = segments[i]?.size ?? 0;
    hits += own * size;
    taken += size;
    if (probability[order[n + 1] ?? -1] === own) continue;
    const alone = (2 * hits) / (expected + taken);
    const f1 = (1 - TOGETHER) * alone + TOGETHER * meanOverlap(atLevel, taken);
    if (f1 <= best) continue;
    best = f1;
    threshold = own;
  }
  return threshold;
}

/** Size of the segments from each level up. */
function sizesAtLevels(segments: readonly Segment[], probability: Float32Array, order: Int32Array): Float64Array {
  const sizes = new Float64Array(LEVELS);
  let size = 0;
  let n = 0;
  for (let level = LEVELS - 1; level >= 0; level -= 1) {
    for (; n < order.length && (probability[order[n] as number] as number) >= (level + 0.5) / LEVELS; n += 1)
      size += segments[order[n] as number]?.size ?? 0;
    sizes[level] = size;
  }
  return sizes;
}

/** Mean F1 of a set against the sets of all levels, each inside of the other. */
function meanOverlap(atLevel: Float64Array, taken: number): number {
  let sum = 0;
  for (let level = 0; level < LEVELS; level += 1) {
    const size = atLevel[level] as number;
    sum += (2 * Math.min(taken, size)) / (taken + size);
  }
  return sum / LEVELS;
}

/** Numbers of places that fit beside the bits of a probability in a number that is exact. */
const PLACES = 2 ** 21;

/** Places in falling order of probability, equal ones in page order. Sorting plain numbers is several times faster than comparing. */
function byFallingProbability(probability: Float32Array): Int32Array {
  // The bits of floats that are not negative rise with them.
  const bits = new Int32Array(probability.buffer, probability.byteOffset, probability.length);
  const keys = new Float64Array(bits.length);
  for (let i = 0; i < bits.length; i += 1) keys[i] = -(bits[i] as number) * PLACES + i;
  keys.sort();
  const order = new Int32Array(keys.length);
  for (let i = 0; i < keys.length; i += 1) order[i] = (((keys[i] as number) % PLACES) + PLACES) % PLACES;
  return order;
}
