// What a question about hours names besides days, being open and hours: a part of the place, or the shop itself.
import { conceptWord } from '../../../../text/concepts/find-concepts.ts';
import { packOf } from '../../../../text/languages.ts';
import type { Question } from '../../../question/question.ts';
import { pattern } from '../../values/hours/hour-items.ts';

const HOURS = conceptWord('hours');
const SHOPS = conceptWord('shops');

/** The words of a question that name what has the hours, without those for a shop, for being open, and for days. */
export function thingsIn({ terms, lang, concepts }: Question): number[] {
  const { opening, isUnspaced = false } = packOf(lang) ?? {};
  if (!opening) return [];
  const { days, seasons, ...others } = opening;
  const known = [...days, ...seasons, ...Object.values(others).filter((words) => typeof words === 'string')];
  const phrases = pattern(known.join('|'), isUnspaced);
  const parts = new Set(known.flatMap((words) => words.toLowerCase().split(/[| ]/)));
  const meant = new Set(
    concepts.flatMap(({ word, words }) =>
      word === SHOPS || word === HOURS ? words.flatMap((phrase) => [phrase, ...phrase.split(' ')]) : [],
    ),
  );
  return terms.flatMap(({ isMinor, asks, exact, stem }, at) =>
    isMinor || asks || parts.has(exact) || meant.has(exact) || meant.has(stem) || phrases.test(exact) ? [] : [at],
  );
}

/** The words of a question for a shop, an office or a practice. */
export function shopWordsIn({ terms, concepts }: Question): number[] {
  const shops = concepts.flatMap(({ word, words }) => (word === SHOPS ? words : []));
  return terms.flatMap(({ isMinor, asks, exact, stem }, at) =>
    !isMinor && !asks && (shops.includes(exact) || shops.includes(stem)) ? [at] : [],
  );
}
