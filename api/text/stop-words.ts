// The function and chat words of a language as sets. Their weight is decided in ranking; the words are in languages/.
import { foldDiacritics, normaliseText } from './analyse.ts';
import { baseLanguage, packOf } from './languages.ts';

/** Function words and chat words of one language, with their forms without diacritics. */
export type StopWords = {
  readonly functionWords: ReadonlySet<string>;
  readonly chatWords: ReadonlySet<string>;
  /** Words for a kind of text. */
  readonly textWords: ReadonlySet<string>;
  /** Folded forms that collide with nothing but themselves; used when a text has no diacritics at all. */
  readonly foldedFunctionWords: ReadonlySet<string>;
  readonly foldedChatWords: ReadonlySet<string>;
};

const loaded = new Map<string, StopWords>();

/** The stop words of a language; empty sets for a language without them. */
export function stopWordsOf(tag: string): StopWords {
  const lang = baseLanguage(tag);
  let words = loaded.get(lang);
  if (!words) {
    const split = (list = '') => normaliseText(list, lang).split(/\s+/).filter(Boolean);
    const functionWords = split(packOf(lang)?.functionWords);
    const chatWords = split(packOf(lang)?.chatWords);
    words = {
      functionWords: new Set(functionWords),
      chatWords: new Set(chatWords),
      textWords: new Set(split(packOf(lang)?.textWords)),
      foldedFunctionWords: new Set(functionWords.map(foldDiacritics)),
      foldedChatWords: new Set(chatWords.map(foldDiacritics)),
    };
    loaded.set(lang, words);
  }
  return words;
}
