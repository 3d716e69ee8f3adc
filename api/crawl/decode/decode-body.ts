/**
 * Knows which evidence of a page's charset wins, and turns its bytes into clean text (NET-11). `declared-charset.ts` and
 * `detect-charset.ts` read the evidence; `../fetch-page.ts` fetches and limits the size.
 */
import { getBOMEncoding, TextDecoder } from '@exodus/bytes/encoding.js';
import { charsetOfHeader, charsetOfMeta, charsetOfXmlDeclaration } from './declared-charset.ts';
import { detectCharset } from './detect-charset.ts';
import { decodeTcvn, decodeViscii } from './vietnamese-tables.ts';

/** Text of a response body, and the lower-case name of the encoding it was read as. */
export interface DecodedBody {
  charset: string;
  text: string;
}

/**
 * Share of broken sequences among all outside ASCII from which a page declared as UTF-8 is read as something else.
 * A few bad bytes (a truncated comment, a pasted word) leave it UTF-8.
 */
const NOT_UTF8_SHARE = 0.2;

/** Lowest plausibility (0 to 1) at which a guess overrules a declaration of UTF-8. */
const OVERRULING_SCORE = 0.4;

/**
 * Decodes a body by byte order mark, Content-Type header, meta element, XML declaration, valid UTF-8, detection, in
 * this order (HTML Standard, "encoding sniffing algorithm"; the last three go beyond it). The text is well-formed,
 * NFC where the charset has combining tone marks, and free of NUL and C0 controls but tab, line feed and carriage return.
 * Never throws: invalid bytes become U+FFFD.
 */
export function decodeBody(bytes: Uint8Array, contentType: string | null): DecodedBody {
  const charset = chooseCharset(bytes, contentType);
  return { charset, text: cleanText(decodeAs(bytes, charset)) };
}

function chooseCharset(bytes: Uint8Array, contentType: string | null): string {
  const marked = getBOMEncoding(bytes);
  if (marked) return marked;
  const declared = charsetOfHeader(contentType) ?? charsetOfMeta(bytes) ?? charsetOfXmlDeclaration(bytes);
  if (declared !== null && declared !== 'utf-8') return declared;
  const { broken, wide } = countUtf8(bytes);
  if (declared === 'utf-8') {
    if (broken <= wide * NOT_UTF8_SHARE) return 'utf-8';
    const guess = detectCharset(bytes);
    return guess && guess.score >= OVERRULING_SCORE ? guess.charset : 'utf-8';
  }
  if (wide === 0) return hasIso2022Escape(bytes) ? 'iso-2022-jp' : (utf16Of(bytes) ?? 'utf-8');
  if (broken <= wide * 0.05) return 'utf-8';
  return detectCharset(bytes)?.charset ?? (broken <= wide * NOT_UTF8_SHARE ? 'utf-8' : 'windows-1252');
}

function utf16Of(bytes: Uint8Array): string | null {
  return bytes.includes(0) ? (detectCharset(bytes)?.charset ?? null) : null;
}

function decodeAs(bytes: Uint8Array, charset: string): string {
  if (charset === 'tcvn-5712') return decodeTcvn(bytes);
  if (charset === 'viscii') return decodeViscii(bytes);
  const text = new TextDecoder(charset).decode(bytes);
  return charset === 'windows-1258' ? text.normalize('NFC') : text;
}

/**
 * Removes NUL and C0 controls, which are invisible and which some parsers mishandle. Lone surrogates need no fix: a
 * WHATWG decoder never makes one.
 */
function cleanText(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]+/g, '');
}

/** Counts UTF-8 sequences outside ASCII and how many of them are broken (lead and trail bytes only, no range checks). */
function countUtf8(bytes: Uint8Array): { wide: number; broken: number } {
  let wide = 0;
  let broken = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    const lead = bytes[i] ?? 0;
    if (lead < 0x80) continue;
    wide += 1;
    const trail = lead >= 0xf5 || lead < 0xc2 ? 0 : lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    let seen = 0;
    while (seen < trail && ((bytes[i + 1 + seen] ?? 0) & 0xc0) === 0x80) seen += 1;
    if (trail === 0 || (seen < trail && i + 1 + seen < bytes.length)) broken += 1;
    i += seen;
  }
  return { wide, broken };
}

/** ISO-2022-JP is ASCII on the wire; it switches to kanji by ESC $ B or ESC $ @. */
function hasIso2022Escape(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x1b); at !== -1; at = bytes.indexOf(0x1b, at + 1)) {
    if (bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40)) return true;
  }
  return false;
}
