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
  coverage: 1,
  bm25: 0.5,
  pairs: 0.2,
  names: 0.1,
  missing: 0,
  before: 0.1,
  after: 0,
  bestOfPassage: 0.2,
  passageScore: 0.6,
  topPassage: 0.1,
  rank: -0.1,
  lead: 0.1,
  position: 0,
  length: 0.1,
  short: -0.2,
  number: 0.2,
  date: 0.2,
  person: 0.1,
  place: 0.1,
  anyName: 0.05,
  bigrams: 0.6,
};

const VALUES = Float64Array.from(SENTENCE_FEATURES, (name) => WEIGHTS[name]);

/** The score of a sentence: the weighted sum of its features. */
export function weighSentence(features: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < VALUES.length; i++) sum += (VALUES[i] as number) * (features[i] as number);
  return sum;
}
