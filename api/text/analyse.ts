// The one analysis that pages and questions share: words, stems without diacritics, and a compact code for each token.
// Knows languages by their packs in languages/; leaves weights to question.ts and storage to passage-index.ts.

import { markMoney } from './figures/money-mark.ts';
import { spellFigures } from './figures/spell-figures.ts';
import { foldHan } from './han/fold-han.ts';
import { baseLanguage, LANGUAGES } from './languages.ts';
import { foldArabic } from './letters/arabic-letters.ts';
import { withAsciiDigits } from './letters/ascii-digits.ts';
import { joinThaiLetters } from './letters/thai-letters.ts';
import { hasUnspacedScript, segmentWords, splitIdentifier } from './segment-words.ts';

/** A word as the index sees it. */
export type Token = {
  /** Lower case, NFKC, with diacritics. */
  readonly exact: string;
  /** The stem without diacritics: what the full-text index stores. Letters, digits and marks only. */
  readonly stem: string;
  /** The token as 32 bits, see {@link tokenCode}. */
  readonly code: number;
  /** Codes and stems of the parts of an identifier, in order. */
  readonly parts: readonly Token[];
};

/** Bits of a token code: 24 of the stem's hash, then number and capital flags, then 6 of the exact word's hash. */
export const CODE = { stemShift: 8, number: 0x80, capital: 0x40, exactMask: 0x3f } as const;

/** Longest word kept, in UTF-16 units; longer ones (base64, minified code) are cut here. */
const MAX_WORD = 48;
/** Words in the cache of analyses, over all languages; at about 150 bytes each some 9 MB. The older half is dropped when it is full. */
const MAX_REMEMBERED = 60_000;

const LATIN_GREEK = /[\u00c0-\u024f\u0370-\u03ff\u1e00-\u1fff]/;
/** Its characters are syllables. */
const HANGUL = /\p{Script=Hangul}/u;
const NOT_ASCII = /[^\x00-\x7f]/;

/**
 * The word without the marks that people leave out when they type: accents on Latin and Greek letters, `đ` as `d`, `ł` as
 * `l`, `ß` as `ss`, Arabic and Hebrew vowel points, Arabic letter variants, Cyrillic `ё` as `е`. Vowel signs of Thai or
 * Hindi stay, as they are letters there.
 */
export function foldDiacritics(word: string): string {
  if (!NOT_ASCII.test(word)) return word;
  let folded = word;
  if (LATIN_GREEK.test(folded)) {
    folded = folded
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .replace(/[đðłøßæœıς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
  }
  return foldArabic(folded).replaceAll('ё', 'е');
}

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
};

const stemmers = new Map(
  LANGUAGES.flatMap(({ code, stem, stemsAlso = [] }) =>
    stem ? [code, ...stemsAlso].map((lang) => [lang, stem] as const) : [],
  ),
);
const inOneForm = new Map(LANGUAGES.flatMap((pack) => (pack.inOneForm ? [[pack.code, pack.inOneForm] as const] : [])));
const keepsHanForms = new Set(LANGUAGES.filter((pack) => pack.keepsHanForms).map((pack) => pack.code));

/** The stem of a lower-case word in a language, without diacritics. */
export function stemWord(word: string, lang: string): string {
  const stemmer = stemmers.get(lang);
  if (!stemmer || word.length < (HANGUL.test(word) ? 2 : 3) || /\p{N}/u.test(word)) return foldDiacritics(word);
  return foldDiacritics(stemmer(word) || word) || word;
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The 24-bit hash of a stem, never 0. Two stems share one about once in 16 million pairs. */
export function stemHash(stem: string): number {
  return hashWord(stem) >>> 8 || 1;
}

/** A token as an unsigned 32-bit number that is never 0: enough to score a stored passage without its text. */
export function tokenCode(stem: string, exact: string, isCapital: boolean): number {
  const isNumber = /^\p{N}/u.test(exact);
  const flags = (isNumber ? CODE.number : 0) | (isCapital ? CODE.capital : 0);
  return ((stemHash(stem) << CODE.stemShift) | flags | (hashWord(exact) & CODE.exactMask)) >>> 0;
}

let recent = new Map<string, Token>();
let older = new Map<string, Token>();

/** The token of one word in its own case. */
export function analyseWord(word: string, lang: string): Token {
  const key = `${lang}:${word}`;
  const known = recent.get(key) ?? older.get(key);
  if (known) {
    return known;
  }
  const cut = word.length > MAX_WORD ? word.slice(0, MAX_WORD) : word;
  const exact = cut.toLowerCase();
  const stem = stemWord(exact, hasUnspacedScript(exact) ? '' : lang);
  const parts = splitIdentifier(cut).map((part) => analyseWord(part, lang));
  const token: Token = {
    exact,
    stem,
    code: tokenCode(stem, exact, exact !== cut),
    parts: parts.length > 1 ? parts : [],
  };
  if (recent.size >= MAX_REMEMBERED / 2) {
    older = recent;
    recent = new Map();
  }
  recent.set(key, token);
  return token;
}

/** The text in a canonical form: no full width, no ligatures, digits 0 to 9, Arabic letters and Vietnamese tones in one form, Chinese in simplified characters, contractions spelt out. Base language code. */
export function normaliseText(text: string, lang: string): string {
  const normal = foldArabic(joinThaiLetters(withAsciiDigits(text.normalize('NFKC'))));
  const ofOneForm = inOneForm.get(lang)?.(normal) ?? normal;
  const spelt = keepsHanForms.has(lang) ? ofOneForm : foldHan(ofOneForm);
  const contracted = contractions.get(lang);
  if (!contracted) return spelt;
  return spelt.replace(
    contracted.pattern,
    (word) => contracted.meant.get(word.toLowerCase().replace(/['’ ]/, '')) ?? word,
  );
}

/** The contractions of each language in all their spellings: "hasn't", "hasn’t", "hasnt", and "hasn t" in lists of phrases. */
const contractions = new Map(
  LANGUAGES.flatMap(({ code, contractions: pairs }) => {
    if (pairs === undefined) return [];
    const written = pairs.split('|').map((pair) => pair.split('=') as [string, string]);
    const meant = new Map(written.map(([short, full]) => [short.replace("'", ''), full]));
    const spellings = written.map(([short]) => short.replace("'", "['’ ]?")).join('|');
    return [
      [
        code,
        { meant, pattern: new RegExp(`(?<![\\p{L}\\p{N}'’_-])(?:${spellings})(?![\\p{L}\\p{N}'’_-])`, 'giu') },
      ] as const,
    ];
  }),
);

/** The tokens of a text; an identifier gives the whole and then its parts. */
export function analyse(text: string, lang: string): Token[] {
  const base = baseLanguage(lang);
  return analyseNormal(spellFigures(markMoney(normaliseText(text, base))), base);
}

/** The same for a text in its canonical form with its money marked, for long lists that are cut after that. Base language code. */
export function analyseNormal(text: string, lang: string): Token[] {
  const tokens: Token[] = [];
  for (const word of segmentWords(text)) {
    const token = analyseWord(word, lang);
    tokens.push(token);
    for (const part of token.parts) tokens.push(part);
  }
  return tokens;
}
