// Which business concepts a text names: "postage", "phí ship", "运费" and "ongkir" are all the cost of delivery. Knows the phrases of
// each language; what a concept counts is decided by the ranking.
import { analyse, foldDiacritics, normaliseText } from '../analyse.ts';
import { packOf } from '../languages.ts';
import { BROADER } from './broader.ts';
import type { Concept } from './en.ts';

/** What a phrase counts that only hints at its concept. */
const HINT = 0.5;
/** What a phrase counts within a longer one that was found ("call" in "call off"). */
const INSIDE = 0.5;
/** What a broader concept counts. */
const BROADER_SHARE = 0.4;
/** Words of a phrase at most. */
const MAX_WORDS = 5;

type Phrase = { readonly words: readonly string[]; readonly concept: Concept; readonly strength: number };
/** Phrases by their first word (or first character, for Chinese). */
type Phrases = ReadonlyMap<string, readonly Phrase[]>;
type Found = { readonly start: number; readonly end: number; readonly phrase: Phrase };

/** How much a text names a concept: the strongest phrase (0 to 1), the sum over all of them, and the words of the phrases as matched. */
export type ConceptMatch = { strength: number; sum: number; readonly words: string[] };

/** The word of a concept in the full-text index. No word of a text has its first character. */
export function conceptWord(concept: string): string {
  return `¤${concept}`;
}

/** The concepts that a text in a language (base code) names. Empty for a language without a table. */
export function findConcepts(text: string, lang: string): Map<Concept, ConceptMatch> {
  const concepts = new Map<Concept, ConceptMatch>();
  for (const { phrase, strength } of strengthsOf(occurrences(text, lang))) {
    const match = concepts.get(phrase.concept);
    if (!match) concepts.set(phrase.concept, { strength, sum: strength, words: [...phrase.words] });
    else {
      match.strength = Math.max(match.strength, strength);
      match.sum += strength;
      match.words.push(...phrase.words);
    }
  }
  return concepts;
}

/** The concepts of a question with what each counts (0 to 1), and the broader ones at a fraction. */
export function askedConcepts(
  text: string,
  lang: string,
): Map<Concept, { strength: number; words: readonly string[] }> {
  const found = findConcepts(text, lang);
  const asked = new Map<Concept, { strength: number; words: readonly string[] }>(found);
  for (const [concept, { strength, words }] of found)
    for (const broader of BROADER[concept] ?? [])
      if ((asked.get(broader)?.strength ?? 0) < strength * BROADER_SHARE)
        asked.set(broader, { strength: strength * BROADER_SHARE, words });
  return asked;
}

/** Each phrase found with its strength, which is less within a longer one. */
function strengthsOf(found: readonly Found[]): { phrase: Phrase; strength: number }[] {
  const long = found.filter(({ start, end }) => end - start > 1);
  return found.map(({ start, end, phrase }) => {
    const isInside = long.some(
      (other) => other.start <= start && other.end >= end && other.end - other.start > end - start,
    );
    return { phrase, strength: isInside ? phrase.strength * INSIDE : phrase.strength };
  });
}

/** Whether a text has a phrase for what hardly any site is about ("weather", "tell me a joke"). */
export function isAboutElsewhere(text: string, lang: string): boolean {
  return occurrences(text, lang, 'elsewhere').length > 0;
}

function occurrences(text: string, lang: string, table: Table = 'concepts'): Found[] {
  const pack = packOf(lang);
  if (!pack?.[table]) return [];
  const phrasesOf = (code: string, form: Form) => phrasesIn(table, code, form);
  if (pack.isUnspaced) return inCharacters(normaliseText(text, lang).toLowerCase(), phrasesOf(lang, 'characters'));
  const tokens = analyse(text, lang);
  const stems = tokens.map(({ stem }) => stem);
  const exact = tokens.map((token) => token.exact);
  const found = pack.mixesEnglish ? inWords(exact, phrasesOf('en', 'exact')) : [];
  // Where diacritics are left out when typing, a word without them is often another one ("thẻ" is a card, "the" is English): alone it
  // must be spelt in full.
  found.push(...inWords(pack.isTypedBare ? exact : stems, phrasesOf(lang, pack.isTypedBare ? 'exact' : 'stems')));
  if (pack.isTypedBare && foldDiacritics(text) === text) found.push(...inWords(stems, phrasesOf(lang, 'folded')));
  return found;
}

function inWords(words: readonly string[], phrases: Phrases): Found[] {
  const found: Found[] = [];
  words.forEach((word, start) => {
    for (const phrase of phrases.get(word) ?? []) {
      const { length } = phrase.words;
      let at = 1;
      while (at < length && words[start + at] === phrase.words[at]) at++;
      if (at === length) found.push({ start, end: start + length, phrase });
    }
  });
  return found;
}

function inCharacters(text: string, phrases: Phrases): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < text.length; start++) {
    for (const phrase of phrases.get(text.charAt(start)) ?? []) {
      const written = phrase.words[0] as string;
      if (text.startsWith(written, start)) found.push({ start, end: start + written.length, phrase });
    }
  }
  return found;
}

type Table = 'concepts' | 'elsewhere';
type Form = 'stems' | 'exact' | 'folded' | 'characters';
const loaded = new Map<string, Phrases>();

function phrasesIn(table: Table, lang: string, form: Form): Phrases {
  const key = `${table}:${lang}:${form}`;
  let phrases = loaded.get(key);
  if (!phrases) {
    phrases = readTable(listsOf(table, lang), lang, form);
    loaded.set(key, phrases);
  }
  return phrases;
}

/** Lists of phrases by what they name; those for what is elsewhere name nothing of their own. */
function listsOf(table: Table, lang: string): [Concept, string][] {
  const pack = packOf(lang);
  if (table === 'elsewhere') return [[table as Concept, pack?.elsewhere ?? '']];
  return Object.entries(pack?.concepts ?? {}) as [Concept, string][];
}

function readTable(lists: readonly [Concept, string][], lang: string, form: Form): Phrases {
  const phrases = new Map<string, Phrase[]>();
  for (const [concept, list] of lists) {
    const strengths = new Map<string, number>();
    for (const [at, part] of list.split('~').entries())
      for (const written of part.split('|')) {
        const words = wordsOf(written.trim(), lang, form);
        if (words.length === 0 || words.length > MAX_WORDS) continue;
        // Without marks a single syllable is too ambiguous.
        if (form === 'folded' && words.length < 2) continue;
        const joined = words.join(' ');
        strengths.set(joined, Math.max(strengths.get(joined) ?? 0, at === 0 ? 1 : HINT));
      }
    for (const [joined, strength] of strengths) {
      const words = form === 'characters' ? [joined] : joined.split(' ');
      const first = form === 'characters' ? joined.charAt(0) : (words[0] as string);
      phrases.set(first, [...(phrases.get(first) ?? []), { words, concept, strength }]);
    }
  }
  return phrases;
}

function wordsOf(written: string, lang: string, form: Form): string[] {
  if (form === 'characters') return written === '' ? [] : [normaliseText(written, lang).toLowerCase()];
  return analyse(written, lang).map((token) => (form === 'exact' ? token.exact : token.stem));
}
