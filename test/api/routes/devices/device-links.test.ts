// [ID-5] Links with which an anonymous visitor goes on on another device: where the owner allows it, signed, once, for minutes.
import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LINK_TTL_MS } from '../../../../api/config/limits.ts';
import { messageOf } from '../../../helpers/store-contract.ts';
import { createTestApp, ORIGIN, type TestApp, testSite } from '../../../helpers/test-app.ts';

type Visitor = Awaited<ReturnType<TestApp['visitor']>>;
const ann = { site: 'shop', visitorId: 'vis_ann' };

describe('[ID-5] links to another device', () => {
  let app: TestApp;
  let phone: Visitor;
  beforeEach(async () => {
    app = await createTestApp();
    phone = await app.visitor('vis_ann');
    await app.store.inbox.accept(ann, messageOf(1));
  });
  afterEach(() => app.close());

  const post = (url: string, payload: object, { authorization = '', origin = ORIGIN } = {}) =>
    app.server.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      headers: { origin, ...(authorization ? { authorization } : {}) },
      payload,
    });
  const make = async (body: object = { conversation_id: 'conv_1' }, by: Visitor = phone) => {
    const reply = await post('/device-links', body, by);
    expect(reply.statusCode).toBe(201);
    return reply.json() as { token: string; expires_at: string };
  };
  const follow = (link_token: string, more: object = {}) => post('/session', { site: 'shop', link_token, ...more });
  const list = async (token: string) => {
    const headers = { authorization: `Bearer ${token}`, origin: ORIGIN };
    const reply = await app.server.inject({ url: '/api/v1/conversations', headers });
    return (reply.json() as { items: { id: string }[] }).items.map(({ id }) => id);
  };

  it('make the other device the same visitor, with the conversation to show, and end by their use', async () => {
    const { token, expires_at } = await make();
    expect(Date.parse(expires_at) - app.clock.now()).toBeLessThanOrEqual(LINK_TTL_MS);
    const first = await follow(token);
    expect([first.statusCode, first.json()]).toMatchObject([
      200,
      { visitor_id: 'vis_ann', conversation_id: 'conv_1', site: { features: { other_devices: true } } },
    ]);
    expect(await list(first.json().token)).toEqual(['conv_1']);
    const again = await follow(token);
    expect([again.statusCode, again.json().error]).toMatchObject([
      401,
      { code: 'unauthorized', details: { field: 'link_token' } },
    ]);
    // Of two at once, one gets it.
    const other = (await make({})).token;
    const codes = (await Promise.all([follow(other), follow(other)])).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 401]);
  });

  it('are refused alike when they are over, replaced, forged, of another site or kind, or of a visitor who is gone', async () => {
    const over = (await make()).token;
    app.clock.advance(LINK_TTL_MS + 1_000);
    const replaced = (await make()).token;
    const { token } = await make();
    const [head, body, signature = ''] = token.split('.');
    const secret = (text: string) => createSecretKey(Buffer.from(text));
    const forged = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('agent-chat-link')
      .setAudience('shop')
      .setSubject('vis_ann')
      .setJti('link_1')
      .setExpirationTime('5m')
      .sign(secret('another secret of thirty-two characters'));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const changed = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const known = JSON.stringify((await follow(over)).json());
    for (const bad of [over, replaced, forged, unsigned, changed, 'x', phone.token, 'y'.repeat(1_000)]) {
      const reply = await follow(bad);
      expect([bad.slice(0, 20), reply.statusCode, JSON.stringify(reply.json())]).toEqual([
        bad.slice(0, 20),
        401,
        known,
      ]);
    }
    const elsewhere = await post(
      '/session',
      { site: 'blog', link_token: token },
      { origin: 'https://blog.example.com' },
    );
    expect(elsewhere.statusCode).toBe(401);
    // None of these has used it up.
    expect((await follow(token)).statusCode).toBe(200);
    const late = (await make()).token;
    await app.store.deleteVisitor(ann);
    expect((await follow(late)).statusCode).toBe(401);
  });

  it('go to nobody who has signed in since, and a link is no visitor token', async () => {
    const { token } = await make();
    await app.store.moveVisitor(ann, { site: 'shop', visitorId: 'user_x' });
    expect((await follow(token)).statusCode).toBe(401);
    expect((await post('/device-links', {}, { authorization: `Bearer ${token}` })).statusCode).toBe(401);
    const page = await post('/session', { site: 'shop', link_token: token }, { origin: 'https://evil.example' });
    expect(page.statusCode).toBe(403);
  });

  it('are for anonymous visitors, of sites that allow them, and of own conversations', async () => {
    const foreign = await post('/device-links', { conversation_id: 'conv_1' }, await app.visitor('vis_bob'));
    const unknown = await post('/device-links', { conversation_id: 'conv_none' }, phone);
    expect([foreign.statusCode, foreign.json()]).toEqual([404, unknown.json()]);
    const both = await follow((await make()).token, { visitor_token: phone.token });
    expect([both.statusCode, both.json().error.details]).toEqual([400, { field: 'visitor_token' }]);
    await app.close();
    app = await createTestApp({ config: { sites: [{ ...testSite, otherDevices: false }] } });
    const off = await post('/device-links', {}, await app.visitor('vis_ann'));
    expect([off.statusCode, off.json().error.code]).toEqual([400, 'invalid_request']);
    const { features } = (await post('/site', { site: 'shop' })).json().site;
    expect(features.other_devices).toBe(false);
  });

  it('[ID-1] a visitor whom the site names gets none', async () => {
    const named = await app.visitor('user_ann');
    const reply = await post('/device-links', {}, named);
    expect([reply.statusCode, reply.json().error.message]).toEqual([
      400,
      'This visitor is signed in. Sign in on the other device.',
    ]);
  });

  it('are counted as new visitors are: links cannot be guessed at', async () => {
    await app.close();
    app = await createTestApp({
      limits: { newVisitorsPerMinutePerSite: 3, newVisitorBurstPerSite: 3 },
    });
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push((await follow(`guess-${n}`)).statusCode);
    expect(codes).toEqual([401, 401, 401, 429, 429]);
  });
});
