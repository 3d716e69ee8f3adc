// The part of the year that a text names: months and spans of months ("April to October", "Nov–Mar", "4月"), and seasons by their names. Which
// months a season has depends on the country, so a name has none.
import { packOf } from '../../../../text/languages.ts';
import { NAME_END } from '../../../../text/letters/word-edges.ts';
import { pattern } from './hour-items.ts';

/** `months`: from 0 (January) to 11; `names`: places in the `seasons` of the language's words for opening hours. */
export type Season = { readonly months: ReadonlySet<number>; readonly names: ReadonlySet<number> };

const MONTHS = 12;
/** Characters between the two ends of a span: "from 1 April up to and including 31 October". */
const MAX_GAP = 30;
/** Characters of a text that are read. */
const MAX_CHARS = 1_200;
/** Names of months that are other words too, unless they have a capital or such a word before them. */
const AMBIGUOUS = /^(?:may|march)$/;
const BEFORE_MONTH = /(?:in|of|until|to|from) $/i;
const BEFORE_CHARS = 8;
/** Between two ends there is no end of a sentence, cell or line. */
const BREAK = /(?<!\d)[.;]\s|[()|\n]/;

type MonthNames = { readonly pattern: RegExp; readonly monthOf: ReadonlyMap<string, number> };
const namesByLanguage = new Map<string, MonthNames>();

/** The part of the year that a text names; null for none. `lang`: the language of the text. */
export function seasonIn(text: string, lang: string): Season | null {
  const pack = packOf(lang);
  if (!pack?.opening) return null;
  const read = text.slice(0, MAX_CHARS).normalize('NFC');
  const months = monthsIn(read, lang);
  const names = new Set<number>();
  pack.opening.seasons.forEach((forms, at) => {
    if (pattern(forms, pack.isUnspaced === true).test(read)) names.add(at);
  });
  return months.size > 0 || names.size > 0 ? { months, names } : null;
}

/** Whether it is more than the month of a date. */
export function isPartOfYear({ months, names }: Season): boolean {
  return months.size > 1 || names.size > 0;
}

/** Whether a season holds at the part of the year asked for, or else in a month of now; null where that is not known. */
export function holdsIn({ months, names }: Season, asked: Season | null, month: number | undefined): boolean | null {
  if (asked === null) return month === undefined || months.size === 0 ? null : months.has(month);
  if (months.size > 0 && asked.months.size > 0) return [...asked.months].some((each) => months.has(each));
  if (names.size > 0 && asked.names.size > 0) return [...asked.names].some((each) => names.has(each));
  return null;
}

/** The months named. Two near each other are the ends of a span, which may go over the end of the year; short names count in spans alone. */
function monthsIn(text: string, lang: string): Set<number> {
  const { pattern: names, monthOf } = monthNames(lang);
  const found = [...text.matchAll(names)].flatMap(({ 0: written, index }) => {
    const isOther = AMBIGUOUS.test(written) && !BEFORE_MONTH.test(text.slice(Math.max(0, index - BEFORE_CHARS), index));
    const month = monthOf.get(written) ?? monthOf.get(written.toLowerCase());
    return isOther || month === undefined ? [] : [{ month, written, start: index, end: index + written.length }];
  });
  const months = new Set<number>();
  found.forEach(({ month, written, end }, at) => {
    if (monthOf.has(written.toLowerCase())) months.add(month);
    const next = found[at + 1];
    if (!next || next.start - end > MAX_GAP || BREAK.test(text.slice(end, next.start))) return;
    for (let each = month; each !== next.month; each = (each + 1) % MONTHS) months.add(each);
    months.add(next.month);
  });
  return months;
}

/** The names of the months as the platform writes them in a language: long ones in lower case, short ones with a capital ("Apr"). */
export function monthNames(lang: string): MonthNames {
  const known = namesByLanguage.get(lang);
  if (known) return known;
  const isUnspaced = packOf(lang)?.isUnspaced === true;
  const monthOf = new Map<string, number>();
  const add = (name: string | undefined, month: number) => {
    if (name && /\p{L}/u.test(name)) monthOf.set(name.normalize('NFC'), month);
  };
  for (let month = 0; month < MONTHS; month++) {
    const name = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' })
        .formatToParts(Date.UTC(2024, month, 1))
        .find(({ type }) => type === 'month')?.value;
    const short = name({ month: 'short' })?.replace(/\.$/, '') ?? '';
    add(short.charAt(0).toUpperCase() + short.slice(1), month);
    add(name({ month: 'long' })?.toLowerCase(), month);
    add(name({ month: 'long', day: 'numeric' })?.toLowerCase(), month);
    if (isUnspaced) add(`${month + 1}月`, month);
  }
  const either = [...monthOf.keys()].sort((a, b) => b.length - a.length).join('|');
  const edges = isUnspaced ? ['(?<![十\\p{N}])', ''] : ['(?<![\\p{L}\\p{N}])', NAME_END];
  const made = { pattern: new RegExp(`${edges[0]}(?:${either})${edges[1]}`, 'giu'), monthOf };
  namesByLanguage.set(lang, made);
  return made;
}
