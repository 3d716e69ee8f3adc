import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { factParts } from '../../../../../api/ranking/answers/kinds/fact-parts.ts';

type Page = { title: string; heading?: string; text: string };

const DAY_MS = 86_400_000;
const dateOf = ({ title = '' }: { title?: string | undefined }) =>
  title === 'News' ? { ms: DAY_MS, text: '2 January' } : { ms: 0, text: '1 January' };

function parts(query: string, pages: Page[], options = {}) {
  const passages = pages.map((page, at) => ({ lang: 'en', ...page, passageId: at, score: -at }));
  return factParts(readForAnswer(query, passages), passages, options).map(({ text, label, form }) => [
    form,
    text,
    label,
  ]);
}

const PRICES: Page = { title: 'Prices', text: 'Thing | Price\nLamp Mini | €59' };
const NEWS: Page = { title: 'News', text: 'Thing | Price\nLamp Mini | €49' };

describe('the facts that a question names', () => {
  test('say what they belong to', () => {
    expect(parts('price lamp mini', [{ title: 'Lamp Mini', text: '€59 with VAT' }])).toEqual([
      ['text', '€59 with VAT', 'Lamp Mini'],
    ]);
  });

  test('of two pages that contradict each other are both said with their dates, the newer first', () => {
    expect(parts('price lamp mini', [PRICES, NEWS], { dateOf })).toEqual([
      ['row', 'Lamp Mini | €49', 'News, 2 January'],
      ['row', 'Lamp Mini | €59', 'Prices, 1 January'],
    ]);
  });

  test('keep the order of the search where a date is missing', () => {
    expect(parts('price lamp mini', [PRICES, NEWS]).map(([, , label]) => label)).toEqual(['Prices', 'News']);
  });

  test('are none where a heading asks the question itself', () => {
    const asked: Page = {
      title: 'Questions',
      heading: 'Questions > What is the price of a lamp mini?',
      text: 'It varies.',
    };
    expect(parts('price lamp mini', [asked, PRICES])).toEqual([]);
  });

  test('are the prices of the section where the fact found is one of many below its name', () => {
    const boots: Page = {
      title: 'Boot resoling',
      heading: 'Boot resoling > Prices per pair',
      text: 'Work | Price\nHalf sole | £39\nFull sole | £58\nWalking boots | £65',
    };
    const rows = [
      ['row', 'Half sole | £39', 'Boot resoling'],
      ['row', 'Full sole | £58', 'Boot resoling'],
      ['row', 'Walking boots | £65', 'Boot resoling'],
    ];
    expect(parts('resoling boots price', [boots])).toEqual(rows);
    expect(parts('resoling walking boots price', [boots])).toEqual(rows.slice(2));
  });

  test('are the table of a section where only its heading holds the question', () => {
    const storage: Page[] = [
      {
        title: 'Storage',
        heading: 'Storage',
        text: 'Unit | Floor | Per month\nSmall | 2 m² | €39\nLarge | 9 m² | €132',
      },
      { title: 'Storage', heading: 'Storage', text: 'Payment: by direct debit. A payment reminder costs €12.50.' },
    ];
    expect(parts('storage prices', storage).map(([, text]) => text)).toEqual([
      'Small | 2 m² | €39',
      'Large | 9 m² | €132',
    ]);
  });

  test('are no line below a heading that is about both words of the question', () => {
    const club: Page = { title: 'Pet Health Club', text: 'Pet | Per month\nCat | £14.75\nRabbit | £10.95' };
    expect(parts('price cat neutering', [club])).toEqual([]);
  });
});
