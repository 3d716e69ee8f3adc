// The answer that is shown: as one where it is likely right, else as what the site says nearest. A message after another question is also asked of
// the page of the answer before: what that says is shown where it is more likely right than what the search finds.
import type { AnswerPart } from '../../ranking/answers/block-parts.ts';
import { asksPrice, isAboutPrice } from '../../ranking/answers/question-fit.ts';
import { termsIn } from '../../ranking/answers/sentences/match-terms.ts';
import type { AnswerRule } from '../../ranking/answers/sureness/answer-rule.ts';
import { type JudgedAnswer, surenessOf } from '../../ranking/answers/sureness/sureness.ts';
import { askedSuperlative, isSuperlativeAlone } from '../../ranking/answers/values/superlatives.ts';
import { isSwap } from '../../ranking/carry-question.ts';
import { type Question, readQuestion } from '../../ranking/question/question.ts';
import type { QuestionTerm, TermStatistics } from '../../ranking/question/term-statistics.ts';
import { asksWhetherThere, sellingWords } from '../../ranking/question/whether-there.ts';
import type { Hit } from '../../site-index/passage-index.ts';
import { answerInEnglish, namesOwnSubject, namesUnknown, type SiteQuestion, Turn } from './answer-question.ts';
import type { SearchedIndex } from './retrieve.ts';
import { type SiteAnswer, searchAndAnswer, shownParts } from './search-and-answer.ts';

/**
 * From this probability on the surest answer is shown as one, else as what is nearest. Of sites left out of the fit 47 of 100 follow-ups to small
 * sites are then answered right and 17 wrong, in place of 47 and 27 by the rules alone; of messages that change the subject 50 and 11 in place
 * of 55 and 15 (bench/fit-sureness.py).
 */
const LIKELY = 0.45;
/**
 * The same for a first question. On small sites left out of the fit 52 of 100 are then answered right and 8 wrong, in place of 51 and 9 by the rules
 * alone, and 7 of 100 foreign ones in place of 5; on visitor sets 41 and 10 in place of 42 and 11 (bench/fit-sureness.py).
 */
const LIKELY_FIRST = 0.57;
/**
 * The same for opening hours and for sections that deny the same as the question. Such answers are few, so the estimate knows little of them: of those to first
 * questions that it puts below {@link LIKELY_FIRST} on sites left out of its fit 26 of 26 are right on the demo shop, 4 of 9 on small sites. With facts that
 * stand beside their names, too, 35 of 38 and 6 of 16, so they are not among them.
 */
const LIKELY_READ_OFF = 0.2;
const READ_OFF: ReadonlySet<AnswerRule> = new Set(['hours', 'trouble', 'lead']);

/** How steps begin: "do you sell milk jugs" is not answered by how to steam milk. */
const FIRST_STEP = /^\s*1[.)] /;
/** Below this probability what the page of the answer before says to a message is no answer to it. */
const SAYS_NOTHING = 0.1;

/**
 * Nearly always right: the beginning of the page that the message is the name of, the row of the place that it names, or of the thing that has the
 * most of what it compares.
 */
const DECIDED: ReadonlySet<AnswerRule> = new Set(['named', 'superlative', 'place']);

const isDecided = ({ rule }: AnswerPart<number>) => rule !== undefined && DECIDED.has(rule);

/** The answer to a message. */
export function surestAnswer(index: SearchedIndex, asked: SiteQuestion): SiteAnswer {
  return surestOf(new Turn(index, asked));
}

function surestOf(turn: Turn): SiteAnswer {
  const answer = surestInLanguage(turn);
  if (answer.parts.length > 0 || answer.isForeign || !isAskedAlone(answer, turn.asked.continued)) return answer;
  return surelyInEnglish(turn) ?? answer;
}

