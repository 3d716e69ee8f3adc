// How a message is answered from a site: by what answered the message before it, where it only asks for a value or a row of that; else by a search
// in its language, alone or together with the questions before it; else by one of the pages in English. Many sites have a few pages in the
// visitor's language and all in English.
import { isAnswerable } from '../../ranking/answers/answer.ts';
import type { AssembleOptions } from '../../ranking/answers/assemble-options.ts';
import type { AnswerPart } from '../../ranking/answers/block-parts.ts';
import { asksForPlace } from '../../ranking/answers/values/place-rows.ts';
import { matterAlone } from '../../ranking/carry-question.ts';
import { asksForMore, type Continuation, readContinuation } from '../../ranking/question/follow-up.ts';
import { type Question, readQuestion } from '../../ranking/question/question.ts';
import { splitQuestions } from '../../ranking/question/split-questions.ts';
import { ofEnglishPages, type TermStatistics } from '../../ranking/question/term-statistics.ts';
import type { Hit } from '../../site-index/passage-index.ts';
import { readContinuedQuery } from '../../text/continued-query.ts';
import { hasEnglish } from '../../text/in-english/to-english.ts';
import { isName, rowsBeside, rowsOf, withNumber } from './previous/beside-row.ts';
import { moreOfPage } from './previous/more-of-page.ts';
import { askedAlone, fromSameSection } from './previous/same-section.ts';
import type { SearchedIndex, SiteContext, SiteQuery } from './retrieve.ts';
import { type SiteAnswer, searchAndAnswer, shownParts } from './search-and-answer.ts';

const ENGLISH = 'en';
/** Words put into English one by one lose some of their meaning: a page in English has to fit better than one in the visitor's language. */
const ENGLISH_CONFIDENCE = 0.6;

/** A message to a site, with the questions that it continues. */
export type SiteQuestion = SiteContext & { readonly continued: Continuation };

/** What a query of several lines asks on a site, and which of them it continues there. */
export function readSiteQuery(
  index: Pick<SearchedIndex, 'search' | 'statistics'>,
  site: string,
  query: string,
): Continuation {
  const statistics = index.statistics(site);
  const continued = readContinuation(readContinuedQuery(query), statistics, (earlier) =>
    isAnswerable(index.search(site, earlier, { limit: 1 })),
  );
  const { question, isFollowUp } = continued;
  if (!statistics) return continued;
  const message = readQuestion(question, statistics);
  const matter = isFollowUp ? matterAlone(question, message, (word) => statistics.isThing?.(word) === true) : undefined;
  if (matter) return { question: matter, isFollowUp: false, before: [] };
  // A place to deliver to is asked for by itself.
  return isFollowUp || !asksForPlace(message) ? continued : { question, isFollowUp, before: [] };
}

/** Words of content of a message that is not short for a follow-up ("bed linen included?"). */
const OWN_WORDS = 3;

/** Whether a message names a subject of which no page has a word: "who won the world cup of 2022". */
export function namesOwnSubject({ terms }: Question): boolean {
  const content = terms.filter(({ isMinor, asks }) => !isMinor && !asks);
  const unknown = content.filter(({ isKnown }) => !isKnown).length;
  return unknown >= 2 || (unknown === 1 && content.length >= OWN_WORDS);
}

/** Whether a question has a word of content that no page of the site has. */
export function namesUnknown({ terms }: Question): boolean {
  return terms.some(({ isMinor, asks, isKnown }) => !isMinor && !asks && !isKnown);
}

/**
 * A message in its conversation. Several decisions need the answer to the message or to the one before it: each is answered at most once, when
 * its answer is first read.
 */
export class Turn {
  readonly index: SearchedIndex;
  readonly asked: SiteQuestion;
  #answer: SiteAnswer | undefined;
  #previous: Turn | undefined;

  constructor(index: SearchedIndex, asked: SiteQuestion) {
    this.index = index;
    this.asked = asked;
  }

  /** The question that the message continues, with those that this one continues; undefined for a message that continues none. */
  get previous(): Turn | undefined {
    const { continued, ...context } = this.asked;
    if (continued.before.length === 0) return undefined;
    this.#previous ??= new Turn(this.index, {
      ...context,
      continued: readSiteQuery(this.index, context.site, continued.before.join('\n')),
    });
    return this.#previous;
  }

  /** What the rules give as the answer to the message. */
  get answer(): SiteAnswer {
    this.#answer ??= answerTurn(this);
    return this.#answer;
  }
}

/** The answer of the rules to a message. */
export function answerQuestion(index: SearchedIndex, asked: SiteQuestion): SiteAnswer {
  return new Turn(index, asked).answer;
}

/** Tried in this order: what answered the message before, a search for all that the message continues, or for the message alone. */
function answerTurn(turn: Turn): SiteAnswer {
  const { index } = turn;
  const { continued, ...context } = turn.asked;
  const { question, isFollowUp, before } = continued;
  const ofPrevious = answerFromPrevious(turn);
  if (ofPrevious) return ofPrevious;
  const query = { ...context, question, isFollowUp, before, statistics: index.statistics(context.site) };
  return isFollowUp ? answerInLanguages(index, query) : answerAlone(index, query);
}

