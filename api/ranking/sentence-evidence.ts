// What the sentences of the best passages say about which of them answers, as inputs of the confidence (passages/confidence.ts).
// bench/fit-confidence.py makes the same numbers; change both together.

/** A passage as the second pass (rank-by-answer.ts) judges it. */
export type JudgedPassage = {
  readonly page: number | string;
  /** Scores of its sentences in their order. */
  readonly scores: readonly number[];
  /** Its part of the probability that a sentence answers. */
  readonly mass: number;
  /** Its score in the new order. */
  readonly score: number;
};

/** What the sentences say about a passage, in the order of {@link sentenceInputs}. */
export const SENTENCE_INPUTS = [
  'mass',
  'best',
  'lead',
  'total',
  'next',
  'pageMass',
  'bestMargin',
  'sentences',
] as const;

/** Score of a passage without a sentence. */
const NO_SENTENCE = -20;
/** By how much a sentence is better where there is none to compare with. */
const NONE_BESIDE = 5;
/** The same for a passage. */
const NONE_BEHIND = 10;

/**
 * The inputs for each passage, in the order of {@link SENTENCE_INPUTS}: its mass, its best sentence, by how much that is better than those of other
 * pages, the sum over all sentences, by how much its best is better than its second, the mass of its page, its distance to the best of the others, and
 * how many sentences it has.
 */
export function sentenceInputs(passages: readonly JudgedPassage[]): Float64Array[] {
  const sorted = passages.map(({ scores }) => [...scores].sort((a, b) => b - a));
  const best = sorted.map(([first = NO_SENTENCE]) => first);
  const all = passages.flatMap(({ scores }) => scores);
  const total = all.length > 0 ? Math.log(all.reduce((sum, score) => sum + Math.exp(score), 0)) : NO_SENTENCE;
  return passages.map(({ page, mass, score }, at) => {
    const [first = NO_SENTENCE, second] = sorted[at] as number[];
    const onOther = best.filter((_, i) => passages[i]?.page !== page);
    const behind = passages.flatMap((passage, i) => (i === at ? [] : passage.score));
    return Float64Array.of(
      mass,
      first,
      onOther.length > 0 ? first - Math.max(...onOther) : NONE_BESIDE,
      total,
      second === undefined ? NONE_BESIDE : first - second,
      passages.reduce((sum, passage) => sum + (passage.page === page ? passage.mass : 0), 0),
      behind.length > 0 ? score - Math.max(...behind) : NONE_BEHIND,
      sorted[at]?.length ?? 0,
    );
  });
}
