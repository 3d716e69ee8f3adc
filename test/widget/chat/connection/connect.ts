// A connection over a scripted socket and a scripted fetch, for the tests of the connection.
import type { ConversationEvent } from '../../../../protocol/events.ts';
import type { Connection } from '../../../../widget/chat/connection/connection.ts';
import type { EarlySite } from '../../../../widget/chat/connection/http-api.ts';
import { createConnection } from '../../../../widget/chat/connection/network-connection.ts';
import type { NamedUser } from '../../../../widget/chat/named-session.ts';
import type { PageTools } from '../../../../widget/chat/page-tools/page-tools.ts';
import { type ChatStorage, createMemoryStorage } from '../../../../widget/chat/storage.ts';
import { FakeClock, FakeWebSocket, until } from '../fakes.ts';

export type Reply = {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  stream?: ReadableStream<Uint8Array>;
};
type Request = { method: string; path: string; query: string; headers: Headers; body: Record<string, unknown> | null };

export const SITE = { agent: { name: 'Alder' } };
const open: Connection[] = [];

export function closeConnections(): void {
  for (const connection of open.splice(0)) connection.close();
}

type Route = (request: Request) => Reply | Promise<Reply>;
type Overrides = {
  storage?: ChatStorage;
  isOnline?: () => boolean;
  session?: (accept: Route) => Route;
  /** Replies with the texts of the site; null: nothing answers. */
  site?: Route | null;
  early?: EarlySite;
  user?: NamedUser;
  origin?: string;
  api?: string;
  isProgram?: boolean;
  /** None: there are no sockets. */
  WebSocket?: 'none';
  pageTools?: PageTools;
};

/** A returning visitor: the API is called for a new token. */
export function knownVisitor(): ChatStorage {
  const storage = createMemoryStorage();
  storage.set('token', JSON.stringify({ value: 'before', expiresAtMs: 0 }));
  return storage;
}

/** A connection of site shop over FakeWebSocket and the given routes; `seen` is what it reported. */
export function connect(overrides: Overrides = {}) {
  FakeWebSocket.all = [];
  const clock = new FakeClock();
  const network = new EventTarget();
  const requests: Request[] = [];
  const seen = {
    events: [] as ConversationEvent[],
    sites: [] as unknown[],
    status: [] as string[],
    refusals: [] as string[],
    resets: 0,
    progress: 0,
  };
  let sessions = 0;
  const accept: Route = () => {
    sessions += 1;
    const expires_at = new Date(clock.nowMs() + 3_600_000).toISOString();
    return { body: { token: `token${sessions}`, expires_at, visitor_id: 'v', site: SITE } };
  };
  const routes: Record<string, Route> = {
    'POST /session': overrides.session?.(accept) ?? accept,
  };
  if (overrides.site !== null) routes['POST /site'] = overrides.site ?? (() => ({ body: { site: SITE } }));
  const violations = new EventTarget();
  const fakeFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request: Request = {
      method: init.method ?? 'GET',
      path: new URL(String(input)).pathname.replace('/api/v1', ''),
      query: new URL(String(input)).search,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    requests.push(request);
    const route = routes[`${request.method} ${request.path}`];
    if (!route) throw new TypeError('Failed to fetch');
    const reply = await route(request);
    return new Response(reply.stream ?? JSON.stringify(reply.body ?? {}), {
      status: reply.status ?? 200,
      headers: { 'content-type': 'application/json', ...reply.headers },
    });
  };
  const connection = createConnection({
    api: overrides.api ?? 'https://chat.example',
    site: 'shop',
    early: overrides.early,
    storage: overrides.storage ?? knownVisitor(),
    ...(overrides.user ? { user: overrides.user } : {}),
    ...(overrides.pageTools ? { pageTools: overrides.pageTools } : {}),
    page: {
      origin: overrides.origin ?? 'https://www.shop.example',
      violations,
      ...(overrides.isProgram ? { isProgram: true } : {}),
      onRefusal: (refusal) => seen.refusals.push(refusal),
    },
    clock,
    random: () => 0,
    fetch: fakeFetch as typeof fetch,
    WebSocket: overrides.WebSocket === 'none' ? undefined : (FakeWebSocket as unknown as typeof WebSocket),
    network,
    isOnline: overrides.isOnline ?? (() => true),
  });
  open.push(connection);
  connection.start({
    onEvent: (event) => seen.events.push(event),
    onProgress: () => {
      seen.progress += 1;
    },
    onReset: () => {
      seen.resets += 1;
    },
    onStatus: (status) => seen.status.push(status),
    onSite: (site) => seen.sites.push(site),
  });
  return { clock, network, requests, seen, routes, connection, accept, violations };
}

/** Waits for the next socket after `count` sockets. */
export const socketAfter = (count: number) => until(() => FakeWebSocket.all.length > count, `socket ${count + 1}`);
