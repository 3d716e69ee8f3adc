// Ranks the candidates of a question that continues another one ("and the Duo?"): by its own words and by those of the question before.
// Works on what both rankings say, as probabilities; neither question is changed.
import { type Estimate, estimatesOf, unknownWords } from './passages/confidence.ts';
import type { Ranked } from './passages/rank-candidates.ts';
import type { Question } from './question/question.ts';

/** What the question before counts of the question itself. */
const EARLIER_SHARE = 1.2;
/** Probability that the continuing question is about something else: so much is left to every passage. */
const ELSEWHERE = 0.01;
/** What the passage that the question before was answered from, and the others of its page, have more. */
const ANSWERED_PASSAGE = 0.5;
const ANSWERED_PAGE = 0.5;
/** What is taken from the confidence of the question before where the site knows no word of the continuing one ("and guacamole?"). */
const UNKNOWN_SHARE = 0.7;

/** The candidates of `own`, best first, by both rankings; `earlier` ranks the same candidates for the question before. */
export function continueRanking<Key>(own: readonly Ranked<Key>[], earlier: readonly Ranked<Key>[]): Ranked<Key>[] {
  const before = new Map(probabilities(earlier).map((probability, at) => [earlier[at]?.key, probability]));
  const [answered] = earlier;
  const blended = own.map((entry) => {
    const prior = Math.log((before.get(entry.key) ?? 0) + ELSEWHERE);
    const context =
      (entry.key === answered?.key ? ANSWERED_PASSAGE : 0) + (entry.page === answered?.page ? ANSWERED_PAGE : 0);
    return { ...entry, score: entry.score + EARLIER_SHARE * prior + context };
  });
  return blended.sort((a, b) => b.score - a.score);
}

function probabilities(ranked: readonly Ranked<unknown>[]): number[] {
  const top = Math.max(...ranked.map(({ score }) => score));
  const masses = ranked.map(({ score }) => Math.exp(score - top));
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  return masses.map((mass) => mass / total);
}

/**
 * The estimates for passages, best first, for the last of some questions, each but the first of which continues the one before: the
 * question's own, or that of the question before as far as the site knows the new words. `rankings`: the same candidates ranked for each.
 */
export function continuedEstimates<Key>(
  questions: readonly Question[],
  rankings: readonly (readonly Ranked<Key>[])[],
  passages: readonly Ranked<Key>[],
): Estimate[] {
  return questions.reduce<Estimate[]>((before, question, at) => {
    const ranking = rankings[at] ?? [];
    const byKey = new Map(ranking.map((entry) => [entry.key, entry]));
    const same = passages.flatMap(({ key }) => byKey.get(key) ?? []);
    const kept = 1 - UNKNOWN_SHARE * unknownWords(question).unknown;
    return estimatesOf(question, same, ranking).map(({ confidence, onSite }, i) => ({
      confidence: Math.max(confidence, kept * (before[i]?.confidence ?? 0)),
      onSite: Math.max(onSite, kept * (before[i]?.onSite ?? 0)),
    }));
  }, []);
}
