// Answers "open boxing day?", "xmas hours", "Heiligabend offen" with the lines that state hours or closed doors on that day: rows, items and
// sentences that name the holiday, its date, or days around it. A table of the days of the week does not say them.

import { findConcepts } from '../../../../text/concepts/find-concepts.ts';
import { baseLanguage, packOf } from '../../../../text/languages.ts';
import { readBlocks } from '../../../../text/structure/blocks.ts';
import { splitSentences } from '../../../../text/structure/sentences.ts';
import { CELL_BORDER, isTableHeader } from '../../../../text/structure/table-row.ts';
import type { Question } from '../../../question/question.ts';
import type { AnswerPassage, ReadForAnswer } from '../../answer.ts';
import type { AnswerPart } from '../../block-parts.ts';
import { titleLabel } from '../../part-label.ts';
import { findValues } from '../../values/answer-values.ts';
import { asPublicHoliday, type NamedDays, namedDaysIn, sharesDay } from '../../values/hours/holidays.ts';
import { pattern } from '../../values/hours/hour-items.ts';
import { thingsIn } from './asked-things.ts';

/** Passages among which the lines are looked for. */
const LOOKED_AT = 24;
/** Lines shown at most. */
const MAX_LINES = 4;
/** Words of a question that is the name of the day alone. */
const MAX_NAME_TERMS = 3;
/** What lines count that name the day themselves, and that are about being open by their own words or by those above them; and each place. */
const NAMED_WEIGHT = 1;
const OPEN_WEIGHT = 1;
const RANK_COST = 0.03;

type Line<Id> = { readonly part: AnswerPart<Id>; readonly isNamed: boolean; readonly isOfOpening: boolean };

/** The lines of the page that says most about the days; none for another question, or where no page names them. */
export function holidayHours<Id>(
  { question }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  find: ((query: string) => readonly AnswerPassage<Id>[]) | undefined,
): AnswerPart<Id>[] {
  const asked = namedDaysIn(question.text, question.lang);
  if (!asked || !asksOnlyForDay(question)) return [];
  const query = packOf(question.lang)?.opening?.query;
  const known = new Set<Id>();
  const all = [...passages, ...(query === undefined ? [] : (find?.(`${question.text} ${query}`) ?? []))].filter(
    ({ passageId }) => !known.has(passageId) && known.add(passageId),
  );
  const own = bestLines(all, asked, question.lang);
  const asHoliday = own.length > 0 ? null : asPublicHoliday(asked);
  return (asHoliday ? bestLines(all, asHoliday, question.lang) : own).slice(0, MAX_LINES).map(({ part }) => part);
}

/** The lines for the days of the passage that says most about them. */
function bestLines<Id>(
  passages: readonly AnswerPassage<Id>[],
  asked: NamedDays,
  ofQuestion: string,
): readonly Line<Id>[] {
  let best: { readonly lines: readonly Line<Id>[]; readonly weight: number } | null = null;
  for (const [rank, passage] of passages.slice(0, LOOKED_AT).entries()) {
    const lines = linesFor(passage, asked, baseLanguage(passage.lang ?? ofQuestion));
    if (!lines.some(({ isOfOpening }) => isOfOpening)) continue;
    const weight =
      (lines.some(({ isNamed }) => isNamed) ? NAMED_WEIGHT : 0) +
      (lines.some(({ isNamed, isOfOpening }) => isNamed && isOfOpening) ? OPEN_WEIGHT : 0) -
      rank * RANK_COST;
    if (weight > (best?.weight ?? 0)) best = { lines, weight };
  }
  return best?.lines ?? [];
}

/** Whether every word of content is one of the day, of being open or of the shop: "return xmas present" is about something else. */
function asksOnlyForDay(question: Question): boolean {
  const { text, lang, terms } = question;
  const { opening, isUnspaced = false } = packOf(lang) ?? {};
  if (!opening) return false;
  const words = new Set(opening.query.split(' '));
  const asksForOpening =
    pattern(`${opening.opens}|${opening.closed}`, isUnspaced).test(text) ||
    terms.some(({ exact, isMinor }) => !isMinor && words.has(exact));
  // "Got it for xmas, don't want it" has no other word of content, and asks for no hours.
  if (!asksForOpening && terms.length > MAX_NAME_TERMS) return false;
  const days = Object.values(opening.holidays ?? {}).join('|');
  const found = [...text.toLowerCase().matchAll(pattern(days, isUnspaced, 'giu'))].map(([name]) => name);
  const isOfDay = (exact: string) => found.some((name) => name.includes(exact)) || /\p{N}/u.test(exact);
  return thingsIn(question).every((at) => {
    const exact = terms[at]?.exact ?? '';
    return isOfDay(exact) || isMonth(exact, lang);
  });
}

const isMonth = (word: string, lang: string): boolean => (namedDaysIn(`1 ${word}`, lang)?.spans.length ?? 0) > 0;

/** The lines of a passage for the days asked for: those that name them, or all below a heading that does. */
function linesFor<Id>(passage: AnswerPassage<Id>, asked: NamedDays, lang: string): Line<Id>[] {
  const heading = (passage.heading ?? '').split(' > ').at(-1) ?? '';
  const shares = (text: string) => {
    const said = namedDaysIn(text, lang);
    return said ? sharesDay(said, asked) : null;
  };
  const isHeaded = shares(heading) === true;
  const isOpenAbove = isOfOpening(`${passage.title ?? ''}\n${passage.heading ?? ''}`, lang);
  return linesOf(passage, lang).flatMap((part): Line<Id>[] => {
    const isNamed = shares(part.text);
    // Below "At Christmas" a line of another day is not meant.
    if (isNamed === false || (isNamed === null && !isHeaded)) return [];
    const says = isOfOpening(part.text, lang) || findValues(part.text, lang, 'clock').length > 0;
    return [{ part, isNamed: isNamed === true, isOfOpening: says || isOpenAbove }];
  });
}

function isOfOpening(text: string, lang: string): boolean {
  const { opening, isUnspaced = false } = packOf(lang) ?? {};
  if (!opening) return false;
  return pattern(`${opening.opens}|${opening.closed}`, isUnspaced).test(text) || findConcepts(text, lang).has('hours');
}

/** The rows, items and sentences of a passage. */
function linesOf<Id>(passage: AnswerPassage<Id>, lang: string): AnswerPart<Id>[] {
  const { passageId, text } = passage;
  return readBlocks(text).flatMap((block): AnswerPart<Id>[] => {
    if (block.kind === 'code' || block.kind === 'heading') return [];
    if (block.kind === 'paragraph') {
      const sentences = splitSentences(text.slice(block.start, block.end), lang);
      return sentences.map((sentence) => ({ passageId, text: sentence.text, form: 'text' }));
    }
    const lines = block.lines.map(({ start, end }) => text.slice(start, end).trim());
    return lines.flatMap((line): AnswerPart<Id>[] => {
      if (isTableHeader(text, line)) return [];
      return line.includes(CELL_BORDER)
        ? [{ passageId, text: line, form: 'row', ...titleLabel(line, passage) }]
        : [{ passageId, text: line, form: 'text' }];
    });
  });
}
