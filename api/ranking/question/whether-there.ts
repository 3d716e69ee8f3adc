// Whether a message asks whether there is a thing ("do you have decaf", "do you sell beans"), and which of its words only say so.
import { packOf } from '../../text/languages.ts';
import { foldArabic } from '../../text/letters/arabic-letters.ts';
import { plainWords } from '../../text/letters/plain-words.ts';
import { hasPhrase } from '../../text/letters/word-edges.ts';
import { stopWordsOf } from '../../text/stop-words.ts';

/** Whether a message asks whether there is a thing. */
export function asksWhetherThere(text: string, lang: string): boolean {
  const { having, isUnspaced = false, hasGluedWords = false } = packOf(lang) ?? {};
  if (!having || asksOtherwise(text, lang)) return false;
  const gap = isUnspaced ? '' : ' ';
  const said = foldArabic(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, gap)
    .trim();
  const begins = (phrases = '') => phrases.split('|').some((phrase) => phrase && said.startsWith(phrase + gap));
  const ends = (phrases = '') =>
    phrases.split('|').some((phrase) => phrase && said.endsWith((hasGluedWords ? '' : gap) + phrase));
  const { framed } = having;
  if (ends(framed?.exceptEnds)) return begins(having.begins);
  return begins(having.begins) || (ends(framed?.ends) && (framed?.begins === '' || begins(framed?.begins)));
}

/** Whether a message ends with asking what there is of something: "which beans do you sell". */
export function asksWhichThere(text: string, lang: string): boolean {
  const { having, isUnspaced = false } = packOf(lang) ?? {};
  if (!having?.begins || isUnspaced) return false;
  const said = plainWords(text, ' ');
  return having.begins.split('|').some((phrase) => phrase.includes(' ') && said.endsWith(` ${phrase}`));
}

/** Whether a message has a word that asks for something else than yes or no, where its end is the same for both. */
export function asksOtherwise(text: string, lang: string): boolean {
  const { polar, isUnspaced = false } = packOf(lang) ?? {};
  if (!polar?.unless) return false;
  const said = isUnspaced ? plainWords(text, '') : ` ${plainWords(text, ' ')} `;
  return polar.unless.split('|').some((phrase) => (isUnspaced ? said.includes(phrase) : hasPhrase(said, phrase)));
}

/** Words that say of a thing that it is sold or kept, and nothing of what it is: "sell" in "do you sell beans". */
export function sellingWords(lang: string): ReadonlySet<string> {
  const { functionWords } = stopWordsOf(lang);
  const words = (packOf(lang)?.offers ?? '').split(/[| ]/);
  // Vietnamese "có bán": "có" asks whether there is anything.
  return new Set(words.filter((word) => word !== '' && !functionWords.has(word)));
}
