// The rules of the document on the server-side web_search tool, over HTTP: the whole API with the configuration of the test, OpenAI's client
// in front of it, and services on loopback behind it. What a rule says of one part alone has a test there (intent, routing, engines).
import type OpenAI from 'openai';
import { afterEach, describe, expect, test } from 'vitest';
import {
  afterUser,
  type Body,
  type Call,
  type Messages,
  offered,
  openSearchGateway,
  schemaOf,
} from '../../helpers/search-gateway.ts';

const GLM = { id: 'glm', providerKey: 'glm.glm-4.7', description: 'better for Chinese news' };
const GEMINI = { id: 'world', providerKey: 'antigravity.gemini-3-flash', description: 'broader global coverage' };
/** Of a provider that is not Google's; its id says what it is. */
const NAMED_GOOGLE = { id: 'my-google', providerKey: 'glm.glm-4.6', description: 'the index of a partner' };
const PLAIN = 'How long is the warranty?';
const SEARCH = 'Search the web for museum hours';
const GOOGLE = '谷歌搜索今天的新闻';

let close = async () => {};
afterEach(() => close());

async function open(...given: Parameters<typeof openSearchGateway>) {
  const scene = await openSearchGateway(...given);
  close = scene.close;
  return scene;
}

const CART = {
  type: 'function' as const,
  function: { name: 'get_cart', description: 'Reads the cart.', parameters: { type: 'object', properties: {} } },
};
/** What a client sends after the model's calls of its tools. */
const answered = (messages: Messages, reply: OpenAI.ChatCompletion): Messages => {
  const { message } = reply.choices[0]!;
  const results = (message.tool_calls ?? []).map(({ id }) => ({
    role: 'tool' as const,
    tool_call_id: id,
    content: 'One mill.',
  }));
  return [...messages, message, ...results];
};

describe('injection', () => {
  test.each([
    ['the latest message wants a search', [{ role: 'user', content: SEARCH }], true],
    ['it does not', [{ role: 'user', content: PLAIN }], false],
    [
      'an earlier message did',
      [
        { role: 'user', content: SEARCH },
        { role: 'assistant', content: 'At six.' },
        { role: 'user', content: PLAIN },
      ],
      false,
    ],
    [
      'the system or the assistant says so',
      [
        { role: 'system', content: SEARCH },
        { role: 'assistant', content: SEARCH },
        { role: 'user', content: PLAIN },
      ],
      false,
    ],
    ['one of its text parts does', [{ role: 'user', content: [{ type: 'text', text: SEARCH }] }], true],
  ] as [string, Messages, boolean][])('selective: %s', async (_name, messages, isOffered) => {
    const { ask, bodies } = await open([GLM]);
    await ask(messages);
    expect(offered(bodies()[0]!)).toEqual(isOffered ? ['web_search'] : []);
  });

  test('always: beside the tools of the client, in both surfaces', async () => {
    const { client, ask, bodies } = await open([GLM], { injectPolicy: 'always', calls: () => [] });
    await ask(PLAIN, { tools: [CART] });
    const { function: cart } = CART;
    await client.responses.create({
      model: 'default',
      input: PLAIN,
      tools: [{ type: 'function', strict: null, ...cart }],
    });
    expect(bodies().map(offered)).toEqual([
      ['web_search', 'get_cart'],
      ['web_search', 'get_cart'],
    ]);
  });
});

