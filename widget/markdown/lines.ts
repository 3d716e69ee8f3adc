// What a single line can begin or end: headings, rules, list markers, and what rich.ts has the rest of. No state.

/** Columns of white space at the start of a line; a tab advances to the next multiple of four. */
export function indentOf(line: string): number {
  let columns = 0;
  for (let i = 0; i < line.length; i++) {
    if (line[i] === ' ') columns++;
    else if (line[i] === '\t') columns += 4 - (columns % 4);
    else break;
  }
  return columns;
}

/** The line without its first `columns` of white space (fewer if it has fewer). */
export function dedent(line: string, columns: number): string {
  let seen = 0;
  let i = 0;
  for (; i < line.length && seen < columns; i++) {
    if (line[i] === ' ') seen++;
    else if (line[i] === '\t') seen += 4 - (seen % 4);
    else break;
  }
  return seen > columns ? ' '.repeat(seen - columns) + line.slice(i) : line.slice(i);
}

export function isBlank(line: string): boolean {
  return line.trim() === '';
}

export function readHeading(line: string): { level: number; text: string } | null {
  const match = /^ {0,3}(#{1,6})(?=[ \t]|$)/.exec(line);
  if (!match) return null;
  let text = line.slice(match[0].length).trim();
  let end = text.length;
  while (text[end - 1] === '#') end--;
  if (end === 0 || text[end - 1] === ' ' || text[end - 1] === '\t') text = text.slice(0, end).trimEnd();
  return { level: match[1]!.length, text };
}

export function isRule(line: string): boolean {
  if (indentOf(line) > 3) return false;
  let mark = '';
  let count = 0;
  for (const c of line) {
    if (c === ' ' || c === '\t') continue;
    if (c !== '-' && c !== '*' && c !== '_') return false;
    if (mark !== '' && c !== mark) return false;
    mark = c;
    count++;
  }
  return count >= 3;
}

/** The level of a heading underlined by this line: 1 for `===`, 2 for `---`, 0 for any other line. */
export function underlineLevel(line: string): 0 | 1 | 2 {
  if (indentOf(line) > 3) return 0;
  const marks = line.trim();
  const mark = marks[0];
  if (mark !== '=' && mark !== '-') return 0;
  for (const c of marks) if (c !== mark) return 0;
  return mark === '=' ? 1 : 2;
}

export type Marker = {
  /** `-`, `*`, `+`, `.` or `)`: the same for all items of a list. */
  kind: string;
  number: number | null;
  /** Column of the marker, and column where its content begins. */
  indent: number;
  content: number;
  /** The rest of the line. */
  rest: string;
};

/** A list marker of any indent: the caller decides which indents it accepts. */
export function readMarker(line: string): Marker | null {
  const indent = indentOf(line);
  const bare = indent === 0 ? line : line.trimStart();
  const match = /^([-*+]|(\d{1,9})[.)])(?=[ \t]|$)/.exec(bare);
  if (!match) return null;
  const marker = match[0];
  const after = bare.slice(marker.length);
  const space = indentOf(after);
  const isEmpty = after.trim() === '';
  // Five spaces or more are one space and an indented code block.
  const gap = isEmpty || space > 4 ? 1 : space;
  return {
    kind: marker[marker.length - 1]!,
    number: match[2] === undefined ? null : Number(match[2]),
    indent,
    content: indent + marker.length + gap,
    rest: isEmpty ? '' : dedent(after, gap),
  };
}

const quoteOrFence = /^ {0,3}(?:>|~{3}|`{3,}[^`]*$)/;

/** Line `at` begins a block that only the part of rich.ts reads, or may begin one: a table shows only in its second line. */
export function beginsRich(all: readonly string[], at: number): boolean {
  return indentOf(all[at]!) >= 4 || quoteOrFence.test(all[at]!) || mayBeTable(all, at);
}

export function mayBeTable(all: readonly string[], at: number): boolean {
  const line = all[at]!;
  const next = all[at + 1] ?? '';
  return line.includes('|') && (next.includes('-') || /^ {0,3}\|/.test(line)) && /^[\s|:-]*$/.test(next);
}

/** True for the first line of a note, `[^1]: …`. */
export function isNote(line: string): boolean {
  return /^ {0,3}\[\^[^\]\s]+\]:/.test(line);
}

/** True if the line begins something that ends a paragraph. */
export function interruptsParagraph(line: string): boolean {
  if (indentOf(line) > 3) return false;
  if (readHeading(line) || isRule(line) || quoteOrFence.test(line) || isNote(line)) return true;
  const marker = readMarker(line);
  return marker !== null && marker.rest !== '' && (marker.number === null || marker.number === 1);
}

const marks = /^(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])[ \t]*/;
const unfinished = /^(?:[-*_=+|: \t]*|#{1,6}[ \t]*|\d{1,9}[.)]?|`+|~+|```[^`]*|~~~.*|\[[ xX]?\]?[ \t]*)$/;

/**
 * The last line of a growing text has nothing but marks, so it is not clear yet what it begins or ends: a list, a task, a heading, a rule,
 * a fence, a table's columns. It is shown with the first character that says so.
 */
export function isUndecided(line: string): boolean {
  let rest = line.trimStart();
  for (let mark = marks.exec(rest); mark; mark = marks.exec(rest)) rest = rest.slice(mark[0].length);
  return unfinished.test(rest);
}
