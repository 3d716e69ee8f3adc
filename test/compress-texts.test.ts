import { brotliDecompressSync } from 'node:zlib';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { findTexts, packTexts, withKeys } from '../.ci/compress-texts.mjs';

const LONG = 'opening hours|when are you open|'.repeat(10);
const find = (code: string) => findTexts(parseAst(code));

describe('the texts of the build', () => {
  it('are whole literals that are long, in strings and templates', () => {
    const code = `export const words = ['${LONG}', \`${LONG}\nab wann\`, 'price|cost'];`;
    expect(find(code).map(({ text }) => text)).toEqual([LONG, `${LONG}\nab wann`]);
  });

  it('are tables of texts, without what is none of their texts', () => {
    const word = 'opening|hours|'.repeat(20);
    const code = `export const pack = { code: 'en', ...MONEY, price: '${word}', 'fee<': '${word}', 15: 'a "quarter"', stem: 1, one: 'x' };`;
    const found = find(code);
    expect(found.map(({ text }) => JSON.parse(text))).toEqual([{ price: word, 'fee<': word, 15: 'a "quarter"' }]);
    const [, body = ''] = withKeys(code, found).replace('export const pack =', 'return').split('\n');
    const texts: Record<string, string> = Object.fromEntries(found.map(({ key, text }) => [key, text]));
    const pack = new Function('textOf', 'MONEY', body)((key: string) => texts[key], { price: 'before' });
    expect(pack).toEqual({ code: 'en', price: word, 'fee<': word, 15: 'a "quarter"', stem: 1, one: 'x' });
  });

  it('are no templates with expressions or tags, whose value the module makes', () => {
    expect(find(`String.raw\`${LONG}\\d\`; const a = \`${LONG}\${1}\`;`)).toEqual([]);
  });

  it('are read by their keys where the module had them, with quotes, backslashes and signs of any script', () => {
    const texts = [LONG, `${'giá|bao nhiêu tiền|多少钱|'.repeat(10)}"\\ it's`];
    const code = `const [a, b] = [${texts.map((text) => JSON.stringify(text)).join()}];\nexport const all = a + b;`;
    const found = find(code);
    const file = JSON.parse(brotliDecompressSync(packTexts(found.map(({ key, text }) => [key, text]))).toString());
    const [, ...body] = withKeys(code, found).replace('export const all =', 'return').split('\n');
    expect(new Function('textOf', body.join('\n'))((key: string) => file[key])).toBe(texts.join(''));
  });

  it('have the same keys and bytes in whatever order the modules are read', () => {
    const found = find(`f('${LONG}', '${LONG}?')`).map(({ key, text }) => [key, text]);
    expect(found[0]?.[0]).not.toBe(found[1]?.[0]);
    expect(packTexts(found.toReversed())).toEqual(packTexts(found));
  });
});
