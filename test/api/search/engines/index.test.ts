import { describe, expect, it } from 'vitest';
import { createEngine, ENGINES } from '../../../../api/search/engines/index.ts';
import { never, requestFor } from '../../../helpers/engine-contract.ts';

const deps = { userAgent: 'TestBot/1.0', now: () => 0 };

describe('the table of engines', () => {
  it('has a description for each engine, and no two alike', () => {
    const descriptions = Object.values(ENGINES).map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(createEngine('exa', { apiKey: 'k' }, deps)).toMatchObject({
      id: 'exa',
      description: ENGINES.exa?.description,
    });
  });

  it('reports missing settings and unknown names', () => {
    expect(() => createEngine('serper', {}, deps)).toThrow('serper: apiKey is missing; set SERPER_API_KEY.');
    expect(() => createEngine('serper_news', {}, deps)).toThrow('SERPER_API_KEY');
    expect(() => createEngine('searxng', {}, deps)).toThrow('searxng: baseURL is missing; set SEARXNG_URL.');
    expect(() => createEngine('site', {}, deps)).toThrow('there is no index');
    expect(() => createEngine('altavista', {}, deps)).toThrow(Object.keys(ENGINES).join(', '));
    expect(() => createEngine('constructor', {}, deps)).toThrow('is not known');
  });
});

it('the site engine returns each page of the index of the visitor’s site once, with unchanged text', async () => {
  const passages = ['if a<b then', 'a & b', 'c'].map((text, passageId) => ({
    passageId,
    url: passageId < 2 ? 'https://a.example.com/x' : 'https://a.example.com/y.pdf',
    fragment: passageId < 2 ? '' : 'page=2',
    title: 'X & Y',
    breadcrumb: ['Help', 'X & Y'],
    heading: '',
    text,
    lang: 'en',
    score: 1,
    confidence: 1,
    onSite: 1,
  }));
  const asked: string[] = [];
  const search = (site: string) => {
    asked.push(site);
    return passages;
  };
  const engine = createEngine('site', {}, { ...deps, index: { search } });
  const { hits } = await engine.search(requestFor({ recency: 'oneDay', site: 'shop' }), { signal: never });
  expect(asked).toEqual(['shop']);
  expect(hits.map((hit) => hit.own)).toEqual([{ breadcrumb: ['Help', 'X & Y'] }, { breadcrumb: ['Help', 'X & Y'] }]);
  expect(hits.map((hit) => [hit.title, hit.url, hit.snippet])).toEqual([
    ['X & Y', 'https://a.example.com/x', 'if a<b then'],
    ['X & Y', 'https://a.example.com/y.pdf#page=2', 'c'],
  ]);
});
