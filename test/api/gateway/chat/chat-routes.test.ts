// Chat Completions as OpenAI's own client sees them: streams, helpers, tools of the client, citations, errors.
import OpenAI from 'openai';
import { afterEach, describe, expect, test } from 'vitest';
import { ModelError } from '../../../../api/models/model.ts';
import { GATEWAY_KEY, type GatewayScene, openGateway } from '../../../helpers/gateway-scene.ts';
import { callTool, say, stop, think, toTools } from '../../../helpers/scripted-model.ts';

let scene: GatewayScene | undefined;
afterEach(async () => {
  await scene?.close();
  scene = undefined;
});

const messages = [{ role: 'user' as const, content: 'How long is the warranty?' }];
const CART = {
  type: 'function' as const,
  function: {
    name: 'get_cart',
    description: 'Reads the cart.',
    parameters: { type: 'object', properties: { of: { type: 'string' } } },
  },
};
const SEARCHES = [callTool('web_search', { query: 'warranty' }), toTools];
const ANSWER = [...say('It is two years on all parts. [1] Ask us.', 0), stop];

describe('an answer', () => {
  test('is one completion with its usage', async () => {
    scene = await openGateway([ANSWER], { hasEngine: false });
    const reply = await scene.client.chat.completions.create({ model: 'default', messages });
    expect(reply).toMatchObject({ object: 'chat.completion', model: 'default' });
    expect(reply.choices[0]).toMatchObject({
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: 'It is two years on all parts. [1] Ask us.', refusal: null },
    });
    expect(reply.usage).toEqual({ prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 });
  });

  test('streams through the helper of the client, with reasoning and usage', async () => {
    scene = await openGateway([[...think('Let me see.', 0), ...ANSWER]], { hasEngine: false });
    const stream = scene.client.chat.completions.stream({
      model: 'scripted',
      messages,
      stream_options: { include_usage: true },
    });
    const deltas: string[] = [];
    stream.on('content', (delta) => deltas.push(delta));
    const final = await stream.finalChatCompletion();
    expect(deltas.join('')).toBe('It is two years on all parts. [1] Ask us.');
    expect(final.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: deltas.join('') } });
    expect(final.usage?.total_tokens).toBe(120);
  });

  test('passes the fields of the request on, and messages as they are', async () => {
    scene = await openGateway([ANSWER], { hasEngine: false });
    await scene.client.chat.completions.create({
      model: 'default',
      messages: [{ role: 'developer', content: 'Be brief.' }, ...messages],
      temperature: 0.2,
      response_format: { type: 'json_object' },
      max_completion_tokens: 12,
      metadata: { a: 'b' },
    });
    expect(scene.requests[0]).toMatchObject({
      maxOutputTokens: 12,
      parameters: { temperature: 0.2, response_format: { type: 'json_object' } },
      messages: [
        { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] },
        { role: 'user', content: [{ type: 'text', text: messages[0]!.content }] },
      ],
    });
  });

  test('of too few tokens is cut, and no failure', async () => {
    scene = await openGateway([[{ type: 'finish', reason: 'length' }]], { hasEngine: false });
    const reply = await scene.client.chat.completions.create({ model: 'default', messages, max_tokens: 1 });
    expect(reply.choices[0]).toMatchObject({ finish_reason: 'length', message: { content: '' } });
  });
});

