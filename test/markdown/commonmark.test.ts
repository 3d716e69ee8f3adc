// The examples of CommonMark 0.31.2: the same text and structure, but for the differences that are listed here with their reasons.
import { tests } from 'commonmark-spec';
import { describe, expect, it } from 'vitest';
import { MarkdownStream } from '../../widget/markdown/markdown-stream.ts';
import { morePart } from '../../widget/markdown/more.ts';
import { blocksHtml, comparable } from './token-html.ts';

await morePart.load();

/** Numbers of examples, as ranges, by the reason why their outcome differs. */
const DELIBERATE = {
  'HTML in the text is shown as text (MD-1)':
    '14 21 31 148-191 308-309 344 475-477 491 494 524 536 613-617 623 625-631 642-643',
  'a link needs a whole address with http, https or mailto; others stay as written (MD-2)':
    '20 22-23 32-33 194-195 200-204 206 217 484-487 489 492 495-496 498-504 522 567 573 576-577 596 598-599 601 603',
  'a bare address is a link, as in GFM': '197 209 211-212 508 511 513 518-519 525 546-548 551-552 575 590 602 608 611',
  'only the frequent names of the 2,231 entities are known, which keeps the first load small': '25',
};

/** Faults that are known: what is missing, and the examples that show it. */
const MISSING = {
  'tabs inside list items, lazy lines of quotes, items that begin deeper, pictures in pictures':
    '5 7 93 236 297 311-313 520',
};

const different = new Map(
  Object.entries({ ...DELIBERATE, ...MISSING }).flatMap(([reason, ranges]) =>
    ranges.split(' ').flatMap((range) => {
      const [from, to = from] = range.split('-').map(Number) as [number, number?];
      return Array.from({ length: to - from + 1 }, (_, at): [number, string] => [from + at, reason]);
    }),
  ),
);

/** An example with addresses that may be links in place of `/url` and `/uri`, and its tabs. */
const withAddresses = (text: string): string =>
  text.replaceAll('→', '\t').replace(/(?<![\w:/.])\/(ur[li])/g, 'https://a.example/$1');

const outcome = ({ markdown, html }: { markdown: string; html: string }) => ({
  is: comparable(blocksHtml(new MarkdownStream().set(withAddresses(markdown), true))),
  wanted: comparable(html.replaceAll('→', '\t')),
});

describe('CommonMark 0.31.2', () => {
  it('has its 652 examples here', () => expect(tests).toHaveLength(652));

  it.each(
    tests.filter(({ number }) => !different.has(number)).map((test) => [test.number, test.section, test] as const),
  )('example %i, %s', (_number, _section, test) => {
    const { is, wanted } = outcome(test);
    expect(is).toBe(wanted);
  });

  it('the examples listed as different still differ: one that agrees leaves the list', () => {
    const agreeing = tests.filter((test) => different.has(test.number) && outcome(test).is === outcome(test).wanted);
    expect(agreeing.map(({ number }) => number)).toEqual([]);
  });
});
