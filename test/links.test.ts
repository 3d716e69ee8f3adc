import { describe, expect, it } from 'vitest';
import { findDeadLinks } from '../.ci/links.mjs';

const files = new Set(['README.md', 'docs', 'docs/guide.md', 'docs/two words.png', 'api/config.ts', 'dist/x.js']);
const deadLinks = (readme: string, guide = '# Guide\n') =>
  findDeadLinks(
    new Map([
      ['README.md', readme],
      ['docs/guide.md', guide],
    ]),
    (path) => files.has(path),
  );

describe('findDeadLinks', () => {
  it('names file, line and target of a link whose file is not there, in each form a link has', () => {
    expect(
      deadLinks('One\n[a](docs/gone.md)\n![b](gone.png "title")\n[c]: ./gone.ts\n<a class="x" href="gone.html">d</a>'),
    ).toEqual([
      'README.md:2: docs/gone.md is no file of the repository',
      'README.md:3: gone.png is no file of the repository',
      'README.md:4: ./gone.ts is no file of the repository',
      'README.md:5: gone.html is no file of the repository',
    ]);
  });

  it('resolves against the folder of the file, and refuses what leaves the repository or is not committed', () => {
    const guide =
      '[up](../README.md) [code](../api/config.ts#L3) [out](../../x.md) [abs](/README.md) [built](../dist/x.js)';
    expect(deadLinks('[a](docs/) [b](docs/guide.md) [c](docs/two%20words.png)', guide)).toEqual([
      'docs/guide.md:1: ../../x.md leaves the repository',
      'docs/guide.md:1: /README.md leaves the repository',
      'docs/guide.md:1: ../dist/x.js is no file of the repository',
    ]);
  });

  it('knows the anchors of headings as GitHub names them, of the same file and of others', () => {
    const guide =
      '# The `npm run dev` loop\n## Café, tea & more\n## Twice\n## Twice\n## A [link](x.md)\n<a id="by-hand"></a>\n```\n# no\n```\n';
    const anchors = [
      'the-npm-run-dev-loop',
      'café-tea--more',
      'twice',
      'twice-1',
      'a-link',
      'by-hand',
      'twice-2',
      'no',
    ];
    const links = anchors.map((anchor) => `[x](docs/guide.md#${anchor})`).join('\n');
    expect(deadLinks(`# Top\n[here](#top) [there](#bottom)\n${links}`, guide.replace('(x.md)', '(guide.md)'))).toEqual([
      'README.md:2: #bottom is no heading of README.md',
      'README.md:9: docs/guide.md#twice-2 is no heading of docs/guide.md',
      'README.md:10: docs/guide.md#no is no heading of docs/guide.md',
    ]);
  });

  it('leaves other hosts and code alone', () => {
    const text =
      '[a](https://example.com/x.md) [b](mailto:a@b.c) `[c](gone.md)` ``[d](`gone.md)``\n```md\n[e](gone.md)\n```\n~~~\n[f](gone.md)\n~~~\n[g](gone.md)';
    expect(deadLinks(text)).toEqual(['README.md:8: gone.md is no file of the repository']);
  });
});
