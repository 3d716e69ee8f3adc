// The Responses API as OpenAI's own client sees it: streams, items of searches, tools, stored responses, cancelling.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ModelError } from '../../../../api/models/model.ts';
import { type GatewayScene, openGateway } from '../../../helpers/gateway-scene.ts';
import { callTool, say, stop, think, toTools } from '../../../helpers/scripted-model.ts';

let scene: GatewayScene | undefined;
afterEach(async () => {
  await scene?.close();
  scene = undefined;
});

const input = 'How long is the warranty?';
const SEARCHES = [callTool('web_search', { query: 'warranty' }), toTools];
const ANSWER = [...say('It is two years on all parts [1].', 0), stop];
const CART = {
  type: 'function' as const,
  name: 'get_cart',
  strict: null,
  parameters: { type: 'object', properties: {} },
};
/** The events that OpenAI's own types know, with the fields that each must have; the helper of its client throws for any other. */
const KNOWN = readKnownEvents();

function readKnownEvents(): ReadonlyMap<string, readonly string[]> {
  const file = join(dirname(createRequire(import.meta.url).resolve('openai')), 'resources/responses/responses.d.ts');
  const types = readFileSync(file, 'utf8');
  const [, union = ''] = /export type ResponseStreamEvent =([^;]+);/.exec(types) ?? [];
  return new Map(
    union.split('|').map((name) => {
      const from = types.indexOf(`export interface ${name.trim()} {`);
      const body = types.slice(from, types.indexOf('\n}', from));
      const [, type = ''] = /\n {4}type: '([^']+)';/.exec(body) ?? [];
      return [type, [...body.matchAll(/\n {4}(\w+):/g)].map(([, field = '']) => field)];
    }),
  );
}

/** The events of a stream, as they are on the wire: nothing else is there, each is one that OpenAI's types know, and they are numbered. */
async function eventsOf(
  reply: Response,
  first = 0,
): Promise<{ event: string; data: { type: string; sequence_number: number } & Record<string, unknown> }[]> {
  const text = await reply.text();
  const events = text
    .split('\n\n')
    .slice(0, -1)
    .map((block) => {
      const [whole, event = '', data = '{}'] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      expect(whole).toBe(block);
      return { event, data: JSON.parse(data) };
    });
  expect(text.endsWith('\n\n')).toBe(true);
  for (const [n, { event, data }] of events.entries()) {
    expect([data.type, data.sequence_number]).toEqual([event, first + n]);
    expect(Object.keys(data), event).toEqual(expect.arrayContaining([...(KNOWN.get(event) ?? ['no known event'])]));
  }
  return events;
}