describe('a search of this server', () => {
  test('is invisible but for citations at the sentences that carry them, and its usage is counted', async () => {
    scene = await openGateway([[...say('I look it up.', 0), ...SEARCHES], ANSWER]);
    const reply = await scene.client.chat.completions.create({ model: 'default', messages });
    const { content, annotations, tool_calls } = reply.choices[0]!.message;
    expect(content).toBe('I look it up.\n\nIt is two years on all parts. [1] Ask us.');
    expect(tool_calls).toBeUndefined();
    expect(annotations).toHaveLength(1);
    const { start_index, end_index, url, title } = annotations![0]!.url_citation;
    expect({ url, title }).toEqual({ url: 'https://mill.example/warranty', title: 'Warranty' });
    expect(content!.slice(start_index, end_index)).toBe('It is two years on all parts. [1]');
    expect(reply.usage?.total_tokens).toBe(240);
    expect(scene.search.runs).toEqual([{ query: 'warranty' }]);
    const found = scene.requests[1]!.messages.at(-1)!;
    expect(found.role).toBe('tool');
    expect(JSON.stringify(found.content)).toContain('hits');
  });

  test('streams the text before it at once, and the citations in one piece at the end', async () => {
    scene = await openGateway([[...say('I look it up.', 0), ...SEARCHES], ANSWER]);
    const stream = await scene.client.chat.completions.create({ model: 'default', messages, stream: true });
    let text = '';
    const annotated: unknown[] = [];
    let finish: string | null = null;
    for await (const chunk of stream) {
      const { delta, finish_reason } = chunk.choices[0]!;
      text += delta.content ?? '';
      if ('annotations' in delta) annotated.push(delta.annotations);
      finish = finish_reason ?? finish;
    }
    expect(text).toBe('I look it up.\n\nIt is two years on all parts. [1] Ask us.');
    expect(annotated).toHaveLength(1);
    expect(finish).toBe('stop');
  });

  test('is not offered where the policy says no, and offered when the client names it', async () => {
    scene = await openGateway([ANSWER], { policy: 'selective' });
    await scene.client.chat.completions.create({ model: 'default', messages });
    expect(scene.requests[0]!.tools).toEqual([]);
    await scene.client.chat.completions.create({ model: 'default', messages, web_search_options: {} });
    expect(scene.requests[1]!.tools.map(({ name }) => name)).toEqual(['web_search']);
  });

  test('that the client names without an engine is refused by name', async () => {
    scene = await openGateway([ANSWER], { hasEngine: false });
    const error = await scene.client.chat.completions
      .create({ model: 'default', messages, web_search_options: {} })
      .catch((failure: unknown) => failure);
    expect(error).toMatchObject({ status: 400, code: 'unsupported_tool', param: 'tools' });
  });

  test('for ever ends with an answer', async () => {
    scene = await openGateway(({ tools }) => (tools.length > 0 ? SEARCHES : ANSWER));
    const reply = await scene.client.chat.completions.create({ model: 'default', messages });
    expect(reply.choices[0]!.finish_reason).toBe('stop');
    expect(scene.search.runs).toHaveLength(8);
  });
});

