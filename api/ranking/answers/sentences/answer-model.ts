// How likely a sentence is to hold the answer, from the features of score-sentences.ts. The numbers of the trees were made by
// bench/fit-answer.ts on the development sets of the shared retrieval benchmark and are in answer-model-data.ts.
import { TreeModel } from '../../../trees/tree-model.ts';
import * as data from './answer-model-data.ts';

/** Features of a sentence as an answer; score-sentences.ts computes them. */
export const SENTENCE_FEATURES = [
  'coverage',
  'heavy',
  'exact',
  'contentShare',
  'minorShare',
  'bm25',
  'pairs',
  'names',
  'missing',
  'near',
  'run',
  'coverageBest',
  'bm25Best',
  'coverageRank',
  'withHeading',
  'before',
  'after',
  'bestOfPassage',
  'matchGap',
  'matchShare',
  'passageRank',
  'passageBm25',
  'passageCoverage',
  'passageMissing',
  'passageSentence',
  'passageWindow',
  'passagePairs',
  'passageNear',
  'passageRun',
  'passageLength',
  'titleShare',
  'headingShare',
  'lead',
  'position',
  'sentences',
  'fresh',
  'columns',
  'short',
  'numbers',
  'capitals',
  'bigrams',
  'typed',
  'typedNear',
  'typedCount',
  'typedBefore',
  'typedAfter',
  'typedInPassage',
  'asked',
  'askedValue',
  'question',
  'afterQuestion',
  'pointsBack',
  'ending',
  'colon',
  'opens',
  'brackets',
  'asksNumber',
  'asksDate',
  'asksPerson',
  'asksPlace',
  'asksReason',
  'asksManner',
  'asksDefinition',
  'asksNothing',
  'asksValue',
  'terms',
  'known',
  'unspaced',
  'units',
  'unitsBest',
  'unitsRank',
  'unitsMissing',
  'unitsWithHeading',
  'unitsBefore',
  'unitsAfter',
  'conceptBody',
  'conceptCover',
  'conceptFocus',
  'passageUnits',
  'passageUnitTop',
  'passageUnitHeading',
  'passageUnitTitle',
  'passageConceptHeading',
  'passageConceptFocus',
  'passageConceptBody',
  'isRow',
  'isItem',
] as const;
export type SentenceFeatureName = (typeof SENTENCE_FEATURES)[number];

/** Index of a feature in a feature array. */
export const SENTENCE_AT = Object.fromEntries(SENTENCE_FEATURES.map((name, at) => [name, at])) as Readonly<
  Record<SentenceFeatureName, number>
>;

/**
 * The score of a sentence. The softmax over all sentences of the passages given is the probability that it is the one that
 * answers, supposed that one does.
 */
export const scoreSentence = (features: Float64Array): number => model.sumRow(features);

const model = new TreeModel<Float64Array>('answer', { ...data, FEATURE_COUNT: SENTENCE_FEATURES.length }, Float64Array);
