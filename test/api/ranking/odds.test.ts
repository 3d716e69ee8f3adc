import { expect, it } from 'vitest';
import { logistic, odds } from '../../../api/ranking/odds.ts';

it('the odds of a probability lead back to about that probability, and stay finite', () => {
  for (const probability of [0.1, 0.5, 0.9]) expect(logistic(odds(probability))).toBeCloseTo(probability, 1);
  expect([odds(0), odds(1)].every(Number.isFinite)).toBe(true);
  expect(odds(0.5)).toBe(0);
});
