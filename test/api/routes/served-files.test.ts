import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CrawlSite, createIndexJobs } from '../../../api/site-index/crawl/index-jobs.ts';
import { createTestApp, ORIGIN, type TestApp } from '../../helpers/test-app.ts';

const ADMIN_KEY = 'an admin key of 16+';
const admin = { authorization: `Bearer ${ADMIN_KEY}` };

const root = mkdtempSync(join(tmpdir(), 'agent-chat-served-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const widget = join(root, 'widget');
const demoSite = join(root, 'site');
mkdirSync(join(widget, 'assets'), { recursive: true });
mkdirSync(demoSite);
writeFileSync(join(widget, 'widget.js'), '/* loader */');
writeFileSync(join(widget, 'widget.json'), '{}');
writeFileSync(join(widget, 'assets/agent-chat-a1B2c3D4.js'), 'export {};');
writeFileSync(join(root, 'secret.txt'), 'SECRET');
writeFileSync(join(demoSite, 'index.html'), '<!doctype html><title>Home</title>');
writeFileSync(join(demoSite, '404.html'), '<!doctype html><title>Not here</title>');
writeFileSync(
  join(demoSite, 'pages.json'),
  JSON.stringify([
    { path: '/', lang: 'en', lastmod: '2026-11-02' },
    { path: '/a&b.html', lang: 'en' },
  ]),
);

describe('what is served beside the API', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp({ config: { demo: true }, folders: { widget, demoSite } });
  });
  afterEach(() => app.close());

  it('serves the widget to any site: the loader is cached for minutes, hashed chunks for a year', async () => {
    const loader = await app.server.inject('/widget.js');
    expect(loader.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    });
    const chunk = await app.server.inject('/assets/agent-chat-a1B2c3D4.js');
    expect(chunk.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(chunk.headers['content-type']).toContain('javascript');
    expect((await app.server.inject('/assets/none-a1B2c3D4.js')).statusCode).toBe(404);
  });

  it('serves only the files that the build had at the start', async () => {
    writeFileSync(join(widget, 'assets/late-a1B2c3D4.js'), 'LATE');
    for (const name of ['late-a1B2c3D4.js', '', '-'.repeat(180), 'agent-chat-a1B2c3D4.js/x']) {
      const reply = await app.server.inject(`/assets/${name}`);
      expect([name, reply.statusCode, reply.headers['cache-control']]).toEqual([name, 404, 'no-store']);
    }
    rmSync(join(widget, 'assets/late-a1B2c3D4.js'));
  });

  it('serves no file outside its folders', async () => {
    for (const path of [
      '/assets/../../secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
    ]) {
      const reply = await app.server.inject(path);
      expect([path, reply.statusCode >= 400, reply.body.includes('SECRET')]).toEqual([path, true, false]);
    }
    expect((await app.server.inject('/pages.json')).statusCode).toBe(404);
  });

  it('serves the demo under a strict policy, with its own page for a missing one', async () => {
    const home = await app.server.inject('/');
    expect([home.statusCode, home.body]).toEqual([200, '<!doctype html><title>Home</title>']);
    expect(home.headers['content-security-policy']).toContain("default-src 'self'");
    const person = await app.server.inject({ url: '/nope', headers: { accept: 'text/html' } });
    expect([person.statusCode, person.body]).toEqual([404, '<!doctype html><title>Not here</title>']);
    const program = await app.server.inject('/nope');
    expect([program.statusCode, program.json().error.code]).toEqual([404, 'not_found']);
    const api = await app.server.inject({ url: '/api/v1/nope', headers: { accept: 'text/html' } });
    expect(api.json().error.code).toBe('not_found');
  });

  it('makes sitemap and robots.txt with the origin of the request', async () => {
    const sitemap = await app.server.inject({ url: '/sitemap.xml', headers: { host: '127.0.0.1:8787' } });
    expect(sitemap.body).toContain('<url><loc>http://127.0.0.1:8787/</loc><lastmod>2026-11-02</lastmod></url>');
    expect(sitemap.body).toContain('<loc>http://127.0.0.1:8787/a&amp;b.html</loc>');
    const robots = await app.server.inject({ url: '/robots.txt', headers: { host: 'demo.example.com' } });
    expect(robots.body).toContain('Sitemap: http://demo.example.com/sitemap.xml');
    const odd = await app.server.inject({ url: '/robots.txt', headers: { host: 'a"><script>' } });
    expect(odd.body).not.toContain('<script>');
  });

  it('sends metrics with the admin key, or to everybody when the configuration says so', async () => {
    const numbers = 'agent_chat_requests_total{method="GET",route="/healthz",status="200"} 1';
    for (const [config, headers] of [
      [{ publicOperations: [], adminKey: ADMIN_KEY }, admin],
      [{ publicOperations: ['metrics' as const] }, {}],
    ] as const) {
      await app.close();
      app = await createTestApp({ config });
      if (config.publicOperations.length === 0) {
        for (const method of ['GET', 'HEAD'] as const)
          expect((await app.server.inject({ method, url: '/metrics' })).statusCode).toBe(401);
      }
      await app.server.inject('/healthz');
      expect((await app.server.inject({ url: '/metrics', headers })).body).toContain(numbers);
    }
  });

  it('reports liveness, readiness and the API to operators', async () => {
    expect((await app.server.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.server.inject('/readyz')).json()).toEqual({ status: 'ready' });
    const { paths } = (await app.server.inject('/openapi.json')).json() as {
      paths: Record<string, Record<string, { requestBody?: unknown; security?: unknown }>>;
    };
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/v1/session', '/api/v1/conversations/{id}/messages', '/api/v1/runs/{id}/stop']),
    );
    expect([paths['/api/v1/session']?.post?.security, paths['/api/v1/admin/index']?.post?.security]).toEqual([
      [],
      [{ admin: [] }],
    ]);
    expect(JSON.stringify(paths['/api/v1/session']?.post?.requestBody)).toContain('visitor_token');
  });

  it('says what to do while the widget is not built', async () => {
    await app.close();
    app = await createTestApp({ folders: { widget: join(root, 'none') } });
    const reply = await app.server.inject('/widget.js');
    expect([reply.statusCode, reply.json().error.message]).toEqual([404, expect.stringContaining('npm start')]);
  });
});

