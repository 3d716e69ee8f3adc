// The days and hours in a text as pages write them: 10:00, 9.30, 8h30, 8 h 30, 9 am, 14 Uhr, 下午6点, 9-5pm, Mon-Fri 9-17, daily, noon. What they say
// together is read in read-hours.ts.

import { packOf } from '../../../../text/languages.ts';
import { withAsciiDigits } from '../../../../text/letters/ascii-digits.ts';
import { NAME_END, NAME_START, WORD_END } from '../../../../text/letters/word-edges.ts';
import type { OpeningWords } from '../../../../text/pack/opening-words.ts';

export type HourItem = { readonly at: number; readonly end: number } & (
  | { readonly kind: 'day'; readonly day: number }
  /** Every day, weekdays, the weekend. */
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'time'; readonly minute: number }
  /** `isPause`: for a meal, which may also be what is served in the hours behind it. */
  | { readonly kind: 'closed'; readonly isPause: boolean }
  /** Open all day. */
  | { readonly kind: 'always' }
);

/** Characters between two days or hours that can still be one range or list. */
export const MAX_GAP = 16;
const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** A bare number is no time; see {@link bareRanges}. */
const TIME =
  /(?<![\p{N}.,:€$£¥])(?<hour>\d{1,2})(?:(?<sign>[:：.hH])(?<minute>\d{2})(?![\d.,]*[\p{L}%]*€)|(?=\s?(?:[ap]\.?m\b|uhr|h\b|点|點|时|時|시|giờ)))(?:\s?(?:点|點|时|時|시|giờ|uhr|h\b)(?:\s?(?<more>\d{2})(?!\d|\s?h\b)(?:\s?[分분])?)?)?(?:\s?(?<half>[ap]\.?m\b))?/giu;
