// Figures in a text and their values, so that different notations match: 1,000 and 1.000, 12/5/2026 and 2026-05-12,
// 24 months and 2 years. Numbers are read by numbers.ts, dates and times of day by dates.ts.
import { type CalendarDate, isSameDate, readMoments } from './dates.ts';
import { alternativesOf, UNITS, type Unit } from './figure-words.ts';
import { readNumbers } from './numbers.ts';

/** One figure of a text. It has several readings where its notation is ambiguous (`1.000`, `5/12`). */
export type Figure = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly values: readonly number[];
  readonly unit: Unit | null;
  readonly dates: readonly CalendarDate[];
  /** Minutes since midnight. */
  readonly minutes: readonly number[];
  /** Digits of a telephone number or another long code; '' otherwise. */
  readonly digits: string;
  /** Spelled out: `two`, `hai`, `两`. */
  readonly isWord: boolean;
  /** Implied, such as the 60 % of `six of ten`. It may support another figure, and is no claim itself. */
  readonly isImplied: boolean;
};

/** A bare whole number up to this one counts things or numbers a list as often as it states a fact. */
const MAX_COUNTING = 10;
/** Digits from which a run with blanks, dots or dashes is a telephone number or a code. */
const MIN_CODE_DIGITS = 8;

const CODE = /(?<![\p{L}\p{N}.,])\+?\(?\d[\d() .\u00a0-]{6,22}\d(?![\p{L}\p{N}]|[.,]\d)/gu;
const OF = new RegExp(`^ (?:${alternativesOf('partOf')}) $`, 'iu');
const RANGE = new RegExp(`^\\s?(?:-|–|—|~|${alternativesOf('range')})\\s?$`, 'iu');

/** The figures of a text in their order. Offsets are those of `text`, which is best NFC. */
export function readFigures(text: string): Figure[] {
  const taken = new Uint8Array(text.length);
  const found: Figure[] = [];
  const add = (start: number, end: number, parts: Partial<Figure>): void => {
    for (let at = start; at < end; at++) if (taken[at]) return;
    taken.fill(1, start, end);
    const blank = { values: [], unit: null, dates: [], minutes: [], digits: '', isWord: false, isImplied: false };
    found.push({ text: text.slice(start, end), start, end, ...blank, ...parts });
  };
  readMoments(text, add);
  for (const match of text.matchAll(CODE)) {
    const digits = match[0].replace(/\D/g, '');
    const isGrouped = /^\d{1,3}([ \u00a0.])\d{3}(\1\d{3})*$/.test(match[0]);
    if (digits.length >= MIN_CODE_DIGITS && !isGrouped) add(match.index, match.index + match[0].length, { digits });
  }
  readNumbers(text, add);
  found.sort((a, b) => a.start - b.start);
  return [...shareUnits(text, found), ...readShares(text, found)];
}

/** `six of ten cases` is 60 %. */
function readShares(text: string, figures: readonly Figure[]): Figure[] {
  return figures.flatMap((part, index) => {
    const whole = figures[index + 1];
    const [a, b] = [part.values[0], whole?.values[0]];
    if (!whole || a === undefined || b === undefined || a > b || b === 0 || part.unit) return [];
    if (!OF.test(text.slice(part.end, whole.start))) return [];
    const unit = UNITS.get('%') as Unit;
    return [{ ...part, end: whole.end, values: [(a / b) * 100], unit, dates: [], minutes: [], isImplied: true }];
  });
}

/** `4–6 days`, `4 to 6 days`: the first has the unit of the second. */
function shareUnits(text: string, figures: readonly Figure[]): Figure[] {
  return figures.map((figure, index) => {
    const next = figures[index + 1];
    if (figure.unit || !next?.unit || figure.values.length === 0) return figure;
    return RANGE.test(text.slice(figure.end, next.start)) ? { ...figure, unit: next.unit } : figure;
  });
}

/**
 * Whether a figure is a claim that needs a source: a date, a time, a code, a number with a unit or a scale, and
 * every bare number but small whole ones. Number words count only with a unit: `one of two ways` is prose.
 */
export function isClaim(figure: Figure): boolean {
  if (figure.isImplied) return false;
  if (figure.dates.length > 0 || figure.minutes.length > 0 || figure.digits !== '' || figure.unit) return true;
  if (figure.isWord) return false;
  return figure.values.some((value) => value > MAX_COUNTING || !Number.isInteger(value));
}

/** The figure is sum, difference, product, quotient or percentage of two of the others: `3 × 20 = 60`, `15 dB less than 61`. */
export function isWorkedOut(figure: Figure, others: readonly Figure[]): boolean {
  const values = others.flatMap((other) => other.values);
  const results = values.flatMap((a, i) =>
    values.flatMap((b, j) => (i === j ? [] : [a + b, a - b, a * b, a / b, (a * b) / 100])),
  );
  // Rounded as people round: to half a per cent.
  return figure.values.some((value) => results.some((result) => Math.abs(result - value) <= 0.005 * Math.abs(value)));
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1);

/** Whether `other`, in a source, equals `claim`. A unit or a part of a date that one of them leaves out is no contradiction. */
export function isSameFigure(claim: Figure, other: Figure): boolean {
  if (claim.digits !== '' && other.digits !== '') return hasSameEnd(claim.digits, other.digits);
  if (claim.dates.some((a) => other.dates.some((b) => isSameDate(a, b)))) return true;
  if (claim.minutes.some((a) => other.minutes.some((b) => isSame(a, b)))) return true;
  if (claim.minutes.length > 0 && other.minutes.length > 0) return false;
  // A year alone matches a date.
  if (
    claim.dates.length === 0 &&
    !claim.unit &&
    other.dates.some(({ year }) => year !== undefined && claim.values.includes(year))
  )
    return true;
  const { unit } = claim;
  if (unit && other.unit) {
    if (unit.dimension !== other.unit.dimension) return false;
    const theirs = other.unit;
    return claim.values.some((a) => other.values.some((b) => isSame(a * unit.factor, b * theirs.factor)));
  }
  return claim.values.some((a) => other.values.some((b) => isSame(a, b)));
}

/** `+84 28 1234 5678` and `028 1234 5678` are one number. */
function hasSameEnd(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.endsWith(short.replace(/^0/, ''));
}
