// What a question wants of an answer, beside its words: the rule of a page, a price, a person, and how far passages and blocks are from that.
import { baseLanguage } from '../../text/languages.ts';
import type { TextBlock } from '../../text/structure/blocks.ts';
import { CELL_BORDER } from '../../text/structure/table-row.ts';
import type { Question } from '../question/question.ts';
import type { AnswerPassage, ReadForAnswer } from './answer.ts';
import type { PagePassages } from './find-topic.ts';
import { SENTENCE_AT as F } from './sentences/answer-model.ts';
import { shareOf, termsByConcept, termsIn } from './sentences/match-terms.ts';
import type { SentenceCandidate } from './sentences/score-sentences.ts';
import { findValues } from './values/answer-values.ts';

/** Share of a question that a heading holds which asks it. */
export const ASKED_SHARE = 0.95;
/** In a question for the rule of a page: what each passage further down costs, as an exponent, and the share of an item or row. */
const LATER_COST = 0.5;
const ITEM_SHARE = 0.25;
/** What one point of the search's score counts for a sentence, as an exponent. */
const RANK_WEIGHT = 0.1;

/** Whether the headings above a passage hold the whole question, some of it in other words ("my parcel is late", "Tracking, delay and damage"). */
export function isNamedAbove<Id>(
  { question, languages }: ReadForAnswer,
  { title = '', heading = '' }: AnswerPassage<Id>,
): boolean {
  const above = `${title} ${heading}`;
  const lang = languages[0] ?? '';
  if (baseLanguage(lang) !== question.lang) return false;
  const held = new Set([...termsIn(above, lang, question), ...termsByConcept(above, lang, question)]);
  // A word that the site does not have may be all that the question is about.
  const isStrange = question.terms.some(
    ({ isMinor, asks, isKnown }, at) => !isMinor && !asks && !isKnown && !held.has(at),
  );
  return !isStrange && shareOf(held, question) >= ASKED_SHARE;
}

/** Whether the title of the best page holds all words of a question for a value: "how long is the warranty" asks for the rule of the page. */
export function isAboutPage<Id>(
  { question, languages }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
): boolean {
  const title = passages[0]?.title ?? '';
  return shareOf(termsIn(title, languages[0] ?? '', question), question) >= ASKED_SHARE;
}

/** Passages found first of which the heading may ask what the question asks. */
const LEADING_SECTIONS = 2;

/** Whether the heading of a section found first has the word that asks: "refund when" is "When the money comes", not the rule of its page. */
export function asksLikeHeading<Id>(
  { question, languages }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
): boolean {
  const asking = question.terms.flatMap(({ asks }, at) => (asks && at !== question.attributeTerm ? [at] : []));
  if (asking.length === 0) return false;
  return passages.slice(0, LEADING_SECTIONS).some(({ heading = '', title = '' }) => {
    const own = heading.split(' > ').at(-1) ?? '';
    if (own === title) return false;
    const held = termsIn(own, languages[0] ?? '', question, { withMinor: true });
    return asking.every((at) => held.has(at));
  });
}

/** "how much is", "price": not a word that only may be about money ("salary"). */
export const asksPrice = ({ values, attributeTerm }: Question) => values[0] === 'money' && attributeTerm >= 0;

const SHARE = /\p{N}\s*[%％]/u;

/** Whether a sentence shows an amount or a share of one. */
export function hasFigures({ text, features }: SentenceCandidate): boolean {
  return features[F.typed] === 1 || SHARE.test(text);
}

/** Whether a text shows an amount or a share of one, or says something of prices ("if we lower the price"). */
export function isAboutPrice(text: string, question: Question, languages: readonly string[]): boolean {
  if (SHARE.test(text)) return true;
  return [...new Set(languages)].some(
    (lang) => findValues(text, lang, 'money').length > 0 || termsIn(text, lang, question).has(question.attributeTerm),
  );
}

/** Whether a sentence shows no value of the wanted kind, or no name where the question wants a person. */
export function lacksAsked({ lacksValue, features, text }: SentenceCandidate, { question }: ReadForAnswer): boolean {
  if (lacksValue) return true;
  // The names of products are in capitals too: a row of a table or a label is no person.
  return question.kinds[0] === 'person' && (features[F.typed] === 0 || text.includes(CELL_BORDER));
}

/** What a sentence counts for the rule of a page: the beginning says it, the items of lists and tables further down have exceptions. */
export function placeWeight<Id>(
  passage: AnswerPassage<Id>,
  block: TextBlock | undefined,
  pageOf: PagePassages<Id> | undefined,
): number {
  const place = pageOf?.(passage).findIndex(({ passageId }) => passageId === passage.passageId) ?? -1;
  const isItem = block?.kind === 'list' || block?.kind === 'table';
  return Math.exp(-LATER_COST * Math.max(0, place)) * (isItem ? ITEM_SHARE : 1);
}

/** How far each passage is below the first one of the search, as a factor: a stray word must not outdo the right section. */
export function passageWeights<Id>(passages: readonly AnswerPassage<Id>[]): number[] {
  const top = Math.max(...passages.map(({ score }) => score));
  return passages.map(({ score }) => Math.exp((score - top) * RANK_WEIGHT));
}
