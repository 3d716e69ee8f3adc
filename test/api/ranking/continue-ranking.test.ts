import { describe, expect, test } from 'vitest';
import { continueRanking } from '../../../api/ranking/continue-ranking.ts';

const ranking = (scores: Record<string, number>) =>
  Object.entries(scores)
    .map(([key, score]) => ({ key, page: key.charAt(0), score, features: new Float64Array() }))
    .sort((a, b) => b.score - a.score);
const order = (own: Record<string, number>, earlier: Record<string, number>) =>
  continueRanking(ranking(own), ranking(earlier)).map(({ key }) => key);

describe('continueRanking', () => {
  test('a question that says little by itself keeps to what was answered', () => {
    expect(order({ a1: 0.2, b1: 0.3, c1: 0.1 }, { a1: 5, b1: 0, c1: 0 })).toEqual(['a1', 'b1', 'c1']);
  });

  test('prefers the page that was answered from', () => {
    expect(order({ a2: 1, b1: 1.2 }, { a1: 5, a2: 0, b1: 0 })[0]).toBe('a2');
  });

  test('a question that clearly names something else is not drawn back', () => {
    expect(order({ a1: 0, b1: 8 }, { a1: 9, b1: 0 })).toEqual(['b1', 'a1']);
  });
});
