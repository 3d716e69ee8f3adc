// The weights of the sentence features of extractive answers. Made by bench/fit-answer.ts.

/** Features of a sentence as an answer; what they are stands in score-sentences.ts. */
export const SENTENCE_FEATURES = [
  'coverage',
  'bm25',
  'pairs',
  'names',
  'missing',
  'before',
  'after',
  'bestOfPassage',
  'passageScore',
  'topPassage',
  'rank',
  'lead',
  'position',
  'length',
  'short',
  'number',
  'date',
  'person',
  'place',
  'anyName',
  'bigrams',
] as const;
export type SentenceFeatureName = (typeof SENTENCE_FEATURES)[number];

const WEIGHTS: Readonly<Record<SentenceFeatureName, number>> = {
  coverage: 4.23,
  bm25: 1.21,
  pairs: 0.28,
  names: -0.42,
  missing: 2.16,
  before: 1.15,
  after: 0.37,
  bestOfPassage: 0.67,
  passageScore: 5.38,
  topPassage: 0.37,
  rank: 0.35,
  lead: -0.15,
  position: -0.75,
  length: 0.1,
  short: 0.57,
  number: 2.47,
  date: 4.11,
  person: 1.13,
  place: 0.28,
  anyName: 0.33,
  bigrams: 3,
};

const VALUES = Float64Array.from(SENTENCE_FEATURES, (name) => WEIGHTS[name]);

/** The score of a sentence: the weighted sum of its features. */
export function weighSentence(features: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < VALUES.length; i++) sum += (VALUES[i] as number) * (features[i] as number);
  return sum;
}
