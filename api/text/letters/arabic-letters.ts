// Arabic letters that people type one for another, as one: alef with and without hamza, "ة" and "ه", "ى" and "ي", Persian "ی" and "ک"; and
// without vowel points and the stroke that lengthens a word. Hebrew loses its points, too.

const HAS_ANY = /[\u0590-\u06ff]/;
const POINTS = /[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;
const VARIANTS = /[أإآٱىةؤئیک]/g;
const PLAIN: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ی: 'ي',
  ک: 'ك',
};

/** The text with these letters in one form. */
export function foldArabic(text: string): string {
  if (!HAS_ANY.test(text)) return text;
  return text.replace(POINTS, '').replace(VARIANTS, (letter) => PLAIN[letter] as string);
}
