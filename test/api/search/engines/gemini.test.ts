import { describe, expect, it } from 'vitest';
import { createGemini } from '../../../../api/search/engines/gemini.ts';
import {
  API_KEY,
  describeEngine,
  never,
  readFixture,
  requestFor,
  startService,
} from '../../../helpers/engine-contract.ts';

const now = (): number => Date.UTC(2026, 10, 21);
const range = (startTime: string) => ({ startTime: `${startTime}T00:00:00.000Z`, endTime: '2026-11-21T00:00:00.000Z' });
type Body = { tools: { google_search: { timeRangeFilter?: unknown } }[] };

describeEngine({
  name: 'gemini',
  create: (baseUrl) => createGemini({ apiKey: API_KEY, baseUrl, now }),
  fixture: 'gemini',
  usage: {
    reply: {
      usageMetadata: {
        promptTokenCount: 30,
        candidatesTokenCount: 12,
        thoughtsTokenCount: 5,
        toolUsePromptTokenCount: 200,
      },
    },
    tokens: { input_tokens: 230, output_tokens: 17 },
  },
  path: '/v1beta/models/gemini-2.5-flash:generateContent',
  recency: (request) => (request.body as Body).tools[0]?.google_search.timeRangeFilter,
  recencies: {
    oneDay: range('2026-11-20'),
    oneWeek: range('2026-11-14'),
    oneMonth: range('2026-10-21'),
    oneYear: range('2025-11-21'),
    noLimit: undefined,
  },
});

describe('gemini', () => {
  const search = async (body: string, extra: object = {}) => {
    const service = await startService(() => ({ body }));
    const engine = createGemini({ apiKey: API_KEY, baseUrl: service.baseUrl, now, ...extra });
    try {
      return await engine.search(requestFor(), { signal: never });
    } finally {
      await service.close();
    }
  };

  it('puts citations at their byte offsets, also after letters of several bytes', async () => {
    const { summary } = await search(readFixture('gemini'));
    expect(summary).toBe('Bảo tàng mở cửa từ chín giờ.[1] Giá vé mười hai euro.[2]');
  });

  it('resolves its own redirects, and keeps them where that fails', async () => {
    const redirect = (name: string): string => `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${name}`;
    const chunks = ['a', 'b'].map((name) => ({ web: { uri: redirect(name), title: name } }));
    const body = {
      candidates: [{ content: { parts: [{ text: 'x' }] }, groundingMetadata: { groundingChunks: chunks } }],
    };
    const resolveRedirect = async (url: string): Promise<string> => {
      if (url.endsWith('b')) throw new Error('no');
      return 'https://museum.example.com/hours';
    };
    const { hits } = await search(JSON.stringify(body), { resolveRedirect });
    expect(hits.map((hit) => hit.url)).toEqual(['https://museum.example.com/hours', redirect('b')]);
  });

  it('returns the search entry point unchanged, and none that is missing, blank, no text or too long', async () => {
    const entryPoint = async (groundingMetadata: object | null) => {
      const candidate = { content: { parts: [{ text: 'x' }] }, groundingMetadata };
      return (await search(JSON.stringify({ candidates: [candidate] }))).entryPoint;
    };
    const of = (renderedContent: unknown) => entryPoint({ searchEntryPoint: { renderedContent } });
    const html = `<style>.chip{color:red}</style><a href="https://www.google.com/search?q=x">x</a>${' '.repeat(60_000)}`;
    expect(await of(html)).toBe(html);
    expect(await of('y'.repeat(65_536))).toHaveLength(65_536);
    expect(await of('y'.repeat(65_537))).toBeUndefined();
    for (const none of [undefined, null, '', ' \n', 7, {}, [html]]) expect(await of(none)).toBeUndefined();
    expect(await entryPoint({ searchEntryPoint: null })).toBeUndefined();
    expect(await entryPoint(null)).toBeUndefined();
  });

  it('keeps an answer without sources, with a note; a refusal is blocked', async () => {
    const answer = await search(JSON.stringify({ candidates: [{ content: { parts: [{ text: 'x' }] } }] }));
    expect(answer).toEqual({ hits: [], summary: 'x', notes: ['gemini named no sources for its answer.'] });
    await expect(search(JSON.stringify({ candidates: [{ finishReason: 'SAFETY' }] }))).rejects.toMatchObject({
      code: 'blocked',
    });
  });

  it('accepts null chunks and supports and offsets inside a letter, and gives one page one number', async () => {
    const support = (endIndex: number, ...groundingChunkIndices: number[]) => ({
      segment: { endIndex },
      groundingChunkIndices,
    });
    const { hits, summary } = await search(
      JSON.stringify({
        candidates: [
          {
            content: { parts: [{ text: 'Mở cửa. Vé.' }, null] },
            groundingMetadata: {
              groundingChunks: [
                null,
                { web: { uri: 'https://a.example/?utm_source=x' } },
                { web: { uri: 'https://www.a.example/' } },
              ],
              groundingSupports: [
                null,
                support(2, 1),
                support(900, 1),
                support(15, 2, 0, 7),
                { groundingChunkIndices: [1] },
              ],
            },
          },
        ],
      }),
    );
    expect(hits).toHaveLength(1);
    expect(summary).toBe('Mở[1] cửa. Vé[1].');
    await expect(
      search(JSON.stringify({ candidates: [null], promptFeedback: { blockReason: 'SAFETY' } })),
    ).rejects.toMatchObject({
      code: 'blocked',
    });
  });
});
