// Answers "are you open now", "open today?", "open on sunday" with the place that states the hours of that day. Yes and no are only said by
// hours of being open that mention the day, with the time of the site, and in the season that they are for; the words around are verbatim.

import { foldDiacritics } from '../../../../text/analyse.ts';
import { conceptWord, findConcepts } from '../../../../text/concepts/find-concepts.ts';
import { baseLanguage, packOf } from '../../../../text/languages.ts';
import type { Question } from '../../../question/question.ts';
import type { AnswerPassage, ReadForAnswer } from '../../answer.ts';
import type { PageDate } from '../../assemble-options.ts';
import type { AnswerPart } from '../../block-parts.ts';
import { datedLabel } from '../../part-label.ts';
import { termsIn } from '../../sentences/match-terms.ts';
import { findValues } from '../../values/answer-values.ts';
import { pattern } from '../../values/hours/hour-items.ts';
import { askedTime, dayOf, type SiteTime } from '../../values/hours/opening-hours.ts';
import { type OpeningHours, readOpeningHours, type Span } from '../../values/hours/read-hours.ts';
import { holdsIn, isPartOfYear, type Season, seasonIn } from '../../values/hours/season.ts';
import { shopWordsIn, thingsIn } from './asked-things.ts';
import { hourPieces } from './hour-pieces.ts';
import { sayDay, sayHours } from './say-hours.ts';

/** A place with hours in a passage, by how surely they are those of the site. */
type Stated<Id> = {
  readonly passage: AnswerPassage<Id>;
  readonly parts: AnswerPart<Id>[];
  readonly text: string;
  readonly hours: OpeningHours;
  readonly weight: number;
  /** They are said to be of being open, and not of the telephone. */
  readonly isOfOpening: boolean;
  /** The part of the year that they are for; null where none is named. */
  readonly season: Season | null;
  /** The heading or the column that names it; `''` where the parts do. */
  readonly seasonName: string;
  /** Of a table of several places: the place that they are of, `''` for all of them. */
  readonly place?: string | undefined;
};

const SHOPS = conceptWord('shops');
const CONTACT = conceptWord('contact');
/**
 * What hours count that are said to be of being open, by their section or by their page alone, and that mention the day asked for; what those
 * of other days alone cost, a way of contact, and each place.
 */
const OPEN_WEIGHT = 2;
const PAGE_WEIGHT = 1.2;
const DAY_WEIGHT = 1;
const OTHER_DAYS_COST = 0.3;
const CONTACT_COST = 1.5;
const RANK_COST = 0.1;
/** What hours count that are named by the word for a shop that the question has: a climbing hall may have a shop with hours of its own. */
const SHOP_WEIGHT = 1.5;
/** Hours that count this much less than the best are of something else. */
const RIVAL_GAP = 0.6;
/** Seasons shown where none is known to hold. */
const MAX_SEASONS = 3;

type Options<Id> = {
  readonly languages: readonly string[];
  /** The time of the site, null where it is not known. */
  readonly now: SiteTime | null;
  readonly dateOf?: ((passage: AnswerPassage<Id>) => PageDate | undefined) | undefined;
};

/** The hours with what they say of the day asked for; those of two pages where they contradict each other. None for another question. */
export function hoursAnswer<Id>(
  { question }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  { languages, now, dateOf }: Options<Id>,
): AnswerPart<Id>[] {
  if (!asksForHours(question)) return [];
  const { text, lang } = question;
  const asked = askedTime(text, lang);
  // "Opening hours" and "when open" ask for all of them; with another word they may be those of something else.
  if (asked ? !isAboutOpening(question) : !asksForHoursAlone(question)) return [];
  const day = asked ? dayOf(asked, now) : null;
  const isOfContact = question.concepts.some(({ word, strength }) => word === CONTACT && strength >= 1);
  const shops = shopWordsIn(question);
  const all = passages
    .flatMap((passage, rank) => statedIn(passage, languages[rank] as string, { rank, day, isOfContact }))
    .map((one) => (names(one, shops, question) ? { ...one, weight: one.weight + SHOP_WEIGHT } : one))
    .sort((a, b) => b.weight - a.weight);
  const things = thingsIn(question);
  // Hours of the reception are none of the spa.
  const stated = ofThings(all, things, question);
  const [best] = stated;
  if (!best || best.parts.length === 0) return [];
  const isWhen = question.kinds.length > 0;
  const label = ({ hours, text: said, isOfOpening, place }: Stated<Id>) =>
    asked &&
    // Each of several places has hours of its own.
    (isOfOpening && (place !== '' || hours.get(day ?? -1)?.length === 0)
      ? sayHours({ text: said, hours, asked, day, now, isWhen }, lang)
      : sayDay(asked, day, now, lang));
  const ofPage = stated.filter((one) => one.isOfOpening && one.passage.title === best.passage.title);
  if (best.isOfOpening && ofPage.some(({ season }) => season !== null)) {
    const { shown, isSure } = inSeason(ofPage, seasonIn(text, lang), asked ? { day, month: now?.month } : null);
    if (isSure) return shown.flatMap((one) => labelled(one.parts, label(one), one.seasonName));
    return [...new Map(shown.map((one) => [one.text, one])).values()].flatMap((one, at, all) => {
      // A table with a column for each season names them itself.
      const isTold = all.some((other, n) => n < at && other.parts[0]?.text === one.parts[0]?.text);
      return isTold ? [] : labelled(one.parts, null, one.seasonName);
    });
  }
  const other = best.isOfOpening ? stated.find((one) => contradicts(one, best, day)) : undefined;
  if (other) return inOrder([best, other], dateOf);
  return labelled(ofDay(best, day, lang), label(best));
}

