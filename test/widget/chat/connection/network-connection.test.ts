// The connection against a scripted socket and a scripted fetch: order, fallback, renewal, bad frames.
import { expect } from 'chai';
import type { ConversationEvent } from '../../../../protocol/events.ts';
import { backoffDelayMs } from '../../../../widget/chat/connection/backoff.ts';
import type { Connection } from '../../../../widget/chat/connection/connection.ts';
import { ConnectionError } from '../../../../widget/chat/connection/connection-error.ts';
import { createConnection } from '../../../../widget/chat/connection/network-connection.ts';
import { PageTools } from '../../../../widget/chat/page-tools/page-tools.ts';
import { type ChatStorage, createMemoryStorage } from '../../../../widget/chat/storage.ts';
import type { NamedUser } from '../../../../widget/chat/visitor-session.ts';
import { FakeClock, FakeWebSocket, settle, toLog, until, wholeRun } from '../fakes.ts';

type Reply = { status?: number; body?: unknown; headers?: Record<string, string>; stream?: ReadableStream<Uint8Array> };
type Request = { method: string; path: string; query: string; headers: Headers; body: Record<string, unknown> | null };

const SITE = { agent: { name: 'Alder' } };
const open: Connection[] = [];

type Route = (request: Request) => Reply | Promise<Reply>;
type Overrides = {
  storage?: ChatStorage;
  isOnline?: () => boolean;
  session?: (accept: Route) => Route;
  /** Replies with the texts of the site; null: nothing answers. */
  site?: Route | null;
  user?: NamedUser;
  origin?: string;
  pageTools?: PageTools;
};

/** A returning visitor: the API is called for a new token. */
function knownVisitor(): ChatStorage {
  const storage = createMemoryStorage();
  storage.set('token', JSON.stringify({ value: 'before', expiresAtMs: 0 }));
  return storage;
}

function connect(overrides: Overrides = {}) {
  FakeWebSocket.all = [];
  const clock = new FakeClock();
  const network = new EventTarget();
  const requests: Request[] = [];
  const seen = { events: [] as ConversationEvent[], status: [] as string[], resets: 0, progress: 0 };
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
    api: 'https://chat.example',
    site: 'shop',
    storage: overrides.storage ?? knownVisitor(),
    ...(overrides.user ? { user: overrides.user } : {}),
    ...(overrides.pageTools ? { pageTools: overrides.pageTools } : {}),
    page: { origin: overrides.origin ?? 'https://www.shop.example', violations },
    clock,
    random: () => 0,
    fetch: fakeFetch as typeof fetch,
    WebSocket: FakeWebSocket as unknown as typeof WebSocket,
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
    onSite: () => {},
  });
  return { clock, network, requests, seen, routes, connection, accept, violations };
}

/** Waits for the next socket after `count` sockets. */
const socketAfter = (count: number) => until(() => FakeWebSocket.all.length > count, `socket ${count + 1}`);

