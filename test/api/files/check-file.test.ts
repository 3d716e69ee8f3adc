// What a file is, by its content: the eight kinds that are taken, and hostile ones with the outcome of each (docs/security.md, "Files of visitors").
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createParsePool } from '../../../api/documents/parse-pool.ts';
import { checkFile } from '../../../api/files/check-file.ts';
import { ApiError } from '../../../protocol/index.ts';
import { writeGif, writeJpeg, writePng, writeWebp } from '../../helpers/write-images.ts';
import { writePdf } from '../../helpers/write-pdf.ts';

const pool = createParsePool();
const check = (bytes: Buffer | string) =>
  checkFile(Buffer.from(bytes as Buffer), { pool, signal: new AbortController().signal });
const reasonOf = async (bytes: Buffer | string) => {
  const error = await check(bytes).then(
    ({ type }) => type,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw error;
  return [error.code, error.details?.reason];
};
const page = (text: string) => writePdf([[{ text, y: 700 }]]);
/** The beginning of a ZIP archive, as of a Word file. */
const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), deflateSync(Buffer.alloc(1_000_000))]);

describe('the eight kinds of files', () => {
  it.each([
    ['image/png', writePng(3, 2)],
    ['image/jpeg', writeJpeg()],
    ['image/gif', writeGif()],
    ['image/webp', writeWebp()],
    ['image/webp', writeWebp('VP8 ')],
    ['image/webp', writeWebp('VP8L')],
  ])('%s: an image without text, every byte kept', async (type, bytes) => {
    const checked = await check(bytes);
    expect(checked).toMatchObject({ type, text: null });
    expect(Buffer.from(checked.bytes).equals(bytes)).toBe(true);
  });

  it.each([
    ['text/plain', 'Dear shop,\nmy grinder is loud. Why?\n'],
    ['text/plain', 'Một dòng, tiếng Việt 你好 🙂'],
    ['text/markdown', '# Notes\n\nSome words.\n'],
    ['text/markdown', '- one\n- two\n'],
    ['text/csv', 'name,price\n"Mill, small",12\nKettle,7\n'],
    ['text/csv', 'a;b\n1;2\n'],
    ['text/csv', 'a\tb\n1\t2\n'],
  ])('%s: its text as it is', async (type, text) => {
    expect(await check(text)).toMatchObject({ type, text });
  });

  it('application/pdf: the text of its pages', async () => {
    const { type, text } = await check(page('The warranty lasts two years.'));
    expect(type).toBe('application/pdf');
    expect(text).toContain('The warranty lasts two years.');
  });

  it('application/pdf of pictures alone: no text', async () => {
    expect(await check(writePdf([[]], { isScanned: true }))).toMatchObject({ type: 'application/pdf', text: null });
  });
});

