// Numbers in a text with their scale and unit: 1,000 and 1.000, `two` and 2, `二十四个月`, `1.5 million`. Knows the words of
// languages by figure-words.ts; which numbers mean the same is figures.ts.
import {
  NUMBER_FACTORS,
  NUMBER_WORDS,
  PREFIX_UNITS,
  SCALES,
  TEEN_WORDS,
  UNIT_ADJECTIVES,
  UNITS,
  type Unit,
} from './figure-words.ts';

/** A number as it is read: several values where its writing is ambiguous, scaled. `isWord`: spelled out. */
export type NumberReading = {
  readonly values: readonly number[];
  readonly unit: Unit | null;
  readonly isWord?: boolean;
};

type Add = (start: number, end: number, number: NumberReading) => void;

const NUMBER = String.raw`\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*`;
const HAN_NUMBER = /[〇零一二两兩三四五六七八九十百千万萬亿億]+/gu;
const WORD = /[\p{L}\p{M}]+/gu;

const escapePattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Longest Han word among units and scales, in characters. */
const MAX_HAN_WORD = 4;
/** Characters looked at behind a figure: a scale, an adjective and a unit. */
const TAIL_CHARS = 32;
const BEFORE = new RegExp(`(${PREFIX_UNITS.map(escapePattern).join('|')})[^\\S\\n]?$`, 'iu');
const MAX_NUMBER_WORD = Math.max(...[...NUMBER_WORDS.keys()].map((word) => word.length));

/** Calls `add` for each number in a text: digits first, then Han numbers, then runs of number words. */
export function readNumbers(text: string, add: Add): void {
  for (const match of text.matchAll(new RegExp(NUMBER, 'gu'))) addNumber(text, match.index, match[0], add);
  addHanNumbers(text, add);
  addNumberWords(text, add);
}

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

/** The words after a figure: its scale, its unit ('' for none), and where they end. */
type Tail = { readonly scale: number; readonly unit: string; readonly end: number };

function readTail(text: string, from: number): Tail {
  const tail = text.slice(from, from + TAIL_CHARS);
  let at = /^(?:st|nd|rd|th)(?![a-z])/i.test(tail) ? 2 : 0;
  const scale = wordAt(tail, at, SCALES);
  at = scale?.end ?? at;
  const adjective = wordAt(tail, at, UNIT_ADJECTIVES);
  const unit = wordAt(tail, adjective?.end ?? at, UNITS);
  return {
    scale: SCALES.get(scale?.word ?? '') ?? 1,
    unit: unit?.word ?? '',
    end: from + (unit?.end ?? at),
  };
}

/** The word of a table at a place of a text, behind at most two blanks of its line or a hyphen. A Latin word is whole, a sign or a Han word may go on. */
function wordAt(
  text: string,
  from: number,
  table: { has(word: string): boolean },
): { word: string; end: number } | undefined {
  const start = from + (/^(?:[^\S\n]|-){0,2}/.exec(text.slice(from))?.[0].length ?? 0);
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
function readNumber(written: string): number[] {
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
    const isFactor = NUMBER_FACTORS.has(word) || TEEN_WORDS.has(word);
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
    if (TEEN_WORDS.has(word)) last += 10;
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
