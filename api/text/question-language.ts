// The language of an answer: detected from the message, with preference for the languages that have fixed sentences.
import { detectLanguage } from './detect-language.ts';
import { LANGUAGES } from './languages.ts';

/** Languages with fixed sentences, the most likely one first. */
const SPOKEN = LANGUAGES.flatMap(({ code, replies }) => (replies ? [code] : []));

/** Base code such as `vi`; '' for a message without letters. */
export function languageOf(message: string): string {
  return /\p{L}/u.test(message) ? detectLanguage(message, SPOKEN) : '';
}