describe('engines', () => {
  test('one: the model does not choose', async () => {
    const { ask, bodies, backends } = await open([GLM]);
    await ask(SEARCH);
    expect(schemaOf(bodies()[0]!)?.properties.engine).toBeUndefined();
    expect(backends).toHaveLength(1);
  });

  test('several with a default: the choice is optional, and the default is used', async () => {
    const { ask, bodies, backends } = await open([GLM, { ...GEMINI, default: true }]);
    await ask(SEARCH);
    expect(schemaOf(bodies()[0]!)).toMatchObject({
      properties: { engine: { enum: ['glm', 'world'] } },
      required: ['query'],
    });
    expect(backends.map(({ url }) => url.pathname)).toEqual(['/v1beta/models/gemini-3-flash:generateContent']);
  });

  test('several without a default: all are named with what they are for, and the server chooses none', async () => {
    const { ask, bodies, backends } = await open([GLM, GEMINI], {
      calls: (body) => {
        const round = afterUser(body).filter(({ role }) => role === 'assistant').length;
        if (round === 0) return [{ name: 'web_search', input: { query: 'museum hours' } }];
        if (round === 1) return [{ name: 'web_search', input: { query: 'museum hours', engine: 'bing' } }];
        return round === 2 ? [{ name: 'web_search', input: { query: 'museum hours', engine: 'glm' } }] : [];
      },
    });
    const reply = await ask(SEARCH);
    const schema = schemaOf(bodies()[0]!)!;
    expect(schema.required).toEqual(expect.arrayContaining(['query', 'engine']));
    expect(schema.properties.engine?.enum).toEqual(['glm', 'world']);
    for (const { description } of [GLM, GEMINI]) expect(schema.properties.engine?.description).toContain(description);
    const results = afterUser(bodies().at(-1)!).filter(({ role }) => role === 'tool');
    expect(results).toHaveLength(3);
    for (const { content } of results.slice(0, 2)) expect(content).toMatch(/engine.*glm.*world/s);
    expect(backends.map(({ url }) => url.pathname)).toEqual(['/api/paas/v4/chat/completions']);
    expect(reply.choices[0]!.finish_reason).toBe('stop');
  });

  test('Google preferred: those of Gemini and those whose id says Google, by the message that wants it', async () => {
    const { ask, bodies } = await open([GLM, GEMINI, NAMED_GOOGLE], { calls: () => [] });
    for (const text of [GOOGLE, '谷歌一下', '百度一下', 'google the news', SEARCH]) await ask(text);
    expect(bodies().map((body) => schemaOf(body)?.properties.engine?.enum)).toEqual([
      ...Array.from({ length: 4 }, () => ['world', 'my-google']),
      ['glm', 'world', 'my-google'],
    ]);
  });

  test('Google preferred without an engine of Google: the full list', async () => {
    const other = { ...GLM, id: 'partner', providerKey: 'glm.glm-4.6' };
    const { ask, bodies } = await open([GLM, other], { calls: () => [] });
    await ask(GOOGLE);
    expect(schemaOf(bodies()[0]!)?.properties.engine?.enum).toEqual(['glm', 'partner']);
  });

  test('Google preferred lasts over the requests of one chain', async () => {
    const { ask, bodies, backends } = await open([GLM, GEMINI, NAMED_GOOGLE], {
      calls: (body) => {
        if (afterUser(body).length === 0) return [{ name: 'get_cart', input: {} }];
        return afterUser(body).length === 2 ? [{ name: 'web_search', input: { query: 'x', engine: 'world' } }] : [];
      },
    });
    const messages: Messages = [{ role: 'user', content: GOOGLE }];
    const first = await ask(messages, { tools: [CART] });
    await ask(answered(messages, first), { tools: [CART] });
    expect(bodies().map((body) => schemaOf(body)?.properties.engine?.enum)).toEqual(
      Array.from({ length: 3 }, () => ['world', 'my-google']),
    );
    expect(backends.map(({ url }) => url.pathname)).toEqual(['/v1beta/models/gemini-3-flash:generateContent']);
  });
});

describe('the route web_search', () => {
  test('is no model of a client, nor are its targets', async () => {
    const { client, ask, bodies } = await open([GLM]);
    const names: string[] = [];
    for await (const { id } of client.models.list()) names.push(id);
    expect(names).toEqual(['default', 'tab.gpt-5.2-codex', 'tab.other']);
    for (const model of ['web_search', 'search', 'glm.glm-4.7', 'antigravity.gemini-3-flash', 'glm-4.7']) {
      await expect(ask(SEARCH, { model })).rejects.toMatchObject({ status: 404, code: 'model_not_found' });
      await expect(client.responses.create({ model, input: SEARCH })).rejects.toMatchObject({ status: 404 });
      await expect(client.models.retrieve(model)).rejects.toMatchObject({ status: 404 });
    }
    expect(bodies()).toEqual([]);
  });

  test('does not change the model: all rounds go to the one that the client named', async () => {
    const { ask, bodies } = await open([GLM]);
    await ask(SEARCH, { model: 'tab.other' });
    expect(bodies().map(({ model }) => model)).toEqual(['other', 'other']);
    await ask(SEARCH);
    expect(bodies().map(({ model }) => model)).toEqual(['other', 'other', 'gpt-5.2-codex', 'gpt-5.2-codex']);
  });

  test('is asked with the arguments of the call, and the request goes on unmodified with the call and its result', async () => {
    const { ask, bodies, backends } = await open([GLM], {
      calls: (body) =>
        afterUser(body).length === 0
          ? [
              { name: 'web_search', input: { query: '今天的国际新闻头条', count: 3, recency: 'oneWeek' } },
              { name: 'web_search', input: { query: 'opening hours' } },
            ]
          : [],
    });
    await ask([
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: SEARCH },
    ]);
    const asked = backends.map(({ body }) => body as { model: string; messages: unknown; tools: unknown });
    expect(asked.find((body) => JSON.stringify(body).includes('头条'))).toMatchObject({
      model: 'glm-4.7',
      messages: [{ role: 'user', content: '今天的国际新闻头条' }],
      tools: [{ type: 'web_search', web_search: { count: 3, search_recency_filter: 'oneWeek' } }],
    });
    expect(asked).toHaveLength(2);
    const [first, second] = bodies() as [Body, Body];
    expect(second.messages.slice(0, 2)).toEqual(first.messages);
    expect(second.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool', 'tool']);
    const { tool_calls = [] } = second.messages[2]!;
    const results = second.messages.slice(3);
    expect(results.map(({ tool_call_id }) => tool_call_id)).toEqual(tool_calls.map(({ id }) => id));
    for (const { content } of results)
      expect(JSON.parse(/\{.*\}/.exec(content ?? '')?.[0] ?? '')).toMatchObject({
        summary: expect.any(String),
        engine: 'glm',
        hits: expect.arrayContaining([
          expect.objectContaining({ title: expect.any(String), url: expect.any(String), source: expect.any(String) }),
        ]),
      });
  });
});

