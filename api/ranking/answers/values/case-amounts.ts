// Amounts of cases as numbers: what a visitor says of their own ("my son is 4", "12 kids", "30 kilo", "10 days before"), and from which to which
// amount a line of a page is for ("5 to 7", "under 8", "16 and over"). Reads text only; the words are in the packs.

import { baseLanguage, packOf } from '../../../text/languages.ts';
import { withAsciiDigits } from '../../../text/letters/ascii-digits.ts';
import { joinThaiLetters } from '../../../text/letters/thai-letters.ts';
import { LETTER, NAME_END, WORD_END } from '../../../text/letters/word-edges.ts';
import type { CaseWords } from '../../../text/pack/case-words.ts';
import type { FigureWords, UnitName } from '../../../text/pack/figure-words.ts';
import { escapePattern, numberWords, readDigits } from './stated-amounts.ts';

/** What an amount counts. `age` in years, `ahead` in days, `mass` in kilograms, `length` in metres, `money` in whatever currency. */
export type Dimension = 'age' | 'people' | 'ahead' | 'mass' | 'length' | 'money';

/** `words`: as the visitor says it. */
export type OwnAmount = { readonly dimension: Dimension; readonly value: number; readonly words: string };

/** From `low` to `high`; `dimensions`: those that its unit measures, all for a bare number, of which only the words around say what it counts. */
export type CaseRange = {
  readonly low: number;
  readonly high: number;
  readonly isBare: boolean;
  /** The same in the unit of a dimension; undefined where it is of another. */
  in(dimension: Dimension): { readonly low: number; readonly high: number } | undefined;
};

type Unit = UnitName | 'people' | 'money';

const YEAR_DAYS = 365.25;
/** How much one of a unit is in the unit of each dimension that it measures. */
const MEASURES: Readonly<Partial<Record<Unit, Partial<Record<Dimension, number>>>>> = {
  year: { age: 1, ahead: YEAR_DAYS },
  month: { age: 1 / 12, ahead: YEAR_DAYS / 12 },
  week: { age: 7 / YEAR_DAYS, ahead: 7 },
  day: { ahead: 1 },
  hour: { ahead: 1 / 24 },
  kilogram: { mass: 1 },
  gram: { mass: 0.001 },
  tonne: { mass: 1000 },
  metre: { length: 1 },
  centimetre: { length: 0.01 },
  people: { people: 1 },
  money: { money: 1 },
};
/** Signs of units that every language shares. */
const SIGNS: Readonly<Record<string, Unit>> = {
  kg: 'kilogram',
  kgs: 'kilogram',
  g: 'gram',
  t: 'tonne',
  m: 'metre',
  cm: 'centimetre',
  h: 'hour',
};
const CURRENCY = '[$€£¥₫]';
const DIGITS = String.raw`\d{1,9}(?:[.,]\d{1,3}){0,3}`;
/** A number is no amount of a case where it goes on as a time, a date, a share or a longer number. */
const GOES_ON = String.raw`${NAME_END}(?![.,:]\d|\s?(?:[%‰°]|am\b|pm\b|a\.m|p\.m|uhr\b|giờ))`;
/** The same where the word behind begins without a space. */
const GOES_ON_UNSPACED = String.raw`(?!\p{N}|[.,:]\d|\s?(?:[%‰°]|น\.|โมง|ทุ่ม|時(?!間)))`;
/** A word that may be between a number and what it counts: "20 small children". */
const BETWEEN = String.raw`(?:\s\p{L}{1,20})?`;
/** An age without a word for years, at most. */
const MAX_AGE = 110;

