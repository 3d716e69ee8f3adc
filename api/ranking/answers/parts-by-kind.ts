// Answers to questions of a kind that their words alone give away: a comparison, the most or the least of something, a place, the hours of
// a holiday, opening hours, an opinion, prices, a contact, a section that asks the same, steps, a mishap, a trouble. Tried in this order whether the search is sure or not.
import { hasEnglish, toEnglish } from '../../text/in-english/to-english.ts';
import { packOf } from '../../text/languages.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { type AnswerPassage, type ReadForAnswer, readForAnswer } from './answer.ts';
import { askedSection } from './asked-section.ts';
import type { AssembleOptions } from './assemble-options.ts';
import { type AnswerPart, leadOf } from './block-parts.ts';
import { sectionWithTime } from './find-topic.ts';
import { caseParts } from './kinds/case-parts.ts';
import { contactParts } from './kinds/contact-parts.ts';
import { factParts, languagesOf } from './kinds/fact-parts.ts';
import { holidayHours } from './kinds/hours/holiday-hours.ts';
import { asksForHours, asksWhenOpen, hoursAnswer, isAboutClosingDays } from './kinds/hours/hours-answer.ts';
import { mishapSection } from './kinds/mishap-section.ts';
import { conceptLead, opinionLead } from './kinds/named-lead.ts';
import { allPrices, priceOverview } from './kinds/price-overview.ts';
import { stepsOfPage } from './kinds/steps-of-page.ts';
import { troubleSection } from './kinds/trouble-section.ts';
import { type AnswerRule, by } from './sureness/answer-rule.ts';
import { asksToCompare, compareSides } from './values/compare-sides.ts';
import { allPlaceRows, asksForPlace, placeRows } from './values/place-rows.ts';
import { askedSuperlative, isSuperlativeAlone, superlativeQuery, superlativeRow } from './values/superlatives.ts';
import { undeliveredPlace } from './values/undelivered-places.ts';

const ENGLISH = 'en';
/** What finds tables of delivery; most sites have one in English. */
const PLACE_TABLES = 'shipping delivery countries days price';

/** The parts of the first kind that has some; none for a question of no such kind. */
export function partsByKind<Id>(
  read: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  options: AssembleOptions<Id>,
): AnswerPart<Id>[] {
  const { more = passages, pageOf, statistics } = options;
  const kinds: [AnswerRule, () => AnswerPart<Id>[]][] = [
    ['comparison', () => comparison(read, passages, options)],
    ['superlative', () => superlativeParts(read, passages, options)],
    ['case', () => caseParts(read, more)],
    ['place', () => placeParts(read, passages, options)],
    ['holiday', () => holidayHours(read, more, options.find)],
    ['hours', () => timeParts(read, passages, options)],
    ['lead', () => leadParts(read, passages, options)],
    ['prices', () => priceOverview(read, more, options.find, pageOf)],
    ['contact', () => contactParts(read, more, pageOf, statistics, options.find)],
    ['asked', () => sectionParts(read, passages, options)],
    ['steps', () => stepsOfPage(read, passages, pageOf, more, options.find)],
    ['mishap', () => mishapSection(read, more, pageOf)],
    ['trouble', () => troubleSection(read, more, pageOf)],
  ];
  for (const [rule, kind] of kinds) {
    const parts = kind();
    if (parts.length > 0) return by(rule, parts);
  }
  return [];
}

/**
 * What both sides of a comparison have: the row of the one respect that is asked for, or else the table, which may be farther down than the best passages. After a
 * comparison "how tall is it" asks for one row of it.
 */
function comparison<Id>(
  read: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  options: AssembleOptions<Id>,
): AnswerPart<Id>[] {
  const { question } = read;
  if (!asksToCompare(question.text, question.lang)) return [];
  const { more = passages, pageOf } = options;
  const fact = question.attributeTerm >= 0 ? factParts(read, passages, options) : [];
  if (fact.length > 0) return fact;
  const near = compareSides(read, passages, pageOf);
  if (near.length > 0 || question.attributeTerm >= 0) return near;
  return compareSides({ ...read, languages: languagesOf(more) }, more, pageOf, { withMinor: false });
}

