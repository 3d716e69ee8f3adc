// One slip of the fingers in a question, the same in every run: a letter of a content word missing, doubled, swapped with its neighbour, or
// hit beside its key.
import { stopWordsOf } from '../../api/text/stop-words.ts';

/** Shorter words, and words that carry no content, are left alone. */
const MIN_LETTERS = 5;
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The text with a slip, or null where no word is long enough. */
export function withSlip(text: string, lang: string): string | null {
  const { functionWords, chatWords } = stopWordsOf(lang);
  const words = [...text.matchAll(/[\p{Script=Latin}\p{M}]+/gu)].filter(
    ({ 0: word }) =>
      word.normalize('NFC').length >= MIN_LETTERS &&
      !functionWords.has(word.toLowerCase()) &&
      !chatWords.has(word.toLowerCase()),
  );
  if (words.length === 0) return null;
  const seed = hash(text);
  const { 0: found, index } = words[seed % words.length] as RegExpExecArray;
  const slipped = slip(found.normalize('NFC'), seed >>> 8);
  return text.slice(0, index) + slipped + text.slice(index + found.length);
}

function slip(word: string, seed: number): string {
  // The first letter is seldom wrong.
  const at = 1 + (seed % (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const kind = (seed >>> 8) % 4;
  if (kind === 0) return before + after;
  if (kind === 1) return before + letter + letter + after;
  const row = KEYS.find((keys) => keys.includes(letter.toLowerCase()));
  const neighbour =
    row?.charAt(row.indexOf(letter.toLowerCase()) + 1) || row?.charAt(row.indexOf(letter.toLowerCase()) - 1);
  if (kind === 2 && neighbour) return before + neighbour + after;
  const swapped = after.charAt(0) + letter + after.slice(1);
  return swapped === letter + after ? before + after : before + swapped;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
