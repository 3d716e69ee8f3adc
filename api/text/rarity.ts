// How rare a word is in its language at large, whatever a site is about: that a site lacks "need" says nothing, that it lacks "guacamole"
// says much.
import { analyseWord, normaliseText } from './analyse.ts';
import { baseLanguage, packOf } from './languages.ts';

/** The most common words count next to nothing, those from this rank on in full. */
const COMMON_RANK = 50;
const RARE_RANK = 10_000;
const LEAST = 0.02;

const loaded = new Map<string, ReadonlyMap<string, number>>();

/** 0.02 for the most common words to 1 for those that are not among the listed; by stem and language. */
export function rarityOf(stem: string, tag: string): number {
  const lang = baseLanguage(tag);
  const rank = ranksOf(lang).get(stem) ?? (packOf(lang)?.mixesEnglish ? ranksOf('en').get(stem) : undefined);
  if (rank === undefined) return 1;
  const share = Math.log(rank / COMMON_RANK) / Math.log(RARE_RANK / COMMON_RANK);
  return Math.min(1, Math.max(LEAST, share));
}

/** Ranks from 1 by stem. */
function ranksOf(lang: string): ReadonlyMap<string, number> {
  let ranks = loaded.get(lang);
  if (!ranks) {
    const read = new Map<string, number>();
    const words = normaliseText(packOf(lang)?.commonWords ?? '', lang)
      .split(/\s+/)
      .filter(Boolean);
    for (const [at, word] of words.entries()) {
      const { stem } = analyseWord(word, lang);
      if (!read.has(stem)) read.set(stem, at + 1);
    }
    ranks = read;
    loaded.set(lang, ranks);
  }
  return ranks;
}
