// Definitions of links (`[label]: address "title"`), and what refers to them: `[text][label]`, `[label][]`, `[label]`. As in
// CommonMark 0.31 sections 4.7 and 6.3, but for a title that has lines of its own, which is text.

import { MAX_LABEL_CHARS } from '../limits.ts';
import type { References } from '../references.ts';
import { readAddress, readTitle } from '../rich/link-target.ts';
import { safeLink } from '../rich/safe-link.ts';
import type { Reference } from './part-types.ts';

/** The definitions at the start of a paragraph are added; returns how many of its lines they are. */
export function takeDefinitions(lines: readonly string[], references: References, mayGrow: boolean): number {
  if (!lines[0]!.trimStart().startsWith('[')) return 0;
  const text = lines.join('\n');
  let pos = 0;
  let count = 0;
  while (pos < text.length) {
    const found = readDefinition(text, pos);
    // The line that still grows is not shown, nor does it count yet.
    if (!found)
      return mayGrow && count === lines.length - 1 && /^ {0,3}\[[^\]]*\]:/.test(lines[count]!) ? count + 1 : count;
    const isComplete = found.sure < text.length || !mayGrow;
    if (isComplete) references.define(found.label, found.address);
    count += text.slice(pos, found.end + 1).split('\n').length - (found.end < text.length ? 1 : 0);
    pos = found.end + 1;
  }
  return count;
}

/** The definition at `from`; `end`: of its last line, `sure`: of the line that makes it one. One of an address that is no safe link is text, which stays as written (MD-2). */
function readDefinition(
  text: string,
  from: number,
): { label: string; address: string; sure: number; end: number } | null {
  let pos = from;
  while (text[pos] === ' ' || text[pos] === '\t') pos++;
  if (text[pos] !== '[' || text[pos + 1] === '^') return null;
  const close = endOfLabel(text, pos + 1);
  if (close < 0 || text[close + 1] !== ':') return null;
  const label = normalized(text.slice(pos + 1, close));
  const target = label === '' ? null : readAddress(text, skipOneLine(text, close + 2));
  if (!target || !safeLink(target.address)) return null;
  const { address } = target;
  const afterAddress = endOfLine(text, target.end);
  const at = skipOneLine(text, target.end);
  const title = at > target.end ? readTitle(text, at) : null;
  const afterTitle = title === null ? null : endOfLine(text, title);
  // A title of several lines begins beside its address; below it, it is one line.
  const isTitle = afterTitle !== null && (afterAddress === null || !text.slice(at, title!).includes('\n'));
  if (isTitle) return { label, address, sure: afterAddress ?? afterTitle, end: afterTitle };
  return afterAddress === null ? null : { label, address, sure: afterAddress, end: afterAddress };
}

/** What the text between `from` and `at` refers to. */
export function refer(text: string, from: number, at: number, references: References): Reference | null {
  if (references.size === 0 || at - from > MAX_LABEL_CHARS) return null;
  const own = text.slice(from, at);
  if (own.startsWith('^')) {
    const note = references.note(normalized(own.slice(1)));
    return note === null ? null : { note };
  }
  if (text[at + 1] === '[' && text[at + 2] !== ']') {
    const close = endOfLabel(text, at + 2);
    if (close >= 0) {
      const address = references.address(normalized(text.slice(at + 2, close)));
      return address === null ? null : { address, end: close + 1 };
    }
  }
  if (endOfLabel(text, from) !== at) return null;
  const address = references.address(normalized(own));
  return address === null ? null : { address, end: text.startsWith('[]', at + 1) ? at + 3 : at + 1 };
}

/** The `]` that ends the label; -1 for none: a label has no brackets. */
function endOfLabel(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_LABEL_CHARS + 1);
  for (let pos = from; pos < limit; pos++) {
    const c = text[pos];
    if (c === '\\') pos++;
    else if (c === '[') return -1;
    else if (c === ']') return pos;
  }
  return -1;
}

/** Labels are the same without regard to case and white space. */
export function normalized(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}

/** After spaces and at most one line feed. */
function skipOneLine(text: string, at: number): number {
  let pos = at;
  let lineFeeds = 0;
  for (; text[pos] === ' ' || text[pos] === '\t' || text[pos] === '\n'; pos++) {
    if (text[pos] === '\n' && ++lineFeeds > 1) break;
  }
  return pos;
}

/** The end of the line when nothing but spaces is left of it; null otherwise. */
function endOfLine(text: string, at: number): number | null {
  let pos = at;
  while (text[pos] === ' ' || text[pos] === '\t') pos++;
  return pos >= text.length || text[pos] === '\n' ? pos : null;
}