/** What the pages in English surely answer to a message in another language. */
function surelyInEnglish({ index, asked }: Turn): SiteAnswer | undefined {
  const { continued, ...context } = asked;
  const { question, isFollowUp } = continued;
  const query = { ...context, question, isFollowUp, before: [], statistics: index.statistics(asked.site) };
  const english = answerInEnglish(index, query);
  const judged = english && !english.isForeign && judgedAnswer(english, asked, undefined);
  // "Do you sell fridges": what those pages do not have either is not answered by what else they say of it.
  if (!judged || namesUnknown(judged.message)) return undefined;
  return surenessOf({ ...judged, continues: undefined }) >= LIKELY_FIRST ? shownAs(true, english) : undefined;
}

function surestInLanguage(turn: Turn): SiteAnswer {
  const { answers, judged } = candidatesOf(turn);
  const own = answers[0];
  if (!judged) return own;
  const isFirst = turn.asked.continued.before.length === 0;
  const alone = isFirst ? undefined : superlativeAlone(turn);
  if (alone) return alone;
  const sureness = judged.map((by) => (by ? surenessOf(by) : 0));
  const saysNothing = sureness.slice(1).every((sure) => sure < SAYS_NOTHING);
  // "Pay by card" after a question about scales: nothing says that it continues that, and the page of the scales says nothing to it.
  if (!isFirst && saysNothing && judged[0] && isAskedAlone(own, turn.asked.continued))
    return shownAs(surenessOf({ ...judged[0], continues: undefined }) >= likelyFirst(own), own);
  if (judged[0] && changesToPrice(own, turn.asked, judged[0].message)) {
    const asFirst = surenessOf({ ...judged[0], continues: undefined });
    if (asFirst >= LIKELY_FIRST) return shownAs(true, own);
  }
  const { at, isAnswer } = chooseAnswer(sureness, isFirst ? likelyFirst(own) : LIKELY);
  if (!isFirst && !isAnswer && isOfOwnSubject(turn.asked, own.asked.statistics))
    return surestInLanguage(withoutBefore(turn));
  return shownAs(isAnswer, at === 0 ? own : besideOwn(answers[at] as SiteAnswer, own));
}

/**
 * Whether a message that does not say that it continues the one before it names what no page has a word for. What the page of the answer before says
 * is shown to it where that is likely right, and not as what is nearest: of 192 messages that the site cannot answer 85 were shown something of the random
 * question before them, and 39 are by themselves (2026-12-01).
 */
function isOfOwnSubject({ continued }: SiteQuestion, statistics: TermStatistics | undefined): boolean {
  return (
    !continued.isFollowUp && statistics !== undefined && namesOwnSubject(readQuestion(continued.question, statistics))
  );
}

/** The message as if nothing had been asked before it. */
function withoutBefore({ index, asked }: Turn): Turn {
  return new Turn(index, {
    ...asked,
    continued: { question: asked.continued.question, isFollowUp: false, before: [] },
  });
}

/** From which probability on the answer to a first question is shown as one. */
const likelyFirst = ({ parts }: SiteAnswer): number =>
  parts.some(({ rule }) => rule && READ_OFF.has(rule)) ? LIKELY_READ_OFF : LIKELY_FIRST;

/** Rules that answer with the price of what a question names. */
const PRICED: ReadonlySet<AnswerRule> = new Set(['fact', 'prices']);

/**
 * Whether a message asks what a thing costs and is answered by itself, where the question before it asked for no price: "price of the mini" after "can i
 * return it" does not ask what its return costs.
 */
function changesToPrice(own: SiteAnswer, { continued }: SiteQuestion, message: Question): boolean {
  const { statistics } = own.asked;
  const before = continued.before.at(-1);
  if (!statistics || before === undefined || !isAskedAlone(own, continued) || !asksPrice(message)) return false;
  if (!message.terms.some(({ isMinor, asks, isKnown }) => !isMinor && !asks && isKnown)) return false;
  return own.parts.some(({ rule }) => rule && PRICED.has(rule)) && !asksPrice(readQuestion(before, statistics));
}

