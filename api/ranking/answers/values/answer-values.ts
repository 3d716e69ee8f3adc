// Finds in a sentence the values a question can ask for: spans of time, amounts of money, dates, hours, percentages, measures,
// causes, names and places, by the words of the language and by signs. Reads text only, neither ranks nor reads questions.
import { baseLanguage, packOf } from '../../../text/languages.ts';
import { WORD_END, WORD_START } from '../../../text/letters/word-edges.ts';
import type { ValueWordKind } from '../../../text/pack/question-words.ts';
import { hasUnspacedScript } from '../../../text/segment-words.ts';

/** Kinds of value that a question can ask for and a sentence can show. */
export type ValueKind =
  | 'count'
  | 'timespan'
  | 'recurring'
  | 'money'
  | 'percent'
  | 'measure'
  | 'date'
  | 'clock'
  | 'phone'
  | 'contact'
  | 'person'
  | 'place'
  | 'reason'
  | 'definition';

/** Offsets of a value in its text, in UTF-16 units. */
export type ValueSpan = { readonly start: number; readonly end: number };

const DIGITS = String.raw`\p{N}+(?:[.,:]\p{N}+)*`;
/** Years, months and days of a date in Chinese, which are written with the same signs as spans of time: 2026年9月14日. */
const NO_CALENDAR = '(?<!\\p{N}|月\\s?)(?!\\p{N}{4}\\s?年|\\p{N}{1,2}\\s?月\\s?\\p{N})';
const YEAR = String.raw`(?<!\p{N})(?:1[0-9]{3}|20[0-9]{2}|2[45][0-9]{2})(?![\p{N}.,]\p{N}|\p{N})`;
const DAY = String.raw`\p{N}{1,4}[./-]\p{N}{1,2}[./-]\p{N}{1,4}`;
/** A figure with thousands separators: 120.000, 1,200,000. */
const THOUSANDS = String.raw`[1-9]\p{N}{0,2}(?:[.,]\p{N}{3})+(?!\.?\p{N}|-\p{N}{4})`;
/** A postcode of Brazil or Portugal: 88056-000, 1200-123. */
const POSTCODE = String.raw`\p{N}{4,5}-\p{N}{3}(?![\s./-]?\p{N})`;
/** Seven digits and more in groups, without a currency behind, and the text before and behind an @. */
const PHONE = String.raw`(?<![\p{N}.,])(?!${THOUSANDS})(?!${POSTCODE})\+?\(?\p{N}{1,4}\)?(?:[\s\u00a0./-]?\(?\p{N}{2,8}\)?){2,5}(?!\p{N}|\s?(?:[$€£¥￥₫฿₹₽₩]|(?:đ|vnd)(?!\p{L})))`;
const MAIL = String.raw`[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+`;
const CURRENCY = '[$€£¥￥₫฿₹₽₩]';
/** Two or more capitalised words side by side, or one with initials: a name in scripts with capitals. */
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+(?:de|van|von|der|bin|al|la)\s+|\s+)\p{Lu}[\p{L}\p{M}'’-]+|\p{Script=Han}+·\p{Script=Han}+`;
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}]+`;

const compiled = new Map<string, RegExp | undefined>();

/** The values of one kind in a text of a language, in order. */
export function findValues(text: string, tag: string, kind: ValueKind): ValueSpan[] {
  const lang = baseLanguage(tag);
  const isUnspaced = hasUnspacedScript(text);
  const key = `${lang}${isUnspaced ? '-' : '+'}${kind}`;
  if (!compiled.has(key)) compiled.set(key, compile(lang, kind, isUnspaced));
  const pattern = compiled.get(key);
  const spans: ValueSpan[] = [];
  if (pattern)
    for (const match of text.matchAll(pattern)) spans.push({ start: match.index, end: match.index + match[0].length });
  return spans;
}

/** Whether a sentence begins by referring to the one before ("It also …"). */
export function pointsBack(text: string, tag: string): boolean {
  const lang = baseLanguage(tag);
  const key = `${lang}:backwards`;
  if (!compiled.has(key)) {
    const words = packOf(lang)?.values?.backwards;
    compiled.set(
      key,
      words
        ? new RegExp(`^["“(]?(?:${words})${packOf(lang)?.isUnspaced ? '(?![\\p{L}\\p{M}]{9})' : WORD_END}`, 'iu')
        : undefined,
    );
  }
  return compiled.get(key)?.test(text) ?? false;
}

function compile(lang: string, kind: ValueKind, isUnspaced: boolean): RegExp | undefined {
  const { values = {}, isUnspaced: isWrittenUnspaced = false, hasGluedWords = false } = packOf(lang) ?? {};
  const isPiece = isUnspaced || isWrittenUnspaced;
  const words = (list: ValueWordKind) => {
    const own = values[list];
    if (!own) return undefined;
    return isPiece ? `(?:${own})` : `${WORD_START}(?:${own})${WORD_END}`;
  };
  const number = anyOf(DIGITS, words('number'));
  /** An amount with its unit right behind, a word between them at most ("3 full days", "三个月"). */
  const amount = (list: ValueWordKind) => {
    const unit = words(list);
    if (!unit) return undefined;
    if (isPiece) return `${NO_CALENDAR}${number}\\s*[个個]?\\s*${unit}`;
    // "180 ppm" is no time of the day.
    const between = list === 'clock' ? '' : '(?:[\\s\\u00a0-]+\\p{L}+)?';
    return `${number}${between}[\\s\\u00a0-]*${unit.replace(WORD_START, '')}`;
  };
  const pattern = ((): string | undefined => {
    switch (kind) {
      case 'count':
        return number;
      case 'timespan':
        return amount('time');
      case 'recurring':
        return words('recurring');
      case 'money':
        return anyOf(`${CURRENCY}\\s*\\p{N}`, `\\p{N}\\s*${CURRENCY}`, amount('money'), values.amount, values.free);
      case 'percent':
        return anyOf('\\p{N}\\s*[%％٪]', words('percent'));
      case 'measure':
        return anyOf(
          '\\p{N}\\s*(?:km²?|m²|cm|mm|kg|mg|ml|db|kw|mw|hz|mhz|ghz|gb|mb|tb|bar|°\\s*[cf]?|[mlgwv](?![\\p{L}]))',
          amount('measure'),
        );
      case 'date':
        return anyOf(YEAR, DAY, words('month'));
      case 'clock':
        return anyOf('\\p{N}{1,2}\\s*[:：hH.]\\s*\\p{N}{2}(?!\\p{N})', amount('clock'), values.hour);
      case 'phone':
        return PHONE;
      case 'contact':
        return anyOf(PHONE, MAIL);
      case 'person':
        return NAME;
      case 'place': {
        const at = words('at');
        if (!at) return CAPITAL;
        // Names of places have no capitals in these.
        return isPiece || hasGluedWords ? at : `${at}\\s+(?:\\p{L}+\\s+)?${CAPITAL}`;
      }
      case 'reason':
        return words('cause');
      case 'definition':
        return anyOf(words('copula'), '[(（].{2,80}[)）]');
    }
  })();
  // Names are recognised by their capitals, so only they are matched with case.
  return pattern === undefined ? undefined : new RegExp(pattern, kind === 'person' || kind === 'place' ? 'gu' : 'giu');
}

function anyOf(...patterns: (string | false | undefined)[]): string {
  return `(?:${patterns.filter(Boolean).join('|')})`;
}
