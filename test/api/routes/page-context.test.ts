// What the page says of itself with a message, over both transports: stored as it was sent, or refused with its field.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserBlock } from '../../../protocol/index.ts';
import { SocketClient } from '../../helpers/socket-client.ts';
import { answerOf } from '../../helpers/store-contract.ts';
import { createTestApp, type TestApp } from '../../helpers/test-app.ts';

const content = [{ type: 'text', text: 'Does it fit?' }];
const context = { title: 'Alder One', url: 'https://shop.example/alder-one', data: { sku: 'AL-1' } };

describe('page context over HTTP and socket', () => {
  let app: TestApp;
  let ann: { authorization: string; origin: string; token: string };
  let id: string;
  beforeEach(async () => {
    app = await createTestApp();
    ann = await app.visitor('vis_ann');
    id = ((await call('POST', '/conversations', {})).body as { id: string }).id;
  });
  afterEach(() => app.close());

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) => {
    const headers = { authorization: ann.authorization, origin: ann.origin };
    const reply = await app.server.inject({ method, url: `/api/v1${path}`, headers, ...(payload ? { payload } : {}) });
    return { status: reply.statusCode, body: reply.json() as Record<string, unknown> };
  };
  const send = (client_id: string, given: unknown) =>
    call('POST', `/conversations/${id}/messages`, { client_id, content, context: given });

  it('[PC2] is in the history as it was sent, by both', async () => {
    expect((await send('c1', context)).status).toBe(202);
    const { body } = await call('GET', `/conversations/${id}/history`);
    expect((body.messages as { context?: unknown }[]).map((message) => message.context)).toEqual([context]);
    const socket = await SocketClient.open(app, ann);
    const ack = await socket.ask({ type: 'send', ref: 's1', client_id: 'c2', content, context });
    const [event] = await app.store.log.read(ack.conversation_id as string, 0);
    expect((event as unknown as UserBlock).context).toEqual(context);
    socket.close();
  });

  it('[PC1] a message sent again is the same one with the same context alone', async () => {
    const first = await send('c1', context);
    expect(await send('c1', context)).toEqual(first);
    expect((await send('c1', { title: 'Other' })).status).toBe(409);
    expect((await send('c1', undefined)).status).toBe(409);
  });

  it('[VE3] an edit has a context of its own or none, by both, and is another edit with another one', async () => {
    const { message_id, run_id } = (await send('c1', context)).body as { message_id: string; run_id: string };
    await app.store.log.append(id, answerOf(run_id));
    const edit = (client_id: string, given: unknown) =>
      call('PATCH', `/messages/${message_id}`, { client_id, content, context: given });
    const first = await edit('e1', context);
    expect(first.status).toBe(202);
    expect(await edit('e1', context)).toEqual(first);
    expect((await edit('e1', { title: 'Other' })).status).toBe(409);
    expect((await edit('e1', undefined)).status).toBe(409);
    expect((await edit('e9', { data: { text: 'x'.repeat(5_000) } })).status).toBe(413);
    await app.store.log.append(id, answerOf(first.body.run_id as string));
    const plain = await edit('e2', undefined);
    await app.store.log.append(id, answerOf(plain.body.run_id as string));
    const socket = await SocketClient.open(app, ann);
    await socket.ask({ type: 'edit', ref: 'e1', message_id, client_id: 'e3', content, context: { title: 'Sand' } });
    socket.close();
    const events = (await app.store.log.read(id, 0)).filter(({ type }) => type === 'user_message');
    expect(events.map((event) => (event as unknown as UserBlock).context)).toEqual([
      ...[context, context, undefined],
      { title: 'Sand' },
    ]);
  });

  it('[VE5] [PC2] a message that is asked again beside a hidden version keeps its context', async () => {
    const { message_id, run_id } = (await send('c1', context)).body as { message_id: string; run_id: string };
    await app.store.log.append(id, answerOf(run_id));
    const edited = await call('PATCH', `/messages/${message_id}`, { client_id: 'e1', content });
    await app.store.log.append(id, answerOf(edited.body.run_id as string));
    await call('PUT', `/conversations/${id}/shown`, { run_id });
    const shown = await call('POST', `/messages/${message_id}/regenerate`, { client_id: 'r1' });
    expect(shown.status).toBe(202);
    const asked = (await app.store.log.read(id, 0)).at(-1);
    expect(asked).toMatchObject({ type: 'user_message', edits: message_id, context });
  });

  it('[PC1] too much, too deep, and what is no address are refused with the field, and nothing is stored', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(12)}1${'}'.repeat(12)}`) as object;
    const refused = async (given: unknown) => {
      const { status, body } = await send('c1', given);
      const { code, details } = body.error as { code: string; details?: { field?: string } };
      return [status, code, details?.field];
    };
    expect(await refused({ data: { text: 'x'.repeat(5_000) } })).toEqual([413, 'too_large', 'context']);
    expect(await refused({ data: deep })).toEqual([400, 'invalid_request', 'context.data']);
    expect(await refused({ url: 'https://[' })).toEqual([400, 'invalid_request', 'context.url']);
    expect((await refused({ url: 'javascript:alert(1)' }))[0]).toBe(400);
    expect((await refused({}))[0]).toBe(400);
    expect(app.started).toEqual([]);
  });
});
