import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../../../../api/config/config.ts';
import { createTestApp, otherSite, type TestApp, testSite } from '../../../helpers/test-app.ts';

const KEY = 'an admin key of the test';
const admin = { authorization: `Bearer ${KEY}` };
const NEW = 'https://new.example.com';
const shop = { key: 'new-shop', origins: [NEW], agent: { name: 'Nova', greeting: 'Hi' } };

let app: TestApp;
afterEach(() => app.close());

/** A server whose file names `shop` with its origins and the agent's name. */
async function start(config: Partial<Config> = {}): Promise<void> {
  const siteFiles = [
    { key: 'shop', origins: [...testSite.origins], agent: { name: 'Alder' } },
    { key: 'blog', origins: [...otherSite.origins] },
  ];
  app = await createTestApp({ config: { adminKey: KEY, siteFiles, ...config } });
}

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object | string) {
  const reply = await app.server.inject({
    method,
    url: `/api/v1/admin${path}`,
    headers: { ...admin, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json(), text: reply.body };
}

const session = (site: string, origin: string) =>
  app.server.inject({ method: 'POST', url: '/api/v1/session', headers: { origin }, payload: { site } });

describe('/api/v1/admin/sites', () => {
  it('makes a site that is alive at once: session, CORS, and its words', async () => {
    await start();
    expect((await session('new-shop', NEW)).statusCode).toBe(403);
    const made = await call('POST', '/sites', shop);
    expect([made.status, made.body.source, made.body.settings]).toEqual([201, 'database', shop]);
    const reply = await session('new-shop', NEW);
    expect([reply.statusCode, reply.json().site.agent.name]).toEqual([200, 'Nova']);
    expect(reply.headers['access-control-allow-origin']).toBe(NEW);
    expect((await session('new-shop', testSite.origins[0]!)).statusCode).toBe(403);
    expect((await call('GET', '/sites')).body.sites.map(({ key }: { key: string }) => key)).toEqual([
      'blog',
      'new-shop',
      'shop',
    ]);
  });

  it('takes the same site twice as once, and refuses another one of its key', async () => {
    await start();
    await call('POST', '/sites', shop);
    const { agent, ...rest } = shop;
    expect((await call('POST', '/sites', { agent, ...rest })).status).toBe(200);
    const other = await call('POST', '/sites', { ...shop, agent: { name: 'Other' } });
    expect([other.status, other.body.error.code, other.body.error.details.field]).toEqual([409, 'conflict', 'key']);
    expect((await call('GET', '/sites/new-shop')).body.settings.agent.name).toBe('Nova');
  });

  it('refuses an origin of another site and names that site, also for a wildcard and in a change', async () => {
    await start();
    for (const origin of [otherSite.origins[0]!, 'https://a.branch.example.com', 'https://*.branch.example.com']) {
      const refused = await call('POST', '/sites', { ...shop, origins: [NEW, origin] });
      expect([refused.status, refused.body.error.details.field]).toEqual([409, 'origins[1]']);
      expect(refused.body.error.message).toMatch(/belongs to site (blog|shop)\./);
    }
    await call('POST', '/sites', shop);
    expect((await call('PATCH', '/sites/new-shop', { origins: [otherSite.origins[0]] })).status).toBe(409);
    // This machine is for trying things out.
    expect((await call('PATCH', '/sites/new-shop', { origins: ['loopback'] })).status).toBe(200);
    expect((await call('POST', '/sites', { ...shop, key: 'second', origins: ['loopback'] })).status).toBe(201);
  });

  it('names every mistake by its path, as for the configuration file, and keeps nothing', async () => {
    await start();
    const wrong = { key: 'bad key', origins: [], agent: { nome: 'x' }, look: { accent: 'red' }, timeZone: 'Mars/Base' };
    const { status, body } = await call('POST', '/sites', wrong);
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    const paths = body.error.details.mistakes.map(({ path }: { path: string }) => path);
    expect(paths.sort()).toEqual(['agent.nome', 'key', 'look.accent', 'origins']);
    const zone = await call('POST', '/sites', { ...shop, timeZone: 'Mars/Base', model: 'nobody' });
    expect(zone.body.error.details.mistakes.map(({ path }: { path: string }) => path)).toEqual(['timeZone', 'model']);
    for (const odd of ['[]', '"x"', '7', 'null', '{"__proto__":{}}', '{'])
      expect((await call('POST', '/sites', odd)).status).toBe(400);
    expect((await call('GET', '/sites')).body.sites).toHaveLength(2);
  });

  it('changes what is sent and nothing else; null removes', async () => {
    await start();
    await call('POST', '/sites', { ...shop, strings: { send: 'Go' }, retentionDays: 5 });
    const patch = { agent: { greeting: null, name: 'Nova 2' }, look: { accent: '#2a5bd7' }, retentionDays: null };
    const { status, body } = await call('PATCH', '/sites/new-shop', patch);
    expect(status).toBe(200);
    expect(body.settings).toEqual({
      key: 'new-shop',
      origins: [NEW],
      agent: { name: 'Nova 2' },
      strings: { send: 'Go' },
      look: { accent: '#2a5bd7' },
    });
    const { site } = (await session('new-shop', NEW)).json();
    expect([site.look, site.agent.greeting]).toEqual([{ accent: '#2a5bd7' }, undefined]);
    expect((await call('PATCH', '/sites/new-shop', { key: 'other' })).status).toBe(409);
    expect((await call('PATCH', '/sites/new-shop', { origins: null })).status).toBe(400);
    expect((await call('PATCH', '/sites/nobody', {})).status).toBe(404);
  });

  it('answers 409 with the path for what the file says, and keeps the rest', async () => {
    await start();
    const fixed = await call('PATCH', '/sites/shop', { agent: { name: 'Mine', greeting: 'Welcome' } });
    expect([fixed.status, fixed.body.error.details.field]).toEqual([409, 'sites[0].agent.name']);
    expect((await call('PATCH', '/sites/shop', { agent: null })).body.error.details.field).toBe('sites[0].agent');
    const { status, body } = await call('PATCH', '/sites/shop', { agent: { greeting: 'Welcome' } });
    expect([status, body.fixed, body.settings.agent]).toEqual([
      200,
      ['origins', 'agent.name'],
      { name: 'Alder', greeting: 'Welcome' },
    ]);
    const removed = await call('DELETE', '/sites/shop');
    expect([removed.status, removed.body.error.message]).toEqual([
      409,
      'Site shop is sites[0] of the configuration file. Remove it there.',
    ]);
  });

  it('takes a secret and never shows it', async () => {
    await start();
    const secret = 'PLANTED-secret-of-the-new-shop-123x4f';
    const made = await call('POST', '/sites', { ...shop, secret });
    expect(made.body.settings.secret).toBe('set, ends in …x4f');
    const all = [made, await call('GET', '/sites'), await call('PATCH', '/sites/new-shop', { look: { radius: 4 } })];
    await call('PATCH', '/sites/new-shop', { secret: `${secret}-rotated` });
    all.push(await call('GET', '/audit'), await call('POST', '/sites', { ...shop, key: 'x', secret: 'short PLANTED' }));
    for (const { text } of all) expect(text).not.toContain('PLANTED');
    expect(all.at(-1)?.status).toBe(400);
  });

  it('removes a site: its tokens and its messages are refused at once, and its key waits for its data', async () => {
    await start();
    await call('POST', '/sites', shop);
    const { token } = (await session('new-shop', NEW)).json();
    const headers = { authorization: `Bearer ${token}`, origin: NEW };
    expect((await app.server.inject({ url: '/api/v1/conversations', headers })).statusCode).toBe(200);
    expect((await call('DELETE', '/sites/new-shop')).status).toBe(204);
    // The origin is no longer known.
    expect((await app.server.inject({ url: '/api/v1/conversations', headers })).statusCode).toBe(403);
    const { authorization } = headers;
    expect((await app.server.inject({ url: '/api/v1/conversations', headers: { authorization } })).statusCode).toBe(
      401,
    );
    expect((await call('DELETE', '/sites/new-shop')).status).toBe(404);
    const again = await call('POST', '/sites', shop);
    expect([again.status, again.body.error.message]).toEqual([409, expect.stringContaining('is being removed')]);
  });

  it('gives a site limits of its own', async () => {
    await start();
    await call('POST', '/sites', { ...shop, limits: { newVisitorsPerMinutePerSite: 1, newVisitorBurstPerSite: 1 } });
    expect((await session('new-shop', NEW)).statusCode).toBe(200);
    expect((await session('new-shop', NEW)).statusCode).toBe(429);
    expect((await session('shop', testSite.origins[0]!)).statusCode).toBe(200);
  });

  it('is for the admin key alone', async () => {
    await start();
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'] as const) {
      const url = `/api/v1/admin/sites${method === 'GET' || method === 'POST' ? '' : '/shop'}`;
      const reply = await app.server.inject({
        method,
        url,
        ...(method === 'DELETE' || method === 'GET' ? {} : { payload: {} }),
      });
      expect(reply.statusCode, method).toBe(401);
    }
    expect((await call('GET', '/audit')).body.entries).toEqual([]);
  });
});

describe('/api/v1/admin/audit', () => {
  it('says which key changed what and when, newest first, refused changes too', async () => {
    await start();
    await call('POST', '/sites', shop);
    await call('PATCH', '/sites/new-shop', {
      agent: { greeting: 'Hello' },
      secret: 'a secret of thirty-two characters!',
    });
    await call('PATCH', '/sites/shop', { origins: [NEW] });
    await call('DELETE', '/sites/new-shop');
    await call('GET', '/sites');
    const { entries, next } = (await call('GET', '/audit')).body;
    expect(next).toBeNull();
    const key = expect.stringMatching(/^[0-9a-f]{8}$/);
    const at = new Date(app.clock.now()).toISOString();
    const route = '/api/v1/admin/sites/:key';
    expect(entries).toMatchObject([
      { key, at, method: 'DELETE', route, status: 204, site: 'new-shop' },
      { method: 'PATCH', route, status: 409, site: 'shop', changes: [] },
      {
        method: 'PATCH',
        status: 200,
        site: 'new-shop',
        changes: [
          { path: 'agent.greeting', from: '"Hi"', to: '"Hello"' },
          { path: 'secret', to: 'set, ends in …rs!' },
        ],
      },
      { method: 'POST', route: '/api/v1/admin/sites', status: 201, site: 'new-shop' },
    ]);
    const [, second] = entries;
    expect((await call('GET', `/audit?before=${second.id}`)).body.entries).toHaveLength(2);
  });
});
