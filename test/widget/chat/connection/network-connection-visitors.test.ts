// The connection and who the visitor is: no visitor before the first question, stored tokens, renewal, visitors of the site.
import { expect } from 'chai';
import type { ConnectionError } from '../../../../widget/chat/connection/connection-error.ts';
import { createMemoryStorage } from '../../../../widget/chat/storage.ts';
import { FakeWebSocket, settle, until } from '../fakes.ts';
import { closeConnections, connect, type Reply, SITE, socketAfter } from './connect.ts';

describe('createConnection: visitors', () => {
  afterEach(closeConnections);

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

  it('requests a new token after a socket was closed because of an old one', async () => {
    const { requests } = connect();
    await socketAfter(0);
    FakeWebSocket.last.accept();
    FakeWebSocket.last.close(4401);
    await socketAfter(1);
    expect(FakeWebSocket.last.protocols[1]).to.equal('bearer.token2');
    expect(requests.at(-1)?.body).to.deep.equal({ site: 'shop', visitor_token: 'token1' });
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

    it('draws with texts that were requested before it, and requests none', () => {
      const { seen, requests } = connect({ storage: createMemoryStorage(), early: SITE });
      expect([seen.sites, seen.status.at(-1)]).to.deep.equal([[SITE], 'open']);
      expect(requests).to.deep.equal([]);
    });

    it('waits for texts that are on their way', async () => {
      let arrive = (_site: typeof SITE) => {};
      const early = new Promise<typeof SITE>((resolve) => {
        arrive = resolve;
      });
      const { seen, requests } = connect({ storage: createMemoryStorage(), early });
      expect([seen.sites, seen.status.at(-1)]).to.deep.equal([[], 'connecting']);
      arrive(SITE);
      await until(() => seen.status.at(-1) === 'open');
      expect([seen.sites, requests]).to.deep.equal([[SITE], []]);
    });

    it('requests the texts where the request before it failed, or another server replied', async () => {
      for (const early of [undefined, Promise.resolve(undefined), { error: 'no API' }, 'text']) {
        const { seen, requests } = connect({ storage: createMemoryStorage(), early: early as undefined });
        await until(() => seen.status.at(-1) === 'open');
        expect(requests.map(({ path }) => path)).to.deep.equal(['/site']);
      }
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

  it('an API without the call for the texts of a site gives them with a session, and the socket opens', async () => {
    const { seen, requests } = connect({
      storage: createMemoryStorage(),
      site: () => ({ status: 404, body: 'not found' }),
    });
    await socketAfter(0);
    FakeWebSocket.last.accept();
    expect(requests.map(({ path }) => path)).to.deep.equal(['/site', '/session']);
    expect(seen.status.at(-1)).to.equal('open');
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

    it('asks the page for a token once, when it rejects', async () => {
      let asked = 0;
      const renew = () => {
        asked += 1;
        return Promise.reject(new Error('login down'));
      };
      const { seen, connection, clock } = connect({ user: { token: '', renew } });
      await until(() => seen.status.at(-1) === 'signed-out');
      clock.advance(60_000);
      await settle();
      expect(asked).to.equal(1);
      // Each wish of the visitor is another need.
      connection.retryNow();
      await until(() => asked > 1);
      clock.advance(60_000);
      await settle();
      expect(asked).to.equal(2);
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
});
