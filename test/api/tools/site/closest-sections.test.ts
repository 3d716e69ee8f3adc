import { describe, expect, test } from 'vitest';
import type { Hit } from '../../../../api/site-index/passage-index.ts';
import { leadOfClosest } from '../../../../api/tools/site/closest-sections.ts';

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
