import { describe, expect, test } from 'vitest';
import { holdsIn, seasonIn } from '../../../../../../api/ranking/answers/values/hours/season.ts';

const read = (text: string, lang: string) => {
  const season = seasonIn(text, lang);
  return season && { months: [...season.months].sort((a, b) => a - b), names: [...season.names] };
};

describe('the part of the year that a text names', () => {
  test.each([
    ['April to October', 'en', [3, 4, 5, 6, 7, 8, 9], []],
    ['Nov – Mar', 'en', [0, 1, 2, 10, 11], []],
    ['Winter (1 November until 31 March)', 'en', [0, 1, 2, 10, 11], [3]],
    ['in may', 'en', [4], []],
    ['vom 1. April bis 31. Oktober', 'de', [3, 4, 5, 6, 7, 8, 9], []],
    ['Verano: de junio a septiembre', 'es', [5, 6, 7, 8], [1]],
    ['de novembre à mars', 'fr', [0, 1, 2, 10, 11], []],
    ['tháng 4 đến tháng 10', 'vi', [3, 4, 5, 6, 7, 8, 9], []],
    ['4月至10月', 'zh', [3, 4, 5, 6, 7, 8, 9], []],
    ['十一月', 'zh', [10], []],
    ['Oktober sampai Maret', 'id', [0, 1, 2, 9, 10, 11], []],
  ])('%s', (text, lang, months, names) => {
    expect(read(text, lang)).toEqual({ months, names });
  });

  test.each(['you may bring a dog', 'Mon–Fri 9:00–17:00', 'march past the gate', 'Dec', ''])('is none: %s', (text) => {
    expect(read(text, 'en')).toBeNull();
  });
});

test('a season without months may hold in any month, and does in one of its name', () => {
  const winter = { months: new Set<number>(), names: new Set([3]) };
  expect(holdsIn(winter, null, 11)).toBeNull();
  expect(holdsIn(winter, { months: new Set([11]), names: new Set() }, 6)).toBeNull();
  expect(holdsIn(winter, winter, 6)).toBe(true);
  expect(holdsIn(winter, { months: new Set(), names: new Set([1]) }, 6)).toBe(false);
});
