import { expect, test } from 'vitest';
import { isUnfinishedCitation, readNumbers } from '../../../protocol/marks/read-citations.ts';

test('an answer is read with few blanks and at most four digits', () => {
  expect(readNumbers('3, 5')).toEqual([3, 5]);
  expect(readNumbers('1200')).toEqual([1200]);
  expect(readNumbers('12345')).toBeNull();
  expect(readNumbers('see 3')).toBeNull();
  expect(['[', '[3, ', '[3]', '[a'].map(isUnfinishedCitation)).toEqual([true, true, false, false]);
});
