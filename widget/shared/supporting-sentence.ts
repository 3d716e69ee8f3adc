// Which sentence of a source a claim rests on, and what stands around it in the page's text. Pure: strings in, strings out.
import type { Source } from '../../protocol/blocks.ts';

/** A source with the passages in which a search found it, whole, best first. */
export type SourceInPassages = Source & { readonly passages?: readonly string[] };

/** The sentence, and the same with what follows it in its passage. */
export type SupportingSentence = { quote: string; around: string };

/** Longest claim and sentence compared, in characters. */
const MAX_COMPARED_CHARS = 1_000;
/** Characters of all passages that are looked through. */
const MAX_PASSAGE_CHARS = 40_000;
/** Characters of a sentence with its surroundings: a few lines of a narrow panel. */
const AROUND_CHARS = 280;
/** A sentence of the passages must share this many times more with the claim than the best of the tool's own quotes. */
const OVER_QUOTES = 1.15;
/** Leading characters by which words of one stem are told: descale, descaling. */
const STEM_CHARS = 5;
/** A sentence below this weight of words is rather a pointer, "See descaling.", than a statement. */
const SMALL_WEIGHT = 3;

/** The sentence of `source` that shares most with the claim; the first fit quote when none shares anything, null without any. */
export function supportingSentence(source: SourceInPassages, claim: string): SupportingSentence | null {
  const quotes = source.quotes ?? [];
  const sentences = sentencesOf(source.passages ?? []);
  const quote = pickSentence(quotes, sentences, claim);
  if (quote === undefined) return null;
  const passage = [...(source.passages ?? []), source.snippet ?? ''].find((text) =>
    oneLine(text).includes(oneLine(quote)),
  );
  return { quote, around: around(oneLine(quote), oneLine(passage ?? quote)) };
}

/** Of `quotes`, or of `sentences` if one of them fits clearly better, the one that shares most with the claim. */
export function pickSentence(
  quotes: readonly string[],
  sentences: readonly string[],
  claim: string,
): string | undefined {
  const said = wordsOf(claim);
  const all = [...quotes, ...sentences].map((text) => ({ text, words: wordsOf(text) }));
  const weightOf = weigh(all.map(({ words }) => words));
  let best: string | undefined;
  let bestScore = 0;
  for (const [i, { text, words }] of all.entries()) {
    let shared = 0;
    let whole = SMALL_WEIGHT;
    for (const word of words) {
      const weight = weightOf(word);
      whole += weight;
      if (said.has(word)) shared += weight;
    }
    // Longer sentences share more by chance.
    const score = shared / Math.sqrt(whole) / (i < quotes.length ? 1 : OVER_QUOTES);
    if (score > bestScore) {
      best = text;
      bestScore = score;
    }
  }
  // Nothing shared, as where page and answer have different languages: the tool's first quote that says something.
  return best ?? quotes.find((text) => wordsOf(text).size > SMALL_WEIGHT) ?? quotes[0];
}

/** How much a word tells: rare among the texts more than common, figures twice. */
function weigh(texts: readonly ReadonlySet<string>[]): (word: string) => number {
  const count = new Map<string, number>();
  for (const words of texts) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + texts.length / (count.get(word) ?? 1)) * (/\d/.test(word) ? 2 : 1);
}

/** Words in lower case by their stems; each character in scripts that do not space their words. */
function wordsOf(text: string): Set<string> {
  const found = text
    .slice(0, MAX_COMPARED_CHARS)
    .toLowerCase()
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu);
  return new Set((found ?? []).map((word) => (/\d/.test(word) ? word : word.slice(0, STEM_CHARS))));
}

/** The sentences of passages; a line break ends one. */
function sentencesOf(passages: readonly string[]): string[] {
  const text = passages.join('\n').slice(0, MAX_PASSAGE_CHARS);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (!('Segmenter' in Intl)) return lines;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  return lines.flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment.trim()));
}

/** The quote and what follows it in the passage, or stands before it where nothing follows. Dots show where text was left out. */
function around(quote: string, passage: string): string {
  const at = passage.indexOf(quote);
  if (at === -1) return quote;
  const before = passage.slice(0, at).trim();
  const after = passage.slice(at + quote.length).trim();
  if (after === '' && before !== '') {
    const room = Math.max(0, AROUND_CHARS - quote.length);
    const lead = sentencesOf([before]).at(-1) ?? '';
    if (lead.length <= room) return `${lead.length < before.length ? '… ' : ''}${lead} ${quote}`;
  }
  const whole = after === '' ? quote : `${quote} ${after}`;
  return `${before === '' ? '' : '… '}${cut(whole)}`;
}

function cut(text: string): string {
  if (text.length <= AROUND_CHARS) return text;
  const part = text
    .slice(0, AROUND_CHARS)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const end = part.lastIndexOf(' ');
  return `${part.slice(0, end > AROUND_CHARS / 2 ? end : part.length).trimEnd()}…`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
