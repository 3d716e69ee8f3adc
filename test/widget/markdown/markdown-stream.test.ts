/// <reference types="mocha" />
// The parser as a stream: the same blocks however the text is cut, identity of finished blocks, and the supported marks.
import { expect } from 'chai';
import { plainText } from '../../../widget/markdown/inline/token-text.ts';
import { MarkdownStream } from '../../../widget/markdown/markdown-stream.ts';
import { hostLabel } from '../../../widget/markdown/rich/host-label.ts';
import { looksLikeOtherHost, safeLink } from '../../../widget/markdown/rich/safe-link.ts';
import { loadRich } from '../../../widget/markdown/rich.ts';
import type { BlockToken, InlineToken } from '../../../widget/markdown/tokens.ts';

before(() => loadRich());

const sample = `# Title

Some **bold**, _slanted_, ~~gone~~ and \`code\`.[1][2]
Second line\u0020\u0020
hard break, https://example.com/a_(b).

1. one
   - nested

   more of one
2. two
- [x] done
- [ ] open

> quote
lazy
> - list in quote

| a | b |
|---|:-:|
| 1 | **2** |

Under
=====

\`\`\`js
const a = "**";

\`\`\`
    indented

***
Emoji 👩‍👩‍👧‍👦 and 日本語の**「強調」**です`;

const parse = (text: string) => new MarkdownStream().set(text, true);
const inlineOf = (text: string): readonly InlineToken[] => {
  const [block] = parse(text);
  return block?.type === 'paragraph' ? block.inline : [];
};
const types = (blocks: readonly BlockToken[]) => blocks.map((block) => block.type);

describe('MarkdownStream', () => {
  it('[MD-7] gives the same blocks however the text is cut', () => {
    for (let cut = 1; cut < sample.length; cut++) {
      const stream = new MarkdownStream();
      stream.append(sample.slice(0, cut));
      expect(stream.append(sample.slice(cut))).to.deep.equal(new MarkdownStream().set(sample));
    }
  });

  it('gives after every character the blocks of the prefix alone', () => {
    const stream = new MarkdownStream();
    for (let at = 0; at < sample.length; at++) {
      const blocks = stream.append(sample[at]!);
      expect(blocks, `at ${at}`).to.deep.equal(new MarkdownStream().set(sample.slice(0, at + 1)));
    }
  });

  it('keeps the identity of finished blocks', () => {
    const stream = new MarkdownStream();
    const before = stream.append('one\n\ntwo\n\nthree\n');
    const after = stream.append('more\n\nfour\n');
    expect(after[0]).to.equal(before[0]);
    expect(after[1]).to.equal(before[1]);
  });

  it('parses the blocks of GitHub-flavoured Markdown', () => {
    expect(types(parse(sample))).to.deep.equal(
      'heading paragraph list list quote table heading code code rule paragraph'.split(' '),
    );
  });

  it('at rest holds no blocks, until they are wanted again or the text is another', () => {
    const stream = new MarkdownStream();
    const blocks = stream.set(sample, true);
    const before = [...blocks];
    expect(stream.wake()).to.equal(blocks);
    stream.rest();
    expect(blocks).to.deep.equal([]);
    expect(stream.set(sample, true), 'nothing has changed').to.equal(blocks);
    expect(stream.wake()).to.equal(blocks).and.to.deep.equal(before);
    expect(stream.blocks).to.equal(blocks);
    stream.rest();
    const longer = `${sample}\n\nmore`;
    expect(stream.set(longer, true)).to.deep.equal(parse(longer));
  });

  it('starts again when the text is replaced', () => {
    const stream = new MarkdownStream();
    stream.set('# a\n\nb');
    expect(types(stream.set('c'))).to.deep.equal(['paragraph']);
  });

  it('[MD-7] a bare address at the end of a growing text is no link yet', () => {
    const stream = new MarkdownStream();
    expect(JSON.stringify(stream.set('see https://exam'))).not.to.include('"link"');
    expect(JSON.stringify(stream.set('[x](https://exam.com "t'))).not.to.include('"link"');
    expect(JSON.stringify(stream.set('see https://example.com', true))).to.include('"link"');
  });

  it('[MD-8] nesting past twenty levels is flat text, and nothing is lost', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? ('type' in value ? 1 : 0) + Math.max(0, ...Object.values(value).map(depthOf))
        : 0;
    expect(depthOf(parse(`${'> '.repeat(200)}a`))).to.be.at.most(25);
    const stars = parse(`${'**a '.repeat(200)}${' b**'.repeat(200)}`);
    expect(depthOf(stars)).to.be.at.most(25);
    expect(JSON.stringify(stars).match(/[ab] ?/g)?.length).to.be.greaterThan(399);
  });

  it('[MD-8] elements over the limit are plain text, however the text is cut, and nothing is lost', () => {
    const texts = ['***\n'.repeat(20_000), `intro\n\n${'`a` '.repeat(20_000)}\n\nend`, '```\na\n```\n'.repeat(2000)];
    for (const text of texts) {
      const whole = new MarkdownStream().set(text, true);
      const last = whole.at(-1)!;
      expect(last.type).to.equal('paragraph');
      const shown = last.type === 'paragraph' ? plainText(last.inline) : '';
      expect(text.endsWith(shown)).to.equal(true);
      expect(shown.length).to.be.above(text.length / 5);
      const stream = new MarkdownStream();
      for (let at = 0; at < text.length; at += 9973) stream.set(text.slice(0, at));
      expect(stream.set(text, true)).to.deep.equal(whole);
    }
  });

  it('[MD-8] a long run of combining marks is cut, in a growing text too', () => {
    const pile = (count: number) => `a${'\u0301'.repeat(count)}`;
    expect(plainText(inlineOf(`${pile(5)} ${pile(50_000)}b`))).to.equal(`${pile(5)} ${pile(30)}b`);
    const stream = new MarkdownStream();
    for (const character of pile(40)) stream.append(character);
    expect(stream.blocks).to.deep.equal(new MarkdownStream().set(pile(40)));
  });

  it('[MD-9] controls and tag characters are dropped, line ends are one', () => {
    expect(plainText(inlineOf('a\u0007b\u{e0041}c\r\nd'))).to.equal('abc\nd');
  });
});

