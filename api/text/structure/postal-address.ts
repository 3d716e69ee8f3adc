// Finds lines that say where something is: a street with its number, a town with its postal code. A hint of use, whatever the language:
// the extraction keeps such lines, and a question where something is prefers them.

/** Longest text, in characters, that is searched: longer ones are prose. */
const MAX_CHARS = 200;

/** A street named by its ending or by the word before its name, with a number beside it. */
const STREETS: readonly RegExp[] = [
  /\p{L}(?:straße|strasse|str\.|gasse|platz|allee|damm|straat|laan|gade|gatan|vej)\s\d{1,4}\b/iu,
  /\b\d{1,5}[a-z]?,?\s(?:\p{Lu}[\p{L}.'’-]{0,20}\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Square|Court|Row|Hill|Quay|Terrace|Place|Parkway|Highway)\b/u,
  /\b\d{1,4},?\s(?:rue|avenue|boulevard|place|quai|chemin|allée|cours)\s\p{L}/iu,
  /(?<!\p{L})(?:[Vv]iale|[Vv]ia|[Pp]iazza|[Cc]alle|[Aa]venida|[Pp]laza|[Rr]ua|[Jj]alan|[Jj]ln?\.?|[Uu]l\.)\s(?:[\p{L}.'’-]{1,20},?\s){1,4}\d/u,
  /\d\s(?:đường|phố)\s\p{Lu}|(?<!\p{L})(?:phường|quận)\s[\p{Lu}\d]/iu,
  /[路街道巷弄]\s?\d{1,5}\s?[号號弄]/u,
  /[市区町村郡][^。\d]{1,20}\d{1,4}(?:丁目|番|[-－‐]\d)/u,
  /\p{Script=Hangul}(?:로|길|동|읍|면|리)\s?\d{1,4}(?:-\d{1,4})?(?!\p{L})/u,
  /\d\s?(?:ซอย|ซ\.|ถนน|ถ\.|หมู่)/u,
  /(?<!\p{L})(?:شارع|طريق|ميدان|زنقة|عمارة|مبنى|بناية|برج)\s[^.؟?\d،,]{1,40}\s\d{1,4}(?![\d:])/u,
];

/** A postal code with its town or state. */
const CODES =
  /\b\d{5}\s\p{Lu}\p{Ll}|\b\d{4}\s[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b[A-Z]{2}\s\d{5}(?:-\d{4})?\b|\b\d{5}-\d{3}\b|\b\d{4}-\d{3}\s\p{Lu}\p{Ll}|〒\s?\d{3}|\p{Script=Thai}\s\d{5}(?!\d|\s?บาท)/u;

/** Whether a short text holds a postal address or a line of one. */
export function holdsAddress(text: string): boolean {
  if (text.length > MAX_CHARS || !/\d/.test(text)) return false;
  return CODES.test(text) || STREETS.some((street) => street.test(text));
}
