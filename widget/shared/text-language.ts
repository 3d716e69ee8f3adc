// The language of a text, for its `lang` attribute. The detection of languages is loaded when the first text is whole, or with the first
// text in other than plain Latin letters: `lang` is for voices and hyphens, which wait, and there for the forms of letters, too.
import { LazyModule } from './loading/lazy-module.ts';
import { namedLanguage } from './strings/strings-controller.ts';

/** Characters examined: the first sentences decide. */
const LOOK_CHARS = 600;

export const languages = new LazyModule('the detection of languages', () => import('./language-of.ts'));

/** A language code such as `vi`, or undefined when the evidence is not clear, or not loaded. `text` may be Markdown. */
export function textLanguage(text: string): string | undefined {
  return languages.loaded?.languageOf(text.slice(0, LOOK_CHARS));
}

/** A text with a letter that is not Latin waits for nothing else; emoji are no letters. */
export function wantsLanguages(text: string): boolean {
  return languages.loaded === null && /[^\0-\u024f\P{L}]/u.test(text.slice(0, LOOK_CHARS));
}

/** The language of a text that grows: detected again only while its start changes. */
export class TextLanguage {
  #start = '';
  #wasLoaded = false;
  #language: string | undefined;

  /** Undefined also where it is the language around `element`: a page's `en-GB` says more, and a text that is laid out stays as it is. */
  of(text: string, element: Element): string | undefined {
    const start = text.slice(0, LOOK_CHARS);
    const isLoaded = languages.loaded !== null;
    if (start !== this.#start || isLoaded !== this.#wasLoaded) {
      this.#start = start;
      this.#wasLoaded = isLoaded;
      this.#language = textLanguage(start);
    }
    return namedLanguage(element).split('-')[0] === this.#language ? undefined : this.#language;
  }
}
