// Puts the best passages in the order of how likely one of their sentences answers: a second pass, over the texts, which
// rank-candidates.ts does not need for its sixty.
import { type SentencePassage, scoreSentences } from './answers/sentences/score-sentences.ts';
import type { Ranked } from './passages/rank-candidates.ts';
import { AT } from './passages/ranking-weights.ts';
import type { Question } from './question/question.ts';

/** Passages in the second pass. Costs about 0.2 ms each. */
export const LOOKED_AT = 8;
/** Mass of a passage without any sentence. */
const LEAST_MASS = 1e-6;
/** Units of the first score that a logarithm of the mass counts, where no heading names what is asked. */
const ANSWER_SHARE = 4;
/** What a heading that names it takes from that, per unit of its feature: a heading says more than a sentence. */
const HEADING_SHARE = 4;
/** Mass of a question without a word that asks from which on it counts at all, and in full: less is a topic, which no sentence answers. */
const TOPIC_MASS = { none: 5, full: 12 };

/** The ranked passages, the first of them in a new order, with scores that still go down. `read` gives the text of one. */
export function rankByAnswer<Key>(
  question: Question,
  averageLength: number,
  ranked: readonly Ranked<Key>[],
  read: (key: Key) => SentencePassage,
): Ranked<Key>[] {
  const first = ranked.slice(0, LOOKED_AT);
  const named = Math.max(...first.map(({ features }) => features[AT.rareUnitHeading] as number));
  const share = ANSWER_SHARE * askingShare(question) * (1 - HEADING_SHARE * named);
  if (first.length < 2 || share <= 0) return [...ranked];
  const masses = answerMasses(question, averageLength, first, read);
  const values = first.map(({ score }, i) => score + share * (masses[i] as number));
  const top = Math.max(...first.map(({ score }) => score)) - Math.max(...values);
  const again = first.map((entry, i) => ({ ...entry, score: (values[i] as number) + top }));
  again.sort((a, b) => b.score - a.score);
  const least = again.at(-1)?.score ?? 0;
  const rest = ranked.slice(LOOKED_AT);
  const shift = Math.min(0, least - (rest[0]?.score ?? least));
  // The least of both, as a sum of numbers may be a little more than it should.
  return [...again, ...rest.map((entry) => ({ ...entry, score: Math.min(entry.score + shift, least) }))];
}

/** How much a question asks for a sentence rather than a topic, 0 to 1. */
function askingShare({ kinds, mass }: Question): number {
  if (kinds.length > 0) return 1;
  return Math.min(1, Math.max(0, (mass - TOPIC_MASS.none) / (TOPIC_MASS.full - TOPIC_MASS.none)));
}

/** The logarithm of the probability that a sentence of each passage answers. */
function answerMasses<Key>(
  question: Question,
  averageLength: number,
  ranked: readonly Ranked<Key>[],
  read: (key: Key) => SentencePassage,
): number[] {
  const masses = ranked.map(() => LEAST_MASS);
  const passages = ranked.map(({ key }) => read(key));
  for (const { passage, probability } of scoreSentences(question, averageLength, passages))
    masses[passage] = (masses[passage] as number) + probability;
  return masses.map((mass) => Math.log(mass));
}
