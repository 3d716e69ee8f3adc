// The gateway of the built API over a restart: what a client has stored, and what a key has used today, are in the database.
import OpenAI from 'openai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { ledBy } from '../helpers/search-chat.ts';
import { type ModelStandIn, type StandIn, startModel, startSerper } from '../helpers/stand-ins.ts';

const KEY = 'a-key-of-the-gateway-for-tests';
const SMALL_KEY = 'a-key-with-few-tokens-a-day';
const CART = {
  type: 'function' as const,
  name: 'get_cart',
  strict: null,
  parameters: { type: 'object', properties: {} },
};

let model: ModelStandIn;
let serper: StandIn;
let api: ApiProcess;
beforeAll(async () => {
  serper = await startSerper([
    { title: 'Price', link: 'http://127.0.0.1:9/price.html', snippet: 'A mill is 90 dollars.' },
  ]);
  model = await startModel(({ question, toolResults }) => {
    if (question.includes('price') && toolResults.length === 0)
      return {
        toolCalls: [
          { name: 'web_search', input: { query: 'price of a mill' } },
          { name: 'get_cart', input: {} },
        ],
      };
    // Its last word never comes.
    if (question.includes('for ever'))
      return { text: ['I ', 'write ', 'on.'], before: (n) => (n > 1 ? new Promise(() => {}) : undefined) };
    if (question.includes('cart') && toolResults.length === 0) return { toolCalls: [{ name: 'get_cart', input: {} }] };
    return { text: [toolResults.length > 0 ? `You have ${toolResults[0]}.` : `You said: ${question}`] };
  });
  const keys = [
    { id: 'main', key: KEY },
    // One reply of the stand-in uses 30.
    { id: 'small', key: SMALL_KEY, tokensPerDay: 30 },
  ];
  api = await ApiProcess.start({
    env: { ...ledBy(model), SERPER_API_KEY: 'serper-stand-in', SERPER_BASE_URL: serper.origin },
    config: { gateway: { keys } },
  });
});
afterAll(async () => {
  await api?.close();
  await Promise.all([model?.close(), serper?.close()]);
});

const clientOf = (apiKey: string) => new OpenAI({ apiKey, baseURL: `${api.origin}/v1`, maxRetries: 0 });

async function restart() {
  await api.kill('SIGKILL');
  await api.start();
}

it('a stored response is read, followed, gone on from and deleted after the process died', async () => {
  const client = clientOf(KEY);
  const stream = await client.responses.create({
    model: 'default',
    input: 'What is in my cart?',
    tools: [CART],
    stream: true,
  });
  const events: OpenAI.Responses.ResponseStreamEvent[] = [];
  for await (const event of stream) events.push(event);
  const last = events.at(-1);
  if (last?.type !== 'response.completed') throw new Error(`the last event is ${last?.type}`);
  const { response } = last;
  await restart();

  expect(await client.responses.retrieve(response.id)).toMatchObject({ id: response.id, output: response.output });
  const rest = await client.responses.retrieve(response.id, { stream: true, starting_after: 2 });
  const seen: unknown[] = [];
  for await (const event of rest) seen.push(event);
  expect(seen).toEqual(events.slice(3));
  const call = response.output.find((item) => item.type === 'function_call')!;
  const next = await client.responses.create({
    model: 'default',
    previous_response_id: response.id,
    input: [{ type: 'function_call_output', call_id: call.call_id, output: 'one mill' }],
    tools: [CART],
  });
  expect(next.output_text).toBe('You have one mill.');
  // The AI SDK names an item instead of sending it again.
  const named = await client.responses.create({
    model: 'default',
    input: [
      { role: 'user', content: 'What is in my cart?' },
      { type: 'item_reference', id: call.id! },
      { type: 'function_call_output', call_id: call.call_id, output: 'two mills' },
    ],
    tools: [CART],
  });
  expect(named.output_text).toBe('You have two mills.');
  await expect(clientOf(SMALL_KEY).responses.retrieve(response.id)).rejects.toMatchObject({ status: 404 });
  await client.responses.delete(response.id);
  await restart();
  await expect(client.responses.retrieve(response.id)).rejects.toMatchObject({ status: 404 });
  expect(await client.responses.retrieve(next.id)).toMatchObject({ previous_response_id: response.id });
});

