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

/** Pages whose hidden part is this share of their text are taken to be shown by scripts, and their hiding is ignored. */
const SCRIPTED_SHARE = 0.8;

/** The segments that are content, in page order. */
export function chooseSegments(tree: LightTree, segments: readonly Segment[], page: PageContext): Segment[] {
  const seen = visible(segments);
  if (seen.length === 0) return [];
  const probability = predictContent(describeSegments(tree, seen, page));
  const threshold = Math.max(MIN_PROBABILITY, bestThreshold(seen, probability));
  return seen.filter((_, i) => (probability[i] ?? 0) >= threshold);
}

/** Hidden text is not content, and a place to plant instructions; a page hidden as a whole is waiting for its scripts. */
function visible(segments: readonly Segment[]): Segment[] {
  let all = 0;
  let hidden = 0;
  for (const segment of segments) {
    all += segment.size;
    if (segment.hidden) hidden += segment.size;
  }
  if (hidden > all * SCRIPTED_SHARE) return segments.map((segment) => ({ ...segment, hidden: false }));
  return segments.filter((segment) => !segment.hidden);
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
