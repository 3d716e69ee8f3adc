// The tables by which figures are read: the words of every language of text/languages/, and the signs that languages share.
import { LANGUAGES } from '../text/languages.ts';
import type { CurrencyName, FigureWords, UnitName } from '../text/pack/figure-words.ts';

/** A unit: figures of one `dimension` compare by value times `factor`. */
export type Unit = { readonly dimension: string; readonly factor: number };

/** Each unit with the signs for it in every language. Days and months are two dimensions: 30 days are not a month in a contract. */
const UNIT_TABLE: Readonly<Record<UnitName, readonly [dimension: string, factor: number, signs: string]>> = {
  second: ['time', 1 / 86_400, ''],
  minute: ['time', 1 / 1440, ''],
  hour: ['time', 1 / 24, ''],
  day: ['time', 1, ''],
  week: ['time', 7, ''],
  month: ['months', 1, ''],
  year: ['months', 12, ''],
  percent: ['percent', 1, '% ％'],
  milligram: ['weight', 0.001, 'mg'],
  gram: ['weight', 1, 'g gr'],
  kilogram: ['weight', 1000, 'kg kgs'],
  tonne: ['weight', 1e6, ''],
  millilitre: ['volume', 1, 'ml'],
  litre: ['volume', 1000, 'l'],
  millimetre: ['length', 1, 'mm'],
  centimetre: ['length', 10, 'cm'],
  metre: ['length', 1000, 'm'],
  kilometre: ['length', 1e6, 'km'],
  bar: ['pressure', 1, 'bar'],
  watt: ['power', 1, 'w'],
  kilowatt: ['power', 1000, 'kw'],
  volt: ['voltage', 1, 'v'],
  degree: ['heat', 1, '°c ℃ °f'],
};

/** Units that every language writes alike. */
const BYTES: readonly (readonly [factor: number, sign: string])[] = [
  [1 / 1024, 'kb'],
  [1, 'mb'],
  [1024, 'gb'],
  [1_048_576, 'tb'],
];

/** Each currency is its own dimension. `$` and `¥` are signs of more than one. */
const CURRENCY_SIGNS: Readonly<Record<CurrencyName, string>> = {
  dollar: '$ us$ s$ usd sgd',
  EUR: '€ eur',
  GBP: '£ gbp',
  BRL: 'r$ brl',
  VND: '₫ vnd',
  IDR: 'idr',
  'yuan or yen': '¥ ￥ cny rmb jpy',
};
/** Those of them that may be before a figure: `$5`. */
const SIGNS_AHEAD = 'us$ s$ r$ $ € £ ₫ ¥ ￥ usd eur vnd idr rmb sgd';
/** `5k`. */
const SCALE_SIGNS = 'k:1e3';

const figures: readonly FigureWords[] = LANGUAGES.flatMap((pack) => pack.figures ?? []);

/** The words of a list, of every language. */
function wordsOf(read: (words: FigureWords) => string | undefined, signs = ''): string[] {
  return [signs, ...figures.map((words) => read(words) ?? '')]
    .flatMap((list) => list.split(' '))
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '));
}

/** Like {@link wordsOf}, for lists of a word, a colon and its value. */
function valuesOf(read: (words: FigureWords) => string | undefined, signs = ''): ReadonlyMap<string, number> {
  return new Map(
    wordsOf(read, signs).map((entry) => {
      const colon = entry.lastIndexOf(':');
      return [entry.slice(0, colon), Number(entry.slice(colon + 1))];
    }),
  );
}

/** Written behind a figure; currencies before it too. Lower case. */
export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...Object.entries(UNIT_TABLE).flatMap(([name, [dimension, factor, signs]]) =>
    wordsOf(({ units }) => units?.[name as UnitName], signs).map((word) => [word, { dimension, factor }] as const),
  ),
  ...BYTES.map(([factor, sign]) => [sign, { dimension: 'bytes', factor }] as const),
  ...Object.entries(CURRENCY_SIGNS).flatMap(([name, signs]) =>
    wordsOf(({ currencies }) => currencies?.[name as CurrencyName], signs).map(
      (word) => [word, { dimension: name, factor: 1 }] as const,
    ),
  ),
]);

/** The signs and words that may be before a figure: `$5`, `Rp 5.000`. */
export const PREFIX_UNITS: readonly string[] = wordsOf(({ currenciesAhead }) => currenciesAhead, SIGNS_AHEAD);

/** What multiplies the figure before it: `5 million`. */
export const SCALES = valuesOf(({ scales }) => scales, SCALE_SIGNS);

/** Month names that are between day and year. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  figures
    .flatMap(({ months = '' }) =>
      months.split('|').flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
    )
    .filter(([name]) => name !== ''),
);

/** Weekday and month names: written with a capital, and no names of anything else. */
export const CALENDAR_WORDS: ReadonlySet<string> = new Set([...wordsOf(({ calendar }) => calendar), ...MONTHS.keys()]);

/** Number words: what adds (`two`, `twenty`, `hai mươi`) and what multiplies (`hundred`, `trăm`, `puluh`). */
export const NUMBER_WORDS = valuesOf(({ numbers }) => numbers);
export const NUMBER_FACTORS = valuesOf(({ factors }) => factors);

/** Words that add ten: `dua belas` is twelve. */
export const TEEN_WORDS: ReadonlySet<string> = new Set(wordsOf(({ teen }) => teen));

/** May be between a figure and its unit: `5 working days`. */
export const UNIT_ADJECTIVES: ReadonlySet<string> = new Set(wordsOf(({ adjectives }) => adjectives));

/** Alternatives of a pattern: the lists that are separated by `|`, of every language. */
export function alternativesOf(list: 'partOf' | 'range' | 'capitals'): string {
  return figures.flatMap((words) => words[list] ?? []).join('|');
}

/** The days and times of day that one language alone writes so. */
export const OWN_TIMES = figures.flatMap(({ times = [] }) => times);
export const OWN_DATES = figures.flatMap(({ dates = [] }) => dates);
