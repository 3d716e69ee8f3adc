import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageToolCallFrame } from '../../../protocol/index.ts';
import { SocketClient } from '../../helpers/socket-client.ts';
import { createTestApp, type TestApp } from '../../helpers/test-app.ts';

const TAB = 'tab-0123456789abcdef';
const content = [{ type: 'text', text: 'Put it into my cart.' }];
const tool = (name: string) => ({ name, description: 'Adds.', parameters: { type: 'object', properties: {} } });
const page_tools = { tab: TAB, tools: [tool('cart_add'), tool('web_search')] };
const refused = [
  { name: 'web_search', path: 'name', message: 'is the name of a tool of the server; choose another name' },
];

describe('page tools over HTTP and socket', () => {
  let app: TestApp;
  let ann: { authorization: string; origin: string; token: string };
  let bob: typeof ann;
  beforeEach(async () => {
    app = await createTestApp();
    ann = await app.visitor('vis_ann');
    bob = await app.visitor('vis_bob');
  });
  afterEach(() => app.close());

  const post = async (url: string, payload: object, { authorization, origin } = ann) => {
    const headers = { authorization, origin };
    const reply = await app.server.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload });
    return { status: reply.statusCode, body: reply.json() as Record<string, unknown> };
  };
  /** A call of the run waits for the page. */
  const open = (runId: string, toolUseId: string) =>
    app.store.pageCalls.open({
      runId,
      toolUseId,
      tab: TAB,
      name: 'cart_add',
      input: {},
      timeoutMs: 30_000,
      expiresAtMs: app.clock.now() + 30_000,
      repeatable: false,
    });

  it('[PT1] [PT2] a message declares tools the same way by both, and the reply names those that are refused', async () => {
    const socket = await SocketClient.open(app, ann);
    const ack = await socket.ask({ type: 'send', ref: 's1', client_id: 'c1', content, page_tools });
    expect(ack).toMatchObject({ type: 'ack', refused_page_tools: refused });
    const runId = ack.run_id as string;
    expect(await app.store.pageCalls.declared(runId)).toEqual({ tab: TAB, tools: [tool('cart_add')] });
    const created = (await post('/conversations', {})).body as { id: string };
    const sent = await post(`/conversations/${created.id}/messages`, { client_id: 'c2', content, page_tools });
    expect([sent.status, sent.body.refused_page_tools]).toEqual([202, refused]);
    const declared = await app.store.pageCalls.declared(sent.body.run_id as string);
    expect(declared?.tools).toEqual([tool('cart_add')]);
    socket.close();
  });

  it('[PT2] the owner reads in /readyz which tool of a page has a name of the server, however often it is sent', async () => {
    for (const client_id of ['c1', 'c2']) {
      const created = (await post('/conversations', {})).body as { id: string };
      await post(`/conversations/${created.id}/messages`, { client_id, content, page_tools });
    }
    expect((await app.server.inject('/readyz')).json()).toEqual({
      status: 'ready',
      notes: [
        'A page of the site shop registers a tool web_search, which is left out: this server has one of that name.',
      ],
    });
  });

  it('[PT1] a declaration of another shape is refused with its path, and nothing is stored', async () => {
    const socket = await SocketClient.open(app, ann);
    const wrong = { tab: 'short', tools: [] };
    const nack = await socket.ask({ type: 'send', ref: 's1', client_id: 'c1', content, page_tools: wrong });
    expect([nack.type, nack.error?.code]).toEqual(['nack', 'invalid_request']);
    expect(nack.error?.message).toContain('page_tools.tab');
    expect(app.started).toEqual([]);
    socket.close();
  });

  it('[PT4] a result arrives by both, once, and only from its own visitor and tab', async () => {
    const socket = await SocketClient.open(app, ann);
    const { run_id: runId } = await socket.ask({ type: 'send', ref: 's1', client_id: 'c1', content, page_tools });
    await open(runId as string, 'toolu_1');
    await open(runId as string, 'toolu_2');
    const body = { tab: TAB, status: 'success', result: [1] };
    expect((await post('/page-calls/toolu_1', body, bob)).status).toBe(404);
    expect((await post('/page-calls/toolu_1', { ...body, tab: `${TAB}-2` })).status).toBe(404);
    expect((await post('/page-calls/toolu_9', body)).status).toBe(404);
    expect(app.resumed).toEqual([]);
    expect(await post('/page-calls/toolu_1', body)).toEqual({
      status: 200,
      body: { tool_use_id: 'toolu_1', run_id: runId },
    });
    const again = await socket.ask({ type: 'page_tool_result', ref: 'r1', tool_use_id: 'toolu_1', ...body });
    expect([again.type, again.error?.code]).toEqual(['nack', 'conflict']);
    const second = await socket.ask({ type: 'page_tool_result', ref: 'r2', tool_use_id: 'toolu_2', ...body });
    expect(second).toMatchObject({ type: 'ack', tool_use_id: 'toolu_2', run_id: runId });
    expect(app.resumed).toEqual([runId, runId]);
    socket.close();
  });

  it('[PT4] one after the time is a conflict, and the run goes on without it', async () => {
    const socket = await SocketClient.open(app, ann);
    const { run_id: runId } = await socket.ask({ type: 'send', ref: 's1', client_id: 'c1', content, page_tools });
    await open(runId as string, 'toolu_1');
    app.clock.advance(30_000);
    const late = await post('/page-calls/toolu_1', { tab: TAB, status: 'success', result: 1 });
    expect([late.status, (late.body.error as { details: object }).details]).toEqual([409, { outcome: 'late' }]);
    expect(app.resumed).toEqual([runId]);
    socket.close();
  });

  it('[PT3] a call goes to the tab’s socket, and to no other of the same visitor', async () => {
    const first = await SocketClient.open(app, ann);
    const { run_id: runId, conversation_id: id } = await first.ask({
      type: 'send',
      ref: 's1',
      client_id: 'c1',
      content,
      page_tools,
    });
    const second = await SocketClient.open(app, ann);
    await second.ask({ type: 'subscribe', ref: 's2', conversation_id: id as string, tab: `${TAB}-2` });
    const frame: PageToolCallFrame = {
      type: 'page_tool_call',
      conversation_id: id as string,
      run_id: runId as string,
      tool_use_id: 'toolu_1',
      name: 'cart_add',
      input: {},
      timeout_ms: 30_000,
    };
    expect(app.tabs.send({ site: 'shop', visitorId: 'vis_ann' }, TAB, frame)).toBe(true);
    expect(await first.next(({ type }) => type === 'page_tool_call')).toEqual(frame);
    await second.ask({ type: 'ping', ref: 'p1' });
    expect(second.frames.some(({ type }) => type === 'page_tool_call')).toBe(false);
    first.close();
    second.close();
  });
});
