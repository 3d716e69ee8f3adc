import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../api/ranking/question/question.ts';
import type { TermStatistics } from '../../../api/ranking/question/term-statistics.ts';
import { matchExpression } from '../../../api/site-index/match-expression.ts';

const PASSAGES = 500_000;

/** The query on a site of 500,000 passages of which so many have each word. */
function matchFor(question: string, frequencies: Record<string, number>) {
  const statistics: TermStatistics = {
    passageCount: PASSAGES,
    averageLength: 100,
    languages: ['en'],
    documentFrequency: (stem) => frequencies[stem] ?? 0,
    nearWords: () => [],
    relatives: () => [],
  };
  return matchExpression(readQuestion(question, statistics), statistics);
}

describe('the query for FTS5', () => {
  it('is any of the words, rarest first, without those that are on too many passages', () => {
    const match = matchFor('boiler pump alder', { boiler: 900, pump: 300, alder: 400_000 });
    expect(match).toEqual({ expressions: ['"pump" OR "boiler"'], isScored: true });
  });

  it('is both of the rarest two when each is on too many passages, but not both together', () => {
    const match = matchFor('boiler pump', { boiler: 50_000, pump: 40_000 });
    expect(match).toEqual({ expressions: ['"pump" AND "boiler"'], isScored: true });
  });

  it('is not scored when even both together are in too many, and those with one in the title come first', () => {
    const match = matchFor('boiler pump alder', { boiler: 300_000, pump: 250_000, alder: 490_000 });
    expect(match).toEqual({
      expressions: [
        '({title heading} : "pump") AND "boiler"',
        '({title heading} : "boiler") AND "pump"',
        '"pump" AND "boiler" AND "alder"',
        '"pump" AND "boiler"',
      ],
      isScored: false,
    });
    expect(matchFor('alder', { alder: 490_000 })).toEqual({
      expressions: ['({title heading} : "alder")', '"alder"'],
      isScored: false,
    });
  });

  it('is the small words when there are no others', () => {
    expect(matchFor('who is he', { who: 7, is: 30, he: 20 })?.expressions[0]).toContain('"who"');
  });

  it('is nothing when no word is on the site', () => {
    expect(matchFor('boiler pump', {})).toBeNull();
  });
});
