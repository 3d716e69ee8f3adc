// The weights of the ranking features. Made by bench/fit-ranking.ts.

/** Features of a passage for a question, each about 0 to 1; score-passage.ts computes them. */
export const FEATURES = [
  'bm25',
  'coverage',
  'heavyCoverage',
  'exactCoverage',
  'missing',
  'contentShare',
  'minorShare',
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
  'rareBigrams',
  'longestPiece',
  'answerKind',
  'page',
  'near',
  'run',
] as const;
export type FeatureName = (typeof FEATURES)[number];

/** Index of a feature in a feature array. */
export const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Readonly<Record<FeatureName, number>>;

/** What one unit of a feature adds to the score. */
export const WEIGHTS: Readonly<Record<FeatureName, number>> = {
  bm25: 5.28,
  coverage: 0.53,
  heavyCoverage: 1.64,
  exactCoverage: 1.95,
  missing: 3.3,
  contentShare: 0.56,
  minorShare: 0.24,
  names: 1.22,
  sentence: 2.34,
  window: 1.97,
  title: 1.59,
  titleShare: 2.39,
  heading: 1.33,
  headingShare: 2.34,
  pairs: 2.13,
  lead: 0.64,
  length: -2.18,
  bigrams: 1.96,
  rareBigrams: 3.4,
  longestPiece: 1.45,
  answerKind: 0.45,
  page: 1.03,
  near: 0,
  run: 0,
};

const VALUES = Float64Array.from(FEATURES, (name) => WEIGHTS[name]);

/** The score of a passage: the weighted sum of its features. */
export function weigh(features: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < VALUES.length; i++) sum += (VALUES[i] as number) * (features[i] as number);
  return sum;
}
