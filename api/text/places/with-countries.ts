// A question about a city with the name of its country, where the site has that and neither the city nor its area: "do you ship to new york" is answered by what
// a page says of the United States.
import { foldPlace, hasName, placesIn } from './places.ts';

/** The text, followed by the countries of cities that it names, in a language. `isOnSite`: whether the pages have a word or all words of a name. */
export function withCountries(text: string, lang: string, isOnSite: (name: string) => boolean): string {
  const regions = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' });
  const folded = foldPlace(text);
  const added = new Set<string>();
  for (const { country, names } of placesIn(text)) {
    const name = regions.of(country);
    if (names.length === 0 || !name || hasName(folded, foldPlace(name).trim())) continue;
    if (!names.some(isOnSite) && isOnSite(name)) added.add(name);
  }
  return [text, ...added].join(' ');
}
