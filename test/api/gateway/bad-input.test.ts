// What a client or a model sends that cannot be: each in OpenAI's error shape on both surfaces, and after the first byte as the error of the
// stream. The fields of requests one by one are in the tests of the surfaces.
import OpenAI from 'openai';
import { afterEach, describe, expect, test } from 'vitest';
import { ModelError } from '../../../api/models/model.ts';
import { type GatewayScene, openGateway } from '../../helpers/gateway-scene.ts';
import { callTool, type ScriptedPart, say, stepOf, stop, toTools } from '../../helpers/scripted-model.ts';

let scene: GatewayScene | undefined;
afterEach(async () => {
  await scene?.close();
  scene = undefined;
});

const QUESTION = 'How long is the warranty?';
const CART = { name: 'get_cart', description: 'Reads the cart.', parameters: { type: 'object', properties: {} } };
const SEARCHES = [callTool('web_search', { query: 'warranty' }), toTools];
const ANSWER = [...say('It is two years on all parts [1].', 0), stop];
const LARGE = 'x'.repeat(5_000_000);
const user = (content: unknown) => ({ role: 'user', content });
const imageUrl = 'https://a.example/b.png';
const call = (id: string) => ({ type: 'function_call', call_id: id, name: 'get_cart', arguments: '{}' });
const output = (id: string) => ({ type: 'function_call_output', call_id: id, output: 'One.' });
const turn = (...ids: string[]) => ({
  role: 'assistant',
  content: null,
  tool_calls: ids.map((id) => ({ id, type: 'function', function: { name: 'get_cart', arguments: '{}' } })),
});
const result = (id: string) => ({ role: 'tool', tool_call_id: id, content: 'One.' });

type Case = [name: string, body: object, status: number, error: object];

test.each([
  ['POST', '/embeddings', {}],
  ['POST', '/models', {}],
  ['GET', '/', undefined],
  ['GET', '/chat/completions', undefined],
])('%s of %s, which is no call of the gateway', async (method, path, body) => {
  scene = await openGateway([[stop]]);
  const reply = await scene.call(method, path, body, { accept: 'text/html' });
  expect(reply.status).toBe(404);
  expect(await reply.json()).toEqual({
    error: {
      message: 'There is nothing at this address. The calls are listed in /openapi.json.',
      type: 'invalid_request_error',
      param: null,
      code: 'not_found',
    },
  });
});

