import { describe, expect, it } from 'vitest';
import { type JudgedPassage, sentenceInputs } from '../../../api/ranking/sentence-evidence.ts';

const passage = (page: string, scores: number[], mass: number, score: number): JudgedPassage => ({
  page,
  scores,
  mass,
  score,
});

describe('what sentences say about the passages', () => {
  it('is their best, beside other sentences, pages and passages', () => {
    const [first, second, third] = sentenceInputs([
      passage('a', [1, 3], 0.6, 9),
      passage('a', [2], 0.3, 8.5),
      passage('b', [0], 0.1, 7),
    ]).map((values) => [...values]);
    const total = Math.log(Math.exp(1) + Math.exp(3) + Math.exp(2) + 1);
    expect(first).toEqual([0.6, 3, 3, total, 2, expect.closeTo(0.9), 0.5, 2]);
    expect(second).toEqual([0.3, 2, 2, total, 5, expect.closeTo(0.9), -0.5, 1]);
    expect(third).toEqual([0.1, 0, -3, total, 5, expect.closeTo(0.1), -2, 1]);
  });

  it('is bounded for a passage alone and for one without a sentence', () => {
    expect([...sentenceInputs([passage('a', [], 1e-6, 4)])[0]!]).toEqual([1e-6, -20, 5, -20, 5, 1e-6, 10, 0]);
    const [empty] = sentenceInputs([passage('a', [], 1e-6, 4), passage('b', [1], 1, 8)]);
    expect([...empty!].every(Number.isFinite)).toBe(true);
  });
});
