// The days of the year that a question or a text names: holidays by their names, and dates ("25 and 26 December", "24.12.–01.01."). A holiday
// with a date is the same day as the date; one that moves is found by its name alone.
import { packOf } from '../../../../text/languages.ts';
import type { HolidayName } from '../../../../text/pack/opening-words.ts';
import { pattern } from './hour-items.ts';
import { monthNames } from './season.ts';

/** From one day to another, both included, each as {@link dayOfYear}; from behind to: over the end of the year. */
type DaySpan = { readonly from: number; readonly to: number };
/** `names`: of holidays, as written in lower case. */
export type NamedDays = { readonly names: ReadonlyMap<HolidayName, string>; readonly spans: readonly DaySpan[] };

/** Characters of a text that are read. */
const MAX_CHARS = 1_200;
/** Characters between two dates that can be a span. */
const MAX_GAP = 16;
/** The same where a word says that it is the end of a break: " 2025 and open again on Monday ". */
const MAX_BREAK_GAP = 40;
/** Characters before a month that may hold its days: "24th to 27th of ". */
const DAYS_CHARS = 28;
const MAX_MONTH_DAYS = 31;
const MONTHS = 12;

/** What a page says of public holidays does not hold on these: shops work on them. */
const WORKING_DAYS: ReadonlySet<HolidayName> = new Set(['christmasEve', 'newYearsEve', 'publicHolidays']);

/** A number that grows with the day; `month` from 0 (January). */
const dayOfYear = (month: number, day: number): number => month * (MAX_MONTH_DAYS + 1) + day;
const span = (month: number, day: number, toMonth = month, toDay = day): DaySpan => ({
  from: dayOfYear(month, day),
  to: dayOfYear(toMonth, toDay),
});

const DECEMBER = 11;
/** The dates of holidays that have the same in all countries. */
const DATES: Readonly<Partial<Record<HolidayName, DaySpan>>> = {
  newYear: span(0, 1),
  epiphany: span(0, 6),
  assumption: span(7, 15),
  allSaints: span(10, 1),
  christmasEve: span(DECEMBER, 24),
  christmas: span(DECEMBER, 24, DECEMBER, 26),
  boxingDay: span(DECEMBER, 26),
  newYearsEve: span(DECEMBER, 31),
};
/** Names of several holidays: only the same word is the same day. */
const SEVERAL: ReadonlySet<HolidayName> = new Set(['nationalDay']);

/** The holidays and dates that a text names; null for none. `lang`: the language of the text. */
export function namedDaysIn(text: string, lang: string): NamedDays | null {
  const pack = packOf(lang);
  if (!pack?.opening) return null;
  const read = text.slice(0, MAX_CHARS).normalize('NFC');
  const spans = datesIn(read, lang);
  const names = holidaysIn(read, lang, pack.isUnspaced === true);
  return names.size > 0 || spans.length > 0 ? { names, spans } : null;
}

/** The holidays named; what the longer of two names has taken is no part of the other: "Christmas Eve" is not Christmas. */
function holidaysIn(text: string, lang: string, isUnspaced: boolean): Map<HolidayName, string> {
  const all = Object.entries(packOf(lang)?.opening?.holidays ?? {}) as [HolidayName, string][];
  const found = all
    .flatMap(([name, forms]) =>
      [...text.matchAll(pattern(forms, isUnspaced, 'giu'))].map(({ 0: written, index }) => ({ name, written, index })),
    )
    .sort((a, b) => b.written.length - a.written.length);
  const names = new Map<HolidayName, string>();
  found.forEach(({ name, written, index }, at) => {
    const end = index + written.length;
    const isTaken = found
      .slice(0, at)
      .some((other) => other.name !== name && other.index < end && index < other.index + other.written.length);
    if (!isTaken) names.set(name, written.toLowerCase());
  });
  return names;
}

/** Whether a text names a day of the question, as a holiday or within its dates. */
export function sharesDay(said: NamedDays, asked: NamedDays): boolean {
  for (const [name, word] of asked.names) {
    const other = said.names.get(name);
    if (other !== undefined && (!SEVERAL.has(name) || other.includes(word) || word.includes(other))) return true;
  }
  const wanted = spansOf(asked);
  return spansOf(said).some((one) => wanted.some((other) => overlaps(one, other)));
}

/** What pages may say of a holiday without its name: that of public holidays. Null where it is none. */
export function asPublicHoliday({ names }: NamedDays): NamedDays | null {
  const isPublic = [...names.keys()].some((name) => !WORKING_DAYS.has(name));
  return isPublic ? { names: new Map([['publicHolidays', '']]), spans: [] } : null;
}

function spansOf({ names, spans }: NamedDays): DaySpan[] {
  const known = [...names.keys()].flatMap((name) => DATES[name] ?? []);
  return [...known, ...spans];
}

