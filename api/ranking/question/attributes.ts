// Which attribute of a thing a question asks for (price, weight, size, opening hours), and the words beside its value.
// The words are in languages/attribute-words.ts; question.ts decides their weight.
import { foldDiacritics, normaliseText, stemWord } from '../../text/analyse.ts';
import { ATTRIBUTES, type AttributeWords } from '../../text/languages/attribute-words.ts';
import { hasUnspacedScript, segmentWords } from '../../text/segment-words.ts';

/** An attribute that a question asks for. `words` are those of the phrase that asks, without diacritics. */
export type AskedAttribute = { readonly attribute: AttributeWords; readonly words: ReadonlySet<string> };

/** The first attribute that a question in `lang` asks for, or undefined. Diacritics may be left out. */
export function askedAttribute(question: string, lang: string): AskedAttribute | undefined {
  const lower = normaliseText(question, lang).toLowerCase();
  const isUnspaced = hasUnspacedScript(lower);
  const isFolded = foldDiacritics(lower) === lower;
  const text = isUnspaced ? lower : ` ${lower.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()} `;
  const isIn = (phrase: string) => {
    const wanted = isFolded ? foldDiacritics(phrase) : phrase;
    return text.includes(isUnspaced ? wanted : ` ${wanted} `);
  };
  for (const attribute of ATTRIBUTES) {
    const asked = attribute.asks[lang]?.split('|').filter(isIn) ?? [];
    if (asked.length > 0)
      return { attribute, words: new Set(asked.flatMap((phrase) => segmentWords(phrase).map(foldDiacritics))) };
  }
  return undefined;
}

/** The stems beside values of an attribute on pages in any of the languages (base codes). */
export function attributeStems({ names, signs }: AttributeWords, languages: readonly string[]): string[] {
  const stems = languages.flatMap((lang) => wordsOf(names[lang] ?? '').map((word) => stemWord(word, lang)));
  return [...new Set([...wordsOf(signs), ...stems])];
}

const wordsOf = (list: string): string[] => list.split(' ').filter(Boolean);
