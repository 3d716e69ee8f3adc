// A question in a language that a site lacks, word by word in English: the site is then searched as by an English question. Knows the
// phrases of the packs (`inEnglish`); words that it does not know, such as names of products, stay as they are.
import { foldDiacritics, stemWord } from '../analyse.ts';
import { isOrdinaryWord } from '../common-words/ordinary-words.ts';
import { foldHan } from '../han/fold-han.ts';
import { packOf } from '../languages.ts';
import { hasUnspacedScript } from '../segment-words.ts';
import { stopWordsOf } from '../stop-words.ts';

const ENGLISH = 'en';
/** Words of the longest phrase that is looked up. */
const MAX_WORDS = 8;
/** Characters of the longest phrase in a script without spaces; vowel signs and tone marks of Thai count, too. */
const MAX_CHARACTERS = 22;
/** Letters of each part of a compound word at least. */
const MIN_PART = 4;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** A word in Latin letters, or one character of another script. */
const PART = /[\p{Script=Latin}\p{N}]+|[^\p{Script=Latin}\p{N}]/gu;

type Words = {
  readonly phrases: ReadonlyMap<string, string>;
  /** The phrases of one word by their stems: lists hold one form of a word ("tamaño"), and questions others ("tamaños"). */
  readonly stems: ReadonlyMap<string, string>;
  readonly isCompounding: boolean;
  /** The stem of a word, which is without what is glued to it. */
  stemOf(word: string): string;
};
const loaded = new Map<string, Words>();

function wordsOf(lang: string): Words {
  let words = loaded.get(lang);
  if (!words) {
    const pack = packOf(lang);
    const pairs = (pack?.inEnglish ?? '').split('|').filter((pair) => pair.includes('='));
    const phrases = new Map(
      pairs.map((pair) => {
        const [phrase = '', english = ''] = pair.trim().split('=');
        return [keyOf(wordsIn(phrase)), english] as const;
      }),
    );
    const stemOf = (word: string) => keyOf([stemWord(word.toLowerCase(), lang)]);
    words = { phrases, stems: stemsOf(pairs, stemOf), isCompounding: pack?.hasCompounds === true, stemOf };
    loaded.set(lang, words);
  }
  return words;
}

/** Single words by their stems; of two words with one stem the first in the list. */
function stemsOf(pairs: readonly string[], stemOf: (word: string) => string): ReadonlyMap<string, string> {
  const stems = new Map<string, string>();
  for (const pair of pairs) {
    const [phrase = '', english = ''] = pair.trim().split('=');
    const [word = '', ...more] = wordsIn(phrase);
    if (more.length === 0 && !stems.has(stemOf(word))) stems.set(stemOf(word), english);
  }
  return stems;
}

const keyOf = (words: readonly string[]): string =>
  words.map((word) => foldHan(foldDiacritics(word.toLowerCase()))).join(' ');

/** The words of a text; in a script without spaces each character is one. */
function wordsIn(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((run) => (hasUnspacedScript(run) ? (run.match(PART) ?? []) : [run]));
}

/** Whether questions in a language (base code) can be put into English. */
export function hasEnglish(lang: string): boolean {
  return packOf(lang)?.inEnglish !== undefined;
}

/** The words that have an English one in the pack of a language, folded. */
export function translatedWords(lang: string): Set<string> {
  return new Set([...wordsOf(lang).phrases.keys()].flatMap((phrase) => phrase.split(' ')));
}

/**
 * Whether the text has a word with an English one that is none in English itself, and no more words that are English alone: "grind solo" is
 * English, though Spanish has "solo".
 */
export function isTranslatable(text: string, lang: string): boolean {
  const words = translatedWords(lang);
  const { foldedFunctionWords } = stopWordsOf(lang);
  let foreign = 0;
  let english = 0;
  for (const word of wordsIn(text)) {
    const key = keyOf([word]);
    const isEnglish = isOrdinaryWord(word.toLowerCase(), ENGLISH);
    if (words.has(key) && !isEnglish) foreign++;
    else if (isEnglish && !words.has(key) && !foldedFunctionWords.has(key)) english++;
  }
  return foreign > 0 && foreign >= english;
}

/** The text in English as far as its words are known. Function words without an English one are left out. */
export function toEnglish(text: string, lang: string, functionWords: ReadonlySet<string>): string {
  const known = wordsOf(lang);
  const { phrases, stems, isCompounding, stemOf } = known;
  const words = wordsIn(text);
  const english: string[] = [];
  // Characters of an unknown word stay together.
  let unknown = '';
  const push = (...some: string[]) => {
    english.push(...(unknown === '' ? [] : [unknown]), ...some);
    unknown = '';
  };
  for (let at = 0; at < words.length; ) {
    const most = hasUnspacedScript(words[at] as string) ? MAX_CHARACTERS : MAX_WORDS;
    let length = Math.min(most, words.length - at);
    while (length > 0 && !phrases.has(keyOf(words.slice(at, at + length)))) length--;
    const word = words[at] as string;
    if (length > 0) push(phrases.get(keyOf(words.slice(at, at + length))) as string);
    else {
      const folded = keyOf([word]);
      if (functionWords.has(folded)) push();
      else if (hasUnspacedScript(word)) unknown += word;
      else push(stems.get(stemOf(word)) ?? (isCompounding ? partsOf(folded, known) : null) ?? word);
    }
    at += Math.max(1, length);
  }
  push();
  const written = english.join(' ');
  return /[?？]\s*$/.test(text) ? `${written}?` : written;
}

/** A compound of two known words: "Kaffeemaschinenpreis", with a letter that joins them. */
function partsOf(word: string, { phrases, stems, stemOf }: Words): string | null {
  for (let cut = word.length - MIN_PART; cut >= MIN_PART; cut--) {
    const last = phrases.get(word.slice(cut)) ?? stems.get(stemOf(word.slice(cut)));
    const head = word.slice(0, cut);
    const first = last && (phrases.get(head) ?? phrases.get(head.replace(/(?:s|n|en|es)$/, '')));
    if (first) return `${first} ${last}`;
  }
  return null;
}
