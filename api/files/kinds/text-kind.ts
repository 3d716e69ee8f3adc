// Whether bytes are text, and of which kind: plain, Markdown or CSV. All three are treated the same; the kind is what a visitor and
// a model read about the file. Markup that a browser could run as a page is no text here.
import type { AttachmentType } from '../../../protocol/index.ts';

/** Lines that decide the kind. */
const LINES = 40;
/** Characters of the start in which markup is looked for. */
const START_CHARS = 1_024;

/** The text; null for bytes that are no UTF-8, and for one with control characters: a file of another kind. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Bytes that are text in another encoding than UTF-8, as far as one can see: no NUL, few control characters. */
export function isOtherEncoding(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true;
  let controls = 0;
  const start = bytes.subarray(0, 4_096);
  for (const byte of start) {
    if (byte === 0) return false;
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d) controls += 1;
  }
  return controls * 100 <= start.length;
}

/** HTML, SVG or XML, whatever its name says. */
export function isMarkup(text: string): boolean {
  const start = text.slice(0, START_CHARS).trimStart().toLowerCase();
  if (/^<(?:!doctype|\?xml|!--|[a-z][a-z0-9:-]*[\s/>])/.test(start)) return true;
  return /<(?:script|svg|iframe|html|object|embed)[\s/>]/.test(start);
}

/** The kind of a text by its lines. */
export function textKind(text: string): AttachmentType {
  const lines = text.slice(0, 20_000).split(/\r\n|\r|\n/);
  // The last one may be cut.
  const seen = (text.length > 20_000 ? lines.slice(0, -1) : lines).filter((line) => line.trim() !== '').slice(0, LINES);
  if (isCsv(seen)) return 'text/csv';
  return isMarkdown(seen) ? 'text/markdown' : 'text/plain';
}

/** Two lines at least, each with the same number of one separator outside quotes; sentences have their commas elsewhere. */
function isCsv(lines: readonly string[]): boolean {
  if (lines.length < 2) return false;
  return [',', ';', '\t'].some((separator) => {
    const counts = lines.map((line) => countOutsideQuotes(line, separator));
    return (counts[0] ?? 0) > 0 && counts.every((count) => count === counts[0]);
  });
}

function countOutsideQuotes(line: string, separator: string): number {
  let count = 0;
  let isQuoted = false;
  for (const char of line) {
    if (char === '"') isQuoted = !isQuoted;
    else if (char === separator && !isQuoted) count += 1;
  }
  return count;
}

/** A heading, a fence, or two other marks of Markdown at the beginning of lines. */
function isMarkdown(lines: readonly string[]): boolean {
  let marks = 0;
  for (const line of lines) {
    if (/^#{1,6} \S/.test(line) || /^(?:```|~~~)/.test(line)) return true;
    if (/^(?:[-*+] \S|\d{1,3}[.)] \S|> |\|.*\|$)/.test(line.trimStart())) marks += 1;
  }
  return marks >= 2;
}
