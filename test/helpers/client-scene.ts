// The API on loopback with the real runner, a scripted model and tools: what clients of other protocols call.
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../api/app.ts';
import { DEFAULT_LIMITS } from '../../api/config/limits.ts';
import { loadConfig } from '../../api/config/load-config.ts';
import { createVisitorTokens } from '../../api/identity/visitor-tokens.ts';
import { createRunner } from '../../api/runs/runner.ts';
import { ENGINES } from '../../api/search/engines/index.ts';
import { createSqliteStore } from '../../api/store/sqlite/sqlite-store.ts';
import { systemClock } from '../../api/time/clock.ts';
import type { Tool } from '../../api/tools/tool.ts';
import type { ConversationEvent } from '../../protocol/index.ts';
import { createScriptedModel, type ScriptedPart } from './scripted-model.ts';
import { createScriptedTool } from './scripted-tool.ts';
import { ORIGIN, otherSite, testSite } from './test-app.ts';
import { toolList } from './tool-list.ts';

export type ClientScene = Awaited<ReturnType<typeof openClients>>;

/** `turns` as of the scripted model. The tools beside `web_search` are those of the test. */
export async function openClients(
  turns: Parameters<typeof createScriptedModel>[1] | readonly ScriptedPart[][],
  tools: readonly Tool[] = [],
  config: Partial<ReturnType<typeof loadConfig>> = {},
) {
  const store = createSqliteStore({ url: ':memory:' });
  const tokens = createVisitorTokens(Buffer.alloc(32, 7).toString('base64url'), Date.now);
  const model = createScriptedModel(systemClock, turns);
  const search = createScriptedTool(systemClock, {
    sources: () => [
      { url: 'https://mill.example/warranty', title: 'Warranty', snippet: 'Two years on all parts.' },
      { url: 'https://mill.example/repair', title: 'Repair', snippet: 'Repairs take a week.' },
    ],
  });
  const errors: unknown[] = [];
  let ids = 0;
  const newId = (prefix: string) => `${prefix}_${++ids}`;
  const runner = createRunner({
    store,
    clock: systemClock,
    newId,
    siteAgent: () => ({ agent: { name: 'Alder' }, model, tools: toolList(search, ...tools) }),
    onError: (error) => errors.push(error),
  });
  const app = await buildApp({
    config: {
      ...loadConfig(ENGINES, { AGENT_CHAT_CONFIG: undefined }),
      demo: false,
      sites: [testSite, otherSite],
      ...config,
      limits: { ...DEFAULT_LIMITS, messagesPerMinute: 1e6, messageBurst: 1e6, requestsPerMinutePerAddress: 1e6 },
    },
    store,
    tokens,
    runner,
    newId,
  });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  const headersOf = async (visitorId: string) => ({
    authorization: `Bearer ${(await tokens.issue({ site: 'shop', visitorId })).token}`,
    origin: ORIGIN,
  });
  const headers = await headersOf('vis_reader');
  const call = (method: string, path: string, body?: unknown, own: Record<string, string> = headers) =>
    fetch(origin + path, {
      method,
      headers: { ...own, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
  return {
    origin,
    store,
    model,
    search,
    errors,
    headers,
    headersOf,
    call,
    owner: { site: 'shop', visitorId: 'vis_reader' },
    events: (conversationId: string): Promise<ConversationEvent[]> => store.log.read(conversationId, 0),
    /** Closes the live connections, as a process does that ends; the run goes on. */
    closeConnections: () => app.drain(),
    async close() {
      await runner.drain(0);
      await app.drain();
      await app.server.close();
      await store.close();
    },
  };
}

/** The data of each event of a stream, in order. */
export async function framesOf(reply: Response): Promise<Record<string, unknown>[]> {
  const lines = (await reply.text()).split('\n').filter((line) => line.startsWith('data: ') && line !== 'data: [DONE]');
  return lines.map((line) => JSON.parse(line.slice(6)) as Record<string, unknown>);
}
