// How likely a passage answers the question, and how likely the site has anything about it: from the share of the question that the passage
// holds, from how alone it is among the candidates, and from the words that the site does not know; never from the raw ranking score. Where the
// sentences of a passage were looked at, its confidence is also from those.
import { rarityOf } from '../../text/rarity.ts';
import { TreeModel } from '../../trees/tree-model.ts';
import { knownShare, type Question } from '../question/question.ts';
import { SENTENCE_INPUTS } from '../sentence-evidence.ts';
import * as data from './confidence-model-data.ts';
import * as siteData from './on-site-model-data.ts';
import { AT, type FeatureName, UNIT_FEATURES, weigh, weightsFor } from './ranking-weights.ts';
import * as sentenceData from './sentence-confidence-model-data.ts';

/** Ranking features that are inputs as shares of the whole question, also of what the site does not know. */
const SHARES = [
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
  'heading',
  'lead',
  'page',
  'minorShare',
  'titleShare',
  'headingShare',
] as const satisfies readonly FeatureName[];
/** Ranking features that are inputs as they are. */
const PLAIN = [
  'bigrams',
  'longestPiece',
  'run',
  'rareBody',
  'rareHeading',
  'conceptBody',
  'conceptHeading',
  'conceptTitle',
  'conceptLead',
  'conceptCover',
  'conceptFocus',
  'answerKind',
  ...UNIT_FEATURES,
] as const satisfies readonly FeatureName[];

/** Inputs of the confidence that are read from passage and question, each about 0 to 1. */
const READ = [
  ...SHARES,
  ...PLAIN,
  'known',
  'knownContent',
  /** How alone the passage is among the candidates: its part of their probability, by the ranking. */
  'share',
  /** The part of all passages of its page together. */
  'pageShare',
  /** The part of the question that the site does not know, by how rare its words are in the language, and the rarest of them. */
  'unknownRare',
  'rarestUnknown',
  'words',
  'concepts',
  'siteSize',
  'unspaced',
  /** The share for questions that are mostly words, and mostly concepts. */
  'wordShare',
  /** By how much the passage is better than the best of another page. */
  'margin',
  /** Words of content that nothing on the site matches, and that part of them. */
  'unknownCount',
  'unknownShare',
  'attribute',
  'asks',
  'unitMass',
  /** A phrase for what hardly any site is about. */
  'elsewhere',
  /** Business concepts that the question names and no page does, and their part of all that it names. */
  'absentConcepts',
  'absentShare',
] as const;

/**
 * Inputs that are the product of two others: to stand alone says the less, the less of the question the site knows and the fewer
 * passages it has, and to hold all that is asked about is more than twice as good as to hold half of it.
 */
const PRODUCTS = {
  shareUnknown: ['share', 'unknownRare'],
  shareTop: ['share', 'unitTop'],
  shareCover: ['share', 'unitCover'],
  shareSize: ['share', 'siteSize'],
  topSize: ['unitTop', 'siteSize'],
  topUnknown: ['unitTop', 'unknownShare'],
  coverUnknown: ['unitCover', 'unknownRare'],
  coverSquare: ['unitCover', 'unitCover'],
  unknownSquare: ['unknownRare', 'unknownRare'],
  rarestWords: ['rarestUnknown', 'words'],
  missingMass: ['unitMissing', 'unitMass'],
} as const satisfies Readonly<Record<string, readonly [Read, Read]>>;
type Read = (typeof READ)[number];
type Product = keyof typeof PRODUCTS;
const PRODUCT_NAMES = Object.keys(PRODUCTS) as Product[];
const PLACES = PRODUCT_NAMES.map((name) => PRODUCTS[name].map((of) => READ.indexOf(of)));

/** Inputs of the confidence. */
export const CONFIDENCE_FEATURES: readonly (Read | Product)[] = [...READ, ...PRODUCT_NAMES];

const model = new TreeModel<Float64Array>('confidence', data, Float64Array);
/** The same with what the sentences say behind the other inputs. */
const sentenceModel = new TreeModel<Float64Array>('sentence-confidence', sentenceData, Float64Array);
const siteModel = new TreeModel<Float64Array>('on-site', siteData, Float64Array);

/** `confidence`: 0 to 1 that a passage answers; `onSite`: 0 to 1 that the site has anything about what is asked. */
export type Estimate = { readonly confidence: number; readonly onSite: number };

/**
 * What the estimates of a passage are made of: the inputs of the confidence, what its sentences say (0 where they were not looked at), and whether
 * they were.
 */
