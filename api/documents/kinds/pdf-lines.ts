// Puts the pieces of text of a PDF page together: pieces into lines, lines into headings, paragraphs and list items. A PDF
// has positions of letters and no paragraphs, so all of this is inferred from positions and sizes.
import type { ContentBlock } from '../../extract/segments/assemble-blocks.ts';

/** A piece of text as pdf.js gives it; `transform` is [a, b, c, d, x, y] with y growing upwards. In points. */
export type PdfPiece = { str: string; transform: readonly number[]; hasEOL: boolean };

export type PdfLine = { text: string; x: number; y: number; size: number };

/** From this many times the size of the body text on, a short line is a heading. */
const HEADING_RATIO = 1.15;
const MAX_HEADING_CHARS = 160;
/** Lines further apart than this many times their size belong to two paragraphs. */
const LINE_PITCH = 1.75;
/** A first line set in by this many times its size begins a paragraph. */
const INDENT = 0.8;
/** Lines at each end of a page that may be running headers, footers and page numbers. */
const RUNNING_LINES = 2;
/** A line at the edge of at least this share of the pages, and of this many, is a header or footer. */
const RUNNING_SHARE = 0.5;
const RUNNING_PAGES = 3;

const BULLET = /^(?:[•‣▪●○◦■□–—*-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+(?=\S)/u;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。，：；（）「」]/u;

/** The lines of one page, in the order in which the page draws them. Empty ones are left out. */
export function toLines(pieces: readonly PdfPiece[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let line: PdfLine | null = null;
  const end = (): void => {
    if (line !== null) {
      line.text = line.text.replace(/\s+/g, ' ').trim();
      if (line.text !== '') lines.push(line);
    }
    line = null;
  };
  for (const piece of pieces) {
    const [, , c = 0, d = 0, x = 0, y = 0] = piece.transform;
    if (piece.str !== '') {
      const size = Math.hypot(c, d);
      if (line === null) line = { text: piece.str, x, y, size };
      else {
        line.text += piece.str;
        // The size is that of the largest letters: a superscript does not make the line small.
        if (piece.str.trim() !== '') line.size = Math.max(line.size, size);
      }
    }
    if (piece.hasEOL) end();
  }
  end();
  return lines;
}

/** The pages without the lines that repeat at their edges: headers, footers, page numbers. */
export function withoutRunningLines(pages: readonly PdfLine[][]): PdfLine[][] {
  const edgesOf = (page: readonly PdfLine[]): PdfLine[] => {
    const byHeight = [...page].sort((a, b) => b.y - a.y);
    return byHeight.length <= RUNNING_LINES * 2
      ? byHeight.filter((_, index) => index === 0 || index === byHeight.length - 1)
      : [...byHeight.slice(0, RUNNING_LINES), ...byHeight.slice(-RUNNING_LINES)];
  };
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edgesOf(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(RUNNING_PAGES, pages.length * RUNNING_SHARE);
  const kept = pages.map((page) => {
    const running = new Set(edgesOf(page).filter((line) => (counts.get(keyOf(line)) ?? 0) >= enough));
    return page.filter((line) => !running.has(line));
  });
  // Pages of one form, with only repeated lines: then the lines are the text.
  return lettersOf(kept) * 2 < lettersOf(pages) ? [...pages] : kept;
}

function lettersOf(pages: readonly PdfLine[][]): number {
  return pages.flat().reduce((sum, line) => sum + line.text.length, 0);
}

/** The same for "Page 3 of 9" and "Page 4 of 9", at about the same height. */
function keyOf(line: PdfLine): string {
  return `${Math.round(line.y / 4)} ${line.text.replace(/\d+/g, '#').toLowerCase()}`;
}

/** The size in which most letters of the document are set. */
export function bodySize(pages: readonly PdfLine[][]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of pages.flat()) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  let best = 0;
  for (const [size, count] of letters) if (count > (letters.get(best) ?? 0)) best = size;
  return best;
}

/** The blocks of one page. Headings have level 2, or 3 where they are little larger than the body text. */
export function toBlocks(lines: readonly PdfLine[], body: number): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  let previous: PdfLine | null = null;
  for (const line of lines) {
    const level = headingLevel(line, body);
    const last = blocks.at(-1);
    const isBullet = level === null && BULLET.test(line.text);
    if (last !== undefined && previous !== null && !isBullet && continues(previous, line, last, level)) {
      last.text = joinLines(last.text, line.text);
    } else if (level !== null) {
      blocks.push({ kind: 'heading', level, text: line.text });
    } else if (isBullet) {
      const item = line.text.replace(BULLET, '');
      const isOrdered = /^\(?[\da-z]/i.test(line.text);
      if (last?.kind === 'list' && (last.ordered ?? false) === isOrdered) last.text += `\n${item}`;
      else blocks.push({ kind: 'list', text: item, ...(isOrdered ? { ordered: true } : {}) });
    } else blocks.push({ kind: 'paragraph', text: line.text });
    previous = line;
  }
  return blocks;
}

function headingLevel(line: PdfLine, body: number): number | null {
  const isLarge = body > 0 && line.size >= body * HEADING_RATIO;
  if (!isLarge || line.text.length > MAX_HEADING_CHARS || !/\p{L}/u.test(line.text)) return null;
  return line.size >= body * 1.4 ? 2 : 3;
}

/** Whether a line continues the block of the line before it. */
function continues(previous: PdfLine, line: PdfLine, block: ContentBlock, level: number | null): boolean {
  const size = Math.max(previous.size, line.size);
  if (Math.abs(previous.size - line.size) > size * 0.12) return false;
  if ((block.kind === 'heading') !== (level !== null)) return false;
  const gap = previous.y - line.y;
  const isEnded = /[.!?:;。！？：…]["”’»)\]]?$/.test(previous.text);
  // A line higher up is the top of the next column: it continues a sentence, not a paragraph that has ended.
  if (gap < -size) return !isEnded && block.kind !== 'heading';
  if (gap > size * LINE_PITCH) return false;
  if (block.kind === 'paragraph' && isEnded && line.x - previous.x > size * INDENT) return false;
  return true;
}

/** One text of two lines: a word divided at the end of a line is made whole; no space between letters of scripts without spaces. */
function joinLines(before: string, after: string): string {
  const end = before.slice(-2);
  if (end.endsWith('\u00ad')) return before.slice(0, -1) + after;
  if (/\p{L}[-‐]$/u.test(end) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after;
  const isWide = WIDE.test(end.slice(-1)) && WIDE.test(after.slice(0, 1));
  return isWide ? before + after : `${before} ${after}`;
}
