import { expect, it } from 'vitest';
import { BITS_PER_WORD, isOrdinaryWord, toFilter } from '../../../../api/text/common-words/ordinary-words.ts';

it.each(['creek', 'rubbed', 'curtains', 'charter', 'bundle'])('“%s” is a word of English', (word) => {
  expect(isOrdinaryWord(word, 'en')).toBe(true);
});

it.each(['realy', 'montly', 'acount', 'recieve', 'memebership'])('“%s” is none', (word) => {
  expect(isOrdinaryWord(word, 'en')).toBe(false);
});

it('a language without a list has no ordinary words', () => {
  expect(isOrdinaryWord('creek', 'zh')).toBe(false);
});

it('a filter is as long as its words need', () => {
  expect(Buffer.from(toFilter(['one', 'two', 'three', 'four']), 'base64')).toHaveLength((4 * BITS_PER_WORD) / 8);
});
