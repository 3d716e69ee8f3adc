// Thai and Lao letters that are typed or normalised in more than one way, in one: NFKC takes the vowel of "น้ำ" apart, and two "เ" look like
// one "แ".

const TAKEN_APART = /[\u0e4d\u0ecd]([\u0e48-\u0e4b\u0ec8-\u0ecb]?)([\u0e32\u0eb2])/g;
const TWO_FOR_ONE = /\u0e40\u0e40/g;

/** The text with these vowels as one letter each. */
export function joinThaiLetters(text: string): string {
  if (!/[\u0e40\u0e4d\u0ecd]/.test(text)) return text;
  return text
    .replace(TAKEN_APART, (_, tone: string, vowel: string) => tone + (vowel === '\u0e32' ? '\u0e33' : '\u0eb3'))
    .replace(TWO_FOR_ONE, '\u0e41');
}
