// Questions to small sites of other fields, and what some of them showed. All of these sites: test/answers.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askInTurn, indexFolder } from '../helpers/ask-site.ts';
import { describeSites, SITES, SMALL_SITES } from '../helpers/small-sites.ts';

/** One of each language, so that `npm test` is short. */
const SHORT = [
  'vet',
  'schreinerei',
  'gimnasio',
  'homestay',
  'yoga',
  'salon-fukuoka',
  'pension-jeju',
  'petshop-curitiba',
  'cooking-chiang-mai',
  'driving-amman',
];

describeSites(SMALL_SITES.filter(({ site }) => SHORT.includes(site)));

describe('a question for a price', () => {
  it.each([
    ['dentist', 'teeth whitning how much', false, '$480'],
    ['theatre', 'how much to be a member', true, ''],
  ])('%s: %s', async (site, question, isUnsure, price) => {
    const [answer] = await askInTurn(await indexFolder(join(SITES, site)), [question]);
    expect(answer?.isUnsure).toBe(isUnsure);
    expect(answer?.text.replaceAll('\\', '')).toContain(price);
  });
});

describe('a message that only asks for a value or names a day', () => {
  it.each([
    ['vet', 'vet at night', 'how much is that', '£165'],
    ['vet', 'taking dog to france what do i need', 'price?', '£185'],
    ['vet', 'puppy classes', 'how old can he be', 'sixteen weeks'],
    ['theatre', 'last train home', 'sundays?', '21.10'],
    [
      'bikes',
      'My son is 5 years old and 108 cm tall, which size would he need?',
      'how much is that for a day',
      // Only the row of a child of 108 cm.
      '**16 inch**\n- Height of child: 100–115 cm\n- Half day: €7\n- Day: €10',
    ],
  ])(
    '%s: is answered from the section or the page of the answer before: %s, %s',
    async (site, before, message, value) => {
      const index = await indexFolder(join(SITES, site));
      const [, answer] = await askInTurn(index, [before, message]);
      expect(answer?.isUnsure).toBe(false);
      expect(answer?.text).toContain(value);
    },
  );
});

describe('a question whose answer is not found first', () => {
  it.each([
    ['is answered by the fee, and not by a row that its article seems to name', 'is there a booking fee', '£1.20'],
    [
      'is answered from the second passage, where the search is surer of that',
      'where do i park my car',
      'Market Square',
    ],
  ])('%s: %s', async (_, question, value) => {
    const index = await indexFolder(join(SITES, 'theatre'));
    const [answer] = await askInTurn(index, [question]);
    expect(answer?.isUnsure).toBe(false);
    expect(answer?.text).toContain(value);
  });
});

describe('a topic named by a word', () => {
  it.each([
    ['the word of its address alone', 'cancellation', ['Let us know in writing', '60 % of the total']],
    [
      'a page of rules, whose list is too long to be shown whole',
      'rules',
      ['1. Quiet from 10.30 pm', '2. Walking pace'],
    ],
    ['an address that is in the footer alone', 'address', ['St Tethy, Cornwall TR27 9QQ']],
    ['the rule that answers, without the line above the list', 'generator', ['Generators are not allowed']],
  ])('%s', async (_, question, said) => {
    const index = await indexFolder(join(SITES, 'camp'));
    const [answer] = await askInTurn(index, [question]);
    expect(answer?.isUnsure).toBe(false);
    for (const text of said) expect(answer?.text).toContain(text);
    if (question === 'generator') expect(answer?.text).not.toContain("There aren't many");
  });
});
