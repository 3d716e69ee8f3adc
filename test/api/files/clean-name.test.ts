import { describe, expect, it } from 'vitest';
import { cleanName } from '../../../api/files/clean-name.ts';

describe('the name of a file', () => {
  it.each([
    ['photo.png', 'photo.png'],
    ['Bảng giá 2026.pdf', 'Bảng giá 2026.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\a.txt', 'a.txt'],
    ['..', 'file'],
    ['/', 'file'],
    ['...hidden', 'hidden'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a\u200b\u2066b\ufeff.txt', 'ab.txt'],
    ['a\r\nSet-Cookie: x=1\u0000.txt', 'aSet-Cookie_ x=1.txt'],
    ['tag\u{e0041}s.txt', 'tags.txt'],
    ['<img src=x>.png', '_img src=x_.png'],
    [' . ', 'file'],
    ['e\u0301.txt', 'é.txt'],
  ])('%j is kept as %j', (name, kept) => {
    expect(cleanName(name)).toBe(kept);
  });

  it('keeps the beginning and the extension of a long one, and no half of a character', () => {
    const long = cleanName(`${'a'.repeat(400)}.pdf`);
    expect(long.length).toBe(200);
    expect(long).toMatch(/^a+….pdf$/);
    expect(cleanName(`a${'🙂'.repeat(300)}.pdf`)).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  });
});
