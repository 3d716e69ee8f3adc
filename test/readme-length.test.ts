import { describe, expect, it } from 'vitest';
import { checkReadme, findLongParts } from '../.ci/readme-length.mjs';

const block = (name: string, lines: number) => `<!-- short: ${name} -->\n\n\`\`\`sh\n${'x\n'.repeat(lines)}\`\`\`\n`;
/** A README of `lines` lines whose four blocks have 25 lines each, unless `sizes` says otherwise. */
function readme(lines: number, sizes: Record<string, number> = {}): string {
  const blocks = ['tag', 'keys', 'configuration', 'theming'].map((name) => block(name, sizes[name] ?? 25)).join('');
  return blocks + 'word\n'.repeat(lines - blocks.split('\n').length + 1);
}

describe('findLongParts', () => {
  it('accepts 150 lines with blocks of 25 and names the number of lines of anything longer', () => {
    expect(findLongParts(readme(150))).toEqual([]);
    expect(findLongParts(readme(151))).toEqual(['151 lines, at most 150: move a part to docs/']);
    expect(findLongParts(readme(150, { keys: 26 }))).toEqual([
      'the block "keys" has 26 lines, at most 25: keep only what a first use needs',
    ]);
  });

  it('names a block that is missing, or whose marker is followed by prose', () => {
    const text = readme(150);
    expect(findLongParts(text.replace('<!-- short: tag -->', ''))).toEqual([
      'no code block follows <!-- short: tag -->',
    ]);
    expect(findLongParts(text.replace('short: theming -->\n', 'short: theming -->\nProse.'))).toEqual([
      'no code block follows <!-- short: theming -->',
    ]);
  });

  it('has nothing to say about the README of the repository', () => {
    expect(checkReadme()).toBeUndefined();
  });
});