describe('a tool of the client', () => {
  test('goes to the client unchanged; what was searched beside it is not searched again', async () => {
    scene = await openGateway([
      [callTool('get_cart', { of: 'me', free: 1 }), callTool('web_search', { query: 'delivery' }), toTools],
      [...say('It comes in a week. [2]', 0), stop],
    ]);
    const first = await scene.client.chat.completions.create({ model: 'default', messages, tools: [CART] });
    const { message, finish_reason } = first.choices[0]!;
    expect(finish_reason).toBe('tool_calls');
    expect(message.tool_calls).toHaveLength(1);
    expect(message.tool_calls![0]).toMatchObject({
      type: 'function',
      function: { name: 'get_cart', arguments: '{"of":"me","free":1}' },
    });
    const second = await scene.client.chat.completions.create({
      model: 'default',
      messages: [
        ...messages,
        message,
        { role: 'tool', tool_call_id: message.tool_calls![0]!.id, content: 'One mill.' },
      ],
      tools: [CART],
    });
    expect(second.choices[0]!.message.content).toBe('It comes in a week. [2]');
    expect(second.choices[0]!.message.annotations?.[0]?.url_citation.url).toBe('https://mill.example/repair');
    expect(scene.search.runs).toHaveLength(1);
    expect(scene.requests[1]!.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'tool']);
  });

  test('what was searched for one key is not given to another', async () => {
    scene = await openGateway([
      [callTool('get_cart', {}), callTool('web_search', { query: 'delivery' }), toTools],
      ANSWER,
    ]);
    const first = await scene.client.chat.completions.create({ model: 'default', messages, tools: [CART] });
    const { message } = first.choices[0]!;
    await scene.other.chat.completions.create({
      model: 'default',
      messages: [...messages, message, { role: 'tool', tool_call_id: message.tool_calls![0]!.id, content: 'One.' }],
      tools: [CART],
    });
    expect(scene.requests[1]!.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool']);
  });

  test('runs by runTools of the client, streamed', async () => {
    scene = await openGateway([[callTool('get_cart', { of: 'me' }), toTools], ANSWER], { hasEngine: false });
    const asked: unknown[] = [];
    const runner = scene.client.chat.completions.runTools({
      model: 'default',
      stream: true,
      messages,
      tools: [
        {
          type: 'function',
          function: {
            name: 'get_cart',
            description: 'Reads the cart.',
            parameters: { type: 'object', properties: { of: { type: 'string' } } },
            parse: JSON.parse,
            function: async (input: unknown) => {
              asked.push(input);
              return 'One mill.';
            },
          },
        },
      ],
    });
    expect(await runner.finalContent()).toContain('It is two years');
    expect(asked).toEqual([{ of: 'me' }]);
  });

  test('with tool_choice "required": after a search a call of the client must follow', async () => {
    scene = await openGateway([SEARCHES, [callTool('get_cart', {}), toTools]]);
    const reply = await scene.client.chat.completions.create({
      model: 'default',
      messages,
      tools: [CART],
      tool_choice: 'required',
    });
    expect(reply.choices[0]!.finish_reason).toBe('tool_calls');
    expect(scene.requests.map(({ tools }) => tools.map(({ name }) => name))).toEqual([
      ['web_search', 'get_cart'],
      ['get_cart'],
    ]);
    expect(scene.requests[1]!.parameters).toMatchObject({ tool_choice: 'required' });
  });

  test('by its old name: functions are called as functions, and nothing is added', async () => {
    scene = await openGateway([[callTool('get_cart', { of: 'me' }), toTools]]);
    const reply = await scene.client.chat.completions.create({
      model: 'default',
      messages,
      functions: [CART.function],
    });
    expect(scene.requests[0]!.tools.map(({ name }) => name)).toEqual(['get_cart']);
    expect(reply.choices[0]).toMatchObject({
      finish_reason: 'function_call',
      message: { function_call: { name: 'get_cart', arguments: '{"of":"me"}' } },
    });
  });
});

describe('a bad request', () => {
  const bad: [name: string, body: object, status: number, fields: object][] = [
    ['an unknown model', { model: 'gpt-0', messages }, 404, { code: 'model_not_found', param: 'model' }],
    ['no messages', { messages: [] }, 400, { param: 'messages' }],
    ['a message without content', { messages: [{ role: 'user' }] }, 400, { param: 'messages[0].content' }],
    ['an unknown role', { messages: [{ role: 'robot', content: '' }] }, 400, { param: 'messages[0].role' }],
    ['two answers', { messages, n: 2 }, 400, { param: 'n', code: 'unsupported_value' }],
    ['tools and functions', { messages, tools: [CART], functions: [CART.function] }, 400, { param: 'functions' }],
    [
      'a tool by the name of ours',
      { messages, tools: [{ type: 'function', function: { name: 'web_search' } }] },
      400,
      { param: 'tools[0].function.name' },
    ],
    ['two tools of one name', { messages, tools: [CART, CART] }, 400, { param: 'tools[1]' }],
    [
      'a result without its call',
      { messages: [{ role: 'tool', tool_call_id: 'x', content: '' }] },
      400,
      { param: 'messages[0]' },
    ],
    [
      'a choice of no tool',
      { messages, tools: [CART], tool_choice: { type: 'function', function: { name: 'x' } } },
      400,
      { param: 'tool_choice' },
    ],
    ['no number of tokens', { messages, max_tokens: 0 }, 400, { param: 'max_tokens' }],
    ['logprobs', { messages, logprobs: true }, 400, { param: 'logprobs', code: 'unsupported_parameter' }],
    [
      'a picture for a model that reads none',
      { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://a.example/b.png' } }] }] },
      400,
      { param: 'messages[0].content', code: 'unsupported_image' },
    ],
  ];
  test.each(bad)('%s', async (_name, body, status, fields) => {
    scene = await openGateway([ANSWER]);
    const reply = await scene.call('POST', '/chat/completions', body);
    expect(reply.status).toBe(status);
    const { error } = (await reply.json()) as { error: { message: string; type: string } };
    expect(error).toMatchObject({ type: 'invalid_request_error', ...fields });
    expect(error.message.length).toBeGreaterThan(10);
    expect(scene.requests).toEqual([]);
  });

  test('that is no JSON, too large, or without a right key', async () => {
    scene = await openGateway([ANSWER]);
    expect((await scene.call('POST', '/chat/completions', '{')).status).toBe(400);
    const large = await scene.call('POST', '/chat/completions', {
      messages: [{ role: 'user', content: 'x'.repeat(5_000_000) }],
    });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ error: { message: expect.stringContaining('4096 KiB') } });
    const wrong = await scene.call('POST', '/chat/completions', { messages }, { authorization: 'Bearer no' });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({ error: { code: 'invalid_api_key' } });
  });
});

