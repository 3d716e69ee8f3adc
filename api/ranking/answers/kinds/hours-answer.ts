// Answers "are you open now", "open today?", "open on sunday" with the place that states the hours of that day. Yes and no are only said by
// hours of being open that mention the day, with the time of the site; the words around are verbatim.

import { conceptWord, findConcepts } from '../../../text/concepts/find-concepts.ts';
import { packOf } from '../../../text/languages.ts';
import { readBlocks, type TextBlock } from '../../../text/structure/blocks.ts';
import { splitSentences } from '../../../text/structure/sentences.ts';
import { CELL_BORDER, isTableHeader } from '../../../text/structure/table-row.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import type { PageDate } from '../assemble-options.ts';
import { type AnswerPart, blockParts, isWhole } from '../block-parts.ts';
import { datedLabel } from '../part-label.ts';
import { findValues } from '../values/answer-values.ts';
import { pattern } from '../values/hour-items.ts';
import { askedTime, dayOf, type SiteTime } from '../values/opening-hours.ts';
import { type OpeningHours, readOpeningHours } from '../values/read-hours.ts';
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
};

const SHOPS = conceptWord('shops');
const CONTACT = conceptWord('contact');
/**
 * What hours count that are said to be of being open, and that mention the day asked for; what those of other days alone cost, a way of
 * contact, and each place.
 */
const OPEN_WEIGHT = 2;
const DAY_WEIGHT = 1;
const OTHER_DAYS_COST = 0.3;
const CONTACT_COST = 1.5;
const RANK_COST = 0.1;
/** Hours that count this much less than the best are of something else. */
const RIVAL_GAP = 0.6;

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
  const asked = askedTime(question.text, question.lang);
  // "Opening hours" and "when open" ask for all of them; with another word they may be those of something else.
  if (asked ? !isAboutOpening(question) : !asksForHoursAlone(question)) return [];
  const day = asked ? dayOf(asked, now) : null;
  const isOfContact = question.concepts.some(({ word, strength }) => word === CONTACT && strength >= 1);
  const stated = passages
    .flatMap((passage, rank) => statedIn(passage, languages[rank] as string, { rank, day, isOfContact }))
    .sort((a, b) => b.weight - a.weight);
  const [best] = stated;
  const [first, ...rest] = best?.parts ?? [];
  if (!best || !first) return [];
  const other = best.isOfOpening ? stated.find((one) => contradicts(one, best, day)) : undefined;
  if (other) return inOrder([best, other], dateOf);
  const isWhen = question.kinds.length > 0;
  const label =
    asked &&
    (best.isOfOpening
      ? sayHours({ ...best, asked, day, now, isWhen }, question.lang)
      : sayDay(asked, day, now, question.lang));
  return [{ ...first, ...(label ? { label } : {}) }, ...rest];
}

