import { describe, expect, it } from 'vitest';
import type { ContentBlock } from '../../../../api/extract/segments/assemble-blocks.ts';
import { cutBlocks } from '../../../../api/extract/segments/cut-blocks.ts';
import { toMarkdown, toPlainText } from '../../../../api/extract/segments/write-text.ts';

const paragraph = (text: string): ContentBlock => ({ kind: 'paragraph', text });
const TABLE: ContentBlock = {
  kind: 'table',
  text: 'Size | Price\nSmall | 10\nLarge | 20',
  rows: [
    ['Size', 'Price'],
    ['Small', '10'],
    ['Large', '20'],
  ],
};
const FIRST_ROWS = { kind: 'table', text: 'Size | Price\nSmall | 10', rows: TABLE.rows?.slice(0, 2) };

describe('blocks that are more text than is kept', () => {
  it('are kept whole up to the bound, and say nothing of a cut when they fit', () => {
    expect(cutBlocks([paragraph('one'), paragraph('two')], 7)).toEqual({
      blocks: [paragraph('one'), paragraph('two')],
      isCut: false,
    });
    expect(cutBlocks([paragraph('one'), paragraph('three')], 7)).toEqual({ blocks: [paragraph('one')], isCut: true });
  });

  it('end with the rows of a table that fit, below other text and alone', () => {
    expect(cutBlocks([TABLE], 30)).toEqual({ blocks: [FIRST_ROWS], isCut: true });
    expect(cutBlocks([paragraph('Prices'), TABLE], 36)).toEqual({
      blocks: [paragraph('Prices'), FIRST_ROWS],
      isCut: true,
    });
  });

  it('leave out a table of which only the names of its columns fit', () => {
    expect(cutBlocks([paragraph('Prices'), TABLE], 24)).toEqual({ blocks: [paragraph('Prices')], isCut: true });
  });

  it('end with the items of a list that fit', () => {
    const list: ContentBlock = { kind: 'list', ordered: true, text: 'one\ntwo\nthree' };
    expect(cutBlocks([paragraph('Steps'), list], 14).blocks).toEqual([
      paragraph('Steps'),
      { ...list, text: 'one\ntwo' },
    ]);
  });

  it('have the beginning of the first text, whatever is longer than the bound', () => {
    const heading: ContentBlock = { kind: 'heading', level: 1, text: 'Prices' };
    expect(cutBlocks([heading, paragraph('a'.repeat(50))], 20).blocks).toEqual([heading, paragraph('a'.repeat(13))]);
    const wide = { kind: 'table', text: 'a'.repeat(50), rows: [['a'.repeat(50)]] } as const;
    const { blocks } = cutBlocks([wide as unknown as ContentBlock], 20);
    expect(toPlainText(blocks)).toBe('a'.repeat(20));
    expect(toMarkdown(blocks)).toBe('a'.repeat(20));
    expect(cutBlocks([paragraph('a😀')], 2).blocks).toEqual([paragraph('a')]);
  });

  it('do not end with a heading', () => {
    const heading: ContentBlock = { kind: 'heading', level: 2, text: 'Two' };
    expect(cutBlocks([paragraph('one'), heading, paragraph('three')], 9).blocks).toEqual([paragraph('one')]);
  });
});
