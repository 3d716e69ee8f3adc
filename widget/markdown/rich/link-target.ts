// Parses the `(address "title")` after a bracket. Bounded look-ahead, so a run of open brackets stays linear.

import { MAX_PARENTHESES, MAX_TITLE_CHARS, MAX_URL_CHARS } from '../limits.ts';
import { decodeEntities } from './entities.ts';

const SCHEMES = ['https://', 'http://', 'mailto:'];

/** `text`, to its end, may be the beginning of an address that becomes a link (MD-2). */
export function startsLink(text: string): boolean {
  const start = text.slice(0, 8).toLowerCase();
  return SCHEMES.some((scheme) => scheme.startsWith(start) || start.startsWith(scheme));
}

/**
 * The text from `at` (directly after `](`) to its end may become a target: only its end is missing. `isImage`: with any address, as a
 * picture has its label whether or not it is a link.
 */
export function isOpenTarget(text: string, at: number, isImage: boolean): boolean {
  const from = skipSpace(text, at);
  const rest = text.slice(from, from + MAX_URL_CHARS + MAX_TITLE_CHARS + 1);
  if (rest.length > MAX_URL_CHARS + MAX_TITLE_CHARS) return false;
  if (!isImage && !startsLink(rest[0] === '<' ? rest.slice(1) : rest)) return false;
  if (/^(?:<[^<>\n]*|[^ \t\n]*)$/.test(rest)) return true;
  const target = readAddress(text, from, true);
  if (!target) return false;
  const title = skipSpace(text, target.end);
  if (title >= text.length) return true;
  if (title === target.end || !/["'(]/.test(text[title]!)) return false;
  const end = readTitle(text, title);
  return end === null || skipSpace(text, end) >= text.length;
}

/** The target at `at` (directly after `](`): the address as written, decoded, and the end of the closing parenthesis. */
export function readLinkTarget(text: string, at: number): { address: string; end: number } | null {
  const target = readAddress(text, skipSpace(text, at), true);
  if (!target) return null;
  let pos = skipSpace(text, target.end);
  const title = pos > target.end ? readTitle(text, pos) : null;
  if (title !== null) pos = skipSpace(text, title);
  if (text[pos] !== ')') return null;
  return { address: target.address, end: pos + 1 };
}

/** The address at `at`, decoded, and its end. `isInside`: of parentheses, whose end it does not pass. */
export function readAddress(text: string, at: number, isInside = false): { address: string; end: number } | null {
  let pos = at;
  let raw: string;
  if (text[pos] === '<') {
    const limit = Math.min(text.length, pos + MAX_URL_CHARS + 2);
    for (pos++; pos < limit; pos++) {
      const c = text[pos]!;
      if (c === '\\') pos++;
      else if (c === '>' || c === '<' || c === '\n') break;
    }
    if (text[pos] !== '>') return null;
    raw = text.slice(at + 1, pos++);
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
    if ((isInside && pos >= limit) || pos === at || pos > at + MAX_URL_CHARS) return null;
    raw = text.slice(at, pos);
  }
  return { address: decodeEntities(unescapeText(raw)), end: pos };
}

/** The end of the title that begins at `at`; null when there is none, or without an end. */
export function readTitle(text: string, at: number): number | null {
  const quote = text[at];
  if (quote !== '"' && quote !== "'" && quote !== '(') return null;
  const close = quote === '(' ? ')' : quote;
  const limit = Math.min(text.length, at + MAX_TITLE_CHARS);
  let pos = at + 1;
  for (; pos < limit && text[pos] !== close; pos++) if (text[pos] === '\\') pos++;
  return text[pos] === close ? pos + 1 : null;
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
