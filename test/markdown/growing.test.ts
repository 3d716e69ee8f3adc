// A text that grows: at every moment the reader sees what is there at the end too, without marks that turn into something else.
// Live and final text differ in nothing but what is listed here.
import { readFileSync } from 'node:fs';
import { tests } from 'commonmark-spec';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_SECTION } from '../../bench/answer-section.ts';
import { MarkdownStream } from '../../widget/markdown/markdown-stream.ts';
import { morePart } from '../../widget/markdown/more.ts';
import { shownText } from './shown-text.ts';
import { blocksHtml } from './token-html.ts';

await morePart.load();

const final = (text: string) => shownText(new MarkdownStream().set(text, true));
const live = (text: string) => blocksHtml(new MarkdownStream().set(text));

/** The first prefix whose characters are not the first ones of the final text: what the reader saw change. */
function firstChange(text: string, isPart: (shown: string, whole: string) => boolean): string | null {
  const whole = final(text);
  const stream = new MarkdownStream();
  let before = '';
  let prefix = '';
  for (const character of text) {
    prefix += character;
    const shown = shownText(stream.set(prefix));
    if (!isPart(shown, whole)) return `${JSON.stringify(prefix)} shows ${JSON.stringify(shown)}`;
    if (!isPart(before, shown)) return `${JSON.stringify(prefix)} takes back ${JSON.stringify(before)}`;
    before = shown;
  }
  return null;
}

const begins = (shown: string, whole: string) => whole.startsWith(shown);

/** `shown` with nothing but marks left out: one that was taken for syntax, and is a character after all. */
function isWithoutMarks(shown: string, whole: string): boolean {
  const characters = [...shown];
  let at = 0;
  for (const character of whole) {
    if (character === characters[at]) at++;
    else if (at < characters.length && !/[\p{P}\p{S}]/u.test(character)) return false;
  }
  return at === characters.length;
}

const WELL_FORMED = `# Title **bold**

Some **bold**, _slanted_, ~~gone~~ and \`code\`.[1][2] A claim [3, 5]. AT&amp;T & co \\* star, 2 * 3, ~5 minutes, R&D, a < b!
Second [link **b** text](https://a.example/x_(y) "title") and <https://a.example/z>, <a@b.example> here! ![pic](p.png) ***both***

1. **One:** text
   - nested \`x\`
2. two **bold *and em***

- [x] done **b**
- [ ] open [Guide](<https://a.example>)
- [Guide](https://a.example 'x') and "wow!" [4]

> quote **b**
> - list
> lazy

| Name | Price |
|:---|--:|
| **a** | \`b\` |
| [l](https://x.example) | 2 |

Text before
| Name | Price |
|---|---|
| a | b |

\`\`\`js
const a = "**"; // | x
- [ ] \`\`
\`\`\`
~~~
x
~~~

---
Under
=====

A formula $$a^2$$ here costs $5. 价格**很高**。 {{x}}
`;