describe('a response', () => {
  test('of one text', async () => {
    scene = await openGateway([ANSWER], { hasEngine: false });
    const reply = await scene.client.responses.create({
      model: 'default',
      input,
      instructions: 'Be brief.',
      metadata: { a: 'b' },
    });
    expect(reply).toMatchObject({
      object: 'response',
      status: 'completed',
      model: 'default',
      instructions: 'Be brief.',
      metadata: { a: 'b' },
      output_text: 'It is two years on all parts [1].',
      usage: { input_tokens: 100, output_tokens: 20, total_tokens: 120 },
    });
    expect(scene.requests[0]!.messages[0]).toMatchObject({ role: 'system' });
  });

  test('with reasoning and a search streams in the documented order, numbered without a gap', async () => {
    scene = await openGateway([[...think('Let me see.', 0), ...say('I look it up.', 0), ...SEARCHES], ANSWER]);
    const reply = await scene.call('POST', '/responses', {
      input,
      stream: true,
      include: ['web_search_call.action.sources'],
    });
    const events = await eventsOf(reply);
    const short = events.map(({ event }) => event.replace('response.', '')).filter((one) => !/delta$/.test(one));
    expect(short).toEqual([
      'created',
      'in_progress',
      'output_item.added',
      'reasoning_text.done',
      'output_item.done',
      'output_item.added',
      'content_part.added',
      'output_text.done',
      'content_part.done',
      'output_item.done',
      'output_item.added',
      'web_search_call.in_progress',
      'web_search_call.searching',
      'web_search_call.completed',
      'output_item.done',
      'output_item.added',
      'content_part.added',
      'output_text.annotation.added',
      'output_text.done',
      'content_part.done',
      'output_item.done',
      'completed',
    ]);
    const { output } = events.at(-1)!.data.response as { output: Record<string, unknown>[] };
    expect(output.map(({ type, status }) => [type, status])).toEqual([
      ['reasoning', 'completed'],
      ['message', 'completed'],
      ['web_search_call', 'completed'],
      ['message', 'completed'],
    ]);
    expect(output[2]!.action).toMatchObject({
      type: 'search',
      query: 'warranty',
      sources: [{ type: 'url', url: 'https://mill.example/warranty' }, {}],
    });
  });

  test('streams through the helper of the client, a call of its tool too', async () => {
    scene = await openGateway([
      [callTool('get_cart', { of: 'me' }), callTool('web_search', { query: 'x' }), toTools],
      ANSWER,
    ]);
    const stream = scene.client.responses.stream({ model: 'default', input, tools: [CART, { type: 'web_search' }] });
    const final = await stream.finalResponse();
    const call = final.output.find(({ type }) => type === 'function_call');
    expect(call).toMatchObject({ name: 'get_cart', arguments: '{"of":"me"}', status: 'completed' });
    const next = await scene.client.responses.create({
      model: 'default',
      previous_response_id: final.id,
      input: [{ type: 'function_call_output', call_id: (call as { call_id: string }).call_id, output: 'One mill.' }],
    });
    expect(next.output_text).toBe('It is two years on all parts [1].');
    expect(next.previous_response_id).toBe(final.id);
    expect(scene.search.runs).toHaveLength(1);
    expect(scene.requests[1]!.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'tool']);
  });

  test('goes on from its own items without being stored', async () => {
    scene = await openGateway([[callTool('get_cart', {}), toTools], ANSWER], { hasEngine: false });
    const first = await scene.client.responses.create({ model: 'default', input, tools: [CART], store: false });
    const call = first.output[0] as { call_id: string };
    await scene.client.responses.create({
      model: 'default',
      input: [
        { role: 'user', content: input },
        ...(first.output as []),
        { type: 'function_call_output', call_id: call.call_id, output: 'One.' },
      ],
      tools: [CART],
    });
    expect(scene.requests[1]!.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool']);
    await expect(scene.client.responses.retrieve(first.id)).rejects.toMatchObject({ status: 404 });
  });

  test('of a failed search says so, and the answer follows', async () => {
    scene = await openGateway([SEARCHES, ANSWER], {
      search: { outcome: () => ({ status: 'error', trust: 'owner', text: 'Error: no engine answers.' }) },
    });
    const { output } = await scene.client.responses.create({ model: 'default', input });
    expect(output[0]).toMatchObject({ type: 'web_search_call', status: 'failed' });
    expect(output[1]).toMatchObject({ type: 'message', status: 'completed' });
  });

  test('that was cut is incomplete and says why', async () => {
    scene = await openGateway([[...say('It is', 0), { type: 'finish', reason: 'length' }]], { hasEngine: false });
    const reply = await scene.client.responses.create({ model: 'default', input, max_output_tokens: 1 });
    expect(reply).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
    expect(reply.output).toMatchObject([{ type: 'message', status: 'incomplete' }]);
  });
});

