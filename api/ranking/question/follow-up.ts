// Whether a message can only be understood with the question before it: "and the Duo?", "how much is it", "until when". Knows the words
// of the message, and the site's names where they are given; what the earlier question adds is decided by the ranking. The words are in
// the packs of text/languages/.
import { foldDiacritics, normaliseText, stemWord } from '../../text/analyse.ts';
import { findConcepts } from '../../text/concepts/find-concepts.ts';
import type { ContinuedQuery } from '../../text/continued-query.ts';
import { timeUnitsOf } from '../../text/durations/time-units.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { NAME_END, NAME_START } from '../../text/letters/word-edges.ts';
import { placesIn } from '../../text/places/places.ts';
import { languageOf } from '../../text/question-language.ts';
import { hasUnspacedScript, segmentWords } from '../../text/segment-words.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { askedAttribute } from './attributes.ts';
import { asksInShorthand, withoutShorthand } from './correct-words.ts';
import { readAsking } from './question-kind.ts';
import { isPronoun } from './site-names.ts';

/** A longer message says itself what it is about. Words, and characters of scripts without spaces. */
const MAX_OPENED_WORDS = 12;
const MAX_PRONOUN_WORDS = 7;
const MAX_BARE_WORDS = 6;
const MAX_CHARS = 12;
const MAX_SHORT_CHARS = 24;

const followUps = LANGUAGES.flatMap(({ isUnspaced = false, followUp }) =>
  followUp ? [{ isUnspaced, ...followUp }] : [],
);
type Kind = 'openings' | 'pronouns' | 'possessives' | 'endings' | 'toSite' | 'more';
const wordsOf = (kind: Kind, unspaced: boolean): string =>
  followUps.flatMap((words) => (words.isUnspaced === unspaced ? (words[kind] ?? []) : [])).join('|');

