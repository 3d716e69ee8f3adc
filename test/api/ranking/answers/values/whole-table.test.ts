import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { wholeTable } from '../../../../../api/ranking/answers/values/whole-table.ts';

const passage = (title: string, text: string, lang: string) => ({
  passageId: title,
  score: 0,
  title,
  heading: title,
  lang,
  text,
});
const ZH = passage(
  '配送时间和费用',
  '目的地 | 工作日 | 运费\n上海 | 4 至 6 天 | 22 欧元\n新加坡 | 1 至 2 天 | 9 欧元',
  'zh',
);
const EN = passage('Shipping', 'To | Days | Price\nGermany | 1 to 2 | €6.90\nFrance | 2 to 4 | €9.90', 'en');
const REPAIRS = passage(
  'Repairs',
  'Product | Labour | A common part\nMini | €95 | Hose €6\nMax | €140 | Valve €9',
  'en',
);
const rows = (query: string, ...some: (typeof EN)[]) =>
  wholeTable(readForAnswer(query, some), some).map(({ text }) => text);

describe('a question for a column of a table', () => {
  test('gets all rows where none is named', () => {
    expect(rows('运费多少', ZH)).toEqual(['上海 | 4 至 6 天 | 22 欧元', '新加坡 | 1 至 2 天 | 9 欧元']);
    expect(rows('shipping price', EN)).toHaveLength(2);
  });

  test('gets none where a row is named, or the table is about something else', () => {
    expect(rows('shipping price germany', EN)).toEqual([]);
    expect(rows('shipping price', REPAIRS)).toEqual([]);
  });
});
