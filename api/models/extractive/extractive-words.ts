// The fixed sentences of the extractive model and the openings of follow-ups, from the packs of text/languages/.
import { LANGUAGES, packOf } from '../../text/languages.ts';
import type { Replies } from '../../text/pack/fixed-sentences.ts';
import { hasUnspacedScript } from '../../text/segment-words.ts';

/** The sentences by base language code, of the languages that have them. */
export const EXTRACTIVE_WORDS: Readonly<Record<string, Replies>> = Object.fromEntries(
  LANGUAGES.flatMap(({ code, replies }) => (replies ? [[code, replies]] : [])),
);

/** The sentences of a language, or English. */
export function wordsFor(lang: string): Replies {
  return packOf(lang)?.replies ?? (packOf('en')?.replies as Replies);
}

/** A short message: it may be incomplete without the question before it. Words, and characters of scripts without spaces. */
const MAX_FOLLOW_UP_WORDS = 12;
const MAX_FOLLOW_UP_CHARS = 12;
/** A message with a pronoun that is longer says itself what it is about. */
const MAX_PRONOUN_WORDS = 9;

const followUps = LANGUAGES.flatMap(({ isUnspaced = false, followUp }) =>
  followUp ? [{ isUnspaced, ...followUp }] : [],
);
const openingsOf = (unspaced: boolean): string =>
  followUps.flatMap(({ isUnspaced, openings }) => (isUnspaced === unspaced ? openings : [])).join('|');

const OPENING = new RegExp(`^(?:${openingsOf(false)})(?![\\p{L}\\p{N}])`, 'iu');
const UNSPACED_OPENING = new RegExp(`^(?:${openingsOf(true)})`, 'u');
const pronounsOf = (unspaced: boolean): string =>
  followUps.flatMap(({ isUnspaced, pronouns }) => (pronouns && isUnspaced === unspaced ? pronouns : [])).join('|');
const PRONOUN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pronounsOf(false)})(?![\\p{L}\\p{N}])`, 'iu');
const UNSPACED_PRONOUN = new RegExp(`(?:${pronounsOf(true)})`, 'u');
/** A particle that asks "and …?" at the end. */
const ENDING = new RegExp(`(?:${followUps.flatMap(({ endings }) => endings ?? []).join('|')})[？?。.!！\\s]*$`, 'u');

/** Whether a message can only be understood with the previous question. */
export function isFollowUp(message: string): boolean {
  const text = message.trim();
  if (hasUnspacedScript(text.charAt(0)))
    return (
      UNSPACED_OPENING.test(text) ||
      (text.length <= MAX_FOLLOW_UP_CHARS && (ENDING.test(text) || UNSPACED_PRONOUN.test(text)))
    );
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length <= MAX_PRONOUN_WORDS && PRONOUN.test(text)) return true;
  return words.length <= MAX_FOLLOW_UP_WORDS && OPENING.test(text);
}
