import type { Socket } from 'node:net';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDLE_CLOSE_MS, KEEP_ALIVE_MS } from '../../../api/config/limits.ts';
import { listening, SocketClient } from '../../helpers/socket-client.ts';
import { answerOf, messageOf } from '../../helpers/store-contract.ts';
import { createTestApp, ORIGIN, type TestApp } from '../../helpers/test-app.ts';

const ann = { site: 'shop', visitorId: 'vis_ann' };

describe('GET /api/v1/ws', () => {
  let app: TestApp;
  let visitor: { token: string; origin: string };
  beforeEach(async () => {
    app = await createTestApp();
    visitor = await app.visitor('vis_ann');
  });
  afterEach(() => app.close());

  const send = (ref: string, conversation_id?: string, client_id = `client_${ref}`) => ({
    type: 'send',
    ref,
    client_id,
    ...(conversation_id ? { conversation_id } : {}),
    content: [{ type: 'text', text: 'How often should I descale?' }],
  });

  it('accepts a message and sends its events live and in order', async () => {
    const client = await SocketClient.open(app, visitor);
    expect(client.socket.protocol).toBe('agent-chat.v1');
    const ack = await client.ask(send('r1'));
    const { conversation_id, run_id, event_id } = ack as unknown as {
      conversation_id: string;
      run_id: string;
      event_id: number;
    };
    expect([ack.type, event_id, app.started]).toEqual(['ack', 1, [run_id]]);
    expect((await client.ask({ type: 'subscribe', ref: 'r2', conversation_id, last_event_id: 0 })).type).toBe('ack');
    await client.next((frame) => frame.type === 'user_message');
    for (const draft of answerOf(run_id)) await app.store.log.append(conversation_id, [draft]);
    await client.next((frame) => frame.type === 'message_stop');
    expect(client.eventIds()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    client.close();
  });

  it('[WS-6] joins replay and live events without gap or overlap from any offset', async () => {
    await app.store.inbox.accept(ann, messageOf(1));
    const drafts = answerOf(
      'run_1',
      Array.from({ length: 300 }, (_, n) => `word ${n} `),
    );
    const clients: { client: SocketClient; after: number }[] = [];
    for (const [n, draft] of drafts.entries()) {
      if (n % 60 === 0) {
        const client = await SocketClient.open(app, visitor);
        const after = Math.max(0, n - 40);
        client.send({ type: 'subscribe', conversation_id: 'conv_1', last_event_id: after });
        clients.push({ client, after });
      }
      await app.store.log.append('conv_1', [draft]);
    }
    const log = await app.store.log.read('conv_1', 0);
    for (const { client, after } of clients) {
      await client.next((frame) => frame.type === 'message_stop');
      const ids = client.eventIds();
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      expect(ids[0]).toBeGreaterThan(after);
      expect(textOf(client.frames)).toBe(textOf(log.filter((event) => event.event_id > after)));
      client.close();
    }
    expect(clients.length).toBeGreaterThan(4);
  });

  it('sends progress live, without an id', async () => {
    await app.store.inbox.accept(ann, messageOf(1));
    const client = await SocketClient.open(app, visitor);
    client.send({ type: 'subscribe', conversation_id: 'conv_1' });
    await client.next((frame) => frame.type === 'user_message');
    app.store.notifier.publishProgress('conv_1', {
      type: 'tool_progress',
      run_id: 'run_1',
      tool_use_id: 't',
      phase: 'reading',
      done: 3,
      total: 5,
    });
    expect(await client.next((frame) => frame.type === 'tool_progress')).toEqual({
      type: 'tool_progress',
      conversation_id: 'conv_1',
      run_id: 'run_1',
      tool_use_id: 't',
      phase: 'reading',
      done: 3,
      total: 5,
    });
    client.close();
  });

  it('answers an offset beyond the end or below the floor with reset', async () => {
    await app.store.inbox.accept(ann, messageOf(1));
    await app.store.log.append('conv_1', answerOf('run_1'));
    const client = await SocketClient.open(app, visitor);
    client.send({ type: 'subscribe', conversation_id: 'conv_1', last_event_id: 999 });
    expect(await client.next((frame) => frame.type === 'reset')).toEqual({ type: 'reset', conversation_id: 'conv_1' });
    await app.store.log.compact(app.clock.now() + 1000);
    client.frames.length = 0;
    client.send({ type: 'subscribe', conversation_id: 'conv_1', last_event_id: 3 });
    await client.next((frame) => frame.type === 'reset');
    client.close();
  });

  it('[WS-7] acks a repeated send with the same result and nacks another body', async () => {
    const client = await SocketClient.open(app, visitor);
    const first = await client.ask(send('r1', undefined, 'same'));
    const again = await client.ask(send('r2', undefined, 'same'));
    expect({ ...again, ref: 'r1' }).toEqual(first);
    expect(app.started).toHaveLength(1);
    const other = await client.ask({ ...send('r3', undefined, 'same'), content: [{ type: 'text', text: 'bye' }] });
    expect([other.type, other.error?.code]).toEqual(['nack', 'conflict']);
    client.close();
  });

  it('stops a run, and a stop never overtakes its send', async () => {
    const client = await SocketClient.open(app, visitor);
    const sent = await client.ask(send('r1'));
    const stopped = await client.ask({ type: 'stop', ref: 'r2', run_id: String(sent.run_id) });
    expect([stopped.type, app.stopped]).toEqual(['ack', [sent.run_id]]);
    client.close();
  });

  it('answers a message again', async () => {
    const client = await SocketClient.open(app, visitor);
    const sent = await client.ask(send('r1'));
    await app.store.log.append(String(sent.conversation_id), answerOf(String(sent.run_id)));
    const again = await client.ask({ type: 'regenerate', ref: 'r2', client_id: 'c2', message_id: sent.message_id });
    expect([again.type, again.message_id]).toEqual(['ack', sent.message_id]);
    expect(app.started).toEqual([sent.run_id, again.run_id]);
    const none = await client.ask({ type: 'regenerate', ref: 'r3', client_id: 'c3', message_id: 'msg_none' });
    expect([none.type, none.error?.code]).toEqual(['nack', 'not_found']);
    client.close();
  });

  it('[API-5] nacks foreign ids exactly as missing ones', async () => {
    await app.store.inbox.accept(ann, messageOf(1));
    const bob = await SocketClient.open(app, await app.visitor('vis_bob'));
    const frames = (conversation: string, run: string, n: number) => [
      { type: 'subscribe', ref: `a${n}`, conversation_id: conversation, last_event_id: 0 },
      send(`b${n}`, conversation),
      { type: 'stop', ref: `c${n}`, run_id: run },
      { type: 'resolve', ref: `d${n}`, approval_id: conversation, decision: 'approved' },
    ];
    const foreign = [];
    for (const frame of frames('conv_1', 'run_1', 1)) foreign.push((await bob.ask(frame)).error);
    const missing = [];
    for (const frame of frames('conv_none', 'run_none', 2)) missing.push((await bob.ask(frame)).error);
    expect(foreign).toEqual(missing);
    expect(foreign.map((error) => error?.code)).toEqual(['not_found', 'not_found', 'not_found', 'not_found']);
    expect(app.stopped).toEqual([]);
    bob.close();
  });

  it('[WS-1] refuses the handshake of a missing, wrong or foreign origin', async () => {
    for (const origin of [
      undefined,
      'null',
      'https://canary.test',
      'http://allowed.example.com',
      'https://blog.example.com',
    ]) {
      await expect(
        SocketClient.open(app, { token: visitor.token, ...(origin === undefined ? {} : { origin }) }),
      ).rejects.toThrow('status 403');
    }
  });

  it('[WS-2] closes a socket without a valid token with a code the widget can read', async () => {
    for (const token of ['', 'garbage', `${visitor.token}x`]) {
      const client = await SocketClient.open(app, { token, origin: ORIGIN });
      expect((await client.untilClosed()).code).toBe(4401);
    }
  });

  it('answers a bad frame with its fault and continues', async () => {
    const client = await SocketClient.open(app, visitor);
    const bad: [string | object, string, RegExp][] = [
      ['not json', 'error', /not JSON/],
      ['null', 'error', /type must be one of: subscribe/],
      ['[]', 'error', /type must be one of/],
      ['{"type":"__proto__"}', 'error', /type must be one of/],
      [{ type: 'subscribe', ref: 'x1' }, 'nack', /^conversation_id is missing/],
      [{ type: 'subscribe', ref: 'x2', conversation_id: 'c', last_event_id: -1 }, 'nack', /^last_event_id /],
      [{ type: 'subscribe', ref: 'x3', conversation_id: 'c', last_event_id: 1.5 }, 'nack', /^last_event_id /],
      [{ ...send('x4'), extra: 1 }, 'nack', /^extra is not a field/],
      [{ ...send('x5'), content: [{ type: 'text', text: 'a\0b' }] }, 'nack', /content\.0\.text contains a NUL/],
      ['{"type":"send","ref":"x6","client_id":"c","content":[{"type":"text","text":"\\ud83d"}]}', 'nack', /surrogate/],
    ];
    for (const [frame, type, message] of bad) {
      client.frames.length = 0;
      client.send(frame);
      const answer = await client.next((candidate) => candidate.type === type);
      expect(answer.error?.code).toBe('invalid_request');
      expect(answer.error?.message).toMatch(message);
    }
    expect((await client.ask(send('good'))).type).toBe('ack');
    client.close();
  });

  it('[WS-3] closes on a binary frame, an oversized one and one of too many fragments', async () => {
    const binary = await SocketClient.open(app, visitor);
    binary.socket.send(Buffer.from('{}'), { binary: true });
    expect((await binary.untilClosed()).code).toBe(1003);
    const big = await SocketClient.open(app, visitor);
    big.send('a'.repeat(65 * 1024));
    expect((await big.untilClosed()).code).toBe(1009);
    const pieces = await SocketClient.open(app, visitor);
    for (let n = 0; n < 100; n++) pieces.socket.send('a', { fin: false });
    expect([1008, 1009, 1006]).toContain((await pieces.untilClosed()).code);
    expect((await app.server.inject('/readyz')).statusCode).toBe(200);
  });

  it('[WS-3] limits open sockets per visitor, and no longer counts a closed one', async () => {
    await app.close();
    app = await createTestApp({ limits: { socketsPerVisitor: 2 } });
    visitor = await app.visitor('vis_ann');
    const open = [await SocketClient.open(app, visitor), await SocketClient.open(app, visitor)];
    const third = await SocketClient.open(app, visitor);
    expect((await third.untilClosed()).code).toBe(4429);
    const other = await SocketClient.open(app, await app.visitor('vis_bob'));
    expect((await other.ask(send('r1'))).type).toBe('ack');
    open[0]?.socket.close();
    await open[0]?.untilClosed();
    const again = await SocketClient.open(app, visitor);
    expect((await again.ask(send('r1'))).type).toBe('ack');
    for (const client of [...open, other, again]) client.close();
  });

  it('[WS-4] nacks frames over the rate, closes on a flood, and does not affect other visitors', async () => {
    await app.close();
    app = await createTestApp({
      limits: { framesPerSecond: 20, frameBurst: 50, messageBurst: 5, messagesPerMinute: 20 },
    });
    const client = await SocketClient.open(app, await app.visitor('vis_ann'));
    for (let n = 0; n < 200; n++) client.send(send(`r${n}`));
    const refused = await client.next((frame) => frame.ref === 'r199');
    expect([refused.type, refused.error?.code]).toEqual(['nack', 'rate_limited']);
    expect(app.started.length).toBeLessThanOrEqual(5);
    const bob = await SocketClient.open(app, await app.visitor('vis_bob'));
    expect((await bob.ask(send('r1'))).type).toBe('ack');
    for (let n = 0; n < 10_000 && !client.closed; n++) client.socket.ping();
    // ws itself terminates a client whose pongs pile up; otherwise our close comes first.
    expect([1008, 1006]).toContain((await client.untilClosed()).code);
    bob.close();
  });

  it('[WS-4] refuses large frames over the rate unread, and closes after a megabyte of them', async () => {
    await app.close();
    app = await createTestApp({ limits: { framesPerSecond: 1, frameBurst: 5 } });
    const client = await SocketClient.open(app, await app.visitor('vis_ann'));
    const parsed = vi.spyOn(JSON, 'parse');
    const large = (ref: string) =>
      `{"type":"send","ref":"${ref}","content":[${'7,'.repeat(1_000)}"${'x'.repeat(57_000)}"]}`;
    for (let n = 0; n < 1_000; n++) client.send(large(`r${n}`));
    expect((await client.untilClosed()).code).toBe(1008);
    const read = parsed.mock.calls.filter(([text]) => text.includes('7,7,7')).length;
    parsed.mockRestore();
    expect(read).toBe(5);
    const refused = client.frames.filter(({ error }) => error?.code === 'rate_limited');
    // Sixteen of 60 KB are a megabyte; without a ref, which is not read.
    expect(refused.length).toBeLessThanOrEqual(18);
    expect(refused.every(({ type, ref }) => type === 'error' && ref === undefined)).toBe(true);
  });

  it('[WS-3] closes a socket whose frame comes byte by byte, and no other', async () => {
    const slow = await SocketClient.open(app, visitor);
    const other = await SocketClient.open(app, visitor);
    const connection = (slow.socket as unknown as { _socket: Socket })._socket;
    // A masked text frame of 60,000 bytes, of which one comes each second (RFC 6455, section 5.2).
    connection.write(Buffer.from([0x81, 0x80 | 126, 60_000 >> 8, 60_000 & 0xff, 1, 2, 3, 4]));
    for (let second = 0; second < 45 && !slow.closed; second++) {
      expect((await other.ask({ type: 'ping', ref: `p${second}` })).type).toBe('ack');
      app.clock.advance(1_000);
      connection.write('x');
    }
    expect(await slow.untilClosed()).toEqual({ code: 1008, reason: 'a frame came too slowly' });
    expect(other.closed).toBeNull();
    other.close();
  });

  it('[WS-3] pings, and terminates a connection that missed two pings', async () => {
    const client = await SocketClient.open(app, visitor);
    const { port } = await listening(app);
    expect(port).toBeGreaterThan(0);
    const pinged = new Promise<void>((resolve) => client.socket.once('ping', () => resolve()));
    app.clock.advance(25_000);
    await pinged;
    // A client that answers nothing any more.
    client.socket.pause();
    app.clock.advance(25_000);
    app.clock.advance(25_000);
    app.clock.advance(25_000);
    client.socket.resume();
    expect((await client.untilClosed()).code).toBe(1006);
  });

  it('[WS-8] closes when the visitor is deleted, and sends reset when the conversation is deleted', async () => {
    await app.store.inbox.accept(ann, messageOf(1));
    const client = await SocketClient.open(app, visitor);
    client.send({ type: 'subscribe', conversation_id: 'conv_1' });
    await client.next((frame) => frame.type === 'user_message');
    const headers = { authorization: `Bearer ${visitor.token}` };
    expect(
      (await app.server.inject({ method: 'DELETE', url: '/api/v1/conversations/conv_1', headers })).statusCode,
    ).toBe(204);
    await client.next((frame) => frame.type === 'reset');
    await app.server.inject({ method: 'DELETE', url: '/api/v1/visitor', headers });
    expect((await client.untilClosed()).code).toBe(4401);
  });

  it('[WS-9] accepts frames until the token expires, and closes with 4401 at that millisecond', async () => {
    const client = await SocketClient.open(app, visitor);
    const { exp } = decodeJwt(visitor.token);
    // Only the wall clock: no ping is due, so that only the token can close the socket.
    app.clock.stepWall(exp! * 1000 - 1 - app.clock.now());
    expect((await client.ask(send('r1'))).type).toBe('ack');
    app.clock.stepWall(1);
    client.send(send('r2'));
    expect(await client.untilClosed()).toEqual({ code: 4401, reason: 'token expired' });
    expect(client.frames.filter((frame) => frame.ref === 'r2')).toEqual([]);
    expect(app.started).toHaveLength(1);
  });

  it('[WS-9] closes an idle connection when its token expires', async () => {
    const identified = await app.visitor('user_ann');
    app.clock.advance(15 * 60_000 - 10_000);
    const client = await SocketClient.open(app, identified);
    app.clock.advance(25_000);
    expect((await client.untilClosed()).code).toBe(4401);
  });

  it('answers a ping, which keeps no idle connection open [CN1]', async () => {
    const client = await SocketClient.open(app, visitor);
    expect(await client.ask({ type: 'ping', ref: 'p1' })).toEqual({ type: 'ack', ref: 'p1' });
    for (let pings = 0; pings < IDLE_CLOSE_MS / KEEP_ALIVE_MS; pings++) {
      app.clock.advance(KEEP_ALIVE_MS);
      await Promise.race([client.ask({ type: 'ping', ref: `r${pings}` }), client.untilClosed()]);
    }
    expect(client.closed).toEqual({ code: 4408, reason: 'idle' });
  });

  it('closes all connections with 1012 when it drains', async () => {
    const client = await SocketClient.open(app, visitor);
    await app.drain();
    expect((await client.untilClosed()).code).toBe(1012);
  });

  it('keeps connections open while runs end, refuses new messages, and closes with 1012 afterwards', async () => {
    await app.store.inbox.accept(ann, messageOf(1));
    const client = await SocketClient.open(app, visitor);
    client.send({ type: 'subscribe', conversation_id: 'conv_1' });
    await client.next((frame) => frame.type === 'user_message');
    let letGo = () => {};
    const runsOver = new Promise<void>((resolve) => (letGo = resolve));
    const drained = app.drain(runsOver);
    const refused = await client.ask(send('r1'));
    expect([refused.type, refused.error]).toMatchObject([
      'nack',
      { code: 'unavailable', details: { retry_after_s: 5 } },
    ]);
    await app.store.log.append('conv_1', answerOf('run_1'));
    expect((await client.next((frame) => frame.type === 'message_stop')).event_id).toBe(6);
    expect(client.closed).toBeNull();
    letGo();
    await drained;
    expect((await client.untilClosed()).code).toBe(1012);
  });

  it('[WS-5] closes the connection of a client that does not read, without delaying others', async () => {
    await app.store.inbox.accept(ann, messageOf(1));
    const slow = await SocketClient.open(app, visitor);
    const quick = await SocketClient.open(app, visitor);
    for (const client of [slow, quick]) client.send({ type: 'subscribe', conversation_id: 'conv_1', last_event_id: 0 });
    for (const client of [slow, quick]) await client.next((frame) => frame.type === 'user_message');
    slow.socket.pause();
    const text = 'x'.repeat(16_000);
    // One block each, so that nothing can be merged: far more than the transport and our megabyte hold.
    for (let n = 0; n < 1500; n++) {
      const block = { run_id: 'run_1', at: '', message_id: `m${n}`, index: n, message_type: 'step' as const };
      await app.store.log.append('conv_1', [
        { ...block, type: 'content_block_start', content_block: { type: 'text', text } },
      ]);
    }
    await quick.next((frame) => frame.event_id === 1501);
    app.clock.advance(2_000);
    slow.socket.resume();
    expect([4413, 1006]).toContain((await slow.untilClosed()).code);
    expect((await app.server.inject('/metrics')).body).toContain('agent_chat_slow_readers_total 1');
    quick.close();
  });
});

type TextFrame = { type: string; delta?: { text?: string } };
function textOf(frames: readonly object[]): string {
  return (frames as TextFrame[])
    .map((frame) => (frame.type === 'content_block_delta' ? (frame.delta?.text ?? '') : ''))
    .join('');
}
