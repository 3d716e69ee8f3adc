// The gateway as clients of other makers see it: the AI SDK's providers and LangChain, unmodified.
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { HumanMessage, ToolMessage } from '@langchain/core/messages';
import { tool as langchainTool } from '@langchain/core/tools';
import { ChatOpenAI } from '@langchain/openai';
import { generateText, stepCountIs, streamText, tool } from 'ai';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { GATEWAY_KEY, type GatewayScene, openGateway } from '../../helpers/gateway-scene.ts';
import { callTool, say, stop, think, toTools } from '../../helpers/scripted-model.ts';

let scene: GatewayScene | undefined;
afterEach(async () => {
  await scene?.close();
  scene = undefined;
});

/** A turn with a search and a call of the client, and then the answer. */
const TURNS = [
  [
    ...think('Let me see.', 0),
    callTool('get_cart', { of: 'me' }),
    callTool('web_search', { query: 'delivery' }),
    toTools,
  ],
  [...say('It comes in a week [2].', 0), stop],
];
const prompt = 'When does my cart arrive?';
const asked: unknown[] = [];
const tools = {
  get_cart: tool({
    description: 'Reads the cart.',
    inputSchema: z.object({ of: z.string() }),
    execute: async (input) => {
      asked.push(input);
      return 'One mill.';
    },
  }),
};

describe.each([
  [
    '@ai-sdk/openai, Chat Completions',
    (baseURL: string) => createOpenAI({ baseURL, apiKey: GATEWAY_KEY }).chat('default'),
    true,
  ],
  [
    '@ai-sdk/openai, Responses',
    (baseURL: string) => createOpenAI({ baseURL, apiKey: GATEWAY_KEY }).responses('default'),
    true,
  ],
  [
    // It does not read annotations.
    '@ai-sdk/openai-compatible',
    (baseURL: string) => createOpenAICompatible({ name: 'ours', baseURL, apiKey: GATEWAY_KEY })('default'),
    false,
  ],
] as const)('%s', (_name, modelOf, hasSources) => {
  test('streams over a tool of the client, with what was searched beside it', async () => {
    asked.length = 0;
    scene = await openGateway(TURNS);
    const result = streamText({ model: modelOf(`${scene.origin}/v1`), prompt, tools, stopWhen: stepCountIs(3) });
    let text = '';
    for await (const part of result.textStream) text += part;
    expect(text).toBe('It comes in a week [2].');
    expect(asked).toEqual([{ of: 'me' }]);
    expect(scene.search.runs).toHaveLength(1);
    expect(await result.finishReason).toBe('stop');
    const urls = (await result.sources).map((source) => ('url' in source ? source.url : ''));
    expect(urls).toEqual(hasSources ? ['https://mill.example/repair'] : []);
  });

  test('gets the whole answer at once', async () => {
    scene = await openGateway([TURNS[1]!], { hasEngine: false });
    const { text, usage } = await generateText({ model: modelOf(`${scene.origin}/v1`), prompt });
    expect(text).toBe('It comes in a week [2].');
    expect(usage.totalTokens).toBe(120);
  });
});

describe('LangChain', () => {
  test('calls its tool and goes on', async () => {
    scene = await openGateway(TURNS);
    const model = new ChatOpenAI({
      model: 'default',
      apiKey: GATEWAY_KEY,
      configuration: { baseURL: `${scene.origin}/v1` },
    });
    const cart = langchainTool(async () => 'One mill.', {
      name: 'get_cart',
      description: 'Reads the cart.',
      schema: z.object({ of: z.string() }),
    });
    const bound = model.bindTools([cart]);
    const question = new HumanMessage(prompt);
    const first = await bound.invoke([question]);
    expect(first.tool_calls).toMatchObject([{ name: 'get_cart', args: { of: 'me' } }]);
    const result = new ToolMessage({ content: 'One mill.', tool_call_id: first.tool_calls![0]!.id! });
    let text = '';
    for await (const chunk of await bound.stream([question, first, result])) text += chunk.text;
    expect(text).toBe('It comes in a week [2].');
    expect(scene.search.runs).toHaveLength(1);
  });
});