const END = '[？?。.!！\\s]*$';
const OPENING = new RegExp(`^(?:${wordsOf('openings', false)})(?![\\p{L}\\p{N}-])`, 'iu');
const PRONOUN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wordsOf('pronouns', false)})${NAME_END}`, 'iu');
const ENDING = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wordsOf('endings', false)})${END}`, 'iu');
const TO_SITE = new RegExp(`^(?:${wordsOf('toSite', false)})${END}`, 'iu');
const POSSESSIVE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wordsOf('possessives', false)})${NAME_END}`, 'iu');
const MORE = new RegExp(`^(?:${wordsOf('more', false)}|${wordsOf('more', true)})${END}`, 'iu');
const UNSPACED_POSSESSIVE = new RegExp(`(?:${wordsOf('possessives', true)})`, 'u');
const UNSPACED_OPENING = new RegExp(`^(?:${wordsOf('openings', true)})`, 'u');
const UNSPACED_PRONOUN = new RegExp(`(?:${wordsOf('pronouns', true)})`, 'u');
const UNSPACED_ENDING = new RegExp(`(?:${wordsOf('endings', true)})${END}`, 'u');

/** Whether a message asks for a part of what was spoken of: "its tank". */
export function asksForPart(message: string): boolean {
  const text = message.normalize('NFC');
  return hasUnspacedScript(text) ? UNSPACED_POSSESSIVE.test(text) : POSSESSIVE.test(text);
}

/** Whether a message asks for more of what was just said and for nothing else: "tell me more". */
export function asksForMore(message: string): boolean {
  return MORE.test(message.normalize('NFC').trim());
}

/** A word that no language knows, in place of a name. */
const A_NAME = 'zzz';
const NO_NAMES: ReadonlySet<string> = new Set();

/** Whether a message continues the question before it. `names`: function words that are names of the site's things ("Alder One"). */
export function isFollowUp(message: string, names = NO_NAMES): boolean {
  if (asksForMore(message)) return true;
  const text = withoutNames(message.normalize('NFC').trim(), names);
  // "duo呢" begins with a name in Latin letters.
  if (hasUnspacedScript(text)) {
    if (UNSPACED_OPENING.test(text)) return true;
    return text.length <= MAX_CHARS && (UNSPACED_ENDING.test(text) || UNSPACED_PRONOUN.test(text) || isBare(text));
  }
  if (TO_SITE.test(text)) return false;
  const count = text.match(/\p{L}+/gu)?.length ?? 0;
  if (count <= MAX_OPENED_WORDS && OPENING.test(text) && !isEnglishNo(text)) return true;
  if (count <= MAX_PRONOUN_WORDS && (PRONOUN.test(text) || ENDING.test(text))) return true;
  return count <= MAX_BARE_WORDS && (isBare(text) || isBareSuperlative(text));
}

/** Attributes that a question may ask for without saying of what: the price is of a thing, the opening hours are those of the site. */
const OF_A_THING: readonly string[] = ['price', 'weight', 'size'];

/** "No steam" is a trouble; "no sábado" is Portuguese for "on Saturday" and goes on with what was asked. */
function isEnglishNo(text: string): boolean {
  return /^no(?![\p{L}\p{N}])/iu.test(text) && languageOf(text) === 'en';
}

/** Whether it asks and names nothing: "how much", "how many days", "can i", "brp lama". */
function isBare(written: string): boolean {
  const lang = LANGUAGES.find(({ code }) => asksInShorthand(written, code))?.code ?? languageOf(written);
  const text = withoutShorthand(written, lang);
  const asking = readAsking(text, lang);
  const asked = askedAttribute(text, lang);
  const attribute = asked && OF_A_THING.includes(asked.attribute.kind) ? asked.words : new Set<string>();
  if (asking.kinds.length === 0 && attribute.size === 0) return false;
  const { functionWords, foldedFunctionWords } = stopWordsOf(lang);
  const units = timeUnitsOf(lang);
  return segmentWords(normaliseText(text, lang).toLowerCase()).every(
    (word) =>
      functionWords.has(word) ||
      units.has(word) ||
      foldedFunctionWords.has(word) ||
      asking.words.has(word) ||
      attribute.has(foldDiacritics(word)),
  );
}

const SUPERLATIVES = new Map(
  LANGUAGES.flatMap(({ code, superlatives, isUnspaced }) => {
    const phrases = Object.values(superlatives ?? {}).join('|');
    return phrases === '' || isUnspaced
      ? []
      : [[code, new RegExp(`${NAME_START}(?:${phrases})${NAME_END}`, 'giu')] as const];
  }),
);

/** Whether it asks for the most or the least of something and does not say of what: "which is cheapest", "the cheap one". */
function isBareSuperlative(text: string): boolean {
  const lang = languageOf(text);
  const phrases = SUPERLATIVES.get(lang);
  const rest = phrases ? text.replace(phrases, ' ') : text;
  if (rest === text) return false;
  const { functionWords, foldedFunctionWords } = stopWordsOf(lang);
  return segmentWords(normaliseText(rest, lang).toLowerCase()).every(
    (word) => functionWords.has(word) || foldedFunctionWords.has(word),
  );
}

function withoutNames(text: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return text;
  const lang = languageOf(text);
  return text.replace(/[\p{L}\p{N}]+/gu, (word) =>
    names.has(word.toLowerCase()) && !isPronoun(word.toLowerCase(), text, lang) ? A_NAME : word,
  );
}

/** A word or two with a question mark and nothing else: "duo?", "the duo?". Where the site has a thing of that name, it takes another's place. */
const BARE_NAME = /^(?:\p{L}{1,4} )?[\p{L}\p{N}]+ ?\?$/u;

export function mayBeName(message: string): boolean {
  return BARE_NAME.test(message.trim());
}

/** Attributes that only things have, and that nothing but a thing before it can be meant by. */
const OF_THINGS_ONLY: readonly string[] = ['weight', 'size', 'power', 'voltage', 'capacity', 'noise', 'readiness'];

/** Whether a short message asks for an attribute of a thing: where it names none, it may be the one of the question before. */
export function mayLean(message: string): boolean {
  const text = message.normalize('NFC').trim();
  const count = text.match(/\p{L}+/gu)?.length ?? 0;
  if (hasUnspacedScript(text) ? text.length > MAX_CHARS : count > MAX_BARE_WORDS) return false;
  const lang = languageOf(text);
  const asked = askedAttribute(withoutShorthand(text, lang), lang);
  return asked !== undefined && OF_THINGS_ONLY.includes(asked.attribute.kind);
}

/** Whether a message names a thing of the site. */
function namesThing(text: string, site: SiteNames): boolean {
  return segmentWords(text.toLowerCase()).some((word) => site.isThing?.(word) === true);
}

/** Whether a message may say that it continues the one before it: the names of the site decide. */
export function maySayFollowUp(message: string): boolean {
  return isFollowUp(message) || mayBeName(message) || mayLean(message);
}

/** Whether a message is short enough to be about what was asked before without saying so ("taxes?"). */
export function isShort(message: string): boolean {
  if (hasUnspacedScript(message)) return message.trim().length <= MAX_SHORT_CHARS;
  return (message.match(/\p{L}+/gu)?.length ?? 0) <= MAX_OPENED_WORDS;
}

/** The names that a site has for its things. */
type SiteNames = { readonly names?: ReadonlySet<string>; isThing?(word: string): boolean };

/**
 * A question with the one it continues and those that that one continues; `isFollowUp`: its words say so, else it only may. `before` may search
 * the site for them: read it where it is needed.
 */
export type Continuation = ContinuedQuery & { readonly isFollowUp: boolean };

/**
 * The questions of `earlier` (oldest first) that a message may continue: the one before it, and so on to one that stands alone. `isSite`:
 * the search knows the site's names and what a question finds by itself, so a short one is given the question before it in any case.
 */
export function questionsBefore(message: string, earlier: readonly string[], isSite: boolean): string[] {
  let from = earlier.length;
  const mayContinue = (text: string) => maySayFollowUp(text) || (isSite && isShort(text));
  while (from > 0 && mayContinue(earlier[from] ?? message)) from--;
  return earlier.slice(from);
}

/**
 * What a question continues on a site with these names: "how loud is the one" asks about the One and says nothing of the question before,
 * nor does "paypal?" where that is no name. `isAnswered`: whether the site surely answers an earlier question by itself; a short one that
 * it does not was itself asked about the one before it ("my passport expired", "what is the fee", "can it be faster").
 */
export function readContinuation(
  { question, before }: ContinuedQuery,
  site: SiteNames = {},
  isAnswered: (earlier: string) => boolean = () => true,
): Continuation {
  const texts = [...before, question];
  const standsAlone = (at: number) => {
    const text = texts[at] as string;
    return !continues(text, site) && !leans(text, texts.slice(0, at), site);
  };
  const wasAlone = (at: number) =>
    standsAlone(at) && !(isShort(texts[at] as string) && !isAnswered(texts[at] as string));
  let carried: readonly string[] | undefined;
  return {
    question,
    isFollowUp: before.length > 0 && !standsAlone(before.length),
    get before() {
      carried ??= before.slice(firstOf(before.length - 1, wasAlone));
      return carried;
    },
  };
}

/** The last of the questions up to `last` that was asked by itself; 0 where none was. */
function firstOf(last: number, wasAlone: (at: number) => boolean): number {
  let from = last;
  while (from > 0 && !wasAlone(from)) from--;
  return Math.max(0, from);
}

function continues(text: string, site: SiteNames): boolean {
  if (isFollowUp(text, site.names)) return true;
  const name = mayBeName(text) ? text.match(/[\p{L}\p{N}]+/gu)?.at(-1) : undefined;
  return name !== undefined && site.isThing?.(name.toLowerCase()) === true;
}

/** Whether it asks for an attribute without naming a thing, or for delivery without a place, and a question before it names one. */
function leans(text: string, before: readonly string[], site: SiteNames): boolean {
  const last = before.at(-1);
  if (last !== undefined && placesIn(last).length > 0 && asksForDeliveryAlone(text)) return true;
  return mayLean(text) && !namesThing(text, site) && before.some((earlier) => namesThing(earlier, site));
}

/** What a question about delivery to a place may be continued with: "free from?". */
const OF_DELIVERY: ReadonlySet<string> = new Set([
  'delivery',
  'deliverycost',
  'deliverytime',
  'duration',
  'price',
  'fee',
  'free',
]);

/** Whether a message names nothing but the cost or the time of delivery. */
function asksForDeliveryAlone(message: string): boolean {
  const text = message.normalize('NFC').trim().toLowerCase();
  const lang = languageOf(text);
  const named = [...findConcepts(text, lang)].flatMap(([concept, { words }]) =>
    OF_DELIVERY.has(concept) ? words : [],
  );
  const { functionWords, foldedFunctionWords } = stopWordsOf(lang);
  const words = segmentWords(normaliseText(text, lang));
  return (
    named.length > 0 &&
    words.length <= MAX_BARE_WORDS &&
    words.every(
      (word) =>
        functionWords.has(word) ||
        foldedFunctionWords.has(word) ||
        named.includes(word) ||
        named.includes(stemWord(word, lang)),
    )
  );
}
