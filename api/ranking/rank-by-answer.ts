// Puts the best passages in the order of how likely one of their sentences answers: a second pass, over the texts, which
// rank-candidates.ts does not need for its sixty. What the sentences say goes with each passage to its confidence.
import { scoreSentences } from './answers/sentences/score-sentences.ts';
import type { SentencePassage } from './answers/sentences/sentence-features.ts';
import type { Ranked } from './passages/rank-candidates.ts';
import type { Question } from './question/question.ts';
import { type JudgedPassage, sentenceInputs } from './sentence-evidence.ts';

/** Passages in the second pass. Costs about 0.2 ms each. */
export const LOOKED_AT = 8;
/** Mass of a passage without any sentence. */
const LEAST_MASS = 1e-6;
/**
 * Units of the first score that a logarithm of the mass counts: for a few words, which name a topic, and for a whole sentence. On sites left
 * out of the fit of the answer model: eleven sites 51.5 to 54.1 with the right passage first, the demo shop 69.3 to 72.4, manuals 64.3 to 66.8.
 */
const ANSWER_SHARE = { topic: 1, sentence: 4 };
/** Mass of the words of a question up to which it is a topic, and from which on a sentence: about two and four rare words. */
const QUESTION_MASS = { topic: 10, sentence: 20 };

/** The ranked passages, the first of them in a new order, with scores that still go down. `read` gives the text of one. */
export function rankByAnswer<Key>(
  question: Question,
  averageLength: number,
  ranked: readonly Ranked<Key>[],
  read: (key: Key) => SentencePassage,
): Ranked<Key>[] {
  const first = ranked.slice(0, LOOKED_AT);
  if (first.length === 0) return [];
  const share = shareOf(question);
  const judged = judgePassages(question, averageLength, first, read).map((passage) => ({
    ...passage,
    score: passage.score + share * Math.log(passage.mass),
  }));
  const evidence = sentenceInputs(judged);
  const top = Math.max(...first.map(({ score }) => score)) - Math.max(...judged.map(({ score }) => score));
  const again = first.map((entry, i) => ({
    ...entry,
    score: (judged[i] as JudgedPassage).score + top,
    sentences: evidence[i] as Float64Array,
  }));
  again.sort((a, b) => b.score - a.score);
  const least = again.at(-1)?.score ?? 0;
  const rest = ranked.slice(LOOKED_AT);
  const shift = Math.min(0, least - (rest[0]?.score ?? least));
  // The least of both, as a sum of numbers may be a little more than it should.
  return [...again, ...rest.map((entry) => ({ ...entry, score: Math.min(entry.score + shift, least) }))];
}

function shareOf({ mass }: Question): number {
  const { topic, sentence } = QUESTION_MASS;
  const length = Math.min(1, Math.max(0, (mass - topic) / (sentence - topic)));
  return ANSWER_SHARE.topic + length * (ANSWER_SHARE.sentence - ANSWER_SHARE.topic);
}

/** The passages with the scores of their sentences and the probability that one of these answers, by their first score. */
function judgePassages<Key>(
  question: Question,
  averageLength: number,
  ranked: readonly Ranked<Key>[],
  read: (key: Key) => SentencePassage,
): JudgedPassage[] {
  const passages = ranked.map(({ page, score }) => ({ page, score, scores: [] as number[], mass: LEAST_MASS }));
  const texts = ranked.map(({ key }) => read(key));
  for (const { passage, score, probability } of scoreSentences(question, averageLength, texts)) {
    passages[passage]?.scores.push(score);
    (passages[passage] as { mass: number }).mass += probability;
  }
  return passages;
}
