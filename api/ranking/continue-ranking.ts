// Ranks the candidates of a question that continues another one ("and the Duo?"): by its own words, by those together with what it takes from
// the question before, and by that question alone. Works on what the rankings say, as probabilities; the weights are in follow-up-model.ts.
import { FOLLOW_UP_MODEL } from './follow-up-model.ts';
import { logistic, odds } from './odds.ts';
import { type Estimate, estimatesOf } from './passages/confidence.ts';
import type { Ranked } from './passages/rank-candidates.ts';
import type { Question } from './question/question.ts';

/**
 * A question by its own words (`own`), with those of the questions before it (`joint`), and the question before it (`previous`, with what that
 * one continues), with the same candidates ranked for each.
 */
export type Continued<Key> = {
  readonly own: { readonly question: Question; readonly ranked: readonly Ranked<Key>[] };
  readonly joint: { readonly question: Question; readonly ranked: readonly Ranked<Key>[] };
  readonly previous: { readonly question: Question; readonly ranked: readonly Ranked<Key>[] };
  /** Its words say that it continues the question before; else it only may. */
  readonly isFollowUp: boolean;
};

/** What a candidate is ranked by. */
export const BLEND = ['own', 'joint', 'page', 'previous', 'previousPage'] as const;
/** What the estimates are made of. `said…`: the same where the words say that the question continues another one, else 0. */
export const CONTINUED_INPUTS = ['one', 'said', 'own', 'joint', 'saidOwn', 'saidJoint', 'passage', 'page'] as const;

/** Probability that is left to every passage and page: a ranking may be wrong about all of them. */
const LEFT = 0.01;
const LEFT_PASSAGE = 0.002;

/** What a continuing question is ranked by, for each candidate in the order of `own`. */
export function blendInputs<Key>({ own, joint, previous }: Continued<Key>): Float64Array[] {
  const [jointly, before] = [joint, previous].map(({ ranked }) => sharesOf(ranked)) as [Shares<Key>, Shares<Key>];
  return own.ranked.map(({ key, page, score }) =>
    Float64Array.of(
      score,
      Math.log((jointly.passages.get(key) ?? 0) + LEFT_PASSAGE),
      Math.log((jointly.pages.get(page) ?? 0) + LEFT),
      Math.log((before.passages.get(key) ?? 0) + LEFT_PASSAGE),
      Math.log((before.pages.get(page) ?? 0) + LEFT),
    ),
  );
}

type Shares<Key> = {
  readonly passages: ReadonlyMap<Key, number>;
  readonly pages: ReadonlyMap<number | string, number>;
};

/** The probabilities of the passages and of the pages of a ranking. */
function sharesOf<Key>(ranked: readonly Ranked<Key>[]): Shares<Key> {
  const top = Math.max(...ranked.map(({ score }) => score));
  const masses = ranked.map(({ score }) => Math.exp(score - top));
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  const passages = new Map(ranked.map(({ key }, at) => [key, (masses[at] as number) / total]));
  const pages = new Map<number | string, number>();
  for (const { key, page } of ranked) pages.set(page, (pages.get(page) ?? 0) + (passages.get(key) as number));
  return { passages, pages };
}

const [ASIDE, SAID] = [FOLLOW_UP_MODEL.ranking.aside, FOLLOW_UP_MODEL.ranking.said].map((weights) =>
  Float64Array.from(BLEND, (name) => weights[name]),
) as [Float64Array, Float64Array];

/** The candidates, best first, by all rankings. */
export function continueRanking<Key>(continued: Continued<Key>): Ranked<Key>[] {
  const weights = continued.isFollowUp ? SAID : ASIDE;
  const inputs = blendInputs(continued);
  return continued.own.ranked
    .map((entry, at) => ({ ...entry, score: dot(weights, inputs[at] as Float64Array) }))
    .sort((a, b) => b.score - a.score);
}

function dot(weights: Float64Array, values: Float64Array): number {
  return weights.reduce((sum, weight, i) => sum + weight * (values[i] as number), 0);
}

/** The inputs of both estimates for the first `count` of `ranked`, which {@link continueRanking} made: `confidence` and `onSite`. */
export function continuedInputs<Key>(
  { own, joint, isFollowUp }: Continued<Key>,
  ranked: readonly Ranked<Key>[],
  passages: readonly Ranked<Key>[] = ranked,
): Record<keyof Estimate, Float64Array>[] {
  const shares = sharesOf(ranked);
  const byKey = new Map(joint.ranked.map((entry) => [entry.key, entry]));
  const same = passages.flatMap(({ key }) => byKey.get(key) ?? []);
  const byOwn = estimatesOf(own.question, passages, own.ranked);
  const jointly = estimatesOf(joint.question, same, joint.ranked);
  const said = isFollowUp ? 1 : 0;
  return passages.map(({ key, page }, at) => {
    const inputsOf = (name: keyof Estimate) => {
      const [one, both] = [odds(byOwn[at]?.[name] ?? 0), odds(jointly[at]?.[name] ?? 0)];
      const [passage, whole] = [shares.passages.get(key) ?? 0, shares.pages.get(page) ?? 0].map((part) =>
        Math.log(part + LEFT),
      );
      return Float64Array.of(1, said, one, both, said * one, said * both, passage as number, whole as number);
    };
    return { confidence: inputsOf('confidence'), onSite: inputsOf('onSite') };
  });
}

const [CONFIDENCE, ON_SITE] = [FOLLOW_UP_MODEL.confidence, FOLLOW_UP_MODEL.onSite].map((weights) =>
  Float64Array.from(CONTINUED_INPUTS, (name) => weights[name]),
) as [Float64Array, Float64Array];

/** The estimates for `passages`, some of `ranked`, which {@link continueRanking} made. */
export function continuedEstimates<Key>(
  continued: Continued<Key>,
  ranked: readonly Ranked<Key>[],
  passages: readonly Ranked<Key>[],
): Estimate[] {
  return continuedInputs(continued, ranked, passages).map(({ confidence, onSite }) => ({
    confidence: logistic(dot(CONFIDENCE, confidence)),
    onSite: logistic(dot(ON_SITE, onSite)),
  }));
}
