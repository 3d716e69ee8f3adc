import { describe, expect, it } from 'vitest';
import { createGlm } from '../../../../api/search/engines/glm.ts';
import {
  API_KEY,
  describeEngine,
  never,
  readFixture,
  requestFor,
  startService,
} from '../../../helpers/engine-contract.ts';

type Body = { tools: { web_search: { search_recency_filter: string } }[] };

describeEngine({
  name: 'glm',
  create: (baseUrl) => createGlm({ apiKey: API_KEY, baseUrl }),
  fixture: 'glm',
  usage: {
    reply: { usage: { prompt_tokens: 30, completion_tokens: 12 } },
    tokens: { input_tokens: 30, output_tokens: 12 },
  },
  path: '/api/paas/v4/chat/completions',
  recency: (request) => (request.body as Body).tools[0]?.web_search.search_recency_filter,
  recencies: { oneDay: 'oneDay', oneWeek: 'oneWeek', oneMonth: 'oneMonth', oneYear: 'oneYear', noLimit: 'noLimit' },
});

describe('glm', () => {
  it('answers with citations of its hits, and removes marks without a hit', async () => {
    const service = await startService(() => ({ body: readFixture('glm') }));
    const engine = createGlm({ apiKey: API_KEY, baseUrl: service.baseUrl });
    const { summary } = await engine.search(requestFor({ prompt: 'When is it closed?' }), { signal: never });
    expect(summary).toBe('周一闭馆，其余时间九点到五点开放[1]。门票十二欧元[2]。');
    expect(service.seen[0]?.body).toMatchObject({ stream: false, messages: [{ content: 'When is it closed?' }] });
    await service.close();
  });

  it.each([{}, { web_search: null }, { web_search: [] }])(
    'keeps an answer without sources and says so: %j',
    async (extra) => {
      const body = JSON.stringify({
        choices: [{ message: { role: 'assistant', content: 'From memory [ref_1].' } }],
        ...extra,
      });
      const service = await startService(() => ({ body }));
      const engine = createGlm({ apiKey: API_KEY, baseUrl: service.baseUrl });
      expect(await engine.search(requestFor(), { signal: never })).toEqual({
        hits: [],
        summary: 'From memory.',
        notes: ['glm named no sources for its answer.'],
      });
      await service.close();
    },
  );

  it.each([
    ['1113', 429, 'quota'],
    ['1301', 400, 'blocked'],
    ['1303', 429, 'rate_limited'],
    ['1001', 400, 'auth'],
  ])('reads its business code %s with status %d as %s', async (code, status, expected) => {
    const service = await startService(() => ({ status, body: JSON.stringify({ error: { code, message: 'x' } }) }));
    const engine = createGlm({ apiKey: API_KEY, baseUrl: service.baseUrl });
    await expect(engine.search(requestFor(), { signal: never })).rejects.toMatchObject({ code: expected });
    await service.close();
  });
});
