// Reads the citations of an answer while it is written, which begins with its first words: blanks are bounded, and a conversation may count
// more than 999 sources. citation-marks.ts has how they are written.

/** Characters between the brackets of `[3, 5]`. */
export const MAX_NUMBERS_CHARS = 64;

const NUMBERS = /^ {0,2}\d{1,4}(?: {0,2}[,;，、] {0,2}\d{1,4}){0,20} {0,2}$/;
const UNFINISHED = /^\[[\d,;，、 ]*$/;

/** The numbers between the brackets of a citation, such as `3, 5`; null for any other text. */
export function readNumbers(inside: string): readonly number[] | null {
  if (inside.length > MAX_NUMBERS_CHARS || !NUMBERS.test(inside)) return null;
  return inside.split(/[,;，、]/).map(Number);
}

/** Whether `text` is a citation whose closing bracket may still arrive. */
export function isUnfinishedCitation(text: string): boolean {
  return text.length <= MAX_NUMBERS_CHARS && UNFINISHED.test(text);
}
