// The language of a text, for its `lang` attribute: by script, by letters, by function words. Returns one only on
// clear evidence: a wrong `lang` is read in the wrong voice, a missing one in that of the page.
import { LazyModule } from './loading/lazy-module.ts';

/** Characters examined: the first sentences decide. */
const LOOK_CHARS = 600;

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Cyrillic}/u, 'ru'],
];

/** Letters that among common languages only Vietnamese uses. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gi;

/** Words decide what letters do not. They are loaded when the first text is whole: `lang` is for voices and hyphens, which wait. */
export const functionWords = new LazyModule('function-words', () => import('./function-words.ts'));

/** A language code such as `vi`, or undefined when the evidence is not clear. `text` may be Markdown. */
export function textLanguage(text: string): string | undefined {
  const start = text.slice(0, LOOK_CHARS);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  for (const [script, language] of SCRIPTS) {
    const own = start.match(new RegExp(script.source, 'gu'))?.length ?? 0;
    // One foreign word does not change the language of a sentence; a Han character counts as a word.
    if (own * (language === 'zh' || language === 'ja' ? 4 : 2) > letters) return language;
  }
  if ((start.match(VIETNAMESE)?.length ?? 0) * 20 > letters) return 'vi';
  return functionWords.loaded?.languageByWords(start);
}

/** The language of a text that grows: detected again only while its start changes. */
export class TextLanguage {
  #start = '';
  #hadWords = false;
  #language: string | undefined;

  of(text: string): string | undefined {
    const start = text.slice(0, LOOK_CHARS);
    const hasWords = functionWords.loaded !== null;
    if (start !== this.#start || hasWords !== this.#hadWords) {
      this.#start = start;
      this.#hadWords = hasWords;
      this.#language = textLanguage(start);
    }
    return this.#language;
  }
}
