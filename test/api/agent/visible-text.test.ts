import { describe, expect, test } from 'vitest';
import { stripInvisible, stripInvisibleDeep } from '../../../api/agent/visible-text.ts';
import { createInputRedactor } from '../../../api/runs/record/redact-input.ts';

describe('invisible characters in tool output', () => {
  test.each([
    ['tags', 'a\u{e0041}\u{e0042}b', 'ab'],
    ['bidi', 'moc\u202ebob', 'mocbob'],
    ['zero width', 'a\u200bb\ufeffc\u00add', 'abcd'],
    ['runs of joiners', 'a\u200c\u200d\u200cb', 'ab'],
    ['a joiner between Persian letters stays', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['a joined emoji stays', '👩\u200d💻 ❤\ufe0f\u200d🔥', '👩\u200d💻 ❤\ufe0f\u200d🔥'],
    ['controls', 'a\u0000\u001b[31mb\tc\r\nd', 'a[31mb\tc\nd'],
    ['a lone surrogate', 'a\ud83db', 'ab'],
    ['other text', 'Tiếng Việt 日本語 ไทย', 'Tiếng Việt 日本語 ไทย'],
  ])('%s', (_name, text, expected) => expect(stripInvisible(text)).toBe(expected));

  test('every string of an artifact is cleaned, other values stay', () => {
    expect(stripInvisibleDeep({ a: ['x\u200b', 1, null], b: { c: true } })).toEqual({
      a: ['x', 1, null],
      b: { c: true },
    });
  });
});

describe('[INJ-6] secrets in tool arguments', () => {
  test.each([
    ['a key by its shape', 'find sk-test-SECRETKEY123 now', 'find [redacted] now'],
    ['a known value', 'site:x hunter2hunter2', 'site:x [redacted]'],
    ['a word', 'skating in May', 'skating in May'],
  ])('%s', (_name, query, expected) => {
    const redact = createInputRedactor(() => ['hunter2hunter2', 'May']);
    expect(redact({ query, list: [{ query }] })).toEqual({ query: expected, list: [{ query: expected }] });
  });
});
