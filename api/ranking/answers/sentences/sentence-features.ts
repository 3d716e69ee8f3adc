// The features of a sentence as an answer: how much of the question it holds by words and by business concepts, how good its passage is, whether
// it has the kind of thing asked for, and its position. score-sentences.ts weighs them.
import { CODE } from '../../../text/analyse.ts';
import { baseLanguage } from '../../../text/languages.ts';
import { endsAsQuestion } from '../../../text/structure/ends-as-question.ts';
import { type Sentence, splitSentences } from '../../../text/structure/sentences.ts';
import { CELL_BORDER } from '../../../text/structure/table-row.ts';
import {
  CONCEPT_CODE,
  type EncodedPassage,
  encodeSentenceConcepts,
  SENTENCE_BREAK,
} from '../../passages/encode-passage.ts';
import { rankCandidates } from '../../passages/rank-candidates.ts';
import { AT, type FeatureName } from '../../passages/ranking-weights.ts';
import { PassageScorer } from '../../passages/score-passage.ts';
import { knownShare, matchOf, type Question } from '../../question/question.ts';
import type { QuestionTerm } from '../../question/term-statistics.ts';
import { pointsBack, type ValueSpan } from '../values/answer-values.ts';
import { askedValues, nearestValue, newValues } from '../values/asked-values.ts';
import { SENTENCE_AT as F, SENTENCE_FEATURES, type SentenceFeatureName } from './answer-model.ts';

/** A passage to search for the answer. `lang` is the one its codes were made with. */
export type SentencePassage = {
  readonly encoded: EncodedPassage;
  readonly text: string;
  readonly lang: string;
};

/** A sentence that may be part of the answer, with its features. */
export type DescribedSentence = {
  readonly text: string;
  /** Its offsets in the text of its passage. */
  readonly start: number;
  readonly end: number;
  /** Index of its passage in the list given. */
  readonly passage: number;
  /** Index in its passage. */
  readonly position: number;
  readonly codes: Uint32Array;
  /** Terms of the question it holds. */
  readonly terms: readonly number[];
  /** It and the title or headings above it hold most of the question. */
  readonly isUnderTopic: boolean;
  readonly features: Float64Array;
};

const NO_CODES = new Uint32Array(0);
/** Mean tokens of a sentence, for the length norm of BM25 over sentences. */
const SENTENCE_TOKENS = 25;
/** Most sentences read of one passage; a passage that the crawler cut has fewer. */
const MAX_SENTENCES = 120;
/** Share of the question that a sentence with the headings above it holds to be under its topic. */
const TOPIC_COVERAGE = 0.6;

/** New words that make up one unit of the feature "fresh". */
export const FRESH_WORDS = 25;

/** All sentences in order. The order and the scores of the passages do not matter: they are matched anew. */
export function describeSentences(
  question: Question,
  averageLength: number,
  passages: readonly SentencePassage[],
): DescribedSentence[] {
  const ranked = rankCandidates(
    question,
    averageLength,
    passages.map(({ encoded, text, lang }, key) => ({ key, page: key, encoded, text, lang: baseLanguage(lang) })),
    { thorough: true },
  );
  const scorer = new PassageScorer(question, SENTENCE_TOKENS, { thorough: true });
  const asked = askOf(question);
  const top = ranked[0]?.score ?? 0;
  const mass = ranked.reduce((sum, { score }) => sum + Math.exp(score - top), 0) || 1;
  const described: DescribedSentence[] = [];
  passages.forEach((passage, index) => {
    const rank = ranked.findIndex(({ key }) => key === index);
    const { score, features } = ranked[rank] as (typeof ranked)[number];
    const shared = passageFeatures(features, rank, top - score, Math.exp(score - top) / mass);
    described.push(...sentencesOfPassage(question, scorer, passage, index, asked, shared));
  });
  addComparisons(described.map(({ features }) => features));
  return described;
}

const flag = (value: boolean): number => (value ? 1 : 0);

