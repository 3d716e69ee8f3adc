/** Chooses the set of segments with the best expected harmonic mean of precision and recall. */
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
