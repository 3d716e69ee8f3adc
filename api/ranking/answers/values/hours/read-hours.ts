// Reads the opening hours that a text states: "Thursday and Friday from 10:00 to 18:00", "9-5pm Monday to Friday", "Sunday | closed",
// "daily except Monday 9:00–17:00, closed 12:00–13:00". Where it is not clear which hours are of which day, there are none.
import { packOf } from '../../../../text/languages.ts';
import type { OpeningWords } from '../../../../text/pack/opening-words.ts';
import { type HourItem, hourItems, MAX_GAP, pattern } from './hour-items.ts';

/** From and to in minutes since midnight; to before from: after midnight. */
export type Span = readonly [from: number, to: number];
/** By day from 0 (Monday) to 6; no span: closed. A day that is not mentioned is missing. */
export type OpeningHours = ReadonlyMap<number, readonly Span[]>;

const DAYS = 7;
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const DAY_MINUTES = 24 * 60;
/** Characters between a pause and the word behind it that says so: "12:00–13:00 (closed)". */
const MAX_NOTE_GAP = 3;
/** Characters between days and "24 hours" that is said of them; further away it is a time that something takes or an amount of work. */
const MAX_ALWAYS_GAP = 24;
/** Characters of a text that are read: the hours of a week are shorter. */
const MAX_CHARS = 1_200;

/** The hours that a text states; empty when it names no day with hours. `lang`: the language of the text. */
export function readOpeningHours(text: string, lang: string): OpeningHours {
  const words = packOf(lang)?.opening;
  if (!words) return new Map();
  const reader = new HoursReader(text.slice(0, MAX_CHARS), words, packOf(lang)?.isUnspaced === true);
  return reader.read();
}

class HoursReader {
  readonly #text: string;
  readonly #words: OpeningWords;
  readonly #isUnspaced: boolean;
  #items: readonly HourItem[];
  readonly #hours = new Map<number, Span[]>();

  constructor(text: string, words: OpeningWords, isUnspaced: boolean) {
    this.#text = text;
    this.#words = words;
    this.#isUnspaced = isUnspaced;
    this.#items = hourItems(text, words, isUnspaced);
  }

