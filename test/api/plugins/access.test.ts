// Every route has an access, and what that means holds for each of them: the routes are those that the app registers.

import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GatewayKeys } from '../../../api/identity/gateway-keys.ts';
import { createVisitorTokens } from '../../../api/identity/visitor-tokens.ts';
import { controlAccess } from '../../../api/plugins/access.ts';
import { createOwned } from '../../helpers/owned-objects.ts';
import { sampleOf } from '../../helpers/sample-of.ts';
import { createTestApp, ORIGIN, otherSite, type TestApp, testSite } from '../../helpers/test-app.ts';

const ADMIN_KEY = 'admin_key_of_this_test';

/** What may be called without a token. A new one is named here deliberately, with the reason. */
const OPEN: Record<string, string> = {
  'POST /api/v1/session': 'makes the token, for a page of the site',
  'POST /api/v1/site': 'the public texts, for a page of the site',
  'GET /api/v1/favicon/:id': 'a picture: the id is the permission',
  'GET /api/v1/search-entries/:id': 'a frame: the id is the permission',
  'GET /api/v1/ws': 'the token is a subprotocol',
  'GET /healthz': 'says that the process answers',
  'GET /readyz': 'says that it can write',
  'GET /openapi.json': 'describes the calls',
};

describe('[API-5] [ID-4] access', () => {
  let app: TestApp;
  let ann: { authorization: string; origin: string; token: string };
  beforeEach(async () => {
    app = await createTestApp({ config: { adminKey: ADMIN_KEY, publicOperations: [] } });
    ann = await app.visitor('vis_ann');
    await createOwned(app, 'vis_ann', 10);
  });
  afterEach(() => app.close());

  const call = async (route: TestApp['routes'][number], headers: Record<string, string>) => {
    const ids: Record<string, string> = { id: 'conv_10', tool_use_id: 'toolu_result_10' };
    const { body } = (route.schema ?? {}) as { body?: unknown };
    const reply = await app.server.inject({
      method: route.method as 'GET',
      url: route.url.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'x'),
      headers,
      ...(body ? { payload: sampleOf(body) as object } : {}),
    });
    return [`${route.method} ${route.url}`, reply.statusCode];
  };
  const routesOf = (access: string) => {
    const found = app.routes.filter((route) => route.access === access);
    expect(found.length).toBeGreaterThan(0);
    return found;
  };

  it('is given to no route but those named here without a token', () => {
    const open = app.routes
      .filter(({ access, method }) => access !== 'visitor' && access !== 'admin' && method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url}`);
    expect(open.sort(), 'a route without a token belongs into OPEN, with its reason').toEqual(Object.keys(OPEN).sort());
  });

  it('of a visitor needs a valid token of a site that exists, and a page of that site', async () => {
    const { token: removed } = await app.visitor('vis_ann', 'removed');
    const bad: [Record<string, string>, number][] = [
      [{}, 401],
      [{ authorization: 'Bearer x' }, 401],
      [{ authorization: `Basic ${ann.token}` }, 401],
      [{ authorization: `Bearer ${ADMIN_KEY}` }, 401],
      [{ authorization: `Bearer ${removed}` }, 401],
      [{ authorization: ann.authorization, origin: otherSite.origins[0] as string }, 403],
      [{ authorization: ann.authorization, origin: 'https://canary.test' }, 403],
      [{ authorization: ann.authorization, origin: 'null' }, 403],
    ];
    for (const route of routesOf('visitor')) {
      const name = `${route.method} ${route.url}`;
      for (const [headers, status] of bad)
        expect([await call(route, headers), headers]).toEqual([[name, status], headers]);
    }
    app.clock.advance(91 * 24 * 3_600_000);
    const { authorization, origin } = ann;
    for (const route of routesOf('visitor')) {
      expect(await call(route, { authorization, origin })).toEqual([`${route.method} ${route.url}`, 401]);
    }
  });

  it('is decided before a body is read', async () => {
    const reply = await app.server.inject({
      method: 'POST',
      url: '/api/v1/conversations',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      payload: '{"title": ',
    });
    expect(reply.statusCode).toBe(401);
  });

  it('of an admin needs the admin key, from no page of a site', async () => {
    for (const route of routesOf('admin')) {
      const name = `${route.method} ${route.url}`;
      expect(await call(route, {})).toEqual([name, 401]);
      expect(await call(route, { authorization: ann.authorization })).toEqual([name, 401]);
      expect(await call(route, { authorization: `Bearer ${ADMIN_KEY}`, origin: ORIGIN })).toEqual([name, 403]);
    }
  });

  it('[WS-8] [WS-9] of an open connection ends with its token, and when its site is removed', async () => {
    const server = Fastify();
    const sites = new Map([['shop', testSite]]);
    const tokens = createVisitorTokens(Buffer.alloc(32).toString('base64url'), () => 1000);
    const access = controlAccess(server, {
      tokens,
      sites,
      gatewayKeys: new GatewayKeys([]),
      onWrongKey: () => {},
      isAdminKey: async () => false,
      now: () => 1000,
    });
    const visitor = { site: 'shop', visitorId: 'vis_ann', expiresAtMs: 1001 };
    expect([access.holds(visitor), access.holds({ ...visitor, expiresAtMs: 1000 })]).toEqual([true, false]);
    sites.delete('shop');
    expect(access.holds(visitor)).toBe(false);
  });

  it('of a route that does not say is that of its folder, and no admin route can have less', async () => {
    const server = Fastify();
    const tokens = createVisitorTokens(Buffer.alloc(32).toString('base64url'), () => 1000);
    const deps = {
      tokens,
      sites: new Map(),
      gatewayKeys: new GatewayKeys([]),
      onWrongKey: () => {},
      isAdminKey: async () => false,
      now: () => 1000,
    };
    const { table } = controlAccess(server, deps);
    server.get('/api/v2/new', async () => 'x');
    server.get('/api/v1/admin/new', { config: { access: 'anyone' } }, async () => 'x');
    server.get('/new', async () => 'x');
    const found = table.filter(({ method }) => method === 'GET').map(({ access }) => access);
    expect(found).toEqual(['visitor', 'admin', 'anyone']);
    await server.close();
  });
});
