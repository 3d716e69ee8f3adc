import { describe, expect, it } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { assembleAnswer } from '../../../../../api/ranking/answers/assemble-answer.ts';
import { allPlaceRows } from '../../../../../api/ranking/answers/values/place-rows.ts';

const TABLE = {
  passageId: 1,
  score: 5,
  title: 'Shipping',
  heading: 'Times and prices',
  lang: 'en',
  text: [
    'To | Working days | Price',
    'Germany, Belgium | 1 to 2 | €6.90',
    'Rest of the EU | 2 to 4 | €9.90',
    'United Kingdom | 3 to 5 | €14.90',
    'Vietnam: Hanoi | 4 to 6 | €19',
    'Vietnam: elsewhere | 5 to 8 | €19',
  ].join('\n'),
};
const RETURNS = {
  passageId: 2,
  score: 4,
  title: 'Returns',
  heading: 'Returns',
  lang: 'en',
  text: 'You have 30 days from delivery to send back a machine.',
};
const rows = (query: string) => assembleAnswer(query, [TABLE, RETURNS]).map(({ text }) => text.split(' | ')[0]);

describe('a question about delivery to a place', () => {
  it.each([
    ['shipping france', ['Rest of the EU']],
    ['delivery cost belgium', ['Germany, Belgium']],
    ['ship to uk?', ['United Kingdom']],
    ['delivery da nang', ['Vietnam: elsewhere']],
    ['shipping hanoi', ['Vietnam: Hanoi']],
    ['shipping to vietnam', ['Vietnam: Hanoi', 'Vietnam: elsewhere']],
    ['im based in manchester, how long does delivery take', ['United Kingdom']],
    ['i ordered it, when will it be delivered to lyon', ['Rest of the EU']],
  ])('“%s” takes %j', (query, keys) => {
    expect(rows(query)).toEqual(keys);
  });

  it('takes no row where the place is only that of the visitor', () => {
    expect(rows('i live in france, how long is the warranty')).not.toContain('Rest of the EU');
  });

  it('takes no row for a place that no row means', () => {
    expect(rows('shipping canada')).not.toEqual(['Rest of the EU']);
  });
});

describe('a question about every delivery', () => {
  const all = ['Germany, Belgium', 'Rest of the EU', 'United Kingdom', 'Vietnam: Hanoi', 'Vietnam: elsewhere'];
  it.each(['how long does shipping take', 'delivery time', 'when will i get my order', 'shipping cost', 'delivery'])(
    '“%s” takes all rows',
    (query) => {
      expect(rows(query)).toEqual(all);
    },
  );

  it.each([
    'how long do i have to return',
    'where is my order',
    'shipping of spare parts',
    'shipping to france',
    'free delivery from',
    'delivery late',
  ])('“%s” asks for something else', (query) => {
    const passages = [TABLE, RETURNS];
    expect(allPlaceRows(readForAnswer(query, passages), passages, passages, undefined)).toEqual([]);
  });

  it.each([
    ['one of them is free', 'To | Days | Price\nFrance | 3 | free\nSpain | 5 | €14.90'],
    ['a column says from when', 'To | Price | Free from\nFrance | €9.90 | €75\nSpain | €14.90 | €90'],
  ])('takes the rows for free delivery where %s', (_where, text) => {
    const table = { ...TABLE, text };
    const found = allPlaceRows(readForAnswer('free delivery', [table]), [table], [table], undefined);
    expect(found.map((part) => part.text)).toEqual(text.split('\n').slice(1));
  });

  it('takes the tables of one page only, and only those with a column of what is asked', () => {
    const passages = [
      { ...RETURNS, heading: 'Delivery', text: 'To | Carrier | Pallet\nGermany | DHL | no\nVietnam | EMS | yes' },
      TABLE,
      {
        ...TABLE,
        passageId: 3,
        title: 'Delivery to Asia',
        text: 'To | Days | Price\nChina | 4 to 6 days | €22\nJapan | 5 days | €20',
      },
    ];
    expect(assembleAnswer('delivery time', passages).map(({ passageId }) => passageId)).toEqual(all.map(() => 1));
  });
});