/** The parts that state hours; of a table with a row for each day and a column for each place the row of the day asked for. */
function ofDay<Id>({ parts, passage, place }: Stated<Id>, day: number | null, lang: string): readonly AnswerPart<Id>[] {
  if (day === null || place === undefined) return parts;
  const said = baseLanguage(passage.lang ?? lang);
  const rows = parts.filter(({ form, text }) => form === 'row' && readOpeningHours(text, said).has(day));
  return rows.length > 0 ? rows : parts;
}

/** Parts with a label that says what is known of them, before what the first is of ("Monday" above its hours). */
function labelled<Id>(
  [first, ...rest]: readonly AnswerPart<Id>[],
  concluded: string | null,
  season: string | null = null,
): AnswerPart<Id>[] {
  if (!first) return [];
  const label = [concluded, season, first.label].filter(Boolean).join(' · ');
  return [{ ...first, ...(label === '' ? {} : { label }), ...(concluded ? { concluded } : {}) }, ...rest];
}

/**
 * Of the hours of a page, some of which are for a part of the year, those that surely hold in the season of the question, or else all that
 * may. `at`: the day and the month of a question about a time; null for one about all hours.
 */
function inSeason<Id>(
  ofPage: readonly Stated<Id>[],
  asked: Season | null,
  at: { day: number | null; month: number | undefined } | null,
): { shown: readonly Stated<Id>[]; isSure: boolean } {
  const holds = (one: Stated<Id>) => (one.season ? holdsIn(one.season, asked, at?.month) : null);
  const holding = ofPage.filter((one) => holds(one) === true);
  const open = ofPage.filter((one) => holds(one) === null);
  const isOfDay = ({ hours }: Stated<Id>) => at === null || at.day === null || hours.has(at.day);
  const [first] = holding.filter(isOfDay);
  if (first) return { shown: [first], isSure: true };
  // What is for no part of the year holds where what is for some does not.
  const [only] = open;
  if (only && open.length === 1 && ofPage.length > 1 && holding.length === 0) return { shown: [only], isSure: true };
  const some = [...holding, ...open];
  return { shown: (some.length > 0 ? some : ofPage).slice(0, MAX_SEASONS), isSure: false };
}

/** Whether hours of another page say something else of the day, or of any day where the question names none. */
function contradicts<Id>(one: Stated<Id>, best: Stated<Id>, day: number | null): boolean {
  if (one.passage.title === best.passage.title || !one.isOfOpening || one.weight < best.weight - RIVAL_GAP)
    return false;
  if (one.place !== undefined || best.place !== undefined) return false;
  const days = day === null ? [...best.hours.keys()] : [day];
  const spansOf = ({ hours }: Stated<Id>, at: number) => [...(hours.get(at) ?? [])].sort((a, b) => a[0] - b[0]);
  return days.some((at) => best.hours.has(at) && one.hours.has(at) && !areSame(spansOf(one, at), spansOf(best, at)));
}

/** Whether two places say the same hours of a day; one of them may leave out its pauses. */
function areSame(one: readonly Span[], other: readonly Span[]): boolean {
  const ends = (spans: readonly Span[]) => JSON.stringify([spans[0]?.[0], spans.at(-1)?.[1]]);
  return one.length === other.length
    ? JSON.stringify(one) === JSON.stringify(other)
    : (one.length === 1 || other.length === 1) && ends(one) === ends(other);
}

/** Those of the things that a question names, if any: of a table of places the hours of that place, or else of all. */
function ofThings<Id>(
  all: readonly Stated<Id>[],
  things: readonly number[],
  question: Question,
): readonly Stated<Id>[] {
  const whole = all.filter(({ place }) => !place);
  if (things.length === 0) return whole;
  const ofPlace = all.filter(({ place, passage }) => place && holds(place, passage, things, question));
  if (ofPlace.length > 0) return ofPlace;
  const named = whole.filter((one) => names(one, things, question));
  return named.length > 0 ? named : whole;
}

