// The features that passages are ranked by, and the score they make. The weights are in ranking-model.ts.
import { RANKING_WEIGHTS } from './ranking-model.ts';

/** Features of what is asked about, thing by thing, and of the values beside it; the confidence reads them too. */
export const UNIT_FEATURES = [
  'unitCover',
  'unitMissing',
  'unitHeading',
  'unitTitle',
  'unitTop',
  'unitLead',
  'rareUnitHeading',
  'rareUnitTitle',
  'valueShare',
  'valueRare',
] as const;

/** Whether a passage is the beginning of a page of several passages that were found, and how much of what is asked about it has in its title and heading, which are the page's. */
const LEAD_FEATURES = ['leadOfPage', 'leadOfPageTop'] as const;

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
  'conceptBody',
  'conceptHeading',
  'conceptTitle',
  'conceptLead',
  'conceptCover',
  'conceptFocus',
  'conceptTitleFocus',
  'rareBody',
  'rareHeading',
  'rareTitle',
  'rareLead',
  'subjectTitle',
  'subjectMissing',
  ...UNIT_FEATURES,
  ...LEAD_FEATURES,
] as const;
export type FeatureName = (typeof FEATURES)[number];

/** Index of a feature in a feature array. */
export const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Readonly<Record<FeatureName, number>>;

const SHORT = Float64Array.from(FEATURES, (name) => RANKING_WEIGHTS.short[name]);
const LONG = Float64Array.from(FEATURES, (name) => RANKING_WEIGHTS.long[name]);

/** The mass of a question that is long: three rare words, say. A question of one common word is short. */
const LONG_MASS = 15;

/** How long a question is, 0 to 1, by what its words count. */
export function lengthOf({ mass }: { readonly mass: number }): number {
  return Math.min(1, mass / LONG_MASS);
}

/**
 * What one unit of a feature adds to the score of a passage for a question. Short questions name a topic, long ones repeat words of the
 * passage that answers: the weights lie between those of both.
 */
export function weightsFor(question: { readonly mass: number }): Float64Array {
  const share = lengthOf(question);
  return SHORT.map((short, i) => short + share * ((LONG[i] as number) - short));
}

/**
 * Weights by words alone, of passages as the model of answering sentences sees them (see score-sentences.ts): it was fitted with these.
 * Other features count nothing.
 */
const WORD_WEIGHTS: Readonly<Partial<Record<FeatureName, number>>> = {
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
};
export const WORD_VALUES = Float64Array.from(FEATURES, (name) => WORD_WEIGHTS[name] ?? 0);

/** The score of a passage: the weighted sum of its features. */
export function weigh(weights: Float64Array, features: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (features[i] as number);
  return sum;
}
