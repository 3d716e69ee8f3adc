/**
 * Finds which patterns of a list can match a text at all, by one pass over its characters: most texts contain the prefixes of
 * few. Patterns that begin with a plain letter must be anchored at the beginning of a word (`\b`, `^`).
 */
import { prefixesOf } from './literal-prefixes.ts';

const ASCII = 128;

/** Slots, powers of two; a collision of prefixes costs one needless search. */
const SHORT_SLOTS = 4096;
const FULL_SLOTS = 8192;

/** Finds the candidate patterns for a text. At most 16 patterns. */
export class PhraseIndex {
  /** Patterns by the only character of a prefix, or the first when that is beyond ASCII; by both; by all three. */
  readonly #ones = new Uint16Array(SHORT_SLOTS);
  readonly #twos = new Uint16Array(SHORT_SLOTS);
  readonly #threes = new Uint16Array(FULL_SLOTS);

  constructor(patterns: readonly RegExp[]) {
    for (const [i, pattern] of patterns.entries()) {
      for (const prefix of prefixesOf(pattern)) {
        this.#add(prefix, 1 << i);
        this.#add(prefix.toUpperCase(), 1 << i);
      }
    }
  }

  #add(prefix: string, bit: number): void {
    const [one, two, three] = [lowerCode(prefix, 0), lowerCode(prefix, 1), lowerCode(prefix, 2)];
    if (one >= ASCII || prefix.length === 1) add(this.#ones, one & (SHORT_SLOTS - 1), bit);
    else if (prefix.length === 2) add(this.#twos, slotOfTwo(one, two), bit);
    else add(this.#threes, slotOfThree(one, two, three), bit);
  }

  /** Bit set of the patterns, in their order, that may match; those left out do not. */
  candidates(text: string): number {
    let bits = 0;
    let wasWord = false;
    let one = lowerCode(text, 0);
    let two = lowerCode(text, 1);
    for (let i = 0; i < text.length; i += 1) {
      const three = lowerCode(text, i + 2);
      const isLetter = one >= 97 && one <= 122;
      if (!(isLetter && wasWord)) {
        bits |= this.#ones[one & (SHORT_SLOTS - 1)] as number;
        bits |= this.#twos[slotOfTwo(one, two)] as number;
        bits |= this.#threes[slotOfThree(one, two, three)] as number;
      }
      wasWord = isLetter || (one >= 48 && one <= 57) || one === 95;
      one = two;
      two = three;
    }
    return bits;
  }
}

function add(table: Uint16Array, slot: number, bit: number): void {
  table[slot] = (table[slot] as number) | bit;
}

const slotOfTwo = (one: number, two: number): number => (one * 31 + two) & (SHORT_SLOTS - 1);
const slotOfThree = (one: number, two: number, three: number): number =>
  (one * 961 + two * 31 + three) & (FULL_SLOTS - 1);

/** Code of a character with ASCII letters in lower case; 0 past the end. */
function lowerCode(text: string, at: number): number {
  if (at >= text.length) return 0;
  const code = text.charCodeAt(at);
  return code >= 65 && code <= 90 ? code | 0x20 : code;
}
