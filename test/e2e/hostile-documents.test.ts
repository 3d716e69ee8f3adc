// Documents made to stall the parser or exhaust its memory, in the built worker thread, which alone has the bounds.
import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageError } from '../../api/crawl/page-error.ts';
import { createParsePool, type ParsePool } from '../../api/documents/parse-pool.ts';
import { linesOf, writePdf } from '../helpers/write-pdf.ts';

const workerUrl = new URL('../../dist/api/parse-worker.js', import.meta.url);
const never = new AbortController().signal;
const MB = 2 ** 20;
/** Growth of resident memory during any bomb, at most (NET-9). */
const MAX_RSS_GROWTH = 64 * MB;

let pool: ParsePool;
beforeAll(async () => {
  pool = createParsePool({ workerUrl });
  // pdf.js and the extractor are loaded once; their memory is not counted.
  await Promise.all([read(writePdf([linesOf('Two bar of pressure.')])), read(Buffer.from(HTML), 'text/html')]);
});
afterAll(() => pool.close());

const HTML = `<main><h1>Hours</h1><p>${'The museum is open from nine to five on every day but Monday. '.repeat(5)}</p></main>`;

function read(bytes: Buffer, contentType = 'application/pdf'): Promise<string> {
  const task = { bytes, url: 'https://a.example.com/x', contentType, maxChars: 20_000 };
  return pool.parse(task, never).then(
    () => 'read',
    (error: PageError) => error.code,
  );
}

/** The result, its duration, and the increase in memory meanwhile. */
async function measure(bytes: Buffer, contentType?: string) {
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 10);
  const startedAt = performance.now();
  const code = await read(bytes, contentType);
  const ms = performance.now() - startedAt;
  clearInterval(watch);
  return { code, ms, growth: Math.max(highest, process.memoryUsage.rss()) - before };
}

const zeros = (mb: number): Buffer => deflateSync(Buffer.alloc(mb * MB, 32), { level: 9 });
const inContents = (filter: string, bytes: Buffer): Buffer => writePdf([linesOf('x')], { contents: { filter, bytes } });
/** Endless LZW of one letter: every code is a longer run of it. */
function lzwBomb(): Buffer {
  const bits: string[] = [];
  for (let round = 0; round < 200; round++) {
    bits.push('100000000', '000100000');
    for (let code = 258, width = 9; code < 4_094; code++) {
      if (code + 1 >= 2 ** width - 1 && width < 12) width++;
      bits.push(code.toString(2).padStart(width, '0').slice(-width));
    }
  }
  const all = bits.join('');
  return Buffer.from((all.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

describe('[NET-9] [NET-15] a hostile document', () => {
  const form = (inner: string): Buffer => writePdf([linesOf(inner)]);
  const rows: [string, () => Buffer, string?][] = [
    ['Flate content of 200 MB', () => inContents('/FlateDecode', zeros(200))],
    ['Flate in Flate', () => inContents('[/FlateDecode /FlateDecode]', deflateSync(zeros(200)))],
    ['LZW without end', () => inContents('/LZWDecode', lzwBomb())],
    [
      'six million drawing orders',
      () => inContents('/FlateDecode', deflateSync(Buffer.from('BT (a) Tj ET '.repeat(2_000_000)))),
    ],
    [
      'a page tree that is its own child',
      () =>
        Buffer.from(
          form('x')
            .toString('latin1')
            .replace(/\/Kids \[\d+ 0 R\]/, '/Kids [2 0 R]'),
          'latin1',
        ),
    ],
    [
      'a count of pages that is a lie',
      () =>
        Buffer.from(
          form('x')
            .toString('latin1')
            .replace(/\/Count 1/, '/Count 9'),
          'latin1',
        ),
    ],
    [
      'an array nested a million deep',
      () =>
        Buffer.concat([
          Buffer.from('%PDF-1.7\n1 0 obj\n'),
          Buffer.alloc(MB, '['),
          Buffer.from('\nendobj trailer << /Root 1 0 R >>'),
        ]),
    ],
    ['HTML nested a million deep', () => Buffer.from('<div>'.repeat(500_000)), 'text/html'],
    [
      'XML with entities of entities',
      () =>
        Buffer.from(
          `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'x'.repeat(1_000)}">${Array.from({ length: 20 }, (_, n) => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(50)}">`).join('')}]><rss><channel><title>&a19;</title><item><title>&a19;</title><description>words</description></item></channel></rss>`,
        ),
      'application/rss+xml',
    ],
    ['JSON nested a million deep', () => Buffer.from('['.repeat(1_000_000)), 'application/json'],
    [
      'a feed of 100,000 entries',
      () => Buffer.from(`<rss><channel>${'<item><title>a</title></item>'.repeat(100_000)}</channel></rss>`),
      'application/rss+xml',
    ],
    ['Markdown of nothing but marks', () => Buffer.from('`*_[(<!~'.repeat(300_000)), 'text/markdown'],
    ['Markdown of one long line of brackets', () => Buffer.from('['.repeat(2_000_000)), 'text/markdown'],
    [
      'a paragraph of three megabytes of blanks',
      () => Buffer.from(`<pre>${' '.repeat(3_000_000)}x</pre>`),
      'text/html',
    ],
  ];

  it.each(rows)('%s ends in time, within 64 MB, and the next page is read', async (_name, make, contentType) => {
    const bytes = make();
    const { code, ms, growth } = await measure(bytes, contentType);
    console.log(`${_name}: ${code} after ${Math.round(ms)} ms, +${Math.round(growth / MB)} MB (${bytes.length} bytes)`);
    expect(ms).toBeLessThan(6_500);
    expect(growth).toBeLessThan(MAX_RSS_GROWTH);
    expect(['read', 'too_large', 'broken', 'no_text', 'unsupported']).toContain(code);
    expect(await read(Buffer.from(HTML), 'text/html')).toBe('read');
  });

  it('does not delay the pages beside it', async () => {
    const bomb = inContents('/FlateDecode', deflateSync(Buffer.from('BT (a) Tj ET '.repeat(2_000_000))));
    const order: string[] = [];
    const bombs = [1, 2].map((n) => read(bomb).then((code) => order.push(`bomb ${n}: ${code}`)));
    await read(Buffer.from(HTML), 'text/html').then((code) => order.push(`page: ${code}`));
    await Promise.all(bombs);
    expect(order).toEqual(['page: read', 'bomb 1: too_large', 'bomb 2: too_large']);
  });
});

it('a bomb inside gzip is not unpacked twice', async () => {
  expect(await read(gzipSync(zeros(10)))).toBe('broken');
});