/** Whether hours of another page say something else of the day, or of any day where the question names none. */
function contradicts<Id>(one: Stated<Id>, best: Stated<Id>, day: number | null): boolean {
  if (one.passage.title === best.passage.title || !one.isOfOpening || one.weight < best.weight - RIVAL_GAP)
    return false;
  const days = day === null ? [...best.hours.keys()] : [day];
  const spansOf = ({ hours }: Stated<Id>, at: number) =>
    JSON.stringify([...(hours.get(at) ?? [])].sort((a, b) => a[0] - b[0]));
  return days.some((at) => best.hours.has(at) && one.hours.has(at) && spansOf(one, at) !== spansOf(best, at));
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

export function asksForHours({ text, lang, values, attributeTerm, concepts }: ReadForAnswer['question']): boolean {
  return (
    (values[0] === 'clock' && attributeTerm >= 0) ||
    concepts.some(({ word, strength }) => word === '¤hours' && strength >= 1) ||
    (askedTime(text, lang) !== null && namesOpening(text, lang))
  );
}

/** Whether a text says that something is open. */
function namesOpening(text: string, lang: string): boolean {
  const words = packOf(lang)?.opening?.opens;
  return words !== undefined && pattern(words, packOf(lang)?.isUnspaced === true).test(text);
}

/** Whether a question with a day or time is about being open: "book a room for Saturday" is not. */
function isAboutOpening(question: ReadForAnswer['question']): boolean {
  const { text, lang, values, attributeTerm, terms, concepts } = question;
  if ((values[0] === 'clock' && attributeTerm >= 0) || namesOpening(text, lang)) return true;
  const phrases = concepts.flatMap(({ word, words }) => (word === '¤hours' ? words : []));
  const words = new Set(phrases.flatMap((phrase) => [phrase, ...phrase.split(' ')]));
  return terms.every(({ isMinor, asks, exact, stem }) => isMinor || asks || words.has(exact) || words.has(stem));
}

/** Whether every word of content is one for being open or closed, or for a shop: "kapan buka", and not "holiday" or the name of one. */
function asksForHoursAlone({ terms, lang, concepts }: ReadForAnswer['question']): boolean {
  const { opening, attributes } = packOf(lang) ?? {};
  const phrases = `${opening?.opens ?? ''}|${opening?.closed ?? ''}|${opening?.query ?? ''}|${attributes?.hours?.asks ?? ''}`;
  const shops = concepts.flatMap(({ word, words }) => (word === SHOPS ? words : []));
  const words = new Set([...phrases.toLowerCase().split(/[| ]/), ...shops]);
  return terms.every(({ isMinor, asks, exact }) => isMinor || asks || words.has(exact));
}

/** Whether the hours of the site are asked for in so many words that they may be looked for elsewhere. */
export function asksWhenOpen(question: ReadForAnswer['question']): boolean {
  return asksForHours(question) && (namesOpening(question.text, question.lang) || asksForHoursAlone(question));
}

/** `isOfContact`: the hours in which somebody answers the telephone are asked for. */
type Wanted = { readonly day: number | null; readonly isOfContact: boolean };

function statedIn<Id>(
  passage: AnswerPassage<Id>,
  lang: string,
  { rank, day, isOfContact: isContactAsked }: Wanted & { rank: number },
): Stated<Id>[] {
  return runsOf(passage, lang, isContactAsked).flatMap(({ parts, text, hours, isOfContact }) => {
    if (![...hours.values()].some((spans) => spans.length > 0)) return [];
    const isNamed = findConcepts(`${passage.heading ?? ''} ${text}`, lang).has('hours') || namesOpening(text, lang);
    const weight =
      (isNamed ? OPEN_WEIGHT : 0) +
      (day === null ? 0 : hours.has(day) ? DAY_WEIGHT : -OTHER_DAYS_COST) -
      (isOfContact ? CONTACT_COST : 0) -
      rank * RANK_COST;
    return [{ passage, parts, text, hours, weight, isOfOpening: isNamed && !isOfContact }];
  });
}

type Run<Id> = { parts: AnswerPart<Id>[]; text: string; hours: OpeningHours; isOfContact: boolean };

/** The statements of hours that follow each other, as one where each is of other days: "Saturday: 8 to 14. Closed on Sunday." */
function runsOf<Id>(passage: AnswerPassage<Id>, lang: string, isContactAsked: boolean): Run<Id>[] {
  const runs: Run<Id>[] = [];
  let isOpen = false;
  for (const block of readBlocks(passage.text)) {
    for (const { text, parts } of piecesOf(passage, block, lang, isContactAsked)) {
      const hours = readOpeningHours(text, lang);
      const last = runs.at(-1);
      const isOfContact = findValues(text, lang, 'contact').length > 0;
      if (hours.size === 0) isOpen = false;
      else if (
        last &&
        isOpen &&
        !isOfContact &&
        !last.isOfContact &&
        [...hours.keys()].every((day) => !last.hours.has(day))
      ) {
        runs.pop();
        runs.push({
          parts: [...last.parts, ...parts],
          text: `${last.text}\n${text}`,
          hours: new Map([...last.hours, ...hours]),
          isOfContact: false,
        });
      } else {
        runs.push({ parts, text, hours, isOfContact });
        isOpen = true;
      }
    }
  }
  return runs;
}

/** What may state hours: a list or table of days as a whole, else each line or sentence. Rows of places are of one place each. */
function piecesOf<Id>(
  passage: AnswerPassage<Id>,
  block: TextBlock,
  lang: string,
  isContactAsked: boolean,
): { text: string; parts: AnswerPart<Id>[] }[] {
  const { passageId } = passage;
  const text = passage.text.slice(block.start, block.end);
  if (block.kind === 'code') return [];
  if (block.kind === 'paragraph' || block.kind === 'heading') {
    return splitSentences(text, lang).map((sentence) => ({
      text: sentence.text,
      parts: [{ passageId, text: sentence.text, form: 'text' }],
    }));
  }
  const all = block.lines.map(({ start, end }) => passage.text.slice(start, end).trim());
  const lines = block.kind === 'table' ? columnsOfHours(all, passage.text, lang, isContactAsked) : all;
  const areDays = lines.length > 0 && lines.every((line) => readOpeningHours(line, lang).size > 0);
  if (areDays && isWhole(block, passage.text)) {
    // Days of the lines do not run on into each other.
    return [{ text: lines.join('\n'), parts: blockParts(passage, block) }];
  }
  if (block.kind === 'table') return [];
  return lines.map((line) => ({ text: line, parts: [{ passageId, text: line, form: 'text' }] }));
}

/**
 * The rows of a table of days below its header, with spaces between their cells; of its columns those of a way of contact ("Phone"), or the
 * others. None for another table.
 */
function columnsOfHours(lines: readonly string[], passage: string, lang: string, isContactAsked: boolean): string[] {
  const isHeader = (line: string) => isTableHeader(passage, line);
  const names = lines.find(isHeader)?.split(CELL_BORDER) ?? [];
  const isOfContact = names.map((name) => findConcepts(name, lang).has('contact'));
  const wanted = isContactAsked && isOfContact.includes(true);
  const [closed = ''] = packOf(lang)?.opening?.closed.split('|') ?? [];
  const rows = lines.filter((line) => !isHeader(line)).map((line) => line.split(CELL_BORDER));
  // Rows of places have hours of one place each.
  const day = pattern(packOf(lang)?.opening?.days.join('|') ?? '', packOf(lang)?.isUnspaced === true);
  if (!rows.every(([name = '']) => day.test(name))) return [];
  return rows.map((cells) => {
    // The corner of a table may be no cell of its header.
    const shift = cells.length - names.length;
    const kept = cells.filter((_, at) => at === 0 || (isOfContact[at - shift] ?? wanted) === wanted);
    // A dash in place of hours says that it is closed.
    return kept.map((cell) => (/^[-–—]$/.test(cell) ? closed : cell)).join(' ');
  });
}
