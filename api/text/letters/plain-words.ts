// The words of a text as phrases of the language packs are looked for in them.
import { foldArabic } from './arabic-letters.ts';

/** In lower case and without signs; `gap`: what is between two words, none in a script without spaces. */
export function plainWords(text: string, gap: string): string {
  return foldArabic(text.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, gap)
    .trim();
}
