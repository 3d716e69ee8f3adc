import { describe, expect, it } from 'vitest';
import type { PageError } from '../../../../api/crawl/page-error.ts';
import { parsePage } from '../../../../api/documents/parse-page.ts';
import { linesOf, type PdfOptions, type PdfText, writePdf } from '../../../helpers/write-pdf.ts';

const parse = (bytes: Buffer, extra: { maxChars?: number; contentType?: string; now?: () => number } = {}) =>
  parsePage(
    {
      bytes,
      url: 'https://a.example.com/files/pump.pdf',
      contentType: extra.contentType ?? 'application/pdf',
      maxChars: extra.maxChars ?? 20_000,
    },
    extra.now ?? (() => 0),
  );
const failureOf = (bytes: Buffer): Promise<string> =>
  parse(bytes).then(
    () => 'read',
    (error: PageError) => error.code,
  );
const write = (pages: readonly (readonly PdfText[])[], options?: PdfOptions): Buffer => writePdf(pages, options);

const PARAGRAPH =
  'The pump holds the boiler at a pressure of two bar. It has to be looked at once a year by a fitter who knows the make.';

describe('a PDF', () => {
  it('gives its pages under headings of their numbers, with the fragments that lead to them', async () => {
    const page = await parse(
      write([linesOf(PARAGRAPH), linesOf('The warranty covers five years from the day of sale.')]),
    );
    expect(page.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'p. 1' },
      { kind: 'paragraph', text: PARAGRAPH },
      { kind: 'heading', level: 1, text: 'p. 2' },
      { kind: 'paragraph', text: 'The warranty covers five years from the day of sale.' },
    ]);
    expect(page.anchors).toEqual([
      { block: 0, fragment: 'page=1' },
      { block: 2, fragment: 'page=2' },
    ]);
  });

  it('has its author, date, language and title', async () => {
    const info = { Title: 'Sổ tay máy bơm', Author: 'Trần Thị Hoa', CreationDate: "D:20240315093000+07'00'" };
    const page = await parse(write([linesOf('Máy bơm phải được kiểm tra mỗi năm một lần.')], { info, lang: 'vi-VN' }));
    expect(page).toMatchObject({
      title: 'Sổ tay máy bơm',
      byline: 'Trần Thị Hoa',
      publishedAt: '2024-03-15',
      lang: 'vi-VN',
    });
    expect(page.text).toContain('Máy bơm phải được kiểm tra mỗi năm một lần.');
  });

  it('takes its largest line as title where the program wrote a default one, else the name of the file', async () => {
    const info = { Title: 'Microsoft Word - final_v3.docx', Author: 'admin' };
    const named = await parse(
      write([[{ text: 'Care of the pump', y: 750, size: 22 }, ...linesOf(PARAGRAPH)]], { info }),
    );
    expect(named).toMatchObject({ title: 'Care of the pump', byline: null, description: PARAGRAPH });
    expect((await parse(write([linesOf(PARAGRAPH)], { info }))).title).toBe('pump.pdf');
  });

  it('has headings where letters are larger, paragraphs where lines are apart, and list items after bullets', async () => {
    const page = await parse(
      write([
        [
          { text: 'Care of the pump', y: 750, size: 22 },
          { text: 'It is simple to look', y: 720 },
          { text: 'after the pump.', y: 706 },
          { text: 'Every part can be bought.', y: 670 },
          { text: 'Each year', y: 640, size: 14 },
          { text: '• Clean the filter', y: 620 },
          { text: '• Measure the pressure', y: 606 },
        ],
      ]),
    );
    expect(page.blocks.slice(1)).toEqual([
      { kind: 'heading', level: 2, text: 'Care of the pump' },
      { kind: 'paragraph', text: 'It is simple to look after the pump.' },
      { kind: 'paragraph', text: 'Every part can be bought.' },
      { kind: 'heading', level: 3, text: 'Each year' },
      { kind: 'list', text: 'Clean the filter\nMeasure the pressure' },
    ]);
  });

  it('joins hyphenated words, and puts no space between letters of scripts without spaces', async () => {
    const latin = await parse(
      write([
        [
          { text: 'the maxi-', y: 700 },
          { text: 'mum pressure', y: 686 },
        ],
      ]),
    );
    expect(latin.text).toContain('the maximum pressure');
    const chinese = await parse(
      write([
        [
          { text: '水泵每年必须检查', y: 700 },
          { text: '一次，由专业人员进行。', y: 686 },
        ],
      ]),
    );
    expect(chinese.text).toContain('水泵每年必须检查一次，由专业人员进行。');
  });

  it.each([
    ['GBK-EUC-H', 'GB1', 'cbaeb1c3c3bfc4eabcecb2e9d2bbb4ce41', '水泵每年检查一次A'],
    ['UniGB-UCS2-H', 'GB1', '6c346cf56bcf5e7468c067e54e006b2100410042', '水泵每年检查一次AB'],
    ['ETen-B5-H', 'CNS1', 'a4f4aca6a843a67ec0cbac64a440a6b8', '水泵每年檢查一次'],
    ['90ms-RKSJ-H', 'Japan1', '837c8393837682cd9688944e935f8c9fb142', 'ポンプは毎年点検ｱB'],
    ['KSCms-UHC-H', 'Korea1', 'c6dfc7c1b4c2b8c5b3e2c1a1b0cb', '펌프는매년점검'],
    ['UniJIS-UTF16-H', 'Japan1', '30dd30f330d7306f6bce5e7470b9691c', 'ポンプは毎年点検'],
  ])('in %s is read without the tables of a viewer', async (name, ordering, code, text) => {
    const encoding = { name, ordering, encode: () => code };
    const page = await parse(
      write(
        [
          [
            { text: 'x', y: 700 },
            { text: 'y', y: 686 },
          ],
        ],
        { encoding },
      ),
    );
    expect(page.text).toContain(text);
  });

  it('whose font has no mapping from glyphs to Unicode gives no wrong text', async () => {
    const encoding = { name: 'Identity-H', ordering: 'GB1', encode: () => '0f2a0b3c1a2b0c4d0f2a0b3c1a2b0c4d' };
    expect(await failureOf(write([[{ text: 'x', y: 700 }]], { encoding }))).toBe('no_text');
  });

  it('drops the dots of a table of contents, and keeps an ellipsis', async () => {
    const page = await parse(
      write([
        [
          { text: '1 Care of the pump . . . . . . . . . 7', y: 700 },
          { text: 'Wait ...', y: 660 },
        ],
      ]),
    );
    expect(page.blocks.slice(1).map((block) => block.text)).toEqual(['1 Care of the pump 7', 'Wait ...']);
  });

  it('drops headers, footers and page numbers that repeat, and keeps lines of a single page', async () => {
    const pages = [1, 2, 3, 4].map((n) => [
      { text: 'ACME Pumps Ltd', y: 770 },
      ...linesOf(`Chapter ${n} speaks of part ${n} and of nothing else in this book.`),
      { text: `Page ${n} of 4`, y: 30 },
    ]);
    const { text } = await parse(write(pages));
    expect(text).not.toMatch(/ACME|Page \d of/);
    for (const n of [1, 2, 3, 4]) expect(text).toContain(`Chapter ${n} speaks`);
  });

  it('gives its first pages when it exceeds the limit of length or of time', async () => {
    const pages = Array.from({ length: 30 }, (_, n) => linesOf(`${PARAGRAPH} This is page number ${n + 1}.`));
    const short = await parse(write(pages), { maxChars: 500 });
    expect(short.text.length).toBeLessThanOrEqual(500);
    expect(short.anchors.length).toBeLessThan(6);
    let calls = 0;
    const slow = await parse(write(pages), { now: () => calls++ * 1_000 });
    expect(slow.anchors.map((anchor) => anchor.fragment)).toEqual(['page=1', 'page=2', 'page=3']);
  });

  it('is read as one when it is sent as a page, also behind a byte order mark or empty lines', async () => {
    const bytes = write([linesOf(PARAGRAPH)]);
    for (const before of ['', '\ufeff', '\r\n\r\n']) {
      const task = { bytes: Buffer.concat([Buffer.from(before), bytes]), url: 'https://a.example/x', maxChars: 20_000 };
      expect((await parsePage({ ...task, contentType: 'text/html' }, () => 0)).text).toContain(PARAGRAPH);
    }
  });

  it('that is encrypted, damaged or has only images fails with the reason', async () => {
    const fine = write([linesOf(PARAGRAPH)]);
    expect(await failureOf(write([linesOf(PARAGRAPH)], { isEncrypted: true }))).toBe('encrypted');
    expect(await failureOf(write([[], []], { isScanned: true }))).toBe('no_text');
    expect(await failureOf(Buffer.from('%PDF-1.7\nnothing that a reader would know'))).toBe('broken');
    expect(await failureOf(Buffer.from('<html><p>Please sign in</p>'))).toBe('broken');
    expect(await failureOf(fine.subarray(0, 200))).toBe('broken');
  });

  it('that is truncated or has a wrong cross-reference table is read as far as possible', async () => {
    const fine = write([linesOf(PARAGRAPH)]);
    const shifted = Buffer.concat([Buffer.from('\n\n\n'), fine]);
    expect((await parse(shifted)).text).toContain('two bar');
    expect((await parse(fine.subarray(0, fine.length - 20))).text).toContain('two bar');
  });

  it('is recognised by its first bytes under other media types', async () => {
    const bytes = write([linesOf(PARAGRAPH)]);
    for (const contentType of ['application/octet-stream', 'text/html', 'text/plain', 'application/x-pdf', '']) {
      expect((await parse(bytes, { contentType })).text, contentType).toContain('two bar');
    }
  });

  it('truncated at any byte or with any byte changed gives text or a PageError', async () => {
    const fine = write([linesOf(PARAGRAPH)]);
    const codes = new Set<string>();
    for (let at = 1; at < fine.length; at += 131) {
      codes.add(await failureOf(fine.subarray(0, at)));
      const changed = Buffer.from(fine);
      changed[at] = (changed[at] ?? 0) ^ 0x15;
      codes.add(await failureOf(changed));
    }
    for (const code of codes) expect(['read', 'broken', 'no_text', 'encrypted']).toContain(code);
  });
});
