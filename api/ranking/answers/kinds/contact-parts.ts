// Answers a question for a way of contact with the place that states one: a line with an address of mail or a telephone number, in the
// visitor's language where a page of it has one; for a question where something is, a line with a street. A section about what to prepare before
// calling is none.

import { findConcepts } from '../../../text/concepts/find-concepts.ts';
import { baseLanguage, packOf } from '../../../text/languages.ts';
import { readBlocks, type TextBlock } from '../../../text/structure/blocks.ts';
import { holdsAddress } from '../../../text/structure/postal-address.ts';
import { CELL_BORDER } from '../../../text/structure/table-row.ts';
import { waysOfContactIn } from '../../../text/structure/ways-of-contact.ts';
import type { Question } from '../../question/question.ts';
import type { TermStatistics } from '../../question/term-statistics.ts';
import { type AnswerPassage, type ReadForAnswer, readForAnswer } from '../answer.ts';
import type { AssembleOptions } from '../assemble-options.ts';
import { type AnswerPart, blockParts, MAX_COLUMNS, MAX_ROWS, widthOf } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { titleLabel } from '../part-label.ts';
import { shareOf, termsIn } from '../sentences/match-terms.ts';
import { partsAround, rowPart } from '../statement-parts.ts';
import { findValues } from '../values/answer-values.ts';
import { askedValues } from '../values/asked-values.ts';

/** Concepts that a question for a way of contact names besides. */
const CONTACT: ReadonlySet<string> = new Set(['¤contact', '¤human', '¤email']);
/** The concept of a question where something is. */
const PLACE = '¤place';
/** What a question for a person may name besides: it is answered by a line without hours too. */
const BESIDES = '¤hours';
/** Share of the rest of the question that the line and the headings above it hold ("call center Jakarta"). */
const LEAST_SHARE = 0.95;
/** What counts: a page in the language of the question, the number beside a word for it, an address of mail, the heading. */
const OWN_LANGUAGE = 2;
const NAMED_NUMBER = 1;
const MAIL = 1;
const HEADING = 0.5;
/** What a page about how to reach the site counts where nothing says of what the way of contact is wanted. */
const CONTACT_PAGE = 1.5;
/** What each page counts there that states the same number or address, and how many count. */
const PAGES = 0.25;
const MAX_PAGES = 6;
/** What a street or a postal code counts in the answer to where something is. */
const STREET = 3;
/** What hours beside it count, and what a step of some procedure costs. */
const HOURS = 0.5;
const STEP_COST = 1.5;
const STEP = /^\s*\d+[.)]\s/;
/** What each place in the search costs. */
const RANK_COST = 0.15;

/** What a question for a way of contact asks for. */
type AskedContact = {
  readonly question: Question;
  /** The terms that say of what a way of contact is wanted. */
  readonly rest: readonly number[];
  readonly isForPlace: boolean;
  /** A line with a street is an answer: the question wants no telephone number. */
  readonly isStreetAnswer: boolean;
  /** A telephone number is wanted, and no address of mail. */
  readonly isForNumber: boolean;
};

/** A line that states ways of contact, by its place in the passage; `ways`: numbers as figures alone, and addresses. */
type ContactLine<Id> = {
  readonly passage: AnswerPassage<Id>;
  readonly start: number;
  readonly weight: number;
  readonly ways: readonly string[];
};

/** The place with the number or address; none for another question, or where no line states one of what is asked. */
export function contactParts<Id>(
  { question }: ReadForAnswer,
  found: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
  statistics?: TermStatistics,
  find?: AssembleOptions<Id>['find'],
): AnswerPart<Id>[] {
  const asked = askedContact(question);
  if (!asked) return [];
  const lines = [found, contactPages(asked, find)].flatMap((passages) =>
    passages.flatMap((passage, rank) => contactLines(passage, rank, asked)),
  );
  const pagesWith = countPages(lines);
  const weightOf = ({ ways, weight }: ContactLine<Id>) =>
    isGeneral(asked) ? weight + PAGES * Math.max(0, ...ways.map((way) => Math.min(pagesWith(way), MAX_PAGES))) : weight;
  let best: ContactLine<Id> | null = null;
  for (const line of lines) if (best === null || weightOf(line) > weightOf(best)) best = line;
  if (best === null) return [];
  return sectionWith(best, question) ?? partsAt(best, asked, pageOf, statistics);
}

