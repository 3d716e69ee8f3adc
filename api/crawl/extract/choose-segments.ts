/**
 * Decides which segments are main content, from the model's probabilities: the set with the best expected harmonic mean
 * of precision and recall. How a probability comes about is `content-model.ts`.
 */
import { predictContent } from './content-model.ts';
import type { LightTree } from './light-tree.ts';
import { describeSegments, type PageContext } from './segment-features.ts';
import type { Segment } from './segments.ts';

/** The least probability on which a segment is kept, however poor the rest of the page is. */
const MIN_PROBABILITY = 0.12;

/** The segments that are content, in page order. */
export function chooseSegments(tree: LightTree, segments: readonly Segment[], page: PageContext): Segment[] {
  if (segments.length === 0) return [];
  const probability = predictContent(describeSegments(tree, segments, page));
  const threshold = Math.max(MIN_PROBABILITY, bestThreshold(segments, probability));
  return segments.filter((_, i) => (probability[i] ?? 0) >= threshold);
}

/**
 * Taking segments in falling order of probability p, with sizes s, expected F1 is 2·Σ(p·s taken) / (Σ(p·s all) + Σ(s taken)).
 * Its maximum lies near 0.5 on a sure page and lower on an unsure one, where leaving out costs more than taking in.
 */
function bestThreshold(segments: readonly Segment[], probability: Float32Array): number {
  const order = segments.map((_, i) => i).sort((a, b) => (probability[b] ?? 0) - (probability[a] ?? 0));
  let expected = 0;
  for (const [i, { size }] of segments.entries()) expected += (probability[i] ?? 0) * size;
  let taken = 0;
  let hits = 0;
  let best = 0;
  let threshold = 1;
  for (const i of order) {
    const size = segments[i]?.size ?? 0;
    hits += (probability[i] ?? 0) * size;
    taken += size;
    const f1 = (2 * hits) / (expected + taken);
    if (f1 > best) {
      best = f1;
      threshold = probability[i] ?? 0;
    }
  }
  return threshold;
}
