import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { historyToState, versionsOf } from '../../../../protocol/index.ts';
import { SocketClient } from '../../../helpers/socket-client.ts';
import { answerOf } from '../../../helpers/store-contract.ts';
import { createTestApp, type TestApp } from '../../../helpers/test-app.ts';

type Visitor = Awaited<ReturnType<TestApp['visitor']>>;
type Sent = { message_id: string; run_id: string };

describe('versions of messages', () => {
  let app: TestApp;
  let ann: Visitor;
  let bob: Visitor;
  let id: string;
  let first: Sent;
  beforeEach(async () => {
    app = await createTestApp();
    ann = await app.visitor('vis_ann');
    bob = await app.visitor('vis_bob');
    id = (await call('POST', '/conversations', {})).json().id;
    first = (await call('POST', `/conversations/${id}/messages`, said('How long?', 'c1'))).json();
    await app.store.log.append(id, answerOf(first.run_id));
  });
  afterEach(() => app.close());

  const said = (text: string, client_id: string) => ({ client_id, content: [{ type: 'text', text }] });
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    url: string,
    payload?: unknown,
    { authorization, origin } = ann,
  ) =>
    app.server.inject({
      method,
      url: `/api/v1${url}`,
      headers: { authorization, origin },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
  const edit = (text: string, client: string, by = ann) =>
    call('PATCH', `/messages/${first.message_id}`, said(text, client), by);
  const show = (body: unknown, by = ann) => call('PUT', `/conversations/${id}/shown`, body, by);
  const shown = async () => {
    const state = historyToState((await call('GET', `/conversations/${id}/history`)).json());
    const { isHidden, places } = versionsOf(state.blocks, state.head);
    const asked = state.blocks.flatMap((block) => (block.type === 'user' && !isHidden(block) ? block.content : []));
    return { asked: asked.map((part) => 'text' in part && part.text), places: Object.keys(places()).length };
  };

  it('[VE3] an edit is answered and shown in history; the former version can be shown again', async () => {
    const reply = await edit('How long for the grinder?', 'c2');
    expect([reply.statusCode, reply.json().conversation_id, app.started.length]).toEqual([202, id, 2]);
    expect((await edit('How long for the grinder?', 'c2')).json()).toEqual(reply.json());
    expect((await edit('Other', 'c2')).json().error).toMatchObject({
      code: 'conflict',
      details: { field: 'client_id' },
    });
    const running = await edit('And again?', 'c3');
    expect([running.statusCode, running.json().error.details]).toEqual([409, { run_id: reply.json().run_id }]);
    expect((await show({ run_id: first.run_id })).statusCode).toBe(409);
    await app.store.log.append(id, answerOf(reply.json().run_id));
    expect(await shown()).toEqual({ asked: ['How long for the grinder?'], places: 1 });
    expect((await show({ message_id: reply.json().message_id, version: 1 })).json()).toEqual({ run_id: first.run_id });
    expect(await shown()).toEqual({ asked: ['How long?'], places: 1 });
  });

  it('[API-5] on a foreign message is like one on an unknown message, and the body names its faults', async () => {
    const unknown = await call('PATCH', '/messages/msg_none', said('x', 'c9'));
    const foreign = await edit('x', 'c9', bob);
    expect([foreign.statusCode, foreign.json()]).toEqual([404, unknown.json()]);
    const noVersion = await show({ run_id: 'run_none' });
    expect([noVersion.statusCode, (await show({ run_id: first.run_id }, bob)).statusCode]).toEqual([404, 404]);
    for (const [body, field] of [
      [{}, 'version'],
      [{ message_id: 'x' }, 'version'],
      [{ run_id: 'x', version: 1 }, 'run_id'],
      [{ message_id: 'x', version: 0 }, 'version'],
    ] as const) {
      const refused = await show(body);
      expect([refused.statusCode, refused.json().error.details.field]).toEqual([400, field]);
    }
    expect((await edit('  ', 'c9')).json().error.details.field).toBe('content');
    expect((await edit('x'.repeat(16_001), 'c9')).statusCode).toBe(413);
  });

  it('100 edits at once are one version and 99 refusals, and nothing is lost', async () => {
    const replies = await Promise.all(Array.from({ length: 100 }, (_, n) => edit(`Version ${n}`, `many-${n}`)));
    const codes = replies.map(({ statusCode }) => statusCode);
    expect([codes.filter((code) => code === 202).length, new Set(codes)]).toEqual([1, new Set([202, 409])]);
    const log = await app.store.log.read(id, 0);
    expect(log.filter(({ type }) => type === 'user_message')).toHaveLength(2);
  });

  it('the frames do the same, and every tab gets the event', async () => {
    const socket = await SocketClient.open(app, ann);
    socket.send({ type: 'subscribe', conversation_id: id, last_event_id: 6 });
    const frame = { type: 'edit', ref: 'r1', message_id: first.message_id, ...said('In other words?', 'c2') };
    const { type, run_id } = await socket.ask(frame);
    expect(type).toBe('ack');
    expect(await socket.next((each) => each.type === 'user_message')).toMatchObject({
      edits: first.message_id,
      version: 2,
    });
    await app.store.log.append(id, answerOf(run_id as string));
    const to = { type: 'show_version', conversation_id: id, run_id: first.run_id };
    expect(await socket.ask({ ...to, ref: 'r2' })).toMatchObject({ type: 'ack', run_id: first.run_id });
    expect(await socket.next((each) => each.type === 'version_shown')).toMatchObject({ run_id: first.run_id });
    socket.socket.terminate();
  });
});
