/**
 * Decides which segments are main content, from the models' probabilities: the set with the best expected harmonic mean
 * of precision and recall, without comments under an article (`lower-comments.ts`), and the facts near it (`keep-facts.ts`). `content-model.ts` computes the probabilities.
 */

import type { PageContext } from '../features/page-features.ts';
import type { LightTree } from '../html/light-tree.ts';
import type { Segment } from '../segments/segments.ts';
import { predictContent } from './content-model.ts';
import { chooseCut } from './expected-f1.ts';
import { keepFacts } from './keep-facts.ts';
import { lowerComments } from './lower-comments.ts';

/** The lowest probability at which a segment is kept, on any page. */
const MIN_PROBABILITY = 0.12;

/** The segments that are content, in page order. */
export function chooseSegments(tree: LightTree, segments: readonly Segment[], page: PageContext): Segment[] {
  if (segments.length === 0) return [];
  return chooseByProbability(tree, segments, predictContent(tree, segments, page), page);
}

/** The choice for given probabilities, one a segment. */
export function chooseByProbability(
  tree: LightTree,
  segments: readonly Segment[],
  predicted: Float32Array,
  page: PageContext,
): Segment[] {
  const probability = lowerComments(tree, segments, predicted, page);
  const threshold = Math.max(MIN_PROBABILITY, chooseCut(segments, probability));
  const kept = Uint8Array.from(probability, (own) => (own >= threshold ? 1 : 0));
  keepFacts(tree, segments, probability, kept);
  return segments.filter((_, i) => kept[i] === 1);
}
