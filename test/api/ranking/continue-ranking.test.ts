import { describe, expect, test } from 'vitest';
import { type Continued, continuedEstimates, continueRanking } from '../../../api/ranking/continue-ranking.ts';
import { analysePassage } from '../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../api/ranking/passages/memory-statistics.ts';
import { FEATURES } from '../../../api/ranking/passages/ranking-weights.ts';
import { readQuestion } from '../../../api/ranking/question/question.ts';

const statistics = new MemoryStatistics([analysePassage('', '', 'price duo grinder delivery', 'en')], ['en']);
const question = readQuestion('price duo', statistics);
const ranking = (scores: Record<string, number>) =>
  Object.entries(scores)
    .map(([key, score]) => ({ key, page: key.charAt(0), score, features: new Float64Array(FEATURES.length) }))
    .sort((a, b) => b.score - a.score);
const continued = (
  own: Record<string, number>,
  joint: Record<string, number>,
  { isFollowUp = true, previous = joint }: { isFollowUp?: boolean; previous?: Record<string, number> } = {},
): Continued<string> => ({
  own: { question, ranked: ranking(own) },
  joint: { question, ranked: ranking(joint) },
  previous: { question, ranked: ranking(previous) },
  isFollowUp,
});
const order = (...args: Parameters<typeof continued>) => continueRanking(continued(...args)).map(({ key }) => key);

describe('continueRanking', () => {
  test('a question that says little by itself is ranked together with the one before it', () => {
    expect(order({ a1: 0.2, b1: 0.3, c1: 0.1 }, { a1: 5, b1: 0, c1: 0 })[0]).toBe('a1');
  });

  test('prefers the page that both are about', () => {
    expect(order({ a2: 1, b1: 1.2 }, { a1: 5, a2: 0.5, b1: 0 })[0]).toBe('a2');
  });

  test('prefers the page that answered the question before it', () => {
    const own = { a2: 1, b1: 1.2 };
    const joint = { a2: 1, b1: 1 };
    expect(order(own, joint, { previous: { a1: 5, a2: 0, b1: 0 } })[0]).toBe('a2');
    expect(order(own, joint, { previous: { b1: 5, a2: 0 } })[0]).toBe('b1');
  });

  test('a question that clearly names something else is not drawn back, the less where it does not say that it continues', () => {
    expect(order({ a1: 0, b1: 30 }, { a1: 9, b1: 0 })[0]).toBe('b1');
    expect(order({ a1: 0, b1: 8 }, { a1: 9, b1: 0 }, { isFollowUp: false })[0]).toBe('b1');
    expect(order({ a1: 0, b1: 8 }, { a1: 9, b1: 0 })[0]).toBe('a1');
  });
});

test('the estimates are higher for a passage that is alone', () => {
  const confidence = (joint: Record<string, number>) => {
    const both = continued({ a1: 2, b1: 0, c1: 0 }, joint);
    const ranked = continueRanking(both);
    return continuedEstimates(both, ranked, ranked.slice(0, 1))[0]?.confidence ?? 0;
  };
  expect(confidence({ a1: 5, b1: 0, c1: 0 })).toBeGreaterThan(confidence({ a1: 5, b1: 4.9, c1: 4.9 }));
});
