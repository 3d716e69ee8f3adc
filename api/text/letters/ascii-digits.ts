// Digits of other scripts as those that figures are read by: ٣ and ۳ and ๓ are 3. Keeps every place of the text.

const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]/g;
/** Arabic decimal point and thousands separator between digits. */
const SEPARATORS = /(?<=\d)[\u066b\u066c](?=\d)/g;

/** The text with Arabic-Indic, Persian and Thai digits as 0 to 9. */
export function withAsciiDigits(text: string): string {
  if (text.search(OTHER_DIGITS) < 0) return text;
  return text
    .replace(OTHER_DIGITS, (digit) => String((digit.charCodeAt(0) - 0x0660) % 16))
    .replace(SEPARATORS, (sign) => (sign === '\u066b' ? '.' : ','));
}
