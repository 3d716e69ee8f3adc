// Guesses the language of a short text by its script, its letters and its function words, as the packs of languages/ describe them.
import { LANGUAGES } from './languages.ts';
import { segmentWords } from './segment-words.ts';
import { stopWordsOf } from './stop-words.ts';

const byScript = LANGUAGES.flatMap(({ code, detection }) =>
  detection && 'script' in detection ? [{ code, ...detection }] : [],
);
const counted = LANGUAGES.flatMap(({ code, detection }) =>
  detection && 'countedIn' in detection ? [{ code, ...detection }] : [],
);
const countedIn = {
  latin: counted.filter((language) => language.countedIn === 'latin'),
  cyrillic: counted.filter((language) => language.countedIn === 'cyrillic'),
};

/**
 * The base code of the text's language, or `fallback` without evidence. `likely` are the languages of the
 * site, main one first: they win ties, and they win against others unless two more function words speak for the other.
 */
export function detectLanguage(text: string, likely: readonly string[] = [], fallback = likely[0] ?? 'en'): string {
  const sample = text.slice(0, 2000).normalize('NFKC').toLowerCase();
  for (const { code, script, sharedWith, sharedWithMain } of byScript) {
    if (!script.test(sample)) continue;
    const main = likely[0];
    if (main !== undefined && sharedWithMain?.includes(main)) return main;
    return likely.find((other) => sharedWith?.includes(other)) ?? code;
  }
  const candidates = countedIn[/\p{Script=Cyrillic}/u.test(sample) ? 'cyrillic' : 'latin'];
  for (const { code, ownLetters } of candidates) if (ownLetters?.test(sample)) return code;
  const words = segmentWords(sample);
  let best = fallback;
  let bestCount = 0;
  for (const { code } of candidates) {
    const stop = stopWordsOf(code);
    let count = likely[0] === code ? 1.5 : likely.includes(code) ? 1 : 0;
    for (const word of words) if (stop.functionWords.has(word) || stop.foldedFunctionWords.has(word)) count++;
    if (count > bestCount) {
      best = code;
      bestCount = count;
    }
  }
  return best;
}
