// Spells out a message before it is read: abbreviations of texting, and misspelt words of questions ("refnd", "opning hrs"). Words that the
// site or the language has are left alone; names of the site's own things are corrected against its words in question-terms.ts.
import { foldDiacritics, stemWord } from '../../text/analyse.ts';
import { INTERNATIONAL } from '../../text/common-words/international.ts';
import { isOrdinaryWord } from '../../text/common-words/ordinary-words.ts';
import { packOf } from '../../text/languages.ts';
import { foldArabic } from '../../text/letters/arabic-letters.ts';
import { placesIn } from '../../text/places/places.ts';
import { hasUnspacedScript } from '../../text/segment-words.ts';
import { hasDistinctDiacritics } from '../../text/spelt-words.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { slipOf } from '../passages/near-words.ts';
import type { TermStatistics } from './term-statistics.ts';

/** Shorter words have too many neighbours to guess. */
const MIN_LETTERS = 5;
/** From this quality on a near word of the site is the one meant, and the word is not two typed as one. */
const MISSPELT_QUALITY = 0.8;
/** Letters of each of two words typed as one; a first part of fewer must come before the other on the site ("e-bike"). */
export const MIN_PART = 3;
/** Letters of the parts of a compound that is a word itself: shorter ones are in words that are none of the two ("Hochzeit"). */
const COMPOUND_PARTS = { first: 4, last: 5 };

/** Syllables of each of two Korean words typed as one. */
const GLUED_PART = 2;

type Lexicon = {
  /** Words of questions, by themselves and by what remains of them without one letter. */
  readonly byRest: ReadonlyMap<string, readonly string[]>;
  readonly known: ReadonlySet<string>;
};
const loaded = new Map<string, Lexicon>();

/** Abbreviations of a language by what they mean, those of several words ("4 the"; null for none), and those that ask ("brp", "bn"). */
type Shorthand = {
  readonly meanings: ReadonlyMap<string, string>;
  readonly phrases: RegExp | null;
  readonly asking: ReadonlySet<string>;
};
const shorthands = new Map<string, Shorthand>();

/**
 * The message with its words spelt out as far as they are known; otherwise unchanged. `lang` is a base code. A message without diacritics
 * stays one where they distinguish words, so that all of it is read as typed without them.
 */
export function correctWords(text: string, lang: string, statistics: TermStatistics): string {
  const spelt = withWords(text, lang, statistics);
  return hasDistinctDiacritics(lang) && foldDiacritics(text) === text ? foldDiacritics(spelt) : spelt;
}

function withWords(text: string, lang: string, statistics: TermStatistics): string {
  const lexicon = lexiconOf(lang);
  const { meanings, phrases } = shorthandOf(lang);
  if (hasUnspacedScript(text)) {
    return [...meanings].reduce((written, [short, meant]) => spellOut(written, short, meant), text);
  }
  const isGlued = packOf(lang)?.hasGluedWords === true;
  const spelt = phrases ? text.replace(phrases, (said) => meanings.get(said.toLowerCase()) ?? said) : text;
  return spelt.replace(WORD, (written) => {
    const word = written.toLowerCase();
    const meant = meanings.get(word);
    if (meant !== undefined) {
      const isOwn = isOnSite(word, lang, statistics) && !isAllOnSite(meant, lang, statistics);
      return isOwn || statistics.isThing?.(word) ? written : meant;
    }
    if (isGlued) return gluedParts(word, lang, statistics) ?? written;
    if (word.length < MIN_LETTERS || hasUnspacedScript(word)) return written;
    if (lexicon.known.has(word) || isOrdinaryWord(word, lang)) return withParts(written, lang, statistics);
    if (INTERNATIONAL.has(word)) return written;
    if (isOnSite(word, lang, statistics) || placesIn(word).length > 0) return written;
    const withHyphen = hyphenated(word, lang, statistics);
    if (withHyphen) return withHyphen;
    const near = [...new Set(restsOf(word).flatMap((rest) => lexicon.byRest.get(rest) ?? []))].flatMap((other) => {
      const slip = slipOf(word, other);
      return slip === null ? [] : [{ other, slip, isOwn: isOnSite(other, lang, statistics) }];
    });
    // The likeliest slip, of two a word of the site, then the more common one.
    const [best] = near.sort((a, b) => a.slip - b.slip || Number(b.isOwn) - Number(a.isOwn));
    if (best?.isOwn) return best.other;
    const stem = stemWord(word, lang);
    const ofSite = statistics.nearWords(stem, foldDiacritics(word));
    const parts = ofSite.some(({ quality }) => quality >= MISSPELT_QUALITY) ? null : partsOf(word, lang, statistics);
    if (parts) return parts;
    // Of slips as likely a word of the site itself is nearer than one of the language.
    const isOfSite = ofSite.some(
      (other) => !best || (slipOf(stem, other.stem) ?? slipOf(word, other.stem) ?? best.slip) <= best.slip,
    );
    return isOfSite ? written : (best?.other ?? written);
  });
}

/** Abbreviations among characters that no space divides; one that begins its full form ("没", "没有") is left alone there. */
function spellOut(text: string, short: string, meant: string): string {
  if (!hasUnspacedScript(short)) return text.replace(WORD, (word) => (word.toLowerCase() === short ? meant : word));
  const rest = meant.startsWith(short) ? meant.slice(short.length) : '';
  return text
    .split(short)
    .reduce((all, part) => `${all}${rest !== '' && part.startsWith(rest) ? short : meant}${part}`);
}

