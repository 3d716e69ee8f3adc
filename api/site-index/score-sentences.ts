// Scores the sentences of found passages as answers: how much of the question they hold, how good their passage is, whether they
// hold the kind of thing asked for, and where they stand. Weights by bench/fit-answer.ts.
import { CODE } from './analyse.ts';
import { SENTENCE_FEATURES, type SentenceFeatureName, weighSentence } from './answer-weights.ts';
import type { EncodedPassage } from './encode-passage.ts';
import type { Question } from './question.ts';
import { AT, type FeatureName } from './ranking-weights.ts';
import { PassageScorer } from './score-passage.ts';
import type { Sentence } from './sentences.ts';

/** A passage cut into sentences, each with its codes. */
export type SentencePassage = {
  readonly encoded: EncodedPassage;
  readonly sentences: readonly Sentence[];
  readonly codes: readonly Uint32Array[];
  readonly score: number;
};

/** A sentence that may be part of the answer. */
export type SentenceCandidate = {
  readonly text: string;
  /** Where it stands in the text of its passage. */
  readonly start: number;
  readonly end: number;
  /** Place of its passage in the list given. */
  readonly passage: number;
  /** Place in its passage. */
  readonly position: number;
  readonly codes: Uint32Array;
  /** Terms of the question it holds. */
  readonly terms: readonly number[];
  readonly features: Float64Array;
  readonly score: number;
};

const NO_CODES = new Uint32Array(0);

/** All sentences in order, scored. */
export function scoreSentences(question: Question, passages: readonly SentencePassage[]): SentenceCandidate[] {
  const scorer = new PassageScorer(question, 25);
  const topScore = Math.max(...passages.map((passage) => passage.score), 1e-9);
  return passages.flatMap((passage, rank) => {
    const matches = passage.codes.map((codes) => scorer.features({ title: NO_CODES, heading: NO_CODES, body: codes }));
    const of = (index: number, name: FeatureName) => matches[index]?.[AT[name]] ?? 0;
    const bestCoverage = Math.max(...matches.map((_, i) => of(i, 'coverage')), 1e-9);
    return passage.sentences.map((sentence, position) => {
      const codes = passage.codes[position] ?? NO_CODES;
      const seen = describe(codes, question);
      const features = new Float64Array(SENTENCE_FEATURES.length);
      const set = (name: SentenceFeatureName, value: number) => {
        features[SENTENCE_FEATURES.indexOf(name)] = value;
      };
      const kind = question.kinds[0];
      set('coverage', of(position, 'coverage'));
      set('bm25', of(position, 'bm25'));
      set('pairs', of(position, 'pairs'));
      set('names', of(position, 'names'));
      set('missing', of(position, 'missing'));
      set('before', of(position - 1, 'coverage'));
      set('after', of(position + 1, 'coverage'));
      set('bestOfPassage', of(position, 'coverage') / bestCoverage);
      set('passageScore', passage.score / topScore);
      set('topPassage', rank === 0 ? 1 : 0);
      set('rank', rank / 4);
      set('lead', position === 0 ? 1 : 0);
      set('position', position / Math.max(passage.sentences.length - 1, 1));
      set('length', Math.min(seen.fresh / 25, 2));
      set('short', codes.length < 6 ? 1 : 0);
      if (kind === 'number') set('number', seen.numbers > 0 ? 1 : 0);
      if (kind === 'date') set('date', seen.years > 0 ? 1 : seen.numbers > 0 ? 0.5 : 0);
      if (kind === 'person') set('person', seen.capitals > 0 ? 1 : 0);
      if (kind === 'place') set('place', seen.capitals > 0 ? 1 : 0);
      if (kind === undefined || kind === 'definition') set('anyName', seen.capitals > 0 ? 1 : 0);
      set('bigrams', bigramShare(question, sentence.text));
      return {
        text: sentence.text,
        start: sentence.start,
        end: sentence.end,
        passage: rank,
        position,
        codes,
        terms: seen.terms,
        features,
        score: weighSentence(features),
      };
    });
  });
}

/** What a sentence holds besides the words of the question. */
function describe(codes: Uint32Array, question: Question) {
  const terms = new Set<number>();
  let numbers = 0;
  let years = 0;
  let capitals = 0;
  let fresh = 0;
  codes.forEach((code, at) => {
    const match = question.lookup.get(code >>> CODE.stemShift);
    if (match) {
      terms.add(match.term);
      return;
    }
    fresh++;
    if (code & CODE.number) {
      numbers++;
      years++;
    } else if (code & CODE.capital && at > 0) capitals++;
  });
  return { terms: [...terms], numbers, years, capitals, fresh };
}

function bigramShare(question: Question, text: string): number {
  if (question.bigrams.length === 0) return 0;
  const lower = text.toLowerCase();
  let found = 0;
  for (const pair of question.bigrams) if (lower.includes(pair)) found++;
  return found / question.bigrams.length;
}
