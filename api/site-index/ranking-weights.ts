// The weights of the ranking features. Made by bench/fit-ranking.ts.

/** Features of a passage for a question, each about 0 to 1; what they are stands in score-passage.ts. */
export const FEATURES = [
  'bm25',
  'coverage',
  'exactCoverage',
  'missing',
  'contentShare',
  'names',
  'sentence',
  'window',
  'title',
  'titleShare',
  'heading',
  'headingShare',
  'pairs',
  'lead',
  'length',
  'bigrams',
  'answerKind',
  'page',
] as const;
export type FeatureName = (typeof FEATURES)[number];

/** What one unit of a feature adds to the score. */
export const WEIGHTS: Readonly<Record<FeatureName, number>> = {
  bm25: 5.74,
  coverage: 1.85,
  exactCoverage: 2.51,
  missing: 2.21,
  contentShare: 0.44,
  names: 1.25,
  sentence: 2.99,
  window: 3.14,
  title: 1.67,
  titleShare: 2.61,
  heading: 1.14,
  headingShare: 2.32,
  pairs: 1.77,
  lead: 0.79,
  length: -2.16,
  bigrams: 5.99,
  answerKind: 0.45,
  page: 1.12,
};

const VALUES = Float64Array.from(FEATURES, (name) => WEIGHTS[name]);

/** The score of a passage: the weighted sum of its features. */
export function weigh(features: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < VALUES.length; i++) sum += (VALUES[i] as number) * (features[i] as number);
  return sum;
}
