// Links, quotes, tables and code come with a part of their own: what is shown until it is loaded, and where it cannot be.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blocksHtml } from './token-html.ts';

const samples: [name: string, text: string, before: string][] = [
  ['a link', 'See **the** [guide](https://a.example/b) now.', '<p>See <strong>the</strong> guide</p>'],
  ['a bare address', 'At https://a.example/b now.', '<p>At </p>'],
  ['an address in brackets', 'At <https://a.example/b> now.', '<p>At </p>'],
  ['a picture', 'So: ![a valve](https://a.example/v.png).', '<p>So: </p>'],
  ['a character reference', 'Salt &amp; pepper.', '<p>Salt </p>'],
  ['a quote', 'He said:\n\n> It is late.\n\nThen he left.', '<p>He said:</p>'],
  ['a quote after a paragraph', 'He said:\n> It is late.', '<p>He said:</p>'],
  ['a fence', 'Run this:\n\n```sh\nls\n```\n\nDone.', '<p>Run this:</p>'],
  ['indented code', 'Run this:\n\n    ls\n\nDone.', '<p>Run this:</p>'],
  ['a table', 'Prices:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nDone.', '<p>Prices:</p>'],
  ['a table after a paragraph', 'Prices:\na | b\n---|---\n1 | 2', '<p>Prices:</p>'],
  ['a fence in a list', '- one\n- two\n\n  ```\n  ls\n  ```', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
];

/** What has the signs of such parts and needs none. */
const plain = [
  'A **bold** *word*, `code` and ~~gone~~ [1][2].\nNext line',
  '# Head\n\n1. one\n2. two\n   - inner\n\n---\n\n- [x] done',
  'x < 5 & y > 3, AT&T; a|b, [not a link] (really), 5 <6',
];

/** The modules as the first text of a page finds them. */
async function fresh() {
  vi.resetModules();
  const [{ MarkdownStream }, rich] = await Promise.all([
    import('../../widget/markdown/markdown-stream.ts'),
    import('../../widget/markdown/rich.ts'),
  ]);
  return { MarkdownStream, ...rich };
}

beforeEach(() => {
  vi.doUnmock('../../widget/markdown/rich/parts.ts');
});

describe('links, quotes, tables and code', () => {
  it.each(samples)('%s is held back until the part is loaded, and then drawn', async (_name, text, before) => {
    const { MarkdownStream, loadRich } = await fresh();
    const stream = new MarkdownStream();
    expect(shown(stream.set(text, true))).toBe(before);
    expect(stream.wantsRich).toBe(true);
    await loadRich();
    const drawn = blocksHtml(stream.set(text, true));
    expect(stream.wantsRich).toBe(false);
    expect(drawn).toBe(blocksHtml(new MarkdownStream().set(text, true)));
    expect(drawn).toMatch(/<(a|img|blockquote|pre|table)\b|Salt &(amp;)? pepper/);
  });

  it.each(samples)('%s that grows shows the beginning of what it shows with the part', async (_name, text) => {
    const { MarkdownStream, loadRich } = await fresh();
    const cuts = Array.from(text, (_, i) => text.slice(0, i + 1));
    const words = (stream: InstanceType<typeof MarkdownStream>, cut: string) =>
      shown(stream.set(cut))
        .replace(/<[^>]*>/g, '')
        .trim();
    const early = new MarkdownStream();
    const without = cuts.map((cut) => words(early, cut));
    await loadRich();
    const late = new MarkdownStream();
    for (const [i, cut] of cuts.entries())
      expect(words(late, cut).startsWith(without[i]!), JSON.stringify([cut, without[i]])).toBe(true);
    expect(early.set(text, true)).toEqual(new MarkdownStream().set(text, true));
  });

  it.each(plain)('%s needs none of it', async (text) => {
    const { MarkdownStream, loadRich } = await fresh();
    const stream = new MarkdownStream();
    const before = blocksHtml(stream.set(text, true));
    expect(stream.wantsRich).toBe(false);
    await loadRich();
    expect(blocksHtml(new MarkdownStream().set(text, true))).toBe(before);
  });

  it('are drawn as they are written where the part cannot be loaded, and as they are once it can be', async () => {
    vi.doMock('../../widget/markdown/rich/parts.ts', () => {
      throw new Error('no network');
    });
    const { MarkdownStream, loadRich } = await fresh();
    const stream = new MarkdownStream();
    const text = 'See [the guide](https://a.example/b).\n\n> quoted\n\n| a |\n|---|\n\n```\nls\n```';
    expect(shown(stream.set(text, true))).toBe('<p>See the guide</p>');
    expect(await loadRich()).toBe(null);
    const words = shown(stream.set(text, true));
    for (const part of ['[the guide](https://a.example/b).', '> quoted', '| a |', 'ls']) expect(words).toContain(part);
    vi.doUnmock('../../widget/markdown/rich/parts.ts');
    expect(await loadRich()).not.toBe(null);
    expect(blocksHtml(stream.set(text, true))).toContain('<blockquote>');
  });
});

/** Without what is hidden, and with marks as they are. */
function shown(blocks: Parameters<typeof blocksHtml>[0]): string {
  return blocksHtml(blocks).replaceAll('&gt;', '>');
}
