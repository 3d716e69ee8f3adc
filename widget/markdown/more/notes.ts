// Footnotes: `[^label]: text`, with further paragraphs that are indented. A note is drawn where it is written, which is mostly the end.
import { dedent, indentOf, interruptsParagraph, isBlank, isNote } from '../lines.ts';
import type { BlockToken } from '../tokens.ts';
import type { BlockPlace } from './part-types.ts';
import { normalized } from './references.ts';

/** Columns by which the further blocks of a note are indented. */
const INDENT = 4;

export function takeNote(
  { all, mayGrow, references, parse }: BlockPlace,
  at: number,
): { token: BlockToken; lines: number } | null {
  const first = all[at]!;
  if (!isNote(first)) return null;
  const close = first.indexOf(']:');
  const number = references.defineNote(normalized(first.slice(first.indexOf('^') + 1, close)));
  if (number === null) return null;
  const inner = [first.slice(close + 2).trimStart()];
  let end = at + 1;
  let lastFull = end;
  for (; end < all.length; end++) {
    const line = all[end]!;
    if (isBlank(line)) inner.push('');
    else if (indentOf(line) >= INDENT) inner.push(dedent(line, INDENT));
    else if (!isBlank(inner.at(-1)!) && !interruptsParagraph(line)) inner.push(line);
    else break;
    if (!isBlank(line)) lastFull = end + 1;
  }
  inner.length = lastFull - at;
  return {
    token: { type: 'notes', number, blocks: parse(inner, mayGrow && lastFull === all.length) },
    lines: lastFull - at,
  };
}
