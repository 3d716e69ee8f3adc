import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { historyToState } from '../../../../protocol/index.ts';
import { SocketClient } from '../../../helpers/socket-client.ts';
import { answerOf } from '../../../helpers/store-contract.ts';
import { createTestApp, type TestApp } from '../../../helpers/test-app.ts';

type Visitor = Awaited<ReturnType<TestApp['visitor']>>;

describe('feedback', () => {
  let app: TestApp;
  let ann: Visitor;
  let bob: Visitor;
  let id: string;
  let asked: { message_id: string; run_id: string };
  beforeEach(async () => {
    app = await createTestApp();
    ann = await app.visitor('vis_ann');
    bob = await app.visitor('vis_bob');
    id = (await call('POST', '/conversations', {})).json().id;
    const question = { client_id: 'c1', content: [{ type: 'text', text: 'How long?' }] };
    asked = (await call('POST', `/conversations/${id}/messages`, question)).json();
    await app.store.log.append(id, answerOf(asked.run_id));
  });
  afterEach(() => app.close());

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: unknown, { authorization, origin } = ann) =>
    app.server.inject({
      method,
      url: `/api/v1${url}`,
      headers: { authorization, origin },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
  const rate = (body: unknown, message = `${asked.run_id}_m`, by = ann) =>
    call('PUT', `/conversations/${id}/messages/${message}/feedback`, body, by);

  it('[EV18] is in history from then on, the latest alone', async () => {
    expect((await rate({ rating: 1 })).statusCode).toBe(200);
    const reply = await rate({ rating: -1, reasons: ['incorrect'], comment: 'Two years.' });
    expect([reply.statusCode, reply.json()]).toEqual([200, { run_id: asked.run_id }]);
    const history = (await call('GET', `/conversations/${id}/history`)).json();
    const kept = { message_id: `${asked.run_id}_m`, rating: -1, reasons: ['incorrect'], comment: 'Two years.' };
    expect(historyToState(history).feedback).toEqual({ [asked.run_id]: kept });
  });

  it('[API-5] on a foreign message is like one on an unknown message; on a question it names the field', async () => {
    const unknown = await rate({ rating: 1 }, 'msg_none');
    expect(unknown.statusCode).toBe(404);
    for (const message of [`${asked.run_id}_m`, asked.message_id]) {
      const foreign = await rate({ rating: 1 }, message, bob);
      expect([foreign.statusCode, foreign.json()]).toEqual([404, unknown.json()]);
    }
    const question = await rate({ rating: 1 }, asked.message_id);
    expect([question.statusCode, question.json().error.details]).toEqual([400, { field: 'message_id' }]);
  });

  it.each([
    [{}, 'rating'],
    [{ rating: 5 }, 'rating'],
    [{ rating: 1, reasons: ['ugly'] }, 'reasons.0'],
    [{ rating: 1, comment: 'x'.repeat(1_001) }, 'comment'],
    [{ rating: 1, stars: 3 }, 'stars'],
  ])('refuses %o and names %s', async (body, field) => {
    const reply = await rate(body);
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'invalid_request']);
    expect(reply.json().error.details.field).toBe(field);
  });

  it('[WS-4] takes as many changes as a hand makes', async () => {
    const codes = new Set<number>();
    for (let n = 0; n < 70; n++) codes.add((await rate({ rating: n % 2 ? 1 : -1 })).statusCode);
    expect([...codes]).toEqual([200, 429]);
  });

  it('the frame does the same, and every tab sees the event', async () => {
    const socket = await SocketClient.open(app, ann);
    socket.send({ type: 'subscribe', conversation_id: id, last_event_id: 6 });
    const frame = { type: 'feedback', conversation_id: id, message_id: `${asked.run_id}_m`, rating: 1 };
    expect(await socket.ask({ ...frame, ref: 'r1' })).toMatchObject({ type: 'ack', run_id: asked.run_id });
    expect(await socket.next(({ type }) => type === 'feedback')).toMatchObject({ rating: 1, run_id: asked.run_id });
    const unknown = await socket.ask({ ...frame, ref: 'r2', message_id: 'msg_none' });
    expect(unknown).toMatchObject({ type: 'nack', error: { code: 'not_found' } });
    socket.socket.terminate();
  });
});
