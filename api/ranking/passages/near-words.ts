// Index words one edit away from a word that the index lacks. Works on any sorted vocabulary by ranges and single
// look-ups, so it costs the same few hundred steps whether the vocabulary lies in memory or in SQLite.

import { hasUnspacedScript } from '../../text/segment-words.ts';
import type { NearWord } from '../question/term-statistics.ts';

/** A sorted vocabulary. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Words that begin with the prefix, at most `limit`. Some may be removed since: check with `has`. */
  startingWith(prefix: string, limit: number): readonly string[];
}

/** A word one edit away counts this much of an exact one (0.8 by measurement on made typing errors, no loss without). */
const EDIT_QUALITY = 0.8;
/** A stem that is one edit away from the beginning of the word ("inspecton" for "inspect"): the error hid the ending. */
const BEGINNING_QUALITY = 0.6;
/** Letters an ending may have. */
const MAX_ENDING = 4;
/** Shorter words have too many neighbours to guess. */
const MIN_LETTERS = 4;
/** Neighbours kept for one word. */
const MAX_NEAR = 4;
/** Most words read of one prefix; a bound for very large vocabularies. */
const MAX_SCANNED = 4000;

/** Letters tried in place of a mistyped first or second letter, by script. */
const ALPHABETS: readonly (readonly [RegExp, string])[] = [
  [/^[a-z0-9]/, 'abcdefghijklmnopqrstuvwxyz'],
  [/^\p{Script=Cyrillic}/u, 'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
  [/^\p{Script=Greek}/u, 'αβγδεζηθικλμνξοπρστυφχψω'],
  [/^\p{Script=Arabic}/u, 'ءابتثجحخدذرزسشصضطظعغفقكلمنهوي'],
];

/** Index words within one edit (insertion, deletion, change, swap of neighbours) of the stem or of the folded word, by the likeliest slip. */
export function nearWords(stem: string, folded: string, vocabulary: Vocabulary): NearWord[] {
  const found = new Map<string, number>();
  for (const word of new Set([stem, folded])) {
    if (word.length < MIN_LETTERS || /^\p{N}/u.test(word)) continue;
    const head = word.length >= 7 ? 3 : 2;
    for (const candidate of vocabulary.startingWith(word.slice(0, head), MAX_SCANNED)) {
      if (candidate.length < 3) continue;
      if (slipOf(word, candidate) !== null) found.set(candidate, EDIT_QUALITY);
      else if (!found.has(candidate) && beginsLike(word, candidate)) found.set(candidate, BEGINNING_QUALITY);
    }
    for (const candidate of editsOfHead(word, head)) if (vocabulary.has(candidate)) found.set(candidate, EDIT_QUALITY);
  }
  const near = [...found].filter(([candidate]) => vocabulary.has(candidate));
  const best = Math.max(...near.map(([, quality]) => quality), 0);
  const slipTo = (candidate: string) => slipOf(stem, candidate) ?? slipOf(folded, candidate) ?? SLIPS.other;
  const nearest = near.filter(([, quality]) => quality === best);
  const likeliest = Math.min(...nearest.map(([candidate]) => slipTo(candidate)));
  const kept = nearest.filter(([candidate]) => slipTo(candidate) === likeliest);
  return kept.slice(0, MAX_NEAR).map(([word, quality]) => ({ stem: word, quality }));
}

/** Whether the word is the stem, or a likely slip away from it, with an ending: "instagram" begins like no "instal". */
function beginsLike(word: string, stem: string): boolean {
  if (stem.length < 5 || word.length - stem.length > MAX_ENDING || word.length < stem.length) return false;
  for (let length = stem.length - 1; length <= stem.length + 1 && length <= word.length; length++) {
    const beginning = word.slice(0, length);
    if (beginning === stem) return true;
    if (!stem.startsWith(beginning) && (slipOf(beginning, stem) ?? SLIPS.other) < SLIPS.other) return true;
  }
  return false;
}

/** Words one edit away where the edit touches one of the first `head` letters. */
function editsOfHead(word: string, head: number): Set<string> {
  const letters = ALPHABETS.find(([script]) => script.test(word))?.[1] ?? '';
  const edits = new Set<string>();
  for (let at = 0; at < head; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at + 1);
    edits.add(before + after);
    edits.add(before + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
    for (const letter of letters) {
      edits.add(before + letter + after);
      edits.add(before + letter + word.slice(at));
    }
  }
  edits.delete(word);
  return edits;
}

/** How unlikely a slip of the fingers is: a letter doubled or not, a letter left out or too many, two swapped or a vowel for another, another letter. */
const SLIPS = { doubled: 0, missing: 1, swapped: 1, vowel: 1, other: 2 } as const;
const VOWEL = /[aeiouy]/;

/** What kind of slip, of {@link SLIPS}, makes one of two words the other; null: they are not one insertion, deletion, change or swap of neighbours apart. */
export function slipOf(a: string, b: string): number | null {
  if (a.length < b.length) return slipOf(b, a);
  if (a === b || a.length - b.length > 1) return null;
  let at = 0;
  while (at < b.length && a[at] === b[at]) at++;
  if (a.length > b.length) {
    if (a.slice(at + 1) !== b.slice(at)) return null;
    return a[at] === a[at - 1] || a[at] === a[at + 1] ? SLIPS.doubled : SLIPS.missing;
  }
  if (a.slice(at + 1) === b.slice(at + 1))
    return VOWEL.test(a[at] as string) && VOWEL.test(b[at] as string) ? SLIPS.vowel : SLIPS.other;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2) ? SLIPS.swapped : null;
}