it('a key that has used its tokens of the day has used them after the process died, too', async () => {
  const client = clientOf(SMALL_KEY);
  const ask = () =>
    client.chat.completions.create({ model: 'default', messages: [{ role: 'user', content: 'Hello' }] });
  expect((await ask()).usage?.total_tokens).toBe(30);
  await expect(ask()).rejects.toMatchObject({ status: 429, code: 'insufficient_quota' });
  await restart();
  await expect(ask()).rejects.toMatchObject({ status: 429, message: expect.stringContaining('30 tokens') });
});

it.each(['chat', 'responses'] as const)(
  'a retry with an Idempotency-Key after the process died is not paid twice: %s',
  async (surface) => {
    const ask = (key: string, content = `Hello to ${surface}`) => {
      const headers = { headers: { 'idempotency-key': key } };
      const { chat, responses } = clientOf(KEY);
      return surface === 'chat'
        ? chat.completions.create({ model: 'default', messages: [{ role: 'user', content }] }, headers)
        : responses.create({ model: 'default', input: content, store: false }, headers);
    };
    const first = await ask('key-1');
    const asked = model.requests.length;
    await restart();
    expect(await ask('key-1')).toEqual(first);
    expect(model.requests).toHaveLength(asked);
    await expect(ask('key-1', 'Something else')).rejects.toMatchObject({ status: 409, code: 'idempotency_key_reused' });
    expect((await ask('key-2')).id).not.toBe(first.id);
    // What is kept for retries cannot be read as a response.
    await expect(clientOf(KEY).responses.retrieve(`${surface} key-1`)).rejects.toMatchObject({ status: 404 });
  },
);

it('a search beside a call of the client is not made again after the process died', async () => {
  const client = clientOf(KEY);
  const { parameters, name } = CART;
  const tools = [{ type: 'function' as const, function: { name, parameters } }];
  const messages: OpenAI.ChatCompletionMessageParam[] = [
    { role: 'user', content: 'Is the price of my cart fair? Search the web.' },
  ];
  const first = await client.chat.completions.create({ model: 'default', messages, tools, web_search_options: {} });
  const calls = first.choices[0]!.message.tool_calls!;
  expect(calls.map((call) => call.type === 'function' && call.function.name)).toEqual(['get_cart']);
  const searches = serper.requests.length;
  expect(searches).toBeGreaterThan(0);
  await restart();
  messages.push(first.choices[0]!.message, { role: 'tool', tool_call_id: calls[0]!.id, content: 'one mill' });
  const next = await client.chat.completions.create({ model: 'default', messages, tools });
  // The stand-in says the first result that it reads: that of the search, which the client does not have.
  expect(next.choices[0]!.message.content).toContain('90 dollars');
  expect(serper.requests).toHaveLength(searches);
});

it('a response that was being written when the process died has failed, and says so', async () => {
  const client = clientOf(KEY);
  const stream = await client.responses.create({ model: 'default', input: 'Write for ever', stream: true });
  const events: OpenAI.Responses.ResponseStreamEvent[] = [];
  const read = async () => {
    for await (const event of stream) {
      events.push(event);
      if (event.type === 'response.output_text.delta' && event.delta.includes('write')) break;
    }
  };
  await read();
  const [created] = events;
  if (created?.type !== 'response.created') throw new Error(`the first event is ${created?.type}`);
  const { id } = created.response;
  expect(await client.responses.retrieve(id)).toMatchObject({ status: 'in_progress' });
  await restart();

  expect(await client.responses.retrieve(id)).toMatchObject({
    id,
    status: 'failed',
    error: { code: 'server_error', message: expect.stringContaining('restarted') },
  });
  const last = events.at(-1)!.sequence_number;
  const rest = await client.responses.retrieve(id, { stream: true, starting_after: last });
  const seen: OpenAI.Responses.ResponseStreamEvent[] = [];
  for await (const event of rest) seen.push(event);
  expect(seen).toMatchObject([
    { type: 'response.failed', sequence_number: last + 1, response: { id, status: 'failed' } },
  ]);
  const goOn = client.responses.create({ model: 'default', input: 'Hello', previous_response_id: id });
  await expect(goOn).rejects.toMatchObject({ status: 404, param: 'previous_response_id' });
  await expect(client.responses.cancel(id)).rejects.toMatchObject({ status: 400, code: 'response_ended' });
  await client.responses.delete(id);
  await expect(client.responses.retrieve(id)).rejects.toMatchObject({ status: 404 });
});
