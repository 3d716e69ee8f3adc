// What a question about opening hours asks for, and what hours say of a time: open until when, closed until when. Hours are read from texts
// in read-hours.ts. Knows no clock and no time zone: the time of the site is given.
import { packOf } from '../../../../text/languages.ts';
import type { OpeningWords } from '../../../../text/pack/opening-words.ts';
import { pattern } from './hour-items.ts';
import type { OpeningHours } from './read-hours.ts';

/** A day from 0 (Monday) to 6, the minutes since midnight, and the month from 0 (January) to 11; without one no season is known to hold. */
export type SiteTime = { readonly day: number; readonly minute: number; readonly month?: number };
/** `isNow`: open at this moment; otherwise a day, which needs no time where it is named. `isOfPart`: only an hour or a part of the day is meant. */
export type AskedTime = {
  readonly day: number | 'today' | 'tomorrow';
  readonly isNow: boolean;
  readonly isOfPart?: true;
};

const DAYS = 7;
const DAY_MINUTES = 24 * 60;

/** The time a question asks to be open at; null for another question. `lang`: the language of the question. */
export function askedTime(question: string, lang: string): AskedTime | null {
  const words = packOf(lang)?.opening;
  if (!words) return null;
  const isUnspaced = packOf(lang)?.isUnspaced === true;
  const has = (phrases: string) => pattern(phrases, isUnspaced).test(question);
  const day = lastNamedDay(question, words.days, isUnspaced);
  if (day !== null) return { day, isNow: false, ...partOf(question, words, isUnspaced) };
  if (has(words.tomorrow)) return { day: 'tomorrow', isNow: false, ...partOf(question, words, isUnspaced) };
  if (has(words.now)) return { day: 'today', isNow: true };
  return has(words.today) ? { day: 'today', isNow: false, ...partOf(question, words, isUnspaced) } : null;
}

/** That a question with a day means an hour or a part of it. */
function partOf(question: string, { partsOfDay, days }: OpeningWords, isUnspaced: boolean): { isOfPart?: true } {
  const namesPart = partsOfDay !== undefined && pattern(partsOfDay, isUnspaced).test(question);
  return namesPart || namesHour(question, days, isUnspaced) ? { isOfPart: true } : {};
}

/** Whether a question has a number besides those in the names of days ("thứ 7"). */
function namesHour(question: string, days: readonly string[], isUnspaced: boolean): boolean {
  return /\p{N}/u.test(days.reduce((rest, forms) => rest.replaceAll(pattern(forms, isUnspaced, 'giu'), ' '), question));
}

/** Of several days the last: a question with the one before it ends with the day that is asked for now. */
function lastNamedDay(question: string, days: readonly string[], isUnspaced: boolean): number | null {
  const places = days.map((forms) =>
    Math.max(-1, ...[...question.matchAll(pattern(forms, isUnspaced, 'giu'))].map(({ index }) => index)),
  );
  const last = Math.max(...places);
  return last < 0 ? null : places.indexOf(last);
}

/** Whether it is open at a time by the hours; null where they do not mention the day. Hours may go on after midnight. */
export function isOpenAt(hours: OpeningHours, now: SiteTime): boolean | null {
  if (closesAt(hours, now) !== null) return true;
  return hours.has(now.day) ? false : null;
}

/** When what is open at a time closes, in minutes since midnight of its day; null where it is not open. Spans that follow each other are one. */
export function closesAt(hours: OpeningHours, { day, minute }: SiteTime): number | null {
  const spansOf = (of: number, shift: number) =>
    (hours.get((of + DAYS) % DAYS) ?? []).map(
      ([from, to]) => [from + shift, (to <= from ? to + DAY_MINUTES : to) + shift] as const,
    );
  const spans = [...spansOf(day - 1, -DAY_MINUTES), ...spansOf(day, 0), ...spansOf(day + 1, DAY_MINUTES)];
  let end = spans.find(([from, to]) => minute >= from && minute < to)?.[1] ?? null;
  for (let next = end; next !== null; ) {
    end = next;
    const goesOn = spans.find(([from, to]) => from <= (end as number) && to > (end as number));
    next = goesOn ? goesOn[1] : null;
  }
  return end;
}

/** When it opens next after a time: in how many days, and at which minute; null where no span is known. */
export function opensNext(hours: OpeningHours, { day, minute }: SiteTime): { inDays: number; minute: number } | null {
  for (let inDays = 0; inDays <= DAYS; inDays++) {
    const starts = (hours.get((day + inDays) % DAYS) ?? []).map(([from]) => from).sort((a, b) => a - b);
    const next = starts.find((from) => inDays > 0 || from > minute);
    if (next !== undefined) return { inDays, minute: next };
  }
  return null;
}

/** The day of an asked time; null where only the time of the site would say it. */
export function dayOf({ day }: AskedTime, now: SiteTime | null): number | null {
  if (typeof day === 'number') return day;
  if (!now) return null;
  return day === 'today' ? now.day : (now.day + 1) % DAYS;
}
