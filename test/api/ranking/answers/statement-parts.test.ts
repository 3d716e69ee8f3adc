import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../api/ranking/answers/answer.ts';
import { isStatement, partsAround, rowPart, sectionAfter } from '../../../../api/ranking/answers/statement-parts.ts';
import { readBlocks } from '../../../../api/text/structure/blocks.ts';

const page = (passageId: number, heading: string, text: string) => ({
  ...{ passageId, title: 'Care', heading, text, score: 1, lang: 'en' },
});
const TEXT =
  'Clean it often. You need three things:\n\n- a brush\n- warm water\n- a cloth\n\nPart | Price\nBrush | €4\nCloth | €2';
const FIRST = page(1, 'Care > Tools', TEXT);
const NEXT = page(2, 'Care > Tools', 'Keep them dry.');
const OTHER = page(3, 'Care > Storage', 'Keep it warm.');

/** The parts around the first sentence that begins with some words. */
function around(query: string, start: string) {
  const read = readForAnswer(query, [FIRST]);
  const sentence = read.sentences.find(({ text }) => text.startsWith(start));
  if (!sentence) throw new Error(`No sentence begins with ${start}`);
  const blocks = readBlocks(TEXT);
  const at = blocks.findIndex((block) => block.start <= sentence.start && sentence.end <= block.end);
  return { read, sentence, parts: partsAround({ sentence, blocks, at, value: 1 }, read, [FIRST], 480, undefined) };
}

describe('a statement with what belongs to it', () => {
  test('that ends with a colon takes the list after it', () => {
    const { parts } = around('what do i need', 'You need');
    expect(parts.map(({ form }) => form)).toEqual(['text', 'lines']);
    expect(parts[1]?.text).toContain('warm water');
  });

  test('that is a row is a row of its table', () => {
    const { sentence } = around('price of the brush', 'Brush');
    expect(rowPart(sentence, [FIRST])).toMatchObject({ passageId: 1, text: 'Brush | €4', form: 'row' });
  });

  test('is in a block of text or a table, not in code', () => {
    const { sentence } = around('price of the brush', 'Brush');
    const table = readBlocks(TEXT).find(({ kind }) => kind === 'table');
    expect(isStatement(sentence, table, TEXT)).toBe(true);
    expect(isStatement(sentence, table && { ...table, kind: 'code' }, TEXT)).toBe(false);
    expect(isStatement(sentence, undefined, TEXT)).toBe(false);
  });

  test('goes on in the next passage of its section', () => {
    const pageOf = () => [FIRST, NEXT, OTHER];
    expect(sectionAfter(FIRST, pageOf)).toEqual([NEXT]);
    expect(sectionAfter(NEXT, pageOf)).toEqual([]);
  });
});