describe('a request that cannot be', () => {
  const chat: Case[] = [
    ['an unknown model', { model: 'gpt-0' }, 404, { param: 'model', code: 'model_not_found' }],
    [
      'a tool by the name of ours',
      { tools: [{ type: 'function', function: { name: 'web_search' } }] },
      400,
      { param: 'tools[0].function.name', code: 'invalid_value' },
    ],
    ['a function by the name of ours', { functions: [{ name: 'web_search' }] }, 400, { param: 'functions[0].name' }],
    ['two answers', { n: 2 }, 400, { param: 'n', code: 'unsupported_value' }],
    [
      'tools and functions',
      { tools: [{ type: 'function', function: CART }], functions: [CART] },
      400,
      { param: 'functions', code: 'invalid_request' },
    ],
    ['no tokens', { max_tokens: 0 }, 400, { param: 'max_tokens', code: 'invalid_value' }],
    [
      'a picture for a model of text',
      { messages: [user([{ type: 'image_url', image_url: { url: imageUrl } }])] },
      400,
      { param: 'messages[0].content', code: 'unsupported_image' },
    ],
    ['5 MB of messages', { messages: [user(LARGE)] }, 413, { code: 'too_large' }],
    [
      'two calls of one id',
      { messages: [user(QUESTION), turn('a', 'a'), result('a')] },
      400,
      { param: 'messages[1]', code: 'invalid_value' },
    ],
    [
      'two results of one call',
      { messages: [user(QUESTION), turn('a'), result('a'), result('a')] },
      400,
      { param: 'messages[3]', code: 'invalid_value' },
    ],
  ];
  const responses: Case[] = [
    ['an unknown model', { model: 'gpt-0' }, 404, { param: 'model', code: 'model_not_found' }],
    [
      'a tool by the name of ours',
      { tools: [{ type: 'function', name: 'web_search' }] },
      400,
      { param: 'tools[0].name', code: 'invalid_value' },
    ],
    ['no tokens', { max_output_tokens: 0 }, 400, { param: 'max_output_tokens', code: 'invalid_value' }],
    [
      'a picture for a model of text',
      { input: [user([{ type: 'input_image', image_url: imageUrl }])] },
      400,
      { param: 'input', code: 'unsupported_image' },
    ],
    ['5 MB of messages', { input: LARGE }, 413, { code: 'too_large' }],
    [
      'two items of one id',
      { input: [user(QUESTION), ...[1, 2].map(() => ({ type: 'item_reference', id: 'msg_1' }))] },
      400,
      { param: 'input[1].id', code: 'item_not_found' },
    ],
    [
      'two messages of one id',
      {
        input: [
          { id: 'msg_1', ...user('a') },
          { id: 'msg_1', ...user('b') },
        ],
      },
      400,
      { param: 'input[1].id', code: 'duplicate_item' },
    ],
    [
      'two calls of one id',
      { input: [user(QUESTION), call('a'), call('a'), output('a')] },
      400,
      { param: 'input[1]', code: 'invalid_value' },
    ],
    [
      'two results of one call',
      { instructions: 'Be brief.', input: [user(QUESTION), call('a'), output('a'), output('a')] },
      400,
      { param: 'input[3]', code: 'invalid_value' },
    ],
  ];
  const all = [
    ...chat.map((one) => ['/chat/completions', ...one] as const),
    ...responses.map((one) => ['/responses', ...one] as const),
  ];
  test.each(all)('%s: %s', async (path, _name, body, status, error) => {
    scene = await openGateway([ANSWER]);
    const asked = path === '/responses' ? { input: QUESTION } : { messages: [user(QUESTION)] };
    for (const stream of [false, true]) {
      const reply = await scene.call('POST', path, { ...asked, ...body, stream });
      expect(reply.status).toBe(status);
      expect(await reply.json()).toMatchObject({
        error: { type: 'invalid_request_error', message: expect.stringMatching(/\w{3}.*\.$/s), ...error },
      });
    }
    expect(scene.requests).toEqual([]);
  });

  test('too few tokens for one word: the reply is cut, and says so', async () => {
    scene = await openGateway([[{ type: 'finish', reason: 'length' }]], { hasEngine: false });
    const chatReply = await scene.client.chat.completions.create({
      model: 'default',
      messages: [{ role: 'user', content: QUESTION }],
      max_tokens: 1,
    });
    expect(chatReply.choices[0]).toMatchObject({ finish_reason: 'length', message: { content: '' } });
    const reply = await scene.client.responses.create({ model: 'default', input: QUESTION, max_output_tokens: 1 });
    expect(reply).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
    expect(scene.requests.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([1, 1]);
  });
});

/** Both surfaces: the text, and the calls for the client. */
const SURFACES: [
  name: string,
  ask: (client: OpenAI) => Promise<{ text: string; calls: { id: string; arguments: string }[] }>,
][] = [
  [
    'Chat Completions',
    async (client) => {
      const { choices } = await client.chat.completions.create({
        model: 'default',
        messages: [{ role: 'user', content: QUESTION }],
        tools: [{ type: 'function', function: CART }],
      });
      const { content, tool_calls: calls = [] } = choices[0]!.message;
      return {
        text: content ?? '',
        calls: calls.flatMap((one) =>
          one.type === 'function' ? [{ id: one.id, arguments: one.function.arguments }] : [],
        ),
      };
    },
  ],
  [
    'Responses',
    async (client) => {
      const { output_text: text, output: items } = await client.responses.create({
        model: 'default',
        input: QUESTION,
        tools: [{ type: 'function', strict: null, ...CART }],
      });
      return {
        text,
        calls: items.flatMap((item) =>
          item.type === 'function_call' ? [{ id: item.call_id, arguments: item.arguments }] : [],
        ),
      };
    },
  ],
];

describe.each(SURFACES)('a model that misbehaves, %s', (_name, ask) => {
  test('arguments that are no JSON are no search: the model reads what is wrong, and goes on', async () => {
    scene = await openGateway([[callTool('web_search', '{"query": "warr'), toTools], SEARCHES, ANSWER]);
    expect((await ask(scene.client)).text).toBe('It is two years on all parts [1].');
    expect(scene.search.runs).toEqual([{ query: 'warranty' }]);
    expect(JSON.stringify(scene.requests[1]!.messages.at(-1))).toContain('not valid JSON');
  });

  test('arguments of a client’s tool that are no JSON do not reach the client', async () => {
    scene = await openGateway([
      [callTool('get_cart', '{"of":'), toTools],
      [callTool('get_cart', '{"of":"me"}'), toTools],
    ]);
    const { calls } = await ask(scene.client);
    expect(calls.map((one) => one.arguments)).toEqual(['{"of":"me"}']);
    expect(JSON.stringify(scene.requests[1]!.messages.at(-1))).toContain('not valid JSON');
  });

  test('a search for ever ends after eight rounds with an answer without tools', async () => {
    scene = await openGateway(({ tools }) => (tools.length > 0 ? SEARCHES : ANSWER));
    expect((await ask(scene.client)).text).toBe('It is two years on all parts [1].');
    expect(scene.search.runs).toHaveLength(8);
    expect(scene.requests).toHaveLength(9);
  });

  test('two calls with one id of the model have ids of their own for the client', async () => {
    scene = await openGateway([[callTool('get_cart', { of: 'me' }), callTool('get_cart', { of: 'you' }), toTools]]);
    const { calls } = await ask(scene.client);
    expect(calls.map((one) => one.arguments)).toEqual(['{"of":"me"}', '{"of":"you"}']);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
  });
});

describe('a model service that breaks off in the third round', () => {
  const broken = (request: Parameters<typeof stepOf>[0]): ScriptedPart[] =>
    stepOf(request) < 2
      ? [...say('I look. ', 0), ...SEARCHES]
      : [...say('It is two', 0), { type: 'fail', error: new ModelError('unavailable', 'The connection broke off.') }];
  const wire = { type: 'server_error', code: 'upstream_unavailable', message: 'The connection broke off.' };

  test('Chat Completions: an error frame is the last one, and the client raises it', async () => {
    scene = await openGateway(broken);
    const body = { messages: [user(QUESTION)] };
    const reply = await scene.call('POST', '/chat/completions', { ...body, stream: true });
    const frames = (await reply.text()).split('\n\n').filter((one) => one.startsWith('data: '));
    expect(JSON.parse(frames.at(-1)!.slice(6))).toEqual({ error: { ...wire, param: null } });
    expect(frames.join()).not.toMatch(/\[DONE\]|"finish_reason":"/);
    const stream = await scene.client.chat.completions.create({
      model: 'default',
      messages: [{ role: 'user', content: QUESTION }],
      stream: true,
    });
    let text = '';
    const read = async () => {
      for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
    };
    await expect(read()).rejects.toBeInstanceOf(OpenAI.APIError);
    expect(text.match(/I look\./g)).toHaveLength(2);
    const whole = await scene.call('POST', '/chat/completions', body);
    expect(whole.status).toBe(502);
    expect(await whole.json()).toMatchObject({ error: wire });
  });

  test('Responses: it has failed, with what was found and said so far, and never looks complete', async () => {
    scene = await openGateway(broken);
    const reply = await scene.call('POST', '/responses', { input: QUESTION, stream: true });
    const events = (await reply.text())
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)) as { type: string; response?: { output: { status: string }[] } });
    expect(events.at(-1)).toMatchObject({
      type: 'response.failed',
      response: { status: 'failed', error: { code: 'server_error', message: 'The connection broke off.' } },
    });
    expect(events.at(-1)!.response!.output.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 4 }, () => 'completed'),
      'incomplete',
    ]);
    expect(events.map(({ type }) => type)).not.toContain('response.completed');
    const whole = await scene.call('POST', '/responses', { input: QUESTION });
    expect(whole.status).toBe(502);
    expect(await whole.json()).toMatchObject({ error: wire });
  });
});
