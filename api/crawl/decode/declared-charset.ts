/**
 * Knows how a page declares its own charset: HTTP header, meta elements, XML declaration.
 * It reads bytes as ASCII only. `decode-body.ts` decides which declaration wins.
 */
import { labelToName } from '@exodus/bytes/encoding.js';

/**
 * How far into the body a declaration is searched for, in bytes. The standard requires 1024, but browsers read again when
 * the parser meets a later one; templates with long comments or inlined styles put it that far down.
 */
const MAX_PRESCAN_BYTES = 256 * 1024;

/** Labels the Encoding Standard leaves out but old Vietnamese pages carry. */
const VIETNAMESE_LABELS: ReadonlyMap<string, string> = new Map([
  ['tcvn', 'tcvn-5712'],
  ['tcvn-5712', 'tcvn-5712'],
  ['tcvn5712', 'tcvn-5712'],
  ['tcvn5712-1', 'tcvn-5712'],
  ['x-viet-tcvn', 'tcvn-5712'],
  ['x-viet-tcvn5712', 'tcvn-5712'],
  ['x-viet-tcvn-5712', 'tcvn-5712'],
  ['viscii', 'viscii'],
  ['viscii1.1-1', 'viscii'],
  ['csviscii', 'viscii'],
  ['x-viet-viscii', 'viscii'],
]);

/**
 * The lower-case name of the encoding of a label, or null for an unknown label. "Replacement" labels (hz-gb-2312,
 * iso-2022-kr …) count as unknown: the standard maps them to a single U+FFFD, which helps no reader.
 */
export function charsetOfLabel(label: string): string | null {
  const trimmed = label.trim();
  const name = labelToName(trimmed)?.toLowerCase() ?? VIETNAMESE_LABELS.get(trimmed.toLowerCase()) ?? null;
  return name === 'replacement' ? null : name;
}

/** The charset named by a Content-Type header, or null. Single quotes are not valid in headers, but servers send them. */
export function charsetOfHeader(contentType: string | null): string | null {
  const label = contentType?.match(/;\s*charset\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s;"']+))/i);
  return label ? charsetOfLabel(label[1] ?? label[2] ?? label[3] ?? '') : null;
}

/** The encoding of an XML declaration at the very start of the body, or null. */
export function charsetOfXmlDeclaration(bytes: Uint8Array): string | null {
  const start = latin1(bytes, 0, 1024).match(/^\s{0,16}<\?xml[^>]{0,512}?\bencoding\s*=\s*["']\s*([\w.:-]+)\s*["']/i);
  return start ? asciiCompatible(charsetOfLabel(start[1] ?? '')) : null;
}

/**
 * The first charset declared by a meta element: the prescan algorithm of the HTML Standard ("prescan a byte stream to
 * determine its encoding"), without its limit of 1024 bytes. Linear in the length of the body.
 */
export function charsetOfMeta(bytes: Uint8Array): string | null {
  const text = latin1(bytes, 0, MAX_PRESCAN_BYTES);
  let at = text.indexOf('<');
  while (at !== -1 && at < text.length) {
    if (text.startsWith('<!--', at)) {
      // The "-->" may share its dashes with the opening: "<!-->" is a whole comment.
      const end = text.indexOf('-->', at + 2);
      if (end === -1) return null;
      at = end + 3;
    } else if (/^<meta[\s/]/i.test(text.slice(at, at + 6))) {
      const found = readMeta(text, at + 5);
      if (found.charset) return found.charset;
      at = found.end;
    } else if (/^<\/?[a-z]/i.test(text.slice(at, at + 3))) {
      at = skipTag(text, at);
    } else if (/^<[!/?]/.test(text.slice(at, at + 2))) {
      const end = text.indexOf('>', at);
      if (end === -1) return null;
      at = end + 1;
    } else {
      at += 1;
    }
    at = text.indexOf('<', at);
  }
  return null;
}

interface Attribute {
  name: string;
  value: string;
  end: number;
}

/** Reads the attributes of one meta element and decides what charset they declare, if any. */
function readMeta(text: string, start: number): { charset: string | null; end: number } {
  const seen = new Set<string>();
  let charset: string | null = null;
  let fromContent = false;
  let isContentType = false;
  let at = start;
  for (let attribute = readAttribute(text, at); attribute; attribute = readAttribute(text, at)) {
    at = attribute.end;
    if (seen.has(attribute.name)) continue;
    seen.add(attribute.name);
    if (attribute.name === 'http-equiv') {
      isContentType = attribute.value === 'content-type';
    } else if (attribute.name === 'charset') {
      charset = charsetOfLabel(attribute.value);
      fromContent = false;
    } else if (attribute.name === 'content' && charset === null) {
      charset = charsetOfContent(attribute.value);
      fromContent = charset !== null;
    }
  }
  // An attribute cut off by the end of the input declares nothing.
  const usable = at < text.length && (!fromContent || isContentType);
  return { charset: usable ? asciiCompatible(charset) : null, end: at };
}

/** "Extracting a character encoding from a meta element": `charset`, equals sign, a value in quotes or up to a space. */
function charsetOfContent(value: string): string | null {
  const found = value.match(/charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^"'\s;][^\s;]*))/i);
  return found ? charsetOfLabel(found[1] ?? found[2] ?? found[3] ?? '') : null;
}

/** A declaration that could be read as ASCII cannot be UTF-16; x-user-defined means windows-1252 (HTML Standard). */
function asciiCompatible(charset: string | null): string | null {
  if (charset === 'utf-16le' || charset === 'utf-16be') return 'utf-8';
  return charset === 'x-user-defined' ? 'windows-1252' : charset;
}

function skipTag(text: string, start: number): number {
  let at = start;
  while (at < text.length && !/[\s>]/.test(text[at] ?? '')) at += 1;
  for (let attribute = readAttribute(text, at); attribute; attribute = readAttribute(text, at)) at = attribute.end;
  return at;
}

/** "Get an attribute" of the prescan: null at the end of the tag. Name and value come lower-cased. */
function readAttribute(text: string, start: number): Attribute | null {
  let at = start;
  while (at < text.length && /[\s/]/.test(text[at] ?? '')) at += 1;
  if (at >= text.length || text[at] === '>') return null;
  const nameStart = at;
  while (at < text.length && !/[\s/>]/.test(text[at] ?? '') && (text[at] !== '=' || at === nameStart)) at += 1;
  const name = text.slice(nameStart, at).toLowerCase();
  while (at < text.length && /\s/.test(text[at] ?? '')) at += 1;
  if (text[at] !== '=') return { name, value: '', end: at };
  at += 1;
  while (at < text.length && /\s/.test(text[at] ?? '')) at += 1;
  const quote = text[at];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, at + 1);
    const end = close === -1 ? text.length : close + 1;
    return { name, value: text.slice(at + 1, close === -1 ? end : close).toLowerCase(), end };
  }
  const valueStart = at;
  while (at < text.length && !/[\s>]/.test(text[at] ?? '')) at += 1;
  return { name, value: text.slice(valueStart, at).toLowerCase(), end: at };
}

function latin1(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'latin1',
    start,
    Math.min(end, bytes.byteLength),
  );
}