describe('a stored response', () => {
  test('is read again, followed from any event on, and deleted', async () => {
    scene = await openGateway([ANSWER], { hasEngine: false });
    const whole = await eventsOf(await scene.call('POST', '/responses', { input, stream: true }));
    const { id } = whole[0]!.data.response as { id: string };
    expect(await scene.client.responses.retrieve(id)).toMatchObject({ id, status: 'completed' });
    for (const after of [0, 3, whole.length - 2]) {
      const rest = await eventsOf(
        await scene.call('GET', `/responses/${id}?stream=true&starting_after=${after}`),
        after + 1,
      );
      expect(rest).toEqual(whole.slice(after + 1));
    }
    const typed = await scene.client.responses.retrieve(id, { stream: true, starting_after: 1 });
    const seen: number[] = [];
    for await (const event of typed) seen.push(event.sequence_number);
    expect(seen[0]).toBe(2);
    await scene.client.responses.delete(id);
    await expect(scene.client.responses.retrieve(id)).rejects.toMatchObject({ status: 404 });
  });

  test('of another key is as unknown as one that never was', async () => {
    scene = await openGateway([ANSWER], { hasEngine: false });
    const { id } = await scene.client.responses.create({ model: 'default', input });
    const wire = async (path: string, method = 'GET') => {
      const reply = await scene!.call(method, path, undefined, { authorization: 'Bearer another-key-of-the-gateway' });
      return [reply.status, JSON.stringify(await reply.json()).replace(/resp_\w+|none/, 'ID')];
    };
    for (const [path, method] of [
      ['', 'GET'],
      ['/cancel', 'POST'],
      ['', 'DELETE'],
    ] as const)
      expect(await wire(`/responses/${id}${path}`, method)).toEqual(await wire(`/responses/none${path}`, method));
    const next = await scene.other.responses
      .create({ model: 'default', input, previous_response_id: id })
      .catch((error: unknown) => error);
    expect(next).toMatchObject({ status: 404, param: 'previous_response_id' });
  });

  test('that is being written is cancelled, and its model with it', async () => {
    let isAborted = false;
    scene = await openGateway([ANSWER], {
      hasEngine: false,
      model: {
        async *stream(_request, { signal }) {
          yield { type: 'text_delta', text: 'It is' };
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
          isAborted = true;
          throw signal.reason;
        },
      },
    });
    const stream = await scene.client.responses.create({ model: 'default', input, stream: true });
    let id = '';
    const statuses: string[] = [];
    for await (const event of stream) {
      if (event.type === 'response.created') id = event.response.id;
      if (event.type === 'response.output_text.delta')
        expect(await scene.client.responses.cancel(id)).toMatchObject({ status: 'cancelled' });
      if ('response' in event) statuses.push(event.response.status ?? '');
    }
    expect(isAborted).toBe(true);
    expect(statuses.at(-1)).toBe('cancelled');
    expect((await scene.client.responses.retrieve(id)).output[0]).toMatchObject({ status: 'incomplete' });
  });
});

describe('what cannot be', () => {
  test.each<[name: string, body: object, status: number, fields: object]>([
    ['background', { input, background: true }, 400, { param: 'background', code: 'unsupported_parameter' }],
    ['no input', {}, 400, { param: 'input' }],
    ['an item of no kind', { input: [{ type: 'thought' }] }, 400, { param: 'input[0].type' }],
    [
      'an output without its call',
      { input: [{ type: 'function_call_output', call_id: 'x', output: '' }] },
      400,
      { param: 'input[0]' },
    ],
    ['a hosted tool that is not ours', { input, tools: [{ type: 'file_search' }] }, 400, { param: 'tools[0].type' }],
    ['a reference to no item', { input: [{ type: 'item_reference', id: 'x' }] }, 400, { param: 'input[0].id' }],
    ['an unknown model', { input, model: 'none' }, 404, { param: 'model', code: 'model_not_found' }],
    [
      'an unknown response before',
      { input, previous_response_id: 'resp_none' },
      404,
      { param: 'previous_response_id' },
    ],
  ])('%s is refused with its field', async (_name, body, status, fields) => {
    scene = await openGateway([ANSWER], { hasEngine: false });
    const reply = await scene.call('POST', '/responses', body);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ error: fields });
  });

  test('a model that fails: before its first word a status, after it a failed response that never looks complete', async () => {
    const failure = { type: 'fail' as const, error: new ModelError('unavailable', 'The connection broke off.') };
    scene = await openGateway([[failure]], { hasEngine: false });
    expect((await scene.call('POST', '/responses', { input, stream: true })).status).toBe(502);
    await scene.close();
    scene = await openGateway([[...say('It is', 0), failure]], { hasEngine: false });
    const events = await eventsOf(await scene.call('POST', '/responses', { input, stream: true }));
    expect(events.at(-1)!.data).toMatchObject({
      type: 'response.failed',
      response: { status: 'failed', error: { code: 'server_error' } },
    });
    expect(events.some(({ event }) => event === 'response.completed')).toBe(false);
    expect((await scene.call('POST', '/responses', { input })).status).toBe(502);
  });
});