describe('hostile files', () => {
  it('1. content unlike its type: the content decides, whatever a name says', async () => {
    expect((await check(writePng())).type).toBe('image/png');
    expect(await reasonOf('\x7fELF\x02\x01\x01\0\0\0')).toEqual(['unsupported_media_type', 'type']);
    expect(await reasonOf('MZ\x90\0\x03\0\0\0')).toEqual(['unsupported_media_type', 'type']);
  });

  it('2. a renamed ZIP or a ZIP bomb: refused, and never unpacked', async () => {
    expect(await reasonOf(zip)).toEqual(['unsupported_media_type', 'type']);
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<?xml version="1.0"?><svg onload="alert(1)"/>',
    '\ufeff  <!-- x --><svg/onload=alert(1)>',
  ])('3. an SVG with script: refused: %s', async (svg) => {
    expect(await reasonOf(svg)).toEqual(['unsupported_media_type', 'type']);
  });

  it.each([
    '<!DOCTYPE html><script>alert(1)</script>',
    '<html><body>x</body></html>',
    'GIF89 is no image <script>alert(1)</script>',
    '\n\n<ScRiPt >alert(1)</ScRiPt>',
  ])('4. HTML under another name: refused: %s', async (html) => {
    expect(await reasonOf(html)).toEqual(['unsupported_media_type', 'type']);
  });

  it('5. a PDF of 10,000 pages: taken, and the text of its first pages kept', async () => {
    const pages = Array.from({ length: 10_000 }, (_, n) => [
      { text: `Page number ${n + 1} says ten words more or less`, y: 700 },
    ]);
    const { type, text } = await check(writePdf(pages));
    expect(type).toBe('application/pdf');
    expect(text).toContain('Page number 1 says');
    expect(text!.length).toBeLessThan(64_100);
    expect(text).not.toContain('Page number 9999 ');
  }, 60_000);

  it('6. an encrypted and a broken PDF: refused, each with its reason', async () => {
    expect(await reasonOf(writePdf([[{ text: 'x', y: 1 }]], { isEncrypted: true }))).toEqual([
      'invalid_request',
      'encrypted',
    ]);
    expect(await reasonOf('%PDF-1.7\nthis is no document')).toEqual(['invalid_request', 'broken']);
  });

  it('7. an image that unpacks to gigabytes: refused by the size that it claims', async () => {
    const bomb = writePng(60_000, 60_000, deflateSync(Buffer.alloc(1_000)));
    expect(bomb.length).toBeLessThan(200);
    expect(await reasonOf(bomb)).toEqual(['too_large', 'dimensions']);
    expect(await reasonOf(writePng(16_384, 16_384, Buffer.alloc(1)))).toEqual(['too_large', 'dimensions']);
    expect(await reasonOf(writeWebp('VP8X', 16_000_000, 2))).toEqual(['too_large', 'dimensions']);
    expect(await reasonOf(writeGif({ width: 65_535, height: 65_535 }))).toEqual(['too_large', 'dimensions']);
    expect(await reasonOf(writeJpeg(65_535, 65_535))).toEqual(['too_large', 'dimensions']);
  });

  it.each([
    ['image/png', writePng()],
    ['image/jpeg', writeJpeg()],
    ['image/gif', writeGif()],
    ['image/webp', writeWebp()],
  ])('8. a polyglot, %s with another file behind it: the image is kept, what follows is not', async (type, image) => {
    const tail = Buffer.concat([Buffer.from('<script>alert(1)</script>'), zip]);
    const checked = await check(Buffer.concat([image, tail]));
    expect(checked.type).toBe(type);
    expect(Buffer.from(checked.bytes).equals(image)).toBe(true);
  });

  it('8. a polyglot that is no whole image: refused', async () => {
    expect(await reasonOf('GIF89a/*<svg/onload=alert(1)>*/=1;')).toEqual(['invalid_request', 'broken']);
    expect(await reasonOf(Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 <script>', 'latin1'))).toEqual([
      'invalid_request',
      'broken',
    ]);
    for (const image of [writePng(), writeJpeg(), writeGif(), writeWebp()]) {
      for (let end = 16; end < image.length; end++)
        expect([end, await reasonOf(image.subarray(0, end))]).toEqual([end, ['invalid_request', 'broken']]);
    }
  });

  it('8. a PDF that begins with something else: what it begins with', async () => {
    expect(await reasonOf(Buffer.concat([zip, page('x')]))).toEqual(['unsupported_media_type', 'type']);
    expect(await reasonOf(Buffer.concat([Buffer.from('<script>1</script>'), page('x')]))).toEqual([
      'unsupported_media_type',
      'type',
    ]);
  });

  it('9. an empty file: refused', async () => {
    expect(await reasonOf('')).toEqual(['invalid_request', 'empty']);
  });

  it('10. text in another encoding than UTF-8: refused, with what to do', async () => {
    expect(await reasonOf(Buffer.from('Gr\xfc\xdfe aus M\xfcnchen, hier mehr Text', 'latin1'))).toEqual([
      'invalid_request',
      'encoding',
    ]);
    expect(await reasonOf(Buffer.from('\ufeffname,price\n', 'utf16le'))).toEqual(['invalid_request', 'encoding']);
    expect(await reasonOf(Buffer.from('half a letter \xe2\x82', 'latin1'))).toEqual(['invalid_request', 'encoding']);
  });

  it('a long text is kept in part, and says so', async () => {
    const { text, bytes } = await check('word '.repeat(100_000));
    expect(bytes.length).toBe(500_000);
    expect(text!.length).toBeLessThan(64_100);
    expect(text).toMatch(/\[cut: the file has more text\]$/);
  });
});
