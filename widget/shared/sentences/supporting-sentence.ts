// Finds the sentence of a source that supports a claim, and the text around it on the page. Pure: strings in, strings out.
import type { Source } from '../../../protocol/blocks.ts';
import { sentenceEnds } from './sentence-ends.ts';

/** A source with the passages in which a search found it, in full, best first. */
export type SourceInPassages = Source & { readonly passages?: readonly string[] };

/** The sentence, and the sentence with the text after it in its passage. */
export type SupportingSentence = { quote: string; around: string };

/** What a source is cited for: the sentence that its first citation ends, and the whole text that cites it. */
export type CitedFor = { readonly claim: string; readonly answer?: string };

/** Longest claim and sentence compared, in characters. */
const MAX_COMPARED_CHARS = 1_000;
/** Characters of all passages that are examined. */
const MAX_PASSAGE_CHARS = 40_000;
/** Characters of a sentence with the text around it: a few lines of a narrow panel. */
const AROUND_CHARS = 280;
/** A sentence of the passages must have this many times more in common with the claim than the best of the tool's own quotes. */
const OVER_QUOTES = 1.15;
/** Leading characters by which words of one stem are recognised: descale, descaling. */
const STEM_CHARS = 5;
/** A sentence below this weight of words is a reference, such as "See descaling.", not a statement. */
const SMALL_WEIGHT = 3;

/**
 * The first quote of `source` that the answer repeats word for word: a citation may end several sentences of which another one answers. Else
 * its sentence most similar to the claim; the first fit quote when none has common words, null without any.
 */
export function supportingSentence(
  source: SourceInPassages,
  { claim, answer = '' }: CitedFor,
): SupportingSentence | null {
  const quotes = source.quotes ?? [];
  const quote = repeatedIn(answer, quotes) ?? pickSentence(quotes, sentencesOf(source.passages ?? []), claim);
  if (quote === undefined) return null;
  const passage = [...(source.passages ?? []), source.snippet ?? ''].find((text) =>
    oneLine(text).includes(oneLine(quote)),
  );
  return { quote, around: around(oneLine(quote), oneLine(passage ?? quote)) };
}

function repeatedIn(answer: string, quotes: readonly string[]): string | undefined {
  const said = ` ${bare(answer.slice(0, MAX_PASSAGE_CHARS))} `;
  return quotes.find((quote) => wordsOf(quote).size > SMALL_WEIGHT && said.includes(` ${bare(quote)} `));
}

/** Words alone, a space between two: punctuation and Markdown differ between page and answer. */
function bare(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}

/** Of `quotes`, or of `sentences` if one of them fits clearly better, the one most similar to the claim. */
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
    // Longer sentences have more common words by chance.
    const score = shared / Math.sqrt(whole) / (i < quotes.length ? 1 : OVER_QUOTES);
    if (score > bestScore) {
      best = text;
      bestScore = score;
    }
  }
  // No common words, e.g. because page and answer have different languages: the tool's first quote that is a statement.
  return best ?? quotes.find((text) => wordsOf(text).size > SMALL_WEIGHT) ?? quotes[0];
}

/** The weight of a word: higher for words rare among the texts, doubled for figures. */
function weigh(texts: readonly ReadonlySet<string>[]): (word: string) => number {
  const count = new Map<string, number>();
  for (const words of texts) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + texts.length / (count.get(word) ?? 1)) * (/\d/.test(word) ? 2 : 1);
}

/** Words in lower case by their stems; single characters in scripts without spaces between words. */
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
  const ends = sentenceEnds(text);
  return [0, ...ends].map((from, i) => text.slice(from, ends[i]).trim()).filter((sentence) => sentence !== '');
}

/** The quote and the text after it in the passage, or before it where none follows. Dots show omitted text. */
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
