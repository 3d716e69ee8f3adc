// References, notes and formulas: what they are, while the text streams too, and what bounds them.
import { describe, expect, it, vi } from 'vitest';
import { MAX_DEFINITIONS } from '../../widget/markdown/limits.ts';
import { MarkdownStream } from '../../widget/markdown/markdown-stream.ts';
import { parseTex } from '../../widget/markdown/more/tex.ts';
import { morePart } from '../../widget/markdown/more.ts';
import { spokenText } from '../../widget/markdown/spoken-text.ts';
import { blocksHtml } from './token-html.ts';

const sample = `See [the guide][guide] and [Warranty], and a claim.[^a]

> Quoted [guide]
> [inner]: https://b.example/inner

The [inner] one. $$a^2 + b$$ is $5, or $$5.

$$
\\frac{1}{2}
- b
$$

[guide]: https://a.example/guide "A title"
[warranty]: <https://a.example/w>
  'on two lines'
[^a]: A *note*
    of two lines

    - and a list
[^b]: Another

[broken]: javascript:alert(1)
After.`;

await morePart.load();

const parse = (text: string) => new MarkdownStream().set(text, true);
const html = (text: string) => blocksHtml(parse(text));

describe('references, notes and formulas', () => {
  it('are text until their part is loaded, and then the same text has them', async () => {
    // Other files of this process may have loaded the part: these modules are as the first text of a page finds them.
    vi.resetModules();
    const [stream, rare] = await Promise.all([
      import('../../widget/markdown/markdown-stream.ts'),
      import('../../widget/markdown/more.ts'),
    ]);
    const early = new stream.MarkdownStream();
    expect(blocksHtml(early.set(sample, true))).toContain('[the guide][guide]');
    expect(early.wantsMore).toBe(true);
    await rare.morePart.load();
    expect(early.set(sample, true)).toEqual(parse(sample));
    expect(early.wantsMore).toBe(false);
    expect(new stream.MarkdownStream().wantsMore).toBe(false);
  });

  it('are tried again where they failed once', async () => {
    vi.resetModules();
    vi.doMock('../../widget/markdown/more/parts.ts', () => {
      throw new Error('offline');
    });
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { morePart: part } = await import('../../widget/markdown/more.ts');
    expect(await part.load()).toBe(null);
    vi.doUnmock('../../widget/markdown/more/parts.ts');
    expect(await part.load()).not.toBe(null);
    said.mockRestore();
  });

  it('are links, notes and formulas, wherever they are defined', () => {
    const drawn = blocksHtml(parse(sample));
    expect(drawn).toContain('<p>See <a>the guide</a> and <a>Warranty</a>, and a claim.<sup><a>1</a></sup></p>');
    expect(drawn).toContain(
      '<blockquote><p>Quoted <a>guide</a>\n[inner]: <a>https://b.example/inner</a></p></blockquote>',
    );
    expect(drawn).toContain('<section><p>A <em>note</em>\nof two lines</p><ul><li>and a list</li></ul></section>');
    expect(drawn).toContain('<p>[broken]: javascript:alert(1)\nAfter.</p>');
    expect(parse(sample).map(({ type }) => type)).toEqual([
      'paragraph',
      'quote',
      'paragraph',
      'formula',
      'hidden',
      'notes',
      'notes',
      'paragraph',
    ]);
  });

  it('[MD-7] are the same however the text is cut, and while it streams', () => {
    for (let cut = 1; cut < sample.length; cut++) {
      const stream = new MarkdownStream();
      stream.append(sample.slice(0, cut));
      expect(stream.append(sample.slice(cut)), `cut at ${cut}`).toEqual(new MarkdownStream().set(sample));
    }
    const stream = new MarkdownStream();
    for (let end = 1; end <= sample.length; end++) {
      expect(stream.set(sample.slice(0, end)), `after ${end}`).toEqual(new MarkdownStream().set(sample.slice(0, end)));
    }
  });

  it('[MD-7] a definition that is being written is not shown', () => {
    expect(new MarkdownStream().set('Text\n\n[a]: https://a.exa')).toHaveLength(2);
    expect(blocksHtml(new MarkdownStream().set('Text\n\n[a]: https://a.exa'))).toBe('<p>Text</p>');
    expect(blocksHtml(new MarkdownStream().set('Text\n\n[a]: https://a.exa', true))).toBe('<p>Text</p>');
  });

  it('[MD-2] an address that is no safe link stays as it is written, and refers to nothing', () => {
    expect(html('[a]\n\n[a]: javascript:alert(1)')).toBe('<p>[a]</p><p>[a]: javascript:alert(1)</p>');
  });

  it('numbers in brackets stay citations, whatever they are defined as', () => {
    const [block] = parse('Claim [1].\n\n[1]: https://a.example/');
    expect(block).toMatchObject({ inline: [{ type: 'text' }, { type: 'numbers', values: [1] }, { type: 'text' }] });
    expect(html('[Guide][1]\n\n[1]: https://a.example/')).toBe('<p><a>Guide</a></p>');
  });

  it('one dollar sign is a price, and an open formula is text', () => {
    expect(html('$5 and $10')).toBe('<p>$5 and $10</p>');
    expect(html('$$\nx\n\ny')).toBe('<p>$$\nx</p><p>y</p>');
    expect(new MarkdownStream().set('$$\nx')).toEqual([{ type: 'formula', tex: 'x', isWhole: false }]);
    expect(parse('$$x$$')).toEqual([{ type: 'formula', tex: 'x', isWhole: true }]);
    expect(parse('$$x$$ is')).toMatchObject([{ type: 'paragraph', inline: [{ type: 'formula' }, { type: 'text' }] }]);
  });

  it('are read aloud without marks', () => {
    expect(spokenText('See [guide].[^a]\n\n[guide]: https://a.example/\n[^a]: A note')).toBe('See guide. A note');
  });

  it('are bounded: definitions over the limit do not count, and hostile runs take no time', () => {
    const many = Array.from({ length: MAX_DEFINITIONS + 1 }, (_, n) => `[l${n}]: https://a.example/${n}`).join('\n');
    expect(html(`[l0] [l${MAX_DEFINITIONS}]\n\n${many}`)).toBe(`<p><a>l0</a> [l${MAX_DEFINITIONS}]</p>`);
    const startedAt = performance.now();
    for (const run of [
      '[a]: ',
      '[a]: https://a.example/\n',
      '[a][',
      '[^a]',
      '[^a]: b\n',
      '$$',
      '$$a',
      '$$\n',
      '[a\n',
      '[a]: <',
      '[a]: x "',
    ])
      parse(`[a]: https://a.example/\n\n${run.repeat(50_000 / run.length)}`);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });
});

