import { describe, expect, it } from 'vitest';
import { assembleAnswer } from '../../../../../api/ranking/answers/assemble-answer.ts';

const page = (passageId: number, title: string, heading: string, text: string) => ({
  passageId,
  score: 9 - passageId,
  title,
  heading,
  lang: 'en',
  text,
});
const DELIVERY = page(1, 'Delivery', 'Prices', 'To | Days | Price\nCity | 1 | €4\nCountry | 2 | €7\nIslands | 5 | €12');
const ROOMS = page(
  2,
  'Rooms',
  'Side by side',
  'Room | Beds | Price\nGarden | 2 | €90\nTower | 4 | €140\nAttic | 1 | €60',
);
const BIKES = page(3, 'Two bikes', 'Compare', 'Fox | Hare\nGears | 3 | 8\nPrice with VAT | €1,200 | €1,900');
const REPAIRS = page(4, 'Repairs', 'What it costs', 'Part | Work | Price\nBrake | 1 hour | €30\nWheel | 2 hours | €55');
const ALL = [DELIVERY, ROOMS, BIKES, REPAIRS];
const texts = (query: string, passages = ALL) => assembleAnswer(query, passages).map(({ text }) => text);

describe('a question for prices that names nothing', () => {
  it.each(['prices', 'price list', 'how much is it', 'product prices', 'how much do you charge'])(
    '“%s” shows those of what the site offers, with their pages',
    (query) => {
      expect(texts(query)).toEqual([
        'Garden | 2 | €90',
        'Tower | 4 | €140',
        'Attic | 1 | €60',
        'Price with VAT | €1,200 | €1,900',
      ]);
      expect(assembleAnswer(query, ALL).map(({ label }) => label)).toEqual(['Rooms', 'Rooms', 'Rooms', 'Two bikes']);
    },
  );

  it.each(['prices', 'fees', 'how much is it'])(
    '“%s” is answered by the page that is named so, its first prices',
    (query) => {
      const rows = Array.from({ length: 12 }, (_, at) => `Job ${at} | €${at + 10}`);
      const fees = page(9, 'Our fees', 'Our fees', ['What | Price', ...rows].join('\n'));
      const delivery = page(8, 'Delivery prices', 'Prices', 'To | Price\nCity | €4\nCountry | €7');
      const parts = assembleAnswer(query, [...ALL, delivery, fees]);
      expect(parts.map(({ text }) => text)).toEqual(rows.slice(0, 8));
      expect(assembleAnswer(query, [...ALL, { ...fees, text: 'A visit costs €40.' }]).map(({ text }) => text)).toEqual([
        'A visit costs €40.',
      ]);
    },
  );

  it.each(['price of the fox', 'repair prices', 'garden room price'])('“%s” names something', (query) => {
    expect(texts(query).length).toBeLessThan(4);
  });

  it('finds the tables where the search found others', () => {
    const find = (query: string) => (query === 'compare price' ? [ROOMS, BIKES] : []);
    expect(assembleAnswer('prices', [DELIVERY], { find }).map(({ passageId }) => passageId)).toEqual([2, 2, 2, 3]);
  });
});
