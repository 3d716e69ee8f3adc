// Confidence that a passage is about the question. From the share of the question that was found, never from the raw
// ranking score: a bm25 threshold separates own from foreign questions on two sites out of three only.
import type { Question } from '../question/question.ts';
import { AT, type FeatureName } from './ranking-weights.ts';

/** Inputs of the confidence: ranking features as shares of the whole question, and the share of it that the site knows. */
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

type Curve = Readonly<Record<(typeof CONFIDENCE_FEATURES)[number] | 'bias', number>>;

/** Weights of a logistic curve, made by bench/fit-confidence.ts on own and foreign questions of the development sets. */
const CURVE: Curve = {
  bm25: 3.14,
  coverage: 0.85,
  heavyCoverage: 0.3,
  exactCoverage: 4.29,
  missing: 0.1,
  contentShare: -1.31,
  names: 0.96,
  sentence: 3.43,
  window: 0.86,
  pairs: 0.04,
  bigrams: -0.28,
  longestPiece: 1.63,
  known: 0.08,
  knownContent: -0.22,
  heading: 0.38,
  run: 4.88,
  lead: 2.07,
  page: 2.23,
  minorShare: -0.92,
  titleShare: 2.69,
  headingShare: 1.92,
  bias: -7.25,
};

/**
 * Below this many passages a word that is found is hardly rarer than one that is not, and bm25 is weak: such sites have a curve of
 * their own, made on sites of 4 to 64 passages drawn from the same sets.
 */
const SMALL_SITE_PASSAGES = 100;
const SMALL_SITE_CURVE: Curve = {
  bm25: 1.97,
  coverage: 0.09,
  heavyCoverage: 0.95,
  exactCoverage: 4.56,
  missing: -0.37,
  contentShare: -0.6,
  names: 1.34,
  sentence: 2.91,
  window: 1.35,
  pairs: 0.37,
  bigrams: 0.62,
  longestPiece: 0.7,
  known: -0.51,
  knownContent: 0.44,
  heading: -0.25,
  run: 2.95,
  lead: 1.35,
  page: 0.8,
  minorShare: -1.02,
  titleShare: 2.48,
  headingShare: 0.24,
  bias: -5.83,
};

/** The inputs of the curve, in the order of CONFIDENCE_FEATURES. */
export function confidenceInputs(features: Float64Array, question: Question): Float64Array {
  // Ranking leaves out the words that no passage has; here they mark a foreign question.
  const known = question.mass / (question.mass + question.absentMass || 1);
  const content = question.terms.filter((term) => !term.isMinor);
  const knownContent = content.length > 0 ? content.filter((term) => term.isKnown).length / content.length : 0;
  return Float64Array.from(CONFIDENCE_FEATURES, (name) => {
    if (name === 'known') return known;
    if (name === 'knownContent') return knownContent;
    const value = features[AT[name as FeatureName]] as number;
    if (name === 'contentShare') return value * knownContent;
    return name === 'bigrams' || name === 'longestPiece' || name === 'run' ? value : value * known;
  });
}

/** 0 to 1 for the features of the best passage. */
export function confidenceOf(features: Float64Array, question: Question): number {
  if (question.mass === 0) return 0;
  const inputs = confidenceInputs(features, question);
  const curve = question.passageCount < SMALL_SITE_PASSAGES ? SMALL_SITE_CURVE : CURVE;
  let sum = curve.bias;
  CONFIDENCE_FEATURES.forEach((name, i) => {
    sum += curve[name] * (inputs[i] as number);
  });
  return 1 / (1 + Math.exp(-sum));
}

/** Passages among which one may have a higher confidence than the first of its page. */
const PASSAGES_OF_PAGE = 8;

/**
 * The confidence of ranked passages, best first. Rows of a table do not name their subject: when the question asks for an
 * attribute ("How heavy is it?") a passage gets the highest confidence of its page among the first.
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
