import { afterEach, describe, expect, it } from 'vitest';
import { createOpenAiEngine } from '../../../../api/search/engines/openai.ts';
import {
  API_KEY,
  describeEngine,
  never,
  readFixture,
  requestFor,
  startService,
} from '../../../helpers/engine-contract.ts';

describeEngine({
  name: 'openai',
  create: (baseUrl) => createOpenAiEngine({ apiKey: API_KEY, baseUrl }),
  fixture: 'openai',
  usage: { reply: { usage: { input_tokens: 30, output_tokens: 12 } }, tokens: { input_tokens: 30, output_tokens: 12 } },
  path: '/v1/responses',
  recency: null,
});

describe('the openai engine', () => {
  let close = async (): Promise<void> => {};
  afterEach(() => close());
  const searchWith = async (body: unknown, status = 200) => {
    const service = await startService(() => ({
      status,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }));
    close = service.close;
    const engine = createOpenAiEngine({ apiKey: API_KEY, baseUrl: service.baseUrl, model: 'gpt-x' });
    const result = await engine
      .search(requestFor({ prompt: 'On Sunday?' }), { signal: never })
      .catch((error: unknown) => error as Error);
    return { result, seen: service.seen };
  };
  const answer = (text: string, annotations: object[] = [], rest: object = {}) => ({
    status: 'completed',
    output: [{ type: 'message', content: [{ type: 'output_text', text, annotations }] }],
    ...rest,
  });

  it('requests a search of the query, with the question and the sources read', async () => {
    const { seen } = await searchWith(readFixture('openai'));
    expect(seen[0]?.headers.authorization).toBe(`Bearer ${API_KEY}`);
    expect(seen[0]?.body).toMatchObject({
      model: 'gpt-x',
      input: 'Search the web: museum hours\n\nOn Sunday?',
      tools: [{ type: 'web_search' }],
      include: ['web_search_call.action.sources'],
      store: false,
    });
  });

  it('replaces a link by the number of its source, counted in characters, and removes the model’s own numbers', async () => {
    const { result } = await searchWith(readFixture('openai'));
    expect(result).toMatchObject({ summary: 'Open nine to five, closed on Monday. [1] 🎟 Tickets are 12 €. [2]' });
  });

  it('keeps cited words, and gives one page cited twice one number', async () => {
    const cite = (start_index: number, end_index: number, url: string) => ({
      type: 'url_citation',
      start_index,
      end_index,
      url,
      title: 'T',
    });
    const { result } = await searchWith(
      answer('Mở cửa. Đóng cửa. Nghỉ.', [
        cite(8, 17, 'https://a.example/?utm_source=x'),
        cite(0, 7, 'https://a.example/'),
        cite(3, 5, 'https://overlap.example/'),
        cite(18, 23, 'javascript:alert(1)'),
      ]),
    );
    expect(result).toMatchObject({ summary: 'Mở cửa.[1] Đóng cửa.[1] Nghỉ.', hits: [{ url: 'https://a.example/' }] });
  });

  it('keeps an answer without sources, with a note', async () => {
    const { result } = await searchWith(answer('From memory ⟦0⟧.', [], { status: 'incomplete' }));
    expect(result).toEqual({
      summary: 'From memory 0.',
      hits: [],
      notes: ['openai named no sources for its answer.', 'The answer of openai was cut short.'],
    });
  });

  it.each([
    [{ status: 'failed', error: { code: 'rate_limit_exceeded' }, output: [] }, 200, 'rate_limited', true],
    [{ status: 'failed', error: { code: 'server_error' } }, 200, 'bad_response', true],
    [{ status: 'failed', error: null }, 200, 'bad_response', false],
    [
      { status: 'completed', output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }] },
      200,
      'blocked',
      false,
    ],
    [{ status: 'completed', output: [] }, 200, 'bad_response', false],
    [{ status: 'completed', output: null }, 200, 'bad_response', false],
    [{ status: 'completed', output: [null, { type: 'message', content: null }] }, 200, 'bad_response', false],
    [{ error: { code: 'insufficient_quota', message: `${API_KEY}` } }, 429, 'quota', false],
    [{ error: { code: 'invalid_prompt' } }, 400, 'blocked', false],
    [{ error: {} }, 402, 'quota', false],
    [{ error: {} }, 403, 'auth', false],
  ])('%j with %i is %s, retryable: %s', async (body, status, code, retryable) => {
    const { result } = await searchWith(body, status);
    expect(result).toMatchObject({ name: 'EngineError', code, retryable });
    expect(String((result as Error).message)).not.toContain(API_KEY);
  });
});
