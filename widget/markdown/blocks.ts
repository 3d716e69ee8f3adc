// Lines into block tokens: GitHub-flavoured Markdown without raw HTML; rich.ts and more.ts add its rarer parts. A block is a function
// from the remaining lines to a token and the number of lines it used; containers call back for their content.
// More lenient than the standard in one place: a nested list may be indented by two columns under any marker, as models write it.
import { parseInline } from './inline/inline.ts';
import { MAX_DEPTH, MAX_HELD_CHARS } from './limits.ts';
import {
  beginsRich,
  dedent,
  indentOf,
  interruptsParagraph,
  isBlank,
  isRule,
  type Marker,
  mayBeTable,
  readHeading,
  readMarker,
  underlineLevel,
} from './lines.ts';
import { more } from './more.ts';
import { References } from './references.ts';
import type { Taken } from './rich/rich-types.ts';
import { isHeldBack, rich, richFor, waitsForRich } from './rich.ts';
import type { BlockToken, ListItem } from './tokens.ts';

/** The blocks of some lines. `starts[i]`: the line where block i begins; `isSpaced`: a blank line is between two of them. */
export type ParsedLines = { tokens: BlockToken[]; starts: number[]; isSpaced: boolean };

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
    if (isHeldBack(references)) break;
  }
  return parsed;
}

function takeBlock(lines: Lines, at: number): { token: BlockToken; lines: number } {
  if (lines.depth >= MAX_DEPTH) return takeFlat(lines, at);
  return (
    takeHeading(lines, at) ??
    takeRule(lines, at) ??
    takeList(lines, at) ??
    takeOther(lines, at) ??
    takeParagraph(lines, at)
  );
}

/** What the parts that are loaded later read. */
function takeOther({ all, depth, mayGrow, references }: Lines, at: number): Taken {
  const parse = (lines: readonly string[], grows: boolean) => parseLines(lines, grows, references, depth + 1).tokens;
  const parseText = (text: string, grows: boolean) => parseInline(text, grows, references);
  const place = { all, mayGrow, references, parse, parseText };
  const rich = beginsRich(all, at) ? richFor(references) : null;
  if (isHeldBack(references)) return { token: { type: 'hidden' }, lines: all.length - at };
  return rich?.takeBlock(place, at) ?? more()?.takeBlock(place, at) ?? rich?.takeTable(place, at) ?? null;
}

/** Too deep: the rest as one paragraph (MD-8). */
function takeFlat({ all, mayGrow, references }: Lines, at: number): { token: BlockToken; lines: number } {
  const text = all.slice(at).join('\n').trim();
  return { token: { type: 'paragraph', inline: parseInline(text, mayGrow, references) }, lines: all.length - at };
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
  const fence = rich()?.fences();
  fence?.next(inner[0]!);
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
      indent >= marker.content || (!fence?.isOpen && indent >= marker.indent + 2 && readMarker(line) !== null);
    if (isInside) {
      const inside = dedent(line, Math.min(indent, marker.content));
      inner.push(inside);
      fence?.next(inside);
    } else if (!fence?.isOpen && !isBlank(inner.at(-1)!) && !interruptsParagraph(line) && readMarker(line) === null) {
      inner.push(line);
    } else break;
    lastFull = end + 1;
  }
  inner.length = lastFull - at;
  const parsed = parseLines(inner, mayGrow && lastFull === all.length, references, depth + 1);
  const checked = task ? task[1] !== ' ' : null;
  return { item: { checked, blocks: parsed.tokens }, lines: lastFull - at, isSpaced: parsed.isSpaced };
}

/** A table ends a paragraph; where it is not known yet what a table is, what may be one does. */
function endsAtTable(all: readonly string[], at: number, mayGrow: boolean): boolean {
  return rich()?.isTable(all, at, mayGrow) ?? (waitsForRich() && mayBeTable(all, at));
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
    if (level > 0 || interruptsParagraph(line) || endsAtTable(all, end, mayGrow)) break;
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
