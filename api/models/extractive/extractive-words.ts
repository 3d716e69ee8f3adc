// The fixed sentences of the extractive model, from the packs of text/languages/.
import { LANGUAGES, packOf } from '../../text/languages.ts';
import type { Replies } from '../../text/pack/fixed-sentences.ts';

/** The sentences by base language code, of the languages that have them. */
export const EXTRACTIVE_WORDS: Readonly<Record<string, Replies>> = Object.fromEntries(
  LANGUAGES.flatMap(({ code, replies }) => (replies ? [[code, replies]] : [])),
);

/** The sentences of a language, or English. */
export function wordsFor(lang: string): Replies {
  return packOf(lang)?.replies ?? (packOf('en')?.replies as Replies);
}