describe('links and numbers', () => {
  it('takes signs of money and sums beside emphasis for punctuation, as all others', () => {
    // CommonMark 0.31, example 354.
    for (const sign of ['$', '£', '€', '+'])
      expect(plainText(inlineOf(`*${sign}*alpha.`)), sign).to.equal(`*${sign}*alpha.`);
    expect(plainText(inlineOf('*£5* alone'))).to.equal('£5 alone');
  });

  it('numbers in brackets are one token, joined when they touch', () => {
    expect(inlineOf('a [3, 5]')[1]).to.deep.equal({ type: 'numbers', raw: '[3, 5]', values: [3, 5] });
    expect(inlineOf('a [3][5]')[1]).to.deep.equal({ type: 'numbers', raw: '[3][5]', values: [3, 5] });
    expect(inlineOf('[1](https://example.com)')[0]?.type).to.equal('link');
  });

  it('a link that is refused stays readable as written', () => {
    expect(inlineOf('[a](javascript:b)')).to.deep.equal([{ type: 'text', text: '[a](javascript:b)' }]);
  });

  it('[MD-3] detects a text that names another host', () => {
    const link = safeLink('https://evil.example/x')!;
    expect(looksLikeOtherHost('paypal.com', link)).to.equal(true);
    expect(looksLikeOtherHost('see evil.example/x', link)).to.equal(false);
    expect(looksLikeOtherHost('our docs', link)).to.equal(false);
  });

  it('[MD-3] shows international hosts in both forms', () => {
    expect(hostLabel('xn--bcher-kva.example')).to.equal('bücher.example (xn--bcher-kva.example)');
    expect(hostLabel('xn--.example')).to.equal('xn--.example');
    expect(hostLabel('example.com')).to.equal('example.com');
  });
});