  read(): OpeningHours {
    const shut = this.#takeShut();
    let days: number[] = [];
    for (const line of this.#lines()) {
      // "9:00 to 17:00 Monday to Friday": the days of a line come behind their hours, unless those of the line above are meant.
      const [first] = line;
      const isBehind = first && !isDay(first) && days.length === 0 && line.some(isDay);
      if (isBehind) {
        if (!this.#readBehind(line)) return new Map();
      } else days = this.#readAhead(line, days);
    }
    for (const day of shut) this.#hours.set(day, []);
    return this.#hours;
  }

  /** Days that are said to be closed, before or behind the word: they are, whatever hours "daily" has. Their items are taken out. */
  #takeShut(): Set<number> {
    const taken = new Set<HourItem>();
    const shut = new Set<number>();
    for (const line of this.#lines()) {
      for (const [n, item] of line.entries()) {
        if (item.kind !== 'closed' || item.isPause || line[n + 1]?.kind === 'time') continue;
        const group = this.#shutBeside(line, n).filter((day) => !taken.has(day));
        if (group.length === 0) continue;
        let days: number[] = [];
        for (const [at, day] of group.entries()) {
          taken.add(day);
          days = this.#withDays(days, group[at - 1], day);
        }
        taken.add(item);
        for (const day of days) shut.add(day);
      }
    }
    this.#items = this.#items.filter((item) => !taken.has(item));
    // Hours without a day of their own are those of the other days.
    if (shut.size > 0 && this.#items[0]?.kind === 'time' && !this.#items.some(isDay))
      this.#items = [{ at: 0, end: 0, kind: 'days', days: WEEK }, ...this.#items];
    return shut;
  }

  /** The days that the word "closed" at `n` is about: those right before it, or those behind it. */
  #shutBeside(line: readonly HourItem[], n: number): HourItem[] {
    const ends = line.slice(0, n).findLastIndex((item) => !isSomeDay(item));
    const before = line.slice(ends + 1, n);
    const rest = line.slice(n + 1);
    const length = rest.findIndex((item) => !isSomeDay(item));
    let behind = length < 0 ? rest : rest.slice(0, length);
    const hasComma = (a: HourItem | undefined, b: HourItem | undefined) =>
      a !== undefined && b !== undefined && /[,，、]/.test(this.#text.slice(a.end, b.at));
    const closed = line[n];
    // "Tuesday to Sunday, closed Monday", but "Monday closed, Tuesday 10-18".
    if (before.length > 0 && !(hasComma(before.at(-1), closed) && behind.length > 0 && !hasComma(closed, behind[0])))
      return before;
    if (length >= 0) {
      // "Closed Monday, Tuesday to Friday 10-18": those behind the comma have hours.
      const cut = behind.findIndex((item, at) => at > 0 && hasComma(behind[at - 1], item));
      if (cut > 0) behind = behind.slice(0, cut);
      else if (rest[length]?.kind === 'closed' && hasComma(closed, behind[0])) return [];
    }
    return behind;
  }

  /** The items by line; a line of days alone is one with the next. */
  #lines(): HourItem[][] {
    const lines: HourItem[][] = [];
    let end = -1;
    for (const item of this.#items) {
      const last = lines.at(-1);
      const isNew = !last || (end <= item.at && this.#ends(end, item.at) && !last.every(isDay));
      if (isNew) lines.push([item]);
      else last.push(item);
      end = item.end;
    }
    return lines;
  }

  /** Whether a line or sentence ends between two items; the stop of "p.m." ends none. */
  #ends(from: number, to: number): boolean {
    const between = this.#text.slice(from, to + 1);
    return (
      /\n|;/.test(between) ||
      /[.!]\s+\p{Lu}|。/u.test(/m$/i.test(this.#text.slice(0, from)) ? between.slice(1) : between)
    );
  }

  /** Days before their hours. The days of the end, which hours of the next line may follow where none came. */
  #readAhead(line: readonly HourItem[], before: number[]): number[] {
    let days = before;
    let isOpenList = false;
    let isSettled = false;
    for (let n = 0; n < line.length; n++) {
      const item = line[n] as HourItem;
      if (isDay(item)) {
        if (!isOpenList) days = [];
        isOpenList = true;
        isSettled = false;
        days = this.#withDays(days, line[n - 1], item);
        continue;
      }
      isOpenList = false;
      isSettled = true;
      n += this.#apply(line, n, days);
    }
    return isSettled ? [] : days;
  }

  /** Days behind their hours; false where hours at the end have none. */
  #readBehind(line: readonly HourItem[]): boolean {
    let spans: HourItem[] = [];
    let days: number[] = [];
    const settle = () => {
      for (let n = 0; n < spans.length; n++) n += this.#apply(spans, n, days);
    };
    for (const [n, item] of line.entries()) {
      if (isDay(item)) days = this.#withDays(days, line[n - 1], item);
      else {
        if (days.length > 0) {
          settle();
          [spans, days] = [[], []];
        }
        spans.push(item);
      }
    }
    if (days.length === 0) return false;
    settle();
    return true;
  }

  /** A day added to a list of days, with those between it and the one before where they are a range; without it behind "except". */
  #withDays(days: readonly number[], before: HourItem | undefined, item: HourItem): number[] {
    const own = item.kind === 'days' ? item.days : item.kind === 'day' ? [item.day] : [];
    const between = this.#text.slice(before?.end ?? 0, item.at);
    if (before && isDay(before) && this.#words.except && pattern(this.#words.except, this.#isUnspaced).test(between)) {
      for (const day of own) this.#hours.set(day, []);
      return days.filter((day) => !own.includes(day));
    }
    if (before?.kind === 'day' && item.kind === 'day' && this.#isRange(between))
      return [...days, ...daysBetween(before.day, item.day)];
    return [...new Set([...days, ...own])];
  }

