// How sure it is that a passage speaks of what was asked. From the share of the question that was found, never from the raw
// ranking score: a bm25 threshold separates own from foreign questions on two sites out of three only.
import type { Question } from './question.ts';
import { AT, type FeatureName } from './ranking-weights.ts';

/** What confidence is made of: ranking features as shares of the whole question, and the share of it that the site knows. */
export const CONFIDENCE_FEATURES = [
  'bm25',
  'coverage',
  'heavyCoverage',
  'exactCoverage',
  'missing',
  'contentShare',
  'names',
  'sentence',
  'window',
  'pairs',
  'bigrams',
  'longestPiece',
  'known',
  'knownContent',
  'heading',
  'run',
  'lead',
  'page',
  'minorShare',
  'titleShare',
  'headingShare',
] as const;

/** Weights of a logistic curve, made by bench/fit-confidence.ts on own and foreign questions of the development sets. */
const LOGISTIC: Readonly<Record<(typeof CONFIDENCE_FEATURES)[number] | 'bias', number>> = {
  bm25: 2.33,
  coverage: 0.7,
  heavyCoverage: 1.02,
  exactCoverage: 2.83,
  missing: -0.62,
  contentShare: -1.14,
  names: 0.95,
  sentence: 3.14,
  window: 0.14,
  pairs: 1.23,
  bigrams: 0.96,
  longestPiece: 0.44,
  known: 0.56,
  knownContent: -0.05,
  heading: 0.34,
  run: 4.18,
  lead: 2.14,
  page: 1.99,
  minorShare: -0.54,
  titleShare: 2.05,
  headingShare: 1.89,
  bias: -6.83,
};

/**
 * Below this many passages a word that is found is hardly rarer than one that is not, and bm25 says little; that all content words
 * of a question stand in one passage then says more. The curve was made on sites of 100 passages and more.
 */
const SMALL_SITE_PASSAGES = 100;
/** What a passage with every content word of the question counts as bm25 on a small site; foreign questions hold hardly any of theirs. */
const SMALL_SITE_BM25 = 0.5;

/** The inputs of the curve, in the order of CONFIDENCE_FEATURES. */
export function confidenceInputs(features: Float64Array, question: Question): Float64Array {
  // Ranking leaves out the words that no passage has; here they are what tells a foreign question.
  const known = question.mass / (question.mass + question.absentMass || 1);
  const content = question.terms.filter((term) => !term.isMinor);
  const knownContent = content.length > 0 ? content.filter((term) => term.isKnown).length / content.length : 0;
  return Float64Array.from(CONFIDENCE_FEATURES, (name) => {
    if (name === 'known') return known;
    if (name === 'knownContent') return knownContent;
    const value = features[AT[name as FeatureName]] as number;
    if (name === 'contentShare') return value * knownContent;
    if (name === 'bm25' && question.passageCount < SMALL_SITE_PASSAGES) {
      return Math.max(value * known, SMALL_SITE_BM25 * (features[AT.contentShare] as number) * knownContent);
    }
    return name === 'bigrams' || name === 'longestPiece' || name === 'run' ? value : value * known;
  });
}

/** 0 to 1 for the features of the best passage. */
export function confidenceOf(features: Float64Array, question: Question): number {
  if (question.mass === 0) return 0;
  const inputs = confidenceInputs(features, question);
  let sum = LOGISTIC.bias;
  CONFIDENCE_FEATURES.forEach((name, i) => {
    sum += LOGISTIC[name] * (inputs[i] as number);
  });
  return 1 / (1 + Math.exp(-sum));
}

/** Passages of which one may be surer than the first of its page. */
const PASSAGES_OF_PAGE = 8;

/**
 * The confidence of ranked passages, best first. Rows of a table do not name the thing they are about: when an attribute is asked
 * for ("How heavy is it?") a passage is as sure as the surest of its page among the first.
 */
export function confidencesOf(
  question: Question,
  ranked: readonly { readonly features: Float64Array; readonly page: number | string }[],
): number[] {
  const own = ranked.map(({ features }) => confidenceOf(features, question));
  if (question.attributeTerm < 0) return own;
  return own.map((confidence, at) =>
    ranked
      .slice(0, PASSAGES_OF_PAGE)
      .reduce((best, { page }, i) => (page === ranked[at]?.page ? Math.max(best, own[i] as number) : best), confidence),
  );
}
