import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TermStatistics } from '../../../../api/ranking/question/term-statistics.ts';
import { PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { withCountriesOnSite, withMinutesOnSite } from '../../../../api/tools/site/expand-query.ts';

let statistics: TermStatistics;

beforeAll(() => {
  const index = new PassageIndex(new Database(':memory:'));
  index.replacePage('s', {
    url: 'https://music.example/lessons',
    title: 'Lessons',
    lang: 'en',
    contentHash: '1',
    fetchedAtMs: 0,
    passages: [
      { heading: 'Prices', text: 'Piano, 30 minutes: €28. Piano, 60 minutes: €49.' },
      { heading: 'Scores by post', text: 'Delivery to the United States takes 9 days.' },
    ],
  });
  statistics = index.statistics('s') as TermStatistics;
});

describe('a question for a price', () => {
  it('has the minutes of its durations where the site counts them in minutes', () => {
    expect(withMinutesOnSite('how much is half an hour of piano', [], statistics)).toContain('30 minute');
    expect(withMinutesOnSite('and for half an hour', ['how much is a piano lesson'], statistics)).toContain(
      '30 minute',
    );
  });

  it('stays as it is where the site does not, or where the question wants no price', () => {
    for (const question of ['how much are three quarters of an hour', 'can i come half an hour late'])
      expect(withMinutesOnSite(question, [], statistics)).toBe(question);
  });
});

describe('a question about delivery', () => {
  it('has the country of its city where the site has only that', () => {
    expect(withCountriesOnSite('how long is delivery to new york', statistics)).toContain('United States');
  });

  it('stays as it is where the site has not, and so does a question about something else', () => {
    for (const question of ['how long is delivery to paris', 'a concert in new york'])
      expect(withCountriesOnSite(question, statistics)).toBe(question);
  });
});
