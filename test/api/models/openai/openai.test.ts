import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { ModelError, type ModelEvent, type ModelRequest, textParts } from '../../../../api/models/model.ts';
import { createOpenAiModel, type OpenAiOptions } from '../../../../api/models/openai/openai.ts';
import { type Clock, systemClock } from '../../../../api/time/clock.ts';
import {
  frame,
  type ModelServer,
  type ServerReply,
  SSE,
  startModelServer,
  textFrames,
} from '../../../helpers/model-server.ts';

const KEY = 'sk-test-SECRETKEY123';
const servers: ModelServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Waits are noted and over at once, except the watchdog's. */
function countingClock(): Clock & { waits: number[]; stepWall(ms: number): void } {
  const waits: number[] = [];
  let wallMs = 0;
  return {
    waits,
    now: () => wallMs,
    stepWall(ms) {
      wallMs += ms;
    },
    monotonic: () => 0,
    deadline: systemClock.deadline,
    sleep: (ms, signal) => {
      if (ms === 30_000) return systemClock.sleep(ms, signal);
      waits.push(ms);
      return Promise.resolve();
    },
  };
}

async function start(reply: (body: Record<string, unknown>, number: number) => ServerReply): Promise<ModelServer> {
  const server = await startModelServer(reply);
  servers.push(server);
  return server;
}

async function collect(server: ModelServer, options: Partial<OpenAiOptions> = {}, request: Partial<ModelRequest> = {}) {
  const model = createOpenAiModel({ baseUrl: server.url, apiKey: KEY, model: 'm', random: () => 0.5, ...options });
  const events: ModelEvent[] = [];
  const full = { messages: [{ role: 'user' as const, content: textParts('Hi') }], tools: [], ...request };
  for await (const event of model.stream(full, { signal: new AbortController().signal })) events.push(event);
  return events;
}

function failure(promise: Promise<unknown>): Promise<ModelError> {
  return promise.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => error as ModelError,
  );
}