/** The request of the question, read once for all sentences. */
function askOf(question: Question) {
  const kind = question.kinds[0];
  return {
    values: askedValues(question),
    lower: question.text.toLowerCase(),
    features: {
      asksNumber: flag(kind === 'number'),
      asksDate: flag(kind === 'date'),
      asksPerson: flag(kind === 'person'),
      asksPlace: flag(kind === 'place'),
      asksReason: flag(kind === 'reason'),
      asksManner: flag(kind === 'manner'),
      asksDefinition: flag(kind === 'definition'),
      asksNothing: flag(kind === undefined),
      asksValue: flag(question.values.length > 0),
      terms: Math.min(question.terms.filter((term) => !term.isMinor).length / 12, 1),
      known: knownShare(question),
      unspaced: flag(question.bigrams.length > 0),
    } satisfies Features,
  };
}

type Features = Partial<Record<SentenceFeatureName, number>>;

function passageFeatures(features: Float64Array, rank: number, gap: number, share: number): Features {
  const of = (name: FeatureName) => features[AT[name]] as number;
  return {
    matchGap: Math.min(gap / 4, 2),
    matchShare: share,
    passageRank: Math.min(rank / 4, 2),
    passageBm25: of('bm25'),
    passageCoverage: of('coverage'),
    passageMissing: of('missing'),
    passageSentence: of('sentence'),
    passageWindow: of('window'),
    passagePairs: of('pairs'),
    passageNear: of('near'),
    passageRun: of('run'),
    passageLength: of('length'),
    titleShare: of('titleShare'),
    headingShare: of('headingShare'),
    passageUnits: of('unitCover'),
    passageUnitTop: of('unitTop'),
    passageUnitHeading: of('unitHeading'),
    passageUnitTitle: of('unitTitle'),
    passageConceptHeading: of('conceptHeading'),
    passageConceptFocus: of('conceptFocus'),
    passageConceptBody: of('conceptBody'),
  };
}

