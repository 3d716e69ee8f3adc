// Reads opening hours as pages write them ("Thursday and Friday from 10:00 to 18:00", "Sunday | closed"), and says which day a question
// asks for and whether it is open at a time. Knows no clock and no time zone: the time of the site is given.
import { packOf } from '../../../text/languages.ts';
import type { OpeningWords } from '../../../text/pack/opening-words.ts';

/** A day from 0 (Monday) to 6, and the minutes since midnight. */
export type SiteTime = { readonly day: number; readonly minute: number };
/** By day: from and to in minutes since midnight; none: closed. A day that is not mentioned is missing. */
export type OpeningHours = ReadonlyMap<number, readonly (readonly [from: number, to: number])[]>;
/** `now`: open at this moment; otherwise a day, which needs no time where it is named. */
export type AskedTime = { readonly day: number | 'today' | 'tomorrow'; readonly isNow: boolean };

type Item =
  | { readonly at: number; readonly end: number; readonly kind: 'day'; readonly day: number }
  | { readonly at: number; readonly end: number; readonly kind: 'time'; readonly minute: number }
  | { readonly at: number; readonly end: number; readonly kind: 'closed' };

const DAYS = 7;
const DAY_MINUTES = 24 * 60;
/** Characters of a text that are read: the hours of a week are shorter. */
const MAX_CHARS = 1_200;
/** Characters between two days or hours that can still be one range or list. */
const MAX_GAP = 16;
/** 10:00, 9.30, 8h30, 9 am, 14 Uhr, 9点; a bare number is no time. */
const TIME =
  /(?<![\p{N}.,:€$£¥])(\d{1,2})(?:[:：.hH](\d{2})(?![\d.,]*[\p{L}%]*€)|(?=\s?(?:[ap]\.?m\b|uhr|h\b|点|點|giờ)))\s?([ap]\.?m\b)?/giu;

/** The hours that a text states; empty when it names no day with hours. `lang`: the language of the text. */
export function readOpeningHours(text: string, lang: string): OpeningHours {
  const words = packOf(lang)?.opening;
  const hours = new Map<number, (readonly [number, number])[]>();
  if (!words) return hours;
  const read = text.slice(0, MAX_CHARS);
  const items = itemsOf(read, words, packOf(lang)?.isUnspaced === true);
  let days: number[] = [];
  let isOpenList = false;
  for (let n = 0; n < items.length; n++) {
    const item = items[n] as Item;
    if (item.kind === 'day') {
      if (!isOpenList) days = [];
      isOpenList = true;
      const before = items[n - 1];
      if (before?.kind === 'day' && isRange(read.slice(before.end, item.at), words))
        days.push(...daysBetween(before.day, item.day));
      else days.push(item.day);
      continue;
    }
    isOpenList = false;
    if (item.kind === 'closed') for (const day of days) hours.set(day, hours.get(day) ?? []);
    const next = items[n + 1];
    if (item.kind !== 'time' || next?.kind !== 'time' || !isRange(read.slice(item.end, next.at), words)) continue;
    for (const day of days) hours.set(day, [...(hours.get(day) ?? []), [item.minute, next.minute]]);
    n++;
  }
  return hours;
}

/** The time a question asks to be open at; null for another question. `lang`: the language of the question. */
export function askedTime(question: string, lang: string): AskedTime | null {
  const words = packOf(lang)?.opening;
  if (!words) return null;
  const isUnspaced = packOf(lang)?.isUnspaced === true;
  const has = (phrases: string) => pattern(phrases, isUnspaced).test(question);
  const day = words.days.findIndex(has);
  if (day >= 0) return { day, isNow: false };
  if (has(words.tomorrow)) return { day: 'tomorrow', isNow: false };
  if (has(words.now)) return { day: 'today', isNow: true };
  return has(words.today) ? { day: 'today', isNow: false } : null;
}

/** Whether it is open at a time by the hours; null where they do not mention the day. Hours may go on after midnight. */
export function isOpenAt(hours: OpeningHours, { day, minute }: SiteTime): boolean | null {
  const own = hours.get(day);
  const yesterday = hours.get((day + DAYS - 1) % DAYS) ?? [];
  if (yesterday.some(([from, to]) => to < from && minute < to)) return true;
  if (!own) return null;
  return own.some(([from, to]) => minute >= from && minute < (to <= from ? to + DAY_MINUTES : to));
}

/** The day of an asked time; null where only the time of the site would say it. */
export function dayOf({ day }: AskedTime, now: SiteTime | null): number | null {
  if (typeof day === 'number') return day;
  if (!now) return null;
  return day === 'today' ? now.day : (now.day + 1) % DAYS;
}

function itemsOf(text: string, words: OpeningWords, isUnspaced: boolean): Item[] {
  const items: Item[] = [];
  words.days.forEach((forms, day) => {
    for (const { index, 0: found } of text.matchAll(pattern(forms, isUnspaced, 'giu')))
      items.push({ kind: 'day', at: index, end: index + found.length, day });
  });
  for (const { index, 0: found } of text.matchAll(pattern(words.closed, isUnspaced, 'giu')))
    items.push({ kind: 'closed', at: index, end: index + found.length });
  for (const match of text.matchAll(TIME)) {
    const minute = minuteOf(
      Number(match[1]),
      Number(match[2] ?? 0),
      match[3] ?? text.slice(match.index).match(/^\d+\s?([ap])\.?m\b/i)?.[1],
    );
    if (minute !== null) items.push({ kind: 'time', at: match.index, end: match.index + match[0].length, minute });
  }
  return items.sort((a, b) => a.at - b.at);
}

function minuteOf(hour: number, minute: number, half: string | undefined): number | null {
  if (hour > 24 || minute > 59) return null;
  const isAfternoon = half?.toLowerCase().startsWith('p') === true;
  const isMorning = half?.toLowerCase().startsWith('a') === true;
  const full = isAfternoon && hour < 12 ? hour + 12 : isMorning && hour === 12 ? 0 : hour;
  return full * 60 + minute;
}

/** Whether what is between two days or hours makes them a range. */
function isRange(between: string, { to }: OpeningWords): boolean {
  if (between.length > MAX_GAP) return false;
  return (
    /^(?:[ap]\.?m\.?|uhr|h|点|點|giờ)?[-–—~〜]$/iu.test(between.replaceAll(/\s/g, '')) ||
    new RegExp(`(?<!\\p{L})(?:${to})(?!\\p{L})`, 'iu').test(between)
  );
}

function daysBetween(first: number, last: number): number[] {
  const days: number[] = [];
  for (let day = (first + 1) % DAYS; days.length < DAYS; day = (day + 1) % DAYS) {
    days.push(day);
    if (day === last) break;
  }
  return days;
}

const patterns = new Map<string, RegExp>();

/** Words as whole words; as pieces in scripts without spaces. The pattern keeps no position between calls. */
function pattern(phrases: string, isUnspaced: boolean, flags = 'iu'): RegExp {
  const key = `${flags}${isUnspaced}${phrases}`;
  const known = patterns.get(key);
  if (known) return known;
  const made = new RegExp(
    isUnspaced ? `(?:${phrases})` : `(?<![\\p{L}\\p{M}\\p{N}])(?:${phrases})(?![\\p{L}\\p{M}\\p{N}])`,
    flags,
  );
  patterns.set(key, made);
  return made;
}
