// Whether bytes are a small image of a type that is shown as an icon (NET-17), by their first bytes and the size they
// declare, whatever their media type. SVG is not accepted: it is a document that may hold scripts.

/** Bytes of an icon, at most (NET-17). */
export const MAX_ICON_BYTES = 32 * 1024;
/** Width and height in pixels: an icon is shown at 16, and a few bytes may unpack to a picture of gigabytes. */
const MAX_PIXELS = 1024;

export type IconType = 'image/png' | 'image/x-icon' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** The media type of an icon, or null when the bytes are none, too many, or a picture that is too large. */
export function iconTypeOf(bytes: Uint8Array): IconType | null {
  if (bytes.length === 0 || bytes.length > MAX_ICON_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { type, sizeOf } of KINDS) {
    const size = sizeOf(view);
    if (size !== null) return size.every((pixels) => pixels > 0 && pixels <= MAX_PIXELS) ? type : null;
  }
  return null;
}

/** Width and height of a picture of one kind; null when the bytes are not of that kind. `[0, 0]` where they declare none. */
type SizeOf = (view: DataView) => [number, number] | null;

const KINDS: readonly { type: IconType; sizeOf: SizeOf }[] = [
  { type: 'image/png', sizeOf: (view) => pngSize(view, 0) },
  { type: 'image/gif', sizeOf: gifSize },
  { type: 'image/jpeg', sizeOf: jpegSize },
  { type: 'image/webp', sizeOf: webpSize },
  { type: 'image/x-icon', sizeOf: icoSize },
];

function pngSize(view: DataView, at: number): [number, number] | null {
  if (!hasText(view, at, '\x89PNG\r\n\x1a\n') || view.byteLength < at + 24) return null;
  return [view.getUint32(at + 16), view.getUint32(at + 20)];
}

function gifSize(view: DataView): [number, number] | null {
  if ((!hasText(view, 0, 'GIF87a') && !hasText(view, 0, 'GIF89a')) || view.byteLength < 10) return null;
  return [view.getUint16(6, true), view.getUint16(8, true)];
}

/** JPEG: segments of a marker and a length; the frame header (SOF) has the size. */
function jpegSize(view: DataView): [number, number] | null {
  if (!hasText(view, 0, '\xff\xd8\xff')) return null;
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return [0, 0];
}

/** WebP (RFC 9649 section 2): the first chunk has the size in one of three forms. */
function webpSize(view: DataView): [number, number] | null {
  if (!hasText(view, 0, 'RIFF') || !hasText(view, 8, 'WEBP') || view.byteLength < 30) return null;
  if (hasText(view, 12, 'VP8X')) return [1 + uint24(view, 24), 1 + uint24(view, 27)];
  if (hasText(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)];
  }
  if (hasText(view, 12, 'VP8 ')) return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  return [0, 0];
}

/** ICO: a table of pictures of at most 256 pixels; one that is a PNG inside has its size in the PNG. */
function icoSize(view: DataView): [number, number] | null {
  if (!hasText(view, 0, '\0\0\x01\0') || view.byteLength < 22) return null;
  const count = view.getUint16(4, true);
  let largest: [number, number] = [0, 0];
  if (count === 0 || view.byteLength < 6 + 16 * count) return largest;
  for (let n = 0; n < count; n++) {
    const entry = 6 + 16 * n;
    const [bytes, at] = [view.getUint32(entry + 8, true), view.getUint32(entry + 12, true)];
    if (bytes === 0 || at + bytes > view.byteLength) return [0, 0];
    const size = pngSize(view, at) ?? bitmapSize(view, at);
    if (size === null) return [0, 0];
    if (size[0] > largest[0] || size[1] > largest[1]) largest = size;
  }
  return largest;
}

/** A bitmap in an ICO: BITMAPINFOHEADER, whose height counts colours and mask, so twice the picture's. */
function bitmapSize(view: DataView, at: number): [number, number] | null {
  if (at + 16 > view.byteLength || view.getUint32(at, true) !== 40) return null;
  return [Math.abs(view.getInt32(at + 4, true)), Math.abs(view.getInt32(at + 8, true)) / 2];
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

function hasText(view: DataView, at: number, text: string): boolean {
  if (at + text.length > view.byteLength) return false;
  for (let n = 0; n < text.length; n++) if (view.getUint8(at + n) !== text.charCodeAt(n)) return false;
  return true;
}