describe('TeX', () => {
  it.each([
    'x',
    '\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}',
    '\\sum_{i=1}^{n} x_i^2 \\le \\left( \\int_0^\\infty f(x)\\,dx \\right)^{1/2}',
    '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}',
    'f(x) = \\begin{cases} 1 & \\text{if } x > 0 \\\\ 0 & \\text{else} \\end{cases}',
    "f'(x) = \\lim_{h \\to 0} \\frac{f(x+h)-f(x)}{h}",
    '\\vec{v} \\cdot \\hat{n} = 3{,}5 \\%',
  ])('understands %s', (tex) => expect(parseTex(tex)).not.toBeNull());

  it.each([
    '\\href{javascript:x}{y}',
    '\\constructor',
    '{',
    '}',
    'x^',
    '\\frac{1}',
    '\\begin{pmatrix} 1',
    'a & b',
    '\\',
  ])('gives no tree for %s, whose source is shown', (tex) => expect(parseTex(tex)).toBeNull());

  it('gives no tree for formulas that are too deep', () => {
    expect(parseTex('{'.repeat(2000) + '}'.repeat(2000))).toBeNull();
    expect(parseTex('x^'.repeat(2000))).toBeNull();
    expect(parseTex('\\frac'.repeat(1000))).toBeNull();
  });
});
