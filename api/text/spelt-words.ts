// Words of languages in which diacritics alone distinguish words. The full-text index holds them by their stem, as all words, and as
// they are spelt.
import { foldDiacritics } from './analyse.ts';
import { baseLanguage, LANGUAGES, packOf } from './languages.ts';

/** The letters that only such languages have: their names are on pages in other languages too. */
const OWN_LETTERS = LANGUAGES.flatMap(({ hasDistinctDiacritics, detection }) =>
  hasDistinctDiacritics && detection && 'ownLetters' in detection && detection.ownLetters ? [detection.ownLetters] : [],
);

/** Whether a word with diacritics is another one than the word with other ones. */
export function hasDistinctDiacritics(lang: string): boolean {
  return packOf(baseLanguage(lang))?.hasDistinctDiacritics === true;
}

/** Before a word as it is spelt, to keep it apart from stems. */
const SIGN = '¤';

/** A word of such a language as a word of the full-text index; one without diacritics is its own stem. */
export function asSpelt(exact: string): string {
  return foldDiacritics(exact) === exact ? exact : `${SIGN}${exact}`;
}

/** The word of {@link asSpelt}, if it has diacritics. */
export function speltIn(indexWord: string): string | undefined {
  return indexWord.startsWith(SIGN) ? indexWord.slice(SIGN.length) : undefined;
}

/** The words with diacritics of a text in a language, as {@link asSpelt} writes them; in other languages those with letters of such a language. */
export function speltWords(
  words: readonly { readonly exact: string; readonly stem: string }[],
  lang: string,
): string[] {
  const isSpelt = hasDistinctDiacritics(lang)
    ? () => true
    : (word: string) => OWN_LETTERS.some((letters) => letters.test(word));
  return [...new Set(words.flatMap(({ exact, stem }) => (exact !== stem && isSpelt(exact) ? [asSpelt(exact)] : [])))];
}
