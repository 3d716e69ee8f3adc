// Dates and times of day in a text: 12/5/2026 and 2026-05-12, `5 tháng 12`, `3月5日`, `5 pm` and 17:00. The words and forms of
// languages are from figure-words.ts; other figures are figures.ts.
import type { MomentForm } from '../text/pack/figure-words.ts';
import { MONTHS, OWN_DATES, OWN_TIMES } from './figure-words.ts';

/** A day, or the parts of one that are written. */
export type CalendarDate = { readonly year?: number; readonly month?: number; readonly day?: number };

const ISO_DATE = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g;
const SHORT_DATE = /(?<![\d/.])(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?![\d/]|\.\d)/g;
const monthNames = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const DAY_MONTH = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?\s+(${monthNames})\.?(?:,?\s+(\d{4}))?(?![\p{L}\p{N}])`,
  'giu',
);
const MONTH_DAY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${monthNames})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d|[.,:]\d)(?:,?\s+(\d{4}))?(?![\p{L}\p{N}])`,
  'giu',
);
const MONTH_YEAR = new RegExp(String.raw`(?<![\p{L}\p{N}])(${monthNames})\.?,?\s+(\d{4})(?![\p{L}\p{N}])`, 'giu');
const HAS_MONTH = new RegExp(String.raw`(?<![\p{L}])(?:${monthNames})(?![\p{L}])`, 'iu');
const CLOCK = /(?<![\d.:])(\d{1,2})[:：](\d{2})(?::\d{2})?(?!\d)\s*(a\.?m\.?|p\.?m\.?)?(?![\p{L}])/giu;
const CLOCK_12 = /(?<![\d.:])(\d{1,2})(?:[.](\d{2}))?\s*(a\.?m\.?|p\.?m\.?)(?![\p{L}])/giu;
const CLOCK_H = /(?<![\d.:])(\d{1,2})\s?h(\d{2})?(?![\p{L}\p{N}])/giu;

/** The value of a date or a time of day: days, or minutes since midnight; and the plain numbers that its notation may also mean. */
export type Moment = {
  readonly dates?: readonly CalendarDate[];
  readonly minutes?: readonly number[];
  readonly values?: readonly number[];
};

const fullYear = (written: string | undefined): number | undefined =>
  written === undefined ? undefined : written.length === 2 ? 2000 + Number(written) : Number(written);

function dateOf(year: number | undefined, month: number, day: number | undefined): CalendarDate[] {
  if (month < 1 || month > 12 || (day !== undefined && (day < 1 || day > 31))) return [];
  return [{ month, ...(year === undefined ? {} : { year }), ...(day === undefined ? {} : { day }) }];
}

function orNone(dates: CalendarDate[], values: readonly number[] = []): Moment | null {
  return dates.length === 0 ? null : { dates, values };
}

function clock(hour: string, minute: string | undefined, half: string | undefined): Moment | null {
  const hours = Number(hour);
  const minutes = Number(minute ?? 0);
  if (hours > 24 || minutes > 59) return null;
  const shift = half === undefined ? 0 : /^p/i.test(half) ? (hours < 12 ? 720 : 0) : hours === 12 ? -720 : 0;
  return { minutes: [hours * 60 + minutes + shift], values: minutes === 0 ? [hours, hours + shift / 60] : [] };
}

type Reader = readonly [RegExp, hint: RegExp, (match: RegExpMatchArray) => Moment | null];

/** A reader of the named groups of a language's own form. */
function ownReader(read: (groups: Readonly<Record<string, string | undefined>>) => Moment | null) {
  return ({ pattern, hint }: MomentForm): Reader => [pattern, hint, ({ groups }) => read(groups ?? {})];
}

const month = (name: string | undefined): number => MONTHS.get((name ?? '').toLowerCase()) ?? 0;

/** What a date or time looks like, a cheap sign that a text may hold one, and how it is read. The first that fits a place has it. */
const DATE_READERS: readonly Reader[] = [
  [ISO_DATE, /\d{4}[-/.]\d/, ([, y, m, d]) => orNone(dateOf(Number(y), Number(m), Number(d)))],
  [CLOCK, /\d[:：]\d/, ([, h, m, half]) => clock(h as string, m, half)],
  [CLOCK_12, /\d\s*[ap]\.?m/i, ([, h, m, half]) => clock(h as string, m, half)],
  ...OWN_TIMES.map(ownReader(({ hour, minute }) => clock(hour as string, minute, undefined))),
  [CLOCK_H, /\d\s?h/i, ([, h, m]) => clock(h as string, m, undefined)],
  [DAY_MONTH, HAS_MONTH, ([, d, m, y]) => orNone(dateOf(fullYear(y), month(m), Number(d)))],
  [MONTH_DAY, HAS_MONTH, ([, m, d, y]) => orNone(dateOf(fullYear(y), month(m), Number(d)))],
  [MONTH_YEAR, HAS_MONTH, ([, m, y]) => orNone(dateOf(Number(y), month(m), undefined))],
  ...OWN_DATES.map(
    ownReader(({ year, month, day }) =>
      orNone(dateOf(fullYear(year), Number(month), day === undefined ? undefined : Number(day))),
    ),
  ),
  [
    SHORT_DATE,
    /\d[/.-]\d/,
    ([written, a, sep, b, y]) => {
      // `9-5`, `1.5`: a range and a decimal, unless a year follows.
      if (y === undefined && sep !== '/') return null;
      const dates = [...dateOf(fullYear(y), Number(b), Number(a)), ...dateOf(fullYear(y), Number(a), Number(b))];
      const values = y === undefined ? [Number(a), Number(b), Number(a) / Number(b)] : [];
      return dates.length === 0 || (written as string).length < 3 ? null : { dates, values };
    },
  ],
];

/** Calls `add` for each date and time of day in a text; where writings overlap, for the likelier one first. */
export function readMoments(text: string, add: (start: number, end: number, moment: Moment) => void): void {
  if (!/\d/.test(text)) return;
  for (const [pattern, hint, read] of DATE_READERS) {
    if (!hint.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const moment = read(match);
      if (moment) add(match.index, match.index + match[0].trimEnd().length, moment);
    }
  }
}

/** Whether the shared parts are equal, and there are enough of them: two, or all that the claim has. */
export function isSameDate(claim: CalendarDate, other: CalendarDate): boolean {
  let shared = 0;
  for (const part of ['year', 'month', 'day'] as const) {
    if (claim[part] === undefined || other[part] === undefined) continue;
    if (claim[part] !== other[part]) return false;
    shared++;
  }
  return shared >= Math.min(2, Object.keys(claim).length);
}
