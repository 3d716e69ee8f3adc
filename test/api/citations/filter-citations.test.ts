import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CitationFilter, filterCitations, type JudgeCitation } from '../../../api/citations/filter-citations.ts';

const isKnown = (number: number) => number === 1 || number === 2 || number === 12;

function inPieces(text: string, sizes: readonly number[], judge?: JudgeCitation): string {
  const filter = new CitationFilter(isKnown, judge);
  let out = '';
  let at = 0;
  for (let i = 0; at < text.length; i++) {
    const size = sizes[i % sizes.length]!;
    out += filter.push(text.slice(at, at + size));
    at += size;
  }
  return out + filter.flush();
}

/** Notes what each citation stands for, and drops every other one. */
function recordStatements() {
  const statements: string[] = [];
  const judge: JudgeCitation = (statement, numbers) => (statements.push(statement) % 2 === 0 ? [] : numbers);
  return { statements, judge };
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
      '. ',
      'According to',
      ' and ',
      ' (see ',
      ', as ',
      ' says',
      ' that ',
      'theo ',
      '根据',
      '，',
      ', the warranty lasts two years.',
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 30 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 9 }),
        (parts, sizes) => {
          const text = parts.join('');
          expect(inPieces(text, sizes)).toBe(filterCitations(text, isKnown));
          const whole = recordStatements();
          const pieces = recordStatements();
          expect(inPieces(text, sizes, pieces.judge)).toBe(filterCitations(text, isKnown, whole.judge));
          expect(pieces.statements).toEqual(whole.statements);
        },
      ),
      { seed: 7, numRuns: 500 },
    );
  });

  test('holds back no more than what may become a citation', () => {
    const filter = new CitationFilter(isKnown);
    expect(filter.push('Covered')).toBe('Covered');
    expect(filter.push(' [')).toBe('');
    expect(filter.push('quiz')).toBe(' [quiz');
    expect(filter.push(' [1')).toBe('');
    expect(filter.push(']')).toBe('');
    expect(filter.push('.')).toBe(' [1].');
  });
});

describe('[INJ-4] the statement a citation stands for', () => {
  test.each([
    ['The machine costs 300 euros [1].', ['The machine costs 300 euros']],
    ['The machine is red. It costs 300 euros here. [1]', ['It costs 300 euros here.']],
    [
      'The Duo costs 300 euros [1] and the Mini costs 200 euros [2].',
      ['The Duo costs 300 euros', 'and the Mini costs 200 euros'],
    ],
    ['Both are covered by the warranty [1][2].', ['Both are covered by the warranty']],
    ['Both are covered by the warranty [1], [2].', ['Both are covered by the warranty']],
    ['Both are covered by the warranty [1] and [2].', ['Both are covered by the warranty']],
    [
      'According to [1], the pump is covered for two years. Then not.',
      ['According to , the pump is covered for two years.'],
    ],
    ['- **Price:** the [Duo](https://a.example/x) costs 300 euros [1]', ['Price: the Duo costs 300 euros']],
    ['| Duo | 300 euros | [1] |', ['| Duo | 300 euros |']],
    ['咖啡机享受两年保修[1]。请保留凭证。[2]', ['咖啡机享受两年保修', '请保留凭证。']],
    ['First line.\nSecond line is here [1].', ['Second line is here']],
  ])('%j', (text, expected) => {
    const { statements, judge } = recordStatements();
    filterCitations(text, isKnown, judge);
    expect(statements.map((statement) => statement.trim())).toEqual(expected);
  });

  test('a citation is moved where the judge names another source, and dropped where it names none', () => {
    const text = 'The Duo costs 300 euros [1]. The Mini is out of stock today [2].';
    const judge: JudgeCitation = (statement) => (statement.includes('Duo') ? [12] : []);
    expect(filterCitations(text, isKnown, judge)).toBe('The Duo costs 300 euros [12]. The Mini is out of stock today.');
  });
});

describe('code that holds a shorter run of backticks', () => {
  test.each([
    ['``a ` items[9] ` b`` and more [9].', '``a ` items[9] ` b`` and more.'],
    ['```\nitems[9] `x` items[8]\n```\nMore [9].', '```\nitems[9] `x` items[8]\n```\nMore.'],
  ])('%j ends with the run that opened it', (text, expected) => {
    expect(filterCitations(text, (number) => number === 1)).toBe(expected);
  });
});
