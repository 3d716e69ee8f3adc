// An answer without a model: the sentences of the best passages that answer the question, verbatim, in a readable order.
// Puts the scoring of sentences and the choice among them together; knows no runs, events or wording around the answer.

import { RecentMap } from '../../memory/recent-map.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import { isTableHeader } from '../../text/structure/table-row.ts';
import { analysePassage, type EncodedPassage, type PassageAnalysis } from '../passages/encode-passage.ts';
import { MemoryStatistics } from '../passages/memory-statistics.ts';
import { type Question, readQuestion } from '../question/question.ts';
import type { TermStatistics } from '../question/term-statistics.ts';
import { chooseSpans } from './sentences/choose-spans.ts';
import { type SentenceCandidate, scoreSentences } from './sentences/score-sentences.ts';
import { columnsOf, cutToColumns } from './values/columns.ts';

/** A passage to answer from, best first, with the score of the search that found it. */
export type AnswerPassage<Id> = {
  readonly passageId: Id;
  readonly text: string;
  readonly score: number;
  /** How sure the search is that it answers, 0 to 1; missing: not known. */
  readonly confidence?: number | undefined;
  readonly title?: string | undefined;
  readonly heading?: string | undefined;
  readonly lang?: string | undefined;
};

/** A sentence of the answer, with a neighbour where both are short: a verbatim piece of its passage. */
export type AnswerSentence<Id> = { readonly text: string; readonly passageId: Id };

export type AnswerOptions = {
  /** Default 2. */
  readonly maxSentences?: number;
  /** Bound of the whole answer in columns, where a wide (CJK) character counts 2. Default 480. A sentence that is longer is cut at a word. */
  readonly maxColumns?: number;
  /**
   * Leave out sentences without a word of the question, unless they come along as neighbours. The default, false, also finds
   * answers in other words; one good sentence is better than a second one that is beside the point.
   */
  readonly mustMatch?: boolean;
  /** Word statistics of the site. Default: those of the passages given, which is good enough for twenty or more of them. */
  readonly statistics?: TermStatistics | undefined;
};

/**
 * Below this confidence of the best hit the answer is that nothing was found. Of seventeen sites of the visitors'
 * benchmark and 43 small ones, each left out of the fit once, 42 and 51 % of own questions pass at 0.44 with the right passage first, 9 and 9 %
 * with a wrong one, and 8 and 13 % of foreign ones; at 0.36 these are 45 and 55, 11 and 11, 11 and 15 % (bench/fit-confidence.py). Of the
 * foreign ones later rules refuse half. At 0.40 six more of 574 unread questions are answered rightly, two more wrongly, and the six sets of
 * the visitors' benchmark have 8.8 % wrong.
 */
export const ANSWERABLE_CONFIDENCE = 0.44;

/**
 * Between this and {@link ANSWERABLE_CONFIDENCE} a section is answered from whose headings hold the whole question. On the six sites of the
 * visitors' benchmark two of three such answers are from the right section; at 0.15 fewer of the further ones are.
 */
export const NAMED_CONFIDENCE = 0.3;

/** Below it a fact whose names hold the question is of something else in five cases of seven (lists of the demo and of small sites). */
export const FACT_CONFIDENCE = 0.2;

/** From this confidence on the site surely has an answer, so that a statement from another passage than the first may be it. */
export const SURE_CONFIDENCE = 0.8;

/** Whether a search result is good enough to answer from. */
export function isAnswerable(hits: readonly { readonly confidence: number }[]): boolean {
  return (hits[0]?.confidence ?? 0) >= ANSWERABLE_CONFIDENCE;
}

/** Probability a column of the answer has to bring. At this price answers are 315 columns on average on the development sets. */
const COLUMN_PRICE = 0.00022;
/** The price where a short answer is better than one more sentence that may be beside the point. */
const STRICT_COLUMN_PRICE = 0.001;

/** Analyses kept at most, in tokens: about 2 MB for passages of 150. */
const KEPT_TOKENS = 100_000;
const analyses = new RecentMap<string, PassageAnalysis>({
  entries: 1_024,
  weight: { total: KEPT_TOKENS, of: ({ length }) => length },
});