describe('the openai model', () => {
  test('streams text, reasoning under both names, parallel calls by index, and usage', async () => {
    const delta = (fields: object) => frame({ choices: [{ index: 0, delta: fields, finish_reason: null }] });
    const server = await start(() => ({
      chunks: [
        delta({ role: 'assistant', reasoning_content: 'a' }),
        delta({ reasoning: 'b' }),
        delta({ content: 'Hello' }),
        delta({ tool_calls: [{ index: 0, id: 'x', function: { name: 'web_search', arguments: '{"q' } }] }),
        delta({ tool_calls: [{ index: 1, id: 'y', function: { name: 'site_search', arguments: '{}' } }] }),
        delta({ tool_calls: [{ index: 0, function: { arguments: '":1}' } }] }),
        frame({ choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] }),
        frame({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 } }),
        'data: [DONE]\n\n',
      ],
    }));
    expect(await collect(server)).toEqual([
      { type: 'thinking_delta', thinking: 'a' },
      { type: 'thinking_delta', thinking: 'b' },
      { type: 'text_delta', text: 'Hello' },
      { type: 'tool_call', call: { id: 'x', name: 'web_search', arguments: '{"q":1}' } },
      { type: 'tool_call', call: { id: 'y', name: 'site_search', arguments: '{}' } },
      { type: 'finish', reason: 'tool_calls', usage: { input_tokens: 7, output_tokens: 3 } },
    ]);
  });

  test('sends messages, calls, results and reasoning in the form of Chat Completions', async () => {
    const server = await start(() => ({ chunks: textFrames('ok') }));
    await collect(
      server,
      {},
      {
        maxOutputTokens: 500,
        tools: [{ name: 't', description: 'd', parameters: { type: 'object' } }],
        messages: [
          { role: 'system', content: textParts('s') },
          { role: 'user', content: textParts('u') },
          { role: 'assistant', content: [], reasoning: 'r', toolCalls: [{ id: 'c', name: 't', arguments: '{}' }] },
          { role: 'tool', toolCallId: 'c', name: 't', content: textParts('out'), artifact: { secret: true } },
        ],
      },
    );
    expect(server.requests[0]!.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(server.requests[0]!.body).toEqual({
      model: 'm',
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 500,
      tools: [{ type: 'function', function: { name: 't', description: 'd', parameters: { type: 'object' } } }],
      messages: [
        { role: 'system', content: 's' },
        { role: 'user', content: 'u' },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'c', type: 'function', function: { name: 't', arguments: '{}' } }],
          reasoning_content: 'r',
        },
        { role: 'tool', tool_call_id: 'c', content: 'out' },
      ],
    });
  });

  test('images and files are sent to models that read them, and named to others', async () => {
    const server = await start(() => ({ chunks: ['data: [DONE]\n\n'] }));
    const image = { type: 'image', url: 'https://a.example/mill.png', alt: 'a mill' } as const;
    const file = {
      type: 'file',
      url: 'data:application/pdf;base64,AA==',
      name: 'a.pdf',
      contentType: 'application/pdf',
    } as const;
    const far = { ...file, url: 'https://a.example/b.pdf', name: 'b.pdf' };
    const messages = [{ role: 'user', content: [...textParts('What is it?'), image, file, far] }] as const;
    await collect(server, {}, { messages }).catch(() => {});
    await collect(server, { reads: { images: true, files: true } }, { messages }).catch(() => {});
    const sent = server.requests.map(({ body }) => (body as { messages: { content: unknown }[] }).messages[0]?.content);
    expect(sent[0]).toBe('What is it?\n[image: a mill]\n[file: a.pdf]\n[file: b.pdf]');
    expect(sent.at(-1)).toEqual([
      { type: 'text', text: 'What is it?' },
      { type: 'image_url', image_url: { url: image.url } },
      { type: 'file', file: { filename: 'a.pdf', file_data: file.url } },
      { type: 'text', text: '[file: b.pdf]' },
    ]);
  });

  test('a surrogate pair split over two deltas arrives whole, and a lone half as a replacement mark', async () => {
    const split = (content: string) => `data: {"choices":[{"index":0,"delta":{"content":"${content}"}}]}\n\n`;
    const server = await start(() => ({
      chunks: [split('a\\ud83d'), split('\\ude00b\\ud83d'), split('c'), 'data: [DONE]\n\n'],
    }));
    const text = (await collect(server)).map((event) => (event.type === 'text_delta' ? event.text : '')).join('');
    expect(text).toBe('a😀b\ufffdc');
  });

  test('a service that recovers within three attempts gives its answer, with growing waits between', async () => {
    const server = await start((_body, number) =>
      number < 2 ? { status: 503, chunks: ['x'] } : { chunks: textFrames('ok') },
    );
    const clock = countingClock();
    expect((await collect(server, { clock }))[0]).toEqual({ type: 'text_delta', text: 'ok' });
    expect(clock.waits).toEqual([500, 1000]);
  });

  const limited = (seconds: string): ServerReply => ({ status: 429, headers: { 'retry-after': seconds }, chunks: [] });

  test('Retry-After is obeyed up to 5 s in all; a longer one ends the call at once', async () => {
    const server = await start((_body, number) => (number === 0 ? limited('5') : { chunks: textFrames('ok') }));
    const clock = countingClock();
    await collect(server, { clock });
    expect(clock.waits).toEqual([5000]);
    const other = await start(() => limited('6'));
    const error = await failure(collect(other, { clock: countingClock() }));
    expect(error).toMatchObject({ code: 'rate_limited', retryable: true, retryAfterMs: 6_000 });
    expect(other.requests).toHaveLength(1);
    const repeating = await start(() => limited('3'));
    const waits = countingClock();
    await failure(collect(repeating, { clock: waits }));
    expect(waits.waits).toEqual([3000]);
  });

  test('a caller that passes limits on gets the first refusal at once, and other failures are tried again for it', async () => {
    const server = await start((_body, number) =>
      number === 0 ? { status: 503, chunks: ['x'] } : number === 1 ? limited('1') : { chunks: textFrames('ok') },
    );
    const model = createOpenAiModel({ baseUrl: server.url, apiKey: KEY, model: 'm', clock: countingClock() });
    const request = { messages: [{ role: 'user' as const, content: textParts('Hi') }], tools: [] };
    const options = { signal: new AbortController().signal, passesLimits: true };
    const read = async () => {
      for await (const _event of model.stream(request, options));
    };
    expect(await failure(read())).toMatchObject({ code: 'rate_limited', retryAfterMs: 1_000 });
    expect(server.requests).toHaveLength(2);
  });

  test('setting the clock forward by ten minutes ends neither a call nor its attempts', async () => {
    const clock = countingClock();
    const server = await start((_body, number) => {
      clock.stepWall(600_000);
      return number < 2 ? { status: 503, chunks: ['x'] } : { chunks: textFrames('ok') };
    });
    expect((await collect(server, { clock }))[0]).toEqual({ type: 'text_delta', text: 'ok' });
    expect(server.requests).toHaveLength(3);
  });

  test.each([
    [401, '{}', 'auth', false],
    [404, '{"error":{"message":"x","code":"model_not_found"}}', 'not_found', false],
    [400, '{"error":{"message":"x","code":"context_length_exceeded"}}', 'context_length', false],
    [429, '{"error":{"message":"x","code":"insufficient_quota"}}', 'auth', false],
    [500, `{"error":{"message":"${KEY}"}}`, 'unavailable', true],
  ] as const)(
    'HTTP %i %s is the error "%s"; no word of the upstream is in it',
    async (status, body, code, retryable) => {
      const server = await start(() => ({ status, headers: { 'content-type': 'application/json' }, chunks: [body] }));
      const error = await failure(collect(server, { clock: countingClock() }));
      expect(error).toBeInstanceOf(ModelError);
      expect(error).toMatchObject({ code, retryable });
      expect(`${error.message}${String(error.cause)}${error.stack}`).not.toMatch(/SECRETKEY|127\.0\.0\.1/);
    },
  );

  test.each([
    ['data: {"error":{"message":"overloaded","type":"server_error","code":"overloaded"}}\n\n', 'overloaded'],
    ['data: {"error":{"message":"Provider returned error","code":502}}\n\n', 'Provider returned error (502)'],
    ['data: {"error":"overloaded"}\n\n', 'overloaded'],
    ['data: {"error":{"type":"overloaded_error"}}\n\n', 'overloaded_error'],
    ['event: error\ndata: {"message":"boom"}\n\n', 'boom'],
    ['event: error\ndata: {"error":{"message":"boom"}}\n\n', 'boom'],
    ['event: error\ndata: boom\n\n', 'boom'],
  ])('an error inside of the stream says what the service said: %s', async (chunk, said) => {
    const server = await start(() => ({ chunks: [...textFrames('a b').slice(0, 1), chunk, 'data: [DONE]\n\n'] }));
    const error = await failure(collect(server, { clock: countingClock() }));
    expect(error.message).toBe(`The model service ended its answer with an error: ${said}`);
    expect(error.retryable).toBe(true);
    expect(error.check).toMatch(/^These are the words of 127\.0\.0\.1:\d+/);
  });

  test('[LOG-1] the words of an error inside of the stream are one short line without keys', async () => {
    const message = `no\n${KEY} Bearer abcdefghijkl plainkey0123 \u001b[31m${'x'.repeat(500_000)}`;
    const server = await start(() => ({ chunks: [frame({ error: { message } })] }));
    const error = await failure(collect(server, { clock: countingClock(), apiKey: 'plainkey0123' }));
    const [, said = ''] = error.message.split('error: ');
    expect(said).toMatch(/^no \[redacted\] \[redacted\] \[redacted\] \[31mx+ …$/);
    expect(said.length).toBeLessThanOrEqual(202);
  });

  test('no token, also with keep-alives, and inactivity after the first token both end as a timeout', async () => {
    const hang: ServerReply = { chunks: [': processing\n\n'], end: 'hang' };
    const half: ServerReply = { chunks: textFrames('a b').slice(0, 1), end: 'hang' };
    for (const reply of [hang, half]) {
      const server = await start(() => reply);
      // Long enough for the request to arrive on a busy machine.
      const error = await failure(collect(server, { timeouts: { firstEventMs: 500, idleMs: 500 } }));
      expect(error).toMatchObject({ code: 'timeout', retryable: true });
      expect(server.requests).toHaveLength(1);
    }
  });

  test('a stream whose connection stays open after [DONE] is complete there', async () => {
    const server = await start(() => ({ chunks: textFrames('a b'), end: 'hang' }));
    const events = await collect(server, { timeouts: { firstEventMs: 60, idleMs: 60 } });
    expect(events.at(-1)).toMatchObject({ type: 'finish', reason: 'stop' });
  });

  test('reuses the connections of ended streams', async () => {
    const server = await start(() => ({ chunks: textFrames('a b') }));
    for (let call = 0; call < 5; call++) await collect(server);
    // Not all on one: a call may begin before the last bytes of the one before it are there.
    expect(new Set(server.requests.map((request) => request.port)).size).toBeLessThan(5);
  });

  test('suspending the process for longer than its timeouts loses nothing of an answer that arrived meanwhile', async () => {
    // The service is a thread of its own: it runs while this one is blocked.
    const flags = new Int32Array(new SharedArrayBuffer(8));
    const worker = new Worker(new URL('../../../fixtures/workers/model-service.mjs', import.meta.url), {
      workerData: { flags, frames: textFrames('a b c d') },
    });
    const [port] = (await once(worker, 'message')) as [number];
    const model = createOpenAiModel({
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: KEY,
      model: 'm',
      timeouts: { firstEventMs: 60, idleMs: 60 },
    });
    const request = { messages: [{ role: 'user' as const, content: textParts('Hi') }], tools: [] };
    const said: ModelEvent[] = [];
    for await (const event of model.stream(request, { signal: new AbortController().signal })) {
      said.push(event);
      if (said.length > 1) continue;
      // Continues once everything is sent and the timeouts have passed.
      Atomics.store(flags, 0, 1);
      Atomics.notify(flags, 0);
      Atomics.wait(flags, 1, 0, 5_000);
      Atomics.wait(flags, 1, 1, 150);
    }
    expect(said.map((event) => (event.type === 'text_delta' ? event.text : event.type))).toEqual([
      ...['a ', 'b ', 'c ', 'd'],
      'finish',
    ]);
    await worker.terminate();
  });

  test('[NET-1] a redirect is not followed', async () => {
    const target = await start(() => ({ chunks: textFrames('elsewhere') }));
    const server = await start(() => ({
      status: 307,
      headers: { location: `${target.url}/chat/completions` },
      chunks: [],
    }));
    const error = await failure(collect(server, { clock: countingClock() }));
    expect(error.code).toBe('unavailable');
    expect(target.requests).toHaveLength(0);
  });

  test('a refused connection is a retryable error', async () => {
    const server = await start(() => ({ chunks: [] }));
    await server.close();
    servers.pop();
    expect(await failure(collect(server, { clock: countingClock() }))).toMatchObject({
      code: 'unavailable',
      retryable: true,
    });
  });

  test('an abort ends the call with the signal’s reason, and the upstream connection is closed', async () => {
    const server = await start(() => ({ chunks: textFrames('a b c').slice(0, 2), headers: SSE, end: 'hang' }));
    const controller = new AbortController();
    const model = createOpenAiModel({ baseUrl: server.url, apiKey: KEY, model: 'm' });
    const read = async () => {
      const request = { messages: [{ role: 'user' as const, content: textParts('Hi') }], tools: [] };
      for await (const _event of model.stream(request, { signal: controller.signal }))
        controller.abort(new Error('stop'));
    };
    await expect(read()).rejects.toThrow('stop');
  });
});
