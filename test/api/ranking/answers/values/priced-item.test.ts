import { expect, test } from 'vitest';
import { readPricedItem } from '../../../../../api/ranking/answers/values/priced-item.ts';

test.each([
  ['Jug, 0.35 l €22, 0.6 l €26.', 'en', ['Jug', '0.35 l €22, 0.6 l €26.']],
  ['Knock box (beech) €39', 'en', ['Knock box', 'beech) €39']],
  ['2. Filter: €5', 'en', ['Filter', '€5']],
  ['Thùng gõ – 39 €', 'vi', ['Thùng gõ', '39 €']],
])('“%s” is a name with what is said of it', (text, lang, cells) => {
  expect(readPricedItem(text, lang)?.cells).toEqual(cells);
});

test.each(['Wait two minutes, then pour.', '€5, or €9 for two', 'Everything costs the same. Jug, €22', 'Jug'])(
  '“%s” has no name before a price',
  (text) => {
    expect(readPricedItem(text, 'en')).toBeNull();
  },
);