/** An inflected form or compound that shares its beginning with a word ("Verteidigungslinie" for "Verteidigung") counts this much. */
const RELATIVE_QUALITY = 0.5;
/** Letters two relatives must share, as a share of the word's, and at least. */
const SHARED_SHARE = 0.75;
const MIN_SHARED = 5;
/** An inflection adds or changes at most this many letters; a compound may add more, the whole word being its beginning. */
const MAX_INFLECTION = 3;
const MAX_COMPOUND = 10;
/** Relatives kept for one word. */
const MAX_RELATIVES = 8;

/** Index words that look like inflections or compounds of a word that the stemmer did not bring together. */
export function relatives(stem: string, vocabulary: Vocabulary): NearWord[] {
  if (HAN_WORD.test(stem)) return hanRelatives(stem, vocabulary);
  if (stem.length < MIN_SHARED || !/^\p{Alphabetic}+$/u.test(stem) || hasUnspacedScript(stem)) return [];
  const shared = Math.max(MIN_SHARED, Math.ceil(stem.length * SHARED_SHARE));
  const isRelative = (word: string) => {
    if (word === stem) return false;
    return word.startsWith(stem)
      ? word.length - stem.length <= MAX_COMPOUND
      : Math.abs(word.length - stem.length) <= MAX_INFLECTION;
  };
  const found: string[] = [];
  for (const word of vocabulary.startingWith(stem.slice(0, shared), MAX_SCANNED)) {
    if (found.length >= MAX_RELATIVES) break;
    if (isRelative(word) && vocabulary.has(word)) found.push(word);
  }
  return found.map((word) => ({ stem: word, quality: RELATIVE_QUALITY }));
}

/** A Chinese word of two characters and more: one alone is too ambiguous. */
const HAN_WORD = /^\p{Script=Han}{2,8}$/u;
/** Characters that a longer word may have more. */
const MAX_HAN_MORE = 2;

/** The words that a Chinese word holds ("保修" in "保修期"), longest first, and longer words that begin with it. */
function hanRelatives(word: string, vocabulary: Vocabulary): NearWord[] {
  const found: string[] = [];
  for (let length = word.length - 1; length >= 2; length--)
    for (let at = 0; at + length <= word.length; at++) {
      const part = word.slice(at, at + length);
      if (vocabulary.has(part)) found.push(part);
    }
  const longer = vocabulary
    .startingWith(word, MAX_SCANNED)
    .filter((other) => other.length > word.length && other.length <= word.length + MAX_HAN_MORE);
  return [...found, ...longer].slice(0, MAX_RELATIVES).map((stem) => ({ stem, quality: RELATIVE_QUALITY }));
}
