import { afterEach, describe, expect, it } from 'vitest';
import type { Limits } from '../../../../api/config/limits.ts';
import { DEFAULT_LIMITS } from '../../../../api/config/limits.ts';
import { Connections } from '../../../../api/live/connections.ts';
import { loggerOptions } from '../../../../api/plugins/logging.ts';
import { isLoopback, isPrivate, networksOf } from '../../../../api/plugins/networks.ts';
import { createTestApp, ORIGIN, type TestApp } from '../../../helpers/test-app.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Addresses of another machine, and of the nginx in front of the API. */
const STRANGER = '203.0.113.7';
const PROXY = '10.0.0.5';

describe('networksOf', () => {
  it('counts IPv4 by address and IPv6 by /64 and /48, in any notation', () => {
    expect(networksOf('192.0.2.1')).toEqual([{ name: '192.0.2.1', share: 1 }]);
    expect(networksOf('::ffff:192.0.2.1')).toEqual(networksOf('192.0.2.1'));
    const expected = [
      { name: '2001:db8:1:2::/64', share: 1 },
      { name: '2001:db8:1::/48', share: 4 },
    ];
    for (const address of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:a:b:c:d', '2001:db8:1:2:ffff:ffff:ffff:ffff']) {
      expect(networksOf(address)).toEqual(expected);
    }
    expect(networksOf('2001:db8::1').map(({ name }) => name)).toEqual(['2001:db8:0:0::/64', '2001:db8:0::/48']);
    expect(networksOf('1::').map(({ name }) => name)).toEqual(['1:0:0:0::/64', '1:0:0::/48']);
    expect(networksOf('unknown')).toEqual([{ name: 'unknown', share: 1 }]);
  });

  it('distinguishes this machine, private networks and the internet', () => {
    const loopback = ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'];
    const near = ['10.1.2.3', '172.31.0.1', '192.168.0.1', '100.64.0.1', 'fd00::1', 'fe80::1%eth0', '::ffff:10.0.0.1'];
    const far = ['203.0.113.7', '172.32.0.1', '2001:db8::1', 'unknown', ''];
    expect(loopback.map(isLoopback)).toEqual(loopback.map(() => true));
    expect(near.map(isPrivate)).toEqual(near.map(() => true));
    expect([...far, ...near].map(isLoopback)).not.toContain(true);
    expect([...far, ...loopback].map(isPrivate)).not.toContain(true);
  });
});

describe('[WS-3] connections', () => {
  it('are counted by visitor, by /64 and /48, and by site', () => {
    const connections = new Connections({
      ...DEFAULT_LIMITS,
      socketsPerVisitor: 2,
      socketsPerAddress: 2,
      socketsPerSite: 9,
    });
    let visitors = 0;
    const add = (address: string | null, visitorId = `v${++visitors}`) =>
      connections.add({ owner: { site: 'shop', visitorId }, address, close() {}, forget() {} });
    add('2001:db8:1:1::1');
    add('2001:db8:1:1::2');
    expect(() => add('2001:db8:1:1::3')).toThrow('Too many connections');
    for (const subnet of [2, 2, 3, 3, 4]) add(`2001:db8:1:${subnet}::1`);
    const leave = add('2001:db8:1:4::1');
    expect(() => add('2001:db8:1:5::1')).toThrow('Too many connections');
    leave();
    add('2001:db8:1:5::1');
    add(null);
    expect(() => add(null)).toThrow('Too many connections');
    expect(connections.size).toBe(9);
  });
});

