// Which sentence of a source a claim rests on, and the address that leads a reader to that sentence.
// Pure: knows strings and addresses; the card that shows them is source-citation.ts.

/** Longest text fragment written whole, in characters; a longer one names its first and last words, which browsers join. */
const WHOLE_FRAGMENT_CHARS = 80;
/** Words at each end of a longer quote, and characters in scripts that do not space their words. */
const EDGE_WORDS = 5;
const EDGE_CHARS = 12;
/** Longest claim and quote compared, in characters. */
const MAX_COMPARED_CHARS = 1_000;

/** The quote that shares most with the claim; the first one (the best for the question) when none shares anything. */
export function pickQuote(quotes: readonly string[], claim: string): string | undefined {
  const said = wordsOf(claim);
  let best = quotes[0];
  let bestScore = 0;
  for (const quote of quotes) {
    const words = wordsOf(quote);
    let shared = 0;
    for (const word of words) if (said.has(word)) shared++;
    // Longer quotes share more by chance.
    const score = words.size === 0 ? 0 : shared / Math.sqrt(words.size);
    if (score > bestScore) {
      best = quote;
      bestScore = score;
    }
  }
  return best;
}

/**
 * The address with a text fragment for the quote (WICG URL Fragment Text Directives). An anchor in the address is replaced.
 * The address as it is when the quote has no words.
 */
export function withTextFragment(address: string, quote: string): string {
  const text = quote.replace(/\s+/g, ' ').trim().toWellFormed();
  if (text === '') return address;
  const directive =
    text.length <= WHOLE_FRAGMENT_CHARS ? encode(text) : `${encode(startOf(text))},${encode(endOf(text))}`;
  return `${address.replace(/#.*$/s, '')}#:~:text=${directive}`;
}

/** The sentence that ends where the citation stands. */
export function lastSentence(text: string): string {
  const trimmed = text.trim().slice(-MAX_COMPARED_CHARS);
  const parts = trimmed.split(/(?<=[.!?])\s+|(?<=[。！？])/);
  return parts.at(-1)?.trim() || trimmed;
}

function startOf(text: string): string {
  const words = text.split(' ');
  return words.length > EDGE_WORDS * 2 ? words.slice(0, EDGE_WORDS).join(' ') : cutSafely(text.slice(0, EDGE_CHARS));
}

function endOf(text: string): string {
  const words = text.split(' ');
  return words.length > EDGE_WORDS * 2 ? words.slice(-EDGE_WORDS).join(' ') : cutSafely(text.slice(-EDGE_CHARS));
}

/** Half a surrogate pair cannot be encoded. */
function cutSafely(text: string): string {
  return text.isWellFormed() ? text : text.replace(/[\ud800-\udfff]/g, '');
}

/** Dashes, commas and ampersands separate parts of the directive. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/-/g, '%2D');
}

/** Words as written, in lower case; each character in scripts that do not space their words. */
function wordsOf(text: string): Set<string> {
  const found = text
    .slice(0, MAX_COMPARED_CHARS)
    .toLowerCase()
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu);
  return new Set(found ?? []);
}