function overlaps(a: DaySpan, b: DaySpan): boolean {
  const parts = ({ from, to }: DaySpan): DaySpan[] =>
    from <= to
      ? [{ from, to }]
      : [
          { from, to: Number.POSITIVE_INFINITY },
          { from: 0, to },
        ];
  return parts(a).some((one) => parts(b).some((other) => one.from <= other.to && other.from <= one.to));
}

type Dated = DaySpan & { readonly start: number; readonly end: number };

/** The dates of a text; two with a word or sign of a span between them are one span. */
function datesIn(text: string, lang: string): DaySpan[] {
  const found = [...writtenDates(text, lang), ...numericDates(text, lang)].sort((a, b) => a.start - b.start);
  const { to: words = '', reopens } = packOf(lang)?.opening ?? {};
  const isUnspaced = packOf(lang)?.isUnspaced === true;
  const spans: DaySpan[] = [];
  for (let at = 0; at < found.length; at++) {
    const [one, next] = [found[at] as Dated, found[at + 1]];
    const between = next ? text.slice(one.end, next.start) : '';
    const isRange = /^\s?[-–—~〜～]\s?$/u.test(between) || pattern(words, isUnspaced).test(between);
    const isBreak = reopens !== undefined && pattern(reopens, isUnspaced).test(between);
    const isSpan =
      next !== undefined &&
      ((isRange && between.length <= MAX_GAP) || (isBreak && between.length <= MAX_BREAK_GAP)) &&
      !/[\n.;(]/.test(between);
    spans.push({ from: one.from, to: isSpan ? next.to : one.to });
    if (isSpan) at += 1;
  }
  return spans;
}

/** Days before the name of a month: "24", "24.", "24th of", "25 and 26", "24 to 27". */
const DAYS_BEFORE =
  /(?<![\p{N}.,:/])(?<first>\d{1,2})(?:st|nd|rd|th|er|[ºª.])?(?:\s?(?:[-–—,&/]|(?<!\p{L})(?:to|until|till|and|bis|und|al?|y|au|et|e|i|do|và|dan|sampai|đến)(?!\p{L}))\s?(?:the\s|el\s|le\s)?(?<last>\d{1,2})(?:st|nd|rd|th|er|[ºª.])?)?\s?(?:of\s|de\s|d['’]|do\s)?$/u;
/** Days behind it: "December 24", "December 24–26", "12月24日". */
const DAYS_BEHIND = /^\.?\s?(?<first>\d{1,2})(?:st|nd|rd|th)?(?:\s?[-–—~]\s?(?<last>\d{1,2}))?(?![\p{N}:：.,]*\p{N})/u;

/** The dates whose month has its name. */
function writtenDates(text: string, lang: string): Dated[] {
  const { pattern: names, monthOf } = monthNames(lang);
  return [...text.matchAll(names)].flatMap(({ 0: written, index }): Dated[] => {
    const month = monthOf.get(written) ?? monthOf.get(written.toLowerCase());
    if (month === undefined) return [];
    const start = Math.max(0, index - DAYS_CHARS);
    const before = DAYS_BEFORE.exec(text.slice(start, index));
    const end = index + written.length;
    const behind = before ? null : DAYS_BEHIND.exec(text.slice(end, end + DAYS_CHARS));
    const { first, last } = before?.groups ?? behind?.groups ?? {};
    const days = spanOfDays(month, Number(first), Number(last ?? first));
    return days
      ? [{ ...days, start: before ? start + before.index : index, end: end + (behind?.[0].length ?? 0) }]
      : [];
  });
}

function spanOfDays(month: number, first: number, last: number): DaySpan | null {
  const isDay = (day: number) => day >= 1 && day <= MAX_MONTH_DAYS;
  return isDay(first) && isDay(last) && first <= last ? span(month, first, month, last) : null;
}

/** Days and months as numbers: "24.12.", "24/12". In English either may be the day. */
const NUMERIC =
  /(?<![\p{N}.,:/])(?<day>\d{1,2})(?<sign>[./])\s?(?<month>\d{1,2})(?:\k<sign>(?:\d{4}|\d{2})?)?(?![\p{N}:])/gu;
const MONTH_FIRST = 'en';
const POINTED = 'de';

function numericDates(text: string, lang: string): Dated[] {
  if (lang === MONTH_FIRST) return [];
  return [...text.matchAll(NUMERIC)].flatMap(({ 0: written, index, groups = {} }): Dated[] => {
    const month = Number(groups.month) - 1;
    const isOther = groups.sign === '.' && (lang !== POINTED || !/\.(?:\d+)?$/.test(written.slice(3)));
    if (isOther || month < 0 || month >= MONTHS) return [];
    const days = spanOfDays(month, Number(groups.day), Number(groups.day));
    return days ? [{ ...days, start: index, end: index + written.length }] : [];
  });
}
