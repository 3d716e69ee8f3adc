// Which business concepts a text names: "postage", "phí ship", "运费" and "ongkir" are all the cost of delivery. Knows the phrases of
// each language; what a concept counts is decided by the ranking.
import { analyse, analyseNormal, foldDiacritics, normaliseText, stemWord } from '../analyse.ts';
import { markMoney } from '../figures/money-mark.ts';
import { baseLanguage, packOf } from '../languages.ts';
import { BROADER } from './broader.ts';
import type { Concept } from './en.ts';
import { isPieceAt, readGlued } from './glued-words.ts';

/** What a phrase counts that only hints at its concept. */
const HINT = 0.5;
/** What a phrase counts within a longer one that was found ("call" in "call off"). */
const INSIDE = 0.5;
/** What a broader concept counts. */
const BROADER_SHARE = 0.4;
/** Words of a phrase at most. */
const MAX_WORDS = 5;
/** In a phrase: some words that may be anything ("where * made"). */
const GAP = '*';
/** What a gap holds at most, from nothing on: words, and characters of Chinese. */
const GAP_WORDS = 3;
const GAP_CHARACTERS = 6;

/** Before a phrase: it is meant as it is spelt, and not as others with its stem ("used", not "use"). */
const SPELT = '=';

/** `words` has {@link GAP} for a gap; for Chinese it is the written parts. `spelt`: the words as they have to be spelt. */
type Phrase = {
  readonly words: readonly string[];
  readonly spelt?: readonly string[];
  readonly concept: Concept;
  readonly strength: number;
  /** The second code unit of its first word; NaN where that has one alone. */
  readonly second: number;
};
/** A phrase as its list has it. */
type Line = { readonly concept: Concept; readonly written: string; readonly strength: number };
/** The phrases with a first word (or first character, for Chinese). */
type Phrases = (first: string) => readonly Phrase[];
/** `places`: those of its words in the text, or of its characters, without what is in its gaps. */
type Found = {
  readonly places: readonly number[];
  readonly phrase: Phrase;
  /** The words that the phrase is a part of, where it is no word. */
  readonly within?: readonly string[];
};

/** How much a text names a concept: the strongest phrase (0 to 1), the sum over all of them, and the words of the phrases as matched. */
export type ConceptMatch = { strength: number; sum: number; readonly words: string[] };

/** The word of a concept in the full-text index. No word of a text has its first character. */
export function conceptWord(concept: string): string {
  return `¤${concept}`;
}

