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

/** The place with the number or address; none for another question, or where no line states one of what is asked. */
export function contactParts<Id>(
  { question }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
  statistics?: TermStatistics,
): AnswerPart<Id>[] {
  const [wanted] = askedValues(question);
  if ((wanted !== 'phone' && wanted !== 'contact') || question.attributeTerm < 0) return [];
  const asksForPlace = wanted === 'contact' && isForPlace(question);
  const rest = othersAsked(question);
  let best: { passage: AnswerPassage<Id>; start: number; weight: number } | null = null;
  for (const [rank, passage] of passages.entries()) {
    const lang = passage.lang ?? question.lang;
    const own = (passage.heading ?? '').split(' > ').at(-1) ?? '';
    const isOwn = baseLanguage(lang) === question.lang || !question.isSiteLanguage;
    const above = termsIn(`${passage.title ?? ''} ${own}`, lang, question, { withMinor: true });
    for (const block of readBlocks(passage.text)) {
      if (block.kind === 'heading' || block.kind === 'code') continue;
      for (const { start, end } of block.lines) {
        const text = passage.text.slice(start, end);
        const hasMail = text.includes('@') && findValues(text, lang, 'contact').length > 0;
        const hasNumber = findValues(text, lang, 'phone').length > 0;
        const hasStreet = asksForPlace && holdsAddress(text);
        if (!hasMail && !hasNumber && !hasStreet) continue;
        const held = termsIn(text, lang, question, { withMinor: true });
        const isNamed = held.has(question.attributeTerm) || above.has(question.attributeTerm);
        if (!hasMail && !hasStreet && !isNamed) continue;
        if (!holds(rest, new Set([...held, ...above]), question)) continue;
        const weight =
          (isOwn ? OWN_LANGUAGE : 0) +
          (hasNumber && isNamed ? NAMED_NUMBER : 0) +
          (hasMail ? MAIL : 0) +
          (hasStreet ? STREET : 0) +
          (above.size > 0 ? HEADING : 0) +
          (findValues(text, lang, 'clock').length > 0 ? HOURS : 0) -
          (STEP.test(text) ? STEP_COST : 0) -
          rank * RANK_COST;
        if (best === null || weight > best.weight) best = { passage, start, weight };
      }
    }
  }
  if (best === null) return [];
  return (
    sectionWith(best.passage, best.start, question) ?? partsAt(best.passage, best.start, question, pageOf, statistics)
  );
}

/** Whether a question asks where something is. */
function isForPlace({ kinds, concepts }: Question): boolean {
  return kinds[0] === 'place' || concepts.some(({ word, strength }) => word === PLACE && strength === 1);
}

/** The beginning of a section that the question names ("Address"), or that says where, up to the line: the street is above the telephone. */
function sectionWith<Id>(passage: AnswerPassage<Id>, start: number, question: Question): AnswerPart<Id>[] | null {
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
  passage: AnswerPassage<Id>,
  start: number,
  question: Question,
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
    (isForPlace(question) && sentences.find(({ text }) => holdsAddress(text))) ||
    sentences.find(({ text }) => hasContact(text));
  if (!stated) return [];
  const isRow = blocks[at]?.kind === 'table' && stated.text.includes(CELL_BORDER);
  if (isRow) return [rowPart(stated, [passage])];
  return partsAround({ sentence: stated, blocks, at, value: 1 }, read, [passage], MAX_COLUMNS, pageOf);
}
