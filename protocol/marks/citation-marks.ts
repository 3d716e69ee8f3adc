// How a citation is written: `[3]`, `[3, 5]`, and several in a row. The only patterns for it; other files build on them.
// read-citations.ts reads one that may still be written.
// Knows characters; not which sources there are (citations.ts) or what they support (api/citations).

/** One pair of brackets with its numbers, as a source of a pattern. No groups. */
export const CITATION = String.raw`\[\d{1,3}(?:\s*[,;，、]\s*\d{1,3})*\]`;
/** The beginning of a citation whose end has not arrived, as a source of a pattern. */
export const OPEN_CITATION = String.raw`\[[\d,;，、\s]{0,24}`;

/** A citation, or several in a row, with the blank before it: `[1]`, `[1, 3]`, `[1][3]`. */
export const CITATION_RUN =
  /([ \t]?)\[(\d{1,3}(?:\s*[,;，、]\s*\d{1,3})*)\](?:\[\d{1,3}(?:\s*[,;，、]\s*\d{1,3})*\])*/g;
/** Each pair of brackets of its own. */
export const ONE_CITATION = /\[\d{1,3}(?:\s*[,;，、]\s*\d{1,3})*\]/g;

/** The citations that a text begins with, each of one number. */
export const LEADING_CITATIONS = /^(?:\[\d{1,3}\][.。]?\s*)+/;
/** The header of a passage in a search's result (EV13): `[3] title`, and its address on the next line. */
export const PASSAGE_HEAD = /^\[(\d{1,3})\] (.*)\n(\S+)$/gm;

/** The numbers of a run of citations, each once, in order. */
export function numbersOf(run: string): number[] {
  return [...new Set((run.match(/\d{1,3}/g) ?? []).map(Number))];
}

/** `text` with each number in brackets replaced; null removes it with the blank before it. */
export function replaceNumbers(text: string, toNumber: (number: number) => number | null): string {
  return text.replace(/([ \t]?)\[(\d{1,3})\]/g, (_mark, blank: string, written: string) => {
    const number = toNumber(Number(written));
    return number === null ? '' : `${blank}[${number}]`;
  });
}

/** A part of a text, and the numbers cited directly after it. */
export type CitedPart = { text: string; numbers: readonly number[] };

/** A text cut at its numbers in brackets; the last part may have none. {@link joinParts} gives the text again. */
export function citedParts(text: string): CitedPart[] {
  const parts: CitedPart[] = [];
  let from = 0;
  for (const { 0: run, index } of text.matchAll(/(?:\[\d{1,3}\])+/g)) {
    parts.push({ text: text.slice(from, index), numbers: numbersOf(run) });
    from = index + run.length;
  }
  return from < text.length ? [...parts, { text: text.slice(from), numbers: [] }] : parts;
}

/** The parts as one text. */
export function joinParts(parts: readonly CitedPart[]): string {
  return parts.map(({ text, numbers }) => text + numbers.map((number) => `[${number}]`).join('')).join('');
}

/** `text` without numbers in brackets and the blanks before them, unless they are the text of a link. */
export function withoutUnlinkedNumbers(text: string): string {
  return text.replace(/[ \t]?\[\d{1,3}\](?!\()/g, '');
}

/** `text` without numbers in brackets; the blanks before them stay. */
export function withoutNumbers(text: string): string {
  return text.replace(/\[\d{1,3}\]/g, '');
}

/** `text` without any citation, also those of numbers that name no source. */
export function withoutCitations(text: string): string {
  return text.replace(/\[[\d,;，、 ]{1,64}\]/g, '');
}
