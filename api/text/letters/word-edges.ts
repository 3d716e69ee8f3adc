// Where words of lists begin and end in a text. Korean particles and endings are written right behind a word ("주차는", "무료인가요"): a
// Hangul letter behind a word of a list is none of that word, nor is one of a script without spaces. Pieces of regular expressions for the flag `u`.

const GLUED = '(?![\\p{Script=Hangul}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])';
const LETTER_OR_DIGIT = `${GLUED}[\\p{L}\\p{M}\\p{N}]`;

/** A letter that is part of a word with those beside it. */
export const LETTER = `${GLUED}[\\p{L}\\p{M}]`;

/** Before a word: no letter. */
export const WORD_START = '(?<![\\p{L}\\p{M}])';
/** Behind a word: no letter that goes on with it. */
export const WORD_END = `(?!${LETTER})`;
/** The same where digits are letters, too. */
export const NAME_START = '(?<![\\p{L}\\p{M}\\p{N}])';
export const NAME_END = `(?!${LETTER_OR_DIGIT})`;

const HANGUL_AT_END = /\p{Script=Hangul}$/u;

/**
 * Whether a text in lower case, its words with one space around each, has a phrase: as whole words, in Hangul within words, too
 * ("주차요금얼마"); a single syllable only at the beginning of a word.
 */
export function hasPhrase(spaced: string, phrase: string): boolean {
  if (!HANGUL_AT_END.test(phrase)) return spaced.includes(` ${phrase} `);
  return spaced.includes(phrase.length > 1 ? phrase : ` ${phrase}`);
}
