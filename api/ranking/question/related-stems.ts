// Stems that weakly match another: irregular forms of it, and words for the same thing. Reads the lists of text/languages/ by stems.
import { stemWord } from '../../text/analyse.ts';
import { packOf } from '../../text/languages.ts';
import { asSpelt, hasDistinctDiacritics } from '../../text/spelt-words.ts';
import type { NearWord } from './term-statistics.ts';

/** An irregular form is the word itself but for its spelling. */
const FORM_QUALITY = 0.9;
/** A word for the same thing: a hint, as it may well mean another. */
const RELATED_QUALITY = 0.55;

const loaded = new Map<string, ReadonlyMap<string, readonly NearWord[]>>();

/**
 * The stems that match a stem in a language (base code) besides itself; empty for most. A word that diacritics distinguish is one
 * by itself, and so are those that match it (see spelt-words.ts).
 */
export function relatedStems(stem: string, lang: string): readonly NearWord[] {
  let table = loaded.get(lang);
  if (!table) {
    table = readTable(lang);
    loaded.set(lang, table);
  }
  return table.get(stem) ?? [];
}

function readTable(lang: string): ReadonlyMap<string, readonly NearWord[]> {
  const found = new Map<string, Map<string, number>>();
  const add = (groups: string, quality: number, readsAs: (word: string) => string) => {
    for (const group of groups.split('|')) {
      const stems = new Set(group.split(/\s+/).filter(Boolean).map(readsAs));
      for (const stem of stems) {
        const others = found.get(stem) ?? new Map<string, number>();
        for (const other of stems) if (other !== stem) others.set(other, Math.max(others.get(other) ?? 0, quality));
        found.set(stem, others);
      }
    }
  };
  const { irregularForms = '', relatedWords = '' } = packOf(lang) ?? {};
  const forms = [(word: string) => stemWord(word, lang), ...(hasDistinctDiacritics(lang) ? [asSpelt] : [])];
  for (const readsAs of forms) {
    add(irregularForms, FORM_QUALITY, readsAs);
    add(relatedWords, RELATED_QUALITY, readsAs);
  }
  return new Map(
    [...found].map(([stem, others]) => [stem, [...others].map(([other, quality]) => ({ stem: other, quality }))]),
  );
}
