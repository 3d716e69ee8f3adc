// Answers "are you open now", "open today?", "open on sunday" with the place that states the hours of that day. Whether it is open now is
// only said by hours that mention the day, and with the time of the site; the words around are verbatim.

import { findConcepts } from '../../../text/concepts/find-concepts.ts';
import { packOf } from '../../../text/languages.ts';
import type { OpeningWords } from '../../../text/pack/opening-words.ts';
import { readBlocks, type TextBlock } from '../../../text/structure/blocks.ts';
import { splitSentences } from '../../../text/structure/sentences.ts';
import { CELL_BORDER } from '../../../text/structure/table-row.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import { type AnswerPart, blockParts, isWhole } from '../block-parts.ts';
import { findValues } from '../values/answer-values.ts';
import {
  type AskedTime,
  askedTime,
  dayOf,
  isOpenAt,
  type OpeningHours,
  readOpeningHours,
  type SiteTime,
} from '../values/opening-hours.ts';

/** A place with hours in a passage, by how surely they are those of the site. */
type Stated<Id> = { readonly parts: AnswerPart<Id>[]; readonly hours: OpeningHours; readonly weight: number };

/** What hours count that are said to be of being open, and that mention the day asked for; what a way of contact costs, and each place. */
const OPEN_WEIGHT = 2;
const DAY_WEIGHT = 1;
const CONTACT_COST = 1.5;
const RANK_COST = 0.1;
/** Monday, 1 January 2024: days are named by a date. */
const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The hours with what they say of the day asked for; none for another question. `now`: the time of the site, null where it is not known. */
export function hoursAnswer<Id>(
  { question }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  languages: readonly string[],
  now: SiteTime | null,
): AnswerPart<Id>[] {
  if (!asksForHours(question)) return [];
  const asked = askedTime(question.text, question.lang);
  // "Opening hours" alone asks for all of them; with another word it may ask for those of something else.
  if (!asked && question.terms.some(({ isMinor, asks }) => !isMinor && !asks)) return [];
  const day = asked ? dayOf(asked, now) : null;
  const stated = passages.flatMap((passage, rank) => statedIn(passage, languages[rank] as string, rank, day));
  const best = stated.toSorted((a, b) => b.weight - a.weight)[0];
  const [first, ...rest] = best?.parts ?? [];
  if (!best || !first) return [];
  const label = asked && labelOf(asked, day, best.hours, now, question.lang);
  return [{ ...first, ...(label ? { label } : {}) }, ...rest];
}

function asksForHours({ values, attributeTerm, concepts }: ReadForAnswer['question']): boolean {
  return (
    (values[0] === 'clock' && attributeTerm >= 0) ||
    concepts.some(({ word, strength }) => word === '¤hours' && strength >= 1)
  );
}

function statedIn<Id>(passage: AnswerPassage<Id>, lang: string, rank: number, day: number | null): Stated<Id>[] {
  return readBlocks(passage.text).flatMap((block) =>
    piecesOf(passage, block, lang).flatMap(({ text, parts }) => {
      const hours = readOpeningHours(text, lang);
      if (![...hours.values()].some((spans) => spans.length > 0)) return [];
      const isOfOpening = findConcepts(`${passage.heading ?? ''} ${text}`, lang).has('hours');
      const weight =
        (isOfOpening ? OPEN_WEIGHT : 0) +
        (day !== null && hours.has(day) ? DAY_WEIGHT : 0) -
        (findValues(text, lang, 'contact').length > 0 ? CONTACT_COST : 0) -
        rank * RANK_COST;
      return [{ parts, hours, weight }];
    }),
  );
}

/** What may state hours: a list or table of days as a whole, else each line or sentence. Rows of places are of one place each. */
function piecesOf<Id>(
  passage: AnswerPassage<Id>,
  block: TextBlock,
  lang: string,
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
  const lines = block.lines.map(({ start, end }) => passage.text.slice(start, end).trim());
  const areDays = lines.every((line) => readOpeningHours(line.split(CELL_BORDER).join(' '), lang).size > 0);
  if (areDays && isWhole(block, passage.text)) {
    // Days of the lines do not run on into each other.
    return [{ text: lines.join('\n'), parts: blockParts(passage, block) }];
  }
  if (block.kind === 'table') return [];
  return lines.map((line) => ({ text: line, parts: [{ passageId, text: line, form: 'text' }] }));
}

function labelOf(
  { isNow, day: named }: AskedTime,
  day: number | null,
  hours: OpeningHours,
  now: SiteTime | null,
  lang: string,
): string | null {
  const words = (packOf(lang)?.opening ?? packOf('en')?.opening) as OpeningWords;
  const code = packOf(lang)?.opening ? lang : 'en';
  // The visitor knows a day that the question names.
  if (day === null || typeof named === 'number') return null;
  const name = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY_MS + day * DAY_MS);
  if (!isNow || !now) return words.day(name);
  const isOpen = isOpenAt(hours, now);
  const clock = `${String(Math.floor(now.minute / 60)).padStart(2, '0')}:${String(now.minute % 60).padStart(2, '0')}`;
  const when = `${name}, ${clock}`;
  return isOpen === null ? words.day(when) : isOpen ? words.open(when) : words.shut(when);
}
