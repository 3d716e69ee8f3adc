import { describe, expect, it } from 'vitest';
import { createEngines, ENGINE_NAMES } from '../../../../api/search/engines/index.ts';
import { never, requestFor } from '../../../helpers/engine-contract.ts';

const deps = { userAgent: 'TestBot/1.0', now: () => 0 };

describe('the table of engines', () => {
  it('creates the configured engines, in its own order, each once', () => {
    const engines = createEngines({ wikipedia: {}, exa: { apiKey: 'k' }, serper: { apiKey: 'k' } }, deps);
    expect(engines.map((engine) => engine.id)).toEqual(['serper', 'exa', 'wikipedia']);
    expect(new Set(engines.map((engine) => engine.description)).size).toBe(3);
  });

  it('reports missing settings and unknown names', () => {
    expect(() => createEngines({ serper: {} }, deps)).toThrow('SERPER_API_KEY');
    expect(() => createEngines({ searxng: {} }, deps)).toThrow('SEARXNG_URL');
    expect(() => createEngines({ site: {} }, deps)).toThrow('there is no index');
    expect(() => createEngines({ altavista: {} }, deps)).toThrow(ENGINE_NAMES.join(', '));
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
  }));
  const asked: string[] = [];
  const search = (site: string) => {
    asked.push(site);
    return passages;
  };
  const [engine] = createEngines({ site: {} }, { ...deps, index: { search } });
  const { hits } = await engine!.search(requestFor({ recency: 'oneDay', site: 'shop' }), { signal: never });
  expect(asked).toEqual(['shop']);
  expect(hits.map((hit) => hit.own)).toEqual([{ breadcrumb: ['Help', 'X & Y'] }, { breadcrumb: ['Help', 'X & Y'] }]);
  expect(hits.map((hit) => [hit.title, hit.url, hit.snippet])).toEqual([
    ['X & Y', 'https://a.example.com/x', 'if a<b then'],
    ['X & Y', 'https://a.example.com/y.pdf#page=2', 'c'],
  ]);
});
