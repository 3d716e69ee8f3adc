// The address that opens a page at a sentence, and the claim before a citation.
// Pure: strings and addresses; source-citation.ts draws the card.

/** Longest text fragment written in full, in characters; for a longer one the first and last words are given, which browsers join. */
const WHOLE_FRAGMENT_CHARS = 80;
/** Words at each end of a longer quote, and characters in scripts that do not space their words. */
const EDGE_WORDS = 5;
const EDGE_CHARS = 12;
/** A quote without an end mark that is longer than this may be cut off, and in an unspaced script inside a word. */
const MAY_BE_CUT_CHARS = 100;
/** Longest text before a citation that is examined, in characters. */
const MAX_COMPARED_CHARS = 1_000;

/**
 * The address with a text fragment for the quote (WICG URL Fragment Text Directives). An anchor in the address stays, for
 * browsers that find no match and for the pages of a PDF. The unchanged address when the quote has no words.
 *
 * What browsers match is text of one block that begins and ends at word boundaries (measured with Chromium: see
 * test/e2e/text-fragments.test.ts). So a quote over several lines or cells is given by its first and its last one, and a long
 * one by words at its ends; the text between may then differ, e.g. by a footnote mark that the quote does not have.
 */
export function withTextFragment(address: string, quote: string): string {
  const pieces = quote
    .toWellFormed()
    .split(/\n|\s\|\s/)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const [first] = pieces;
  const last = pieces.at(-1);
  if (first === undefined || last === undefined) return address;
  const directive =
    pieces.length === 1 && isWhole(first) ? encode(first) : `${encode(startOf(first))},${encode(endOf(last))}`;
  const [page, anchor = ''] = address.split('#', 2) as [string, string?];
  return `${page}#${anchor.replace(/:~:.*$/s, '')}:~:text=${directive}`;
}

/** Changes an address to that of `quote` on its page; without one it stays as it is. */
export function atQuote(quote: string | undefined): (address: string) => string {
  return (address) => (quote ? withTextFragment(address, quote) : address);
}

/** The sentence that ends at the citation. */
export function lastSentence(text: string): string {
  const trimmed = text.trim().slice(-MAX_COMPARED_CHARS);
  const parts = trimmed.split(/(?<=[.!?])\s+|(?<=[。！？])/);
  return parts.at(-1)?.trim() || trimmed;
}

/** Whether a piece is given in full: it is short, or has too few words for two ends that do not meet. */
function isWhole(piece: string): boolean {
  return piece.length <= WHOLE_FRAGMENT_CHARS || (!UNSPACED.test(piece) && piece.split(' ').length <= EDGE_WORDS * 2);
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** The first words of a piece; the piece itself when it is short. */
function startOf(piece: string): string {
  const words = wordsIn(piece);
  return piece.length <= EDGE_CHARS * 2 ? piece : edge(words, (word, text) => text + word);
}

/** The last words of a piece, without one that may be cut off. */
function endOf(piece: string): string {
  const words = wordsIn(piece);
  const isCut = UNSPACED.test(piece) && piece.length > MAY_BE_CUT_CHARS && /[\p{L}\p{N}]$/u.test(piece);
  if (isCut) words.pop();
  return piece.length <= EDGE_CHARS * 2 ? piece : edge(words.reverse(), (word, text) => word + text);
}

/** Words joined until there are enough: five, or twelve characters in scripts without spaces. */
function edge(words: readonly string[], join: (word: string, text: string) => string): string {
  let text = '';
  let count = 0;
  for (const word of words) {
    const isEnough = UNSPACED.test(text) ? text.trim().length >= EDGE_CHARS : count >= EDGE_WORDS;
    if (isEnough && /[\p{L}\p{N}]/u.test(text)) break;
    text = join(word, text);
    if (word.trim() !== '') count++;
  }
  return text.trim();
}

/** Words with the spaces after them; in scripts without spaces, as the browser's dictionary cuts them. */
function wordsIn(piece: string): string[] {
  if (UNSPACED.test(piece) && 'Segmenter' in Intl) {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
    return Array.from(segmenter.segment(piece), ({ segment }) => segment);
  }
  // Without a dictionary the end marks are the only sure boundaries.
  return piece.match(UNSPACED.test(piece) ? /[^，。、；：！？]+[，。、；：！？]*/g : /\S+\s*/g) ?? [piece];
}

/** Dashes, commas and ampersands separate parts of the directive. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/-/g, '%2D');
}