/** The answer to "whats the cheapest" as if nothing had been asked before, where nothing of what was asked before is compared. */
function superlativeAlone(turn: Turn): SiteAnswer | undefined {
  const { index, asked } = turn;
  const { continued } = asked;
  const statistics = index.statistics(asked.site);
  if (!continued.isFollowUp || !statistics) return undefined;
  if (!asksForSuperlative(readQuestion(continued.question, statistics))) return undefined;
  const { answer } = withoutBefore(turn);
  return !answer.isForeign && answer.parts.some(isDecided) ? answer : undefined;
}

/** Whether a message asks for the most or the least and for nothing else. */
function asksForSuperlative(message: Question): boolean {
  const superlative = askedSuperlative(message);
  return superlative !== null && isSuperlativeAlone(message, superlative);
}

/** The place of the surest answer, and whether it is shown as one. `sureness`: of the answer of the rules first. */
export function chooseAnswer(sureness: readonly number[], likely: number): { at: number; isAnswer: boolean } {
  const surest = Math.max(...sureness);
  return { at: sureness.indexOf(surest), isAnswer: surest >= likely };
}

/** The answers that a message is shown one of: what the rules give, then what the page of the answer before says. */
type Candidates = {
  readonly answers: readonly [SiteAnswer, ...SiteAnswer[]];
  /** What each is judged by, undefined for one that shows nothing; missing: what the rules give is shown as it is. */
  readonly judged: readonly (JudgedAnswer<number> | undefined)[] | undefined;
};

/** The answers to choose from for a message, for tuning. */
export function candidateAnswers(index: SearchedIndex, asked: SiteQuestion): Candidates {
  return candidatesOf(new Turn(index, asked));
}

function candidatesOf(turn: Turn): Candidates {
  const { asked, answer: own } = turn;
  if (!isJudged(own, asked)) return { answers: [own], judged: undefined };
  const shown = shownBefore(turn);
  const answers = [own, ...(shown ? answersOfPage(turn, shown.url) : [])] as const;
  return { answers, judged: answers.map((answer) => judgedAnswer(answer, asked, shown)) };
}

/** The passage that the answer before begins with; undefined where that shows nothing. */
function shownBefore({ previous }: Turn): Hit | undefined {
  const earlier = previous && surestOf(previous);
  const [part] = earlier ? shownParts(earlier) : [];
  return earlier && part && earlier.hitOf(part.passageId);
}

/** What a page says to a message, with and without the question before. */
function answersOfPage({ index, asked }: Turn, page: string): SiteAnswer[] {
  const { continued, ...context } = asked;
  const { question, isFollowUp, before } = continued;
  const query = { ...context, question, isFollowUp, page, statistics: index.statistics(context.site) };
  return [searchAndAnswer(index, { ...query, before }), searchAndAnswer(index, { ...query, before: [] })];
}

/** Whether it is decided by how likely an answer is right whether it is shown; else it is shown as it is. */
const isJudged = (answer: SiteAnswer, { continued }: SiteQuestion): boolean => {
  const { isForeign, parts, has, asked } = answer;
  const { isGiven = false, statistics } = asked;
  const isFirst = continued.before.length === 0;
  return (
    !isForeign &&
    // "Yes: Decaf Fern" is said where the site names that thing.
    !(isAskedAlone(answer, continued) && has !== undefined) &&
    // "Are you open now" is decided by the hours and the clock.
    !(isFirst && parts.some(({ concluded }) => concluded !== undefined)) &&
    !isGiven &&
    !parts.some(isDecided) &&
    !isFactOfSwapped(answer, continued) &&
    statistics !== undefined &&
    (isFirst || !isOfOtherLanguage(answer, continued, statistics))
  );
};

/**
 * Whether a message names another thing to ask the same about, and the answer is that fact of it: "€899 with VAT" of the page "Alder One" to "what about
 * the one" after "how much is the mini".
 */
function isFactOfSwapped(
  { parts, asked, hitOf }: SiteAnswer,
  { question, isFollowUp, before }: SiteQuestion['continued'],
): boolean {
  const [part] = parts;
  if (before.length === 0 || !isFollowUp || part?.rule !== 'fact' || !asked.statistics) return false;
  const message = readQuestion(question, asked.statistics);
  if (!isSwap(question, message)) return false;
  const { title, lang } = hitOf(part.passageId);
  return termsIn(`${part.label ?? ''} ${title}`, lang, message).size > 0;
}

