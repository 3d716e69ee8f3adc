import { get } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listening } from '../../helpers/socket-client.ts';
import { answerOf, messageOf } from '../../helpers/store-contract.ts';
import { createTestApp, type TestApp } from '../../helpers/test-app.ts';

const ann = { site: 'shop', visitorId: 'vis_ann' };

describe('GET /api/v1/conversations/:id/events', () => {
  let app: TestApp;
  let headers: { authorization: string; origin: string };
  const opened: AbortController[] = [];
  beforeEach(async () => {
    app = await createTestApp();
    const { authorization, origin } = await app.visitor('vis_ann');
    headers = { authorization, origin };
    await app.store.inbox.accept(ann, messageOf(1));
  });
  afterEach(async () => {
    for (const controller of opened.splice(0)) controller.abort();
    await app.close();
  });

  async function open(more: Record<string, string> = {}, query = '') {
    const { port } = await listening(app);
    const controller = new AbortController();
    opened.push(controller);
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(10_000)]);
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/conversations/conv_1/events${query}`, {
      headers: { ...headers, ...more },
      signal,
    });
    return { response, until: (end: string) => readUntil(response, end), abort: () => controller.abort() };
  }

  it('replays the log and then sends live events, each with its id', async () => {
    const stream = await open();
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('access-control-allow-origin')).toBe(headers.origin);
    expect(stream.response.headers.get('x-content-type-options')).toBe('nosniff');
    await app.store.log.append('conv_1', answerOf('run_1'));
    const messages = parse(await stream.until('"message_stop"'));
    const events = await app.store.log.read('conv_1', 0);
    expect(messages.map((message) => message.id)).toEqual(
      events.map((event) => String(event.event_id)).filter((id) => messages.some((message) => message.id === id)),
    );
    expect(messages.map((message) => message.data.type)).toContain('content_block_delta');
    expect(messages.at(-1)).toMatchObject({ id: '6', data: events.at(-1) });
  });

  it('[PT3] a stream that names a tab gets the calls of that tab’s tools, until it ends', async () => {
    const tab = 'tab-0123456789abcdef';
    const stream = await open({}, `?tab=${tab}`);
    const frame = { conversation_id: 'conv_1', run_id: 'run_1', tool_use_id: 'toolu_1', name: 'cart_add', input: {} };
    expect(app.tabs.send(ann, tab, { type: 'page_tool_call', ...frame, timeout_ms: 30_000 })).toBe(true);
    const [last] = parse(await stream.until('"page_tool_call"')).slice(-1);
    expect([last?.data, last?.id]).toEqual([{ type: 'page_tool_call', ...frame, timeout_ms: 30_000 }, undefined]);
    expect(app.tabs.isOpen({ ...ann, visitorId: 'vis_bob' }, tab)).toBe(false);
    stream.abort();
    while (app.tabs.isOpen(ann, tab)) await new Promise((resolve) => setImmediate(resolve));
    expect((await open({}, '?tab=short')).response.status).toBe(400);
  });

  it('resumes after Last-Event-ID, which has precedence over the query', async () => {
    await app.store.log.append('conv_1', answerOf('run_1'));
    const byHeader = parse(await (await open({ 'last-event-id': '4' }, '?last_event_id=1')).until('"message_stop"'));
    expect(byHeader.map((message) => message.id)).toEqual(['5', '6']);
    const byQuery = parse(await (await open({}, '?last_event_id=5')).until('"message_stop"'));
    expect(byQuery.map((message) => message.id)).toEqual(['6']);
  });

  it('answers an offset beyond the end with reset and ends', async () => {
    const { response } = await open({ 'last-event-id': '999' });
    expect(parse(await response.text()).map((message) => message.data)).toEqual([
      { type: 'reset', conversation_id: 'conv_1' },
    ]);
  });

  it('refuses a bad offset before the stream begins', async () => {
    for (const position of ['-1', '1.5', 'x', '1e21', '99999999999999999999']) {
      const { response } = await open({ 'last-event-id': position });
      expect([response.status, ((await response.json()) as { error: { details: unknown } }).error.details]).toEqual([
        400,
        { field: 'last_event_id' },
      ]);
    }
  });

  it('keeps an idle connection open with comments', async () => {
    const stream = await open();
    await stream.until('"user_message"');
    app.clock.advance(25_000);
    expect(await stream.until(': still here')).toContain(': still here\n\n');
  });

  it('[WS-9] ends with the token', async () => {
    app.clock.advance(90 * 24 * 3_600_000 - 10_000);
    const stream = await open();
    await stream.until('"user_message"');
    app.clock.advance(25_000);
    expect(await stream.until('never')).not.toContain('never');
  });

  it('ends when the conversation is deleted and when the server drains', async () => {
    const stream = await open();
    await stream.until('"user_message"');
    await app.server.inject({ method: 'DELETE', url: '/api/v1/conversations/conv_1', headers });
    expect(await stream.until('"reset"')).toContain('"reset"');
    await app.store.inbox.accept(ann, messageOf(1));
    const second = await open();
    await second.until('"user_message"');
    await app.drain();
    expect(await second.until('never')).not.toContain('never');
  });

  it('is no longer counted when the client disconnects', async () => {
    const stream = await open();
    await stream.until('"user_message"');
    expect((await app.server.inject('/metrics')).body).toContain('agent_chat_connections 1');
    stream.abort();
    const isFree = async () => (await app.server.inject('/metrics')).body.includes('agent_chat_connections 0');
    await expect.poll(isFree, { interval: 5, timeout: 5000 }).toBe(true);
  });

  it('keeps nothing of a client that disconnects during the checks', async () => {
    const { port } = await listening(app);
    const { conversations } = app.store;
    const find = conversations.get;
    let arrived = () => {};
    let letGo = () => {};
    const isAsked = new Promise<void>((resolve) => (arrived = resolve));
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    conversations.get = async (owner, id) => {
      arrived();
      await isLetGo;
      return find(owner, id);
    };
    const isClosed = new Promise<void>((resolve) =>
      app.server.server.once('connection', (socket) => socket.once('close', () => resolve())),
    );
    const timers = app.clock.pending;
    const request = get({ port, path: '/api/v1/conversations/conv_1/events', headers, agent: false });
    request.on('error', () => {});
    await isAsked;
    request.destroy();
    await isClosed;
    letGo();
    // The route has finished its work before a later request is answered.
    await app.server.inject({ url: '/api/v1/conversations/conv_1/history', headers });
    expect((await app.server.inject('/metrics')).body).toContain('agent_chat_connections 0');
    expect(app.clock.pending).toBe(timers);
  });
});

/** Text of the stream from here until it contains `end` or is over. */
async function readUntil(response: Response, end: string): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader && !text.includes(end)) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  reader?.releaseLock();
  return text;
}

function parse(text: string): { id: string | undefined; data: { type: string } }[] {
  return text
    .split('\n\n')
    .filter((message) => message.includes('data: '))
    .map((message) => ({
      id: /^id: (.*)$/m.exec(message)?.[1],
      data: JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? 'null') as { type: string },
    }));
}