/** The row of the one that has the most or the least of what the question compares; where its language has no such table, an English one. */
function superlativeParts<Id>(
  { question }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  { more = passages, find, statistics, pageOf }: AssembleOptions<Id>,
): AnswerPart<Id>[] {
  const asked = askedSuperlative(question);
  if (!asked) return [];
  // "The cheapest" of all: which prices are meant is for the visitor to say, and those of delivery are not.
  if (isSuperlativeAlone(question, asked)) return allPrices(question, more, find, pageOf);
  const own = superlativeRow(question, asked, more);
  if (own.length > 0 || !find) return own;
  const found = superlativeRow(question, asked, find(superlativeQuery(question, asked)));
  if (found.length > 0 || !question.isSiteLanguage || !hasEnglish(question.lang)) return found;
  const { text, lang } = question;
  const english = readForAnswer(toEnglish(text, lang, stopWordsOf(lang).foldedFunctionWords), [], statistics).question;
  const compared = english.lang === ENGLISH ? askedSuperlative(english) : null;
  return compared ? superlativeRow(english, compared, find(superlativeQuery(english, compared))) : [];
}

/** The rows for a place, or for all where none is named; where the pages in the question's language have none, those of others: their table may have more places. */
function placeParts<Id>(
  read: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  { more = passages, pageOf, find }: AssembleOptions<Id>,
): AnswerPart<Id>[] {
  const own = placeRows(read, passages, more, pageOf);
  if (own.length > 0) return own;
  if (!asksForPlace(read.question)) return allPlaceRows(read, passages, more, pageOf);
  const others = find?.(PLACE_TABLES) ?? [];
  const rows = placeRows(read, [], others, pageOf);
  // "Whats the cheapest" after "do you ship to canada" asks of no delivery.
  return rows.length > 0 || askedSuperlative(read.question) ? rows : undeliveredPlace(read, [...more, ...others]);
}

/** Opening hours, or the section that says the time of what the question names. */
function timeParts<Id>(
  read: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  options: AssembleOptions<Id>,
): AnswerPart<Id>[] {
  const hours = hoursParts(read, passages, options);
  const section = hours.length > 0 ? undefined : sectionWithTime(read, options.more ?? passages, options.pageOf);
  return section ? leadOf(section) : hours;
}

function hoursParts<Id>(
  read: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  { more: found = passages, now, dateOf, find }: AssembleOptions<Id>,
): AnswerPart<Id>[] {
  if (!asksForHours(read.question) || isAboutClosingDays(read.question, found)) return [];
  const answer = (some: readonly AnswerPassage<Id>[]) =>
    hoursAnswer(read, some, { languages: languagesOf(some), now: now ?? null, dateOf });
  const own = answer(found);
  const query = packOf(read.question.lang)?.opening?.query;
  // "Habt ihr jetzt offen" has no word of "Geöffnet: Mo–Fr", and "kapan buka" meets other things that are opened.
  return own.length > 0 || !find || query === undefined || !asksWhenOpen(read.question) ? own : answer(find(query));
}

/** The lead for an opinion of a thing, or for a brand that only a concept of the site's names. */
function leadParts<Id>(
  read: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  { more = passages, pageOf }: AssembleOptions<Id>,
): AnswerPart<Id>[] {
  const opinion = opinionLead(read, more, pageOf);
  return opinion.length > 0 ? opinion : conceptLead(read, more, pageOf);
}

/** The section whose heading asks the question; of two questions in one message each is too short for that. */
function sectionParts<Id>(
  read: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  { more = passages, pageOf, isPart }: AssembleOptions<Id>,
): AnswerPart<Id>[] {
  return isPart ? [] : askedSection(read, more, pageOf);
}
