// Where an image ends and how large it is when it is drawn, read from the marks of its format alone: nothing is unpacked, so a small
// file that unpacks to gigabytes costs nothing here. One function for each format; null for an image that is cut off or broken.
import type { ImageType } from '../../../protocol/index.ts';

/** `end`: bytes up to the end of the image; `width` and `height` in pixels. */
export type ImageFacts = { end: number; width: number; height: number };

const PNG_MARK = '\x89PNG\r\n\x1a\n';

/** The type that the first bytes say; null for no image of these formats. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  const start = bytes.toString('latin1', 0, 16);
  if (start.startsWith(PNG_MARK)) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp';
  return null;
}

export function readImage(type: ImageType, bytes: Buffer): ImageFacts | null {
  try {
    return READERS[type](bytes);
  } catch (error) {
    // A number was to be read beyond the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const READERS: Record<ImageType, (bytes: Buffer) => ImageFacts | null> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/gif': readGif,
  'image/webp': readWebp,
};

/** Chunks of a length, a name, their data and a checksum, from IHDR to IEND. */
function readPng(bytes: Buffer): ImageFacts | null {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  for (let at = PNG_MARK.length; at < bytes.length; ) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) return null;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return { end: next, ...size };
    at = next;
  }
  return null;
}

/** Segments up to the first scan, then coded data, in which a mark is `ff` and no zero, up to the mark of the end. */
function readJpeg(bytes: Buffer): ImageFacts | null {
  let size: { width: number; height: number } | null = null;
  for (let at = 2; at < bytes.length; ) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const mark = bytes.readUInt8(at + 1);
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    if (mark === 0xd9) return size ? { end: at + 2, ...size } : null;
    const isFrame = mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
    if (isFrame) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
    if (mark === 0xda) at = endOfScan(bytes, at);
  }
  return null;
}

/** The next mark that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const mark = bytes.readUInt8(at + 1);
    if (mark !== 0 && mark !== 0xff && (mark < 0xd0 || mark > 0xd7)) return at;
  }
  return bytes.length;
}

/** Blocks after the header and its colours, up to the trailer. */
function readGif(bytes: Buffer): ImageFacts | null {
  let width = bytes.readUInt16LE(6);
  let height = bytes.readUInt16LE(8);
  const coloursOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  for (let at = 13 + coloursOf(bytes.readUInt8(10)); at < bytes.length; ) {
    const kind = bytes.readUInt8(at);
    if (kind === 0x3b) return { end: at + 1, width, height };
    if (kind === 0x21) at = endOfBlocks(bytes, at + 2);
    else if (kind === 0x2c) {
      // A frame may be larger than the header says.
      width = Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5));
      height = Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7));
      at = endOfBlocks(bytes, at + 11 + coloursOf(bytes.readUInt8(at + 9)));
    } else return null;
  }
  return null;
}

/** Each block begins with its length; one of none ends them. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1;
  return at + 1;
}

/** A RIFF file says its length; the size is in the first chunk, in one of three forms. */
function readWebp(bytes: Buffer): ImageFacts | null {
  const length = bytes.readUInt32LE(4) + 8;
  // Chunks have an even length, and some programs leave the last byte out of the sum.
  if (length > bytes.length || length < 30) return null;
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8X') return { end: length, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (form === 'VP8L') {
    const packed = bytes.readUInt32LE(21);
    return { end: length, width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (form !== 'VP8 ') return null;
  return { end: length, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}