export const EVIDENCE = [...CONFIDENCE_FEATURES, ...SENTENCE_INPUTS, 'hasSentences'] as const;

/** `evidence`: in the order of {@link EVIDENCE}. */
export type EvidentEstimate = Estimate & { readonly evidence: Float64Array };

/** A candidate of the ranking; `sentences`: what its sentences say (sentence-evidence.ts), where they were looked at. */
export type Candidate = {
  readonly features: Float64Array;
  readonly page: number | string;
  readonly sentences?: Float64Array;
};

/** What all passages have in common. */
type Common = {
  readonly question: Question;
  readonly plain: ReadonlyMap<string, number>;
  readonly total: number;
  readonly top: number;
  /** Sums of probabilities by page. */
  readonly pages: ReadonlyMap<number | string, number>;
  /** The two best scores of different pages. */
  readonly best: { readonly page: number | string; readonly first: number; readonly second: number };
  readonly weights: Float64Array;
};

/** What the candidates of a question have in common for their confidences. */
export function readCandidates(question: Question, candidates: readonly Candidate[]): Common {
  const weights = weightsFor(question);
  const scores = candidates.map(({ features }) => weigh(weights, features));
  const top = scores.reduce((best, score) => Math.max(best, score), Number.NEGATIVE_INFINITY);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
  const pages = new Map<number | string, number>();
  candidates.forEach(({ page }, i) => {
    pages.set(page, (pages.get(page) ?? 0) + Math.exp((scores[i] as number) - top) / total);
  });
  const content = question.terms.filter((term) => !term.isMinor);
  const { unknown, rarest, count, known } = unknownWords(question);
  const bestOf = (some: (page: number | string) => boolean) =>
    candidates.reduce(
      (best, { page }, i) => (some(page) && (scores[i] as number) > best ? (scores[i] as number) : best),
      Number.NEGATIVE_INFINITY,
    );
  const firstPage = candidates[scores.indexOf(top)]?.page ?? '';
  const { here, absent } = conceptsOf(question);
  const conceptMass = question.concepts.reduce((sum, { weight, isKnown }) => sum + (isKnown ? weight : 0), 0);
  return {
    question,
    pages,
    top,
    total,
    weights,
    best: { page: firstPage, first: top, second: bestOf((page) => page !== firstPage) },
    plain: new Map([
      ['known', knownShare(question)],
      ['knownContent', content.length > 0 ? content.filter((term) => term.isKnown).length / content.length : 0],
      ['unknownRare', unknown],
      ['rarestUnknown', rarest],
      ['words', Math.min(content.length / 10, 1)],
      ['concepts', Math.min(conceptMass / 10, 1)],
      ['siteSize', Math.min(Math.log10(Math.max(question.passageCount, 1)) / 4, 1)],
      ['unspaced', question.bigrams.length > 0 ? 1 : 0],
      ['unknownCount', Math.min(count / 4, 1)],
      ['unknownShare', count / (count + known || 1)],
      ['attribute', question.attributeTerm >= 0 ? 1 : 0],
      ['asks', question.kinds.length > 0 ? 1 : 0],
      ['unitMass', Math.min(question.things.reduce((sum, { weight }) => sum + weight, 0) / 15, 1)],
      ['elsewhere', question.isElsewhere ? 1 : 0],
      ['absentConcepts', Math.min(absent / 3, 1)],
      ['absentShare', absent / (here + absent || 1)],
      ['wordPart', question.mass / (question.mass + conceptMass || 1)],
    ]),
  };
}

/** The strengths of the concepts that the site has, and of those that it lacks: other meanings of a word that names one it has are not lacking. */
function conceptsOf({ concepts }: Question): { here: number; absent: number } {
  const known = concepts.filter(({ isKnown }) => isKnown);
  const isKnownBy = (word: string, strength: number) =>
    known.some((other) => other.strength >= strength && other.words.includes(word));
  const lacking = concepts.filter(
    ({ isKnown, isThing, strength, words }) => !isKnown && isThing && !words.some((word) => isKnownBy(word, strength)),
  );
  const sumOf = (some: Question['concepts']) => some.reduce((sum, { strength }) => sum + strength, 0);
  return { here: sumOf(known), absent: sumOf(lacking) };
}

