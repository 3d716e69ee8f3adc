// The language in which a visitor is answered: guessed from the message, leaning to the languages we have sentences for.
import { detectLanguage } from '../site-index/languages/detect-language.ts';

/** Languages with rows in extractive-words.ts and tools/labels.ts. */
const SPOKEN = ['en', 'vi', 'id', 'zh'];

/** Base code such as `vi`; '' for a message without letters. */
export function languageOf(message: string): string {
  return /\p{L}/u.test(message) ? detectLanguage(message, SPOKEN) : '';
}
