/**
 * Knows where the tags, attributes and texts of HTML source begin and end, as the HTML Standard's tokenizer does, and
 * reports them as index ranges. Skips invisible elements by searching for their end: half of a news page is script.
 */
import { isNamed } from './name-table.ts';

/** Receives tokens in the order of the source, as index ranges. */
export interface TokenHandler {
  /** Text between tags, and the content of a raw-text element; character references are not decoded. */
  text(start: number, end: number): void;
  /** The name of a start tag. Its attributes follow, then its end. */
  openTagName(start: number, end: number): void;
  /** An attribute; the range of the value is empty when there is none. */
  attribute(nameStart: number, nameEnd: number, valueStart: number, valueEnd: number): void;
  openTagEnd(selfClosing: boolean): void;
  closeTag(start: number, end: number): void;
}

const BANG = 0x21;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const QUESTION = 0x3f;

/** Elements whose content is not markup. */
const RAW_TEXT = ['script', 'style', 'title', 'textarea', 'xmp'];

/**
 * Reads the source from end to end. Linear. An unclosed comment or raw-text element extends to the end of the source, as in a
 * browser; a tag that the source ends in is dropped. CDATA marks are skipped: in HTML, what they hold is markup.
 */
export function scanHtml(source: string, handler: TokenHandler): void {
  let from = 0;
  let at = source.indexOf('<');
  while (at !== -1) {
    const next = at + 1 < source.length ? source.charCodeAt(at + 1) : 0;
    const opens = isLetter(next);
    if (!opens && next !== SLASH && next !== BANG && next !== QUESTION) {
      at = source.indexOf('<', at + 1);
      continue;
    }
    if (at > from) handler.text(from, at);
    if (opens) from = readOpenTag(source, at + 1, handler);
    else if (next === SLASH) from = readCloseTag(source, at + 2, handler);
    else from = endOfDeclaration(source, at);
    at = source.indexOf('<', from);
  }
  if (from < source.length) handler.text(from, source.length);
}

/** Reads a start tag from its name on, and the content of a raw-text element; returns the next offset. */
function readOpenTag(source: string, start: number, handler: TokenHandler): number {
  const { length } = source;
  const nameEnd = endOfName(source, start);
  handler.openTagName(start, nameEnd);
  let at = nameEnd;
  let afterSlash = false;
  while (at < length) {
    const code = source.charCodeAt(at);
    if (code === GREATER) {
      handler.openTagEnd(afterSlash);
      return afterSlash ? at + 1 : readRawText(source, start, nameEnd, at + 1, handler);
    }
    if (code === SLASH) afterSlash = true;
    if (code === SLASH || isSpace(code)) {
      at += 1;
      continue;
    }
    afterSlash = false;
    at = readAttribute(source, at, handler);
  }
  return length;
}

/** Reads an attribute from its name on; returns the next offset. */
function readAttribute(source: string, start: number, handler: TokenHandler): number {
  const { length } = source;
  let nameEnd = start + 1;
  while (nameEnd < length) {
    const code = source.charCodeAt(nameEnd);
    if (code === EQUALS || isNameEnd(code)) break;
    nameEnd += 1;
  }
  let at = skipSpace(source, nameEnd);
  if (at === length || source.charCodeAt(at) !== EQUALS) {
    handler.attribute(start, nameEnd, nameEnd, nameEnd);
    return at;
  }
  at = skipSpace(source, at + 1);
  const quote = at < length ? source.charCodeAt(at) : 0;
  if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
    const end = source.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", at + 1);
    if (end === -1) return length;
    handler.attribute(start, nameEnd, at + 1, end);
    return end + 1;
  }
  const valueStart = at;
  while (at < length) {
    const code = source.charCodeAt(at);
    if (code === GREATER || isSpace(code)) break;
    at += 1;
  }
  handler.attribute(start, nameEnd, valueStart, at);
  return at;
}

/** Reports the content of a raw-text element, if it is one; returns the offset of its end tag. */
function readRawText(source: string, start: number, nameEnd: number, at: number, handler: TokenHandler): number {
  const first = source.charCodeAt(start) | 0x20;
  if (first !== 0x73 && first !== 0x74 && first !== 0x78) return at;
  const name = RAW_TEXT.find((raw) => isNamed(raw, source, start, nameEnd));
  if (name === undefined) return at;
  let end = source.indexOf('</', at);
  while (end !== -1 && !isNamed(name, source, end + 2, endOfName(source, end + 2))) end = source.indexOf('</', end + 2);
  if (end === -1) end = source.length;
  if (end > at) handler.text(at, end);
  return end;
}

/** Reads an end tag from after its slash; one without a name is ignored. Returns the next offset. */
function readCloseTag(source: string, start: number, handler: TokenHandler): number {
  const nameStart = skipSpace(source, start);
  const nameEnd = endOfName(source, nameStart);
  const end = source.indexOf('>', nameEnd);
  if (end === -1) return source.length;
  if (isLetter(source.charCodeAt(nameStart))) handler.closeTag(nameStart, nameEnd);
  return end + 1;
}

/** End of `<!…` or `<?…`: a comment, a CDATA mark, or a declaration. */
function endOfDeclaration(source: string, at: number): number {
  if (source.startsWith('<!--', at)) {
    if (source.startsWith('>', at + 4)) return at + 5;
    if (source.startsWith('->', at + 4)) return at + 6;
    const end = source.indexOf('-->', at + 4);
    return end === -1 ? source.length : end + 3;
  }
  if (source.startsWith('<![CDATA[', at)) return at + 9;
  const end = source.indexOf('>', at);
  return end === -1 ? source.length : end + 1;
}

function endOfName(source: string, start: number): number {
  let at = start;
  while (at < source.length && !isNameEnd(source.charCodeAt(at))) at += 1;
  return at;
}

function skipSpace(source: string, start: number): number {
  let at = start;
  while (at < source.length && isSpace(source.charCodeAt(at))) at += 1;
  return at;
}

const isNameEnd = (code: number): boolean => code === GREATER || code === SLASH || isSpace(code);

const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c;

const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