describe('/api/v1/admin/index', () => {
  const local = { host: '127.0.0.1:8787' };
  const counts = { found: 2, done: 2, fetched: 1, unchanged: 0, removed: 0, failed: 1 };
  let finish: () => void;
  const crawl: CrawlSite = async (_job, { signal, onProgress }) => {
    onProgress({ found: 2 });
    await new Promise<void>((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return { counts, failures: [{ url: 'https://shop.example/x', reason: 'timeout' }] };
  };
  const jobs = () =>
    createIndexJobs({
      pageCount: () => 1,
      sitemapOf: (site) => (site === 'shop' ? 'https://shop.example/sitemap.xml' : null),
      lastEnd: () => null,
      crawl,
      now: () => 0,
    });

  it('starts one crawl at a time and reports its progress', async () => {
    const app = await createTestApp({ index: jobs(), config: { adminKey: ADMIN_KEY } });
    const call = (method: 'GET' | 'POST') =>
      app.server.inject({
        method,
        url: `/api/v1/admin/index${method === 'GET' ? '?site=shop' : ''}`,
        headers: { ...local, ...admin },
        ...(method === 'POST' ? { payload: { site: 'shop' } } : {}),
      });
    expect((await call('GET')).json()).toEqual({ site: 'shop', status: 'never' });
    expect((await call('POST')).statusCode).toBe(202);
    expect((await call('POST')).json()).toMatchObject({ status: 'running', counts: { found: 2 } });
    finish();
    await expect
      .poll(async () => (await call('GET')).json())
      .toMatchObject({ status: 'done', counts, failures: [{ reason: 'timeout' }] });
    const stop = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/v1/admin/index/stop',
        headers: { ...local, ...admin },
        payload: { site: 'shop' },
      });
    expect((await stop()).json()).toMatchObject({ status: 'done' });
    await call('POST');
    expect((await stop()).json()).toMatchObject({ status: 'stopped', counts: { found: 2 } });
    const none = await app.server.inject({
      method: 'POST',
      url: '/api/v1/admin/index',
      headers: { ...local, ...admin },
      payload: { site: 'blog' },
    });
    expect([none.statusCode, none.json().error.message]).toEqual([
      404,
      expect.stringContaining('Set address or sitemap'),
    ]);
    const unnamed = await app.server.inject({
      method: 'POST',
      url: '/api/v1/admin/index',
      headers: { ...local, ...admin },
      payload: {},
    });
    expect(unnamed.json().error.message).toBe('site must be one of: shop, blog.');
    await app.close();
  });

  it('shows when the next crawl is planned', async () => {
    const refreshes = { nextAtMs: (site: string) => (site === 'shop' ? Date.UTC(2026, 10, 22, 4) : null) };
    const app = await createTestApp({ index: jobs(), refreshes, config: { adminKey: ADMIN_KEY } });
    const ask = async (site: string) =>
      (await app.server.inject({ url: `/api/v1/admin/index?site=${site}`, headers: { ...local, ...admin } })).json();
    expect(await ask('shop')).toEqual({ site: 'shop', status: 'never', next_at: '2026-11-22T04:00:00.000Z' });
    expect(await ask('blog')).toEqual({ site: 'blog', status: 'never' });
    await app.close();
  });

  it('is refused without the key from any address: loopback is no credential', async () => {
    const app = await createTestApp({ index: jobs() });
    const ask = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await app.server.inject({ url: '/api/v1/admin/index?site=shop', headers, remoteAddress })).statusCode;
    expect(await ask(local)).toBe(401);
    expect(await ask({ ...local, authorization: 'Bearer ' })).toBe(401);
    expect(await ask({ ...local, authorization: 'Bearer null' })).toBe(401);
    expect(await ask(local, '203.0.113.9')).toBe(401);
    expect(await ask({ ...local, 'x-forwarded-for': '127.0.0.1' })).toBe(401);
    await app.close();
  });

  it('refuses other pages, also of another local port or of a site, even with the key', async () => {
    const app = await createTestApp({ index: jobs(), config: { adminKey: ADMIN_KEY } });
    const ask = (headers: Record<string, string>, method: 'GET' | 'POST' | 'OPTIONS' = 'POST') =>
      app.server.inject({
        method,
        url: '/api/v1/admin/index',
        headers: { ...local, ...headers },
        ...(method === 'POST' ? { payload: { site: 'blog' } } : {}),
      });
    for (const origin of ['http://127.0.0.1:3000', 'http://localhost:8787', 'https://canary.test', ORIGIN, 'null']) {
      const refused = await ask({ ...admin, origin });
      expect([origin, refused.statusCode, refused.json().error.code]).toEqual([origin, 403, 'origin_not_allowed']);
      expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
      const preflight = await ask({ origin, 'access-control-request-method': 'POST' }, 'OPTIONS');
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
    }
    // 404: accepted, and this site has no sitemap.
    expect((await ask({ ...admin, origin: 'http://127.0.0.1:8787' })).statusCode).toBe(404);
    const behindProxy = { ...admin, origin: 'https://chat.example.com', 'sec-fetch-site': 'same-origin' };
    expect((await ask(behindProxy)).statusCode).toBe(404);
    await app.close();
  });

  it('accepts the configured key from any address, and no other key', async () => {
    const app = await createTestApp({ index: jobs(), config: { adminKey: ADMIN_KEY } });
    const ask = async (authorization?: string) =>
      (
        await app.server.inject({
          url: '/api/v1/admin/index?site=shop',
          headers: { ...local, ...(authorization ? { authorization } : {}) },
          remoteAddress: '203.0.113.9',
        })
      ).statusCode;
    expect([await ask(`Bearer ${ADMIN_KEY}`), await ask('Bearer an admin key of 16'), await ask()]).toEqual([
      200, 401, 401,
    ]);
    await app.close();
  });
});
