// An anonymous visitor signs in: what they have goes over in the session call, on every transport at once (ID-3, WS-8).
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../helpers/read-config.ts';
import { listening, SocketClient } from '../../helpers/socket-client.ts';
import { answerOf, messageOf } from '../../helpers/store-contract.ts';
import { createTestApp, ORIGIN, SECRET, type TestApp } from '../../helpers/test-app.ts';

const ann = { site: 'shop', visitorId: 'vis_ann' };

describe('[ID-3] signing in', () => {
  let app: TestApp;
  let anonymous: { authorization: string; origin: string; token: string };
  beforeEach(async () => {
    app = await createTestApp();
    anonymous = await app.visitor('vis_ann');
    await app.store.inbox.accept(ann, messageOf(1));
  });
  afterEach(() => app.close());

  const userToken = (claims: object = {}) => {
    const now = app.clock.now() / 1000;
    return new SignJWT({ aud: 'shop', sub: 'u1', iat: now, exp: now + 600, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(SECRET));
  };
  const session = async (body: object) => {
    const payload = { site: 'shop', ...body };
    return app.server.inject({ method: 'POST', url: '/api/v1/session', headers: { origin: ORIGIN }, payload });
  };
  const signIn = async (visitor_token: string | undefined = anonymous.token, claims: object = {}) =>
    session({ user_token: await userToken(claims), ...(visitor_token === undefined ? {} : { visitor_token }) });
  const idsOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await app.server.inject({ url: '/api/v1/conversations', headers });
    return reply.json().items.map((item: { id: string }) => item.id);
  };

  it('gives the conversation to the user, on this device and the next, and to nobody else', async () => {
    const reply = (await signIn()).json();
    expect([reply.moved_conversations, reply.visitor_id]).toEqual([1, expect.stringMatching(/^user_/)]);
    expect(await idsOf(reply.token)).toEqual(['conv_1']);
    expect(await idsOf(anonymous.token)).toEqual([]);
    const elsewhere = (await session({ user_token: await userToken() })).json();
    expect([await idsOf(elsewhere.token), elsewhere.moved_conversations]).toEqual([['conv_1'], undefined]);
    const other = (await signIn(anonymous.token, { sub: 'u2' })).json();
    expect([await idsOf(other.token), other.moved_conversations]).toEqual([[], 0]);
  });

  it('[ID-4] stores the id of the user token with the run where a tool of the site names the visitor, by HTTP and socket', async () => {
    const headers = { 'x-user': '{visitor.id}' };
    const entry = { name: 'orders', description: 'Orders.', url: 'https://shop.example.com/orders' };
    const { tools } = readConfig({ tools: { http: [{ ...entry, headers }] } });
    for (const [config, stored] of [
      [{ tools }, 'u1'],
      [{}, null],
    ] as const) {
      const other = await createTestApp({ config });
      const own = { site: 'shop', user_token: await userToken() };
      const post = (url: string, payload: object, token = '') =>
        other.server.inject({
          method: 'POST',
          url: `/api/v1${url}`,
          headers: { origin: ORIGIN, authorization: `Bearer ${token}` },
          payload,
        });
      const { token, visitor_id: visitorId } = (await post('/session', own)).json();
      await other.store.inbox.accept({ site: 'shop', visitorId }, messageOf(1));
      await other.store.log.append('conv_1', answerOf('run_1'));
      const text = { client_id: 'c1', content: [{ type: 'text', text: 'hi' }] };
      const sent = await post('/conversations/conv_1/messages', text, token);
      expect([sent.statusCode, await other.store.runs.userIdOf(sent.json().run_id)]).toEqual([202, stored]);
      const socket = await SocketClient.open(other, { ...(await other.visitor()), token });
      const reply = await socket.ask({ type: 'send', ref: 'r1', ...text, client_id: 'c2' });
      expect(reply).toMatchObject({ type: 'ack', run_id: expect.any(String) });
      expect(await other.store.runs.userIdOf(String((reply as { run_id?: unknown }).run_id))).toBe(stored);
      socket.close();
      await other.close();
    }
  });

  it('[ID-4] stores the id of the user token with the run of another answer, and of another version of the question', async () => {
    const entry = { name: 'orders', description: 'Orders.', url: 'https://shop.example.com/orders' };
    const { tools } = readConfig({ tools: { http: [{ ...entry, headers: { 'x-user': '{visitor.id}' } }] } });
    const other = await createTestApp({ config: { tools } });
    const call = async (method: 'POST' | 'PATCH', url: string, payload: object, token = '') =>
      other.server.inject({
        method,
        url: `/api/v1${url}`,
        headers: { origin: ORIGIN, authorization: `Bearer ${token}` },
        payload,
      });
    const named = { site: 'shop', user_token: await userToken() };
    const { token, visitor_id: visitorId } = (await call('POST', '/session', named)).json();
    const first = await other.store.inbox.accept({ site: 'shop', visitorId }, messageOf(1));
    await other.store.log.append('conv_1', answerOf('run_1'));
    const asked = (await other.store.log.read('conv_1', 0)).find(({ type }) => type === 'user_message');
    const messageId = asked?.type === 'user_message' ? asked.message_id : '';
    expect(await other.store.runs.userIdOf(first.result.run_id)).toBeNull();
    const again = await call('POST', `/messages/${messageId}/regenerate`, { client_id: 'r1' }, token);
    expect([again.statusCode, await other.store.runs.userIdOf(again.json().run_id)]).toEqual([202, 'u1']);
    await other.store.log.append('conv_1', answerOf(again.json().run_id));
    const words = { client_id: 'e1', content: [{ type: 'text', text: 'In other words' }] };
    const edited = await call('PATCH', `/messages/${messageId}`, words, token);
    expect([edited.statusCode, await other.store.runs.userIdOf(edited.json().run_id)]).toEqual([202, 'u1']);
    await other.close();
  });

  it('moves nothing for a bad user token, whatever else is right', async () => {
    const reply = await session({ user_token: `${await userToken()}x`, visitor_token: anonymous.token });
    expect([reply.statusCode, reply.json().error.details.reason]).toEqual([401, 'signature']);
    expect(await idsOf(anonymous.token)).toEqual(['conv_1']);
  });

  it('moves nothing for a token that is expired, forged, of another site or of another user, and signs in all the same', async () => {
    const later = (await session({ user_token: await userToken({ sub: 'u2' }) })).json().token;
    const blog = await app.visitor('vis_ann', 'blog');
    const bad = [`${anonymous.token}x`, blog.token, later];
    for (const token of bad) {
      const reply = await signIn(token);
      expect([reply.statusCode, reply.json().moved_conversations]).toEqual([200, 0]);
    }
    app.clock.advance(91 * 24 * 3_600_000);
    expect((await signIn()).json().moved_conversations).toBe(0);
    expect(await app.store.conversations.get(ann, 'conv_1')).not.toBeNull();
  });

  it('moves once when two tabs sign in at once', async () => {
    const replies = await Promise.all([signIn(), signIn(), signIn()]);
    const moved = replies.map((reply) => reply.json().moved_conversations).sort();
    expect(moved).toEqual([0, 0, 1]);
    for (const reply of replies) expect(await idsOf(reply.json().token)).toEqual(['conv_1']);
  });

  it('[WS-8] closes the sockets and streams of the anonymous visitor, and no others', async () => {
    const [own, other] = await Promise.all([
      SocketClient.open(app, anonymous),
      SocketClient.open(app, await app.visitor('vis_bob')),
    ]);
    await own.ask({ type: 'subscribe', ref: 'r1', conversation_id: 'conv_1' });
    const { port } = await listening(app);
    const stream = await fetch(`http://127.0.0.1:${port}/api/v1/conversations/conv_1/events`, {
      headers: { authorization: anonymous.authorization, origin: ORIGIN },
    });
    const { token } = (await signIn()).json();
    expect(await own.untilClosed()).toEqual({ code: 4401, reason: 'signed in' });
    // Its body ends; without the end this hangs.
    expect(await stream.text()).toContain('user_message');
    expect(other.closed).toBeNull();
    const again = await SocketClient.open(app, anonymous);
    expect(await again.ask({ type: 'subscribe', ref: 'r1', conversation_id: 'conv_1' })).toMatchObject({
      type: 'nack',
      error: { code: 'not_found' },
    });
    // The answer that was being written goes on for the user.
    const user = await SocketClient.open(app, { token, origin: ORIGIN });
    await user.ask({ type: 'subscribe', ref: 'r1', conversation_id: 'conv_1' });
    await app.store.log.append('conv_1', answerOf('run_1'));
    await user.next((frame) => frame.type === 'message_stop');
    expect(again.eventIds()).toEqual([]);
    for (const client of [other, again, user]) client.close();
  });

  it('sends a call of a page tool to the tab of the one who signed in', async () => {
    const tab = 'tab-0123456789abcdef';
    const frames: string[] = [];
    const leave = app.tabs.join(ann, tab, () => frames.push('anonymous'));
    const gone: string[] = [];
    app.tabs.follow({ onJoin() {}, onGone: (owner) => gone.push(owner.visitorId) });
    const { visitor_id } = (await signIn()).json();
    leave();
    const user = { site: 'shop', visitorId: visitor_id };
    app.tabs.join(user, tab, () => frames.push('user'));
    expect(app.tabs.send(user, tab, {} as never)).toBe(true);
    app.clock.advance(60_000);
    expect([frames, gone]).toEqual([['user'], ['vis_ann']]);
  });

  it('notes that the tab is gone when it does not come back as the user', async () => {
    const gone: string[] = [];
    const leave = app.tabs.join(ann, 'tab-0123456789abcdef', () => {});
    app.tabs.follow({ onJoin() {}, onGone: (owner) => gone.push(owner.visitorId) });
    const { visitor_id } = (await signIn()).json();
    leave();
    app.clock.advance(60_000);
    expect(gone.sort()).toEqual([visitor_id, 'vis_ann'].sort());
  });
});