/** The ways of contact in a text of the kind that is wanted. */
const waysAsked = (text: string, { isForNumber }: AskedContact): string[] =>
  waysOfContactIn(text).filter((way) => !isForNumber || !way.includes('@'));

/** Whether nothing says of what the way of contact is wanted: then that of the site is meant. */
const isGeneral = ({ rest, isForPlace }: AskedContact): boolean => rest.length === 0 && !isForPlace;

/** How many pages state a way of contact, by their titles. */
function countPages<Id>(lines: readonly ContactLine<Id>[]): (way: string) => number {
  const titles = new Map<string, Set<string>>();
  for (const { ways, passage } of lines)
    for (const way of ways) titles.set(way, (titles.get(way) ?? new Set()).add(passage.title ?? ''));
  return (way) => titles.get(way)?.size ?? 0;
}

/** Where nothing says of what the way of contact is wanted, what a search for contact finds: "phone" is a word of many pages. */
function contactPages<Id>(asked: AskedContact, find: AssembleOptions<Id>['find']): readonly AnswerPassage<Id>[] {
  const { lang } = asked.question;
  const query = packOf(lang)?.dialogue?.contactQuery;
  if (!find || !query || !isGeneral(asked)) return [];
  return find(query).filter((passage) => isOfContact(passage, lang));
}

/** Whether title or heading say that a passage is about how to reach the site. */
function isOfContact({ title = '', heading = '', lang }: AnswerPassage<unknown>, asked: string): boolean {
  return findConcepts(`${title}. ${heading}`, lang ?? asked).get('contact')?.strength === 1;
}

/** What a question asks for that wants a way of contact; undefined for another. */
function askedContact(question: Question): AskedContact | undefined {
  const [wanted] = askedValues(question);
  if ((wanted !== 'phone' && wanted !== 'contact') || question.attributeTerm < 0) return undefined;
  const isForPlace = asksWhere(question);
  return {
    question,
    rest: othersAsked(question),
    isForPlace,
    isStreetAnswer: isForPlace && wanted === 'contact',
    isForNumber: wanted === 'phone',
  };
}

/** The lines of a passage that state a way of contact to what is asked, with what they count; `rank`: the place of the passage in the search. */
function contactLines<Id>(passage: AnswerPassage<Id>, rank: number, asked: AskedContact): ContactLine<Id>[] {
  const { question } = asked;
  const lang = passage.lang ?? question.lang;
  const own = (passage.heading ?? '').split(' > ').at(-1) ?? '';
  const isOwn = baseLanguage(lang) === question.lang || !question.isSiteLanguage;
  const above = termsIn(`${passage.title ?? ''} ${own}`, lang, question, { withMinor: true });
  const isForIt = isGeneral(asked) && isOfContact(passage, question.lang);
  const ofPassage = (isOwn ? OWN_LANGUAGE : 0) + (above.size > 0 ? HEADING : 0) + (isForIt ? CONTACT_PAGE : 0);
  return readBlocks(passage.text)
    .filter(({ kind }) => kind !== 'heading' && kind !== 'code')
    .flatMap(({ lines }) => lines)
    .flatMap(({ start, end }) => {
      const line = passage.text.slice(start, end);
      const weight = lineWeight(line, lang, above, asked);
      if (weight === undefined) return [];
      return [{ passage, start, weight: ofPassage + weight - rank * RANK_COST, ways: waysAsked(line, asked) }];
    });
}

/** What a line counts by itself; undefined for one that states no way of contact to what is asked. `above`: the terms in the headings above it. */
function lineWeight(
  text: string,
  lang: string,
  above: ReadonlySet<number>,
  { question, rest, isStreetAnswer, isForNumber }: AskedContact,
): number | undefined {
  const hasMail = text.includes('@') && findValues(text, lang, 'contact').length > 0;
  const hasNumber = findValues(text, lang, 'phone').length > 0;
  const hasStreet = isStreetAnswer && holdsAddress(text);
  if (!hasMail && !hasNumber && !hasStreet) return undefined;
  const held = new Set([...termsIn(text, lang, question, { withMinor: true }), ...above]);
  const isNamed = held.has(question.attributeTerm);
  if (!hasMail && !hasStreet && !isNamed) return undefined;
  if (!holds(rest, held, question)) return undefined;
  return (
    (hasNumber && isNamed ? NAMED_NUMBER : 0) +
    (hasMail && (hasNumber || !isForNumber) ? MAIL : 0) +
    (hasStreet ? STREET : 0) +
    (findValues(text, lang, 'clock').length > 0 ? HOURS : 0) -
    (STEP.test(text) ? STEP_COST : 0)
  );
}