describe('a failing model', () => {
  test.each([
    ['rate_limited', 429, 'rate_limit_exceeded'],
    ['auth', 502, 'upstream_unauthorized'],
    ['timeout', 504, 'upstream_timeout'],
    ['not_found', 502, 'upstream_not_found'],
    ['context_length', 400, 'context_length_exceeded'],
  ] as const)('%s before the first byte is a status of its own', async (code, status, wire) => {
    scene = await openGateway([[{ type: 'fail', error: new ModelError(code, 'It failed.', { retryAfterMs: 7_000 }) }]]);
    const reply = await scene.call('POST', '/chat/completions', { messages, stream: true });
    // The role is sent when the model is asked; a failure before its first word has a status all the same.
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ error: { code: wire } });
    expect(reply.headers.get('retry-after')).toBe('7');
  });

  test.each([
    ['/chat/completions', { messages }],
    ['/responses', { input: 'How long?' }],
  ])('is in the log once, with what to check, for %s', async (path, body) => {
    const codes = ['not_found', 'bad_request', 'rate_limited'] as const;
    scene = await openGateway(() => {
      const code = codes[Math.floor((scene!.requests.length - 1) / 2)]!;
      const error = new ModelError(code, `It failed: ${code}.`);
      error.check = 'Check OPENAI_MODEL.';
      return [{ type: 'fail', error }];
    });
    for (let n = 0; n < 3; n++) {
      const whole = await scene.call('POST', path, body);
      const streamed = await scene.call('POST', path, { ...body, stream: true });
      expect([whole.status, streamed.status]).toEqual(Array(2).fill([502, 400, 429][n]));
    }
    const line = (level: number, code: string) => ({
      level,
      msg: `gateway request failed: It failed: ${code}. Check OPENAI_MODEL.`,
    });
    expect(scene.log.map(({ level, msg }) => ({ level, msg }))).toEqual([
      ...Array(2).fill(line(50, 'not_found')),
      ...Array(2).fill(line(40, 'bad_request')),
      ...Array(2).fill(line(40, 'rate_limited')),
    ]);
  });

  test('that the service does not know is the client’s where the client chose it', async () => {
    scene = await openGateway(() => [{ type: 'fail', error: new ModelError('not_found', 'No such model.') }]);
    const statusOf = async (model: string) => {
      const reply = await scene!.call('POST', '/chat/completions', { model, messages });
      return [reply.status, ((await reply.json()) as { error: object }).error];
    };
    expect(await statusOf('default')).toMatchObject([502, { type: 'server_error', param: null }]);
    expect(await statusOf('scripted')).toMatchObject([
      400,
      { type: 'invalid_request_error', code: 'upstream_refused', param: 'model', message: 'No such model.' },
    ]);
  });

  test('that refuses for now is not waited for: the client decides when it tries again', async () => {
    const given: object[] = [];
    scene = await openGateway([], {
      model: {
        async *stream(_request, options) {
          given.push(options);
          yield { type: 'text_delta', text: 'Two years.' };
        },
      },
    });
    await scene.call('POST', '/chat/completions', { messages });
    await scene.call('POST', '/responses', { input: 'How long?' });
    expect(given).toMatchObject([{ passesLimits: true }, { passesLimits: true }]);
  });

  test('that is to be asked again in more than a minute is not waited for', async () => {
    const error = new ModelError('rate_limited', 'It refuses for now.', { retryAfterMs: 61_000 });
    scene = await openGateway([[{ type: 'fail', error }]]);
    const reply = await scene.call('POST', '/chat/completions', { messages });
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBeNull();
    expect(reply.headers.get('x-should-retry')).toBe('false');
    expect(await reply.json()).toMatchObject({ error: { message: 'It refuses for now. Try again in 61 s.' } });
  });

  test('in a later round ends the stream with an error that the client raises', async () => {
    scene = await openGateway([
      [...say('I look it up.', 0), ...SEARCHES],
      [{ type: 'fail', error: new ModelError('unavailable', 'The connection broke off.') }],
    ]);
    const stream = await scene.client.chat.completions.create({ model: 'default', messages, stream: true });
    let text = '';
    const read = async () => {
      for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
    };
    await expect(read()).rejects.toBeInstanceOf(OpenAI.APIError);
    expect(text).toContain('I look it up.');
  });
});

