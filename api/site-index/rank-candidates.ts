// Orders a handful of encoded passages for a question. Shared by the index (candidates from FTS5) and rankPassages (all given).
import type { EncodedPassage } from './encode-passage.ts';
import type { Question } from './question.ts';
import { FEATURES, weigh } from './ranking-weights.ts';
import { PassageScorer } from './score-passage.ts';

/** A passage to rank. `page` tells passages of one page from those of others. */
export type Candidate<Key> = {
  readonly key: Key;
  readonly page: number | string;
  readonly encoded: EncodedPassage;
  /** Needed for scripts without spaces only. */
  readonly text: string;
};

/** A ranked passage with the features it was ranked by. */
export type Ranked<Key> = { readonly key: Key; readonly score: number; readonly features: Float64Array };

const PAGE = FEATURES.indexOf('page');
const COVERAGE = FEATURES.indexOf('coverage');
/** Other passages of the same page that count as context. */
const PAGE_CONTEXT = 4;

/** Best first; equal scores keep the order given. */
export function rankCandidates<Key>(
  question: Question,
  averageLength: number,
  candidates: readonly Candidate<Key>[],
): Ranked<Key>[] {
  const scorer = new PassageScorer(question, averageLength);
  const byPage = new Map<number | string, number[]>();
  const scored = candidates.map((candidate) => {
    const features = scorer.features(candidate.encoded, candidate.text);
    const coverage = features[COVERAGE] as number;
    const known = byPage.get(candidate.page);
    if (known) known.push(coverage);
    else byPage.set(candidate.page, [coverage]);
    return { candidate, features };
  });
  for (const { candidate, features } of scored) {
    const all = byPage.get(candidate.page) as number[];
    const others = all.reduce((sum, coverage) => sum + coverage, 0) - (features[COVERAGE] as number);
    features[PAGE] = Math.min(others / PAGE_CONTEXT, 1);
  }
  return scored
    .map(({ candidate, features }) => ({ key: candidate.key, score: weigh(features), features }))
    .sort((a, b) => b.score - a.score);
}
