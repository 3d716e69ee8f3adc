/** Knows how titles are compared: by their words, without case and punctuation; and which words name the site. */

/** Words of a text without case, marks and punctuation, separated by single spaces. */
export function keyOf(text: string): string {
  const lower = text.toLowerCase();
  // Most titles are plain ASCII, where a simple pattern is several times faster than one of Unicode classes.
  if (/^[ -~]*$/.test(lower)) return lower.replace(/[^a-z0-9]+/g, ' ').trim();
  return lower
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words of a key; a Han letter is a word. */
export function wordsOf(key: string): string[] {
  if (key === '') return [];
  return /\p{Script=Han}/u.test(key) ? (key.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []) : key.split(' ');
}

/** Harmonic mean of the shares of words that two texts have in common; -1 when there is nothing to compare with. */
export function overlap(known: readonly string[], words: readonly string[]): number {
  return known.length === 0 ? -1 : (2 * common(known, words)) / (known.length + words.length);
}

/** Share of the words that occur in a text; -1 when there is nothing to compare with. */
export function share(words: readonly string[], known: readonly string[]): number {
  return known.length === 0 || words.length === 0 ? -1 : common(known, words) / words.length;
}

function common(known: readonly string[], words: readonly string[]): number {
  const left = [...known];
  let count = 0;
  for (const word of words) {
    const at = left.indexOf(word);
    if (at === -1) continue;
    left[at] = '';
    count += 1;
  }
  return count;
}

/** A test for keys that name the site: its stated name, a part of it, or its host without punctuation. */
export function siteTest(siteName: string | null, url: string): (key: string) => boolean {
  const site = keyOf(siteName ?? '').replaceAll(' ', '');
  const host = hostWords(url);
  return (text) => {
    const key = text.replaceAll(' ', '');
    if (key === '') return false;
    if (site !== '' && (key === site || (key.length > 3 && site.startsWith(key)))) return true;
    return (
      key.length > 2 &&
      host !== '' &&
      (host === key ||
        (key.length * 1.5 > host.length && host.includes(key)) ||
        (host.length > 3 && key.length < host.length * 1.6 && key.includes(host)))
    );
  };
}

function hostWords(url: string): string {
  try {
    return new URL(url).hostname
      .replace(/^www\./, '')
      .replace(/\.(?:co|com|org|net|gov|edu)?\.?[a-z]{2,}$/, '')
      .replace(/[^\p{L}\p{N}]/gu, '');
  } catch {
    return '';
  }
}

const SEPARATOR = /\s+[|–—·•»«:>\\/~-]+\s+|\s*[|»]\s*|\s+::\s+|_+/g;

/** A part of a title, with its place in it. */
export interface TitlePart {
  text: string;
  start: number;
  end: number;
}

/** A title cut at the signs that sites put between its parts. */
export function splitTitle(title: string): TitlePart[] {
  const parts: TitlePart[] = [];
  let start = 0;
  for (const match of title.matchAll(SEPARATOR)) {
    if (match.index > start) parts.push({ text: title.slice(start, match.index), start, end: match.index });
    start = match.index + match[0].length;
  }
  if (start < title.length) parts.push({ text: title.slice(start), start, end: title.length });
  return parts;
}
