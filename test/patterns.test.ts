// The lint against patterns that go back and forth: what it sees in a source, and that it sees what matters.
import { describe, expect, it } from 'vitest';
import { judge, patternsIn } from '../.ci/patterns.mjs';
import { COMPOSED, SLOW } from '../.ci/slow-patterns.mjs';

type Found = { file: string; line: number; pattern: string | null; flags: string };

const literals = (...patterns: string[]) => new Map(patterns.map((pattern) => [pattern, { pattern, flags: '' }]));

describe('the lint of patterns', () => {
  it('sees literals, calls of RegExp, and those that are put together', () => {
    const source = `const a = /x+$/giu;\nconst b: RegExp = new RegExp('y+$', 'm');\nconst c = [RegExp('z')];\nconst d = new RegExp(\`\${a}\`);\nclass E { static #f = /w/; }`;
    const found = patternsIn('a.ts', source) as Found[];
    expect(found.map(({ line, pattern, flags }) => [line, pattern, flags])).toEqual([
      [1, 'x+$', 'giu'],
      [2, 'y+$', 'm'],
      [3, 'z', ''],
      [4, null, ''],
      [5, 'w', ''],
    ]);
  });

  it('clears what is linear and nothing that grows faster, also where only the start of the search moves', async () => {
    const slow = ['(a+)+$', '^\\s*x$|\\s+$', '-[\\w-]{8,}\\.\\w+$', '\\b[\\w.+-]+@[\\w-]+'];
    const linear = ['^a+$', '[\\w.]+'];
    const verdicts = (await judge(literals(...slow, ...linear), { file: null })) as Map<string, string>;
    expect(slow.filter((pattern) => verdicts.get(pattern) === 'safe')).toEqual([]);
    expect(linear.filter((pattern) => verdicts.get(pattern) !== 'safe')).toEqual([]);
  });

  it('every exception says what bounds it', () => {
    for (const { bound } of [...SLOW, ...COMPOSED] as { bound: string }[]) expect(bound.length).toBeGreaterThan(10);
  });
});
