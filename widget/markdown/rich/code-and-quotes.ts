// Blocks of code, between fences or indented, and quotes.
import { dedent, indentOf, interruptsParagraph, isBlank } from '../lines.ts';
import type { BlockPlace } from '../more/part-types.ts';
import { closesFence, FenceTracker, readFence } from './fences.ts';
import type { Taken } from './rich-types.ts';

export function takeIndentedCode({ all }: BlockPlace, at: number): Taken {
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

export function takeFence({ all }: BlockPlace, at: number): Taken {
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

export function takeQuote({ all, mayGrow, parse }: BlockPlace, at: number): Taken {
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
  return { token: { type: 'quote', blocks: parse(inner, mayGrow && end === all.length) }, lines: end - at };
}

/** The line after its `>`; null if it has none. */
function readQuote(line: string): string | null {
  const match = /^ {0,3}> ?/.exec(line);
  return match ? line.slice(match[0].length) : null;
}
