// Cuts text into words: letter runs for scripts with spaces, dictionary words (Intl.Segmenter) for scripts without.
// Without stems or weights: analyse.ts turns these words into tokens.

/** Scripts that do not put spaces between words. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const RUNS = new RegExp(`[${UNSPACED}\\p{M}]+|[^${UNSPACED}]+`, 'gu');
const CAMEL = /[\p{Ll}\p{N}]\p{Lu}/u;
const CAMEL_PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|\p{Lu}/gu;

/**
 * Intl.Segmenter takes time with the square of its input (measured: 32,000 characters, 120 ms), so longer runs are cut
 * here. A run between two punctuation marks is rarely longer than this many UTF-16 units.
 */
const MAX_RUN = 120;

let segmenter: Intl.Segmenter | undefined;

/** Whether the text holds characters of a script without spaces (Han, kana, Thai, Lao, Khmer, Burmese). */
export function hasUnspacedScript(text: string): boolean {
  return HAS_UNSPACED.test(text);
}

/** The words of NFKC text in reading order, in their own case. */
export function segmentWords(text: string): string[] {
  const runs = text.match(WORD);
  if (!runs) return [];
  if (!HAS_UNSPACED.test(text)) return runs;
  const words: string[] = [];
  for (const run of runs) {
    if (!HAS_UNSPACED.test(run)) words.push(run);
    else for (const part of run.match(RUNS) ?? []) pushRun(part, words);
  }
  return words;
}

function pushRun(run: string, words: string[]): void {
  if (!HAS_UNSPACED.test(run) || run.length === 1) {
    words.push(run);
    return;
  }
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  for (let at = 0; at < run.length; at += MAX_RUN) {
    for (const piece of segmenter.segment(run.slice(at, at + MAX_RUN))) words.push(piece.segment);
  }
}

/** The parts of an identifier in camel case (`maxTokens` gives `max`, `Tokens`); empty for an ordinary word. */
export function splitIdentifier(word: string): string[] {
  return CAMEL.test(word) ? (word.match(CAMEL_PARTS) ?? []) : [];
}
