// A question in a language that a site lacks, word by word in English: the site is then searched as by an English question. Knows the
// phrases of the packs (`inEnglish`); words that it does not know, such as names of products, stay as they are.
import { foldDiacritics, normaliseText, stemWord } from '../analyse.ts';
import { INTERNATIONAL } from '../common-words/international.ts';
import { isOrdinaryWord } from '../common-words/ordinary-words.ts';
import { foldHan } from '../han/fold-han.ts';
import { packOf } from '../languages.ts';
import { hasUnspacedScript } from '../segment-words.ts';
import { hasDistinctDiacritics } from '../spelt-words.ts';
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

/** The phrases of one language. */
class Words {
  readonly isCompounding: boolean;
  readonly phrases: ReadonlyMap<string, string>;
  /** The same with their marks, where these distinguish words ("trà" and "trả"): for texts that are written with marks. */
  readonly spelt: ReadonlyMap<string, string> | undefined;
  readonly #lang: string;
  #single: ReadonlySet<string> | undefined;
  #same: ReadonlySet<string> | undefined;
  #stems: Map<string, string> | undefined;

  constructor(lang: string) {
    const pack = packOf(lang);
    this.#lang = lang;
    this.isCompounding = pack?.hasCompounds === true;
    const list = pack?.inEnglish ?? '';
    // Folded as a whole: lists have thousands of words.
    this.phrases = readPairs(fold(list));
    this.spelt = hasDistinctDiacritics(lang) ? readPairs(list.toLowerCase()) : undefined;
  }

  /** The words of all phrases. */
  get single(): ReadonlySet<string> {
    this.#single ??= new Set([...this.phrases.keys()].flatMap((phrase) => phrase.split(' ')));
    return this.#single;
  }

  /** Those of them that the English of their phrase has, too. */
  get same(): ReadonlySet<string> {
    this.#same ??= new Set(
      [...this.phrases].flatMap(([phrase, english]) => {
        const others = english.split(' ');
        return phrase.split(' ').filter((word) => others.includes(word));
      }),
    );
    return this.#same;
  }

  /** The English of a word by its stem: a list holds one form of a word ("tamaño"), and questions others ("tamaños"). */
  byStem(word: string): string | undefined {
    this.#stems ??= this.#readStems();
    return this.#stems.get(this.#stemOf(word));
  }

  /** Single words by their stems; of two words with one stem the first in the list. */
  #readStems(): Map<string, string> {
    const stems = new Map<string, string>();
    for (const [phrase, english] of this.phrases) {
      const stem = phrase.includes(' ') ? '' : this.#stemOf(phrase);
      if (stem !== '' && !stems.has(stem)) stems.set(stem, english);
    }
    return stems;
  }

  #stemOf(word: string): string {
    return fold(stemWord(word.toLowerCase(), this.#lang));
  }
}

/** The English of phrases by their words, joined by spaces. */
function readPairs(list: string): Map<string, string> {
  const phrases = new Map<string, string>();
  for (const pair of list.split('|')) {
    const at = pair.indexOf('=');
    if (at > 0) phrases.set(wordsIn(pair.slice(0, at)).join(' '), pair.slice(at + 1).trim());
  }
  return phrases;
}

const loaded = new Map<string, Words>();

function wordsOf(lang: string): Words {
  let words = loaded.get(lang);
  if (!words) {
    words = new Words(lang);
    loaded.set(lang, words);
  }
  return words;
}

/** Texts that are compared: in lower case, without marks, in simplified characters. */
const fold = (text: string): string => foldHan(foldDiacritics(text.toLowerCase()));

/** The words of a text; in a script without spaces each character is one. */
function wordsIn(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((run) => (hasUnspacedScript(run) ? (run.match(PART) ?? []) : [run]));
}

/** Whether questions in a language (base code) can be put into English. */
export function hasEnglish(lang: string): boolean {
  return packOf(lang)?.inEnglish !== undefined;
}

/** The words that have an English one in the pack of a language, folded. */
export function translatedWords(lang: string): ReadonlySet<string> {
  return wordsOf(lang).single;
}

/** The words of a language, folded, that are spelt the same in English ("extraction" in French). */
export function wordsSameInEnglish(lang: string): ReadonlySet<string> {
  return wordsOf(lang).same;
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
    const key = fold(word);
    // "No crema" is said in every language.
    if (INTERNATIONAL.has(key)) continue;
    const isEnglish = isOrdinaryWord(word.toLowerCase(), ENGLISH);
    if (words.has(key) && !isEnglish) foreign++;
    else if (isEnglish && !words.has(key) && !foldedFunctionWords.has(key)) english++;
  }
  return foreign > 0 && foreign >= english;
}

/** The text in English as far as its words are known. Function words without an English one are left out. */
export function toEnglish(text: string, lang: string, functionWords: ReadonlySet<string>): string {
  const known = wordsOf(lang);
  const isSpelt = known.spelt !== undefined && foldDiacritics(text) !== text;
  const phrases = (isSpelt && known.spelt) || known.phrases;
  const keyOf = (some: readonly string[]) => (isSpelt ? some.join(' ').toLowerCase() : some.map(fold).join(' '));
  const words = wordsIn(isSpelt ? normaliseText(text, lang) : text);
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
      const folded = fold(word);
      if (functionWords.has(folded)) push();
      else if (hasUnspacedScript(word)) unknown += word;
      else push((isSpelt ? undefined : known.byStem(word)) ?? partsOf(folded, known) ?? word);
    }
    at += Math.max(1, length);
  }
  push();
  const written = english.join(' ');
  return /[?？]\s*$/.test(text) ? `${written}?` : written;
}

/** A compound of two known words: "Kaffeemaschinenpreis", with a letter that joins them. */
function partsOf(word: string, known: Words): string | null {
  if (!known.isCompounding) return null;
  for (let cut = word.length - MIN_PART; cut >= MIN_PART; cut--) {
    const end = word.slice(cut);
    const last = known.phrases.get(end) ?? known.byStem(end);
    const head = word.slice(0, cut);
    const first = last && (known.phrases.get(head) ?? known.phrases.get(head.replace(/(?:s|n|en|es)$/, '')));
    if (first) return `${first} ${last}`;
  }
  return null;
}
