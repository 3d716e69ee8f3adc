// POST /api/v1/conversations/import: shapes of KorinAI and of the AI SDK, old and new, through the log to what other clients read.
// biome-ignore-all lint/suspicious/noExplicitAny: replies are read as they come
import { safeValidateUIMessages } from 'ai';
import { afterEach, describe, expect, it } from 'vitest';
import { type ClientScene, openClients } from '../../../helpers/client-scene.ts';
import { say, stop } from '../../../helpers/scripted-model.ts';

let scene: ClientScene;
afterEach(() => scene?.close());

const PATH = '/api/v1/conversations/import';
const user = (id: string, text: string, more: object[] = []) => ({
  id,
  role: 'user',
  parts: [{ type: 'text', text }, ...more],
});
const assistant = (id: string, ...parts: object[]) => ({ id, role: 'assistant', parts });
const send = async (body: object, headers = scene.headers) => {
  const reply = await scene.call('POST', PATH, body, headers);
  return { status: reply.status, body: (await reply.json()) as Record<string, any> };
};
const exported = async (id: string) =>
  ((await (await scene.call('GET', `/api/v1/conversations/${id}/messages?format=ui`)).json()) as Record<string, any>)
    .messages as { role: string; parts: Record<string, any>[] }[];
const SOURCE = { url: 'https://mill.example/warranty', title: 'Warranty' };

const korinai = [
  {
    type: 'step-start',
    experimental_attachments: [{ name: 'a.png', contentType: 'image/png', url: 'https://a.example/a.png' }],
  },
  { type: 'reasoning', text: 'I look.' },
  { type: 'tool-call', toolName: 'web_search', toolCallId: 'c1', args: { query: 'warranty' } },
  { type: 'tool-result', toolName: 'web_search', toolCallId: 'c1', result: 'Two years.' },
  { type: 'source', source: { sourceType: 'url', id: 's1', ...SOURCE } },
  { type: 'text', text: 'Two years.' },
];
const version6 = [
  { type: 'step-start' },
  { type: 'reasoning', text: 'I look.', state: 'done' },
  {
    type: 'tool-web_search',
    toolCallId: 'c1',
    state: 'output-available',
    input: { query: 'warranty' },
    output: 'Two years.',
  },
  { type: 'source-url', sourceId: 's1', ...SOURCE },
  { type: 'text', text: 'Two years.', state: 'done' },
];
const version4 = [
  { type: 'reasoning', reasoning: 'I look.' },
  {
    type: 'tool-invocation',
    toolInvocation: {
      state: 'result',
      toolCallId: 'c1',
      toolName: 'web_search',
      args: { query: 'warranty' },
      result: 'Two years.',
    },
  },
  { type: 'source', source: { sourceType: 'url', id: 's1', ...SOURCE } },
  { type: 'text', text: 'Two years.' },
];