/** Two hours with a sign or a word between them, of which the first has no minutes: 9-5pm, 9–17:30, 9-17, de 9 a 17. */
const bareOf = (to: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{N}.,:€$£¥])(?<from>\d{1,2})(?<to>\s?[-–—]\s?|(?:\s?h)?\s(?:${to})\s)(?=(?<end>\d{1,2})(?<rest>[:：.hH]\d{2}|\s?[ap]\.?m\b|\s?uhr|\s?h\b|))`,
    'giu',
  );
const bare = new Map<string, RegExp>();
/** What is behind an hour without minutes makes it a date, a price or an amount. */
const NO_HOUR = /^\s?(?:(?!(?:h(?:s|rs|oras)?|y)(?!\p{L})|\p{L}{1,3}\s\d{1,2}\s?[-–—])[\p{L}%€$£¥]|[.,]\d|[-–—/]\d)/iu;
/** Between the hours of a morning and those of an afternoon: "9 a 14 y de 17 a 20". */
const AND_BETWEEN = /^(?:\s?h(?:s|rs|oras)?\.?)?(?:\s?[,/&]|\s\p{L}{1,3})?(?:\s\p{L}{2,4})?\s$/iu;
/** Characters between a day and the bare hours that belong to it: "Mon-Fri: 9-17". */
const MAX_DAY_GAP = 4;

/** The items of a text in their order. */
export function hourItems(written: string, words: OpeningWords, isUnspaced: boolean): HourItem[] {
  const text = withAsciiDigits(written);
  const items: HourItem[] = [];
  const find = (phrases: string | undefined, make: (place: { at: number; end: number }) => HourItem): void => {
    if (!phrases) return;
    for (const { index, 0: found } of text.matchAll(pattern(phrases, isUnspaced, 'giu')))
      items.push(make({ at: index, end: index + found.length }));
  };
  words.days.forEach((forms, day) => {
    find(forms, (place) => ({ ...place, kind: 'day', day }));
  });
  find(words.daily, (place) => ({ ...place, kind: 'days', days: WEEK }));
  find(words.weekdays, (place) => ({ ...place, kind: 'days', days: WEEK.slice(0, 5) }));
  find(words.weekend, (place) => ({ ...place, kind: 'days', days: WEEK.slice(5) }));
  find(words.closed, (place) => ({ ...place, kind: 'closed', isPause: false }));
  find(words.pause, (place) => ({ ...place, kind: 'closed', isPause: true }));
  find(words.allDay, (place) => ({ ...place, kind: 'always' }));
  find(words.noon, (place) => ({ ...place, kind: 'time', minute: 12 * 60 }));
  find(words.midnight, (place) => ({ ...place, kind: 'time', minute: 24 * 60 }));
  const times = timesIn(text, words, isUnspaced);
  const named = [...items].sort((a, b) => a.at - b.at);
  // The longer of two words at one place: "nghỉ trưa" is a pause, "nghỉ" closed.
  const whole = named.filter(
    (item) =>
      !named.some(
        (other) =>
          other !== item && other.at <= item.at && other.end >= item.end && other.end - other.at > item.end - item.at,
      ),
  );
  // "24 hours" is no hour of the day, and "thứ 7" no seven.
  const isFree = ({ at }: { at: number }) => !whole.some((item) => item.at <= at && at < item.end);
  return [...whole, ...[...times, ...bareRanges(text, times, named, words.to)].filter(isFree)].sort(
    (a, b) => a.at - b.at,
  );
}

/** The days from 0 (Monday) to 6 that a text in a language names: a day, every day, weekdays, the weekend. */
export function daysIn(text: string, lang: string): Set<number> {
  const { opening, isUnspaced = false } = packOf(lang) ?? {};
  const items = opening ? hourItems(text, opening, isUnspaced) : [];
  return new Set(items.flatMap((item) => (item.kind === 'day' ? [item.day] : item.kind === 'days' ? item.days : [])));
}

type Time = Extract<HourItem, { kind: 'time' }>;

function timesIn(text: string, words: OpeningWords, isUnspaced: boolean): Time[] {
  return [...text.matchAll(TIME)].flatMap((match) => {
    const { hour, minute, more, half } = match.groups as Record<string, string | undefined>;
    const end = match.index + match[0].length;
    const around = [text.slice(Math.max(0, match.index - 8), match.index), text.slice(end, end + 8)] as const;
    const isHalf = (phrases: string | undefined) => phrases !== undefined && isBeside(around, phrases, isUnspaced);
    const part = half ?? (isHalf(words.afternoon) ? 'p' : isHalf(words.morning) ? 'a' : undefined);
    const read = minuteOf(Number(hour), Number(minute ?? more ?? 0), part);
    return read === null ? [] : [{ kind: 'time' as const, at: match.index, end, minute: read }];
  });
}

/** Whether a word ends right before a place, or begins right behind it. */
function isBeside([before, after]: readonly [string, string], phrases: string, isUnspaced: boolean): boolean {
  const edge = isUnspaced ? '' : WORD_END;
  return (
    new RegExp(`(?:${phrases})\\s?$`, 'iu').test(before) ||
    new RegExp(`^\\s?(?:giờ\\s)?(?:${phrases})${edge}`, 'iu').test(after)
  );
}

/** Hours without minutes: the first of a range whose second is a time, or both where a day or other hours are right before them. */
function bareRanges(text: string, times: readonly Time[], named: readonly HourItem[], words: string): Time[] {
  let form = bare.get(words);
  if (!form) {
    form = bareOf(words);
    bare.set(words, form);
  }
  let last = -1;
  return [...text.matchAll(form)].flatMap((match) => {
    const { from = '', to = '', end = '', rest = '' } = match.groups as Record<string, string | undefined>;
    const at = match.index;
    const isWord = /\p{L}/u.test(to);
    if (times.some((time) => time.at <= at && at < time.end)) return [];
    const second = at + from.length + to.length;
    const first = { kind: 'time' as const, at, end: at + from.length };
    const day = named.findLast((item) => item.end <= at);
    const isOfDay =
      day && (day.kind === 'day' || day.kind === 'days') && at - day.end <= MAX_DAY_GAP + (isWord ? 1 : 0);
    const isNext = last >= 0 && last <= at && AND_BETWEEN.test(text.slice(last, at));
    if (rest !== '') {
      const time = times.find((one) => one.at === second);
      // "3 a 5 h" may be a time that something takes.
      if (time === undefined || Number(from) > 24 || (isWord && !isOfDay && !isNext)) return [];
      last = time.end;
      return [{ ...first, minute: beforeEnd(Number(from), time.minute, rest) }];
    }
    const [open, close] = [Number(from), Number(end)];
    const stop = second + end.length;
    const isOfHours = isOfDay || isNext;
    if (!isOfHours || open > 24 || close > 24 || NO_HOUR.test(text.slice(stop, stop + MAX_GAP))) return [];
    last = stop;
    // "9-5" is from morning to afternoon.
    const until = close <= open && close < 12 && open < 12 ? close + 12 : close;
    return [
      { ...first, minute: open * 60 },
      { kind: 'time' as const, at: second, end: stop, minute: until * 60 },
    ];
  });
}

/** "9-5pm" is from nine in the morning, "1-5pm" from one in the afternoon. */
function beforeEnd(hour: number, until: number, rest: string): number {
  const isTwelve = /[ap]\.?m/i.test(rest);
  const isSameHalf = isTwelve && until >= 12 * 60 && hour < 12 && (hour + 12) * 60 < until;
  return (isSameHalf ? hour + 12 : hour) * 60;
}

function minuteOf(hour: number, minute: number, half: string | undefined): number | null {
  if (hour > 24 || minute > 59) return null;
  const isAfternoon = half?.toLowerCase().startsWith('p') === true;
  const isMorning = half?.toLowerCase().startsWith('a') === true;
  const full = isAfternoon && hour < 12 ? hour + 12 : isMorning && hour === 12 ? 0 : hour;
  return full * 60 + minute;
}

const patterns = new Map<string, RegExp>();

/** Words as whole words; as pieces in scripts without spaces. The pattern keeps no position between calls. */
export function pattern(phrases: string, isUnspaced: boolean, flags = 'iu'): RegExp {
  const key = `${flags}${isUnspaced}${phrases}`;
  const known = patterns.get(key);
  if (known) return known;
  const made = new RegExp(isUnspaced ? `(?:${phrases})` : `${NAME_START}(?:${phrases})${NAME_END}`, flags);
  patterns.set(key, made);
  return made;
}