/** The sentences that answer `query`, at most `maxSentences`, best passage first and in text order within a passage. */
export function selectSentences<Id>(
  query: string,
  passages: readonly AnswerPassage<Id>[],
  options: AnswerOptions = {},
): AnswerSentence<Id>[] {
  return selectSentencesOf(query, [passages], options)[0] as AnswerSentence<Id>[];
}

/** The same for each of several groups of passages (those of a page), which are read together. The bounds are those of a group. */
export function selectSentencesOf<Id>(
  query: string,
  groups: readonly (readonly AnswerPassage<Id>[])[],
  { maxSentences = 2, maxColumns = 480, mustMatch = false, statistics }: AnswerOptions = {},
): AnswerSentence<Id>[][] {
  const all = groups.flat();
  const texts = all.map(({ text }) => text);
  // The header of a table matches the question better than any row, but answers nothing.
  const sentences = sentencesOf(query, all, statistics).filter(
    ({ passage, text }) => !isTableHeader(texts[passage] ?? '', text),
  );
  const bounds = { maxSpans: maxSentences, maxColumns, mustMatch };
  const columnPrice = mustMatch ? STRICT_COLUMN_PRICE : COLUMN_PRICE;
  let from = 0;
  return groups.map(({ length }) => {
    const [first, end] = [from, from + length];
    from = end;
    const own = shareAmong(sentences.filter(({ passage }) => passage >= first && passage < end));
    let left = maxColumns;
    return chooseSpans(own, texts, { ...bounds, columnPrice }).flatMap((span) => {
      const { text, passageId } = all[span.passage] as AnswerPassage<Id>;
      const kept = cutToColumns(text.slice(span.start, span.end), left);
      left -= columnsOf(kept);
      return kept ? [{ text: kept, passageId }] : [];
    });
  });
}

/** The probabilities as those of these sentences alone. */
function shareAmong(sentences: readonly SentenceCandidate[]): SentenceCandidate[] {
  const total = sentences.reduce((sum, { probability }) => sum + probability, 0) || 1;
  return sentences.map((sentence) => ({ ...sentence, probability: sentence.probability / total }));
}

/** The question, the passages as numbers, and their sentences with their scores: all that an answer is chosen from. */
export type ReadForAnswer = {
  readonly question: Question;
  readonly encoded: readonly EncodedPassage[];
  readonly languages: readonly string[];
  readonly sentences: SentenceCandidate[];
};

/** Reads question and passages for an answer; `statistics` as in {@link AnswerOptions}. */
export function readForAnswer<Id>(
  query: string,
  passages: readonly AnswerPassage<Id>[],
  statistics?: TermStatistics,
): ReadForAnswer {
  const languages = passages.map((passage) => passage.lang || detectLanguage(passage.text));
  const analysed = passages.map((passage, i) => analyseOnce(passage, languages[i] as string));
  const known = statistics ?? new MemoryStatistics(analysed, languages);
  const question = readQuestion(query, known);
  const encoded = analysed.map((passage) => passage.encoded);
  const sentences = scoreSentences(
    question,
    known.averageLength,
    passages.map(({ text }, i) => ({
      encoded: encoded[i] as EncodedPassage,
      text,
      lang: languages[i] as string,
    })),
  );
  return { question, encoded, languages, sentences };
}

/** Passages are read several times for one question, and often again for the next. */
function analyseOnce(
  { title = '', heading = '', text }: Pick<AnswerPassage<unknown>, 'title' | 'heading' | 'text'>,
  lang: string,
): PassageAnalysis {
  const key = [lang, title, heading, text].join('\n');
  const kept = analyses.get(key);
  if (kept) return kept;
  const analysis = analysePassage(title, heading, text, lang);
  analyses.set(key, analysis);
  return analysis;
}

/** All sentences of the passages with their scores; exported for bench/fit-answer.ts. */
export function sentencesOf<Id>(
  query: string,
  passages: readonly AnswerPassage<Id>[],
  statistics?: TermStatistics,
): SentenceCandidate[] {
  return readForAnswer(query, passages, statistics).sentences;
}
