import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, ORIGIN, SECRET, type TestApp, testSite } from '../../helpers/test-app.ts';

describe('POST /api/v1/session', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp();
  });
  afterEach(() => app.close());

  const post = (body: object, headers: Record<string, string> = { origin: ORIGIN }) =>
    app.server.inject({ method: 'POST', url: '/api/v1/session', headers, payload: body });
  const userToken = (claims: object, options: { secret?: string; header?: object } = {}) =>
    new SignJWT({ aud: 'shop', sub: 'u1', iat: app.clock.now() / 1000, exp: app.clock.now() / 1000 + 600, ...claims })
      .setProtectedHeader({ alg: 'HS256', ...options.header })
      .sign(new TextEncoder().encode(options.secret ?? SECRET));

  it('returns a token for a new visitor that the other calls accept, and the texts of the site', async () => {
    const reply = await post({ site: 'shop' });
    expect(reply.statusCode).toBe(200);
    const { token, expires_at, visitor_id, site } = reply.json();
    expect(visitor_id).toMatch(/^vis_/);
    expect(Date.parse(expires_at)).toBeGreaterThan(app.clock.now());
    expect(site).toMatchObject({ agent: { name: 'Alder', greeting: 'Hello' }, limits: { message_chars: 16000 } });
    expect(reply.body).not.toContain('SECRET-INSTRUCTIONS');
    const list = await app.server.inject({
      url: '/api/v1/conversations',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(list.json()).toEqual({ items: [], next_cursor: null });
  });

  it('returns the texts in every language of the configuration', async () => {
    await app.close();
    const translations = { vi: { name: 'Trợ lý', greeting: 'Xin chào', suggestions: ['Bảo hành?'] } };
    app = await createTestApp({
      config: { sites: [{ ...testSite, agent: { ...testSite.agent, disclaimer: 'Check it.', translations } }] },
    });
    const { agent } = (await post({ site: 'shop' })).json().site;
    expect(agent).toMatchObject({ name: 'Alder', disclaimer: 'Check it.', translations });
    expect(agent.instructions).toBeUndefined();
  });

  it('returns how much of the model’s reasoning the site shows', async () => {
    expect((await post({ site: 'shop' })).json().site.show_reasoning).toBe('label');
    await app.close();
    app = await createTestApp({ config: { sites: [{ ...testSite, showReasoning: 'off' }] } });
    expect((await post({ site: 'shop' })).json().site.show_reasoning).toBe('off');
  });

  it('renews the token of a returning visitor, and refuses a forged, expired or foreign one', async () => {
    const first = (await post({ site: 'shop' })).json();
    const again = (await post({ site: 'shop', visitor_token: first.token })).json();
    expect(again.visitor_id).toBe(first.visitor_id);
    const [head, body] = first.token.split('.');
    const forged = await post({ site: 'shop', visitor_token: `${head}.${body}.AAAA` });
    expect([forged.statusCode, forged.json().error.code]).toEqual([401, 'unauthorized']);
    const foreign = await post({ site: 'blog', visitor_token: first.token }, { origin: 'https://blog.example.com' });
    expect(foreign.statusCode).toBe(401);
    app.clock.advance(91 * 24 * 3_600_000);
    expect((await post({ site: 'shop', visitor_token: first.token })).statusCode).toBe(401);
  });

  it('[WS-1] accepts only exact origins of the site itself', async () => {
    const refused = [
      'null',
      'http://allowed.example.com',
      'https://allowed.example.com.canary.test',
      'https://blog.example.com',
      'https://xallowed.example.com',
      'https://allowed.example.com:444',
      'https://branch.example.com',
      'https://evilbranch.example.com',
      '',
    ];
    for (const origin of refused) {
      const reply = await post({ site: 'shop' }, { origin });
      expect([origin, reply.statusCode, reply.json().error.code]).toEqual([origin, 403, 'origin_not_allowed']);
    }
    expect((await post({ site: 'shop' }, {})).statusCode).toBe(403);
    for (const origin of [ORIGIN, 'https://a.branch.example.com', 'https://a.b.branch.example.com']) {
      const reply = await post({ site: 'shop' }, { origin });
      expect([reply.statusCode, reply.headers['access-control-allow-origin'], reply.headers.vary]).toEqual([
        200,
        origin,
        'Origin',
      ]);
    }
  });

  it('answers only preflights of an allowed origin', async () => {
    const ask = (origin: string) =>
      app.server.inject({
        method: 'OPTIONS',
        url: '/api/v1/session',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      });
    const good = await ask(ORIGIN);
    expect([good.statusCode, good.headers['access-control-allow-origin']]).toEqual([204, ORIGIN]);
    const bad = await ask('https://canary.test');
    expect([bad.statusCode, bad.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('refuses a missing or unknown field and an unknown site by name', async () => {
    expect((await post({})).json().error).toMatchObject({ code: 'invalid_request', message: 'site is missing.' });
    expect((await post({ site: 'shop', sit: 1 })).json().error.details).toEqual({ field: 'sit' });
    expect((await post({ site: 5 })).json().error.message).toBe(
      'site must be a text: the key of the site, as in data-site.',
    );
    expect((await post({ site: 'none' })).json().error.code).toBe('not_found');
  });

  it('[ID-1] accepts a user token signed with the site’s secret, and one user is one visitor', async () => {
    const one = (await post({ site: 'shop', user_token: await userToken({}) })).json();
    const two = (await post({ site: 'shop', user_token: await userToken({ name: 'Ann' }) })).json();
    expect(one.visitor_id).toMatch(/^user_/);
    expect(two.visitor_id).toBe(one.visitor_id);
    const other = (await post({ site: 'shop', user_token: await userToken({ sub: 'u2' }) })).json();
    expect(other.visitor_id).not.toBe(one.visitor_id);
  });

  it('[ID-1] [ID-2] refuses every bad user token instead of making an anonymous visitor', async () => {
    const now = app.clock.now() / 1000;
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(`{"sub":"u1","aud":"shop","iat":${now},"exp":${now + 60}}`).toString('base64url')}.`;
    const bad = [
      none,
      'x',
      await userToken({ aud: 'blog' }),
      await userToken({ exp: now - 61, iat: now - 600 }),
      await userToken({ exp: now + 3600 }),
      await userToken({ iat: now - 3600, exp: now + 60 }),
      await userToken({ sub: '' }),
      await userToken({ sub: undefined }),
      await userToken({}, { secret: 'another secret of 32 characters, more' }),
      await userToken({}, { header: { kid: '../../dev/null' } }),
      await userToken({}, { header: { jku: 'https://canary.test' } }),
    ];
    for (const user_token of bad) {
      const reply = await post({ site: 'shop', user_token });
      expect([user_token.slice(0, 20), reply.statusCode, reply.json().error.details.field]).toEqual([
        user_token.slice(0, 20),
        401,
        'user_token',
      ]);
    }
    const sizes = [];
    for (const user_token of ['', 'x'.repeat(4097), 'x'.repeat(70 * 1024)]) {
      const reply = await post({ site: 'shop', user_token });
      sizes.push([reply.statusCode, reply.json().error.code, reply.json().error.details?.field]);
    }
    expect(sizes).toEqual([
      [400, 'invalid_request', 'user_token'],
      [400, 'invalid_request', 'user_token'],
      [413, 'too_large', undefined],
    ]);
    // Within the leeway of two clocks.
    expect(
      (await post({ site: 'shop', user_token: await userToken({ exp: now - 50, iat: now - 600 }) })).statusCode,
    ).toBe(200);
  });

  it('accepts an identified visitor for 15 minutes, and longer only with a new user token', async () => {
    const { token, expires_at } = (await post({ site: 'shop', user_token: await userToken({}) })).json();
    expect(Date.parse(expires_at) - app.clock.now()).toBeLessThanOrEqual(15 * 60_000);
    const renewed = await post({ site: 'shop', visitor_token: token });
    expect([renewed.statusCode, renewed.json().error.details]).toEqual([401, { field: 'user_token' }]);
    const list = () =>
      app.server.inject({ url: '/api/v1/conversations', headers: { authorization: `Bearer ${token}` } });
    expect((await list()).statusCode).toBe(200);
    app.clock.advance(15 * 60_000);
    expect((await list()).statusCode).toBe(401);
    const again = await post({ site: 'shop', visitor_token: token, user_token: await userToken({}) });
    expect(again.statusCode).toBe(200);
  });

  it('refuses a long-lived token of an identified visitor, as issued by an older version', async () => {
    const key = Buffer.from('QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWY', 'base64url');
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('agent-chat')
      .setAudience('shop')
      .setSubject('user_1')
      .setExpirationTime(app.clock.now() / 1000 + 90 * 24 * 3600)
      .sign(key);
    const list = await app.server.inject({
      url: '/api/v1/conversations',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(list.statusCode).toBe(401);
  });

  it('returns the texts of a site without creating a visitor', async () => {
    const ask = (body: object, origin = ORIGIN) =>
      app.server.inject({ method: 'POST', url: '/api/v1/site', headers: { origin }, payload: body });
    const reply = await ask({ site: 'shop' });
    expect(reply.statusCode).toBe(200);
    expect(Object.keys(reply.json())).toEqual(['site']);
    expect(reply.json().site).toEqual((await post({ site: 'shop' })).json().site);
    const unknown = await ask({ site: 'none' });
    expect([unknown.statusCode, unknown.json().error.details]).toEqual([404, { field: 'site' }]);
    expect((await ask({ site: 'shop' }, 'https://blog.example.com')).statusCode).toBe(403);
  });

  it('[WS-4] limits new visitors by address and returns the retry time', async () => {
    await app.close();
    app = await createTestApp({ limits: { newVisitorsPerMinutePerAddress: 3, newVisitorBurst: 3 } });
    const from = (remoteAddress: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/v1/session',
        headers: { origin: ORIGIN },
        payload: { site: 'shop' },
        remoteAddress,
      });
    for (let n = 0; n < 3; n++) expect((await from('203.0.113.9')).statusCode).toBe(200);
    const refused = await from('203.0.113.9');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().error.code]).toEqual([
      429,
      '20',
      'rate_limited',
    ]);
    expect((await from('203.0.113.10')).statusCode).toBe(200);
    app.clock.advance(20_000);
    expect((await from('203.0.113.9')).statusCode).toBe(200);
  });
});
