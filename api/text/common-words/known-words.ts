// How many words of a short text a language knows. Few words identify no language by their grammar ("gratis ongkir", "nghi tet"): there
// the one whose words they are is meant. Reads the packs of languages/.
import { foldDiacritics, normaliseText } from '../analyse.ts';
import { translatedWords, wordsSameInEnglish } from '../in-english/to-english.ts';
import { packOf } from '../languages.ts';
import { hasUnspacedScript, segmentWords } from '../segment-words.ts';
import { stopWordsOf } from '../stop-words.ts';
import { INTERNATIONAL } from './international.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

/** What a word of questions or business counts, and one that is only common: it may be a name, or of another language. */
const OWN = 1.5;
const COMMON = 0.5;
/** What an English word counts in a language that mixes them in: with other words it is English. */
const BORROWED = 0.9;
/** What a word counts that is only known without its marks, as it was typed. */
const FOLDED_SHARE = 0.55;
/** What a word that is none of the grammar counts against a word of questions of another language. */
const NAME_SHARE = 0.5;

const ENGLISH = 'en';
const NONE: ReadonlySet<string> = new Set();

const loaded = new Map<string, ReadonlyMap<string, number>>();

/** The sum over the words of a text that a language (base code) knows: 1.5 a word of questions, 0.5 a common one. 0 for scripts without spaces. */
export function knownWords(text: string, lang: string): number {
  return weightsOf(text, lang).reduce((sum, weight) => sum + weight, 0);
}

/** How many words of a text, letters alone left out, are of the grammar of a language, also as it is typed without its marks. */
export function grammarWords(text: string, lang: string): number {
  const { foldedFunctionWords } = stopWordsOf(lang);
  const isOwn = (word: string) => isGrammar(word, lang) || foldedFunctionWords.has(word);
  return wordsIn(text, lang).filter((word) => word.length > 1 && isOwn(word)).length;
}

/**
 * How much each of two languages knows more of the words of a text: what both know says nothing ("was" is German and English). Words
 * of `one` that are none of its grammar are names as often ("mini").
 */
export function knownApart(text: string, one: string, other: string): { one: number; other: number } {
  const ofOther = weightsOf(text, other);
  const sums = { one: 0, other: 0 };
  const words = wordsIn(text, one);
  const same = one === ENGLISH ? wordsSameInEnglish(other) : NONE;
  weightsOf(text, one).forEach((weight, at) => {
    const word = words[at] as string;
    const more = weight - (ofOther[at] as number);
    if (more > 0) sums.one += isGrammar(word, one) ? more : more * NAME_SHARE;
    // "Extraction time": the first word is English as well, though no list of English words has it.
    else if (!same.has(word)) sums.other -= more;
  });
  return sums;
}

/** A name of a domain or an ending of one (".com"), an address. */
const ADDRESS = /(?:^|\s)(?:\S{1,100}(?:@|:\/\/)\S{0,200}|[\w-]{0,60}(?:\.[a-z]{2,10}){1,4}(?=[\s?!,]|$))/giu;

function wordsIn(text: string, lang: string): string[] {
  const lower = normaliseText(text, lang).toLowerCase().replace(ADDRESS, ' ');
  return hasUnspacedScript(lower) ? [] : segmentWords(lower);
}

function isGrammar(word: string, lang: string): boolean {
  const { functionWords, chatWords } = stopWordsOf(lang);
  return functionWords.has(word) || chatWords.has(word);
}

/** What each word of a text counts in a language; none in scripts without spaces. */
function weightsOf(text: string, lang: string): number[] {
  const words = wordsIn(text, lang);
  const known = wordsOf(lang);
  const isBare = packOf(lang)?.isTypedBare === true && words.every((word) => foldDiacritics(word) === word);
  return words.map((word) => {
    // A letter alone is a name ("grind s") or the rest of a contraction.
    if (word.length < 2 || INTERNATIONAL.has(word)) return 0;
    const folded = isBare ? FOLDED_SHARE * (known.get(`~${word}`) ?? 0) : 0;
    return Math.max(known.get(word) ?? 0, folded);
  });
}

function wordsOf(lang: string): ReadonlyMap<string, number> {
  let words = loaded.get(lang);
  if (!words) {
    words = readWords(lang);
    loaded.set(lang, words);
  }
  return words;
}

function readWords(lang: string): ReadonlyMap<string, number> {
  const pack = packOf(lang);
  const english = pack?.mixesEnglish ? Object.values(packOf('en')?.concepts ?? {}).map(firmOf) : [];
  const own = [
    pack?.functionWords,
    pack?.chatWords,
    ...Object.values(pack?.questions ?? {}),
    ...Object.values(pack?.attributes ?? {}).map(({ asks }) => asks),
    ...Object.values(pack?.concepts ?? {}).map(firmOf),
    ...(pack?.shorthand ?? '').split('|').map((pair) => pair.split('=')[0]),
  ];
  const translated = pack?.isKnownByEnglish ? [...translatedWords(lang)] : [];
  const words = new Map<string, number>();
  const raise = (form: string, weight: number) => {
    if ((words.get(form) ?? 0) < weight) words.set(form, weight);
  };
  const add = (list: string | undefined, weight: number) => {
    for (const word of normaliseText(list ?? '', lang)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []) {
      // Most words are in many phrases.
      if ((words.get(word) ?? 0) >= weight) continue;
      raise(word, weight);
      if (pack?.isTypedBare) raise(`~${foldDiacritics(word)}`, weight);
    }
  };
  for (const list of own) add(list, OWN);
  for (const list of english) add(list, BORROWED);
  // "Solo", "menu" and "grill" are English as well, or names.
  for (const word of translated) add(word, isOrdinaryWord(word, ENGLISH) ? COMMON : OWN);
  add(pack?.commonWords, COMMON);
  return words;
}

/** The phrases that name a concept, without those that only hint at it. */
const firmOf = (list: string): string => list.split('~')[0] ?? '';