describe('import of conversations', () => {
  it.each([
    ['KorinAI', korinai],
    ['AI SDK 5 to 7', version6],
    ['AI SDK 4', version4],
  ])('reads the shape of %s, and gives it out in the present one', async (_name, parts) => {
    scene = await openClients([[...say('Yes.', 0), stop]]);
    const { status, body } = await send({
      id: 'moved',
      title: 'The warranty',
      messages: [user('u1', 'How long is the warranty?'), assistant('a1', ...parts)],
    });
    expect([status, body]).toEqual([201, { conversation_id: expect.stringMatching(/^conv_/), turns: 1, skipped: [] }]);
    const messages = await exported('moved');
    expect((await safeValidateUIMessages({ messages })).success).toBe(true);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    const kinds = messages[1]!.parts.filter(({ type }) => type !== 'step-start');
    expect(kinds).toMatchObject([
      { type: 'reasoning', text: 'I look.' },
      {
        type: 'dynamic-tool',
        toolName: 'web_search',
        state: 'output-available',
        input: { query: 'warranty' },
        output: { content: 'Two years.' },
      },
      { type: 'source-url', ...SOURCE },
      { type: 'text', text: 'Two years.' },
    ]);
    const { items } = await scene.store.conversations.list(scene.owner, { limit: 5 });
    expect(items).toMatchObject([{ title: 'The warranty', preview: 'Two years.', unread: 0, activeRunId: null }]);
  });

  it('goes on in useChat under its name, and the model reads what was said', async () => {
    scene = await openClients([[...say('Yes.', 0), stop]]);
    await send({
      id: 'moved',
      messages: [user('u1', 'My name is Ada.'), assistant('a1', { type: 'text', text: 'Hello Ada.' })],
    });
    const messages = [user('u2', 'What is my name?')];
    await (await scene.call('POST', '/api/chat', { id: 'moved', messages })).text();
    const read = JSON.stringify(scene.model.requests.at(-1)?.messages);
    expect(read).toContain('My name is Ada.');
    expect(read).toContain('Hello Ada.');
    expect((await exported('moved')).map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  });

  it('keeps parts of unknown types as they are, and the bytes of no file', async () => {
    scene = await openClients([[stop]]);
    const chart = { type: 'data-chart', id: 'x', data: { bars: [1, 2] } };
    const future = { type: 'hologram', depth: 3, nested: { a: [1] } };
    await send({
      id: 'odd',
      messages: [
        user('u1', 'Look', [
          { type: 'file', mediaType: 'image/png', filename: 'a.png', url: 'data:image/png;base64,AAAA' },
        ]),
        assistant('a1', chart, future, { type: 'text', text: 'Done.' }, { type: 'data', data: { rows: 2 } }),
      ],
    });
    const [, answer] = await exported('odd');
    expect(answer?.parts).toEqual(
      expect.arrayContaining([
        chart,
        future,
        { type: 'data', data: { rows: 2 } },
        { type: 'file', mediaType: 'image/png', filename: 'a.png' },
      ]),
    );
    expect(JSON.stringify(answer)).not.toContain('AAAA');
  });

  it('has failed and refused calls as failed, and a call without a result as one that was cut off', async () => {
    scene = await openClients([[stop]]);
    await send({
      id: 'failed',
      messages: [
        user('u1', 'Go'),
        assistant(
          'a1',
          { type: 'tool-result', toolName: 'x', toolCallId: 'c1', result: 'No such order.', isError: true },
          {
            type: 'dynamic-tool',
            toolName: 'y',
            toolCallId: 'c2',
            state: 'output-error',
            input: {},
            errorText: 'Down.',
          },
          { type: 'tool-z', toolCallId: 'c3', state: 'input-available', input: { a: 1 } },
        ),
      ],
    });
    const tools = (await exported('failed'))[1]!.parts.filter(({ type }) => type === 'dynamic-tool');
    expect(tools).toMatchObject([
      { toolName: 'x', state: 'output-error', errorText: 'No such order.' },
      { toolName: 'y', state: 'output-error', errorText: 'Down.' },
      { toolName: 'z', state: 'output-error', input: { a: 1 } },
    ]);
  });

  it('keeps the times of messages, in order and none of the future', async () => {
    scene = await openClients([[stop]]);
    const at = (message: object, createdAt: unknown) => ({ ...message, createdAt });
    const answer = (id: string) => assistant(id, { type: 'text', text: 'Yes.' });
    await send({
      id: 'dated',
      messages: [
        user('u0', 'Without a time'),
        at(user('u1', 'KorinAI and version 4'), '2024-05-01T10:00:00Z'),
        at(answer('a1'), Date.parse('2024-05-01T10:00:09Z')),
        { ...user('u2', 'Our own export'), metadata: { createdAt: '2024-05-02T08:30:00.000Z' } },
        answer('a2'),
        at(user('u3', 'An earlier one'), '2023-01-01T00:00:00Z'),
        at(user('u4', 'The future'), '2999-01-01T00:00:00Z'),
      ],
    });
    const messages = (await exported('dated')) as { role: string; parts: object[]; metadata?: { createdAt: string } }[];
    const timesOf = (role: string) =>
      messages.flatMap((one) => (one.role === role && one.parts.length > 0 ? [one.metadata!.createdAt] : []));
    const times = timesOf('user');
    const second = '2024-05-02T08:30:00.000Z';
    expect(times.slice(0, -1)).toEqual(['2024-05-01T10:00:00.000Z', '2024-05-01T10:00:00.000Z', second, second]);
    expect(timesOf('assistant')).toEqual(['2024-05-01T10:00:09.000Z', second]);
    expect(Math.abs(Date.parse(times.at(-1)!) - Date.now())).toBeLessThan(60_000);
  });

  it('leaves out what is no part of the conversation, and says so; an address that no browser may open is no source', async () => {
    scene = await openClients([[stop]]);
    const { body } = await send({
      messages: [
        { id: 's', role: 'system', content: 'Obey.' },
        assistant('a0', { type: 'text', text: 'Hello.' }),
        user('u1', 'Hi'),
        assistant(
          'a1',
          { type: 'source-url', sourceId: '1', url: 'javascript:alert(1)' },
          { type: 'text', text: 'Yes.' },
        ),
      ],
    });
    expect(body.skipped.map(({ index }: { index: number }) => index)).toEqual([0, 1]);
    const events = await scene.events(body.conversation_id);
    expect(events.some((event) => event.type === 'content_block_start' && event.content_block.type === 'source')).toBe(
      false,
    );
    expect(JSON.stringify(events)).not.toContain('Obey.');
  });

  it('takes as many questions and parts as a conversation of ours has, and names what is more', async () => {
    const roomy = { messages: 10_000, tokens: null, cost: null };
    scene = await openClients([[stop]], [], { budgets: { visitor: roomy, address: roomy, site: roomy } });
    const texts = (count: number) => Array.from({ length: count }, () => ({ type: 'text', text: 'a' }));
    const refused = async (messages: object[]) => {
      const { status, body } = await send({ messages });
      return [status, body.error?.details.field, body.error?.message];
    };
    const questions = (count: number) => Array.from({ length: count }, (_, n) => user(`u${n}`, 'a'));
    expect((await refused(questions(500)))[0]).toBe(201);
    expect(await refused(questions(501))).toEqual([400, 'messages', 'messages have more than 500 questions.']);
    const long = [user('u', 'a'), user('u2', 'b'), assistant('a1', ...texts(150)), assistant('a2', ...texts(51))];
    expect(await refused(long)).toEqual([400, 'messages.1', 'messages.1 has an answer of more than 200 parts.']);
    const calls = Array.from({ length: 200 }, (_, n) => [
      { type: 'tool-call', toolName: 'x', toolCallId: `c${n}`, args: {} },
      { type: 'tool-result', toolName: 'x', toolCallId: `c${n}`, result: 'y' },
    ]).flat();
    expect((await refused([user('u', 'a'), assistant('a', ...calls)]))[0]).toBe(201);
    const many = Array.from({ length: 26 }, (_, n) => [user(`u${n}`, 'a'), assistant(`a${n}`, ...texts(200))]).flat();
    expect(await refused(many)).toEqual([400, 'messages', 'messages have more than 5000 parts.']);
  });

  it('[API-7] refuses a part that is nested too deep with its path, without an error of ours', async () => {
    scene = await openClients([[stop]]);
    const tool = (input: unknown, output: unknown) => ({ type: 'tool-x', toolCallId: 'c1', input, output });
    // As text: JSON.stringify itself cannot write some of them.
    const sendNested = async (part: object, levels: number) => {
      const text = JSON.stringify({ messages: [user('u', 'a'), assistant('b', part)] });
      const body = text.replace('"NESTED"', '['.repeat(levels) + ']'.repeat(levels));
      const headers = { ...scene.headers, 'content-type': 'application/json' };
      const reply = await fetch(scene.origin + PATH, { method: 'POST', headers, body });
      return { status: reply.status, field: ((await reply.json()) as any).error?.details.field };
    };
    for (const part of [{ type: 'data-x', data: 'NESTED' }, tool({ a: 'NESTED' }, 1), tool({}, 'NESTED')]) {
      expect(await sendNested(part, 40)).toEqual({ status: 400, field: 'messages.1.parts.0' });
      const deep = { status: 400, field: expect.stringMatching(/^messages\.1\.parts\.0\.(data|input|output)\./) };
      expect(await sendNested(part, 5_000)).toEqual(deep);
      expect((await sendNested(part, 20)).status).toBe(201);
    }
  });

  it.each([
    [{ messages: [] }, undefined],
    [{ messages: ['a'] }, 'messages.0'],
    [{ messages: [{ id: 'a', parts: [] }] }, 'messages.0.role'],
    [{ messages: [{ id: 'a', role: 'user' }] }, 'messages.0.parts'],
    [{ messages: [{ id: 'a', role: 'user', parts: [] }] }, 'messages.0.parts'],
    [{ messages: [user('u', 'a'), assistant('b', { type: 'text', text: 5 })] }, 'messages.1.parts.0.text'],
    [
      { messages: [user('u', 'a'), assistant('b', { type: 'tool-call', toolName: 'x' })] },
      'messages.1.parts.0.toolCallId',
    ],
    [{ messages: [{ ...user('u', 'a'), createdAt: 'yesterday' }] }, 'messages.0.createdAt'],
    [{ messages: [{ ...user('u', 'a'), createdAt: -1 }] }, 'messages.0.createdAt'],
    [{ messages: [assistant('b', { type: 'text', text: 'a' })] }, 'messages'],
    [{ id: 'conv_1', messages: [user('u', 'a')] }, 'id'],
  ])('refuses %j and stores nothing', async (body, field) => {
    scene = await openClients([[stop]]);
    const { status, body: error } = await send(body);
    expect(status).toBe(400);
    if (field !== undefined) expect(error.error.details.field).toBe(field);
    expect((await scene.store.conversations.list(scene.owner, { limit: 5 })).items).toEqual([]);
  });

  it('[WS-4] counts each question for the budgets of the day, and takes a conversation whole or not at all', async () => {
    const budget = (messages: number) => ({ messages, tokens: null, cost: null });
    const budgets = { visitor: budget(3), address: budget(1_000), site: budget(5) };
    scene = await openClients([[...say('Yes.', 0), stop]], [], { budgets });
    const asked = (...ids: string[]) => ({
      messages: ids.flatMap((id) => [user(id, 'Hi'), assistant(`a${id}`, { type: 'text', text: 'Hello.' })]),
    });
    expect((await send(asked('1', '2'))).status).toBe(201);
    const refused = await send(asked('3', '4'));
    expect([refused.status, refused.body.error]).toMatchObject([
      429,
      { code: 'rate_limited', details: { limit: 'messages_per_day', of: 'visitor' } },
    ]);
    expect((await send(asked('5'))).status).toBe(201);
    const { items } = await scene.store.conversations.list(scene.owner, { limit: 5 });
    expect(items).toHaveLength(2);
    const chat = await scene.call('POST', '/api/chat', { id: 'new', messages: [user('u9', 'Hello?')] });
    expect([chat.status, ((await chat.json()) as Record<string, any>).error.details.of]).toEqual([429, 'visitor']);
    const stranger = await scene.headersOf('vis_other');
    const ofSite = await send(asked('6', '7', '8'), stranger);
    expect([ofSite.status, ofSite.body.error.details.of]).toEqual([429, 'site']);
    expect((await send(asked('6', '7'), stranger)).status).toBe(201);
  });

  it('refuses a name that is in use, and is for its visitor alone', async () => {
    scene = await openClients([[stop]]);
    const body = { id: 'moved', messages: [user('u1', 'Hi')] };
    const { conversation_id } = (await send(body)).body;
    const again = await send(body);
    expect([again.status, again.body.error.details]).toEqual([409, { field: 'id', conversation_id }]);
    expect((await scene.store.conversations.list(scene.owner, { limit: 5 })).items).toHaveLength(1);
    const stranger = await scene.headersOf('vis_other');
    const seen = await scene.call(
      'GET',
      `/api/v1/conversations/${conversation_id}/messages?format=ui`,
      undefined,
      stranger,
    );
    expect(seen.status).toBe(404);
    expect((await send(body, stranger)).status).toBe(201);
    expect((await scene.call('POST', PATH, body, {})).status).toBe(401);
  });
});
