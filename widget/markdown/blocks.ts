// Lines into block tokens: GitHub-flavoured Markdown without raw HTML; more.ts adds its rarer parts. A block is a function
// from the remaining lines to a token and the number of lines it used; containers call back for their content.
// More lenient than the standard in one place: a nested list may be indented by two columns under any marker, as models write it.
import { parseInline } from './inline/inline.ts';
import { MAX_DEPTH, MAX_HELD_CHARS } from './limits.ts';
import {
  closesFence,
  dedent,
  FenceTracker,
  indentOf,
  interruptsParagraph,
  isBlank,
  isRule,
  type Marker,
  mayHeadTable,
  readCells,
  readDelimiterRow,
  readFence,
  readHeading,
  readMarker,
  readQuote,
  underlineLevel,
} from './lines.ts';
import { more } from './more.ts';
import { References } from './references.ts';
import type { BlockToken, InlineToken, ListItem } from './tokens.ts';

/** The blocks of some lines. `starts[i]`: the line where block i begins; `isSpaced`: a blank line is between two of them. */
export type ParsedLines = { tokens: BlockToken[]; starts: number[]; isSpaced: boolean };

type Taken = { token: BlockToken; lines: number } | null;

type Lines = {
  readonly all: readonly string[];
  readonly depth: number;
  readonly mayGrow: boolean;
  readonly references: References;
};

/**
 * Parses lines without their line feeds. `mayGrow`: the last line may be incomplete (see `parseInline`). `references`: what the
 * message defines; what these lines define is added.
 */
export function parseLines(
  all: readonly string[],
  mayGrow: boolean,
  references = new References(),
  depth = 0,
): ParsedLines {
  const lines: Lines = { all, depth, mayGrow, references };
  const parsed: ParsedLines = { tokens: [], starts: [], isSpaced: false };
  let sawBlank = false;
  for (let at = 0; at < all.length; ) {
    if (isBlank(all[at]!)) {
      sawBlank = parsed.tokens.length > 0;
      at++;
      continue;
    }
    const { token, lines: taken } = takeBlock(lines, at);
    if (sawBlank) parsed.isSpaced = true;
    sawBlank = false;
    parsed.tokens.push(token);
    parsed.starts.push(at);
    at += taken;
  }
  return parsed;
}

function takeBlock(lines: Lines, at: number): { token: BlockToken; lines: number } {
  if (lines.depth >= MAX_DEPTH) return takeFlat(lines, at);
  return (
    takeIndentedCode(lines, at) ??
    takeFence(lines, at) ??
    takeHeading(lines, at) ??
    takeRule(lines, at) ??
    takeQuote(lines, at) ??
    takeList(lines, at) ??
    takeMore(lines, at) ??
    takeTable(lines, at) ??
    takeParagraph(lines, at)
  );
}

function takeMore({ all, depth, mayGrow, references }: Lines, at: number): Taken {
  const parse = (lines: readonly string[], grows: boolean) => parseLines(lines, grows, references, depth + 1).tokens;
  return more()?.takeBlock({ all, mayGrow, references, parse }, at) ?? null;
}

/** Too deep: the rest as one paragraph (MD-8). */
function takeFlat({ all, mayGrow, references }: Lines, at: number): { token: BlockToken; lines: number } {
  const text = all.slice(at).join('\n').trim();
  return { token: { type: 'paragraph', inline: parseInline(text, mayGrow, references) }, lines: all.length - at };
}

function takeIndentedCode({ all }: Lines, at: number): Taken {
  if (indentOf(all[at]!) < 4) return null;
  let end = at + 1;
  for (let i = end; i < all.length && (isBlank(all[i]!) || indentOf(all[i]!) >= 4); i++) {
    if (!isBlank(all[i]!)) end = i + 1;
  }
  const text = all
    .slice(at, end)
    .map((line) => dedent(line, 4))
    .join('\n');
  return { token: { type: 'code', language: '', text, isClosed: true }, lines: end - at };
}

