// The gateway on loopback with a scripted model and a scripted search, and OpenAI's own client that calls it.
import type { AddressInfo } from 'node:net';
import OpenAI from 'openai';
import type { GatewayConfig, GatewayKey } from '../../api/config/gateway.ts';
import type { SitePages } from '../../api/gateway/gateway-context.ts';
import type { Model, ModelRequest } from '../../api/models/model.ts';
import { loggerOptions } from '../../api/plugins/logging.ts';
import type { Clock } from '../../api/time/clock.ts';
import type { Tool } from '../../api/tools/tool.ts';
import { createScriptedModel, type ScriptedPart } from './scripted-model.ts';
import { createScriptedTool, type ScriptedTool } from './scripted-tool.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export const GATEWAY_KEY = 'a-key-of-the-gateway-for-tests';
export const OTHER_KEY = 'another-key-of-the-gateway';

export type GatewayScene = {
  origin: string;
  app: TestApp;
  /** OpenAI's client, without retries. */
  client: OpenAI;
  /** The client of another key. */
  other: OpenAI;
  /** What the model was sent. */
  requests: ModelRequest[];
  search: ScriptedTool;
  /** Lines of the log, from warnings on. */
  log: { level: number; msg: string }[];
  /** A call without a client. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
};

/** Waits of models and tools end at once. */
const instantClock: Clock = {
  now: () => 0,
  monotonic: () => 0,
  sleep: async (_ms, signal) => {
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
  },
  deadline: () => () => {},
};

/** `turns`: the reply of the model after so many steps with tools. `policy`: whether `web_search` is offered without being named. */
export async function openGateway(
  turns: readonly ScriptedPart[][] | ((request: ModelRequest) => ScriptedPart[]),
  options: {
    policy?: 'always' | 'selective';
    hasEngine?: boolean;
    keys?: Partial<GatewayKey>;
    model?: Partial<Model>;
    search?: Parameters<typeof createScriptedTool>[1];
    /** Beside the keys. */
    gateway?: Partial<GatewayConfig>;
    /** Of the site: what a model that only quotes, and clients of MCP, have. */
    siteTools?: readonly Tool[];
    pages?: SitePages;
  } = {},
): Promise<GatewayScene> {
  const { policy = 'always', hasEngine = true } = options;
  const scripted = createScriptedModel(instantClock, turns);
  const model: Model = { ...scripted, ...options.model };
  const search = createScriptedTool(instantClock, {
    sources: () => [
      { url: 'https://mill.example/warranty', title: 'Warranty', snippet: 'Two years on all parts.' },
      { url: 'https://mill.example/repair', title: 'Repair', snippet: 'Repairs take a week.' },
    ],
    ...options.search,
  });
  const entry = (id: string, key: string): GatewayKey => ({
    id,
    key,
    site: 'shop',
    requestsPerMinute: 1_000,
    tokensPerDay: 1_000_000,
    ...options.keys,
  });
  const log: GatewayScene['log'] = [];
  const app = await createTestApp({
    logger: loggerOptions('warn', { write: (line) => void log.push(JSON.parse(line)) }),
    config: { gateway: { keys: [entry('test', GATEWAY_KEY), entry('other', OTHER_KEY)], ...options.gateway } },
    gateway: {
      names: ['default', 'scripted'],
      modelOf: (name) => (['', 'default', 'scripted'].includes(name) ? model : null),
      search: {
        list: async ({ wantsSearch }) => (hasEngine && (wantsSearch || policy === 'always') ? [search] : []),
      },
      siteTools: { list: async () => options.siteTools ?? [] },
      ...(options.pages ? { pages: options.pages } : {}),
    },
  });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  const clientOf = (apiKey: string) => new OpenAI({ apiKey, baseURL: `${origin}/v1`, maxRetries: 0 });
  return {
    origin,
    app,
    client: clientOf(GATEWAY_KEY),
    other: clientOf(OTHER_KEY),
    requests: scripted.requests,
    search,
    log,
    call: (method, path, body, headers = {}) =>
      fetch(`${origin}/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${GATEWAY_KEY}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    close: () => app.close(),
  };
}
