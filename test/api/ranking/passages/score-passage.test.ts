import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { PassageIndex } from '../../../../api/site-index/passage-index.ts';

type Page = { title: string; passages: { heading: string; text: string }[] };

/** A shop of kayaks: its pages about other prices have "price" in their titles, that of a product does not. */
const PAGES: Page[] = [
  {
    title: 'Heron',
    passages: [
      { heading: 'Heron', text: 'A touring kayak for two.\n\n€1,290 with VAT\n\nIt is made of spruce in Bergen.' },
      { heading: 'Heron > Care', text: 'Wash the Heron with fresh water. Oil the spruce once a year.' },
    ],
  },
  {
    title: 'Delivery times and prices',
    passages: [
      {
        heading: 'Delivery times and prices',
        text: 'To | Days | Price\nNorway | 2 | €40\nSweden | 4 | €60',
      },
      {
        heading: 'Delivery times and prices > The Heron',
        text: 'The Heron comes on a trailer, so its delivery takes a week longer. The price is the same.',
      },
    ],
  },
  {
    title: 'Repairs and their prices',
    passages: [
      { heading: 'Repairs and their prices', text: 'A new skeg costs €30, a seat €80. Others ask for the price.' },
    ],
  },
  {
    title: 'Warranty',
    passages: [
      { heading: 'Warranty', text: 'Every kayak is covered for three years from the day of delivery.' },
      {
        heading: 'Warranty > What is not covered',
        text: 'Wear of the seat. Damage by frost or by use in a rental business, for which the warranty is 6 months.',
      },
      {
        heading: 'Warranty > How to claim',
        text: 'Write to us with the number below the seat. We answer in two days.',
      },
    ],
  },
];

const index = new PassageIndex(new Database(':memory:'));
for (const { title, passages } of PAGES)
  index.replacePage('s', {
    url: `https://kayaks.example/${title}`,
    title,
    lang: 'en',
    contentHash: '',
    fetchedAtMs: 0,
    passages,
  });
const first = (query: string) => index.search('s', query, { limit: 1 })[0]?.heading;

describe('the price of a thing', () => {
  it.each(['heron price', 'price heron', 'how much is the heron', 'what does the heron cost'])(
    'is beside its name, not on a page about prices: %s',
    (query) => {
      expect(first(query)).toBe('Heron');
    },
  );
});

describe('a question that a page is about', () => {
  it.each(['how long is the warranty', 'warranty', 'how many years warranty'])(
    'is answered by its lead: %s',
    (query) => {
      expect(first(query)).toBe('Warranty');
    },
  );
});
