// Reads the text of a passage back into its blocks: paragraphs, lists, tables, code and the headings that stayed in it as lines.
// Follows how passages are written (a blank line between blocks, a line per item and per row); extraction keeps no kinds of its own.
import { holdsAddress } from './postal-address.ts';
import { CELL_BORDER } from './table-row.ts';

/** `heading` is also the term of a definition: a short line above the text about it. `image` is what an image says: no statement. */
export type BlockKind = 'heading' | 'paragraph' | 'list' | 'table' | 'code' | 'image';

/** What the text of an image begins with in a passage, in whatever language. */
export const IMAGE_SIGN = '🖼';

/** A block as a piece of its text, `text.slice(start, end)`, with the offsets of its lines. */
export type TextBlock = {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
  readonly lines: readonly { readonly start: number; readonly end: number }[];
};

/** Columns of a heading at most: a longer line is text. */
const MAX_HEADING_CHARS = 110;
/** Words of a heading at most. */
const MAX_HEADING_WORDS = 12;
/** Words from which a line with an end mark is prose, whatever signs it has. */
const PROSE_WORDS = 5;

const ENDS = /[.!?。！？…:：;；؟।][\s"'”’)\]»」』）]*$/u;

const MAIL = /[^\s@]@[^\s@]+\.\p{L}/u;

/** The blocks of a text in order. */
export function readBlocks(text: string): TextBlock[] {
  const pieces: { start: number; end: number; lines: { start: number; end: number }[] }[] = [];
  let isOpen = false;
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const isBlank = text.slice(start, end).trim() === '';
    const last = pieces.at(-1);
    if (isBlank) isOpen = false;
    else if (isOpen && last) {
      last.lines.push({ start, end });
      last.end = end;
    } else {
      pieces.push({ start, end, lines: [{ start, end }] });
      isOpen = true;
    }
    start = end + 1;
  }
  return pieces.map((piece, at) => {
    const lines = piece.lines.map(({ start, end }) => text.slice(start, end));
    return { ...piece, kind: kindOf(lines, at + 1 < pieces.length) };
  });
}

function kindOf(lines: readonly string[], isFollowed: boolean): BlockKind {
  const rows = lines.filter((line) => line.includes(CELL_BORDER)).length;
  if (rows > 0 && rows * 2 >= lines.length) return 'table';
  const [first = ''] = lines;
  if (lines.length === 1) {
    if (first.startsWith(IMAGE_SIGN)) return 'image';
    if (isPrompt(first)) return 'code';
    if (isFollowed && isShortLine(first)) return 'heading';
    return isCodeLine(first) ? 'code' : 'paragraph';
  }
  // Items of a list begin at the margin; the body of a function does not.
  if (lines.some((line) => /^(?: {2}|\t)\s*\S/.test(line))) return 'code';
  const code = lines.filter(isCodeLine).length;
  return code * 2 >= lines.length ? 'code' : 'list';
}

/** A few words without an end mark; a question is a heading too. */
function isShortLine(line: string): boolean {
  const text = line.trim();
  if (text.length > MAX_HEADING_CHARS || countWords(text) > MAX_HEADING_WORDS || holdsAddress(text)) return false;
  // "Phone 555 0123. Mail: shop@example.com" has no end mark behind the address.
  return (!ENDS.test(text) && !MAIL.test(text)) || /[?？؟]$/u.test(text);
}

/** A command as it is typed, or the output of an interpreter. */
function isPrompt(line: string): boolean {
  return /^\s*(?:[$%] \S|>>>|\.\.\. |\.\.\.$|#!|<[/!?]?[A-Za-z][^<>]*>$|C:\\)/.test(line);
}

/** More signs of programs than words. Never a line of prose. */
export function isCodeLine(line: string): boolean {
  if (isPrompt(line)) return true;
  const words = countWords(line);
  if (words >= PROSE_WORDS && ENDS.test(line.trim()) && !/[;{}]$/.test(line)) return false;
  // A tilde between words or figures is a range: "월~금 10:00~19:00".
  const signs = (line.match(/[{}[\]<>=|\\$#`^_]|~(?![\p{L}\p{N} ])|--|\(\)|::|;$/gu) ?? []).length;
  if (signs * 2 > words) return true;
  return /^\s{4,}\S/.test(line) && signs > 0;
}

/** Words that stand alone: not parts of paths, options and calls. In scripts without spaces two characters are a word. */
function countWords(line: string): number {
  const wide = line.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  const spaced = line.match(/(?<![^\s("'“‘«])\p{L}[\p{L}\p{M}'’-]*(?=[\s,.;:!?)"'”’»]|$)/gu)?.length ?? 0;
  return spaced + Math.ceil(wide / 2);
}