/** Whether hours, their heading or the title of their page name all things, and there are some. */
function names<Id>({ passage, text }: Stated<Id>, things: readonly number[], question: Question): boolean {
  const said = `${passage.title ?? ''} ${passage.heading ?? ''} ${text}`;
  return things.length > 0 && holds(said, passage, things, question);
}

/** Whether a text has all of some terms of the question, each as a word or within one ("Büro" in "Bürozeiten"). */
function holds<Id>(text: string, { lang }: AnswerPassage<Id>, terms: readonly number[], question: Question): boolean {
  const held = termsIn(text, baseLanguage(lang ?? question.lang), question);
  const folded = foldDiacritics(text.toLowerCase());
  return terms.every((at) => held.has(at) || folded.includes(foldDiacritics(question.terms[at]?.stem ?? '')));
}

/** Both with their pages and dates, the newer first where both have a date. */
function inOrder<Id>(both: readonly Stated<Id>[], dateOf: Options<Id>['dateOf']): AnswerPart<Id>[] {
  const dates = both.map(({ passage }) => dateOf?.(passage));
  const [a, b] = dates.map((date) => date?.ms);
  const order = a !== undefined && b !== undefined && b > a ? [1, 0] : [0, 1];
  return order.flatMap((at) => {
    const { passage, parts } = both[at] as Stated<Id>;
    return parts.map((part, n) => (n === 0 ? { ...part, ...datedLabel(passage, dates[at]?.text) } : part));
  });
}

export function asksForHours(question: Question): boolean {
  const { text, lang, values, attributeTerm, concepts } = question;
  // "Warm up time" asks how long something takes.
  if (values[0] === 'timespan') return false;
  return (
    (values[0] === 'clock' && attributeTerm >= 0) ||
    concepts.some(({ word, strength }) => word === '¤hours' && strength >= 1) ||
    (askedTime(text, lang) !== null && (namesOpening(text, lang) || isOfShopAlone(question)))
  );
}

/** Whether a text says that something is open. */
function namesOpening(text: string, lang: string): boolean {
  const words = packOf(lang)?.opening?.opens;
  return words !== undefined && pattern(words, packOf(lang)?.isUnspaced === true).test(text);
}

/** Whether a question names a shop and says no more than when: "shop monday". */
const isOfShopAlone = (question: Question): boolean =>
  shopWordsIn(question).length > 0 && thingsIn(question).length === 0;

/** Whether a question with a day or time is about being open: "book a room for Saturday" is not. */
function isAboutOpening(question: Question): boolean {
  const { text, lang, values, attributeTerm, terms, concepts } = question;
  if ((values[0] === 'clock' && attributeTerm >= 0) || namesOpening(text, lang) || isOfShopAlone(question)) return true;
  const phrases = concepts.flatMap(({ word, words }) => (word === '¤hours' ? words : []));
  const words = new Set(phrases.flatMap((phrase) => [phrase, ...phrase.split(' ')]));
  return terms.every(({ isMinor, asks, exact, stem }) => isMinor || asks || words.has(exact) || words.has(stem));
}

/** Whether every word of content is one for being open or closed, for a shop or a season: "kapan buka", and not "holiday" or the name of one. */
function asksForHoursAlone({ terms, lang, concepts }: Question): boolean {
  const { opening, attributes } = packOf(lang) ?? {};
  const phrases = `${opening?.opens ?? ''}|${opening?.closed ?? ''}|${opening?.query ?? ''}|${attributes?.hours?.asks ?? ''}`;
  const shops = concepts.flatMap(({ word, words }) => (word === SHOPS ? words : []));
  const words = new Set([...phrases.toLowerCase().split(/[| ]/), ...shops]);
  return terms.every(
    ({ isMinor, asks, exact }) => isMinor || asks || words.has(exact) || seasonIn(`in ${exact}`, lang) !== null,
  );
}

/** Whether a question names nothing but days without opening, and a section of that name lists them: "Schließtage" are no hours. */
export function isAboutClosingDays<Id>(question: Question, passages: readonly AnswerPassage<Id>[]): boolean {
  const closed = new Set((packOf(question.lang)?.opening?.closed ?? '').toLowerCase().split(/[| ]/));
  const content = question.terms.flatMap(({ isMinor, asks }, at) => (isMinor || asks ? [] : [at]));
  if (content.length === 0 || !content.every((at) => closed.has(question.terms[at]?.exact ?? ''))) return false;
  return passages.some((passage) => {
    const heading = passage.heading?.split(' > ').at(-1) ?? '';
    return heading !== passage.title && holds(heading, passage, content, question);
  });
}

