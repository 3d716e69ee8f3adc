// The amounts that a statement states, as numbers with their unit: "€1,690", "3 to 5 working days", "two years". Two statements can only
// contradict each other in amounts of one unit. Reads text only.

import { baseLanguage, packOf } from '../../../text/languages.ts';
import { withAsciiDigits } from '../../../text/letters/ascii-digits.ts';
import { WORD_END } from '../../../text/letters/word-edges.ts';
import { hasUnspacedScript } from '../../../text/segment-words.ts';
import type { ValueKind } from './answer-values.ts';

/** From `low` to `high`, which are the same for a single number. */
export type Amount = { readonly low: number; readonly high: number; readonly unit: string };

const DIGITS = String.raw`\d+(?:[.,]\d+)*`;
const CURRENCY = '[$€£¥￥₫฿₹₽₩]';
/** Signs and, with those of the language, words between the ends of a range. */
const TO = ['-', '–', '—', '~'];
const HAN_NUMBERS = '一二三四五六七八九十';

/** The amounts of a kind in a text; none for kinds that are no amounts, such as the hours of a day. */
export function statedAmounts(text: string, lang: string, kind: ValueKind): Amount[] {
  const reader = readerOf(lang, kind, hasUnspacedScript(text));
  if (!reader) return [];
  return [...withAsciiDigits(text).matchAll(reader.pattern)].flatMap(({ groups = {} }) => {
    const high = reader.read(groups.high ?? groups.high2 ?? '');
    const low = groups.low === undefined ? high : reader.read(groups.low);
    if (high === null || low === null || low > high) return [];
    return [{ low, high, unit: reader.unitOf((groups.unit ?? groups.sign ?? groups.sign2 ?? '').toLowerCase()) }];
  });
}

type Reader = { pattern: RegExp; read(written: string): number | null; unitOf(word: string): string };
const readers = new Map<string, Reader | undefined>();

function readerOf(tag: string, kind: ValueKind, isUnspaced: boolean): Reader | undefined {
  const lang = baseLanguage(tag);
  const key = `${lang} ${kind} ${isUnspaced}`;
  if (!readers.has(key)) readers.set(key, createReader(lang, kind, isUnspaced));
  return readers.get(key);
}

function createReader(lang: string, kind: ValueKind, isUnspaced: boolean): Reader | undefined {
  const { values = {}, figures = {} } = packOf(lang) ?? {};
  const words = numberWords(figures.numbers);
  if (isUnspaced) for (const [at, sign] of [...HAN_NUMBERS].entries()) words.set(sign, at + 1);
  const number = `(?:${[DIGITS, ...[...words.keys()].map(escapePattern)].join('|')})`;
  const to = [...TO, ...(figures.range ?? '').split('|').filter(Boolean)].map(escapePattern).join('|');
  const start = isUnspaced ? '(?<![\\d.,])' : '(?<![\\p{L}\\p{N}.,])';
  const end = isUnspaced ? '' : WORD_END;
  const range = (sign: string) =>
    `${start}(?:(?<low>${number})\\s?${sign}?\\s?(?:${to})\\s?${sign}?\\s?)?(?<high>${number})`;
  const pattern = ((): string | undefined => {
    if (kind === 'percent') return `${range('%')}\\s?(?<unit>[%％]|percent|per cent)`;
    if (kind === 'timespan' && values.time)
      return `${range('')}(?:[\\s\\u00a0-]+\\p{L}+)?[\\s\\u00a0-]*[个個]?(?<unit>${values.time})${end}`;
    if (kind === 'money') {
      const ahead = `(?<sign>(?<!\\p{L})r\\$|${CURRENCY})\\s?${range(CURRENCY).replace(start, '')}`;
      const behind = `${start}(?<high2>${DIGITS})\\s?(?<sign2>${CURRENCY}${values.money ? `|(?:${values.money})${end}` : ''})`;
      return `${ahead}|${behind}`;
    }
    return undefined;
  })();
  if (pattern === undefined) return undefined;
  const units = new Map(
    Object.entries({ ...figures.units, ...figures.currencies }).flatMap(([name, forms]) =>
      forms.split(/\s+/).map((form) => [form.replaceAll('_', ' '), name] as const),
    ),
  );
  return {
    pattern: new RegExp(pattern, 'giu'),
    read: (written) => words.get(written.toLowerCase()) ?? readDigits(written),
    unitOf: (word) => SIGNS[word] ?? units.get(word) ?? word.replace(/s$/, ''),
  };
}

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'dollar',
  r$: 'BRL',
  '％': 'percent',
  '%': 'percent',
};

/** The number words of a language, from the list of its pack. */
export function numberWords(list = ''): Map<string, number> {
  return new Map(
    list.split(/\s+/).flatMap((pair): [string, number][] => {
      const [word, value] = pair.split(':');
      return word && value !== undefined ? [[word, Number(value)]] : [];
    }),
  );
}

/** A number in digits: `1,690` is a thousand and more, `6.90` is not; null for none. */
export function readDigits(written: string): number | null {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(written);
  const plain = isGrouped ? written.replace(/[.,]/g, '') : written.replace(/[.,](?=.*[.,])/g, '').replace(',', '.');
  const value = Number(plain);
  return written === '' || Number.isNaN(value) ? null : value;
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
