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
  bm25: 1,
  coverage: 1,
  exactCoverage: 0.3,
  missing: -0.3,
  contentShare: 0,
  names: 0.2,
  sentence: 0.7,
  window: 0.2,
  title: 0.3,
  titleShare: 0.1,
  heading: 0.4,
  headingShare: 0.3,
  pairs: 0.3,
  lead: 0.1,
  length: 0,
  bigrams: 0.7,
  answerKind: 0.05,
  page: 0.1,
};

const VALUES = Float64Array.from(FEATURES, (name) => WEIGHTS[name]);

/** The score of a passage: the weighted sum of its features. */
export function weigh(features: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < VALUES.length; i++) sum += (VALUES[i] as number) * (features[i] as number);
  return sum;
}
