// Answers a question for a way of contact with the place that states one: a line with an address of mail or a telephone number, in the
// visitor's language where a page of it has one; for a question where something is, a line with a street. A section about what to prepare before
// calling is none.

import { baseLanguage } from '../../../text/languages.ts';
import { readBlocks } from '../../../text/structure/blocks.ts';
import { holdsAddress } from '../../../text/structure/postal-address.ts';
import { CELL_BORDER } from '../../../text/structure/table-row.ts';
import type { Question } from '../../question/question.ts';
import type { TermStatistics } from '../../question/term-statistics.ts';
import { type AnswerPassage, type ReadForAnswer, readForAnswer } from '../answer.ts';
import { type AnswerPart, blockParts, MAX_COLUMNS, widthOf } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
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
};

/** A line that states a way of contact, by its place in the passage. */
type ContactLine<Id> = { readonly passage: AnswerPassage<Id>; readonly start: number; readonly weight: number };

/** The place with the number or address; none for another question, or where no line states one of what is asked. */
export function contactParts<Id>(
  { question }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
  statistics?: TermStatistics,
): AnswerPart<Id>[] {
  const asked = askedContact(question);
  if (!asked) return [];
  let best: ContactLine<Id> | null = null;
  for (const line of passages.flatMap((passage, rank) => contactLines(passage, rank, asked)))
    if (best === null || line.weight > best.weight) best = line;
  if (best === null) return [];
  return sectionWith(best, question) ?? partsAt(best, asked, pageOf, statistics);
}

/** What a question asks for that wants a way of contact; undefined for another. */
function askedContact(question: Question): AskedContact | undefined {
  const [wanted] = askedValues(question);
  if ((wanted !== 'phone' && wanted !== 'contact') || question.attributeTerm < 0) return undefined;
  const isForPlace = asksWhere(question);
  return { question, rest: othersAsked(question), isForPlace, isStreetAnswer: isForPlace && wanted === 'contact' };
}

/** The lines of a passage that state a way of contact to what is asked, with what they count; `rank`: the place of the passage in the search. */
function contactLines<Id>(passage: AnswerPassage<Id>, rank: number, asked: AskedContact): ContactLine<Id>[] {
  const { question } = asked;
  const lang = passage.lang ?? question.lang;
  const own = (passage.heading ?? '').split(' > ').at(-1) ?? '';
  const isOwn = baseLanguage(lang) === question.lang || !question.isSiteLanguage;
  const above = termsIn(`${passage.title ?? ''} ${own}`, lang, question, { withMinor: true });
  const ofPassage = (isOwn ? OWN_LANGUAGE : 0) + (above.size > 0 ? HEADING : 0);
  return readBlocks(passage.text)
    .filter(({ kind }) => kind !== 'heading' && kind !== 'code')
    .flatMap(({ lines }) => lines)
    .flatMap(({ start, end }) => {
      const weight = lineWeight(passage.text.slice(start, end), lang, above, asked);
      return weight === undefined ? [] : [{ passage, start, weight: ofPassage + weight - rank * RANK_COST }];
    });
}

/** What a line counts by itself; undefined for one that states no way of contact to what is asked. `above`: the terms in the headings above it. */
function lineWeight(
  text: string,
  lang: string,
  above: ReadonlySet<number>,
  { question, rest, isStreetAnswer }: AskedContact,
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
    (hasMail ? MAIL : 0) +
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
  { question, isForPlace }: AskedContact,
  pageOf: PagePassages<Id> | undefined,
  statistics: TermStatistics | undefined,
): AnswerPart<Id>[] {
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
  if (isRow) return [rowPart(stated, [passage])];
  return partsAround({ sentence: stated, blocks, at, value: 1 }, read, [passage], MAX_COLUMNS, pageOf);
}
