// The connection without a socket: calls by HTTP, events by the event stream, and back.
import { expect } from 'chai';
import type { ConnectionError } from '../../../../widget/chat/connection/connection-error.ts';
import { PageTools } from '../../../../widget/chat/page-tools/page-tools.ts';
import { createMemoryStorage } from '../../../../widget/chat/storage.ts';
import { FakeClock, FakeWebSocket, settle, toLog, until, wholeRun } from '../fakes.ts';
import { closeConnections, connect, socketAfter } from './connect.ts';

describe('createConnection without a socket', () => {
  afterEach(closeConnections);

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

  describe('where there are no sockets', () => {
    const stream = () => ({ stream: new ReadableStream() });

    it('is open when the API has answered, and reads the event stream at once', async () => {
      const { connection, routes, seen, clock } = connect({ storage: createMemoryStorage(), WebSocket: 'none' });
      routes['GET /conversations/conv_1/events'] = stream;
      routes['POST /conversations'] = () => ({ body: { id: 'conv_1' } });
      await until(() => seen.status.at(-1) === 'open', 'the greeting');
      connection.subscribe(await connection.createConversation(), 0);
      await settle();
      expect(seen.status).to.deep.equal(['connecting', 'open']);
      expect(FakeWebSocket.all.length + clock.waiting).to.equal(1);
    });

    it('is open for a returning visitor, too, with a conversation and without one', async () => {
      for (const isFollowed of [false, true]) {
        const { connection, routes, seen, requests } = connect({ WebSocket: 'none' });
        routes['GET /conversations/conv_1/events'] = stream;
        if (isFollowed) connection.subscribe('conv_1', 0);
        await until(() => seen.status.at(-1) === 'open');
        await settle();
        expect(seen.status).to.deep.equal(['connecting', 'open']);
        expect(requests.some(({ path }) => path.endsWith('/events'))).to.equal(isFollowed);
      }
    });

    it('reads the stream again when it broke, and looks for an API that is gone', async () => {
      const { connection, routes, seen, clock } = connect({ WebSocket: 'none' });
      const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
      const route = () => ({ stream: new ReadableStream<Uint8Array>({ start: (one) => void streams.push(one) }) });
      routes['GET /conversations/conv_1/events'] = route;
      connection.subscribe('conv_1', 0);
      await until(() => streams.length === 1, 'the first stream');
      delete routes['GET /conversations/conv_1/events'];
      streams[0]!.close();
      await until(() => seen.status.at(-1) === 'retrying', 'the loss');
      for (let turn = 0; turn < 5; turn++) {
        await settle();
        clock.advance(0);
      }
      routes['GET /conversations/conv_1/events'] = route;
      await until(() => {
        clock.advance(0);
        return streams.length === 2;
      }, 'the second stream');
      await until(() => seen.status.at(-1) === 'open');
    });
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
});
