// Decides by the content of a file whether it is taken, and as what: its type, the bytes that are kept, and the text of a document.
// The name plays no part. Knows no visitor and no store.
import type { AttachmentType } from '../../protocol/index.ts';
import { ATTACHMENT_TEXT_CHARS, IMAGE_PIXELS } from '../config/limits.ts';
import { PageError } from '../crawl/page-error.ts';
import type { ParsePool } from '../documents/parse-pool.ts';
import { fileFault } from './file-fault.ts';
import { imageTypeOf, readImage } from './kinds/image-end.ts';
import { decodeText, isMarkup, isOtherEncoding, textKind } from './kinds/text-kind.ts';

/** `text`: of a document; null for an image, and for a PDF of pictures. */
export type CheckedFile = { type: AttachmentType; bytes: Uint8Array; text: string | null };

/** The kinds in words, for messages. */
const KINDS = 'Images (PNG, JPEG, GIF, WebP), PDF, and text, Markdown and CSV in UTF-8 are taken';

/** @throws {ApiError} with `details.reason`; the signal's reason when it aborts */
export async function checkFile(
  bytes: Buffer,
  { pool, signal }: { pool: Pick<ParsePool, 'parse'>; signal: AbortSignal },
): Promise<CheckedFile> {
  if (bytes.length === 0) throw fileFault('empty', 'The file is empty.');
  const image = imageTypeOf(bytes);
  if (image) return checkImage(image, bytes);
  if (bytes.toString('latin1', 0, 5) === '%PDF-') {
    return { type: 'application/pdf', bytes, text: await readPdfText(bytes, pool, signal) };
  }
  const text = decodeText(bytes);
  if (text === null) {
    if (isOtherEncoding(bytes)) throw fileFault('encoding', 'The text is not UTF-8. Save it as UTF-8.');
    throw fileFault('type', `This kind of file is not taken. ${KINDS}.`);
  }
  if (isMarkup(text)) throw fileFault('type', `HTML, SVG and XML are not taken, by whatever name. ${KINDS}.`);
  return { type: textKind(text), bytes, text: cut(text) };
}

function checkImage(type: Parameters<typeof readImage>[0], bytes: Buffer): CheckedFile {
  const facts = readImage(type, bytes);
  if (!facts || facts.width === 0 || facts.height === 0) {
    throw fileFault('broken', 'The image is cut off or broken. Save it again.');
  }
  const { end, width, height } = facts;
  if (Math.max(width, height) > IMAGE_PIXELS.side || width * height > IMAGE_PIXELS.area) {
    throw fileFault(
      'dimensions',
      `The image is ${width} × ${height} pixels; at most ${IMAGE_PIXELS.side} a side and ${IMAGE_PIXELS.area / 1e6} million are taken. Make it smaller.`,
    );
  }
  // What follows the end is no part of the image: another file, perhaps.
  return { type, bytes: bytes.subarray(0, end), text: null };
}

async function readPdfText(bytes: Buffer, pool: Pick<ParsePool, 'parse'>, signal: AbortSignal): Promise<string | null> {
  // More than is kept, so that a text says that it was cut.
  const task = { bytes, url: '', contentType: 'application/pdf', maxChars: 2 * ATTACHMENT_TEXT_CHARS };
  try {
    return cut((await pool.parse(task, signal)).markdown);
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    if (error.code === 'no_text') return null;
    if (error.code === 'encrypted')
      throw fileFault('encrypted', 'The PDF is protected by a password. Save it without one.');
    throw fileFault('broken', 'The PDF cannot be read. Save or print it as a PDF again.');
  }
}

/** The beginning of a text, which says that there was more. */
function cut(text: string): string {
  if (text.length <= ATTACHMENT_TEXT_CHARS) return text;
  return `${text.slice(0, ATTACHMENT_TEXT_CHARS).replace(/[\ud800-\udbff]$/, '')}\n[cut: the file has more text]`;
}
