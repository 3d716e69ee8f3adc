// The words by which a visitor finds an own message: lower case, without diacritics, Chinese in simplified characters; characters of
// scripts without spaces one by one, so that any part of a run is found as a phrase. No stems: a message may be in any language.
import { foldDiacritics, normaliseText } from '../../../text/analyse.ts';
import { hasUnspacedScript } from '../../../text/segment-words.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text with blanks between, for the index. */
export function toSearchText(text: string): string {
  return wordsOf(text).flat().join(' ');
}

/**
 * A query of FTS5 that finds texts with all words of `text`, the last one also as the beginning of a word; null for a text without
 * words. Operators and quotes of FTS5 in the text are words or nothing: only letters and digits get into a term.
 */
export function toSearchQuery(text: string, maxWords: number): string | null {
  const words = wordsOf(text).slice(0, maxWords);
  if (words.length === 0) return null;
  const terms = words.map((word) => `"${word.join(' ')}"`);
  return `${terms.join(' AND ')} *`;
}

/** The words in order, each as its terms: one, or a term for each character. */
function wordsOf(text: string): string[][] {
  const words = foldDiacritics(normaliseText(text, '').toLowerCase()).match(WORD) ?? [];
  return words.map((word) => (hasUnspacedScript(word) ? [...word] : [word]));
}
