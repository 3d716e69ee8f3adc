// Ranks the passages of a few pages for a question without a database: same analysis and scoring as the site index, statistics
// counted over the passages given. For the summaries of web_search and web_crawl.
import { detectLanguage } from '../text/detect-language.ts';
import { baseLanguage } from '../text/languages.ts';
import { confidenceOf, readCandidates } from './passages/confidence.ts';
import { analysePassage } from './passages/encode-passage.ts';
import { MemoryStatistics } from './passages/memory-statistics.ts';
import { rankCandidates } from './passages/rank-candidates.ts';
import { readQuestion } from './question/question.ts';
import type { TermStatistics } from './question/term-statistics.ts';
import { rankByAnswer } from './rank-by-answer.ts';

/** A passage to rank. Passages with the same `url` count as one page; `lang` is detected where it is missing. */
export type RankablePassage = {
  readonly text: string;
  readonly title?: string | undefined;
  readonly heading?: string | undefined;
  readonly url?: string | undefined;
  readonly lang?: string | undefined;
};

/** A passage with its score. `index` is its place in the list given. */
export type RankedPassage<P extends RankablePassage> = {
  readonly passage: P;
  readonly index: number;
  readonly score: number;
  /** 0 to 1, see confidenceOf. */
  readonly confidence: number;
};

/**
 * All passages given, best first; those without a word of the question come last in the order given. `statistics` default to
 * those of the passages, which is good enough for about twenty or more of them. Takes about 0.1 ms a passage.
 */
export function rankPassages<P extends RankablePassage>(
  query: string,
  passages: readonly P[],
  { statistics }: { statistics?: TermStatistics } = {},
): RankedPassage<P>[] {
  const languages = passages.map((passage) => passage.lang || detectLanguage(passage.text));
  const analysed = passages.map((passage, i) =>
    analysePassage(passage.title ?? '', passage.heading ?? '', passage.text, languages[i] as string),
  );
  const known = statistics ?? new MemoryStatistics(analysed, languages);
  const question = readQuestion(query, known);
  const candidates = analysed.map(({ encoded }, key) => ({
    key,
    page: passages[key]?.url ?? '',
    encoded,
    text: passages[key]?.text ?? '',
    lang: baseLanguage(languages[key] as string),
  }));
  const ranked = rankCandidates(question, known.averageLength, candidates);
  const common = readCandidates(question, ranked);
  return rankByAnswer(question, known.averageLength, ranked, (key) => ({
    encoded: (analysed[key] as (typeof analysed)[number]).encoded,
    text: passages[key]?.text ?? '',
    lang: languages[key] as string,
  })).map((ranked) => ({
    passage: passages[ranked.key] as P,
    index: ranked.key,
    score: ranked.score,
    confidence: confidenceOf(ranked, common),
  }));
}
