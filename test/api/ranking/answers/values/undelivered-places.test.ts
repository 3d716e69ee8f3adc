import { describe, expect, it } from 'vitest';
import { assembleAnswer } from '../../../../../api/ranking/answers/assemble-answer.ts';

const section = (text: string, lang = 'en') => ({
  ...{ passageId: 1, score: 5, title: 'Shipping', heading: 'Shipping > Where to', lang, text },
});
const TABLE = {
  ...section('To | Working days | Price\nGermany | 1 to 2 | €6.90\nUnited Kingdom | 3 to 5 | €14.90'),
  ...{ passageId: 2, heading: 'Shipping > Times and prices' },
};
const answer = (query: string, text: string, lang?: string) => {
  const [first] = assembleAnswer(query, [TABLE, section(text, lang)]);
  return first?.rule === 'place' ? first.text : undefined;
};

const DENIED = 'We do not ship to the United States and Canada, because none of our machines is made for 120 V.';

describe('delivery to a place that is denied', () => {
  it.each([
    'shipping to canada cost',
    'delivery cost usa',
    'how long does delivery to new york take',
    'ship to toronto',
  ])('“%s” is answered by the statement', (query) => {
    expect(answer(query, DENIED)).toBe(DENIED);
  });

  it.each([
    ['giao hàng đi mỹ', 'Chúng tôi không giao hàng đến Mỹ và Canada.', 'vi'],
    ['ongkir ke kanada', 'Kami tidak mengirim ke Amerika Serikat dan Kanada.', 'id'],
    ['寄到加拿大多少钱', '我们不寄往美国和加拿大。', 'zh'],
    ['versand in die usa', 'In die Schweiz und nach Norwegen schon, doch wir liefern nicht in die USA.', 'de'],
  ])('“%s” in the language of “%s”', (query, text, lang) => {
    expect(answer(query, text, lang)).toBe(text);
  });

  it.each([
    ['of another place', 'shipping to mexico cost', DENIED],
    ['of something else', 'shipping to canada cost', 'Our prices do not include the cost of shipping to Canada.'],
    ['of what comes behind the place', 'shipping to canada cost', 'Parcels to Canada are not shipped on Sundays.'],
    ['in a question', 'shipping to canada cost', 'Why do we not ship to Canada?'],
  ])('a statement %s is none', (_what, query, text) => {
    expect(answer(query, text)).toBe(undefined);
  });

  it('has the row of a table before it', () => {
    expect(answer('shipping to germany cost', 'We do not ship to Germany on Sundays.')).toContain('€6.90');
  });
});
