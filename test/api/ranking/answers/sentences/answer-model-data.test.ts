import { expect, it } from 'vitest';
import { SENTENCE_FEATURES } from '../../../../../api/ranking/answers/sentences/answer-model.ts';
import * as data from '../../../../../api/ranking/answers/sentences/answer-model-data.ts';

it('the answer model uses only existing features, and its shape has as many splits and leaves as there are numbers', () => {
  const numbers = (list: string) => list.split(',').map(Number);
  for (const feature of numbers(data.FEATURES)) expect(feature).toBeLessThan(SENTENCE_FEATURES.length);
  const count = (sign: string) => data.SHAPE.split(sign).length - 1;
  expect(numbers(data.FEATURES)).toHaveLength(count('1'));
  expect(numbers(data.THRESHOLDS)).toHaveLength(count('1'));
  expect(numbers(data.LEAVES)).toHaveLength(count('0'));
});