/** Whether the message does not say that it continues one before it, and was searched by itself. */
const isAskedAlone = ({ searched }: SiteAnswer, { isFollowUp }: SiteQuestion['continued']): boolean =>
  !isFollowUp && searched.before.length === 0;

/** Whether the message is surely answered by itself, and in another language than the question before: it continues nothing. */
function isOfOtherLanguage(
  { parts, isSure, searched }: SiteAnswer,
  { question, before }: SiteQuestion['continued'],
  statistics: TermStatistics,
): boolean {
  if (!isSure || parts.length === 0 || searched.before.length > 0) return false;
  return readQuestion(question, statistics).lang !== readQuestion(before.at(-1) ?? '', statistics).lang;
}

/** What an answer is judged by; undefined where it shows nothing. `shown`: the passage that the answer before began with. */
function judgedAnswer(
  answer: SiteAnswer,
  { continued }: SiteQuestion,
  shown: Hit | undefined,
): JudgedAnswer<number> | undefined {
  const { statistics, text } = answer.asked;
  const parts = shownParts(answer);
  const [part] = parts;
  if (!statistics || !part) return undefined;
  // What is nearest and shows no price does not say what something costs.
  if (answer.parts.length === 0 && lacksPrice(text, parts, statistics)) return undefined;
  const message = readQuestion(continued.question, statistics);
  if (asksWhetherThere(message.text, message.lang) && (FIRST_STEP.test(part.text) || asksForUnknown(message)))
    return undefined;
  const { url, heading } = answer.hitOf(part.passageId);
  const isSamePage = url === shown?.url;
  const continues = {
    saysSo: continued.isFollowUp,
    page: isSamePage,
    section: isSamePage && heading === shown?.heading,
  };
  return {
    message,
    question: answer.searched.before.length === 0 ? message : readQuestion(text, statistics),
    parts,
    answering: parts.map(({ passageId }) => answer.hitOf(passageId)),
    found: answer.first,
    statistics,
    isAnswer: answer.parts.length > 0,
    saysYesOrNo: answer.says !== undefined,
    continues: continued.before.length > 0 ? continues : undefined,
  };
}

/** Whether a message asks whether something is sold that the site has no word for, nor another for the same ("gift cards", where there are vouchers). */
function asksForUnknown({ terms, concepts, lang }: Question): boolean {
  const selling = sellingWords(lang);
  if (!terms.some(({ exact }) => selling.has(exact))) return false;
  const isNamed = ({ exact, stem }: QuestionTerm) =>
    concepts.some(
      ({ isKnown, strength, words }) => isKnown && strength === 1 && (words.includes(exact) || words.includes(stem)),
    );
  return terms.some((term) => !term.isMinor && !term.asks && !term.isSure && !isNamed(term));
}

function lacksPrice(text: string, parts: readonly AnswerPart<number>[], statistics: TermStatistics): boolean {
  const question = readQuestion(text, statistics);
  const says = ({ form, text: said }: AnswerPart<number>) =>
    form === 'row' || isAboutPrice(said, question, [question.lang]);
  return asksPrice(question) && !parts.some(says);
}

/** An answer as one, or as what is nearest. */
export function shownAs(isAnswer: boolean, answer: SiteAnswer): SiteAnswer {
  const shown = shownParts(answer);
  return isAnswer
    ? { ...answer, parts: shown, near: [] }
    : { ...answer, parts: [], near: shown.map(withoutConclusion), has: undefined, says: undefined };
}

/** What is concluded from a text is not said where the answer is not sure: "Yes, Saturday: 10:00–16:00" above hours that may be of something else. */
function withoutConclusion({ concluded, ...part }: AnswerPart<number>): AnswerPart<number> {
  if (concluded === undefined || !part.label?.startsWith(concluded)) return part;
  const { label, ...rest } = part;
  const besides = label.slice(concluded.length).replace(/^ · /, '');
  return besides === '' ? rest : { ...rest, label: besides };
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
