// The API in this process on a real port, with the demo site and the built widget, and a runner that does nothing: tests
// write the log themselves, event by event.
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { buildApp } from '../../api/app.ts';
import { DEFAULT_LIMITS } from '../../api/config/limits.ts';
import { loadConfig } from '../../api/config/load-config.ts';
import { createVisitorTokens } from '../../api/identity/visitor-tokens.ts';
import { ENGINES } from '../../api/search/engines/index.ts';
import { createSqliteStore, type SqliteStore } from '../../api/store/sqlite/sqlite-store.ts';
import type { ConversationEvent } from '../../protocol/index.ts';

const root = resolve(import.meta.dirname, '../..');
const OWNER = { site: 'default', visitorId: 'vis_reader' };

export type LiveApp = {
  origin: string;
  store: SqliteStore;
  /** What the widget finds in localStorage: the token of the visitor who owns the conversations made here. */
  storedToken: string;
  createConversation(id: string): Promise<void>;
  /** Appends an event as recorded; the log gives it the next id. */
  write(event: ConversationEvent): Promise<void>;
  close(): Promise<void>;
};

export async function startLiveApp(): Promise<LiveApp> {
  const store = createSqliteStore({ url: ':memory:' });
  const tokens = createVisitorTokens(Buffer.alloc(32, 7).toString('base64url'), Date.now);
  const limits = {
    ...DEFAULT_LIMITS,
    requestsPerMinutePerAddress: 1e6,
    socketsPerVisitor: 100,
    socketsPerAddress: 100,
  };
  const app = await buildApp({
    config: { ...loadConfig(ENGINES, {}), demo: true, limits },
    store,
    tokens,
    runner: { start() {}, async stop() {}, async resume() {}, active: 0 },
    folders: { widget: resolve(root, 'dist/widget'), demoSite: resolve(root, 'demo/site') },
  });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  const { token, expiresAtMs } = await tokens.issue(OWNER);
  return {
    origin: `http://127.0.0.1:${port}`,
    store,
    storedToken: JSON.stringify({ value: token, expiresAtMs }),
    async createConversation(id) {
      await store.conversations.create(OWNER, { id });
    },
    async write({ event_id, conversation_id, ...draft }) {
      await store.log.append(conversation_id, [draft]);
    },
    async close() {
      await app.drain();
      await app.server.close();
      await store.close();
    },
  };
}
