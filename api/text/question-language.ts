// The language of an answer: detected from the message, with preference for the languages that have fixed sentences.

import { INTERNATIONAL } from './common-words/international.ts';
import { grammarWords, knownApart, knownWords } from './common-words/known-words.ts';
import { detectLanguage } from './detect-language.ts';
import { LANGUAGES } from './languages.ts';

/** Languages with fixed sentences, the most likely one first; those whose words are only known by their English ones apart. */
const codesOf = (isTranslated: boolean) =>
  LANGUAGES.flatMap((pack) => (pack.replies && Boolean(pack.isKnownByEnglish) === isTranslated ? [pack.code] : []));
const SPOKEN = codesOf(false);
const TRANSLATED = codesOf(true);
const ALL = [...SPOKEN, ...TRANSLATED];
/** Words of a message that is short enough for its words to say more than its grammar. */
const MAX_WORDS = 14;

/** How much more of the words another language has to know than the detected one: syllables of names are words somewhere. */
const CLEARLY_MORE = 1.75;

/** What a word of questions counts. */
const OWN_WORD = 1.5;
/** The mean of the words of a message in a language that the site does not have: of "parking gratis" English knows one of two. */
const FOREIGN_WORD = 0.8;
/** So many words of its grammar show a language. */
const SURE_WORDS = 2;

/**
 * Reads the words of every language, one at a time with `pause` between: the first short message would wait for all of them, and the
 * process with it, for some 100 ms.
 */
export async function readWordsOfLanguages(pause: () => Promise<void>): Promise<void> {
  for (const lang of ALL) {
    await pause();
    knownWords('', lang);
  }
}

/**
 * Base code such as `vi`; '' for a message without letters. `ofSite`: base codes of the languages of the site, the commonest first. Who
 * asks a German site for "holzwurm im schrank" writes German, although Polish has the word "im".
 */
export function languageOf(message: string, ofSite: readonly string[] = []): string {
  if (!/\p{L}/u.test(message)) return '';
  const own = ofSite.filter((code) => ALL.includes(code));
  if (own.length === 0) return languageAmong(message, SPOKEN, TRANSLATED);
  const others = ALL.filter((code) => !own.includes(code));
  return languageAmong(message, own, others, FOREIGN_WORD);
}

/**
 * The language of a message among some, the most likely one first: the detected one, or for a short message the one of these and of
 * `others` that knows clearly more of its words. `share`: what one of `others` has to know of it at least, as the mean of its words.
 */
export function languageAmong(
  message: string,
  likely: readonly string[],
  others: readonly string[] = [],
  share = 0,
): string {
  const detected = detectLanguage(message, likely);
  const words = (message.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !INTERNATIONAL.has(word)).length;
  if (words > MAX_WORDS) return detected;
  // "Day trip ideas": a word that another language has without its marks says nothing where the whole message is English.
  const [main = detected] = likely;
  const [inMain, inDetected] = [knownWords(message, main), knownWords(message, detected)];
  const isWhole = words > 1 && inMain >= words * OWN_WORD && inDetected < words * OWN_WORD;
  // "Do u do acupuncture": where another language has no more of the grammar than the most likely one, that one is meant.
  const grammar = grammarWords(message, main);
  const isMainAsMuch = grammar >= SURE_WORDS && grammar >= grammarWords(message, detected);
  // "Do u ship to po boxes": three words of Polish grammar, and English knows more of them all.
  const isMainKnownMore = grammar >= SURE_WORDS && !likely.includes(detected) && inMain > inDetected;
  if (main !== detected && (isWhole || isMainAsMuch || isMainKnownMore)) return main;
  let best = detected;
  let most = inDetected * CLEARLY_MORE;
  for (const lang of [...likely, ...others]) {
    const known = lang === detected ? 0 : knownWords(message, lang);
    if (known > most && (known >= words * share || likely.includes(lang))) {
      best = lang;
      most = known;
    }
  }
  if (best !== detected) return best;
  // Languages that are only known by their English ones have few words: those that tell them apart decide.
  for (const lang of others) {
    const apart = TRANSLATED.includes(lang) ? knownApart(message, detected, lang) : { one: 0, other: 0 };
    if (apart.other >= OWN_WORD && apart.other > apart.one * CLEARLY_MORE) return lang;
  }
  return detected;
}
