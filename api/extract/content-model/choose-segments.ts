/**
 * Decides which segments are main content, from the models' probabilities: the set with the best expected harmonic mean
 * of precision and recall. `content-model.ts` computes the probabilities.
 */

import type { PageContext } from '../features/page-features.ts';
import type { LightTree } from '../html/light-tree.ts';
import type { Segment } from '../segments/segments.ts';
import { predictContent } from './content-model.ts';
import { bestCut } from './expected-f1.ts';

/** The lowest probability at which a segment is kept, on any page. */
const MIN_PROBABILITY = 0.12;

/** The segments that are content, in page order. */
export function chooseSegments(tree: LightTree, segments: readonly Segment[], page: PageContext): Segment[] {
  if (segments.length === 0) return [];
  const probability = predictContent(tree, segments, page);
  const threshold = Math.max(MIN_PROBABILITY, bestCut(segments, probability).threshold);
  return segments.filter((_, i) => (probability[i] ?? 0) >= threshold);
}