function takeFence({ all }: Lines, at: number): Taken {
  const fence = readFence(all[at]!);
  if (!fence) return null;
  let end = at + 1;
  while (end < all.length && !closesFence(all[end]!, fence)) end++;
  const isClosed = end < all.length;
  const text = all
    .slice(at + 1, end)
    .map((line) => dedent(line, fence.indent))
    .join('\n');
  const language = /^[a-z0-9+#.-]{1,20}(?=[\s{,]|$)/i.exec(fence.info)?.[0].toLowerCase() ?? '';
  return { token: { type: 'code', language, text, isClosed }, lines: end - at + (isClosed ? 1 : 0) };
}

function takeHeading({ all, mayGrow, references }: Lines, at: number): Taken {
  const heading = readHeading(all[at]!);
  if (!heading) return null;
  const inline = parseInline(heading.text, mayGrow && at === all.length - 1, references);
  return { token: { type: 'heading', level: heading.level, inline }, lines: 1 };
}

function takeRule({ all }: Lines, at: number): Taken {
  return isRule(all[at]!) ? { token: { type: 'rule' }, lines: 1 } : null;
}

function takeQuote({ all, depth, mayGrow, references }: Lines, at: number): Taken {
  if (readQuote(all[at]!) === null) return null;
  const inner: string[] = [];
  const fence = new FenceTracker();
  let end = at;
  for (; end < all.length; end++) {
    const line = all[end]!;
    const quoted = readQuote(line);
    if (quoted !== null) {
      inner.push(quoted);
      fence.next(quoted);
      continue;
    }
    const continues = !fence.isOpen && !isBlank(line) && !isBlank(inner.at(-1)!) && !interruptsParagraph(line);
    if (!continues) break;
    inner.push(line);
  }
  const { tokens } = parseLines(inner, mayGrow && end === all.length, references, depth + 1);
  return { token: { type: 'quote', blocks: tokens }, lines: end - at };
}

function takeList(lines: Lines, at: number): Taken {
  const { all } = lines;
  const first = readMarker(all[at]!);
  if (!first || first.indent > 3) return null;
  const items: ListItem[] = [];
  let isTight = true;
  let end = at;
  let marker: Marker | null = first;
  while (marker && marker.kind === first.kind) {
    const item = takeItem(lines, end, marker, first.number === null);
    items.push(item.item);
    end += item.lines;
    if (item.isSpaced) isTight = false;
    let next = end;
    while (next < all.length && isBlank(all[next]!)) next++;
    const line: string | undefined = all[next];
    marker = line !== undefined && !isRule(line) ? readMarker(line) : null;
    if (marker && marker.indent > Math.max(3, first.indent + 1)) marker = null;
    if (marker && marker.kind === first.kind && next > end) {
      isTight = false;
      end = next;
    }
  }
  return { token: { type: 'list', start: first.number, isTight, items }, lines: end - at };
}

function takeItem(
  { all, depth, mayGrow, references }: Lines,
  at: number,
  marker: Marker,
  mayBeTask: boolean,
): { item: ListItem; lines: number; isSpaced: boolean } {
  const task = mayBeTask ? /^\[([ xX])\][ \t]+(?=\S)/.exec(marker.rest) : null;
  const inner = [task ? marker.rest.slice(task[0].length) : marker.rest];
  const fence = new FenceTracker();
  fence.next(inner[0]!);
  let end = at + 1;
  let lastFull = end;
  for (; end < all.length; end++) {
    const line = all[end]!;
    if (isBlank(line)) {
      // An item that begins with a blank line ends with the next one.
      if (inner.length === 1 && isBlank(inner[0]!)) break;
      inner.push('');
      continue;
    }
    const indent = indentOf(line);
    const isInside =
      indent >= marker.content || (!fence.isOpen && indent >= marker.indent + 2 && readMarker(line) !== null);
    if (isInside) {
      const inside = dedent(line, Math.min(indent, marker.content));
      inner.push(inside);
      fence.next(inside);
    } else if (!fence.isOpen && !isBlank(inner.at(-1)!) && !interruptsParagraph(line) && readMarker(line) === null) {
      inner.push(line);
    } else break;
    lastFull = end + 1;
  }
  inner.length = lastFull - at;
  const parsed = parseLines(inner, mayGrow && lastFull === all.length, references, depth + 1);
  const checked = task ? task[1] !== ' ' : null;
  return { item: { checked, blocks: parsed.tokens }, lines: lastFull - at, isSpaced: parsed.isSpaced };
}

/** The columns of a table whose header is line `at`; null if none begins there. */
function tableAt(all: readonly string[], at: number): ReturnType<typeof readDelimiterRow> {
  const line = all[at]!;
  const next = all[at + 1];
  if (next === undefined || !line.includes('|')) return null;
  const align = readDelimiterRow(next);
  return align && readCells(line).length === align.length ? align : null;
}

/** From line `at` on, the lines of a growing text may become a table. */
function opensTable(all: readonly string[], at: number, mayGrow: boolean): boolean {
  return mayGrow && at >= all.length - 2 && mayHeadTable(all[at]!, all[at + 1]);
}

function takeTable({ all, mayGrow, references }: Lines, at: number): Taken {
  if (opensTable(all, at, mayGrow)) return { token: { type: 'hidden' }, lines: all.length - at };
  const align = tableAt(all, at);
  if (!align) return null;
  const cellsOf = (line: string, isLast: boolean): (readonly InlineToken[])[] => {
    const cells = readCells(line);
    return align.map((_, i) => parseInline(cells[i] ?? '', isLast && i >= cells.length - 1, references));
  };
  const rows: (readonly InlineToken[])[][] = [];
  let end = at + 2;
  for (; end < all.length && !isBlank(all[end]!) && !interruptsParagraph(all[end]!); end++) {
    rows.push(cellsOf(all[end]!, mayGrow && end === all.length - 1));
  }
  return { token: { type: 'table', align, head: cellsOf(all[at]!, false), rows }, lines: end - at };
}

/** The label of a link, of a definition or of a note: the beginning of a growing paragraph. */
function isOpenLabel(line: string): boolean {
  return line.length <= MAX_HELD_CHARS && /^ {0,3}\[[^\]]*\]?$/.test(line);
}

function takeParagraph({ all, depth, mayGrow, references }: Lines, at: number): { token: BlockToken; lines: number } {
  let end = at + 1;
  let level: 0 | 1 | 2 = 0;
  for (; end < all.length; end++) {
    const line = all[end]!;
    if (isBlank(line)) break;
    level = underlineLevel(line);
    if (level > 0 || interruptsParagraph(line) || tableAt(all, end) || opensTable(all, end, mayGrow)) break;
  }
  const isLast = mayGrow && end === all.length;
  const defined = more()?.takeDefinitions(all.slice(at, end), references, isLast) ?? 0;
  if (defined > 0) return { token: { type: 'hidden' }, lines: defined };
  if (isLast && depth === 0 && end - at === 1 && isOpenLabel(all[at]!)) return { token: { type: 'hidden' }, lines: 1 };
  // The inline parser handles leading spaces of further lines, and hard breaks.
  const inline = parseInline(all.slice(at, end).join('\n').trim(), isLast, references);
  return level > 0
    ? { token: { type: 'heading', level, inline }, lines: end - at + 1 }
    : { token: { type: 'paragraph', inline }, lines: end - at };
}
