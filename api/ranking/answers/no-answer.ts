// Says which lines are never an answer by themselves: references to other places, questions, contents, signs without words.
// Looks at the text alone; headings and code are distinguished by their blocks (text/blocks.ts).
import { LANGUAGES } from '../../text/languages.ts';
import type { PageLines } from '../../text/pack/page-lines.ts';
import { endsAsQuestion } from '../../text/structure/ends-as-question.ts';

/** A reference longer than this many characters also says something. */
const MAX_REFERENCE_CHARS = 110;
/** The same of when a page was looked at for the last time, which is true of every page and an answer on none. */
const MAX_CHECKED_CHARS = 60;

/** The number of a chapter or section before its name: "12.1. Introduction". */
const OUTLINE = /^\d{1,2}(?:\.\d{1,2})+\. /;
/** The number of a section of a section. Two numbers with points are a day as well. */
const DEEP_OUTLINE = /^\d{1,2}\.\d{1,2}\.\d{1,2}\. /;
/** A longer line is a step of a numbered text. */
const MAX_OUTLINE_CHARS = 80;
/** A longer sentence that begins with what the document is also says something. */
const MAX_OF_ITSELF_CHARS = 160;
/** Letters of a script without spaces that make about one word. */
const PIECES = String.raw`\p{Script=Han}{2}|\p{Script=Thai}{5}`;
const WORDS = new RegExp(String.raw`${PIECES}|[\p{L}\p{M}'’_-]+`, 'gu');

/** Cells of the row of links above and below the pages of a book. */
const NEIGHBOUR = new RegExp(`^[<>«»←→ ]*(?:${all('neighbours')})[<>«»←→ ]*$`, 'iu');
const REFERS = opening('refers');
const CHECKED = opening('checked');
const OF_ITSELF = opening('ofItself');
/** A remark below what it is about. */
const VERSION = new RegExp(String.raw`^(?:${all('sinceVersion')})\s+\d[\d.]*\.?$`, 'iu');

/** The words of all languages for a kind of line. */
function all(kind: keyof PageLines): string {
  return LANGUAGES.flatMap(({ pageLines }) => pageLines?.[kind] ?? []).join('|');
}

/** Whether a line begins so; a word of a script with spaces is a whole one. */
function opening(kind: keyof PageLines): RegExp {
  const [glued, spaced] = [true, false].map((isUnspaced) =>
    LANGUAGES.flatMap((pack) => (Boolean(pack.isUnspaced) === isUnspaced && pack.pageLines?.[kind]) || []).join('|'),
  );
  return new RegExp(String.raw`^(?:(?:${spaced})(?![\p{L}\p{M}])|${glued})`, 'iu');
}

/** Whether a row of cells has only links to the pages around: "Prev", "Next" or "Home" in two or more, or in one between two chapters. */
export function isNavigation(cells: readonly string[]): boolean {
  const neighbours = cells.filter((cell) => NEIGHBOUR.test(cell.trim())).length;
  return neighbours > 1 || (neighbours === 1 && cells.length === 3 && cells.some((cell) => OUTLINE.test(cell.trim())));
}

/** Whether a text only sends the reader to another place. */
export function isReference(text: string): boolean {
  const bare = text.trim();
  return bare.length <= MAX_REFERENCE_CHARS && REFERS.test(bare);
}

/** Whether a sentence cannot be the answer, or the first sentence of one. */
export function isNoAnswer(text: string): boolean {
  const bare = text.trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return true;
  if (endsAsQuestion(bare)) return true;
  if (isReference(bare)) return true;
  if (bare.length <= MAX_CHECKED_CHARS && CHECKED.test(bare)) return true;
  if (bare.length <= MAX_OF_ITSELF_CHARS && OF_ITSELF.test(bare)) return true;
  if (VERSION.test(bare)) return true;
  if (bare.length <= MAX_OUTLINE_CHARS && DEEP_OUTLINE.test(bare) && !/[.!?:]$/u.test(bare)) return true;
  // A word or two without a figure: an entry of a list of contents, a label, a name.
  const words = bare.match(WORDS) ?? [];
  return words.length <= 2 && !/\d|[.!。！]$/u.test(bare);
}
