import { expect, it } from 'vitest';
import { SENTENCE_FEATURES } from '../../../../api/ranking/answers/answer-model.ts';
import * as data from '../../../../api/ranking/answers/answer-model-data.ts';
import { readForest } from '../../../../api/ranking/answers/boosted-trees.ts';

it('adds the leaf of each tree that a row falls into; a value at the threshold goes left', () => {
  // Two trees: x0 <= 0.5 ? (x1 <= 2 ? 1 : 10) : 100, and a single leaf of 0.25.
  const forest = readForest({
    roots: '0,-4',
    features: '0,1',
    thresholds: '.5,2',
    left: '1,-1',
    right: '-3,-2',
    leaves: '1,10,100,.25',
  });
  expect(forest(Float64Array.of(0.5, 2))).toBe(1.25);
  expect(forest(Float64Array.of(0, 2.1))).toBe(10.25);
  expect(forest(Float64Array.of(0.6, 0))).toBe(100.25);
});

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
