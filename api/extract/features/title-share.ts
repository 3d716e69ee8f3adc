/** Measures how much of a short text occurs in the title: content begins at the text that repeats the title. */
import { HAN, SURROGATE, unitClasses, WORD } from './letters.ts';

/** Beginning of a text that is compared, in characters. */
const MAX_COMPARED_CHARS = 400;

/** A text with fewer words than this share of the title is measured by the words of the title. */
const LEAST_SHARE = 0.7;

/** Words of one title, to compare texts with. */
export class TitleWords {
  readonly #words: ReadonlySet<string>;
  /** Whether some word begins with a unit of these last seven bits; most comparisons end there. */
  readonly #initials = new Uint8Array(128);

  constructor(title: string) {
    this.#words = new Set(wordsOf(title.slice(0, MAX_COMPARED_CHARS).toLowerCase()));
    for (const word of this.#words) this.#initials[word.charCodeAt(0) & 127] = 1;
  }

  /** The share of a text's words that occur in the title, 0 to 1; of the title's words, when the text has far fewer. */
  shareOf(text: string): number {
    const lower = text.slice(0, MAX_COMPARED_CHARS).toLowerCase();
    const classes = unitClasses();
    let count = 0;
    let shared = 0;
    let start = -1;
    for (let i = 0; i <= lower.length; i += 1) {
      const kind = i === lower.length ? 0 : (classes[lower.charCodeAt(i)] as number);
      if (kind === SURROGATE) return this.#share(...this.#countByPattern(lower));
      // A Han letter is a word of its own, except inside a word of other letters.
      if ((kind & WORD) !== 0 && (start !== -1 || (kind & HAN) === 0)) {
        if (start === -1) start = i;
        continue;
      }
      if (start !== -1) {
        count += 1;
        if (this.#has(lower, start, i)) shared += 1;
        start = -1;
      }
      if ((kind & HAN) !== 0) {
        count += 1;
        if (this.#has(lower, i, i + 1)) shared += 1;
      }
    }
    return this.#share(count, shared);
  }

  #has(text: string, start: number, end: number): boolean {
    return this.#initials[text.charCodeAt(start) & 127] === 1 && this.#words.has(text.slice(start, end));
  }

  #share(count: number, shared: number): number {
    const whole = Math.max(count, this.#words.size * LEAST_SHARE);
    return whole > 0 ? shared / whole : 0;
  }

  #countByPattern(lower: string): [count: number, shared: number] {
    const words = wordsOf(lower);
    return [words.length, words.filter((word) => this.#words.has(word)).length];
  }
}

const wordsOf = (lower: string): string[] => lower.match(/[\p{Script=Han}]|[\p{L}\p{N}]+/gu) ?? [];
