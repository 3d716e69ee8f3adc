// Names of a site's things, above all those that are function words elsewhere: "Alder One". A title ends with the name, and the page of
// that title writes it with a capital in the middle of its sentences. What a question means by it is decided in question.ts.
import { packOf } from '../../text/languages.ts';
import { stopWordsOf } from '../../text/stop-words.ts';

/** Words of a title that may be a name; a longer one is a sentence. */
const MAX_TITLE_WORDS = 4;
/** Times that the page of that title writes the name with a capital within a sentence, at least. */
const MIN_USES = 3;
/** A language in which every noun has a capital. */
const ALL_CAPITALS = 'de';

/** A page with a title, and what reads its text. */
export type TitledPage = { readonly title: string; readonly lang: string; readonly read: () => string };

/** The names that are function words, in lower case. */
export function siteNames(pages: Iterable<TitledPage>): Set<string> {
  const names = new Set<string>();
  for (const { title, lang, read } of pages) {
    const last = endOf(title, lang);
    const name = last.toLowerCase();
    if (last === '' || names.has(name) || !stopWordsOf(lang.slice(0, 2)).functionWords.has(name)) continue;
    if (usesInside(read(), last) >= MIN_USES) names.add(name);
  }
  return names;
}

/** Whether a word, in lower case, is the name of a thing. */
export function isThingOf(pages: Iterable<TitledPage>, word: string): boolean {
  for (const { title, lang, read } of pages) {
    const last = endOf(title, lang);
    if (last.toLowerCase() === word && usesInside(read(), last) >= MIN_USES) return true;
  }
  return false;
}

/** The last word of a title that may end with a name; empty for another title. */
function endOf(title: string, lang: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.at(-1) ?? '';
  const isShort = words.length > 1 && words.length <= MAX_TITLE_WORDS;
  return isShort && last !== last.toLowerCase() && !lang.startsWith(ALL_CAPITALS) ? last : '';
}

/** How often a text has the word within a sentence: after another word, not after its end. */
export function usesInside(text: string, word: string): number {
  return (text.match(/(?<=[\p{L}\p{N},] )[\p{L}\p{N}]+/gu) ?? []).filter((each) => each === word).length;
}

/** Whether a word that may be a name takes the place of a noun here: "which one", "the cheapest one". */
export function isPronoun(word: string, text: string, lang: string): boolean {
  const pronouns = packOf(lang)?.pronouns;
  if (!pronouns || !Object.hasOwn(pronouns, word)) return false;
  const after = pronouns[word];
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${after})\\s+${word}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
