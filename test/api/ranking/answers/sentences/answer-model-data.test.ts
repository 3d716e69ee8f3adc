import { expect, it } from 'vitest';
import { SENTENCE_FEATURES } from '../../../../../api/ranking/answers/sentences/answer-model.ts';
import * as data from '../../../../../api/ranking/answers/sentences/answer-model-data.ts';

it('the answer model uses only existing features, and every reference is valid', () => {
  const numbers = (list: string) => list.split(',').map(Number);
  const splits = numbers(data.FEATURES).length;
  const leaves = numbers(data.LEAVES).length;
  for (const feature of numbers(data.FEATURES)) expect(feature).toBeLessThan(SENTENCE_FEATURES.length);
  const references = [...numbers(data.ROOTS), ...numbers(data.LEFT), ...numbers(data.RIGHT)];
  // Each split and each leaf is referenced exactly once.
  expect(references.filter((at) => at >= 0).sort((a, b) => a - b)).toEqual(Array.from({ length: splits }, (_, i) => i));
  expect(references.filter((at) => at < 0)).toHaveLength(leaves);
  expect(Math.min(...references)).toBe(-leaves);
});