const WORD = /(?<![\p{L}\p{N}\p{M}'’.@_-])[\p{L}\p{M}]+(?![\p{L}\p{N}\p{M}@_-])/gu;

/** Two words of the site that were typed as one ("knockbox", "preinfusion"); null for others. */
function partsOf(
  word: string,
  lang: string,
  statistics: TermStatistics,
  least = { first: MIN_PART, last: MIN_PART },
): string | null {
  const { functionWords } = stopWordsOf(lang);
  for (let cut = word.length - least.last; cut >= least.first; cut--) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    if (parts.every((part) => !functionWords.has(part) && isOnSite(part, lang, statistics))) return parts.join(' ');
  }
  return null;
}

/** Words of the site, or one of it and one that asks, that were typed without the space: "학생할인", "배송비얼마예요"; null for others. */
function gluedParts(word: string, lang: string, statistics: TermStatistics): string | null {
  if (word.length < 2 * GLUED_PART || isOnSite(word, lang, statistics)) return null;
  const { functionWords } = stopWordsOf(lang);
  for (let cut = word.length - GLUED_PART; cut >= GLUED_PART; cut--) {
    const [first, last] = [word.slice(0, cut), word.slice(cut)];
    if (isOnSite(first, lang, statistics) && (functionWords.has(last) || isOnSite(last, lang, statistics)))
      return `${first} ${last}`;
  }
  return null;
}

/**
 * A word of questions with its two parts behind it, where the language writes words together and the site has only the parts: "kurspreis",
 * and "der Preis der Kurse". The word stays for what it names.
 */
function withParts(written: string, lang: string, statistics: TermStatistics): string {
  const word = written.toLowerCase();
  if (!packOf(lang)?.hasCompounds || isOnSite(word, lang, statistics)) return written;
  const parts = partsOf(word, lang, statistics, COMPOUND_PARTS);
  return parts ? `${written} ${parts}` : written;
}

/** The word with the hyphen that the site has in it ("ebike", "wifi"); null for others. */
function hyphenated(word: string, lang: string, statistics: TermStatistics): string | null {
  for (let cut = 1; cut < MIN_PART; cut++) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    if (statistics.isPair?.(stemWord(first, lang), stemWord(second, lang))) return `${first}-${second}`;
  }
  return null;
}

/** A message with its abbreviations spelt out, whatever a site has: "nặng k" is "nặng không". */
export function withoutShorthand(text: string, lang: string): string {
  const { meanings } = shorthandOf(lang);
  return text.replace(WORD, (word) => meanings.get(word.toLowerCase()) ?? word);
}

/** Whether a message asks with an abbreviation of a language ("brp", "bn"). */
export function asksInShorthand(text: string, lang: string): boolean {
  const { asking } = shorthandOf(lang);
  return asking.size > 0 && wordsOf(text).some((word) => asking.has(word));
}

/** Whether a message has abbreviations of a language. */
export function hasShorthand(text: string, lang: string): boolean {
  const { meanings } = shorthandOf(lang);
  return meanings.size > 0 && wordsOf(text).some((word) => meanings.has(word));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

function shorthandOf(lang: string): Shorthand {
  let shorthand = shorthands.get(lang);
  if (!shorthand) {
    const pack = packOf(lang);
    const pairs = foldArabic(pack?.shorthand ?? '')
      .split('|')
      .filter(Boolean);
    const meanings = new Map(pairs.map((pair) => pair.split('=').map((part) => part.trim()) as [string, string]));
    const questions = new Set(Object.values(pack?.questions ?? {}).flatMap((list) => list.split('|')));
    const asking = new Set([...meanings].flatMap(([short, meant]) => (questions.has(meant) ? [short] : [])));
    const several = [...meanings.keys()].filter((short) => short.includes(' ')).join('|');
    const phrases = several === '' ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${several})(?![\\p{L}\\p{N}])`, 'giu');
    shorthand = { meanings, phrases, asking };
    shorthands.set(lang, shorthand);
  }
  return shorthand;
}

function isOnSite(word: string, lang: string, statistics: TermStatistics): boolean {
  return statistics.documentFrequency(stemWord(word, lang)) > 0;
}

const isAllOnSite = (phrase: string, lang: string, statistics: TermStatistics): boolean =>
  phrase.split(' ').every((word) => isOnSite(word, lang, statistics));

function lexiconOf(lang: string): Lexicon {
  let lexicon = loaded.get(lang);
  if (!lexicon) {
    lexicon = readLexicon(lang);
    loaded.set(lang, lexicon);
  }
  return lexicon;
}

function readLexicon(lang: string): Lexicon {
  const pack = packOf(lang);
  const phrases = [
    ...Object.values(pack?.concepts ?? {}),
    ...Object.values(pack?.questions ?? {}),
    ...Object.values(pack?.attributes ?? {}).map(({ asks }) => asks),
  ];
  const wordsIn = (list: string) => foldArabic(list.toLowerCase()).match(/[\p{L}\p{M}]+/gu) ?? [];
  const common = wordsIn(pack?.commonWords ?? '');
  const rank = new Map(common.map((word, at) => [word, at]));
  const asked = [...new Set(phrases.flatMap(wordsIn))].filter((word) => word.length >= MIN_LETTERS);
  const rankOf = (word: string) => rank.get(word) ?? Number.POSITIVE_INFINITY;
  const byRest = new Map<string, string[]>();
  // The most common of two words comes first.
  for (const word of asked.sort((a, b) => rankOf(a) - rankOf(b) || 0))
    for (const rest of new Set(restsOf(word))) byRest.set(rest, [...(byRest.get(rest) ?? []), word]);
  return {
    byRest,
    known: new Set([...asked, ...common, ...wordsIn(`${pack?.functionWords ?? ''} ${pack?.chatWords ?? ''}`)]),
  };
}

/** A word, and the word without each of its letters: words one edit apart share one of these. */
function restsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
