// The smallest pictures of each kind an icon may be, made by hand from their formats.

/** A PNG that claims this size; only its header is one. */
export function pngOf(width = 32, height = width): Uint8Array {
  const bytes = new Uint8Array(45);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

export function gifOf(width = 16, height = width): Uint8Array {
  const bytes = new Uint8Array(14);
  bytes.set([...'GIF89a'].map((letter) => letter.charCodeAt(0)));
  new DataView(bytes.buffer).setUint16(6, width, true);
  new DataView(bytes.buffer).setUint16(8, height, true);
  return bytes;
}

/** A JFIF header, then the frame header with the size. */
export function jpegOf(width = 16, height = width): Uint8Array {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, 0xff, 0xd9]);
}

export function webpOf(width = 16, height = width): Uint8Array {
  const bytes = new Uint8Array(30);
  bytes.set([...'RIFF'].map((letter) => letter.charCodeAt(0)));
  bytes.set(
    [...'WEBPVP8X'].map((letter) => letter.charCodeAt(0)),
    8,
  );
  const view = new DataView(bytes.buffer);
  view.setUint16(24, width - 1, true);
  view.setUint16(27, height - 1, true);
  return bytes;
}

/** An ICO of one picture: a PNG, or a bitmap of this size. */
export function icoOf(picture: Uint8Array | number = 16): Uint8Array {
  const inside = typeof picture === 'number' ? bitmapOf(picture) : picture;
  const bytes = new Uint8Array(22 + inside.length);
  bytes.set([0, 0, 1, 0, 1, 0, 16, 16]);
  const view = new DataView(bytes.buffer);
  view.setUint32(14, inside.length, true);
  view.setUint32(18, 22, true);
  bytes.set(inside, 22);
  return bytes;
}

function bitmapOf(size: number): Uint8Array {
  const bytes = new Uint8Array(40);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 40, true);
  view.setInt32(4, size, true);
  view.setInt32(8, size * 2, true);
  return bytes;
}