describe('repeats and ends', () => {
  test('a retry with the same Idempotency-Key is not asked twice; another body is refused', async () => {
    scene = await openGateway([ANSWER], { hasEngine: false });
    const headers = { 'idempotency-key': 'one' };
    const first = await (await scene.call('POST', '/chat/completions', { messages }, headers)).json();
    const again = await (await scene.call('POST', '/chat/completions', { messages }, headers)).json();
    expect(again).toEqual(first);
    expect(scene.requests).toHaveLength(1);
    const other = await scene.call('POST', '/chat/completions', { messages, temperature: 1 }, headers);
    expect(other.status).toBe(409);
  });

  test('a client that leaves ends the model', async () => {
    let isAborted = false;
    scene = await openGateway([ANSWER], {
      hasEngine: false,
      model: {
        async *stream(_request, { signal }) {
          yield { type: 'text_delta', text: 'It' };
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
          isAborted = true;
          throw signal.reason;
        },
      },
    });
    const stream = await scene.client.chat.completions.create({ model: 'default', messages, stream: true });
    for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
    await expect.poll(() => isAborted).toBe(true);
  });

  test('a key over its requests of the minute gets the time of the next try', async () => {
    scene = await openGateway([ANSWER], { hasEngine: false, keys: { requestsPerMinute: 1 } });
    expect((await scene.call('POST', '/chat/completions', { messages })).status).toBe(200);
    const often = await scene.call('POST', '/chat/completions', { messages });
    expect(often.status).toBe(429);
    expect(await often.json()).toMatchObject({
      error: { code: 'rate_limit_exceeded', message: expect.stringContaining('1 requests a minute') },
    });
    expect(often.headers.get('retry-after')).toBe('60');
    expect(often.headers.get('x-should-retry')).toBeNull();
  });

  test('a key over its tokens of the day has no quota left, and a client with its defaults does not wait for the next', async () => {
    scene = await openGateway([ANSWER], { hasEngine: false, keys: { tokensPerDay: 100 } });
    const client = new OpenAI({ apiKey: GATEWAY_KEY, baseURL: `${scene.origin}/v1` });
    await client.chat.completions.create({ model: 'default', messages });
    const spent = await client.chat.completions.create({ model: 'default', messages }).catch((error) => error);
    expect(spent).toMatchObject({
      status: 429,
      type: 'insufficient_quota',
      code: 'insufficient_quota',
      message: expect.stringContaining('100 tokens of today'),
    });
    expect(spent.headers.get('retry-after')).toBeNull();
    expect(spent.headers.get('x-should-retry')).toBe('false');
  });
});

describe('the list of models', () => {
  test('names the default and the targets', async () => {
    scene = await openGateway([ANSWER]);
    const names: string[] = [];
    for await (const { id } of scene.client.models.list()) names.push(id);
    expect(names).toEqual(['default', 'scripted']);
    expect(await scene.client.models.retrieve('scripted')).toMatchObject({ id: 'scripted', object: 'model' });
    await expect(scene.client.models.retrieve('none')).rejects.toMatchObject({ status: 404 });
  });
});