describe('createConnection', () => {
  afterEach(() => {
    for (const connection of open.splice(0)) connection.close();
  });

  it('requests a session and opens the socket with the token as subprotocol, never in the address', async () => {
    const { requests } = connect();
    await socketAfter(0);
    expect(requests[0]?.body).to.deep.equal({ site: 'shop', visitor_token: 'before' });
    expect(FakeWebSocket.last.url).to.equal('wss://chat.example/api/v1/ws');
    expect(FakeWebSocket.last.protocols).to.deep.equal(['agent-chat.v1', 'bearer.token1']);
  });

  it("keeps the visitor's identity by the stored token", async () => {
    const storage = createMemoryStorage();
    storage.set('token', JSON.stringify({ value: 'kept', expiresAtMs: 9e12 }));
    const { requests } = connect({ storage });
    await socketAfter(0);
    expect(FakeWebSocket.last.protocols[1]).to.equal('bearer.kept');
    await until(() => requests.length > 0);
    expect(requests[0]?.body).to.deep.equal({ site: 'shop', visitor_token: 'kept' });
  });

  it('begins as a new visitor when the API does not know the stored token', async () => {
    const storage = createMemoryStorage();
    storage.set('token', JSON.stringify({ value: 'stale', expiresAtMs: 0 }));
    const { requests } = connect({
      storage,
      session: (accept) => (request) =>
        request.body?.visitor_token
          ? { status: 401, body: { error: { code: 'unauthorized', message: 'Not ours.' } } }
          : accept(request),
    });
    await socketAfter(0);
    expect(requests.map((request) => request.body)).to.deep.equal([
      { site: 'shop', visitor_token: 'stale' },
      { site: 'shop' },
    ]);
  });

  it('subscribes after the last event seen, also after the socket broke, and delivers no event twice', async () => {
    const { connection, seen } = connect();
    const log = toLog(wholeRun());
    connection.subscribe('conv_1', 2);
    await socketAfter(0);
    FakeWebSocket.last.accept();
    expect(FakeWebSocket.last.sent).to.deep.equal([{ type: 'subscribe', conversation_id: 'conv_1', last_event_id: 2 }]);
    for (const event of log.slice(2, 6)) FakeWebSocket.last.say(event);
    FakeWebSocket.last.close(1012);
    await socketAfter(1);
    FakeWebSocket.last.accept();
    expect(FakeWebSocket.last.sent[0]?.last_event_id).to.equal(6);
    for (const event of log.slice(4)) FakeWebSocket.last.say(event);
    expect(seen.events.map((event) => event.event_id)).to.deep.equal(log.slice(2).map((event) => event.event_id));
    expect(seen.status).to.deep.equal(['connecting', 'open', 'retrying', 'open']);
  });

  it('asks a silent socket whether it is alive, and replaces one that does not reply', async () => {
    const { connection, clock, seen } = connect();
    connection.subscribe('conv_1', 2);
    await socketAfter(0);
    const first = FakeWebSocket.last;
    first.accept();
    clock.advance(20_000);
    expect(first.sent.at(-1)).to.deep.equal({ type: 'ping', ref: 'r1' });
    first.say({ type: 'ack', ref: 'r1' });
    clock.advance(19_999);
    expect(first.sent, 'no other ping while frames arrive').to.have.length(2);
    clock.advance(1);
    expect(first.sent.at(-1)?.type).to.equal('ping');
    clock.advance(10_000);
    await socketAfter(1);
    expect(first.readyState).to.equal(3);
    FakeWebSocket.last.accept();
    expect(FakeWebSocket.last.sent[0]).to.deep.equal({
      type: 'subscribe',
      conversation_id: 'conv_1',
      last_event_id: 2,
    });
    expect(seen.status).to.deep.equal(['connecting', 'open', 'retrying', 'open']);
  });

  it('asks at once when the page is shown again', async () => {
    const { connection, network } = connect();
    connection.subscribe('conv_1', 0);
    await socketAfter(0);
    FakeWebSocket.last.accept();
    network.dispatchEvent(new Event('visibilitychange'));
    expect(FakeWebSocket.last.sent.at(-1)?.type).to.equal('ping');
  });

  it('survives invalid frames', async () => {
    const { connection, seen } = connect();
    connection.subscribe('conv_1', 0);
    await socketAfter(0);
    FakeWebSocket.last.accept();
    for (const bad of [
      '{',
      'null',
      '5',
      '[]',
      '{"type":7}',
      '{"type":"user_message"}',
      '{"type":"nope","event_id":1}',
    ]) {
      FakeWebSocket.last.say(bad);
    }
    FakeWebSocket.last.say({ ...toLog(wholeRun())[0], conversation_id: 'conv_other' });
    expect(seen.events).to.deep.equal([]);
    FakeWebSocket.last.say(toLog(wholeRun())[0]);
    expect(seen.events.length).to.equal(1);
  });

  it('sends over the open socket and resolves with the reply, or rejects with the error of the nack', async () => {
    const { connection } = connect();
    await socketAfter(0);
    FakeWebSocket.last.accept();
    const message = { clientId: 'c1', conversationId: 'conv_1', content: [{ type: 'text' as const, text: 'hi' }] };
    const sending = connection.send(message);
    const frame = FakeWebSocket.last.sent.at(-1)!;
    expect(frame).to.include({ type: 'send', client_id: 'c1', conversation_id: 'conv_1' });
    FakeWebSocket.last.say({ type: 'ack', ref: frame.ref, conversation_id: 'conv_1', run_id: 'run_1', event_id: 5 });
    expect((await sending).run_id).to.equal('run_1');

    const second = connection.send(message).catch((error: ConnectionError) => error);
    const { ref } = FakeWebSocket.last.sent.at(-1)!;
    const error = { code: 'rate_limited', message: 'Slow down.', details: { retry_after_s: 7 } };
    FakeWebSocket.last.say({ type: 'nack', ref, error });
    expect(await second).to.include({ code: 'rate_limited', retryAfterMs: 7000 });
  });

  it('rejects pending commands when the socket closes or sends nothing', async () => {
    const { connection, clock } = connect();
    await socketAfter(0);
    FakeWebSocket.last.accept();
    const first = connection.stop('run_1').catch((error: ConnectionError) => error.code);
    clock.advance(10_000);
    expect(await first).to.equal('timeout');
    const second = connection.stop('run_1').catch((error: ConnectionError) => error.code);
    FakeWebSocket.last.close(1006);
    expect(await second).to.equal('network');
  });

  it('sends a decision over the open socket, and by HTTP while there is none', async () => {
    const { connection, routes, requests } = connect();
    routes['POST /approvals/appr_1'] = () => ({ body: {} });
    const decision = { approval_id: 'appr_1', decision: 'approved' as const, args_hash: 'h1' };
    await connection.resolve(decision);
    const request = requests.find((one) => one.path.endsWith('/approvals/appr_1'))!;
    expect(request.body).to.deep.equal({ decision: 'approved', args_hash: 'h1' });
    await socketAfter(0);
    FakeWebSocket.last.accept();
    void connection.resolve(decision).catch(() => {});
    const frame = FakeWebSocket.last.sent.at(-1)!;
    expect({ ...frame, ref: '' }).to.deep.equal({ type: 'resolve', ref: '', ...decision });
  });

  it('sends by HTTP while no socket is open', async () => {
    const { connection, routes, requests } = connect();
    routes['POST /conversations/conv_1/messages'] = () => ({ body: { conversation_id: 'conv_1', run_id: 'run_9' } });
    routes['POST /runs/run_9/stop'] = () => ({ status: 204, body: {} });
    const content = [{ type: 'text' as const, text: 'hi' }];
    const result = await connection.send({ clientId: 'c1', conversationId: 'conv_1', content }).catch((e) => e);
    expect(result.run_id).to.equal('run_9');
    const request = requests.find((one) => one.path.endsWith('/messages'))!;
    expect(request.body).to.deep.equal({ client_id: 'c1', content });
    expect(request.headers.get('authorization')).to.equal('Bearer token1');
  });

  it('loads the result of a call as a file with the token, also while the socket is open, and rejects with the error', async () => {
    const { connection, routes, requests } = connect();
    await socketAfter(0);
    FakeWebSocket.last.accept();
    routes['GET /conversations/conv_1/tool-results/toolu_1'] = () => ({ body: { orders: [1] } });
    const file = await connection.toolResult('conv_1', 'toolu_1');
    expect([file.type, await file.text()]).to.deep.equal(['application/json', '{"orders":[1]}']);
    const request = requests.find((one) => one.path.endsWith('/toolu_1'))!;
    expect(request.headers.get('authorization')).to.equal('Bearer token1');
    routes['GET /conversations/conv_1/tool-results/toolu_2'] = () => ({
      status: 404,
      body: { error: { code: 'not_found', message: 'There is no such tool result.' } },
    });
    const failure = await connection.toolResult('conv_1', 'toolu_2').catch((error) => error);
    expect([failure instanceof ConnectionError, failure.code]).to.deep.equal([true, 'not_found']);
  });

  it('renews the token once when a call is answered with 401', async () => {
    const { connection, routes } = connect();
    routes['GET /conversations'] = (request) =>
      request.headers.get('authorization') === 'Bearer token2'
        ? { body: { items: [] } }
        : { status: 401, body: { error: { code: 'unauthorized', message: 'expired' } } };
    expect(await connection.call('GET', '/conversations')).to.deep.equal({ items: [] });
    routes['GET /conversations'] = () => ({ status: 401, body: { error: { code: 'unauthorized', message: 'no' } } });
    const failure = await connection.call('GET', '/conversations').catch((error: ConnectionError) => error);
    expect(failure).to.be.instanceOf(ConnectionError);
  });

  it('reads the event stream when the socket cannot be opened twice, and continues where it broke', async () => {
    const { connection, routes, requests, seen } = connect();
    const log = toLog(wholeRun());
    const bytes = new TextEncoder().encode(
      log.map((e) => `id: ${e.event_id}\ndata: ${JSON.stringify(e)}\n\n`).join(''),
    );
    const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
    routes['GET /conversations/conv_1/events'] = () => ({
      stream: new ReadableStream({
        start(controller) {
          streams.push(controller);
        },
      }),
    });
    connection.subscribe('conv_1', 0);
    await socketAfter(0);
    FakeWebSocket.last.refuse();
    await socketAfter(1);
    FakeWebSocket.last.refuse();
    await until(() => streams.length === 1, 'the first stream');
    // Cut in the middle of a line, and in the middle of a character.
    streams[0]!.enqueue(bytes.slice(0, 333));
    streams[0]!.enqueue(bytes.slice(333, 1200));
    await settle();
    const seenFirst = seen.events.length;
    expect(seenFirst).to.be.greaterThan(0);
    streams[0]!.close();
    await settle();
    expect(seen.status.at(-1)).to.equal('retrying');
    connection.retryNow();
    await until(() => streams.length === 2, 'the second stream');
    const calls = requests.filter((request) => request.path.endsWith('/events'));
    expect(calls.map((request) => request.headers.get('last-event-id'))).to.deep.equal(['0', String(seenFirst)]);
    streams[1]!.enqueue(bytes);
    await until(() => seen.events.length === log.length);
    expect(seen.events).to.deep.equal(log);
    expect(seen.status.at(-1)).to.equal('open');
  });

  it('returns to the socket when the event stream fails too', async () => {
    const { connection, clock } = connect();
    connection.subscribe('conv_1', 0);
    await socketAfter(0);
    FakeWebSocket.last.refuse();
    await socketAfter(1);
    FakeWebSocket.last.refuse();
    await until(() => {
      clock.advance(0);
      return FakeWebSocket.all.length > 2;
    }, 'the third socket');
    FakeWebSocket.last.accept();
    expect(FakeWebSocket.last.sent[0]).to.include({ type: 'subscribe', conversation_id: 'conv_1' });
  });

  describe('an event stream that gets no reply', () => {
    /** A visitor whose sockets were refused twice, and whose request for the stream got lost. */
    async function waitingForReply() {
      const scene = connect();
      let asked = 0;
      scene.routes['GET /conversations/conv_1/events'] = () => {
        asked += 1;
        return new Promise<never>(() => {});
      };
      scene.connection.subscribe('conv_1', 0);
      for (const count of [0, 1]) {
        await socketAfter(count);
        FakeWebSocket.last.refuse();
      }
      await until(() => asked === 1, 'the request for the stream');
      expect(scene.seen.status.at(-1)).to.equal('retrying');
      return scene;
    }

    it('is given up like any other call, and the socket is tried again', async () => {
      const { clock, seen } = await waitingForReply();
      clock.advance(14_999);
      await settle();
      expect(FakeWebSocket.all.length).to.equal(2);
      clock.advance(1);
      await until(() => {
        clock.advance(0);
        return FakeWebSocket.all.length === 3;
      }, 'the third socket');
      FakeWebSocket.last.accept();
      expect(seen.status.at(-1)).to.equal('open');
    });

    it('is given up at once when the visitor tries again, or the network is back', async () => {
      const { connection, network } = await waitingForReply();
      connection.retryNow();
      await socketAfter(2);
      FakeWebSocket.last.refuse();
      await socketAfter(3);
      network.dispatchEvent(new Event('online'));
      await socketAfter(4);
    });
  });

  it('switches to the event stream when every socket is closed at once, e.g. because of too many tabs', async () => {
    const { connection, routes, seen } = connect();
    routes['GET /conversations/conv_1/events'] = () => ({ stream: new ReadableStream() });
    connection.subscribe('conv_1', 0);
    for (const count of [0, 1]) {
      await socketAfter(count);
      FakeWebSocket.last.accept();
      FakeWebSocket.last.close(4429);
    }
    await until(() => seen.status.filter((status) => status === 'open').length === 3, 'the event stream');
    expect(FakeWebSocket.all.length).to.equal(2);
  });

  it('an API that is gone before the first socket is shown as lost and looked for, so that the first message waits for it', async () => {
    const { connection, routes, seen, clock } = connect({ storage: createMemoryStorage() });
    await until(() => seen.status.at(-1) === 'open', 'the greeting');
    const kept = { ...routes };
    for (const name of Object.keys(routes)) delete routes[name];
    const failure = await connection.createConversation().catch((error: ConnectionError) => error.code);
    expect([failure, seen.status.at(-1)]).to.deep.equal(['network', 'retrying']);
    clock.advance(60_000);
    await settle();
    expect(seen.status.at(-1)).to.equal('retrying');
    Object.assign(routes, kept);
    clock.advance(60_000);
    await until(() => seen.status.at(-1) === 'open', 'the API again');
  });

  it('[PT3] [PT4] without a socket, calls of page tools arrive by the event stream and results go by HTTP, once each', async () => {
    const tab = 'tab-0123456789abcdef';
    const pageTools = new PageTools({ tab, clock: new FakeClock() });
    const ran: unknown[] = [];
    pageTools.register({ name: 'cart_add', description: 'Adds.', handler: (input) => ran.push(input) });
    const { connection, routes, requests } = connect({ pageTools });
    const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
    routes['GET /conversations/conv_1/events'] = () => ({
      stream: new ReadableStream({ start: (controller) => void streams.push(controller) }),
    });
    let isDown = true;
    routes['POST /page-calls/toolu_1'] = () => {
      if (!isDown) return { body: { tool_use_id: 'toolu_1', run_id: 'run_1' } };
      throw new TypeError('Failed to fetch');
    };
    connection.subscribe('conv_1', 0);
    for (const count of [0, 1]) {
      await socketAfter(count);
      FakeWebSocket.last.refuse();
    }
    const call = { type: 'page_tool_call', conversation_id: 'conv_1', run_id: 'run_1', tool_use_id: 'toolu_1' };
    const line = `data: ${JSON.stringify({ ...call, name: 'cart_add', input: {}, timeout_ms: 30_000 })}\n\n`;
    const posted = () => requests.filter(({ path }) => path === '/page-calls/toolu_1');
    await until(() => streams.length === 1, 'the first stream');
    expect(requests.findLast(({ path }) => path.endsWith('/events'))?.query).to.equal(`?tab=${tab}`);
    streams[0]!.enqueue(new TextEncoder().encode(line));
    await until(() => posted().length === 1, 'the first attempt');
    // The network is gone with the result; the API sends the call again to the stream that follows.
    isDown = false;
    streams[0]!.close();
    await settle();
    connection.retryNow();
    await until(() => streams.length === 2, 'the second stream');
    streams[1]!.enqueue(new TextEncoder().encode(line));
    await until(() => posted().length === 2, 'the second attempt');
    expect(posted().map(({ body }) => body)).to.deep.equal(Array(2).fill({ tab, status: 'success', result: 1 }));
    expect(ran).to.deep.equal([{}]);
  });

  it('requests a new token after a socket was closed because of an old one', async () => {
    const { requests } = connect();
    await socketAfter(0);
    FakeWebSocket.last.accept();
    FakeWebSocket.last.close(4401);
    await socketAfter(1);
    expect(FakeWebSocket.last.protocols[1]).to.equal('bearer.token2');
    expect(requests.at(-1)?.body).to.deep.equal({ site: 'shop', visitor_token: 'token1' });
  });

  it('forwards a reset of the conversation it follows', async () => {
    const { connection, seen } = connect();
    connection.subscribe('conv_1', 99);
    await socketAfter(0);
    FakeWebSocket.last.accept();
    FakeWebSocket.last.say({ type: 'reset', conversation_id: 'conv_2' });
    expect(seen.resets).to.equal(0);
    FakeWebSocket.last.say({ type: 'reset', conversation_id: 'conv_1' });
    expect(seen.resets).to.equal(1);
  });

  it('reports offline with the browser and connects at once when the network is back', async () => {
    let online = true;
    const { network, seen } = connect({ isOnline: () => online });
    await socketAfter(0);
    online = false;
    network.dispatchEvent(new Event('offline'));
    FakeWebSocket.last.refuse();
    expect(seen.status.at(-1)).to.equal('offline');
    online = true;
    network.dispatchEvent(new Event('online'));
    expect(seen.status.at(-1)).to.equal('retrying');
    await socketAfter(1);
    await until(() => FakeWebSocket.last.readyState === 0);
    FakeWebSocket.last.accept();
    expect(seen.status.at(-1)).to.equal('open');
  });

  describe('before the first question', () => {
    it('creates no visitor: it requests only the site’s texts, stores nothing and opens no connection', async () => {
      const storage = createMemoryStorage();
      const { requests, seen, connection, routes } = connect({ storage });
      await until(() => seen.status.at(-1) === 'open');
      const list = await connection.call('GET', '/conversations').catch((error: ConnectionError) => error);
      expect((list as ConnectionError).code).to.equal('not_found');
      const failure = await connection.history('conv_1').catch((error: ConnectionError) => error);
      expect((failure as ConnectionError).code).to.equal('not_found');
      expect(requests.map(({ path }) => path)).to.deep.equal(['/site']);
      expect(storage.get('token')).to.equal(null);
      expect(FakeWebSocket.all).to.deep.equal([]);

      routes['POST /conversations'] = () => ({ body: { id: 'conv_1' } });
      expect(await connection.createConversation()).to.equal('conv_1');
      connection.subscribe('conv_1', 0);
      await socketAfter(0);
      expect(FakeWebSocket.last.protocols[1]).to.equal('bearer.token1');
      expect(storage.get('token')).to.contain('token1');
      expect(requests.slice(1).map(({ path, body }) => [path, body])).to.deep.equal([
        ['/session', { site: 'shop' }],
        ['/conversations', {}],
      ]);
    });

    it('retries until the API is reachable, and at once when the network is back', async () => {
      const { clock, routes, seen, network, requests } = connect({ storage: createMemoryStorage(), site: null });
      await until(() => clock.waiting > 0);
      expect(seen.status.at(-1)).to.equal('retrying');
      const before = requests.length;
      network.dispatchEvent(new Event('online'));
      await until(() => requests.length > before);
      routes['POST /site'] = () => ({ body: { site: SITE } });
      await until(() => {
        clock.advance(5_000);
        return seen.status.at(-1) === 'open';
      });
    });

    it('takes over the visitor that another tab has created', async () => {
      const storage = createMemoryStorage();
      const { seen, connection, routes } = connect({ storage });
      await until(() => seen.status.at(-1) === 'open');
      storage.set('token', JSON.stringify({ value: 'other-tab', expiresAtMs: 9e12 }));
      const history = { messages: [], workspace: { sources: [] }, last_event_id: 4 };
      routes['GET /conversations/conv_1/history'] = () => ({ body: history });
      await connection.history('conv_1');
      connection.subscribe('conv_1', 4);
      await socketAfter(0);
      expect(FakeWebSocket.last.protocols[1]).to.equal('bearer.other-tab');
    });
  });

  it('closes its connection with the page and opens it again when the page comes back', async () => {
    const { network, seen, connection, clock } = connect();
    connection.subscribe('conv_1', 7);
    await socketAfter(0);
    FakeWebSocket.last.accept();
    network.dispatchEvent(new Event('pageshow'));
    network.dispatchEvent(new Event('pagehide'));
    expect(FakeWebSocket.last.readyState).to.equal(3);
    clock.advance(60_000);
    await settle();
    expect(FakeWebSocket.all.length).to.equal(1);
    network.dispatchEvent(new Event('pageshow'));
    await socketAfter(1);
    FakeWebSocket.last.accept();
    expect(FakeWebSocket.last.sent).to.deep.equal([{ type: 'subscribe', conversation_id: 'conv_1', last_event_id: 7 }]);
    expect(seen.status.at(-1)).to.equal('open');
  });

  describe('a page that cannot use the API', () => {
    const lines: string[] = [];
    const { error } = console;
    beforeEach(() => {
      lines.length = 0;
      console.error = (...words: unknown[]) => lines.push(words.join(' '));
    });
    afterEach(() => {
      console.error = error;
    });

    const refused = (code: string, status: number, details?: object): Reply => ({
      status,
      body: { error: { code, message: 'No.', ...(details ? { details } : {}) } },
    });
    const cases: [name: string, reply: Reply, line: RegExp][] = [
      ['a wrong data-site', refused('not_found', 404, { field: 'site' }), /has no site "shop"\. Set data-site/],
      [
        'a refused origin',
        refused('origin_not_allowed', 403),
        /Add "https:\/\/www\.shop\.example" to the origins of site "shop"/,
      ],
      ['a page in place of the API', { status: 404, body: '<!doctype html>' }, /no agent-chat API at .* Set data-api/],
      ['a file server in place of it', { status: 405, body: {} }, /no agent-chat API at .* Set data-api/],
      ['a service of another kind', { body: { ok: true } }, /no agent-chat API at .* Set data-api/],
    ];
    for (const [name, reply, line] of cases) {
      for (const isKnown of [false, true]) {
        it(`${name}${isKnown ? ', for a returning visitor' : ''}: one console message with the fix, and no more attempts`, async () => {
          const storage = isKnown ? knownVisitor() : createMemoryStorage();
          const { seen, requests, connection, clock } = connect({
            storage,
            session: () => () => reply,
            site: () => reply,
          });
          await until(() => seen.status.at(-1) === 'refused');
          const before = requests.length;
          const sockets = FakeWebSocket.all.length;
          connection.retryNow();
          clock.advance(60_000);
          await settle();
          expect([requests.length, FakeWebSocket.all.length]).to.deep.equal([before, sockets]);
          expect(lines.length).to.equal(1);
          expect(lines[0]).to.match(line);
          expect(seen.status).not.to.include('signed-out');
        });
      }
    }

    it('an origin whose refusal the browser hides is distinguished from an unreachable API', async () => {
      const hidden = connect({ storage: createMemoryStorage(), site: null });
      hidden.routes['GET /widget.json'] = () => ({ body: { entry: 'assets/agent-chat.js' } });
      await until(() => hidden.seen.status.at(-1) === 'refused');
      expect(lines[0]).to.contain('does not allow pages of https://www.shop.example');

      const away = connect({ storage: createMemoryStorage(), site: null });
      await until(() => away.clock.waiting > 0);
      expect(away.seen.status.at(-1)).to.equal('retrying');
      expect(lines.length).to.equal(1);
    });

    it('a policy that blocks the calls, and a page without an origin', async () => {
      const blocked = connect({ storage: createMemoryStorage(), site: null });
      const violation = (blockedURI: string) =>
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: 'connect-src',
          disposition: 'enforce',
          blockedURI,
        });
      blocked.violations.dispatchEvent(violation('https://elsewhere.example/api/'));
      expect(blocked.seen.status.at(-1)).not.to.equal('refused');
      blocked.violations.dispatchEvent(violation('https://chat.example/api/v1/site'));
      expect(blocked.seen.status.at(-1)).to.equal('refused');
      expect(lines[0]).to.contain('Add to connect-src: https://chat.example wss://chat.example');

      const opaque = connect({ origin: 'null' });
      expect(opaque.seen.status.at(-1)).to.equal('refused');
      expect(opaque.requests).to.deep.equal([]);
      expect(lines[1]).to.contain('has no origin');
    });
  });

  describe('a visitor identified by the site', () => {
    const unauthorized: Reply = { status: 401, body: { error: { code: 'unauthorized', message: 'expired' } } };

    it('is renewed only by a fresh user token, which is not stored', async () => {
      const storage = createMemoryStorage();
      let asked = 0;
      const renew = async () => {
        asked += 1;
        return `user-token-${asked}`;
      };
      const { requests } = connect({ storage, user: { token: 'at-hand', renew } });
      await socketAfter(0);
      expect(FakeWebSocket.last.protocols[1]).to.equal('bearer.token1');
      FakeWebSocket.last.accept();
      FakeWebSocket.last.close(4401);
      await socketAfter(1);
      expect(FakeWebSocket.last.protocols[1]).to.equal('bearer.token2');
      expect(requests.map(({ body }) => body)).to.deep.equal([
        { site: 'shop', user_token: 'at-hand' },
        { site: 'shop', user_token: 'user-token-1' },
      ]);
      expect(storage.get('token')).to.equal(null);
    });

    it('requests a user token when the present one is no longer valid', async () => {
      const { requests } = connect({
        user: { token: 'old', renew: async () => 'fresh' },
        session: (accept) => (request) => (request.body?.user_token === 'old' ? unauthorized : accept(request)),
      });
      await socketAfter(0);
      expect(requests.map(({ body }) => body?.user_token)).to.deep.equal(['old', 'fresh']);
      expect(FakeWebSocket.last.protocols[1]).to.equal('bearer.token1');
    });

    it('[ID-3] sends the anonymous token with the user token, and keeps none of both', async () => {
      const storage = createMemoryStorage();
      storage.set('token', JSON.stringify({ value: 'anonymous', expiresAtMs: 9e15 }));
      const { requests } = connect({ storage, user: { token: 'at-hand', renew: async () => 'fresh' } });
      await socketAfter(0);
      expect(requests[0]?.body).to.deep.equal({ site: 'shop', user_token: 'at-hand', visitor_token: 'anonymous' });
      expect(FakeWebSocket.last.protocols[1]).to.equal('bearer.token1');
      expect(storage.get('token')).to.equal(null);
      FakeWebSocket.last.accept();
      FakeWebSocket.last.close(4401);
      await socketAfter(1);
      expect(requests[1]?.body).to.deep.equal({ site: 'shop', user_token: 'fresh' });
    });

    it('[ID-2] says in the console what to fix, and has no anonymous session, for a user token that is refused', async () => {
      const lines: unknown[] = [];
      const { error: original } = console;
      console.error = (line: unknown) => lines.push(line);
      try {
        const refusals = [
          { status: 401, code: 'unauthorized', reason: 'audience' },
          { status: 401, code: 'unauthorized', reason: 'expired' },
          { status: 400, code: 'invalid_request', reason: undefined },
          { status: 413, code: 'too_large', reason: undefined },
        ];
        for (const { status, code, reason } of refusals) {
          lines.length = 0;
          const storage = createMemoryStorage();
          storage.set('token', JSON.stringify({ value: 'anonymous', expiresAtMs: 9e15 }));
          const error = { code, message: `fix the ${reason ?? code}`, details: { field: 'user_token', reason } };
          const { seen, requests } = connect({
            storage,
            user: { token: '', renew: async () => 'bad' },
            session: () => () => ({ status, body: { error } }),
          });
          await until(() => seen.status.at(-1) === 'signed-out');
          expect(lines).to.deep.equal([`agent-chat: fix the ${reason ?? code}`]);
          expect(requests.every(({ body }) => body?.user_token === 'bad')).to.equal(true);
          // It moves what it has when the fault is fixed.
          expect(storage.get('token')).to.contain('anonymous');
        }
      } finally {
        console.error = original;
      }
    });

    it('is signed out while the page has no token', async () => {
      let token: string | null = null;
      const renew = () => (token ? Promise.resolve(token) : Promise.reject(new Error('signed out')));
      const { seen, connection, requests, clock } = connect({ user: { token: '', renew } });
      await until(() => seen.status.at(-1) === 'signed-out');
      clock.advance(60_000);
      await settle();
      expect(requests).to.deep.equal([]);
      token = 'again';
      connection.retryNow();
      await socketAfter(0);
      FakeWebSocket.last.accept();
      expect(seen.status.at(-1)).to.equal('open');
    });
  });

  it('waits a random time up to a bound that doubles and stops at 4 s', () => {
    expect([1, 2, 3, 4].map((attempt) => backoffDelayMs(attempt, () => 1))).to.deep.equal([500, 1000, 2000, 4000]);
    expect(backoffDelayMs(50, () => 1)).to.equal(4_000);
    expect(backoffDelayMs(3, () => 0)).to.equal(0);
    expect(backoffDelayMs(3, () => 0.5)).to.equal(1000);
  });
});
