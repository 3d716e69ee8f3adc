// The things of a site that a question names, products above all: "Alder One", "Mini". Their names may be everyday words, so that only
// the site says that they are names: a title ends with them, and they have a capital in the middle of sentences.
import { baseLanguage, packOf } from '../../text/languages.ts';
import { rarityOf } from '../../text/rarity.ts';
import type { Question } from '../question/question.ts';
import { isPronoun, usesInside } from '../question/site-names.ts';
import type { AnswerPassage } from './answer.ts';

/** Words of a title that may be a name; a longer one is a sentence. */
const MAX_TITLE_WORDS = 4;
/** Times that a name is in the middle of sentences at least. */
const MIN_USES = 2;
/** Words of a question in which names decide; a longer one says enough besides. */
const MAX_TERMS = 10;
/** Passages of those found that have the name of somebody else's thing, at most: more are about it. */
const MAX_PLACES = 3;
/** A language in which every noun has a capital. */
const ALL_CAPITALS = 'de';

/** The terms of the question that are names of things, as indexes into its terms. */
export function namedThings<Id>(
  { terms, text, lang }: Pick<Question, 'terms' | 'text' | 'lang'>,
  passages: readonly AnswerPassage<Id>[],
): number[] {
  if (terms.length > MAX_TERMS) return [];
  const read = passages.filter((passage) => (passage.lang ?? '').slice(0, 2) !== ALL_CAPITALS);
  const endings = new Set(read.flatMap(({ title = '' }) => endingOf(title)));
  return terms.flatMap(({ exact, asks, isNumber, isThing }, at) => {
    if (isThing) return [at];
    if (asks || isNumber || !/^[a-z]/.test(exact) || isPronoun(exact, text, lang)) return [];
    const name = exact.charAt(0).toUpperCase() + exact.slice(1);
    if (!endings.has(name)) return [];
    const uses = read.reduce((sum, passage) => sum + usesInside(passage.text, name), 0);
    return uses >= MIN_USES ? [at] : [];
  });
}

/**
 * The terms of the question that name somebody else's thing ("do you take Cigna"): words that the language hardly has, and that a few of the
 * passages have, always with a capital. Such a name says more than all else in the question.
 */
export function outsideNames<Id>(
  { terms, lang }: Pick<Question, 'terms' | 'lang'>,
  passages: readonly AnswerPassage<Id>[],
): number[] {
  if (terms.length > MAX_TERMS || lang === ALL_CAPITALS) return [];
  return terms.flatMap(({ exact, stem, asks, isMinor, isSure, isNumber }, at) => {
    if (asks || isMinor || isNumber || !isSure || !/^[a-z]{3}/.test(exact) || rarityOf(stem, lang) < 1) return [];
    const name = exact.charAt(0).toUpperCase() + exact.slice(1);
    const words = passages.map(
      ({ title = '', heading = '', text }) => new Set(`${title} ${heading} ${text}`.match(/[\p{L}\p{N}]+/gu)),
    );
    const count = words.filter((own) => own.has(name)).length;
    const isName = count > 0 && count <= MAX_PLACES && !words.some((own) => own.has(exact));
    return isName && passages.some(({ text }) => usesInside(text, name) > 0) ? [at] : [];
  });
}

/** Whether a passage says anything of one of the things. */
export function isAboutThing<Id>(
  { title = '', heading = '', text }: AnswerPassage<Id>,
  { terms }: Pick<Question, 'terms'>,
  things: readonly number[],
): boolean {
  const words = new Set(`${title} ${heading} ${text}`.match(/[\p{L}\p{N}]+/gu));
  return things.some((at) => {
    const exact = terms[at]?.exact ?? '';
    const name = exact.charAt(0).toUpperCase() + exact.slice(1);
    return words.has(name);
  });
}

/** Whether a passage is the beginning of the page of one of the things, in the language of the question. */
export function isBeginningOfThing<Id>(
  { title = '', heading = '', lang }: AnswerPassage<Id>,
  { terms, lang: own }: Pick<Question, 'terms' | 'lang'>,
  things: readonly number[],
): boolean {
  const [ending] = endingOf(title);
  if (ending === undefined || baseLanguage(lang ?? own) !== own || (heading !== '' && heading !== title)) return false;
  return things.some((at) => terms[at]?.exact === ending.toLowerCase());
}

/** The last word of a title of two words and more. */
function endingOf(title: string): string[] {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.at(-1);
  return last !== undefined && words.length > 1 && words.length <= MAX_TITLE_WORDS ? [last] : [];
}

/** The question for the price that "how much" and the name of a thing mean; null for another question. */
export function priceOfThing(
  { terms, text, lang, kinds, values, attributeTerm }: Question,
  things: readonly number[],
  passages: readonly { readonly title?: string }[],
): string | null {
  // "Grind L": the words before it belong to the name.
  const names = new Set(things.map((at) => terms[at]?.exact));
  const inNames = new Set(
    passages.flatMap(({ title = '' }) => {
      const [ending] = endingOf(title);
      return ending !== undefined && names.has(ending.toLowerCase())
        ? title.toLowerCase().split(/[^\p{L}\p{N}]+/u)
        : [];
    }),
  );
  const isNamed = terms.every(
    ({ isMinor, asks, exact }, at) => isMinor || asks || things.includes(at) || inNames.has(exact),
  );
  if (things.length === 0 || !isNamed || values.length > 0 || attributeTerm >= 0 || kinds[0] !== 'number') return null;
  const price = packOf(lang)?.attributes?.price;
  const asks = price?.asksOfThing?.split('|').some((phrase) => text.toLowerCase().includes(phrase));
  return asks ? `${text} ${price?.names.split(' ')[0]}` : null;
}