/** Whether a question asks where something is. */
function asksWhere({ kinds, concepts }: Question): boolean {
  return kinds[0] === 'place' || concepts.some(({ word, strength }) => word === PLACE && strength === 1);
}

/** The beginning of a section that the question names ("Address"), or that says where, up to the line: the street is above the telephone. */
function sectionWith<Id>({ passage, start }: ContactLine<Id>, question: Question): AnswerPart<Id>[] | null {
  const heading = (passage.heading ?? '').split(' > ').at(-1) ?? '';
  const held = termsIn(heading, passage.lang ?? question.lang, question, { withMinor: true });
  if (!held.has(question.attributeTerm) && question.kinds[0] !== 'place') return null;
  const blocks = readBlocks(passage.text);
  const at = blocks.findIndex((block) => block.start <= start && start < block.end);
  const above = blocks.slice(0, at + 1);
  // A line far below is one of several places.
  if (at === 0 || above.some(({ kind }) => kind !== 'list' && kind !== 'paragraph')) return null;
  const parts = above.flatMap((block) => blockParts(passage, block));
  return widthOf(parts) <= MAX_COLUMNS ? parts : null;
}

/** The terms of content that say of what a way of contact is wanted. */
function othersAsked({ terms, concepts, attributeTerm }: Question): number[] {
  const isForPerson = concepts.some(({ word, strength }) => word === '¤human' && strength === 1);
  const isNamed = (word: string) => CONTACT.has(word) || (isForPerson && word === BESIDES);
  const named = concepts.filter(({ word }) => isNamed(word)).flatMap(({ words }) => words);
  return terms.flatMap(({ isMinor, asks, exact, stem }, at) => {
    const isContact = named.some((phrase) => phrase.includes(exact) || phrase.includes(stem));
    return isMinor || asks || isContact || at === attributeTerm ? [] : [at];
  });
}

function holds(rest: readonly number[], held: ReadonlySet<number>, question: Question): boolean {
  if (rest.length === 0) return true;
  const all = shareOf(rest, question);
  return (
    all > 0 &&
    shareOf(
      rest.filter((at) => held.has(at)),
      question,
    ) >=
      LEAST_SHARE * all
  );
}

/** The line that begins at a place of a passage, with what belongs to it: the whole list, or the sentences around. */
function partsAt<Id>(
  { passage, start }: ContactLine<Id>,
  asked: AskedContact,
  pageOf: PagePassages<Id> | undefined,
  statistics: TermStatistics | undefined,
): AnswerPart<Id>[] {
  const { question, isForPlace } = asked;
  const read = readForAnswer(question.text, [passage], statistics);
  const blocks = readBlocks(passage.text);
  const at = blocks.findIndex((block) => block.start <= start && start < block.end);
  const line = blocks[at]?.lines.find((one) => one.start === start);
  const sentences = read.sentences.filter((one) => line && one.start < line.end && one.end > line.start);
  const lang = passage.lang ?? question.lang;
  const hasContact = (text: string) => text.includes('@') || findValues(text, lang, 'phone').length > 0;
  const stated =
    (isForPlace && sentences.find(({ text }) => holdsAddress(text))) || sentences.find(({ text }) => hasContact(text));
  if (!stated) return [];
  const isRow = blocks[at]?.kind === 'table' && stated.text.includes(CELL_BORDER);
  if (isRow && isGeneral(asked)) return rowsOf(passage, blocks[at]);
  if (isRow) return [rowPart(stated, [passage])];
  return partsAround({ sentence: stated, blocks, at, value: 1 }, read, [passage], MAX_COLUMNS, pageOf);
}

/** The rows of a table that state a way of contact: the visitor finds there whom each reaches. */
function rowsOf<Id>({ passageId, text, title }: AnswerPassage<Id>, block: TextBlock | undefined): AnswerPart<Id>[] {
  const rows = (block?.lines ?? []).map(({ start, end }) => text.slice(start, end).trim());
  return rows
    .filter((row) => waysOfContactIn(row).length > 0)
    .slice(0, MAX_ROWS)
    .map((row) => ({ passageId, text: row, form: 'row' as const, ...titleLabel(row, { title }) }));
}
