// The gateway of the built API over a restart: what a client has stored, and what a key has used today, are in the database.
import OpenAI from 'openai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { ledBy } from '../helpers/search-chat.ts';
import { type ModelStandIn, startModel } from '../helpers/stand-ins.ts';

const KEY = 'a-key-of-the-gateway-for-tests';
const SMALL_KEY = 'a-key-with-few-tokens-a-day';
const CART = {
  type: 'function' as const,
  name: 'get_cart',
  strict: null,
  parameters: { type: 'object', properties: {} },
};

let model: ModelStandIn;
let api: ApiProcess;
beforeAll(async () => {
  model = await startModel(({ question, toolResults }) => {
    if (question.includes('cart') && toolResults.length === 0) return { toolCalls: [{ name: 'get_cart', input: {} }] };
    return { text: [toolResults.length > 0 ? `You have ${toolResults[0]}.` : `You said: ${question}`] };
  });
  const keys = [
    { id: 'main', key: KEY },
    // One reply of the stand-in uses 30.
    { id: 'small', key: SMALL_KEY, tokensPerDay: 30 },
  ];
  api = await ApiProcess.start({ env: ledBy(model), config: { gateway: { keys } } });
});
afterAll(async () => {
  await api?.close();
  await model?.close();
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
  await expect(ask()).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
  await restart();
  await expect(ask()).rejects.toMatchObject({ status: 429, message: expect.stringContaining('30 tokens') });
});
