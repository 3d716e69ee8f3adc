// How sure it is that a passage speaks of what was asked. From the share of the question that was found, never from the raw
// ranking score: a bm25 threshold separates own from foreign questions on two sites out of three only.
import type { Question } from './question.ts';
import { FEATURES, type FeatureName } from './ranking-weights.ts';

/** Weights of a logistic curve over ranking features. */
const LOGISTIC: Partial<Record<FeatureName, number>> & { readonly bias: number } = {
  bias: -2,
  coverage: 5,
  missing: -3,
  window: 2,
  pairs: 1,
  names: 0.5,
};

/** 0 to 1 for the features of the best passage. */
export function confidenceOf(features: Float64Array, question: Question): number {
  if (question.mass === 0) return 0;
  let sum = LOGISTIC.bias;
  for (const name of FEATURES) sum += (LOGISTIC[name] ?? 0) * (features[FEATURES.indexOf(name)] as number);
  return 1 / (1 + Math.exp(-sum));
}
