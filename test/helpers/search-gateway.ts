// The whole API with engines of the test and the gateway in front: OpenAI's client, a model service and search services on loopback.
import type { AddressInfo } from 'node:net';
import OpenAI from 'openai';
import { assemble } from '../../api/assemble/assemble.ts';
import { readFixture, startService } from './engine-contract.ts';
import { GATEWAY_KEY } from './gateway-scene.ts';
import { frame, startModelServer, textFrames } from './model-server.ts';
import { readConfig } from './read-config.ts';
import { createTestApp } from './test-app.ts';

type Schema = { properties: Record<string, { enum?: string[]; description?: string }>; required: string[] };
export type Body = {
  model: string;
  tools?: { function: { name: string; parameters: Schema } }[];
  messages: { role: string; content: string | null; tool_call_id?: string; tool_calls?: { id: string }[] }[];
};
export type Call = { name: string; input: object };
export type Messages = OpenAI.ChatCompletionMessageParam[];

/** The saved reply for a part of the path. */
const FIXTURES = { generateContent: 'gemini', '/search': 'serper' };
/** Of each reply of the model. */
const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

/** The API with these engines. `calls`: what the model calls for a body; it answers where there is nothing to call. */
export async function openSearchGateway(
  engines: readonly object[] | ((origin: string) => readonly object[]),
  options: { injectPolicy?: 'always' | 'selective'; calls?: (body: Body) => readonly Call[] } = {},
) {
  const closers: (() => Promise<unknown>)[] = [];
  const backends = await startService(({ url }) => ({
    body: readFixture(Object.entries(FIXTURES).find(([part]) => url.pathname.includes(part))?.[1] ?? 'glm'),
  }));
  closers.push(backends.close);
  const model = await startModelServer((given) => {
    const body = given as unknown as Body;
    const calls = options.calls?.(body) ?? searchOnce(body);
    const frames = calls.length > 0 ? callFrames(calls) : textFrames('It closes at six [1].');
    return { chunks: [...frames.slice(0, -1), frame({ choices: [], usage: USAGE }), ...frames.slice(-1)] };
  });
  closers.push(() => model.close());
  const config = readConfig(
    {
      providers: {
        tab: { baseURL: model.url, apiKey: 'k-tab' },
        glm: { baseURL: `${backends.baseUrl}/api/paas/v4`, apiKey: 'k-glm' },
        antigravity: { type: 'gemini', baseURL: `${backends.baseUrl}/v1beta`, apiKey: 'k-gemini' },
      },
      virtualrouter: {
        routing: {
          default: [{ id: 'main', priority: 100, targets: ['tab.gpt-5.2-codex', 'tab.other'] }],
          web_search: [
            {
              id: 'backends',
              priority: 200,
              targets: ['glm.glm-4.7', 'glm.glm-4.6', 'antigravity.gemini-3-flash'],
            },
          ],
        },
      },
      webSearch: {
        engines: typeof engines === 'function' ? engines(backends.baseUrl) : engines,
        injectPolicy: options.injectPolicy ?? 'selective',
      },
      gateway: { keys: [{ id: 'test', key: GATEWAY_KEY }] },
    },
    { DATABASE_URL: ':memory:' },
  );
  const errors: unknown[] = [];
  const parts = await assemble(config, { version: '0.0.0', onError: (error) => errors.push(error) });
  closers.push(() => parts.close());
  const app = await createTestApp({ config: { gateway: config.gateway }, gateway: parts.gateway });
  closers.push(() => app.close());
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  const client = new OpenAI({ apiKey: GATEWAY_KEY, baseURL: `http://127.0.0.1:${port}/v1`, maxRetries: 0 });
  return {
    client,
    errors,
    close: async () => {
      for (const close of closers.splice(0).reverse()) await close();
    },
    backends: backends.seen,
    bodies: () => model.requests.map(({ body }) => body as unknown as Body),
    ask: (messages: Messages | string, more: object = {}) =>
      client.chat.completions.create({
        model: 'default',
        messages: typeof messages === 'string' ? [{ role: 'user', content: messages }] : messages,
        ...more,
      } as OpenAI.ChatCompletionCreateParamsNonStreaming),
  };
}

/** What follows the latest message of the user. */
export const afterUser = ({ messages }: Body) =>
  messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
/** Names of the tools that the model is offered. */
export const offered = ({ tools = [] }: Body) => tools.map((tool) => tool.function.name);
/** The parameters of web_search as the model sees them. */
export const schemaOf = ({ tools = [] }: Body) =>
  tools.find((tool) => tool.function.name === 'web_search')?.function.parameters;
const searchOnce = (body: Body): Call[] =>
  offered(body).includes('web_search') && afterUser(body).length === 0
    ? [{ name: 'web_search', input: { query: 'museum hours' } }]
    : [];

function callFrames(calls: readonly Call[]): string[] {
  const deltas = calls.map(({ name, input }, index) => ({
    index,
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
  return [
    frame({ choices: [{ index: 0, delta: { tool_calls: deltas }, finish_reason: null }] }),
    frame({ choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] }),
    'data: [DONE]\n\n',
  ];
}
