// Vietnamese has two ways to place the tone of "oa", "oe" and "uy" at the end of a word: "hoà" and "hòa", "thuỷ" and "thủy" are the same.

/** A vowel with each tone, in one order. */
const TONES = { a: 'àáảãạ', e: 'èéẻẽẹ', y: 'ỳýỷỹỵ', o: 'òóỏõọ', u: 'ùúủũụ' } as const;
const PAIRS = [
  ['o', 'a'],
  ['o', 'e'],
  ['u', 'y'],
] as const;
/** From the tone on the second vowel to the one on the first, in small letters, with a capital, in capitals. */
const PLACED = new Map(
  PAIRS.flatMap(([first, second]) =>
    [...TONES[second]].flatMap((toned, at) => {
      const from = `${first}${toned}`;
      const to = `${TONES[first][at]}${second}`;
      const withCapital = (pair: string) => (pair[0] as string).toUpperCase() + pair.slice(1);
      return [
        [from, to],
        [withCapital(from), withCapital(to)],
        [from.toUpperCase(), to.toUpperCase()],
      ] as const;
    }),
  ),
);
/** In "quý" the u belongs to the consonant. */
const TONED_SECOND = /(?:o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?!\p{L})/giu;

/** The text with those tones on the first vowel, as long as before. Reads composed letters (NFC). */
export function placeTones(text: string): string {
  return text.replace(TONED_SECOND, (pair) => PLACED.get(pair) ?? pair);
}
