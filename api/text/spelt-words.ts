// Words of languages that tell words apart by their diacritics alone. The full-text index holds them by their stem, as all words, and as
// they are spelt.
import { baseLanguage, LANGUAGES, packOf } from './languages.ts';

/** The letters that only such languages have: names in them stand on pages in other languages too. */
const OWN_LETTERS = LANGUAGES.flatMap(({ isToldByMarks, detection }) =>
  isToldByMarks && detection && 'ownLetters' in detection && detection.ownLetters ? [detection.ownLetters] : [],
);

/** Whether a word with diacritics is another one than the word with other ones. */
export function isToldByMarks(lang: string): boolean {
  return packOf(baseLanguage(lang))?.isToldByMarks === true;
}

/** A word with diacritics as a word of the full-text index; the sign before it keeps it apart from stems. */
export function speltWord(exact: string): string {
  return `¤${exact}`;
}

/** The words with diacritics of a text in a language, as {@link speltWord} writes them; in other languages those with letters of such a language. */
export function speltWords(
  words: readonly { readonly exact: string; readonly stem: string }[],
  lang: string,
): string[] {
  const isSpelt = isToldByMarks(lang)
    ? () => true
    : (word: string) => OWN_LETTERS.some((letters) => letters.test(word));
  return [...new Set(words.flatMap(({ exact, stem }) => (exact !== stem && isSpelt(exact) ? [speltWord(exact)] : [])))];
}
