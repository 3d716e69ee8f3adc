// Which attribute of a thing a question asks for (price, weight, size, opening hours), and the words beside its value.
// The words are in the packs of text/languages/; question.ts decides their weight.
import { foldDiacritics, normaliseText, stemWord } from '../../text/analyse.ts';
import { MONEY_MARK } from '../../text/figures/money-mark.ts';
import { packOf } from '../../text/languages.ts';
import { hasPhrase } from '../../text/letters/word-edges.ts';
import type { AskedValue, AttributeKind } from '../../text/pack/question-words.ts';
import { hasUnspacedScript, segmentWords } from '../../text/segment-words.ts';

/** An attribute: the kind of value that answers, and its names in every language, separated by spaces. */
export type Attribute = {
  readonly kind: AttributeKind;
  readonly value: AskedValue;
  readonly signs: string;
  /** Its signs measure nothing else: decibels are a noise, but a weight is not the only thing in kilograms. */
  readonly isOnlySign?: true;
};

/** First wins: "how much does it weigh" is about weight. */
const ATTRIBUTES: readonly Attribute[] = [
  { kind: 'weight', value: 'measure', signs: 'kg lb lbs' },
  { kind: 'size', value: 'measure', signs: 'cm' },
  { kind: 'power', value: 'measure', signs: 'w kw watt watts', isOnlySign: true },
  { kind: 'voltage', value: 'measure', signs: 'v volt volts', isOnlySign: true },
  { kind: 'temperature', value: 'measure', signs: 'c' },
  { kind: 'capacity', value: 'measure', signs: 'l ml litre litres' },
  { kind: 'noise', value: 'measure', signs: 'db', isOnlySign: true },
  { kind: 'readiness', value: 'timespan', signs: '' },
  { kind: 'price', value: 'money', signs: `${MONEY_MARK} eur usd gbp` },
  { kind: 'hours', value: 'clock', signs: '' },
  { kind: 'phone', value: 'phone', signs: '' },
  { kind: 'contact', value: 'contact', signs: '' },
];

/** An attribute that a question asks for, by phrases of its language. `words` are those of the phrases, without diacritics. */
export type AskedAttribute = {
  readonly attribute: Attribute;
  readonly phrases: readonly string[];
  readonly words: ReadonlySet<string>;
};

/** Phrases of a pack that ask for an attribute, as written and without diacritics. */
type Phrase = { readonly written: string; readonly folded: string };
type Phrases = {
  readonly attribute: Attribute;
  readonly asks: Phrase[];
  readonly asksLast: Phrase[];
  readonly asksAlone: Phrase[];
};

const phrasesOf = new Map<string, readonly Phrases[]>();

function phrasesIn(lang: string): readonly Phrases[] {
  const known = phrasesOf.get(lang);
  if (known) return known;
  const words = packOf(lang)?.attributes;
  const split = (list = '') =>
    list.split('|').flatMap((written) => (written === '' ? [] : [{ written, folded: foldDiacritics(written) }]));
  const phrases = ATTRIBUTES.map((attribute) => {
    const { asks, asksLast, asksAlone } = words?.[attribute.kind] ?? {};
    return { attribute, asks: split(asks), asksLast: split(asksLast), asksAlone: split(asksAlone) };
  });
  // Languages without a pack have none: whatever a page calls its language is not kept.
  if (words) phrasesOf.set(lang, phrases);
  return phrases;
}

/** The first attribute that a question in `lang` asks for, or undefined. Diacritics may be left out. */
export function askedAttribute(question: string, lang: string): AskedAttribute | undefined {
  const lower = normaliseText(question, lang).toLowerCase();
  const isUnspaced = hasUnspacedScript(lower);
  const as = foldDiacritics(lower) === lower ? 'folded' : 'written';
  const text = isUnspaced ? lower : ` ${lower.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()} `;
  const bare = text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();
  const end = ` ${bare}`;
  for (const { attribute, asks, asksLast, asksAlone } of phrasesIn(lang)) {
    const asked = [
      ...asks.filter(({ [as]: phrase }) => (isUnspaced ? text.includes(phrase) : hasPhrase(text, phrase))),
      ...asksLast.filter(({ [as]: phrase }) => end.endsWith(` ${phrase}`)),
      ...asksAlone.filter(({ [as]: phrase }) => bare === phrase),
    ].map(({ written }) => written);
    if (asked.length > 0) {
      const asking = asked.flatMap((phrase) => segmentWords(phrase).map(foldDiacritics));
      return { attribute, phrases: asked, words: new Set(asking) };
    }
  }
  return undefined;
}

/** The stems beside values of an attribute on pages in any of the languages (base codes). */
export function attributeStems({ kind, signs }: Attribute, languages: readonly string[]): string[] {
  const stems = languages.flatMap((lang) =>
    wordsOf(packOf(lang)?.attributes?.[kind]?.names ?? '').map((word) => stemWord(word, lang)),
  );
  return [...new Set([...wordsOf(signs), ...stems])];
}

/** The stems of the signs beside its values in any language; none where figures alone are values. */
export function signsOf({ signs }: Attribute): string[] {
  return wordsOf(signs);
}

const wordsOf = (list: string): string[] => list.split(' ').filter(Boolean);
