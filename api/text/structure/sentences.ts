// Cuts text into sentences for every language, in time linear in its length. Offsets are kept, so a sentence is always a
// verbatim piece of its text.
import { LANGUAGES, packOf } from '../languages.ts';
import { WORD_END } from '../letters/word-edges.ts';
import { CELL_BORDER } from './table-row.ts';

/** A sentence as a piece of its text: `text.slice(start, end)`, without white space at its ends. */
export type Sentence = { readonly text: string; readonly start: number; readonly end: number };

/** A full stop after one of these does not end a sentence, in whatever language (lower case, without the stop). */
const ABBREVIATIONS = new Set(LANGUAGES.flatMap(({ abbreviations = '' }) => abbreviations.split(' ').filter(Boolean)));
/** Ends a sentence in scripts with spaces, when white space and a fit beginning follow. */
const STOPS = new Set(['.', '!', '?', '…', '؟', '۔', '।', '॥', ';']);
/** Ends a sentence anywhere. */
const WIDE_STOPS = new Set(['。', '！', '？', '｡', '；']);
const CLOSERS = new Set(['"', "'", '”', '’', '»', ')', ']', '」', '』', '）', '】', '》', '〉', '"']);
const MONTHLESS_LOWER = /^\p{Ll}/u;
const THAI_OR_LAO = /[\p{Script=Thai}\p{Script=Lao}]/u;

/** Thai and Lao have no full stop: phrases set apart by spaces are joined up to about this many characters. */
const PHRASE_CHARS = 140;
/** A piece shorter than this many characters joins its neighbour ("No. 5", "Yes."). CJK pieces may be shorter. */
const MIN_CHARS = 12;
const MIN_WIDE_CHARS = 4;
/** A piece longer than this without any stop (a table, a list on one line) is cut at the next space. */
const MAX_CHARS = 2500;
/** Characters of the longest name of a month, and one behind it. */
const MAX_MONTH_CHARS = 16;
/** A row of a table up to this long is one piece, whatever stops its cells have; longer ones are layout tables. */
const MAX_ROW_CHARS = 300;

/** The sentences of a text, in order. White space between them belongs to none. */
export function splitSentences(text: string, lang?: string): Sentence[] {
  const sentences: Sentence[] = [];
  let lineStart = 0;
  while (lineStart <= text.length) {
    let lineEnd = text.indexOf('\n', lineStart);
    if (lineEnd < 0) lineEnd = text.length;
    splitLine(text, lineStart, lineEnd, lang, sentences);
    lineStart = lineEnd + 1;
  }
  return sentences;
}

function splitLine(text: string, from: number, to: number, lang: string | undefined, out: Sentence[]): void {
  const line = text.slice(from, to);
  if (!line.trim()) return;
  const first = out.length;
  if (line.length <= MAX_ROW_CHARS && line.includes(CELL_BORDER)) {
    push(text, from, to, first, out);
    return;
  }
  const byPhrase = (lang === undefined || /^(th|lo)/.test(lang)) && THAI_OR_LAO.test(line);
  let start = from;
  let lastSpace = -1;
  for (let at = from; at < to; at++) {
    const char = text[at] as string;
    const isSpace = char === ' ' || char === '\u00a0' || char === '\t';
    let end = -1;
    if (WIDE_STOPS.has(char)) end = afterClosers(text, at + 1, to);
    else if (STOPS.has(char) && endsHere(text, { start, at, to, lang })) end = afterClosers(text, at + 1, to);
    else if (isSpace && byPhrase && at - start >= PHRASE_CHARS) end = at;
    else if (at - start >= MAX_CHARS && isSpace) end = at;
    else if (at - start >= MAX_CHARS * 2) end = lastSpace > start ? lastSpace : at;
    if (isSpace) lastSpace = at;
    if (end < 0) continue;
    push(text, start, end, first, out);
    start = end;
    at = end - 1;
  }
  push(text, start, to, first, out);
}

function afterClosers(text: string, from: number, to: number): number {
  let at = from;
  while (
    at < to &&
    (CLOSERS.has(text[at] as string) || STOPS.has(text[at] as string) || WIDE_STOPS.has(text[at] as string))
  )
    at++;
  return at;
}

/** Whether the stop at `at` ends the sentence that began at `start`. */
function endsHere(
  text: string,
  { start, at, to, lang }: { start: number; at: number; to: number; lang: string | undefined },
): boolean {
  const next = afterClosers(text, at + 1, to);
  if (next >= to) return true;
  const char = text[at];
  if (char === '؟' || char === '۔' || char === '।' || char === '॥') return true;
  if (!/\s/.test(text[next] as string)) return false;
  let begin = next;
  while (begin < to && /\s/.test(text[begin] as string)) begin++;
  const follow = text.slice(begin, begin + 2);
  if (char === ';') return false;
  if (char === '.' || char === '…') {
    if (MONTHLESS_LOWER.test(follow)) return false;
    const word = lastWord(text, start, at);
    if (ABBREVIATIONS.has(word.toLowerCase())) return false;
    if (/^\p{Lu}$/u.test(word) || /^(\p{L}\.)+\p{L}$/u.test(word)) return false;
    // "on Jan. 5", "Abb. 3"
    if (/^\p{N}/u.test(follow) && word.length <= 3) return false;
    // "1. First" opens a list item; "am 3. Mai" is an ordinal.
    if (/^\d{1,2}$/.test(word) && at - start <= 3) return false;
    // "bis einschließlich 6. Januar"
    if (/^\d{1,2}$/.test(word) && beginsWithMonth(text.slice(begin, begin + MAX_MONTH_CHARS), lang)) return false;
  }
  return true;
}

const months = new Map<string, RegExp | null>();

/** Whether a text begins with the name of a month, and not with that of a day: "bis 18. Montag geschlossen". */
function beginsWithMonth(text: string, lang: string | undefined): boolean {
  if (lang === undefined) return false;
  if (!months.has(lang)) {
    const { values, opening } = packOf(lang) ?? {};
    const days = opening ? `(?!(?:${opening.days.join('|')})${WORD_END})` : '';
    months.set(lang, values?.month ? new RegExp(`^${days}(?:${values.month})${WORD_END}`, 'iu') : null);
  }
  return months.get(lang)?.test(text) ?? false;
}

/** The word before `at`, inner stops included ("e.g"), at most 12 characters back. */
function lastWord(text: string, start: number, at: number): string {
  let from = at;
  while (from > start && at - from < 12 && /[\p{L}\p{N}.]/u.test(text[from - 1] as string)) from--;
  return text.slice(from, at);
}

/** Adds the trimmed piece; a very short one joins the piece before it when that is on the same line. */
function push(text: string, rawStart: number, rawEnd: number, first: number, out: Sentence[]): void {
  let start = rawStart;
  let end = rawEnd;
  while (start < end && /\s/.test(text[start] as string)) start++;
  while (end > start && /\s/.test(text[end - 1] as string)) end--;
  if (end <= start) return;
  const previous = out.length > first ? out[out.length - 1] : undefined;
  const isShort = (piece: { start: number; end: number }) =>
    piece.end - piece.start < MIN_CHARS &&
    !(piece.end - piece.start >= MIN_WIDE_CHARS && /[\u2e80-\u9fff]/.test(text.slice(piece.start, piece.end)));
  if (previous && (isShort(previous) || isShort({ start, end }))) {
    out[out.length - 1] = { text: text.slice(previous.start, end), start: previous.start, end };
    return;
  }
  out.push({ text: text.slice(start, end), start, end });
}