describe('usage', () => {
  test('is the sum of all calls of models for the request, those of answering engines and of the summary too', async () => {
    const { ask, bodies } = await open([GLM]);
    // Two turns of the model, and the 1 and 1 of the saved reply of the engine.
    expect((await ask(SEARCH)).usage).toEqual({ prompt_tokens: 201, completion_tokens: 41, total_tokens: 242 });
    expect(bodies()).toHaveLength(2);
    await close();
    const results = await open((baseURL) => [{ id: 'serper', engine: 'serper', apiKey: 'k-serper', baseURL }]);
    expect((await results.ask(SEARCH)).usage).toEqual({
      prompt_tokens: 300,
      completion_tokens: 60,
      total_tokens: 360,
    });
    expect(results.bodies()).toHaveLength(3);
  });
});

describe('stickiness', () => {
  test('the tool stays offered in all rounds, and over the requests after tools of the client', async () => {
    const { ask, bodies } = await open([GLM], {
      calls: (body) => {
        const done = afterUser(body).filter(({ role }) => role === 'assistant').length;
        return done < 2 ? [{ name: 'get_cart', input: {} }] : searchAfter(body, 2);
      },
    });
    let messages: Messages = [{ role: 'user', content: SEARCH }];
    for (let request = 0; request < 3; request++) {
      const reply = await ask(messages, { tools: [CART] });
      messages = answered(messages, reply);
    }
    expect(bodies().map(offered)).toEqual(Array.from({ length: 4 }, () => ['web_search', 'get_cart']));
    expect(messages.at(-1)).toMatchObject({ role: 'assistant', content: 'It closes at six [1].' });
  });

  test('a search that was called keeps it offered in the next request of the chain, which does not ask for one', async () => {
    const { ask, bodies } = await open([GLM], {
      calls: (body) =>
        afterUser(body).length === 0
          ? [
              { name: 'web_search', input: { query: 'museum hours' } },
              { name: 'get_cart', input: {} },
            ]
          : [],
    });
    const messages: Messages = [{ role: 'user', content: PLAIN }];
    const first = await ask(messages, { tools: [CART], web_search_options: {} });
    expect(first.choices[0]!.finish_reason).toBe('tool_calls');
    await ask(answered(messages, first), { tools: [CART] });
    expect(bodies().map(offered)).toEqual([
      ['web_search', 'get_cart'],
      ['web_search', 'get_cart'],
    ]);
  });

  test('a search of an earlier turn does not', async () => {
    const { ask, bodies } = await open([GLM]);
    const first = await ask(SEARCH);
    expect(first.choices[0]!.finish_reason).toBe('stop');
    await ask([
      { role: 'user', content: SEARCH },
      { role: 'assistant', content: first.choices[0]!.message.content },
      { role: 'user', content: PLAIN },
    ]);
    expect(offered(bodies().at(-1)!)).toEqual([]);
  });
});

/** A search in the round after so many. */
const searchAfter = (body: Body, rounds: number): Call[] =>
  afterUser(body).filter(({ role }) => role === 'assistant').length === rounds
    ? [{ name: 'web_search', input: { query: 'museum hours' } }]
    : [];
