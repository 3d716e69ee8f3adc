import { describe, expect, it } from 'vitest';
import { withDefinitionRows } from '../../../api/documents/definition-rows.ts';
import type { TextBlock } from '../../../api/documents/text-block.ts';

const term = (text: string, definition = 1): TextBlock => ({ kind: 'paragraph', text, definition, isTerm: true });
const value = (text: string, definition = 1): TextBlock => ({ kind: 'paragraph', text, definition });
const LONG = 'We take back what you bought within thirty days of the day on which it came, whatever you think of it.';

describe('withDefinitionRows', () => {
  it('makes rows of terms with a short value each, in one table for each run', () => {
    const blocks = [term('Price'), value(' €30 '), term('Length'), value('12 km'), value('Bring a helmet.', 0)];
    expect(withDefinitionRows(blocks)).toEqual([
      { kind: 'table', text: 'Price | €30\nLength | 12 km' },
      value('Bring a helmet.', 0),
    ]);
  });

  it('leaves a definition of sentences below its term, and makes rows of those around it', () => {
    const rows = [term('Price'), value('€30'), term('Length'), value('12 km')];
    const text = [term('Returns'), value(LONG)];
    expect(withDefinitionRows([...rows, ...text, ...rows])).toEqual([
      { kind: 'table', text: 'Price | €30\nLength | 12 km' },
      ...text,
      { kind: 'table', text: 'Price | €30\nLength | 12 km' },
    ]);
  });

  it.each<[string, TextBlock[]]>([
    ['one definition alone', [term('Price'), value('€30')]],
    ['two values of a term', [term('Price'), value('€30'), value('€25 in winter'), term('Length'), value('12 km')]],
    ['two terms of a value', [term('Price'), term('Fee'), value('€30'), term('Length'), value('12 km')]],
    ['names of code', [term('--all'), value('All of them'), term('-u'), value('Only new ones')]],
    ['a list below a term', [term('Price'), { ...value('€30\n€25'), kind: 'list' }, term('Length'), value('12 km')]],
    ['a list within a list', [term('Price', 2), value('€30', 2), term('Length', 2), value('12 km', 2)]],
    ['a value with the border of a row', [term('Price'), value('€30 | €25'), term('Length'), value('12 km')]],
  ])('leaves %s as it is', (_, blocks) => {
    expect(withDefinitionRows(blocks)).toEqual(blocks);
  });
});
