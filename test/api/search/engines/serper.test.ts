import { afterEach, describe, expect, it } from 'vitest';
import { createSerper } from '../../../../api/search/engines/serper.ts';
import {
  API_KEY,
  describeEngine,
  never,
  readFixture,
  requestFor,
  startService,
} from '../../../helpers/engine-contract.ts';

const recencies = { oneDay: 'qdr:d', oneWeek: 'qdr:w', oneMonth: 'qdr:m', oneYear: 'qdr:y', noLimit: undefined };
describeEngine({
  name: 'serper',
  create: (baseUrl) => createSerper({ apiKey: API_KEY, baseUrl }),
  fixture: 'serper',
  path: '/search',
  recency: (request) => request.body.tbs,
  recencies,
});
describeEngine({
  name: 'serper news',
  create: (baseUrl) => createSerper({ apiKey: API_KEY, baseUrl, vertical: 'news' }),
  fixture: 'serper_news',
  path: '/news',
  recency: (request) => request.body.tbs,
  recencies,
});

describe('serper', () => {
  let close = async (): Promise<void> => {};
  afterEach(() => close());

  it('requests pages of ten hits until there are enough', async () => {
    const service = await startService(({ body }) => {
      const page = Number(body.page ?? 1);
      const organic = Array.from({ length: page === 3 ? 4 : 10 }, (_, i) => ({
        title: `Hit ${i}`,
        link: `https://a.example.com/${page}/${i}`,
        snippet: 'x',
      }));
      return { body: JSON.stringify({ organic: page > 3 ? [] : organic }) };
    });
    close = service.close;
    const engine = createSerper({ apiKey: API_KEY, baseUrl: service.baseUrl });
    expect((await engine.search(requestFor({ count: 15 }), { signal: never })).hits.length).toBe(15);
    expect(service.seen.map((one) => [one.body.num, one.body.page])).toEqual([
      [10, undefined],
      [10, 2],
    ]);
    const all = await engine.search(requestFor({ count: 50 }), { signal: never });
    expect([all.hits.length, all.notes[0]]).toEqual([24, 'serper gave 24 of 50 results.']);
  });

  it('sends its key in the header and nowhere else', async () => {
    const service = await startService(() => ({ body: readFixture('serper') }));
    close = service.close;
    await createSerper({ apiKey: API_KEY, baseUrl: `${service.baseUrl}/proxy/` }).search(requestFor(), {
      signal: never,
    });
    expect(service.seen[0]).toMatchObject({
      method: 'POST',
      headers: { 'x-api-key': API_KEY },
      body: { q: 'museum hours' },
    });
    expect(service.seen[0]?.url.pathname).toBe('/proxy/search');
    expect(JSON.stringify(service.seen[0]?.body) + service.seen[0]?.url.href).not.toContain(API_KEY);
  });

  it('reports "Not enough credits" as an exhausted quota', async () => {
    const service = await startService(() => ({ status: 400, body: '{"message":"Not enough credits"}' }));
    close = service.close;
    const engine = createSerper({ apiKey: API_KEY, baseUrl: service.baseUrl });
    await expect(engine.search(requestFor(), { signal: never })).rejects.toMatchObject({
      code: 'quota',
      retryable: false,
    });
  });
});