/** The concepts that a text in a language (base code) names. Empty for a language without a table. */
export function findConcepts(text: string, lang: string): Map<Concept, ConceptMatch> {
  const concepts = new Map<Concept, ConceptMatch>();
  for (const { phrase, strength, within } of strengthsOf(occurrences(text, lang))) {
    const match = concepts.get(phrase.concept);
    const words = within ? [...within] : phrase.words.filter((word) => word !== GAP);
    if (!match) concepts.set(phrase.concept, { strength, sum: strength, words });
    else {
      match.strength = Math.max(match.strength, strength);
      match.sum += strength;
      match.words.push(...words);
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

/** Each phrase found with its strength, which is less where a longer one has its words. */
function strengthsOf(found: readonly Found[]): (Omit<Found, 'places'> & { strength: number })[] {
  // The words around a gap mean what they mean elsewhere, too: "how long" beside "how long * warranty".
  const long = found.filter(({ places, phrase }) => places.length > 1 && !phrase.words.includes(GAP));
  return found.map(({ places, phrase, within }) => {
    const isInside =
      places.length === 1 &&
      long.some(
        (other) => other.places.length > places.length && places.every((place) => other.places.includes(place)),
      );
    const strength = isInside ? phrase.strength * INSIDE : phrase.strength;
    return within ? { phrase, strength, within } : { phrase, strength };
  });
}

/** Whether a text has a phrase for what hardly any site is about ("weather", "tell me a joke"). */
export function isAboutElsewhere(text: string, lang: string): boolean {
  return occurrences(text, lang, 'elsewhere').length > 0;
}

function occurrences(text: string, tag: string, table: Table = 'concepts'): Found[] {
  const lang = baseLanguage(tag);
  const pack = packOf(lang);
  if (!pack?.[table]) return [];
  const phrasesOf = (code: string, form: Form) => phrasesIn(table, code, form);
  if (pack.isUnspaced) return inCharacters(normaliseText(text, lang).toLowerCase(), phrasesOf(lang, 'characters'));
  if (pack.hasGluedWords) return inGluedWords(text, lang, (form) => phrasesOf(lang, form));
  const tokens = analyse(text, lang);
  const stems = tokens.map(({ stem }) => stem);
  const exact = tokens.map((token) => token.exact);
  const found = pack.mixesEnglish ? inWords(exact, phrasesOf('en', 'exact')) : [];
  // A word without its diacritics is often another one ("thẻ" is a card, "the" is English): alone it must be spelt in full. Words that are
  // stemmed are long enough to be known without them ("réservation").
  const isSpelt = pack.hasDistinctDiacritics === true;
  found.push(...inWords(isSpelt ? exact : stems, phrasesOf(lang, isSpelt ? 'exact' : 'stems')));
  if (isSpelt && foldDiacritics(text) === text) found.push(...inWords(stems, phrasesOf(lang, 'folded')));
  return found.filter(
    ({ places, phrase }) => phrase.spelt?.every((word, at) => exact[places[at] as number] === word) ?? true,
  );
}

function inWords(words: readonly string[], phrases: Phrases): Found[] {
  const found: Found[] = [];
  words.forEach((word, start) => {
    for (const phrase of phrases(word)) {
      const places = placesInWords(words, start, phrase.words);
      if (places) found.push({ places, phrase });
    }
  });
  return found;
}

/** The places of a phrase's words whose first is at `start`: after a gap the next one is where it comes first. */
function placesInWords(words: readonly string[], start: number, phrase: readonly string[]): number[] | null {
  const places = [start];
  for (let of = 1; of < phrase.length; of++) {
    const next = (places.at(-1) as number) + 1;
    if (phrase[of] !== GAP) {
      if (words[next] !== phrase[of]) return null;
      places.push(next);
      continue;
    }
    of += 1;
    let at = next;
    while (words[at] !== phrase[of]) if (++at > next + GAP_WORDS) return null;
    places.push(at);
  }
  return places;
}

function inCharacters(text: string, phrases: Phrases): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < text.length; start++) {
    if (isInSyllable(text, start)) continue;
    const second = text.charCodeAt(start + 1);
    for (const phrase of phrases(text.charAt(start))) {
      // Of the hundred phrases of a character hardly any goes on as the text does.
      if (phrase.second !== second && !Number.isNaN(phrase.second)) continue;
      const places = placesInCharacters(text, start, phrase.words);
      if (places) found.push({ places, phrase });
    }
  }
  return found;
}

/** The places of all characters of a phrase's parts, the first part at `start`, the others each after a gap. */
function placesInCharacters(text: string, start: number, parts: readonly string[]): number[] | null {
  const places: number[] = [];
  let from = start;
  for (const part of parts) {
    if (part === GAP) continue;
    const last = places.length === 0 ? start : from + GAP_CHARACTERS;
    let at = from;
    while (!text.startsWith(part, at) || isInSyllable(text, at + part.length)) if (++at > last) return null;
    for (let of = 0; of < part.length; of++) places.push(at + of);
    from = at + part.length;
  }
  return places;
}

/**
 * Whether a syllable of Thai or Lao goes on at a place: behind a vowel that is written before its consonant, or before a vowel or a mark of
 * the letter before it. "ปิด" (closed) is no piece of "เปิด" (open), nor "สี" (colour) of "สี่" (four).
 */
function isInSyllable(text: string, at: number): boolean {
  const next = text.charCodeAt(at);
  if (!(next >= FIRST_THAI && next <= LAST_LAO)) return false;
  const vowel = text.charCodeAt(at - 1) & LETTER_IN_THAI_OR_LAO;
  const letter = next & LETTER_IN_THAI_OR_LAO;
  const isBehind = at > 0 && text.charCodeAt(at - 1) >= FIRST_THAI && text.charCodeAt(at - 1) <= LAST_LAO;
  return isBehind && ((vowel >= 0x40 && vowel <= 0x44) || (letter >= 0x30 && letter <= 0x3a) || isMark(letter));
}

const FIRST_THAI = 0x0e00;
const LAST_LAO = 0x0eff;
/** The place of a letter in its block: Thai and Lao have theirs in the same order. */
const LETTER_IN_THAI_OR_LAO = 0x7f;
const isMark = (letter: number): boolean => letter >= 0x47 && letter <= 0x4e;

/** Whole words by their stems, and pieces of words that are written together. */
function inGluedWords(text: string, lang: string, phrasesOf: (form: Form) => Phrases): Found[] {
  const glued = readGlued(markMoney(normaliseText(text, lang)), (word) => stemWord(word, lang));
  const found = inWords(glued.stems, phrasesOf('stems'));
  const named = new Set(found.flatMap(({ places, phrase }) => places.map((place) => `${place} ${phrase.concept}`)));
  for (const { places, phrase } of inCharacters(glued.text, phrasesOf('pieces'))) {
    if (!isPieceAt(glued, places[0] as number, phrase.words)) continue;
    const words = [...new Set(places.map((place) => glued.wordAt[place] as number))];
    if (words.some((word) => named.has(`${word} ${phrase.concept}`))) continue;
    for (const word of words) named.add(`${word} ${phrase.concept}`);
    found.push({ places: words, phrase, within: words.map((word) => glued.stems[word] as string) });
  }
  return found;
}

type Table = 'concepts' | 'elsewhere';
type Form = 'stems' | 'exact' | 'folded' | 'characters' | 'pieces';
/** Forms whose phrases are pieces of text. */
const OF_TEXT: ReadonlySet<Form> = new Set(['characters', 'pieces']);
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

/**
 * The phrases are cut into words once a text has their first word: twenty thousand at once took a quarter of a second, in which the server
 * answered nobody.
 */
function readTable(lists: readonly [Concept, string][], lang: string, form: Form): Phrases {
  const lines = new Map<string, Line[]>();
  const firstOf = new Map<string, string | undefined>();
  for (const [concept, list] of lists) {
    const normal = normaliseText(list, lang);
    const readable = OF_TEXT.has(form) ? normal.toLowerCase() : markMoney(normal);
    for (const [at, part] of readable.split('~').entries())
      for (const untrimmed of part.split('|')) {
        const written = form === 'pieces' ? untrimmed.replace(/[^\p{L}\p{N}\p{M}*]+/gu, '') : untrimmed.trim();
        const end = OF_TEXT.has(form) ? 1 : written.indexOf(' ');
        const beginning = end < 0 ? written : written.slice(0, end);
        if (!firstOf.has(beginning)) firstOf.set(beginning, wordsOfPart(beginning, lang, form)[0]);
        const first = firstOf.get(beginning);
        if (first === undefined) continue;
        const line = { concept, written, strength: at === 0 ? 1 : HINT };
        const others = lines.get(first);
        if (others) others.push(line);
        else lines.set(first, [line]);
      }
  }
  const phrases = new Map<string, readonly Phrase[]>();
  return (first) => {
    const known = phrases.get(first);
    if (known) return known;
    const found = lines.get(first);
    if (!found) return [];
    const read = readLines(found, lang, form);
    phrases.set(first, read);
    lines.delete(first);
    return read;
  };
}

/** Each phrase of a concept once, with the most that it counts. */
function readLines(lines: readonly Line[], lang: string, form: Form): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const { concept, written, strength } of lines) {
    const words = wordsOf(written, lang, form);
    const count = words.filter((word) => word !== GAP).length;
    if (count > MAX_WORDS) continue;
    // Without marks a single syllable is too ambiguous.
    if (form === 'folded' && count < 2) continue;
    const key = `${concept} ${words.join(' ')}`;
    const second = words[0]?.charCodeAt(1) ?? Number.NaN;
    const spelt = written.startsWith(SPELT) ? { spelt: wordsOf(written, lang, 'exact') } : {};
    if ((phrases.get(key)?.strength ?? 0) < strength) phrases.set(key, { words, concept, strength, second, ...spelt });
  }
  return [...phrases.values()];
}

/** The words of a phrase, or its written parts, with {@link GAP} between those that need not be neighbours. */
function wordsOf(written: string, lang: string, form: Form): string[] {
  const parts = written.split(GAP).map((part) => wordsOfPart(part.trim(), lang, form));
  return parts.flatMap((words, at) => (at === 0 ? words : [GAP, ...words]));
}

/** In its canonical form. */
function wordsOfPart(written: string, lang: string, form: Form): string[] {
  if (OF_TEXT.has(form)) return written === '' ? [] : [written];
  return analyseNormal(written, lang).map((token) => (form === 'exact' ? token.exact : token.stem));
}
