/**
 * Predicts the probability that a segment is main content. Two fitted models: the first scores each segment by
 * `segment-features.ts`; the second corrects that score by the scores of all the others (`second-pass.ts`). The choice of segments is
 * made in `choose-segments.ts`.
 *
 * Fitted on the shared development pages. On pages of domains not fitted on (four folds by domain, mean of three draws,
 * 2026-11-24): scrapinghub 0.963, WCXB 0.893, trafilatura 0.944, zh 0.939; another draw changes each by up to 0.008. On the
 * pages used for fitting it is far better, which is no evidence.
 */

import { TreeModel } from '../../trees/tree-model.ts';
import type { PageContext } from '../features/page-features.ts';
import { describeSegments } from '../features/segment-features.ts';
import type { LightTree } from '../html/light-tree.ts';
import type { Segment } from '../segments/segments.ts';
import * as firstData from './content-model-data.ts';
import { describeSecondPass } from './second-pass.ts';
import * as secondData from './second-pass-data.ts';

const first = new TreeModel('content', firstData, Float32Array);
const second = new TreeModel('second-pass', secondData, Float32Array);

/**
 * The probability of being main content, for each segment.
 * @throws {Error} when the features are not those the models were fitted on.
 */
export function predictContent(tree: LightTree, segments: readonly Segment[], page: PageContext): Float32Array {
  const odds = first.sum(describeSegments(tree, segments, page));
  const correction = second.sum(describeSecondPass(tree, segments, toProbabilities(odds)));
  for (let i = 0; i < odds.length; i += 1) odds[i] = (odds[i] as number) + (correction[i] as number);
  return toProbabilities(odds);
}

function toProbabilities(odds: Float64Array): Float32Array {
  const probabilities = new Float32Array(odds.length);
  for (let i = 0; i < odds.length; i += 1) probabilities[i] = 1 / (1 + Math.exp(-(odds[i] as number)));
  return probabilities;
}
