import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { historyToState, reduceEvents } from '../../../protocol/index.ts';
import { answerOf } from '../../helpers/store-contract.ts';
import { createTestApp, type TestApp } from '../../helpers/test-app.ts';

type Headers = { authorization: string; origin: string };

describe('conversations and messages over HTTP', () => {
  let app: TestApp;
  let ann: Headers;
  let bob: Headers;
  beforeEach(async () => {
    app = await createTestApp();
    ann = await app.visitor('vis_ann');
    bob = await app.visitor('vis_bob');
  });
  afterEach(() => app.close());

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    headers: Headers,
    payload?: unknown,
  ) =>
    app.server.inject({
      method,
      url: `/api/v1${url}`,
      headers: { authorization: headers.authorization, origin: headers.origin },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
  const create = async (headers: Headers): Promise<string> =>
    (await call('POST', '/conversations', headers, {})).json().id;
  const message = (text: unknown, client_id: unknown = 'c1') => ({ client_id, content: [{ type: 'text', text }] });

  it('creates, lists, renames and deletes', async () => {
    const one = await create(ann);
    app.clock.advance(1000);
    const two = (await call('POST', '/conversations', ann, { title: 'Warranty' })).json();
    expect(two.title).toBe('Warranty');
    const list = (await call('GET', '/conversations?limit=1', ann)).json();
    expect(list.items.map((item: { id: string; status: string }) => [item.id, item.status])).toEqual([
      [two.id, 'idle'],
    ]);
    const rest = (await call('GET', `/conversations?cursor=${list.next_cursor}`, ann)).json();
    expect(rest).toMatchObject({ items: [{ id: one }], next_cursor: null });
    expect((await call('PATCH', `/conversations/${one}`, ann, { title: 'Descaling' })).json().title).toBe('Descaling');
    expect((await call('DELETE', `/conversations/${one}`, ann)).statusCode).toBe(204);
    expect((await call('GET', `/conversations/${one}/history`, ann)).statusCode).toBe(404);
  });

  it('deletes with undo: hidden at once, restored within its time, deleted after it', async () => {
    const id = await create(ann);
    const hidden = await call('DELETE', `/conversations/${id}?undo=6`, ann);
    expect([hidden.statusCode, hidden.json()]).toEqual([
      202,
      { id, undo_until: new Date(app.clock.now() + 6_000).toISOString() },
    ]);
    expect((await call('GET', `/conversations/${id}/history`, ann)).statusCode).toBe(404);
    expect((await call('GET', '/conversations', ann)).json().items).toEqual([]);
    const missing = await call('POST', '/conversations/conv_none/restore', ann, {});
    const foreign = await call('POST', `/conversations/${id}/restore`, bob, {});
    expect([foreign.statusCode, foreign.json()]).toEqual([404, missing.json()]);
    expect((await call('POST', `/conversations/${id}/restore`, ann, {})).json().id).toBe(id);
    expect((await call('GET', `/conversations/${id}/history`, ann)).statusCode).toBe(200);
    await call('DELETE', `/conversations/${id}?undo=6`, ann);
    app.clock.advance(6_001);
    expect((await call('POST', `/conversations/${id}/restore`, ann, {})).statusCode).toBe(404);
    expect(await app.store.conversations.purge()).toBe(1);
    for (const undo of ['0', '61', '6.5', '-1', 'x', '']) {
      expect((await call('DELETE', `/conversations/${id}?undo=${undo}`, ann)).json().error.details.field).toBe('undo');
    }
  });

  it('searches the own conversations, with any text as words', async () => {
    const id = await create(ann);
    const { run_id } = (await call('POST', `/conversations/${id}/messages`, ann, message('Hơi nước yếu?'))).json();
    await app.store.log.append(id, answerOf(run_id, ['Tẩy cặn.']));
    const search = async (q: string, by = ann) =>
      (await call('GET', `/conversations?q=${encodeURIComponent(q)}`, by))
        .json()
        .items.map((item: { id: string }) => item.id);
    expect([await search('hoi nuoc'), await search('"tẩy" AND cặn*'), await search('  ')]).toEqual([[id], [], [id]]);
    expect(await search('hoi nuoc', bob)).toEqual([]);
    // Operators and quotes of the index are words, or nothing.
    for (const q of [
      '"',
      '""',
      '"hoi',
      "'",
      '*',
      'hoi*',
      '^hoi',
      '(hoi',
      'NEAR(hoi nuoc)',
      'words:hoi',
      '-hoi',
      '{hoi} : nuoc',
      '%',
      '\\',
    ])
      expect([q, (await call('GET', `/conversations?q=${encodeURIComponent(q)}`, ann)).statusCode]).toEqual([q, 200]);
    for (const q of ['"hoi" "nuoc"', "hoi' OR '1'='1", 'hoi + nuoc', 'HOI^nuoc'])
      expect([q, (await search(q, bob)).length]).toEqual([q, 0]);
    expect([await search('"hoi" "nuoc"'), await search('hoi + nuoc'), await search('hoi NOT nuoc')]).toEqual([
      [id],
      [id],
      [],
    ]);
    const long = await call('GET', `/conversations?q=${'x'.repeat(201)}`, ann);
    expect([long.statusCode, long.json().error.details.field]).toEqual([400, 'q']);
  });

  it('counts unread answers until they were seen, and other tabs get a frame', async () => {
    const id = await create(ann);
    const { run_id } = (await call('POST', `/conversations/${id}/messages`, ann, message('hi'))).json();
    await app.store.log.append(id, answerOf(run_id));
    const unread = async () => (await call('GET', '/conversations', ann)).json().items[0].unread;
    const history = (await call('GET', `/conversations/${id}/history`, ann)).json();
    expect([await unread(), history.conversation.unread]).toEqual([1, 1]);
    const frames: unknown[] = [];
    app.store.notifier.subscribe(id, (notice) => frames.push(notice));
    const read = (event_id: unknown, by = ann) => call('PUT', `/conversations/${id}/read`, by, { event_id });
    expect((await read(6)).json()).toEqual({ unread: 0 });
    expect(await unread()).toBe(0);
    expect(frames).toEqual([{ progress: { type: 'conversation_read', conversation_id: id, read_event_id: 6 } }]);
    expect((await read(6, bob)).statusCode).toBe(404);
    expect((await read(0)).json().error.details.field).toBe('event_id');
  });

  it('accepts a message, starts its run, and shows both in history and list', async () => {
    const id = await create(ann);
    const reply = await call('POST', `/conversations/${id}/messages`, ann, message('How often should I descale?'));
    expect(reply.statusCode).toBe(202);
    const { run_id, event_id } = reply.json();
    expect([app.started, event_id]).toEqual([[run_id], 1]);
    expect((await call('GET', '/conversations', ann)).json().items[0].status).toBe('running');
    await app.store.log.append(id, answerOf(run_id));
    const history = (await call('GET', `/conversations/${id}/history`, ann)).json();
    const whole = reduceEvents(await app.store.log.read(id, 0));
    expect(historyToState(history).blocks).toEqual(whole.blocks);
    expect(history).toMatchObject({ agent_status: 'idle', last_event_id: 6 });
  });

  it('[WS-7] gives the same result for the same client_id and a conflict for another text', async () => {
    const id = await create(ann);
    const first = await call('POST', `/conversations/${id}/messages`, ann, message('hi'));
    const again = await call('POST', `/conversations/${id}/messages`, ann, message('hi'));
    expect(again.json()).toEqual(first.json());
    expect(app.started).toHaveLength(1);
    const other = await call('POST', `/conversations/${id}/messages`, ann, message('bye'));
    expect([other.statusCode, other.json().error.details]).toEqual([409, { field: 'client_id' }]);
  });

  it('[WS-7] takes one of 100 messages at once and refuses the others; each is stored as it was answered', async () => {
    const id = await create(ann);
    const send = (n: number) => call('POST', `/conversations/${id}/messages`, ann, message(`Question ${n}`, `c${n}`));
    const replies = await Promise.all(Array.from({ length: 100 }, (_, n) => send(n)));
    const taken = replies.flatMap(({ statusCode }, n) => (statusCode === 202 ? [n] : []));
    expect(taken).toHaveLength(1);
    const [accepted] = taken.map((n) => replies[n]!.json());
    for (const reply of replies.filter(({ statusCode }) => statusCode !== 202))
      expect([reply.statusCode, reply.json().error.details]).toEqual([409, { run_id: accepted.run_id }]);
    const stored = (await app.store.log.read(id, 0)).filter(({ type }) => type === 'user_message');
    expect(stored).toMatchObject([{ content: [{ type: 'text', text: `Question ${taken[0]}` }] }]);
    expect(app.started).toEqual([accepted.run_id]);
    // A refused one is taken when the answer has ended, under its own id.
    await app.store.log.append(id, answerOf(accepted.run_id));
    expect((await send((taken[0]! + 1) % 100)).statusCode).toBe(202);
  });

  it('[WS-7] takes 100 copies of one message at once as one', async () => {
    const id = await create(ann);
    const send = () => call('POST', `/conversations/${id}/messages`, ann, message('hi'));
    const replies = await Promise.all(Array.from({ length: 100 }, send));
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([replies[0]?.statusCode, app.started.length, (await app.store.log.read(id, 0)).length]).toEqual([202, 1, 1]);
  });

  it('takes all of 100 messages at once that are of 100 visitors', async () => {
    const ids = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const visitor = await app.visitor(`vis_${n}_of_many`);
        const id = await create(visitor);
        return { id, reply: await call('POST', `/conversations/${id}/messages`, visitor, message(`Question ${n}`)) };
      }),
    );
    expect(new Set(ids.map(({ reply }) => reply.statusCode))).toEqual(new Set([202]));
    for (const [n, { id }] of ids.entries())
      expect(await app.store.log.read(id, 0)).toMatchObject([{ content: [{ text: `Question ${n}` }] }]);
    expect(new Set(app.started).size).toBe(100);
  });

  it('answers a second message during a run with conflict and the id of the run', async () => {
    const id = await create(ann);
    const { run_id } = (await call('POST', `/conversations/${id}/messages`, ann, message('hi'))).json();
    const second = await call('POST', `/conversations/${id}/messages`, ann, message('and?', 'c2'));
    expect([second.statusCode, second.json().error.code, second.json().error.details]).toEqual([
      409,
      'conflict',
      { run_id },
    ]);
  });

  it('stops a run of the visitor, also twice', async () => {
    const id = await create(ann);
    const { run_id } = (await call('POST', `/conversations/${id}/messages`, ann, message('hi'))).json();
    expect((await call('POST', `/runs/${run_id}/stop`, ann)).statusCode).toBe(202);
    expect((await call('POST', `/runs/${run_id}/stop`, ann, {})).statusCode).toBe(202);
    expect(await app.store.signals.isStopRequested(run_id)).toBe(true);
  });

  it('answers the newest message again in another run', async () => {
    const id = await create(ann);
    const sent = (await call('POST', `/conversations/${id}/messages`, ann, message('hi'))).json();
    const again = (body: object) => call('POST', `/messages/${sent.message_id}/regenerate`, ann, body);
    expect((await again({ client_id: 'c2' })).json().error.code).toBe('conflict');
    await app.store.log.append(id, answerOf(sent.run_id));
    const reply = await again({ client_id: 'c2' });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      202,
      { conversation_id: id, message_id: sent.message_id, event_id: 7 },
    ]);
    expect(app.started).toEqual([sent.run_id, reply.json().run_id]);
    expect((await again({ client_id: 'c2' })).json()).toEqual(reply.json());
    expect((await again({})).json().error).toMatchObject({ code: 'invalid_request', details: { field: 'client_id' } });
    const step = { client_id: 'c3', tool_use_id: 'toolu_1' };
    expect((await again(step)).json().error.code).toBe('conflict');
    const history = (await call('GET', `/conversations/${id}/history`, ann)).json();
    expect(history.runs[0].superseded_by).toBe(reply.json().run_id);
    expect(history.agent_status).toBe('running');
  });

  it('[API-5] answers a foreign id exactly like a missing one on every route', async () => {
    const id = await create(ann);
    const { run_id, message_id } = (await call('POST', `/conversations/${id}/messages`, ann, message('hi'))).json();
    const matrix: ['GET' | 'POST' | 'PATCH' | 'DELETE', (id: string) => string, unknown?][] = [
      ['GET', (c) => `/conversations/${c}/history`],
      ['GET', (c) => `/conversations/${c}/events`],
      ['GET', (c) => `/conversations/${c}/events?last_event_id=1`],
      ['POST', (c) => `/conversations/${c}/messages`, message('hi', 'c9')],
      ['PATCH', (c) => `/conversations/${c}`, { title: 'x' }],
      ['DELETE', (c) => `/conversations/${c}`],
      ['POST', (c) => `/runs/${c === id ? run_id : c}/stop`, {}],
      ['POST', (c) => `/messages/${c === id ? message_id : c}/regenerate`, { client_id: 'c9' }],
    ];
    const stranger = await app.visitor('vis_ann', 'blog');
    for (const [method, url, body] of matrix) {
      for (const who of [bob, stranger]) {
        const foreign = await call(method, url(id), who, body);
        const missing = await call(method, url('conv_missing'), who, body);
        expect([method, url(''), foreign.statusCode, foreign.body]).toEqual([method, url(''), 404, missing.body]);
      }
      const nobody = await call(method, url(id), { authorization: 'Bearer x', origin: ann.origin }, body);
      expect(nobody.statusCode).toBe(401);
    }
    expect(app.stopped).toEqual([]);
    expect(await app.store.log.read(id, 0)).toHaveLength(1);
  });

  it('[WS-1] refuses a valid token on a page of another site', async () => {
    const reply = await call('GET', '/conversations', { ...ann, origin: 'https://blog.example.com' });
    expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'origin_not_allowed']);
  });

  it('says of a wrong value what is allowed', async () => {
    const id = await create(ann);
    const said = async (...of: Parameters<typeof call>) => (await call(...of)).json().error.message;
    const feedback = `/conversations/${id}/messages/msg_1/feedback`;
    expect(await said('PUT', feedback, ann, { rating: 5 })).toBe('rating must be one of 1, -1, 0.');
    expect(await said('PUT', feedback, ann, { rating: -1, reasons: ['ugly'] })).toMatch(
      /^reasons\.0 must be one of "\w+",/,
    );
    expect(await said('GET', '/conversations?limit=0', ann)).toBe('limit must be of another form: rows, 1 to 100.');
    expect(await said('DELETE', `/conversations/${id}?undo=61`, ann)).toBe(
      'undo must be of another form: seconds for `restore`, 1 to 60.',
    );
    expect(await said('GET', `/conversations/${id}/export?format=pdf`, ann)).toMatch(/^format must be one of "/);
    expect(await said('POST', '/approvals/appr_1', ann, { decision: 'maybe', args_hash: 'x' })).toMatch(
      /^decision must be one of "approved", /,
    );
    expect(await said('PATCH', `/conversations/${id}`, ann, { title: ' ' })).toBe(
      'title must be of another form: not blank.',
    );
  });

  it('refuses each invalid message with the field and what to do', async () => {
    const id = await create(ann);
    const send = async (body: unknown) => {
      const reply = await call('POST', `/conversations/${id}/messages`, ann, body);
      return [reply.statusCode, reply.json().error.code, reply.json().error.message];
    };
    expect(await send({ content: 5, client_id: 'c' })).toEqual([
      400,
      'invalid_request',
      'content must be a list: the parts of the message, such as {"type":"text","text":"…"}.',
    ]);
    expect(await send({ content: [], client_id: 'c' })).toEqual([
      400,
      'invalid_request',
      'content must NOT have fewer than 1 items.',
    ]);
    expect(await send(message('   '))).toEqual([400, 'invalid_request', 'content is empty. Write something first.']);
    expect(await send(message('a\0b'))).toEqual([
      400,
      'invalid_request',
      'content.0.text contains a NUL character (U+0000). Remove it and send again.',
    ]);
    expect((await send(message('\ud83d')))[2]).toBe(
      'content.0.text contains half of a surrogate pair, which is no character. Remove it and send again.',
    );
    expect((await send(message('x'.repeat(16_001)))).slice(0, 2)).toEqual([413, 'too_large']);
    expect((await send(message('x'.repeat(100_000)))).slice(0, 2)).toEqual([413, 'too_large']);
    expect((await send(message(true)))[0]).toBe(400);
    expect((await send({ ...message('hi'), content: [{ type: 'text', text: 'a', html: 'b' }] }))[2]).toBe(
      'content.0.html is not a field of a message.',
    );
    expect((await send({ ...message('hi'), content: [{ type: 'video', url: 'https://x.example/' }] }))[2]).toContain(
      'content.0.type must be one of "text", "image", "file".',
    );
    expect((await send(message('hi', 'has spaces')))[2]).toContain('client_id must be');
    expect((await send(message('hi', 7)))[2]).toMatch(/^client_id must be a text: letters/);
    const longest = await call('POST', `/conversations/${id}/messages`, ann, message('x'.repeat(16_000)));
    expect(longest.statusCode).toBe(202);
  });

  it('[API-3] [API-8] accepts only application/json in UTF-8', async () => {
    const id = await create(ann);
    const post = (type: string | undefined, payload: string | Buffer) =>
      app.server.inject({
        method: 'POST',
        url: `/api/v1/conversations/${id}/messages`,
        headers: { ...ann, ...(type ? { 'content-type': type } : {}) },
        payload,
      });
    const body = JSON.stringify(message('hi'));
    for (const type of [
      undefined,
      'text/plain',
      'application/json; charset=utf-7',
      'application/json,text/plain',
      'application/jsonx',
    ]) {
      expect([type, (await post(type, body)).statusCode]).toEqual([type, 415]);
    }
    expect((await post('application/json', '{"a":')).json().error.message).toBe('The body is not JSON.');
    expect((await post('application/json', Buffer.from('{"client_id":"\xff"}', 'latin1'))).json().error.message).toBe(
      'The body is not UTF-8.',
    );
    expect((await post('application/json', '{"__proto__":{"a":1}}')).statusCode).toBe(400);
    expect((await post('application/json', '')).statusCode).toBe(400);
    expect((await post('application/json; charset=UTF-8', body)).statusCode).toBe(202);
  });

  it('[API-10] sets headers that forbid browsers to cache or run a reply', async () => {
    const reply = await call('GET', '/conversations', ann);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      vary: 'Origin',
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.headers.server).toBeUndefined();
  });

  it('[WS-4] limits messages and simultaneous runs of each visitor', async () => {
    await app.close();
    app = await createTestApp({ limits: { messageBurst: 3, messagesPerMinute: 20, runsPerVisitor: 2 } });
    [ann, bob] = [await app.visitor('vis_ann'), await app.visitor('vis_bob')];
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      const row = await app.store.conversations.create({ site: 'shop', visitorId: 'vis_ann' }, { id: `c${n}` });
      ids.push(row.id);
    }
    const send = (n: number, text = 'hi') =>
      call('POST', `/conversations/${ids[n]}/messages`, ann, message(text, `m${n}`));
    expect([(await send(0)).statusCode, (await send(1)).statusCode]).toEqual([202, 202]);
    const third = await send(2);
    expect([third.statusCode, third.headers['retry-after'], third.json().error.message]).toEqual([
      429,
      '5',
      expect.stringContaining('Other answers'),
    ]);
    const fourth = await send(2);
    expect([fourth.statusCode, fourth.headers['retry-after']]).toEqual([429, '3']);
    app.clock.advance(3000);
    // A retry of an accepted message returns its result although two runs are active.
    expect((await send(1)).statusCode).toBe(202);
    await app.store.conversations.create({ site: 'shop', visitorId: 'vis_bob' }, { id: 'b0' });
    expect((await call('POST', '/conversations/b0/messages', bob, message('hi'))).statusCode).toBe(202);
  });

  it('[WS-4] setting the clock back by ten minutes does not prolong a wait', async () => {
    await app.close();
    app = await createTestApp({ limits: { messageBurst: 1, messagesPerMinute: 20 } });
    ann = await app.visitor('vis_ann');
    const send = async (n: number) => {
      const { id } = await app.store.conversations.create({ site: 'shop', visitorId: 'vis_ann' }, { id: `c${n}` });
      return (await call('POST', `/conversations/${id}/messages`, ann, message('hi', `m${n}`))).statusCode;
    };
    expect(await send(0)).toBe(202);
    app.clock.stepWall(-600_000);
    app.clock.advance(3000);
    expect(await send(1)).toBe(202);
  });

  it('deletes all data of a visitor', async () => {
    const id = await create(ann);
    await call('POST', `/conversations/${id}/messages`, ann, message('hi'));
    const bobs = await create(bob);
    expect((await call('DELETE', '/visitor', ann)).statusCode).toBe(204);
    expect(app.stopped).toHaveLength(1);
    expect((await call('GET', '/conversations', ann)).json().items).toEqual([]);
    expect((await call('GET', '/conversations', bob)).json().items[0].id).toBe(bobs);
  });

  it('refuses messages with `unavailable` while the store cannot write, and accepts them afterwards', async () => {
    const id = await create(ann);
    app.store.db.$client.pragma('query_only = 1');
    const reply = await call('POST', `/conversations/${id}/messages`, ann, message('hi'));
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'unavailable']);
    expect((await app.server.inject('/readyz')).statusCode).toBe(503);
    expect((await call('GET', `/conversations/${id}/history`, ann)).statusCode).toBe(200);
    app.store.db.$client.pragma('query_only = 0');
    expect((await call('POST', `/conversations/${id}/messages`, ann, message('hi'))).statusCode).toBe(202);
  });

  it('refuses new messages once it drains', async () => {
    const id = await create(ann);
    const busy = await create(ann);
    const sent = message('first', 'first');
    const first = await call('POST', `/conversations/${busy}/messages`, ann, sent);
    void app.drain();
    const reply = await call('POST', `/conversations/${id}/messages`, ann, message('hi'));
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'unavailable']);
    expect(reply.headers['retry-after']).toBe('5');
    // Also while an answer is being written; a repeat returns the result of the first.
    expect((await call('POST', `/conversations/${busy}/messages`, ann, message('hi', 'late'))).statusCode).toBe(503);
    expect((await call('POST', `/conversations/${busy}/messages`, ann, sent)).json()).toEqual(first.json());
    expect((await call('POST', '/conversations', ann, {})).statusCode).toBe(503);
    expect((await app.server.inject('/readyz')).statusCode).toBe(503);
    expect((await app.server.inject('/healthz')).statusCode).toBe(200);
  });

  it('answers an unknown address and an internal failure with the wire error and no stack', async () => {
    const unknown = await app.server.inject('/api/v1/nothing');
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'not_found']);
    expect((await app.server.inject('/api/v1/%zz')).json().error.code).toBe('not_found');
    const broken = app.store.conversations.list;
    app.store.conversations.list = async () => {
      throw new Error('sk-test-SECRETKEY123 at /srv/app/secret.ts');
    };
    const reply = await call('GET', '/conversations', ann);
    app.store.conversations.list = broken;
    expect(reply.statusCode).toBe(500);
    expect(reply.json().error).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      details: { request_id: reply.headers['x-request-id'] },
    });
  });
});