  /** Applies the item at `n` to the days; how many further items it took. */
  #apply(items: readonly HourItem[], n: number, days: readonly number[]): number {
    const item = items[n] as HourItem;
    if (item.kind === 'always') {
      if (!this.#isBesideDays(item)) return 0;
      for (const day of days) this.#hours.set(day, [[0, DAY_MINUTES]]);
      return 0;
    }
    if (item.kind === 'closed') {
      const pause = this.#spanAt(items, n + 1);
      const isNear = pause !== null && (items[n + 1]?.at ?? 0) - item.end <= MAX_GAP;
      // "Closed 12:00 to 13:00" is a pause of the hours before it.
      if (isNear && (this.#isInside(pause, days) || !item.isPause)) {
        for (const day of days) this.#hours.set(day, without(this.#hours.get(day) ?? [], pause));
        return 2;
      }
      if (!item.isPause) for (const day of days) this.#hours.set(day, this.#hours.get(day) ?? []);
      return 0;
    }
    const span = this.#spanAt(items, n);
    if (!span) return 0;
    const [after] = items.slice(n + 2);
    const end = items[n + 1]?.end ?? 0;
    const isPause = after?.kind === 'closed' && after.at - end <= MAX_NOTE_GAP && this.#isInside(span, days);
    for (const day of days) {
      const known = this.#hours.get(day) ?? [];
      this.#hours.set(day, isPause ? without(known, span) : [...known, span]);
    }
    return isPause ? 2 : 1;
  }

  /** Whether the day next to a place, before or behind it, is near. */
  #isBesideDays({ at, end }: HourItem): boolean {
    return this.#items.some((item) => isDay(item) && Math.max(item.at - end, at - item.end) <= MAX_ALWAYS_GAP);
  }

  /** Whether a span lies in the hours of one of the days. */
  #isInside([start, end]: Span, days: readonly number[]): boolean {
    return days.some((day) => this.#hours.get(day)?.some(([from, to]) => start > from && end < to));
  }

  #spanAt(items: readonly HourItem[], n: number): Span | null {
    const [from, to] = [items[n], items[n + 1]];
    if (from?.kind !== 'time' || to?.kind !== 'time') return null;
    return this.#isRange(this.#text.slice(from.end, to.at)) ? [from.minute % DAY_MINUTES, to.minute] : null;
  }

  /** Whether what is between two days or hours makes them a range. */
  #isRange(between: string): boolean {
    if (between.length > MAX_GAP || between.includes('\n')) return false;
    const halves = [this.#words.morning, this.#words.afternoon].filter(Boolean).join('|');
    const bare = halves === '' ? between : between.replaceAll(pattern(halves, true, 'giu'), '');
    return (
      /^(?:[ap]\.?m\.?|uhr|h|点|點|时|時|시|giờ)?[-–—~〜～]$/iu.test(bare.replaceAll(/\s/g, '')) ||
      pattern(this.#words.to, this.#isUnspaced).test(between)
    );
  }
}

/** A day or some of them, and not "daily". */
const isSomeDay = (item: HourItem): boolean => item.kind === 'day' || (item.kind === 'days' && item.days.length < DAYS);

const isDay = ({ kind }: HourItem): boolean => kind === 'day' || kind === 'days';

/** Spans without a pause in them. */
function without(spans: readonly Span[], [start, end]: Span): Span[] {
  return spans.flatMap(([from, to]): Span[] => {
    if (start < from || end > to || start >= end) return [[from, to]];
    return (
      [
        [from, start],
        [end, to],
      ] as Span[]
    ).filter(([a, b]) => a < b);
  });
}

function daysBetween(first: number, last: number): number[] {
  const days: number[] = [];
  for (let day = (first + 1) % DAYS; days.length < DAYS; day = (day + 1) % DAYS) {
    days.push(day);
    if (day === last) break;
  }
  return days;
}