describe('[MD-7] a text that grows', () => {
  it.each([
    ['every kind of block', WELL_FORMED],
    ['an answer of a model', ANSWER_SECTION],
  ])('%s: each prefix shows the beginning of the final text', (_name, text) => {
    expect(firstChange(text, begins)).toBeNull();
  });

  it('any composition of marks that are closed shows nothing that changes, however it is cut', () => {
    const word = fc.constantFrom('water', 'boiler', 'Máy', '水箱', 'a_b', '24', '3.5', 'R&D', 'x*', 'e.g.');
    const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));
    const { inline } = fc.letrec<{ inline: string; piece: string }>((tie) => ({
      piece: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        words.map((text) => text.replaceAll('*', '')),
        words.map((text) => `\`${text}\``),
        words.map((text) => `[${text.replaceAll('*', '')}](https://a.example/${text.length})`),
        fc.constantFrom('[1]', '[2, 3]', '<https://a.example/>', '&amp;', '\\*', '![a b](https://a.example/p.png)'),
        tie('inline').map((text) => `**${text.replaceAll('*', '')}**`),
        tie('inline').map((text) => `~~${text.replaceAll('~', '')}~~`),
      ),
      inline: fc.array(tie('piece'), { minLength: 1, maxLength: 3 }).map((list) => `so ${list.join(' ')} on`),
    }));
    const block = fc.oneof(
      inline,
      inline.map((text) => `## ${text}`),
      fc.array(inline, { minLength: 1, maxLength: 3 }).map((list) => list.map((text) => `- ${text}`).join('\n')),
      fc.array(inline, { minLength: 1, maxLength: 3 }).map((list) => list.map((text) => `1. ${text}`).join('\n')),
      inline.map((text) => `> ${text}`),
      fc.tuple(words, words).map(([a, b]) => `| ${a} | b |\n|---|--:|\n| ${b} | **2** |`),
      words.map((text) => `\`\`\`js\n${text}\n\`\`\``),
      fc.constant('---'),
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
        expect(firstChange(blocks.join('\n\n'), begins)).toBeNull();
      }),
      { numRuns: 150 },
    );
  });

  it('what may be one thing or another is not shown before it is decided', () => {
    for (const [text, shown] of [
      ['- ', ''],
      ['a\n\n1.', '<p>a</p>'],
      ['##', ''],
      ['a\n-', '<p>a</p>'],
      ['a\n==', '<p>a</p>'],
      ['- [x', ''],
      ['```j', ''],
      ['| a | b |\n|--', ''],
      ['a **', '<p>a </p>'],
      ['see [3', '<p>see </p>'],
      ['see [3]', '<p>see </p>'],
      ['AT&am', '<p>AT</p>'],
      ['wow!', '<p>wow</p>'],
      ['to <https://a.ex', '<p>to </p>'],
      ['a $$x^', '<p>a </p>'],
    ] as const)
      expect(live(text), text).toBe(shown);
  });

  it('an open mark reaches to the end of what is there', () => {
    for (const [text, shown] of [
      ['**Three', '<p><strong>Three</strong></p>'],
      ['***a* b', '<p><strong><em>a</em> b</strong></p>'],
      ['a `cod', '<p>a <code>cod</code></p>'],
      ['~~a', '<p><del>a</del></p>'],
      ['see [the gu', '<p>see the gu</p>'],
      ['see [the guide](https://a.exa', '<p>see the guide</p>'],
      ['- **a', '<ul><li><strong>a</strong></li></ul>'],
    ] as const)
      expect(live(text), text).toBe(shown);
  });

  it('what is a mark only rarely stays as it is written', () => {
    for (const text of ['about ~100 of', '5*6 is', 'a_b c', '[a](/path', '[a](see below, it', '2 * 3', 'a || b'])
      expect(live(text), text).toBe(`<p>${text}</p>`);
  });

  it('is held back for a bounded time only', () => {
    for (const start of ['x <', 'x [^', 'x ![', 'x $$', 'x [', '[', '| a'])
      expect(shownText(new MarkdownStream().set(`${start}${'a'.repeat(600)}`)), start).toContain(
        `${start.trim().slice(-1)}a`,
      );
  });

  it('is at its end what the whole text is at once', () => {
    for (const { markdown } of tests) {
      const stream = new MarkdownStream();
      for (let end = 0; end <= markdown.length; end += 3) stream.set(markdown.slice(0, end));
      expect(stream.set(markdown, true)).toEqual(new MarkdownStream().set(markdown, true));
    }
  });
});

/** Examples of the specification whose readers see a mark that disappears, by the reason. */
const SEEN = {
  'what refers to something is a link when its definition arrives, below it':
    '214 218 527-536 539-540 542-544 549 553-562 565-571 582-589 591 593 gfm-37 gfm-47',
  'a definition of several lines, or in a list': '193 196 198 208 210 317 541',
  'one star, underscore or tilde inside or before a word is a sign until its other half is there':
    '355-356 364 429 gfm-41 gfm-42',
  'a table whose lines do not begin with a bar begins with its second line': 'gfm-28 gfm-30',
  'code that is opened and never closed shows its text': '14 349',
};

describe('every example of CommonMark and of GFM, character by character', () => {
  const gfm = readFileSync(new URL('../fixtures/markdown/gfm.txt', import.meta.url), 'utf8');
  const texts = [
    ...tests.map(({ number, markdown }) => [String(number), markdown] as const),
    ...[...gfm.matchAll(/^`{32} example .*\n([\s\S]*?)^\.\n/gm)].map(
      ([, text], at) => [`gfm-${at + 1}`, text!] as const,
    ),
  ].map(
    ([name, text]) =>
      [name, text.replaceAll('→', '\t').replace(/(?<![\w:/.])\/(ur[li])/g, 'https://a.example/$1')] as const,
  );
  const listed = Object.values(SEEN).flatMap((names) =>
    names.split(' ').flatMap((name) => {
      const [from, to] = name.split('-').map(Number);
      return from && to ? Array.from({ length: to - from + 1 }, (_, at) => String(from + at)) : [name];
    }),
  );

  it('shows no mark that turns into something else, but for the examples listed', () => {
    const seen = texts.flatMap(([name, text]) => {
      const change = firstChange(text, isWithoutMarks);
      return change === null || listed.includes(name) ? [] : [`${name}: ${change}`];
    });
    expect(seen).toEqual([]);
  });

  it('the examples listed do', () => {
    const wrong = texts.filter(([name, text]) => listed.includes(name) && firstChange(text, isWithoutMarks) === null);
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});
