// Whether a message can only be understood with the question before it: "and the Duo?", "how much is it", "until when". Knows the words
// of the message alone; what the earlier question adds is decided by the ranking. The words are in the packs of text/languages/.
import { askedAttribute } from '../../ranking/question/attributes.ts';
import { readAsking } from '../../ranking/question/question-kind.ts';
import { foldDiacritics } from '../../text/analyse.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { languageOf } from '../../text/question-language.ts';
import { hasUnspacedScript, segmentWords } from '../../text/segment-words.ts';
import { stopWordsOf } from '../../text/stop-words.ts';

/** A longer message says itself what it is about. Words, and characters of scripts without spaces. */
const MAX_OPENED_WORDS = 12;
const MAX_PRONOUN_WORDS = 7;
const MAX_BARE_WORDS = 6;
const MAX_CHARS = 12;

const followUps = LANGUAGES.flatMap(({ isUnspaced = false, followUp }) =>
  followUp ? [{ isUnspaced, ...followUp }] : [],
);
type Kind = 'openings' | 'pronouns' | 'endings';
const wordsOf = (kind: Kind, unspaced: boolean): string =>
  followUps.flatMap((words) => (words.isUnspaced === unspaced ? (words[kind] ?? []) : [])).join('|');

const END = '[？?。.!！\\s]*$';
const OPENING = new RegExp(`^(?:${wordsOf('openings', false)})(?![\\p{L}\\p{N}-])`, 'iu');
const PRONOUN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wordsOf('pronouns', false)})(?![\\p{L}\\p{N}])`, 'iu');
const ENDING = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wordsOf('endings', false)})${END}`, 'iu');
const UNSPACED_OPENING = new RegExp(`^(?:${wordsOf('openings', true)})`, 'u');
const UNSPACED_PRONOUN = new RegExp(`(?:${wordsOf('pronouns', true)})`, 'u');
const UNSPACED_ENDING = new RegExp(`(?:${wordsOf('endings', true)})${END}`, 'u');

/** Whether a message continues the question before it. */
export function isFollowUp(message: string): boolean {
  const text = message.normalize('NFC').trim();
  if (hasUnspacedScript(text.charAt(0))) {
    if (UNSPACED_OPENING.test(text)) return true;
    return text.length <= MAX_CHARS && (UNSPACED_ENDING.test(text) || UNSPACED_PRONOUN.test(text) || isBare(text));
  }
  const count = text.match(/\p{L}+/gu)?.length ?? 0;
  if (count <= MAX_OPENED_WORDS && OPENING.test(text)) return true;
  if (count <= MAX_PRONOUN_WORDS && (PRONOUN.test(text) || ENDING.test(text))) return true;
  return count <= MAX_BARE_WORDS && isBare(text);
}

/** Attributes that a question may ask for without saying of what: the price is of a thing, the opening hours are those of the site. */
const OF_A_THING: readonly string[] = ['price', 'weight', 'size'];

/** Whether it asks and names nothing: "how much", "can i", "bao nhiêu tiền". */
function isBare(text: string): boolean {
  const lang = languageOf(text);
  const asking = readAsking(text, lang);
  const asked = askedAttribute(text, lang);
  const attribute = asked && OF_A_THING.includes(asked.attribute.kind) ? asked.words : new Set<string>();
  if (asking.kinds.length === 0 && attribute.size === 0) return false;
  const { functionWords, foldedFunctionWords } = stopWordsOf(lang);
  return segmentWords(text.toLowerCase()).every(
    (word) =>
      functionWords.has(word) ||
      foldedFunctionWords.has(word) ||
      asking.words.has(word) ||
      attribute.has(foldDiacritics(word)),
  );
}