/** The amounts that a visitor says of their own case. */
export function ownAmounts(question: string, tag: string): OwnAmount[] {
  const reader = readerOf(tag);
  if (!reader) return [];
  const text = plain(question).replace(/['’]/g, '');
  const found: OwnAmount[] = [];
  for (const { 0: words, groups = {} } of text.matchAll(reader.own)) {
    const { age, half, ageUnit, isAged, people, group, ahead, aheadUnit, measured, measure, thousands } = groups;
    const number = (written: string | undefined) => (written === undefined ? null : reader.read(written));
    const add = (dimension: Dimension, value: number | null, unit?: Unit) => {
      const factor = unit === undefined ? 1 : MEASURES[unit]?.[dimension];
      if (value !== null && factor !== undefined) found.push({ dimension, value: value * factor, words });
    };
    if (age !== undefined)
      add('age', (number(age) ?? 0) + (half ? 0.5 : 0), ageUnit ? reader.units.get(ageUnit) : 'year');
    if (isAged !== undefined && Number(isAged) <= MAX_AGE) add('age', Number(isAged));
    add('people', number(people ?? group));
    if (ahead !== undefined) add('ahead', number(ahead), reader.units.get(aheadUnit ?? ''));
    const unit = measure === undefined ? undefined : reader.units.get(measure);
    if (unit === 'kilogram' || unit === 'gram' || unit === 'tonne') add('mass', number(measured), unit);
    if (unit === 'metre' || unit === 'centimetre') add('length', number(measured), unit);
    if (thousands !== undefined) add('money', (number(thousands) ?? 0) * 1000);
  }
  return found;
}

const plain = (text: string): string => joinThaiLetters(withAsciiDigits(text.toLowerCase().normalize('NFKC')));

/** The ranges that a line of a page names. */
export function caseRanges(line: string, tag: string): CaseRange[] {
  const reader = readerOf(tag);
  if (!reader) return [];
  const text = plain(line);
  return [...text.matchAll(reader.range)].flatMap(({ groups = {} }) => {
    const { from, fromUnit, to, toUnit, word, than, thanUnit, end, endUnit, behind, fromSign, thanSign, endSign } =
      groups;
    const unitOf = (written: string | undefined) => (written === undefined ? undefined : reader.units.get(written));
    const money = (fromSign ?? thanSign ?? endSign) === undefined ? undefined : ('money' as const);
    if (from !== undefined && to !== undefined) {
      const [low, high] = [reader.read(from), reader.read(to)];
      const unit = unitOf(toUnit) ?? money;
      // "18 months to 4" ends with years.
      const isYears = unit === undefined && fromUnit !== undefined && low !== null && high !== null && high < low;
      return range(low, high, unitOf(fromUnit) ?? unit, unit ?? (isYears ? 'year' : unitOf(fromUnit)));
    }
    const limit = reader.read(than ?? end ?? '');
    if (limit === null) return [];
    const unit = unitOf(thanUnit ?? endUnit) ?? money;
    const kind = than === undefined ? reader.behind(behind ?? '') : reader.before(word ?? '');
    if (kind === 'below') return range(0, previous(limit), unit, unit);
    if (kind === 'atMost') return range(0, limit, unit, unit);
    if (kind === 'above') return range(next(limit), Number.POSITIVE_INFINITY, unit, unit);
    return range(limit, Number.POSITIVE_INFINITY, unit, unit);
  });
}

/** Less than a limit, more than it: by less than anybody says. */
const previous = (limit: number) => limit - Math.abs(limit) * 1e-6;
const next = (limit: number) => limit + Math.abs(limit) * 1e-6;

function range(
  low: number | null,
  high: number | null,
  lowUnit: Unit | undefined,
  highUnit: Unit | undefined,
): CaseRange[] {
  if (low === null || high === null) return [];
  const isBare = lowUnit === undefined && highUnit === undefined;
  const read = {
    low,
    high,
    isBare,
    in(dimension: Dimension) {
      if (isBare) return { low, high };
      const [least, most] = [MEASURES[lowUnit as Unit]?.[dimension], MEASURES[highUnit as Unit]?.[dimension]];
      if (least === undefined || most === undefined) return undefined;
      return { low: low * least, high: high * most };
    },
  };
  return low > high && isBare ? [] : [read];
}

type Limit = 'below' | 'atMost' | 'above' | 'atLeast';
type Reader = {
  readonly own: RegExp;
  readonly range: RegExp;
  readonly units: ReadonlyMap<string, Unit>;
  read(written: string): number | null;
  before(word: string): Limit;
  behind(word: string): Limit;
};

const readers = new Map<string, Reader | null>();

function readerOf(tag: string): Reader | null {
  const lang = baseLanguage(tag);
  let reader = readers.get(lang);
  if (reader === undefined) {
    const pack = packOf(lang);
    reader = pack?.cases ? createReader(pack.cases, pack.figures ?? {}, pack.isUnspaced === true) : null;
    // What a page calls its language is not kept.
    if (pack) readers.set(lang, reader);
  }
  return reader;
}

function createReader(words: CaseWords, figures: FigureWords, isUnspaced: boolean): Reader {
  const numbers = numberWords(figures.numbers);
  const units = new Map<string, Unit>(Object.entries(SIGNS));
  for (const [name, forms] of Object.entries({ ...figures.units, ...words.units }))
    for (const form of forms.split(/\s+/)) units.set(form.replaceAll('_', ' '), name as UnitName);
  for (const form of split(words.people)) units.set(form, 'people');
  const number = `(?:${[DIGITS, ...[...numbers.keys()].map(escapePattern)].join('|')})`;
  const any = (list: readonly string[]) =>
    `(?:${
      [...list]
        .sort((a, b) => b.length - a.length)
        .map(escapePattern)
        .join('|') || '(?!)'
    })`;
  // Where a word ends; without spaces that is anywhere.
  const edge = isUnspaced ? '' : WORD_END;
  const unit = (name: string) =>
    `(?:[\\s-]{0,3}(?:${any(split(figures.adjectives?.replaceAll(' ', '|')))}\\s)?(?<${name}>${any([...units.keys()])})${edge})?`;
  const unitNames = (...names: Unit[]) =>
    any([...units].flatMap(([form, name]) => (names.includes(name) ? [form] : [])));
  const before = {
    below: split(words.below),
    atMost: split(words.atMost),
    above: split(words.above),
    atLeast: split(words.atLeast),
  };
  const behind = {
    below: split(words.lessThan),
    atMost: split(words.orLess),
    above: split(words.moreThan),
    atLeast: split(words.orMore),
  };
  const to = any(['-', '–', '—', '~', ...split(words.to ?? figures.range)]);
  const start = isUnspaced ? String.raw`(?<![\p{N}.,:/])` : `(?<!${LETTER}|[\\p{N}.,:/])`;
  const goesOn = isUnspaced ? GOES_ON_UNSPACED : GOES_ON;
  const between = isUnspaced ? '' : BETWEEN;
  // Before a number, and before a word behind it, which Korean writes without a space.
  const gap = isUnspaced ? String.raw`\s{0,2}` : String.raw`\s`;
  const gapBehind = isUnspaced ? gap : String.raw`\s?`;
  const money = (name: string) => `(?:(?<${name}>${CURRENCY})\\s?)?`;
  const range = [
    `${start}(?:${any(Object.values(before).flat())}${gap})?${money('fromSign')}(?<from>${number})${unit('fromUnit')}\\s?${to}\\s?${CURRENCY}?\\s?(?<to>${number})${unit('toUnit')}${goesOn}`,
    `${start}(?<word>${any(Object.values(before).flat())})${gap}${money('thanSign')}(?<than>${number})${unit('thanUnit')}${goesOn}`,
    `${start}${money('endSign')}(?<end>${number})${unit('endUnit')}\\s?(?<behind>${any(Object.values(behind).flat())})${isUnspaced ? '' : NAME_END}`,
  ];
  const own = [
    `${start}(?<age>${number})(?<half> and a half)?[\\s-]{0,2}(?<ageUnit>${unitNames('year', 'month', 'week')})?[\\s-]{0,2}${any(split(words.old))}${edge}`,
    `${start}${any(split(words.groupOf))}${gap}(?<group>${number})${goesOn}`,
    `${start}(?<people>${number})${between}${gapBehind}${any(split(words.people))}${edge}`,
    `${start}(?<ahead>${number})[\\s-]{0,2}(?<aheadUnit>${unitNames('hour', 'day', 'week', 'month')})${gapBehind}${any(split(words.ahead))}${edge}`,
    `${start}(?<measured>${number})\\s?(?<measure>${unitNames('kilogram', 'gram', 'tonne', 'metre', 'centimetre')})${edge}`,
    `${start}${CURRENCY}?\\s?(?<thousands>\\d{1,4}(?:[.,]\\d)?)\\s?k(?![\\p{L}])`,
    `${start}${any(split(words.isAged))}${gap}(?<isAged>\\d{1,3})(?=\\s*(?:$|[,.;?!](?!\\d)|(?:${any([...split(words.afterAge)])})${edge}))`,
  ];
  const groups: Record<string, Limit> = {};
  const groupsBehind: Record<string, Limit> = {};
  for (const [limit, forms] of Object.entries(before)) for (const form of forms) groups[form] = limit as Limit;
  for (const [limit, forms] of Object.entries(behind)) for (const form of forms) groupsBehind[form] = limit as Limit;
  return {
    own: new RegExp(own.join('|'), 'gu'),
    range: new RegExp(range.join('|'), 'gu'),
    units,
    read: (written) => numbers.get(written) ?? readDigits(written),
    before: (word) => groups[word] ?? 'atLeast',
    behind: (word) => groupsBehind[word] ?? 'atLeast',
  };
}

const split = (list = ''): string[] => list.split('|').filter(Boolean);
