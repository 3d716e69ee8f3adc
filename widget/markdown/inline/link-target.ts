// Parses the `(address "title")` after a bracket. Bounded look-ahead, so a run of open brackets stays linear.

import { MAX_PARENTHESES, MAX_TITLE_CHARS, MAX_URL_CHARS } from '../limits.ts';
import { decodeEntities } from './entities.ts';

/** The target at `at` (directly after `](`): the address as written, decoded, and the end of the closing parenthesis. */
export function readLinkTarget(text: string, at: number): { address: string; end: number } | null {
  let pos = skipSpace(text, at);
  const start = pos;
  let raw: string;
  if (text[pos] === '<') {
    const limit = Math.min(text.length, pos + MAX_URL_CHARS + 2);
    for (pos++; pos < limit; pos++) {
      const c = text[pos]!;
      if (c === '\\') pos++;
      else if (c === '>' || c === '<' || c === '\n') break;
    }
    if (text[pos] !== '>') return null;
    raw = text.slice(start + 1, pos++);
  } else {
    const limit = Math.min(text.length, pos + MAX_URL_CHARS + 1);
    let open = 0;
    for (; pos < limit; pos++) {
      const code = text.charCodeAt(pos);
      if (code <= 0x20) break;
      if (code === 0x5c) pos++;
      else if (code === 0x28) {
        if (++open > MAX_PARENTHESES) return null;
      } else if (code === 0x29 && open-- === 0) break;
    }
    if (pos >= limit || pos === start) return null;
    raw = text.slice(start, pos);
  }
  const afterAddress = pos;
  pos = skipSpace(text, pos);
  const quote = text[pos];
  if (pos > afterAddress && (quote === '"' || quote === "'" || quote === '(')) {
    const close = quote === '(' ? ')' : quote;
    const limit = Math.min(text.length, pos + MAX_TITLE_CHARS);
    for (pos++; pos < limit && text[pos] !== close; pos++) if (text[pos] === '\\') pos++;
    if (text[pos] !== close) return null;
    pos = skipSpace(text, pos + 1);
  }
  if (text[pos] !== ')') return null;
  return { address: decodeEntities(unescapeText(raw)), end: pos + 1 };
}

function skipSpace(text: string, at: number): number {
  const limit = Math.min(text.length, at + MAX_TITLE_CHARS);
  let pos = at;
  while (pos < limit && (text[pos] === ' ' || text[pos] === '\n' || text[pos] === '\t')) pos++;
  return pos;
}

function unescapeText(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
