import { describe, expect, it } from 'vitest';
import { assembleAnswer } from '../../../../../api/ranking/answers/assemble-answer.ts';

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
  ])('“%s” takes %j', (query, keys) => {
    expect(rows(query)).toEqual(keys);
  });

  it('takes no row for a place that no row means', () => {
    expect(rows('shipping canada')).not.toEqual(['Rest of the EU']);
  });
});
