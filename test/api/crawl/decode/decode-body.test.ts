import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeBody } from '../../../../api/crawl/decode/decode-body.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('[NET-11] decodeBody', () => {
  it('prefers the byte order mark to the header, and the header to the meta element', () => {
    expect(decodeBody(Uint8Array.of(0xef, 0xbb, 0xbf, 0xc3, 0xa9), 'text/html; charset=gbk')).toEqual({
      charset: 'utf-8',
      text: 'é',
    });
    expect(decodeBody(latin1('<meta charset=utf-8>\xe0'), 'text/html; charset=windows-1251').charset).toBe(
      'windows-1251',
    );
    expect(decodeBody(latin1('<meta charset=koi8-r>\xe0'), 'text/html').charset).toBe('koi8-r');
  });

  it('reads curly quotes and the euro under the Latin-1 label', () => {
    expect(decodeBody(latin1('\x93\x80\x94'), 'text/html; charset=iso-8859-1')).toEqual({
      charset: 'windows-1252',
      text: '“€”',
    });
  });

  it('finds a declaration after a long comment, and none inside it', () => {
    const page = `<!-- <meta charset=big5> ${'x'.repeat(5000)} --><meta charset="windows-1251">`;
    expect(decodeBody(latin1(`${page}\xcf`), null)).toMatchObject({ charset: 'windows-1251' });
  });

  it('recognises valid UTF-8 without a declaration', () => {
    expect(decodeBody(bytes('Thư viện bến cảng'), null)).toEqual({ charset: 'utf-8', text: 'Thư viện bến cảng' });
  });

  it('keeps UTF-8 with a few broken bytes, and drops UTF-8 when most bytes are broken', () => {
    const mostlyGood = new Uint8Array([...bytes('Thư viện bến cảng mở cửa trở lại'), 0xff]);
    expect(decodeBody(mostlyGood, 'text/html; charset=utf-8').charset).toBe('utf-8');
    // "これはテストです" in Shift_JIS, under a UTF-8 label
    const shiftJis = latin1('\x82\xb1\x82\xea\x82\xcd\x83e\x83X\x83g\x82\xc5\x82\xb7'.repeat(4));
    expect(decodeBody(shiftJis, 'text/html; charset=utf-8')).toMatchObject({ charset: 'shift_jis' });
    expect(decodeBody(shiftJis, 'text/html; charset=utf-8').text).toContain('これはテストです');
  });

  it('removes NUL and C0 controls but keeps tab and line feed', () => {
    expect(decodeBody(bytes('a\u0000b\u0007\tc\nd\u001b[0m'), null).text).toBe('ab\tc\nd[0m');
  });

  it('never throws on any bytes and any label', () => {
    const noise = Uint8Array.from({ length: 4096 }, (_, i) => (i * 167 + (i >> 3) * 31) & 255);
    for (const charset of ['utf-8', 'utf-16le', 'gb18030', 'euc-kr', 'iso-2022-jp', 'big5', 'nonsense', "'big5'", '']) {
      const { text } = decodeBody(noise, `text/html; charset=${charset}`);
      expect(text).not.toMatch(/[\u0000\ud800-\udbff](?![\udc00-\udfff])/);
    }
    expect(decodeBody(new Uint8Array(), null).text).toBe('');
  });
});

interface Case {
  id: string;
  kind: string;
  level: 'must' | 'stretch';
  file: string;
  gz: boolean;
  contentType: string | null;
  charset: string | string[];
  contains?: string[];
}

const shared = new URL('../../../../../shared/bench/extraction/encodings/', import.meta.url);
const isThere = existsSync(shared);
if (!isThere) console.log('decode-body.test: shared encoding cases skipped, ../shared/bench/extraction is not there');

describe.skipIf(!isThere)('[NET-11] the shared encoding cases', () => {
  const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, shared), 'utf8')).cases;
  const squeeze = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ');

  it('decodes every case that must be decoded', () => {
    const wrong = read<Case[]>('expected.json')
      .filter(({ kind, level }) => kind === 'charset' && level === 'must')
      .filter((row) => {
        const file = readFileSync(new URL(`files/${row.file}`, shared));
        const { charset, text } = decodeBody(row.gz ? gunzipSync(file) : file, row.contentType);
        return (
          ![row.charset].flat().includes(charset) ||
          (row.contains ?? []).some((part) => !squeeze(text).includes(squeeze(part)))
        );
      });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('agrees with every prescan case of html5lib', () => {
    const wrong = read<{ id: string; base64: string; charset: string | string[] }[]>('prescan.json').filter(
      ({ base64, charset }) => ![charset].flat().includes(decodeBody(Buffer.from(base64, 'base64'), null).charset),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
