// The words that limit a statement to a case: "refurbished", "students", "up to", "unless". From the packs of text/languages/.
import { baseLanguage, packOf } from '../../../text/languages.ts';
import { WORD_END, WORD_START } from '../../../text/letters/word-edges.ts';

const limits = new Map<string, RegExp | null>();

/** Finds such a word of a language; null for a language without a list. */
export function limitsOf(tag: string): RegExp | null {
  const lang = baseLanguage(tag);
  if (!limits.has(lang)) {
    const pack = packOf(lang);
    const words = pack?.limits;
    const pattern = pack?.isUnspaced ? `(?:${words})` : `${WORD_START}(?:${words})${WORD_END}`;
    limits.set(lang, words ? new RegExp(pattern, 'iu') : null);
  }
  return limits.get(lang) ?? null;
}