/** A message that does not say that it continues the one before it is asked by itself, and together with that one where nothing answers. */
function answerAlone(index: SearchedIndex, query: SiteQuery): SiteAnswer {
  const alone = answerInLanguages(index, { ...query, before: [] });
  if (alone.parts.length > 0 || alone.isForeign || query.before.length === 0) return alone;
  const together = searchAndAnswer(index, { ...query, statistics: alone.asked.statistics });
  if (together.parts.length > 0) return together;
  return alone.near.length === 0 && together.near.length > 0 ? together : alone;
}

/** The answer in the language of the message, or, where nothing there answers, that of the pages in English to the message put into English. */
function answerInLanguages(index: SearchedIndex, query: SiteQuery): SiteAnswer {
  const own = searchAndAnswer(index, query);
  if (own.parts.length > 0 || own.isForeign) return own;
  const english = answerInEnglish(index, query);
  if (!english) return own;
  if (english.parts.length > 0 && (english.first[0]?.confidence ?? 0) >= ENGLISH_CONFIDENCE) return english;
  return own.near.length === 0 && english.near.length > 0 ? { ...english, parts: [] } : own;
}

/** What the pages in English answer to a message put into English; undefined for one that is in English, or where there are no such pages. */
export function answerInEnglish(index: SearchedIndex, query: SiteQuery): SiteAnswer | undefined {
  const { question, statistics } = query;
  if (!statistics || !mayBeInEnglish(question, statistics)) return undefined;
  return searchAndAnswer(index, { ...query, statistics: ofEnglishPages(statistics), inEnglish: true });
}

/** Words put into English one by one lose too much of a message with two questions. */
function mayBeInEnglish(message: string, statistics: TermStatistics): boolean {
  if (!statistics.languages.includes(ENGLISH) || splitQuestions(message).length > 1) return false;
  const { lang } = readQuestion(message, statistics);
  return lang !== ENGLISH && hasEnglish(lang);
}

/** How a message is looked up in what answered the one before it. */
type Lookup = {
  /** The message as a question of its own. */
  readonly text: string;
  /** What answers it there; none where nothing does. `shown`: the first part of the answer before, or the last, from `passage`. */
  readonly partsIn: (
    shown: AnswerPart<number>,
    passage: Hit,
    options: AssembleOptions<number>,
  ) => readonly AnswerPart<number>[];
  /** It is looked up behind the last part. Default: false. */
  readonly isBehind?: boolean;
};

/** A message that only asks for a value, a day or a row, answered from the page of the answer before; undefined for another, or without one there. */
function answerFromPrevious(turn: Turn): SiteAnswer | undefined {
  const { index } = turn;
  const { continued, site, now } = turn.asked;
  const { question, before } = continued;
  const last = before.at(-1);
  const statistics = index.statistics(site);
  if (last === undefined || !statistics) return undefined;
  const read = (text: string) => readQuestion(text, statistics);
  const lookup = lookupOf(continued, read);
  const earlier = lookup && turn.previous?.answer;
  const shown = earlier && shownParts(earlier).at(lookup.isBehind ? -1 : 0);
  if (!earlier || !shown) return undefined;
  const { pageOf, hitOf } = earlier;
  const parts = lookup.partsIn(shown, hitOf(shown.passageId), { statistics, pageOf, now });
  const [first] = parts;
  if (!first) return undefined;
  return {
    ...earlier,
    first: [...new Set([hitOf(first.passageId), ...earlier.first])],
    parts,
    isSure: lookup.isBehind === true || earlier.isSure,
    has: undefined,
    says: undefined,
    near: [],
    searched: { question, before },
    isForeign: false,
    isElsewhere: false,
    asked: { text: lookup.text, statistics, isGiven: true },
  };
}

/** Undefined for a message that asks for something of its own. What came before the question that it is about has chosen the section. */
function lookupOf(
  { question, isFollowUp, before }: Continuation,
  read: (text: string) => Question,
): Lookup | undefined {
  if (asksForMore(question)) return { text: before.at(-1) ?? question, isBehind: true, partsIn: moreOfPage };
  const message = read(question);
  const alone = askedAlone(message);
  // "Do you ship to France", "how much", "how long": the last is about the first.
  const last = before.findLast((earlier) => !askedAlone(read(earlier))) ?? before.at(-1) ?? '';
  const text = `${last} ${question}`;
  if (alone && (isFollowUp || alone.isDay))
    return { text, partsIn: (_, passage, options) => fromSameSection(text, alone, passage, options) };
  const changed = withNumber(last, message);
  if (changed !== undefined)
    return { text: changed, partsIn: (_, passage, options) => rowsOf(changed, passage, options) };
  return isName(message) ? { text, partsIn: (shown, passage) => rowsBeside(message, shown, passage) } : undefined;
}