/** Whether the hours of the site are asked for in so many words that they may be looked for elsewhere. */
export function asksWhenOpen(question: Question): boolean {
  return asksForHours(question) && (namesOpening(question.text, question.lang) || asksForHoursAlone(question));
}

/** `isOfContact`: the hours in which somebody answers the telephone are asked for. */
type Wanted = { readonly day: number | null; readonly isOfContact: boolean };

function statedIn<Id>(
  passage: AnswerPassage<Id>,
  lang: string,
  { rank, day, isOfContact: isContactAsked }: Wanted & { rank: number },
): Stated<Id>[] {
  return runsOf(passage, lang, isContactAsked).flatMap(({ isOfContact, ...run }) => {
    const { text, hours } = run;
    if (![...hours.values()].some((spans) => spans.length > 0)) return [];
    const said = `${passage.heading ?? ''}\n${text}`;
    const isNamed = findConcepts(said, lang).has('hours') || namesOpening(said, lang);
    const isOfPage = namesOpening(passage.title ?? '', lang);
    const weight =
      (isNamed ? OPEN_WEIGHT : isOfPage ? PAGE_WEIGHT : 0) +
      (day === null ? 0 : hours.has(day) ? DAY_WEIGHT : -OTHER_DAYS_COST) -
      (isOfContact ? CONTACT_COST : 0) -
      rank * RANK_COST;
    return [{ ...run, passage, weight, isOfOpening: (isNamed || isOfPage) && !isOfContact }];
  });
}

type Run<Id> = Pick<Stated<Id>, 'parts' | 'text' | 'hours' | 'season' | 'seasonName' | 'place'> & {
  isOfContact: boolean;
};

/** The statements of hours that follow each other, as one where each is of other days: "Saturday: 8 to 14. Closed on Sunday." */
function runsOf<Id>(passage: AnswerPassage<Id>, lang: string, isContactAsked: boolean): Run<Id>[] {
  const runs: Run<Id>[] = [];
  let isOpen = false;
  const heading = passage.heading?.split(' > ').at(-1) ?? '';
  /** What names the part of the year of the hours below it: the heading, or a sentence without hours. */
  let above: Pick<Run<Id>, 'season' | 'seasonName' | 'parts'> = {
    season: partOfYear(heading, lang),
    seasonName: heading,
    parts: [],
  };
  for (const { kind, pieces } of hourPieces(passage, lang, isContactAsked)) {
    for (const piece of pieces) {
      const { text } = piece;
      const hours = piece.hours ?? readOpeningHours(text, lang);
      const last = runs.at(-1);
      const isOfContact = findValues(text, lang, 'contact').length > 0;
      const own = piece.season ?? (kind === 'table' ? null : seasonIn(text, lang));
      if (hours.size === 0) {
        isOpen = false;
        const season = partOfYear(text, lang);
        if (season) above = { season, seasonName: '', parts: piece.parts };
        else if (kind === 'heading') above = { season: null, seasonName: '', parts: [] };
        continue;
      }
      const season = own ?? above.season;
      const isOfPlaces = piece.place !== undefined || last?.place !== undefined;
      const isMore =
        last && isOpen && !isOfContact && !last.isOfContact && !isOfPlaces && isSameSeason(season, last.season);
      // "Open daily 10 to 18. Closed on Tuesdays."
      if (isMore && [...hours].every(([day, spans]) => spans.length === 0 || !last.hours.has(day))) {
        runs.pop();
        runs.push({
          ...last,
          parts: [...last.parts, ...piece.parts],
          text: `${last.text}\n${text}`,
          hours: new Map([...last.hours, ...hours]),
        });
      } else {
        const isNamedAbove = own === null && season !== null;
        runs.push({
          parts: [...(isNamedAbove ? above.parts : []), ...piece.parts],
          text,
          hours,
          place: piece.place,
          season,
          seasonName: piece.seasonName ?? (isNamedAbove ? above.seasonName : ''),
          isOfContact,
        });
        isOpen = true;
      }
    }
  }
  return runs;
}

/** A date is no part of the year: "updated in May". */
function partOfYear(text: string, lang: string): Season | null {
  const season = seasonIn(text, lang);
  return season && isPartOfYear(season) ? season : null;
}

const isSameSeason = (a: Season | null, b: Season | null): boolean =>
  JSON.stringify([...(a?.months ?? []), '|', ...(a?.names ?? [])]) ===
  JSON.stringify([...(b?.months ?? []), '|', ...(b?.names ?? [])]);
