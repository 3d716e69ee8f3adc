import { describe, expect, it } from 'vitest';
import { findPrivateWords } from '../.ci/plain-words.mjs';

const linesOf = (path: string, ...lines: string[]) =>
  findPrivateWords(path, lines.join('\n')).map((problem) => problem.split(' ')[0]);

describe('private words', () => {
  it('are found in comments of every kind, and named with what to write', () => {
    expect(findPrivateWords('a.ts', '// The visitor is told.')).toEqual([
      'a.ts:1: "told": write "informed", "given", or "distinguished"',
    ]);
    expect(linesOf('a.ts', '/** One', ' * stands here.', ' */', 'const a = 1; // mended', '/* told */')).toEqual([
      'a.ts:2:',
      'a.ts:4:',
      'a.ts:5:',
    ]);
  });

  it('are found in names of tests', () => {
    expect(linesOf('a.test.ts', "it('tells who was told', () => {", "test.each(rows)('%s mends', () => {")).toEqual([
      'a.test.ts:1:',
      'a.test.ts:2:',
    ]);
  });

  it('are no matter in code, strings and quoted code', () => {
    expect(linesOf('a.ts', "const told = 'it stands';", '// `told` is a name', "const url = 'http://told'; ")).toEqual(
      [],
    );
    expect(linesOf('a.md', '```ts', 'told', '```', 'A `told` value stands for one.')).toEqual([]);
  });

  it('are found in documents', () => {
    expect(linesOf('a.md', '# A title', 'It was told.')).toEqual(['a.md:2:']);
  });
});
