import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../api/ranking/answers/answer.ts';
import { lacksOffered, lacksServiced } from '../../../../api/ranking/answers/lacks-thing.ts';

const page = (passageId: number, lang: string, title: string, heading: string, text: string) => ({
  ...{ passageId, lang, title, heading, text, score: 1 },
});
const passages = [
  page(1, 'en', 'A visit', 'A visit', 'Tea was planted here in 1927. Most of it is sold in the evening to a trader.'),
  page(2, 'en', 'Three coffees', 'Three coffees > Whole beans only', 'We grind no coffee for you.'),
  page(3, 'en', 'Accessories', 'Accessories', 'Article | Price\nKnock box | €39'),
  page(
    4,
    'en',
    'Repairs',
    'Repairs > Mending it yourself',
    'You may change the gasket. Each comes with a page of pictures.',
  ),
  page(5, 'id', 'Garansi', 'Garansi', 'Ini mencakup motor penggiling. Garansi melekat pada mesin yang dijual.'),
  page(6, 'en', 'Payment', 'Payment', 'You get your money back in five days. The mobile app shows when.'),
];
const read = (query: string) => readForAnswer(query, passages).question;

describe('a thing that the site does not have', () => {
  test.each(['do you sell tea', 'sell me tea', 'jual motor', 'do you sell bean bicycles'])(
    'is not offered: “%s”',
    (query) => {
      expect(lacksOffered(read(query), passages)).toBe(true);
    },
  );

  test.each([
    ['below a heading', 'do you sell beans'],
    ['in the name of a row', 'do you sell knock boxes'],
    ['in no question about selling', 'where was tea planted'],
    ['not at all', 'what do you sell'],
    ['as a holiday, which is not on offer', 'tết có nghỉ không'],
  ])('is named %s: “%s”', (_where, query) => {
    expect(lacksOffered(read(query), passages)).toBe(false);
  });

  test('is no part of an answer that names nothing of its kind', () => {
    expect(lacksServiced(read('iphone repair'), passages.slice(3, 4))).toBe(true);
    expect(lacksServiced(read('gasket repair'), passages.slice(3, 4))).toBe(false);
    expect(lacksServiced(read('iphone page'), passages.slice(3, 4))).toBe(false);
  });

  test('may be named in other words', () => {
    expect(lacksServiced(read('fix the mobile app'), [{ ...passages[3], text: 'We mend the website.' } as never])).toBe(
      false,
    );
  });
});