/** Of the words of a question: the part that the site does not know, weighed by how rare they are, and the rarest of those. */
export function unknownWords(question: Question): { unknown: number; rarest: number; count: number; known: number } {
  const named = new Set(question.concepts.flatMap(({ isKnown, words }) => (isKnown ? words : [])));
  const isUnspaced = question.bigrams.length > 0;
  const isNamed = (term: Question['terms'][number]) =>
    named.has(term.stem) ||
    named.has(term.exact) ||
    (isUnspaced && [...named].some((phrase) => phrase.includes(term.exact) || term.exact.includes(phrase)));
  let all = 0;
  let unknown = 0;
  let rarest = 0;
  let count = 0;
  let known = 0;
  for (const term of question.terms) {
    if (term.isNumber || term.weight === 0) continue;
    const rarity = rarityOf(term.stem, question.lang);
    all += rarity;
    if (term.isSure || isNamed(term)) {
      if (!term.isMinor) known++;
      continue;
    }
    unknown += rarity;
    if (!term.isMinor) count++;
    rarest = Math.max(rarest, rarity);
  }
  return { unknown: all > 0 ? unknown / all : 0, rarest, count, known };
}

/** The inputs of the curve, in the order of CONFIDENCE_FEATURES. */
export function confidenceInputs(
  { features, page }: Candidate,
  { plain, pages, top, total, best, weights }: Common,
): Float64Array {
  // Ranking leaves out the words that no passage has; here they mark a foreign question.
  const known = plain.get('known') as number;
  const score = weigh(weights, features);
  const share = Math.exp(score - top) / total;
  const values: number[] = SHARES.map((name) => {
    const value = features[AT[name]] as number;
    return value * (name === 'contentShare' ? (plain.get('knownContent') as number) : known);
  });
  for (const name of PLAIN) values.push(features[AT[name]] as number);
  for (const name of READ.slice(values.length)) {
    if (name === 'share') values.push(share);
    else if (name === 'pageShare') values.push(pages.get(page) ?? share);
    else if (name === 'margin') values.push(marginOf(score - (page === best.page ? best.second : best.first)));
    else if (name === 'wordShare') values.push(share * (plain.get('wordPart') as number));
    else values.push(plain.get(name) as number);
  }
  for (const [one = 0, other = 0] of PLACES) values.push((values[one] as number) * (values[other] as number));
  return Float64Array.from(values);
}

/** A difference of scores as -1 to 1; nothing else found is as good as much better. */
function marginOf(difference: number): number {
  return Math.max(-1, Math.min(1, difference / 5));
}

/** The estimate for a passage; `common` is of all candidates. */
function estimateOf(candidate: Candidate, common: Common): EvidentEstimate {
  const { mass, concepts } = common.question;
  const inputs = confidenceInputs(candidate, common);
  const { sentences } = candidate;
  const evidence = new Float64Array(EVIDENCE.length);
  evidence.set(inputs);
  if (sentences) {
    evidence.set(sentences, inputs.length);
    evidence[EVIDENCE.length - 1] = 1;
  }
  if (mass === 0 && !concepts.some(({ isKnown }) => isKnown)) return { confidence: 0, onSite: 0, evidence };
  // Each model reads as many of the first numbers as it has inputs.
  const value = (sentences ? sentenceModel : model).sumRow(evidence);
  return { confidence: logistic(value), onSite: logistic(siteModel.sumRow(evidence)), evidence };
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/** 0 to 1 for a passage; `common` is of all candidates. */
export function confidenceOf(candidate: Candidate, common: Common): number {
  return estimateOf(candidate, common).confidence;
}

/** Passages among which one may have a higher confidence than the first of its page. */
const PASSAGES_OF_PAGE = 8;

/**
 * The estimates for ranked passages, best first, among all `candidates`. Rows of a table do not name their subject: when the question
 * asks for an attribute ("How heavy is it?") a passage gets the highest confidence of its page among the first.
 */
export function estimatesOf(
  question: Question,
  ranked: readonly Candidate[],
  candidates: readonly Candidate[] = ranked,
): EvidentEstimate[] {
  const common = readCandidates(question, candidates);
  const own = ranked.map((candidate) => estimateOf(candidate, common));
  if (question.attributeTerm < 0) return own;
  return own.map(({ confidence, onSite, evidence }, at) => {
    const ofPage = own.slice(0, PASSAGES_OF_PAGE).filter((_, i) => ranked[i]?.page === ranked[at]?.page);
    return { confidence: Math.max(confidence, ...ofPage.map((other) => other.confidence)), onSite, evidence };
  });
}