/** The sentences of one passage with all features but those that compare them with sentences of other passages. */
function sentencesOfPassage(
  question: Question,
  scorer: PassageScorer,
  passage: SentencePassage,
  index: number,
  asked: ReturnType<typeof askOf>,
  shared: Features,
): DescribedSentence[] {
  const lang = baseLanguage(passage.lang);
  const { title, heading, body } = passage.encoded;
  const sentences = splitSentences(passage.text, lang).slice(0, MAX_SENTENCES);
  const codes = splitCodes(body);
  const codesOf = (position: number) => codes[position] ?? NO_CODES;
  const alone = { title: NO_CODES, heading: NO_CODES };
  const hasConcepts = question.concepts.length > 0;
  const concepts = sentences.map(({ text }) =>
    hasConcepts ? encodeSentenceConcepts(text, lang, passage.encoded) : { alone: NO_CODES, inContext: NO_CODES },
  );
  const matches = sentences.map((_, at) =>
    scorer.features({ ...alone, concepts: concepts[at]?.alone ?? NO_CODES, body: codesOf(at) }),
  );
  const of = (position: number, name: FeatureName) => matches[position]?.[AT[name]] ?? 0;
  const contexts =
    title.length + heading.length > 0
      ? sentences.map((_, at) =>
          scorer.features({ title, heading, concepts: concepts[at]?.inContext ?? NO_CODES, body: codesOf(at) }),
        )
      : matches;
  const inContext = contexts.map((context) => context[AT.coverage] as number);
  const bestCoverage = Math.max(...matches.map((_, at) => of(at, 'coverage')), 1e-9);
  const values = sentences.map(({ text }) => newValues(text, lang, asked.values, asked.lower));
  const hasValue = (position: number) => ((values[position]?.length ?? 0) > 0 ? 1 : 0);
  const typedInPassage = values.filter((spans) => spans.length > 0).length / Math.max(values.length, 1);
  const base = toArray({ ...asked.features, ...shared });
  return sentences.map((sentence, position) => {
    const { text, start, end } = sentence;
    const own = codesOf(position);
    const seen = describe(own, question);
    const spans = values[position] as ValueSpan[];
    const asks = (piece: Sentence | undefined) => piece !== undefined && endsAsQuestion(piece.text);
    const isUnderTopic = (inContext[position] as number) >= TOPIC_COVERAGE;
    const features = base.slice();
    features[F.coverage] = of(position, 'coverage');
    features[F.heavy] = of(position, 'heavyCoverage');
    features[F.exact] = of(position, 'exactCoverage');
    features[F.contentShare] = of(position, 'contentShare');
    features[F.minorShare] = of(position, 'minorShare');
    features[F.bm25] = of(position, 'bm25');
    features[F.pairs] = of(position, 'pairs');
    features[F.names] = of(position, 'names');
    features[F.missing] = of(position, 'missing');
    features[F.near] = of(position, 'near');
    features[F.run] = of(position, 'run');
    features[F.withHeading] = inContext[position] as number;
    features[F.before] = of(position - 1, 'coverage');
    features[F.after] = of(position + 1, 'coverage');
    features[F.bestOfPassage] = of(position, 'coverage') / bestCoverage;
    features[F.lead] = position === 0 ? 1 : 0;
    features[F.position] = position / Math.max(sentences.length - 1, 1);
    features[F.sentences] = Math.min(sentences.length / 20, 1);
    features[F.fresh] = Math.min(seen.fresh / FRESH_WORDS, 2);
    features[F.columns] = Math.log(1 + text.length) / 6;
    features[F.short] = own.length < 6 ? 1 : 0;
    features[F.numbers] = Math.min(seen.numbers / 4, 1);
    features[F.capitals] = Math.min(seen.capitals / 6, 1);
    features[F.bigrams] = bigramShare(question, text);
    features[F.typed] = hasValue(position);
    features[F.typedNear] = nearestValue(text, spans, question);
    features[F.typedCount] = Math.min(spans.length / 4, 1);
    features[F.typedBefore] = hasValue(position - 1);
    features[F.typedAfter] = hasValue(position + 1);
    features[F.typedInPassage] = typedInPassage;
    features[F.asked] = seen.terms.includes(question.askedTerm) ? 1 : 0;
    features[F.askedValue] = isBesideAsked(own, question) ? 1 : 0;
    features[F.question] = asks(sentence) ? 1 : 0;
    features[F.afterQuestion] = asks(sentences[position - 1]) ? of(position - 1, 'coverage') : 0;
    features[F.pointsBack] = pointsBack(text, lang) ? 1 : 0;
    features[F.ending] = ENDS.test(text) ? 1 : 0;
    features[F.colon] = /[:：]/.test(text) ? 1 : 0;
    features[F.opens] = opening(own, question);
    features[F.units] = of(position, 'unitCover');
    features[F.unitsMissing] = of(position, 'unitMissing');
    features[F.unitsWithHeading] = contexts[position]?.[AT.unitCover] ?? 0;
    features[F.unitsBefore] = of(position - 1, 'unitCover');
    features[F.unitsAfter] = of(position + 1, 'unitCover');
    features[F.conceptBody] = of(position, 'conceptBody');
    features[F.conceptCover] = of(position, 'conceptCover');
    features[F.conceptFocus] = focusOf(question, concepts[position]?.alone ?? NO_CODES);
    features[F.isRow] = flag(text.includes(CELL_BORDER));
    features[F.isItem] = flag(ITEM.test(text));
    features[F.brackets] = /[(（]/.test(text) ? 1 : 0;
    return { text, start, end, passage: index, position, codes: own, terms: seen.terms, isUnderTopic, features };
  });
}

/** Share of the concepts of a sentence that the question names. */
function focusOf({ conceptAt }: Question, concepts: Uint32Array): number {
  const asked = concepts.filter((code) => conceptAt.has(code >>> CONCEPT_CODE.hashShift)).length;
  return concepts.length > 0 ? asked / concepts.length : 0;
}

const ITEM = /^\s*(?:[-*•]|\d+[.)])\s/;
const ENDS = /[.!。！?？؟।…"”’)»」]$/;

function toArray(values: Features): Float64Array {
  const features = new Float64Array(SENTENCE_FEATURES.length);
  for (const name in values) features[F[name as SentenceFeatureName]] = values[name as SentenceFeatureName] ?? 0;
  return features;
}

/** Adds the features that compare a sentence with all others. */
function addComparisons(features: readonly Float64Array[]): void {
  const best = (name: SentenceFeatureName) => Math.max(...features.map((own) => own[F[name]] as number), 1e-9);
  const coverage = best('coverage');
  const bm25 = best('bm25');
  const units = best('unitsWithHeading');
  const rankOf = ranksIn(features, 'coverage');
  const unitRankOf = ranksIn(features, 'unitsWithHeading');
  for (const own of features) {
    own[F.coverageRank] = rankOf(own);
    own[F.coverageBest] = (own[F.coverage] as number) / coverage;
    own[F.unitsRank] = unitRankOf(own);
    own[F.unitsBest] = (own[F.unitsWithHeading] as number) / units;
    own[F.bm25Best] = (own[F.bm25] as number) / bm25;
  }
}

/** How many sentences have more of a feature: 0 for none, 1 for eight and more. */
function ranksIn(features: readonly Float64Array[], name: SentenceFeatureName): (own: Float64Array) => number {
  const sorted = Float64Array.from(features, (own) => own[F[name]] as number).sort();
  return (own) => {
    let better = 0;
    while (
      better < 8 &&
      better < sorted.length &&
      (sorted[sorted.length - 1 - better] as number) > (own[F[name]] as number)
    )
      better++;
    return better / 8;
  };
}

/** The codes of each sentence. */
function splitCodes(body: Uint32Array): Uint32Array[] {
  const sentences: Uint32Array[] = [];
  let start = 0;
  for (let at = 0; at <= body.length; at++) {
    if (at < body.length && body[at] !== SENTENCE_BREAK) continue;
    sentences.push(body.subarray(start, at));
    start = at + 1;
  }
  return sentences;
}

/** Whether a new number or name is at most two words from the word asked for ("308 points" for "how many points"). */
function isBesideAsked(codes: Uint32Array, question: Question): boolean {
  if (question.askedTerm < 0) return false;
  for (let at = 0; at < codes.length; at++) {
    if (termOf(codes[at] as number, question) !== question.askedTerm) continue;
    for (let near = Math.max(0, at - 2); near <= Math.min(codes.length - 1, at + 2); near++) {
      const code = codes[near] as number;
      if (code & (CODE.number | CODE.capital) && termOf(code, question) === undefined) return true;
    }
  }
  return false;
}

const termOf = (code: number, question: Question) => matchOf(question, code)?.term;

/** How early the first content word of the question comes: 1 at the beginning, 0 from the tenth word on. */
function opening(codes: Uint32Array, question: Question): number {
  for (let at = 0; at < Math.min(codes.length, 10); at++) {
    const term = termOf(codes[at] as number, question);
    if (term !== undefined && !(question.terms[term] as QuestionTerm).isMinor) return 1 - at / 10;
  }
  return 0;
}

/** What a sentence holds besides the words of the question, and which terms of it. */
function describe(codes: Uint32Array, question: Question) {
  const terms = new Set<number>();
  let numbers = 0;
  let capitals = 0;
  let fresh = 0;
  codes.forEach((code, at) => {
    const term = termOf(code, question);
    if (term !== undefined) {
      terms.add(term);
      return;
    }
    fresh++;
    if (code & CODE.number) numbers++;
    else if (code & CODE.capital && at > 0) capitals++;
  });
  return { terms: [...terms], numbers, capitals, fresh };
}

function bigramShare(question: Question, text: string): number {
  if (question.bigrams.length === 0) return 0;
  const lower = text.toLowerCase();
  let found = 0;
  for (const pair of question.bigrams) if (lower.includes(pair)) found++;
  return found / question.bigrams.length;
}