describe('[WS-4] limits of messages', () => {
  let app: TestApp;
  afterEach(() => app.close());

  type Caller = { address?: string; forwardedFor?: string };

  function call(path: string, payload: object, { address, forwardedFor }: Caller = {}, authorization?: string) {
    return app.server.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: {
        origin: ORIGIN,
        ...(authorization ? { authorization } : {}),
        ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}),
      },
      payload,
      ...(address ? { remoteAddress: address } : {}),
    });
  }

  let sent = 0;
  /** A new visitor asks one question. Returns the status of the first refused call, else 202. */
  async function askAsNewVisitor(caller?: Caller): Promise<number> {
    const session = await call('/session', { site: 'shop' }, caller);
    if (session.statusCode !== 200) return session.statusCode;
    const { token } = session.json() as { token: string };
    return ask(`Bearer ${token}`, caller);
  }

  async function ask(authorization: string, caller?: Caller): Promise<number> {
    return (await askFully(authorization, caller)).statusCode;
  }

  async function askFully(authorization: string, caller?: Caller, clientId = `client_${++sent}`) {
    const created = await call('/conversations', {}, caller, authorization);
    if (created.statusCode !== 201) return created;
    const content = [{ type: 'text', text: 'How often should I descale?' }];
    const path = `/conversations/${created.json().id}/messages`;
    const reply = await call(path, { client_id: clientId, content }, caller, authorization);
    // Its run ends at once, so that the limit of runs is not reached.
    if (reply.statusCode === 202) await endRun(reply.json());
    return reply;
  }

  const endRun = (result: { conversation_id: string; run_id: string }) =>
    app.store.log.append(result.conversation_id, [
      { type: 'message_stop', run_id: result.run_id, at: '', stop_reason: 'stop' },
    ]);

  const limited = (limits: Partial<Limits>) => createTestApp({ limits: { ...DEFAULT_LIMITS, ...limits } });

  it.each([
    { name: 'from this machine', caller: () => ({}) },
    { name: 'through a proxy that is not trusted', caller: () => ({ address: PROXY }) },
    {
      name: 'with a made-up forwarding header',
      caller: (n: number) => ({ address: '127.0.0.1', forwardedFor: `198.51.100.${n % 250}` }),
    },
  ])('one client $name, ever a new visitor, has far fewer than 309 messages a minute accepted', async ({ caller }) => {
    app = await createTestApp({ limits: DEFAULT_LIMITS });
    let accepted = 0;
    for (let n = 0; n < 600; n++) {
      if ((await askAsNewVisitor(caller(n))) === 202) accepted += 1;
      app.clock.advance(MINUTE_MS / 600);
    }
    expect(accepted).toBeLessThanOrEqual(250);
    expect(accepted).toBeGreaterThan(100);
  });

  it('a new conversation does not count as a message of its site', async () => {
    app = await createTestApp({ limits: { messageBurstPerSite: 3, messagesPerMinutePerSite: 1 } });
    const asked = async () => ask((await app.visitor()).authorization);
    expect([await asked(), await asked(), await asked(), await asked()]).toEqual([202, 202, 202, 429]);
  });

  it('one visitor has one rate across all addresses', async () => {
    app = await createTestApp({ limits: DEFAULT_LIMITS });
    const { authorization } = await app.visitor('vis_ann');
    let accepted = 0;
    for (let n = 0; n < 309; n++) {
      const created = await app.store.conversations.create({ site: 'shop', visitorId: 'vis_ann' }, { id: `c${n}` });
      const content = [{ type: 'text', text: 'hi' }];
      const reply = await call(
        `/conversations/${created.id}/messages`,
        { client_id: `m${n}`, content },
        { address: `127.0.0.${n % 250}` },
        authorization,
      );
      if (reply.statusCode === 202) {
        accepted += 1;
        await endRun(reply.json());
      }
      app.clock.advance(MINUTE_MS / 309);
    }
    expect(accepted).toBeLessThanOrEqual(25);
  });

  it('accepts all of ten visitors behind an untrusted proxy', async () => {
    app = await createTestApp({ limits: DEFAULT_LIMITS });
    for (const address of ['127.0.0.1', PROXY]) {
      for (let visitor = 0; visitor < 12; visitor++) {
        const session = await call('/session', { site: 'shop' }, { address });
        const authorization = `Bearer ${(session.json() as { token: string }).token}`;
        expect(await ask(authorization, { address })).toBe(202);
        expect(await ask(authorization, { address })).toBe(202);
      }
    }
  });

  it('counts each address behind a trusted proxy on its own', async () => {
    app = await createTestApp({
      limits: { ...DEFAULT_LIMITS, newVisitorBurst: 2 },
      config: { trustProxy: ['10.0.0.0/8'] },
    });
    const from = (forwardedFor: string) => askAsNewVisitor({ address: PROXY, forwardedFor });
    expect([await from('198.51.100.1'), await from('198.51.100.1'), await from('198.51.100.1')]).toEqual([
      202, 202, 429,
    ]);
    expect(await from('198.51.100.2')).toBe(202);
    // A value sent by the visitor is to the left of the one added by the proxy.
    expect(await from('198.51.100.9, 198.51.100.1')).toBe(429);
    expect([await from('2001:db8:1:1::1'), await from('2001:db8:1:1::2'), await from('2001:db8:1:1::3')]).toEqual([
      202, 202, 429,
    ]);
  });

  it('a visitor, an address and a site have daily budgets, with a message for visitors and the time to wait', async () => {
    app = await createTestApp({
      config: {
        budgets: {
          visitor: { messages: 2, tokens: null, cost: null },
          address: { messages: 3, tokens: null, cost: null },
          site: { messages: 5, tokens: null, cost: null },
        },
      },
    });
    const stranger = { address: STRANGER };
    const ann = (await app.visitor('vis_ann')).authorization;
    const bob = (await app.visitor('vis_bob')).authorization;
    const cem = (await app.visitor('vis_cem')).authorization;
    expect([await ask(ann, stranger), await ask(ann, stranger)]).toEqual([202, 202]);
    const refused = await askFully(ann, stranger);
    // The clock of these tests starts at two in the morning.
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      String(22 * 3600),
      {
        error: {
          code: 'rate_limited',
          message: 'You have asked all the questions one person can ask here in a day. Please come back in 22 hours.',
          details: { retry_after_s: 22 * 3600, limit: 'messages_per_day', of: 'visitor' },
        },
      },
    ]);
    expect(await ask(bob, stranger)).toBe(202);
    expect((await askFully(bob, stranger)).json().error.details.of).toBe('address');
    // Loopback is exempt from limits per address alone.
    expect([await ask(bob), await ask(cem)]).toEqual([202, 202]);
    expect((await askFully(cem)).json().error.details.of).toBe('site');
    app.clock.advance(22 * HOUR_MS);
    expect(await ask(ann, stranger)).toBe(202);
  });

  it('a repeat of an accepted message returns its result when limits are used up and during a restart', async () => {
    app = await createTestApp({
      limits: { runsPerVisitor: 1, messageBurst: 3, messagesPerMinute: 1 },
      config: {
        budgets: {
          visitor: { messages: 1, tokens: null, cost: null },
          address: { messages: 1, tokens: null, cost: null },
          site: { messages: 1, tokens: null, cost: null },
        },
      },
    });
    const { authorization } = await app.visitor('vis_ann');
    const { id } = (await call('/conversations', {}, {}, authorization)).json();
    const send = (clientId: string) =>
      call(
        `/conversations/${id}/messages`,
        { client_id: clientId, content: [{ type: 'text', text: 'hi' }] },
        { address: STRANGER },
        authorization,
      );
    const first = await send('m1');
    expect(first.statusCode).toBe(202);
    for (let n = 0; n < 10; n++) expect((await send('m1')).json()).toEqual(first.json());
    await app.drain();
    expect((await send('m1')).json()).toEqual(first.json());
    expect((await send('m2')).json().error.code).toBe('unavailable');
  });

  it('four addresses cannot take all slots, and one site cannot take all runs', async () => {
    app = await createTestApp({ limits: { runsPerAddress: 8, runsPerSite: 40 } });
    const start = async (site: string, address: string, n: number) => {
      const { authorization } = await app.visitor(`vis_${site}_${n}`, site);
      const created = await app.store.conversations.create(
        { site, visitorId: `vis_${site}_${n}` },
        { id: `${site}${n}` },
      );
      const payload = { client_id: `c${n}`, content: [{ type: 'text', text: 'hi' }] };
      return app.server.inject({
        method: 'POST',
        url: `/api/v1/conversations/${created.id}/messages`,
        headers: { authorization },
        payload,
        remoteAddress: address,
      });
    };
    for (let n = 0; n < 64; n++) await start('shop', `198.51.100.${n % 4}`, n);
    expect(app.started).toHaveLength(32);
    const ninth = await start('shop', '198.51.100.1', 100);
    expect([ninth.statusCode, ninth.headers['retry-after'], ninth.json().error.details]).toEqual([
      429,
      '5',
      { retry_after_s: 5, limit: 'runs', of: 'address' },
    ]);
    for (let n = 101; n < 115; n++) await start('shop', '127.0.0.1', n);
    expect(app.started).toHaveLength(40);
    expect((await start('shop', '127.0.0.1', 120)).json().error.details.of).toBe('site');
    expect((await start('blog', '127.0.0.1', 121)).statusCode).toBe(202);
    // The end of a run frees its slot.
    await endRun({ conversation_id: 'shop1', run_id: app.started[1] as string });
    expect((await start('shop', '198.51.100.1', 122)).statusCode).toBe(202);
  });

  it('writes neither address nor visitor into the database', async () => {
    app = await limited({});
    const { authorization } = await app.visitor('vis_ann');
    expect(await ask(authorization, { address: STRANGER })).toBe(202);
    const rows = app.store.db.$client.prepare('SELECT account, messages FROM daily_use ORDER BY account').all();
    expect(rows).toEqual([
      { account: expect.stringMatching(/^address:[\w-]{43}$/), messages: 1 },
      { account: 'site:shop', messages: 1 },
      { account: expect.stringMatching(/^visitor:[\w-]{43}$/), messages: 1 },
    ]);
    expect(app.store.db.$client.prepare('SELECT accounts FROM runs').get()).toEqual({ accounts: null });
  });
});

