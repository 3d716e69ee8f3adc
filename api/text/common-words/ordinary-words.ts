// Whether a language has a word, whatever it means: a visitor who types "creek" means no "cheek", though a site has only that.
// The words are kept as a Bloom filter: 62,000 of English are 121 KB, and one of two thousand misspelt words passes for one of them.
import { hashWord } from '../analyse.ts';
import { packOf } from '../languages.ts';

/** Bits of a filter for each word, and how many of them a word sets: together 0.05 % that a word which is not in it seems to be. */
export const BITS_PER_WORD = 16;
const HASHES = 11;

const loaded = new Map<string, Buffer | null>();

/** Whether a lower-case word is one of a language (base code); false where the language has no list. */
export function isOrdinaryWord(word: string, lang: string): boolean {
  let filter = loaded.get(lang);
  if (filter === undefined) {
    const encoded = packOf(lang)?.ordinaryWords;
    filter = encoded === undefined ? null : Buffer.from(encoded, 'base64');
    loaded.set(lang, filter);
  }
  const bits = filter;
  return (
    bits !== null &&
    bitsOf(word, bits.length * 8).every((bit) => ((bits[bit >>> 3] as number) & (1 << (bit & 7))) !== 0)
  );
}

/** The filter of some words, in base64. */
export function toFilter(words: readonly string[]): string {
  const filter = Buffer.alloc(Math.ceil((words.length * BITS_PER_WORD) / 8));
  for (const word of words)
    for (const bit of bitsOf(word, filter.length * 8))
      filter[bit >>> 3] = (filter[bit >>> 3] as number) | (1 << (bit & 7));
  return filter.toString('base64');
}

function bitsOf(word: string, size: number): number[] {
  const first = hashWord(word);
  const second = hashWord(`${word} `) | 1;
  return Array.from({ length: HASHES }, (_, at) => ((first + Math.imul(at, second)) >>> 0) % size);
}
