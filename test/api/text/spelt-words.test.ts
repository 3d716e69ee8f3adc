import { expect, it } from 'vitest';
import { analyse } from '../../../api/text/analyse.ts';
import { hasDistinctDiacritics, speltWords } from '../../../api/text/spelt-words.ts';

it('holds the words with diacritics of a language in which they distinguish words, each once', () => {
  expect(hasDistinctDiacritics('vi-VN')).toBe(true);
  expect(speltWords(analyse('Trà và trà ban đêm', 'vi'), 'vi')).toEqual(['¤trà', '¤và', '¤đêm']);
});

it('holds of other languages names with letters of such a language alone', () => {
  expect(hasDistinctDiacritics('fr')).toBe(false);
  expect(speltWords(analyse('Café Cầu Đất à Paris', 'fr'), 'fr')).toEqual(['¤cầu', '¤đất']);
});