describe('a forwarding header of a peer that is not trusted', () => {
  async function logOf(requests: { address: string; headers: Record<string, string> }[], trustProxy: string[] = []) {
    const lines: string[] = [];
    const app = await createTestApp({
      config: { trustProxy },
      logger: loggerOptions('warn', { write: (line) => void lines.push(line) }),
    });
    for (const { address, headers } of requests) {
      await app.server.inject({ url: '/healthz', headers, remoteAddress: address });
    }
    await app.close();
    return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  }

  it('is logged once, with the setting that corrects it', async () => {
    const request = { address: PROXY, headers: { 'x-forwarded-for': STRANGER } };
    const log = await logOf([request, request, { ...request, headers: { 'x-real-ip': STRANGER } }]);
    expect(log).toEqual([expect.stringContaining('set "trustProxy": ["10.0.0.5"] in the configuration file')]);
    expect(await logOf([{ ...request, address: '127.0.0.1' }])).toEqual([expect.stringContaining('["127.0.0.1"]')]);
  });

  it('of a public peer is logged without its address, and does not suppress the warning about the real proxy', async () => {
    const log = await logOf([
      { address: STRANGER, headers: { forwarded: 'for=1.2.3.4' } },
      { address: PROXY, headers: { 'x-forwarded-for': STRANGER } },
    ]);
    expect(log).toHaveLength(2);
    expect(log[0]).not.toContain(STRANGER);
    expect(log[1]).toContain(PROXY);
  });

  it('is not mentioned when the peer is trusted or sends none', async () => {
    const request = { address: PROXY, headers: { 'x-forwarded-for': STRANGER } };
    expect(await logOf([request, { address: STRANGER, headers: {} }], ['10.0.0.5'])).toEqual([]);
  });
});
