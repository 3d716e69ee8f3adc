// The answer that is shown. A message after another question is also asked of the page of the answer before: what that says is shown where it
// is more likely right than what the search finds, and the surer of both as what the site says nearest where it is likely wrong.
import { type JudgedAnswer, surenessOf } from '../../ranking/answers/sureness/sureness.ts';
import { readQuestion } from '../../ranking/question/question.ts';
import type { TermStatistics } from '../../ranking/question/term-statistics.ts';
import { type SiteQuestion, Turn } from './answer-question.ts';
import type { SearchedIndex } from './retrieve.ts';
import { type SiteAnswer, searchAndAnswer, shownParts } from './search-and-answer.ts';

/** What the page of the answer before says has to be surer by this than what the search finds. */
const SURER = 0.1;
/**
 * From these probabilities on what the rules give as an answer is shown as one, and what they give as nearest. Of sites left out of the fit 44
 * of 100 follow-ups to small sites are then answered right and 25 wrong, in place of 40 and 30 by the rules alone; of messages that change the
 * subject 52 and 13 in place of 54 and 14 (`npm run bench fit-sureness`).
 */
const LIKELY = 0.4;
const NEAREST_LIKELY = 0.5;

/** The answer to a message. The first one of a conversation is judged by the search alone. */
export function surestAnswer(index: SearchedIndex, asked: SiteQuestion): SiteAnswer {
  return surestOf(new Turn(index, asked));
}

function surestOf(turn: Turn): SiteAnswer {
  const { asked, answer: own } = turn;
  if (!isJudged(own, asked)) return own;
  const answers = [own, ...answersOfPreviousPage(turn)];
  const { at, isAnswer } = chooseAnswer(
    answers.map((answer) => {
      const judged = judgedAnswer(answer, asked);
      return { isAnswer: answer.parts.length > 0, sureness: judged ? surenessOf(judged) : 0 };
    }),
  );
  return shownAs(isAnswer, at === 0 ? own : besideOwn(answers[at] as SiteAnswer, own));
}

/** An answer that may be shown, the first one that of the search; `isAnswer`: the rules give it as one. */
type Choice = { readonly isAnswer: boolean; readonly sureness: number };

/** The place of the surest answer, and whether it is shown as one. */
export function chooseAnswer(choices: readonly Choice[]): { at: number; isAnswer: boolean } {
  const values = choices.map(({ sureness }, at) => sureness - (at === 0 ? 0 : SURER));
  const at = values.indexOf(Math.max(...values));
  const { isAnswer = false, sureness = 0 } = choices[at] ?? {};
  return { at, isAnswer: sureness >= (isAnswer ? LIKELY : NEAREST_LIKELY) };
}

/** The answers that a message is shown one of: what the rules give, then, where it is judged, what the page of the answer before says. */
export function candidateAnswers(index: SearchedIndex, asked: SiteQuestion): SiteAnswer[] {
  const turn = new Turn(index, asked);
  return isJudged(turn.answer, asked) ? [turn.answer, ...answersOfPreviousPage(turn)] : [turn.answer];
}

/** What the page of the answer before says to a message, with and without the question before; none where that answer shows nothing. */
function answersOfPreviousPage({ index, asked, previous }: Turn): SiteAnswer[] {
  const earlier = previous && surestOf(previous);
  const [part] = earlier ? shownParts(earlier) : [];
  if (!earlier || !part) return [];
  const { continued, ...context } = asked;
  const { question, isFollowUp, before } = continued;
  const page = earlier.hitOf(part.passageId).url;
  const query = { ...context, question, isFollowUp, page, statistics: index.statistics(context.site) };
  return [searchAndAnswer(index, { ...query, before }), searchAndAnswer(index, { ...query, before: [] })];
}

/** Whether it is decided by how likely an answer is right whether it is shown; else it is shown as it is. */
export const isJudged = (answer: SiteAnswer, { continued }: SiteQuestion): boolean => {
  const { isForeign, parts, asked } = answer;
  const { isGiven = false, statistics } = asked;
  return (
    continued.before.length > 0 &&
    !isForeign &&
    !isGiven &&
    !parts.some(({ isDecided }) => isDecided) &&
    statistics !== undefined &&
    !isOfOtherLanguage(answer, continued, statistics)
  );
};

/** Whether the message is surely answered by itself, and in another language than the question before: it continues nothing. */
function isOfOtherLanguage(
  { parts, isSure, searched }: SiteAnswer,
  { question, before }: SiteQuestion['continued'],
  statistics: TermStatistics,
): boolean {
  if (!isSure || parts.length === 0 || searched.before.length > 0) return false;
  return readQuestion(question, statistics).lang !== readQuestion(before.at(-1) ?? '', statistics).lang;
}

/** What an answer is judged by; undefined where it shows nothing. */
export function judgedAnswer(
  answer: SiteAnswer,
  { continued }: Pick<SiteQuestion, 'continued'>,
): JudgedAnswer<number> | undefined {
  const { statistics, text } = answer.asked;
  const parts = shownParts(answer);
  if (!statistics || parts.length === 0) return undefined;
  const message = readQuestion(continued.question, statistics);
  return {
    message,
    question: answer.searched.before.length === 0 ? message : readQuestion(text, statistics),
    parts,
    answering: parts.map(({ passageId }) => answer.hitOf(passageId)),
    found: answer.first,
    statistics,
    isAnswer: answer.parts.length > 0,
    saysYesOrNo: answer.says !== undefined,
  };
}

function shownAs(isAnswer: boolean, answer: SiteAnswer): SiteAnswer {
  const shown = shownParts(answer);
  return isAnswer
    ? { ...answer, parts: shown, near: [] }
    : { ...answer, parts: [], near: shown, has: undefined, says: undefined };
}

/** An answer from one page, with what else the search found. */
function besideOwn(answer: SiteAnswer, search: SiteAnswer): SiteAnswer {
  const own = new Set(answer.first.map(({ passageId }) => passageId));
  return {
    ...answer,
    first: [...answer.first, ...search.first.filter(({ passageId }) => !own.has(passageId))],
    hitOf: (id) => answer.hitOf(id) ?? search.hitOf(id),
    pageOf: (passage) => (answer.hitOf(passage.passageId) ? answer : search).pageOf(passage),
  };
}
