// Words that are written together with others and with their endings, as in Korean: "주차가능한가요" names parking, and so do "무료주차" and
// "주차 장". A piece of text names something where a word begins with it or ends with it; a longer piece does so anywhere.

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** A piece of so many characters is no chance meeting of two words. */
const LONG = 3;

/** A text without what is between its words. */
export type GluedText = {
  readonly text: string;
  readonly stems: readonly string[];
  /** The word of each character. */
  readonly wordAt: readonly number[];
  /** Where each word begins, and where its stem ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

export function readGlued(written: string, stemOf: (word: string) => string): GluedText {
  let text = '';
  const stems: string[] = [];
  const wordAt: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const [word] of written.toLowerCase().matchAll(WORD)) {
    const stem = stemOf(word);
    starts.push(text.length);
    ends.push(text.length + (word.startsWith(stem) ? stem.length : word.length));
    for (let at = 0; at < word.length; at++) wordAt.push(stems.length);
    stems.push(stem);
    text += word;
  }
  return { text, stems, wordAt, starts, ends };
}

/** Whether a phrase whose first piece is at a place is there on purpose, and not across the end of one word and the beginning of the next. */
export function isPieceAt(
  { wordAt, starts, ends }: GluedText,
  start: number,
  [first = '']: readonly string[],
): boolean {
  const word = wordAt[start] as number;
  const isAtStart = starts[word] === start;
  const last = start + first.length - 1;
  if (first.length < 2) return isAtStart && ends[word] === start + first.length;
  // "이 사람" is no 이사.
  if (wordAt[last] !== word) return isAtStart && first.length >= LONG;
  return isAtStart || first.length >= LONG || ends[word] === last + 1;
}
