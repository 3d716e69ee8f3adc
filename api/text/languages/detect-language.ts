// Guesses the language of a short text by its script and its function words. Leaves the tables to stop-words.ts.
import { foldDiacritics, normaliseText } from '../analyse.ts';
import { segmentWords } from '../segment-words.ts';
import { CHAT_WORDS, FUNCTION_WORDS } from './stop-words.ts';

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Khmer}/u, 'km'],
];
/** Letters and marks that among the known languages only Vietnamese uses. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;

/** Function words and chat words of one language as sets, with their forms without diacritics. */
export type StopWords = {
  readonly functionWords: ReadonlySet<string>;
  readonly chatWords: ReadonlySet<string>;
  /** Folded forms that collide with nothing but themselves; used when a text has no diacritics at all. */
  readonly foldedFunctionWords: ReadonlySet<string>;
  readonly foldedChatWords: ReadonlySet<string>;
};

const loaded = new Map<string, StopWords>();

/** The stop words of a base language code; empty sets for a language without a table. */
export function stopWordsOf(lang: string): StopWords {
  let words = loaded.get(lang);
  if (!words) {
    const split = (table: Readonly<Record<string, string>>) =>
      normaliseText(table[lang] ?? '', lang)
        .split(/\s+/)
        .filter(Boolean);
    const functionWords = split(FUNCTION_WORDS);
    const chatWords = split(CHAT_WORDS);
    words = {
      functionWords: new Set(functionWords),
      chatWords: new Set(chatWords),
      foldedFunctionWords: new Set(functionWords.map(foldDiacritics)),
      foldedChatWords: new Set(chatWords.map(foldDiacritics)),
    };
    loaded.set(lang, words);
  }
  return words;
}

/** Base codes of the languages told apart by function words. */
const BY_WORDS = {
  latin: ['en', 'vi', 'id', 'es', 'de', 'fr', 'pt', 'it', 'nl', 'ro', 'tr', 'pl', 'sv'],
  cyrillic: ['ru', 'uk'],
};

/**
 * The base code of the text's language, or `fallback` without evidence. `likely` are the languages of the
 * site, main one first: they win ties, and they win against others unless two more function words speak for the other.
 */
export function detectLanguage(text: string, likely: readonly string[] = [], fallback = likely[0] ?? 'en'): string {
  const sample = text.slice(0, 2000).normalize('NFKC').toLowerCase();
  for (const [script, lang] of SCRIPTS) {
    if (script.test(sample)) return lang === 'zh' && likely[0] === 'ja' ? 'ja' : (sameScript(lang, likely) ?? lang);
  }
  const isCyrillic = /\p{Script=Cyrillic}/u.test(sample);
  if (!isCyrillic && VIETNAMESE.test(sample)) return 'vi';
  const words = segmentWords(sample);
  let best = fallback;
  let bestCount = 0;
  for (const lang of isCyrillic ? BY_WORDS.cyrillic : BY_WORDS.latin) {
    const stop = stopWordsOf(lang);
    let count = likely[0] === lang ? 1.5 : likely.includes(lang) ? 1 : 0;
    for (const word of words) if (stop.functionWords.has(word) || stop.foldedFunctionWords.has(word)) count++;
    if (count > bestCount) {
      best = lang;
      bestCount = count;
    }
  }
  return best;
}

/** Languages that share a script with the script's main language. */
const SHARING: Readonly<Record<string, readonly string[]>> = { ar: ['fa', 'ur'], hi: ['mr', 'ne', 'sa'] };

function sameScript(lang: string, likely: readonly string[]): string | undefined {
  return likely.find((other) => SHARING[lang]?.includes(other));
}
