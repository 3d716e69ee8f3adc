// The language of an answer: detected from the message, with preference for the languages that have fixed sentences.
import { detectLanguage } from './detect-language.ts';

/** Languages with rows in extractive-words.ts and tools/labels.ts. */
const SPOKEN = ['en', 'vi', 'id', 'zh'];

/** Base code such as `vi`; '' for a message without letters. */
export function languageOf(message: string): string {
  return /\p{L}/u.test(message) ? detectLanguage(message, SPOKEN) : '';
}
