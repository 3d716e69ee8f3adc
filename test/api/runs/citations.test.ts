import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CitationFilter, filterCitations } from '../../../api/runs/citations.ts';

const isKnown = (number: number) => number === 1 || number === 2 || number === 12;

function inPieces(text: string, sizes: readonly number[]): string {
  const filter = new CitationFilter(isKnown);
  let out = '';
  let at = 0;
  for (let i = 0; at < text.length; i++) {
    const size = sizes[i % sizes.length]!;
    out += filter.push(text.slice(at, at + size));
    at += size;
  }
  return out + filter.flush();
}

describe('[INJ-4] citations in streamed text', () => {
  test.each([
    ['Covered [1].', 'Covered [1].'],
    ['Covered [9].', 'Covered.'],
    ['Covered [1][9][12].', 'Covered [1][12].'],
    ['Covered [1, 2].', 'Covered [1][2].'],
    ['Covered [1, 9].', 'Covered [1].'],
    ['Covered [9,8].', 'Covered.'],
    ['有保修[1]。没有[7]。', '有保修[1]。没有。'],
    ['Since [2024] it is.', 'Since [2024] it is.'],
    ['[a](https://x.example) and [x]', '[a](https://x.example) and [x]'],
    ['See [1](https://evil.example).', 'See [1] (https://evil.example).'],
    ['Use `items[9]` here.', 'Use `items[9]` here.'],
    ['```js\na[9]\n\nb[0]\n```\nNo [9].', '```js\na[9]\n\nb[0]\n```\nNo.'],
    ['A stray ` tick\nand [9] after.', 'A stray ` tick\nand after.'],
    ['Open [', 'Open ['],
    ['Open [1', 'Open [1'],
  ])('%j becomes %j', (text, expected) => {
    expect(filterCitations(text, isKnown)).toBe(expected);
  });

  test('the result does not depend on where the deltas are cut', () => {
    const part = fc.constantFrom(
      '[1]',
      '[9]',
      '[1, 9]',
      ' ',
      'word',
      '[',
      ']',
      '(',
      '`',
      '```',
      '\n',
      '[2',
      '。',
      '😀',
      '12',
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 30 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 9 }),
        (parts, sizes) => {
          const text = parts.join('');
          expect(inPieces(text, sizes)).toBe(filterCitations(text, isKnown));
        },
      ),
      { seed: 7, numRuns: 500 },
    );
  });

  test('holds back no more than what may become a citation', () => {
    const filter = new CitationFilter(isKnown);
    expect(filter.push('Covered')).toBe('Covered');
    expect(filter.push(' [')).toBe('');
    expect(filter.push('x')).toBe(' [x');
    expect(filter.push(' [1')).toBe('');
    expect(filter.push(']')).toBe('');
    expect(filter.push('.')).toBe(' [1].');
  });
});
