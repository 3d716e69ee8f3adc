// The examples of GitHub Flavored Markdown: the same text and structure, but for the differences that are listed here with their reasons.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MarkdownStream } from '../../widget/markdown/markdown-stream.ts';
import { morePart } from '../../widget/markdown/more.ts';
import { blocksHtml, comparable } from './token-html.ts';

await morePart.load();

/** Examples by the beginning of their text, by the reason why their outcome differs. */
const DELIBERATE: Record<string, readonly string[]> = {
  'HTML in the text is shown as text (MD-1)': ['<strong> <title>', '| a |\n| --- |\n| <strong>', 'This is <xmp>'],
  'only http and https, and mail addresses in angle brackets, become links (MD-2)': [
    'http://commonmark.org\n\n(Visit',
    'foo@bar.baz',
    'hello@mail+xyz',
    'a.b-c_d@a.b',
    ': http://google.com',
  ],
  'an entity without its meaning is a part of the address': ['www.google.com/search?q=commonmark&hl=en'],
  'a note stands where it is written, in the order of the definitions': ['This is some text![^1]'],
  'the example is not to crash, and has no outcome': ["This shouldn't crash everything"],
};

const text = readFileSync(new URL('../fixtures/markdown/gfm.txt', import.meta.url), 'utf8');
const examples = [...text.matchAll(/^`{32} example (.*)\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$/gm)].map(
  ([, section, markdown, html]) => ({
    section: section!,
    markdown: markdown!.replaceAll('→', '\t'),
    html: html!.replaceAll('→', '\t'),
  }),
);
const starts = Object.values(DELIBERATE).flat();
const isDifferent = ({ markdown }: { markdown: string }) => starts.some((start) => markdown.startsWith(start));
const outcome = ({ markdown, html }: { markdown: string; html: string }) => ({
  is: comparable(blocksHtml(new MarkdownStream().set(markdown, true))),
  wanted: comparable(html),
});

describe('GitHub Flavored Markdown', () => {
  it('has its examples here', () => expect(examples).toHaveLength(51));

  it.each(examples.filter((each) => !isDifferent(each)).map((each) => [each.section, each.markdown, each] as const))(
    '%s: %j',
    (_section, _markdown, example) => {
      const { is, wanted } = outcome(example);
      expect(is).toBe(wanted);
    },
  );

  it('the examples listed as different still differ, and each entry is one', () => {
    const agreeing = examples.filter((each) => isDifferent(each) && outcome(each).is === outcome(each).wanted);
    expect(agreeing.map(({ markdown }) => markdown)).toEqual([]);
    expect(starts.filter((start) => !examples.some(({ markdown }) => markdown.startsWith(start)))).toEqual([]);
  });
});
