// Query expansion: a question in the words that the site has for what it names, where they are others than the visitor's. Changes a question
// only where the statistics of the site have the new word.
import { readQuestion } from '../../ranking/question/question.ts';
import type { TermStatistics } from '../../ranking/question/term-statistics.ts';
import { analyse } from '../../text/analyse.ts';
import { conceptWord } from '../../text/concepts/find-concepts.ts';
import { inMinutes, namesDuration } from '../../text/durations/in-minutes.ts';
import { placesIn } from '../../text/places/places.ts';
import { withCountries } from '../../text/places/with-countries.ts';

/** Concepts of a question about a thing that is sent somewhere. */
const SENT = new Set(
  (['delivery', 'deliverycost', 'deliverytime', 'abroad', 'buy'] as const).map((name) => conceptWord(name)),
);
/** Durations that lessons and visits have, in minutes: a site that counts one of them in minutes counts an hour so. */
const SHORT_MINUTES = [15, 30, 45, 90];
const HOUR_MINUTES = 60;

/**
 * A question for a price with the minutes of the durations that it names, where the site counts them in minutes; any other as it is. `before`:
 * the questions that it continues, one of which may be the one for the price.
 */
export function withMinutesOnSite(text: string, before: readonly string[], statistics: TermStatistics): string {
  if (!namesDuration(text)) return text;
  const { lang, values } = readQuestion([...before, text].join(' '), statistics);
  // "Half an hour late" is compared with a limit, which is no half hour.
  if (!values.includes('money')) return text;
  const has = (minutes: number) => statistics.documentFrequency(String(minutes)) > 0;
  return inMinutes(text, lang, (minutes) => has(minutes) && (minutes !== HOUR_MINUTES || SHORT_MINUTES.some(has)));
}

/** A question about delivery with the countries of the cities that it names, where only those are on the site; any other as it is. */
export function withCountriesOnSite(text: string, statistics: TermStatistics): string {
  if (!placesIn(text).some(({ names }) => names.length > 0)) return text;
  const { lang, concepts } = readQuestion(text, statistics);
  // "A shop in London" is not one somewhere else in the country.
  if (!concepts.some(({ word }) => SENT.has(word))) return text;
  return withCountries(text, lang, (name) =>
    analyse(name, lang).every(({ stem }) => statistics.documentFrequency(stem) > 0),
  );
}
