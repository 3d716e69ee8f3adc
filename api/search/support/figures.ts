// Numbers, dates and times of day in a text, read so that one way of writing matches another: 1,000 and 1.000, 12/5/2026
// and 2026-05-12, `two` and 2, 24 months and 2 years, 1.5 million and 1,500,000. Knows four languages by figure-words.ts.
import {
  MONTHS,
  NUMBER_FACTORS,
  NUMBER_WORDS,
  PREFIX_UNITS,
  SCALES,
  TEEN_WORD,
  UNITS,
  type Unit,
} from './figure-words.ts';

type CalendarDate = { readonly year?: number; readonly month?: number; readonly day?: number };

/** One figure as it stands in a text. It has several readings where its writing is ambiguous (`1.000`, `5/12`). */
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
  /** Not written but said: the 60 % of `six of ten`. It may be what another figure rests on, and claims nothing itself. */
  readonly isImplied: boolean;
};

/** A bare whole number up to this one counts things or numbers a list as often as it states a fact. */
const MAX_COUNTING = 10;
/** Digits from which a run with blanks, dots or dashes is a telephone number or a code. */
const MIN_CODE_DIGITS = 8;

const NUMBER = String.raw`\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*`;
const CODE = /(?<![\p{L}\p{N}.,])\+?\(?\d[\d() .\u00a0-]{6,22}\d(?![\p{L}\p{N}]|[.,]\d)/gu;
const ISO_DATE = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g;
const SHORT_DATE = /(?<![\d/.])(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?![\d/]|\.\d)/g;
const VI_DATE = /(?:(?<!\d)(\d{1,2})\s+)?tháng\s+(\d{1,2})(?!\d)(?:(?:\s*[,/]\s*|\s+năm\s+|\s+)(\d{4})(?!\d))?/giu;
const ZH_DATE = /(?:(?<!\d)(\d{4})\s*年\s*)?(?<!\d)(\d{1,2})\s*月(?:\s*(\d{1,2})\s*[日号號])?/gu;
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
const CLOCK_ID = /(?<=(?:pukul|jam)\s)(\d{1,2})[.](\d{2})(?!\d)/giu;
const CLOCK_ZH = /(?<!\d)(\d{1,2})\s*[点點](?:\s*(\d{1,2})\s*分)?/gu;
const HAN_NUMBER = /[〇零一二两兩三四五六七八九十百千万萬亿億]+/gu;
const WORD = /[\p{L}\p{M}]+/gu;

const escapePattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** May stand between a figure and its unit: `5 working days`. */
const BETWEEN = new Set('working business calendar full whole more extra additional'.split(' '));
/** Longest Han word among units and scales, in characters. */
const MAX_HAN_WORD = 4;
/** Characters looked at behind a figure: a scale, an adjective and a unit. */
const TAIL_CHARS = 32;
const BEFORE = new RegExp(`(${PREFIX_UNITS.map(escapePattern).join('|')})[\\s\\u00a0]?$`, 'iu');
const OF = /^ (?:of|in|out of|of every|out of every|trong|trên|trong số|dari|dari setiap) $/iu;
const RANGE = /^\s?(?:-|–|—|~|to|until|đến|tới|hingga|sampai|至|到)\s?$/iu;

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
  const hasDigits = /\d/.test(text);
  for (const [pattern, hint, read] of hasDigits ? DATE_READERS : []) {
    if (!hint.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const parts = read(match);
      if (parts) add(match.index, match.index + match[0].trimEnd().length, parts);
    }
  }
  for (const match of hasDigits ? text.matchAll(CODE) : []) {
    const digits = match[0].replace(/\D/g, '');
    const isGrouped = /^\d{1,3}([ \u00a0.])\d{3}(\1\d{3})*$/.test(match[0]);
    if (digits.length >= MIN_CODE_DIGITS && !isGrouped) add(match.index, match.index + match[0].length, { digits });
  }
  for (const match of text.matchAll(new RegExp(NUMBER, 'gu'))) addNumber(text, match.index, match[0], add);
  addHanNumbers(text, add);
  addNumberWords(text, add);
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

const MAX_NUMBER_WORD = Math.max(...[...NUMBER_WORDS.keys()].map((word) => word.length));

type Add = (start: number, end: number, parts: Partial<Figure>) => void;

/** Digits inside a word (`X200`) belong to a name: see names.ts. */
function addNumber(text: string, start: number, written: string, add: Add): void {
  const isInWord = /[\p{Script=Latin}_]-?$/u.test(text.slice(Math.max(0, start - 2), start));
  const before = BEFORE.exec(text.slice(Math.max(0, start - 5), start));
  if (isInWord && !before) return;
  const end = start + written.length;
  const tail = readTail(text, end);
  if (tail.end === end && /^[\p{Script=Latin}]/u.test(text.slice(end, end + 2))) return;
  const word = tail.unit || (before?.[1] ?? '').toLowerCase();
  add(before && tail.unit === '' ? start - before[0].length : start, tail.end, {
    values: readNumber(written).map((value) => value * tail.scale),
    // `2026年` is a year, not a span of them.
    unit: word === '年' && /^[12]\d{3}$/.test(written) ? null : (UNITS.get(word) ?? null),
  });
}

/** What stands behind a figure: its scale, its unit ('' for none), and where they end. */
type Tail = { readonly scale: number; readonly unit: string; readonly end: number };

function readTail(text: string, from: number): Tail {
  const tail = text.slice(from, from + TAIL_CHARS);
  let at = /^(?:st|nd|rd|th)(?![a-z])/i.test(tail) ? 2 : 0;
  const scale = wordAt(tail, at, SCALES);
  at = scale?.end ?? at;
  const adjective = wordAt(tail, at, BETWEEN);
  const unit = wordAt(tail, adjective?.end ?? at, UNITS);
  return {
    scale: SCALES.get(scale?.word ?? '') ?? 1,
    unit: unit?.word ?? '',
    end: from + (unit?.end ?? at),
  };
}

/** The word of a table at a place of a text, behind at most two blanks or a hyphen. A Latin word is whole, a sign or a Han word may go on. */
function wordAt(
  text: string,
  from: number,
  table: { has(word: string): boolean },
): { word: string; end: number } | undefined {
  const start = from + (/^[\s\u00a0-]{0,2}/.exec(text.slice(from))?.[0].length ?? 0);
  const rest = text.slice(start).toLowerCase();
  const [latin = ''] = /^[\p{Script=Latin}\p{M}]+(?![\p{L}\p{N}])/u.exec(rest) ?? [];
  if (latin !== '') {
    const two = /^ [\p{Script=Latin}\p{M}]+(?![\p{L}\p{N}])/u.exec(rest.slice(latin.length))?.[0] ?? '';
    const word = [latin + two, latin].find((candidate) => table.has(candidate));
    return word === undefined ? undefined : { word, end: start + word.length };
  }
  for (let length = MAX_HAN_WORD; length > 0; length--) {
    const word = rest.slice(0, length);
    if (word.length === length && !/^\p{Script=Latin}/u.test(word) && table.has(word))
      return { word, end: start + length };
  }
  return undefined;
}

/** `1.000` is a thousand or one, `1,5` one and a half, `1 000` and `1'000` a thousand. */
export function readNumber(written: string): number[] {
  const bare = written.replace(/[ \u00a0\u202f'’]/g, '');
  const readings = new Set<number>();
  const seps = bare.match(/[.,]/g) ?? [];
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare) && new Set(seps).size === 1;
  if (seps.length === 0) readings.add(Number(bare));
  if (grouped) readings.add(Number(bare.replace(/[.,]/g, '')));
  if (seps.length === 1) readings.add(Number(bare.replace(',', '.')));
  if (seps.length > 1 && !grouped) {
    const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
    const isDecimal = new Set(seps).size === 2 && !seps.slice(0, -1).includes(bare[last] as string);
    if (isDecimal) readings.add(Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`));
    // `3.5.1`, `1,2,3`: not one number; its parts are.
    else for (const part of bare.split(/[.,]/)) readings.add(Number(part));
  }
  return [...readings];
}

const HAN_DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const HAN_FACTORS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };

function addHanNumbers(text: string, add: Add): void {
  for (const match of text.matchAll(HAN_NUMBER)) {
    const isPercent = text.slice(Math.max(0, match.index - 3), match.index) === '百分之';
    const end = match.index + match[0].length;
    // `百分之` itself.
    if (match[0] === '百' && text.startsWith('分之', end)) continue;
    const tail = readTail(text, end);
    add(isPercent ? match.index - 3 : match.index, tail.end, {
      values: [readHan(match[0])],
      unit: UNITS.get(isPercent ? '%' : tail.unit) ?? null,
      isWord: true,
    });
  }
}

function readHan(written: string): number {
  if (!/[十百千万萬亿億]/u.test(written)) return Number([...written].map((char) => HAN_DIGITS[char]).join(''));
  let total = 0;
  let section = 0;
  let digit = 0;
  for (const char of written) {
    const factor = HAN_FACTORS[char];
    if (factor === undefined) digit = HAN_DIGITS[char] ?? 0;
    else if (factor < 1e4) {
      section += (digit || 1) * factor;
      digit = 0;
    } else {
      total += (section + digit || 1) * factor;
      section = 0;
      digit = 0;
    }
  }
  return total + section + digit;
}

/** Runs of number words with one blank or hyphen between them: `twenty-four`, `hai mươi bốn`, `dua belas`. */
function addNumberWords(text: string, add: Add): void {
  let run: { start: number; end: number; words: string[] } | null = null;
  const close = (): void => {
    if (run) {
      const value = readWords(run.words);
      const tail = readTail(text, run.end);
      add(run.start, tail.end, {
        values: [value * tail.scale],
        unit: UNITS.get(tail.unit) ?? null,
        isWord: true,
      });
    }
    run = null;
  };
  for (const match of text.matchAll(WORD)) {
    if (match[0].length > MAX_NUMBER_WORD) {
      close();
      continue;
    }
    const word = match[0].toLowerCase();
    const isNumber = NUMBER_WORDS.has(word);
    const isFactor = NUMBER_FACTORS.has(word) || word === TEEN_WORD;
    const end = match.index + match[0].length;
    const follows = run !== null && /^[ \u00a0-]$/.test(text.slice(run.end, match.index));
    // `hai năm`: `năm` is five and year, and behind a number it is the year.
    if (run && follows && (isFactor || (isNumber && !UNITS.has(word)))) {
      run.words.push(word);
      run.end = end;
      continue;
    }
    close();
    if (isNumber) run = { start: match.index, end, words: [word] };
  }
  close();
}

function readWords(words: readonly string[]): number {
  let total = 0;
  let last = 0;
  for (const word of words) {
    const factor = NUMBER_FACTORS.get(word);
    if (word === TEEN_WORD) last += 10;
    else if (factor === 1000) {
      total = (total + last || 1) * 1000;
      last = 0;
    } else if (factor !== undefined) {
      total += (last || 1) * factor;
      last = 0;
    } else {
      const value = NUMBER_WORDS.get(word) ?? 0;
      // `twenty four`, `mười hai` add up.
      if (last >= 10) {
        total += last;
        last = value;
      } else if (last > 0) last = last * 10 + value;
      else last = value;
    }
  }
  return total + last;
}

type Parts = Partial<Figure> | null;

const fullYear = (written: string | undefined): number | undefined =>
  written === undefined ? undefined : written.length === 2 ? 2000 + Number(written) : Number(written);

function dateOf(year: number | undefined, month: number, day: number | undefined): CalendarDate[] {
  if (month < 1 || month > 12 || (day !== undefined && (day < 1 || day > 31))) return [];
  return [{ month, ...(year === undefined ? {} : { year }), ...(day === undefined ? {} : { day }) }];
}

function orNone(dates: CalendarDate[], values: readonly number[] = []): Parts {
  return dates.length === 0 ? null : { dates, values };
}

function clock(hour: string, minute: string | undefined, half: string | undefined): Parts {
  const hours = Number(hour);
  const minutes = Number(minute ?? 0);
  if (hours > 24 || minutes > 59) return null;
  const shift = half === undefined ? 0 : /^p/i.test(half) ? (hours < 12 ? 720 : 0) : hours === 12 ? -720 : 0;
  return { minutes: [hours * 60 + minutes + shift], values: minutes === 0 ? [hours, hours + shift / 60] : [] };
}

const month = (name: string | undefined): number => MONTHS.get((name ?? '').toLowerCase()) ?? 0;

/** What a date or time looks like, a cheap sign that a text may hold one, and how it is read. The first that fits a place has it. */
const DATE_READERS: readonly (readonly [RegExp, hint: RegExp, (match: RegExpMatchArray) => Parts])[] = [
  [ISO_DATE, /\d{4}[-/.]\d/, ([, y, m, d]) => orNone(dateOf(Number(y), Number(m), Number(d)))],
  [CLOCK, /\d[:：]\d/, ([, h, m, half]) => clock(h as string, m, half)],
  [CLOCK_12, /\d\s*[ap]\.?m/i, ([, h, m, half]) => clock(h as string, m, half)],
  [CLOCK_ID, /pukul|jam/i, ([, h, m]) => clock(h as string, m, undefined)],
  [CLOCK_ZH, /[点點]/, ([, h, m]) => clock(h as string, m, undefined)],
  [CLOCK_H, /\d\s?h/i, ([, h, m]) => clock(h as string, m, undefined)],
  [DAY_MONTH, HAS_MONTH, ([, d, m, y]) => orNone(dateOf(fullYear(y), month(m), Number(d)))],
  [MONTH_DAY, HAS_MONTH, ([, m, d, y]) => orNone(dateOf(fullYear(y), month(m), Number(d)))],
  [MONTH_YEAR, HAS_MONTH, ([, m, y]) => orNone(dateOf(Number(y), month(m), undefined))],
  [VI_DATE, /tháng/i, ([, d, m, y]) => orNone(dateOf(fullYear(y), Number(m), d === undefined ? undefined : Number(d)))],
  [ZH_DATE, /月/, ([, y, m, d]) => orNone(dateOf(fullYear(y), Number(m), d === undefined ? undefined : Number(d)))],
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

/** `4–6 days`, `4 to 6 days`: the first has the unit of the second. */
function shareUnits(text: string, figures: readonly Figure[]): Figure[] {
  return figures.map((figure, index) => {
    const next = figures[index + 1];
    if (figure.unit || !next?.unit || figure.values.length === 0) return figure;
    return RANGE.test(text.slice(figure.end, next.start)) ? { ...figure, unit: next.unit } : figure;
  });
}

/**
 * Whether a figure states something that must stand in a source: a date, a time, a code, a number with a unit or a scale, and
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

/** Whether `other`, in a source, says the same as `claim`. A unit or a part of a date that one of them leaves out is no contradiction. */
export function isSameFigure(claim: Figure, other: Figure): boolean {
  if (claim.digits !== '' && other.digits !== '') return hasSameEnd(claim.digits, other.digits);
  if (claim.dates.some((a) => other.dates.some((b) => isSameDate(a, b)))) return true;
  if (claim.minutes.some((a) => other.minutes.some((b) => isSame(a, b)))) return true;
  if (claim.minutes.length > 0 && other.minutes.length > 0) return false;
  // A year alone stands in a date.
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

/** Shared parts are equal, and there are enough of them: two, or all that the claim has. */
function isSameDate(claim: CalendarDate, other: CalendarDate): boolean {
  let shared = 0;
  for (const part of ['year', 'month', 'day'] as const) {
    if (claim[part] === undefined || other[part] === undefined) continue;
    if (claim[part] !== other[part]) return false;
    shared++;
  }
  return shared >= Math.min(2, Object.keys(claim).length);
}

/** `+84 28 1234 5678` and `028 1234 5678` are one number. */
function hasSameEnd(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.endsWith(short.replace(/^0/, ''));
}
