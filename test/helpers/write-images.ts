// Whole images of a few bytes in each format that visitors may send, made by hand from their formats.
import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one colour; `data`: its packed lines, for one that claims another size than it has. */
export function writePng(width = 1, height = 1, data = deflateSync(Buffer.alloc((width + 1) * height, 0x7f))): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey.
  header[8] = 8;
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** A JPEG of one scan with a stuffed byte and a restart in it. */
export function writeJpeg(width = 16, height = 8): Buffer {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
  return Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, ...scan, 0xff, 0xd9]);
}

/** A GIF of one pixel with a comment; `frame`: the size of its picture, where that is another than the header says. */
export function writeGif(frame = { width: 1, height: 1 }): Buffer {
  const { width, height } = frame;
  const comment = [0x21, 0xfe, 2, 0x68, 0x69, 0];
  const image = [0x2c, 0, 0, 0, 0, width & 255, width >> 8, height & 255, height >> 8, 0, 2, 2, 0x44, 1, 0];
  const header = [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  return Buffer.from([...Buffer.from('GIF89a', 'latin1'), ...header, ...comment, ...image, 0x3b]);
}

/** A WebP in one of its three forms; its pixels are none. */
export function writeWebp(form: 'VP8 ' | 'VP8L' | 'VP8X' = 'VP8X', width = 16, height = 8): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write(`WEBP${form}`, 8, 'latin1');
  if (form === 'VP8X') {
    bytes.writeUIntLE(width - 1, 24, 3);
    bytes.writeUIntLE(height - 1, 27, 3);
  } else if (form === 'VP8L') bytes.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
  else {
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
  }
  return bytes;
}
