// Scores the sentences of found passages as answers, by their features (sentence-features.ts) and the model of answer-model.ts. That is fitted
// mostly on prose: rows of tables and missing values are corrected here.
import { baseLanguage } from '../../../text/languages.ts';
import { languagePenalty } from '../../passages/rank-candidates.ts';
import type { Question } from '../../question/question.ts';
import { SENTENCE_AT as F, scoreSentence } from './answer-model.ts';
import { type DescribedSentence, describeSentences, FRESH_WORDS, type SentencePassage } from './sentence-features.ts';

/** A sentence that may be part of the answer. */
export type SentenceCandidate = DescribedSentence & {
  /** The question asks for a value, a date say, and there is none in it. */
  readonly lacksValue: boolean;
  readonly score: number;
  /** Probability that it is the one that answers, among all sentences given: 0 to 1, the sum is 1. */
  readonly probability: number;
};

/**
 * All sentences in order, scored. `averageLength` is the mean number of tokens of a passage of the site. The order and the
 * scores of the passages do not matter: they are matched anew, so the outcome depends on the question and the texts only.
 */
export function scoreSentences(
  question: Question,
  averageLength: number,
  passages: readonly SentencePassage[],
): SentenceCandidate[] {
  const described = describeSentences(question, averageLength, passages);
  const statesAttribute = (features: Float64Array, terms: readonly number[]) =>
    features[F.typed] === 1 && terms.includes(question.attributeTerm);
  const penalties = passages.map(({ lang }) => languagePenalty(question, baseLanguage(lang)));
  const scores = described.map(
    ({ features, passage, terms }) =>
      scoreSentence(features) +
      (statesAttribute(features, terms) ? attributeBonus(features) : 0) -
      (lacksValue(features) ? MISSING_VALUE : 0) -
      (penalties[passage] as number),
  );
  const best = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - best), 0);
  return described.map((sentence, i) => {
    const score = scores[i] as number;
    return {
      ...sentence,
      lacksValue: lacksValue(sentence.features),
      score,
      probability: Math.exp(score - best) / total,
    };
  });
}

/**
 * Penalty of a sentence without a value of the kind asked for. The texts the model was fitted on are running prose, where it
 * does not matter; on a site it keeps captions and head rows of tables ("Destination | Days | Price") from being the answer.
 */
const MISSING_VALUE = 1.5;

/**
 * Bonus of a sentence that names the attribute asked for beside a value of its kind ("Weight | 24.5 kg"), when it and the headings
 * above it hold the whole question: running prose, which the model was fitted on, seldom has such rows.
 */
const STATED_ATTRIBUTE = 4;
/** Further bonus when it holds nothing else and the title of its page names the subject of the question ("€1,690 with VAT"). */
const BARE_ATTRIBUTE = 8;
/** New words from which a sentence counts as holding something else as well. */
const MANY_WORDS = 8;
function attributeBonus(features: Float64Array): number {
  const onTopic = Math.max(0, 2 * (features[F.withHeading] as number) - 1);
  const bare = Math.max(0, 1 - ((features[F.fresh] as number) * FRESH_WORDS) / MANY_WORDS);
  return STATED_ATTRIBUTE * onTopic + BARE_ATTRIBUTE * bare * (features[F.titleShare] as number);
}

const lacksValue = (features: Float64Array): boolean =>
  (features[F.asksValue] || features[F.asksNumber] || features[F.asksDate]) === 1 && features[F.typed] === 0;
