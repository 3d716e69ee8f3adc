import { describe, expect, test } from 'vitest';
import { MemoryStatistics } from '../../../../api/ranking/passages/memory-statistics.ts';
import type { Hit } from '../../../../api/site-index/passage-index.ts';
import { closestSections, leadOfClosest, readLanguages } from '../../../../api/tools/site/closest-sections.ts';

const hit = (text: string, onSite: number): Hit => ({
  ...{ passageId: 1, url: 'https://shop.example/returns', fragment: '', title: 'Returns', heading: 'Returns' },
  ...{ breadcrumb: [], lang: 'en', text, score: 1, confidence: 0.1, onSite },
});
const lead = (query: string, text: string, onSite = 0.6) => {
  const hits = [hit(text, onSite)];
  return leadOfClosest(hits, () => hits, query, undefined)?.text ?? null;
};

describe('what the closest section says', () => {
  const text = 'You have 30 days to send a machine back.\n\nIf you no longer have the box, we send one for €15.';

  test('is the paragraph nearest to the question', () => {
    expect(lead('lost the box', text)).toBe('If you no longer have the box, we send one for €15.');
  });

  test('is its beginning where no sentence is nearer', () => {
    expect(lead('send a machine', text)).toMatch(/^You have 30 days/);
  });

  test('is nothing where that would be a guess', () => {
    expect(lead('lost the box', text, 0.2)).toBe(null);
  });

  test('is no row of a table', () => {
    expect(lead('box price', 'Part | Price\nBox | €15')).toBe(null);
  });
});

describe('the closest sections', () => {
  const named = (query: string, ...languages: string[]) => {
    const hits = languages.map((lang, at) => ({
      ...hit('Text', 0.5),
      passageId: at,
      url: `https://shop.example/${lang}`,
      lang,
    }));
    const statistics = Object.assign(new MemoryStatistics([], []), { languages });
    return closestSections(hits, undefined, readLanguages(query, statistics)).map(({ url }) => url.slice(-2));
  };

  test('are in the language of the question, or in English beside it', () => {
    expect(named('are you hiring', 'id', 'en', 'vi')).toEqual(['en']);
    expect(named('có tuyển người không', 'id', 'en', 'vi')).toEqual(['en', 'vi']);
  });

  test('are in any language where the site has neither', () => {
    expect(named('are you hiring', 'id', 'vi')).toEqual(['id', 'vi']);
  });
});
