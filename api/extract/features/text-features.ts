/** Describes the words of a segment in numbers: how many there are, how they are written, how many kinds of stock phrase they have. */

import type { Segment } from '../segments/segments.ts';
import { countBits, log, ratio } from './measures.ts';

/** Character classes that the features distinguish. */
const UPPER = 1;
const DIGIT = 2;
const COMMA = 3;
const STOP = 4;
const SPACE = 5;
const SYMBOL = 6;
const KINDS = 7;

/** Last characters of a text: of a sentence, of an announcement. */
const SENTENCE_ENDS = '.!?。！？”"';
const COLONS = ':：';

/** Classes of characters up to U+00FF; `wideKind` has the few beyond. */
const KIND_OF_CHAR = new Uint8Array(256);
for (const [kind, chars] of [
  [UPPER, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [DIGIT, '0123456789'],
  [COMMA, ','],
  [STOP, '.!?'],
  [SPACE, ' \n'],
  [SYMBOL, '|·»>/'],
] as const)
  for (const char of chars) KIND_OF_CHAR[char.charCodeAt(0)] = kind;

function wideKind(code: number): number {
  if (code === 0xff0c || code === 0x3001 || code === 0x060c) return COMMA;
  if (code === 0x3002 || code === 0xff01 || code === 0xff1f) return STOP;
  return code === 0x2022 || code === 0x203a ? SYMBOL : 0;
}

/** Number of features that `describeText` writes. */
export const TEXT_FEATURES = 15;

const counts = new Int32Array(KINDS);

/** Writes `TEXT_FEATURES` numbers into `rows`. `phrases` are the stock phrases in the text, `prose` is 1 for sentences. */
export function describeText(
  rows: Float32Array,
  start: number,
  segment: Segment,
  phrases: number,
  prose: number,
): void {
  const { text, size } = segment;
  const { length } = text;
  counts.fill(0);
  for (let i = 0; i < length; i += 1) {
    const code = text.charCodeAt(i);
    const kind = code < 256 ? (KIND_OF_CHAR[code] as number) : wideKind(code);
    counts[kind] = (counts[kind] as number) + 1;
  }
  // A script without spaces has about one word per two letters, which `size` counts as five.
  const words = (counts[SPACE] as number) + 1 + Math.max(0, size - length) / 3;
  const last = text.charAt(length - 1);
  let at = start;
  rows[at++] = log(size);
  rows[at++] = ratio(segment.linkSize, size);
  rows[at++] = prose;
  rows[at++] = segment.level;
  rows[at++] = countBits(phrases);
  rows[at++] = log(segment.links);
  rows[at++] = ratio(segment.strongSize, size);
  rows[at++] = log(words);
  rows[at++] = ratio(size, words);
  rows[at++] = ratio(counts[UPPER] as number, length);
  rows[at++] = ratio(counts[DIGIT] as number, length);
  rows[at++] = ratio(counts[COMMA] as number, words);
  rows[at++] = log(counts[STOP] as number);
  rows[at++] = ratio(counts[SYMBOL] as number, length);
  rows[at++] = SENTENCE_ENDS.includes(last) ? 1 : COLONS.includes(last) ? 2 : 0;
}
