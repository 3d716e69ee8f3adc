// Which telephone numbers and addresses of mail a text states, however they are written.

/** Figures of a telephone number, at least. */
const DIGITS = /\d{7,}/g;
/** What is between the figures of a number. */
const INSIDE_NUMBER = /(?<=\d)[ ()/.-]{1,2}(?=\d)/g;
/** What is around an address of mail. */
const APART = /[^\w.+@-]/;

/** Telephone numbers as figures alone, and addresses of mail in lower case. */
export function waysOfContactIn(text: string): string[] {
  const numbers = text.replace(INSIDE_NUMBER, '').match(DIGITS) ?? [];
  const words = text.toLowerCase().split(APART);
  const addresses = words
    .filter((word) => /\w@\w/.test(word))
    .map((word) => (word.endsWith('.') ? word.slice(0, -1) : word));
  return [...numbers, ...addresses];
}
