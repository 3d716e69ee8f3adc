import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ConversationEvent,
  type EventDraft,
  type History,
  historyToState,
  prependHistory,
  reduceEvents,
  sourcesOf,
} from '../../../protocol/index.ts';
import { longLogArbitrary } from '../../helpers/log-arbitrary.ts';
import { answerOf, at } from '../../helpers/store-contract.ts';
import { createTestApp, type TestApp } from '../../helpers/test-app.ts';

type Headers = { authorization: string; origin: string };

/** A turn of four messages with one search: its query is `q<n>`. */
function turnOf(n: number): EventDraft[] {
  const run_id = `run_${n}`;
  const id = `toolu_${n}`;
  const source = { url: `https://a.example/${n}`, title: 'A', snippet: '', domain: 'a.example', favicon: null };
  const whole = (index: number, content_block: object): EventDraft[] => {
    const block = { run_id, at, index, message_id: `m${n}_${index}` };
    return [
      { ...block, type: 'content_block_start', message_type: 'step', content_block } as EventDraft,
      { ...block, type: 'content_block_stop' },
    ];
  };
  const artifact = { query: `q${n}`, sources: [source] };
  const result = { tool_use_id: id, name: 's', tool_content_message: 'S', status: 'success', content: 'found' };
  return [
    {
      type: 'user_message',
      run_id,
      at,
      message_id: `u${n}`,
      client_id: `c${n}`,
      content: [{ type: 'text', text: 'q' }],
    },
    { type: 'message_start', run_id, at, agent: { name: 'Alder' } },
    ...whole(0, { type: 'tool_use', id, name: 's', input: {}, tool_content_message: 'S' }),
    ...whole(1, { type: 'tool_result', ...result, artifact }),
    ...whole(2, { type: 'text', text: 'a', is_final: true }),
    { type: 'message_stop', run_id, at, stop_reason: 'stop' },
  ];
}

describe('history in pages', () => {
  let app: TestApp;
  let ann: Headers;
  beforeEach(async () => {
    app = await createTestApp();
    ann = await app.visitor('vis_ann');
  });
  afterEach(() => app.close());

  const get = async (id: string, query = '') => {
    const headers = { authorization: ann.authorization, origin: ann.origin };
    return app.server.inject({ url: `/api/v1/conversations/${id}/history${query}`, headers });
  };
  const pageOf = async (id: string, query = '') => (await get(id, query)).json<History>();
  const write = async (id: string, drafts: readonly EventDraft[]): Promise<ConversationEvent[]> => {
    await app.store.conversations.create({ site: 'shop', visitorId: 'vis_ann' }, { id });
    return app.store.log.append(id, drafts);
  };
  const turns = (count: number) => Array.from({ length: count }, (_, n) => turnOf(n + 1)).flat();

  it('[HI8] pages and events give the same conversation as the whole log', async () => {
    let n = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(longLogArbitrary, { minLength: 1, maxLength: 4 }), fc.nat(), async (logs, cut) => {
        const id = `conv_${++n}`;
        // Several logs one after the other, longer than a page; only the last run may be active.
        const drafts = logs.flatMap((events, part) => toDrafts(events, part, part < logs.length - 1));
        const at = cut % (drafts.length + 1);
        await write(id, drafts.slice(0, at));
        let state = historyToState(await pageOf(id));
        const rest = await app.store.log.append(id, drafts.slice(at));
        const cutAway = await app.store.log.read(id, state.lastEventId);
        state = reduceEvents([...cutAway, ...rest], state);
        while (state.above) {
          const page = await pageOf(id, `?before=${state.above.before}&workspace=none`);
          expect(page.workspace.sources).toEqual([]);
          state = prependHistory(state, page);
        }
        const whole = reduceEvents(await app.store.log.read(id, 0));
        expect(withoutMarks(state.blocks)).toEqual(withoutMarks(whole.blocks));
        expect(sourcesOf(state)).toEqual(sourcesOf(whole));
      }),
      { numRuns: 25 },
    );
  });

  it('[HI6] gives the newest 50 messages of 5,000 in whole turns, then the 50 above them', async () => {
    const log = await write('conv_1', turns(1250));
    const newest = await pageOf('conv_1');
    expect(newest.messages.map((message) => message.run_id)).toEqual(
      Array.from({ length: 12 }, (_, n) => Array(4).fill(`run_${1239 + n}`)).flat(),
    );
    expect(newest).toMatchObject({ has_more: true, last_event_id: log.length, agent_status: 'idle' });
    const older = await pageOf('conv_1', `?before=${newest.before}`);
    expect([older.messages.length, older.messages.at(-1)?.run_id]).toEqual([48, 'run_1238']);
    expect(older.last_event_id).toBe((newest.before ?? 0) - 1);
    const oldest = await pageOf('conv_1', '?before=10');
    expect([oldest.messages[0]?.id, oldest.has_more, oldest.before]).toEqual(['u1', false, null]);
  });

  it('[HI7] has all sources and the pending approval in every page, and no sources with workspace=none', async () => {
    await write('conv_1', turns(40));
    const queries = Array.from({ length: 40 }, (_, n) => `q${n + 1}`);
    const approval = { approval_id: 'appr_1', kind: 'tool' as const, name: 'book', expires_at: at };
    await app.store.log.append('conv_1', [
      {
        type: 'user_message',
        run_id: 'r',
        at,
        message_id: 'u',
        client_id: 'c',
        content: [{ type: 'text', text: 'q' }],
      },
      { type: 'message_start', run_id: 'r', at, agent: { name: 'Alder' } },
      { type: 'approval_request', run_id: 'r', at, index: 0, message_id: 'm', approval },
    ]);
    const newest = await pageOf('conv_1');
    const pages = [newest, await pageOf('conv_1', `?before=${newest.before}`), await pageOf('conv_1')];
    for (const page of pages) {
      expect(page.workspace.sources.map((group) => group.query)).toEqual(queries);
      expect(page).toMatchObject({ agent_status: 'waiting', pending_approval: { approval_id: 'appr_1' } });
    }
    expect((await pageOf('conv_1', '?workspace=none')).workspace.sources).toEqual([]);
  });

  it('gives a short page when messages are long, and a page of one turn when it is longer than a page', async () => {
    const text = 'x'.repeat(300_000);
    const long = answerOf('run_2')
      .slice(1, 4)
      .map((draft) => ('delta' in draft ? { ...draft, delta: { type: 'text_delta' as const, text } } : draft));
    await write('conv_1', [...turns(3), ...[2, 3, 4].flatMap((n) => [...turnOf(n).slice(0, 2), ...long, ...long])]);
    const newest = await pageOf('conv_1');
    expect(newest.messages.filter((message) => message.role === 'user')).toHaveLength(1);
    expect(newest.has_more).toBe(true);
  });

  it('refuses a bad cursor with its fault, and a missing conversation like a foreign one', async () => {
    await write('conv_1', turns(1));
    expect((await get('conv_1', '?before=0')).json().error).toMatchObject({ code: 'invalid_request' });
    expect((await get('conv_1', '?before=x')).json().error.message).toContain('before');
    expect((await get('conv_2', '?before=3')).statusCode).toBe(404);
    expect((await get('conv_1', '?before=999999')).json().messages).toHaveLength(4);
    expect((await get('conv_1', '?before=1')).json()).toMatchObject({ messages: [], has_more: false, before: null });
  });

  it('reads one history of a visitor at a time, and those of others meanwhile', async () => {
    await write('conv_1', turns(30));
    const { turnBefore } = app.store.log;
    let inside = 0;
    let most = 0;
    app.store.log.turnBefore = async (...args) => {
      most = Math.max(most, ++inside);
      await new Promise(setImmediate);
      inside--;
      return turnBefore(...args);
    };
    const replies = await Promise.all(Array.from({ length: 10 }, () => get('conv_1')));
    expect(most).toBe(1);
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    const crowd = await Promise.all(Array.from({ length: 40 }, () => get('conv_1')));
    expect(new Set(crowd.map((reply) => reply.statusCode))).toEqual(new Set([200, 429]));
    const refused = crowd.find((reply) => reply.statusCode === 429);
    expect(refused?.json().error.code).toBe('rate_limited');
    expect((await get('conv_1')).statusCode).toBe(200);
  });

  it('starts the next call when a client disconnects during a reply', async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.server.address() as AddressInfo;
    await write('conv_1', turns(200));
    const { sourcesBefore } = app.store.log;
    let hold = () => {};
    app.store.log.sourcesBefore = async function* (...args) {
      await new Promise<void>((resolve) => {
        hold = resolve;
      });
      yield* sourcesBefore(...args);
    };
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET /api/v1/conversations/conv_1/history HTTP/1.1\r\nhost: x\r\nauthorization: ${ann.authorization}\r\norigin: ${ann.origin}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    app.store.log.sourcesBefore = sourcesBefore;
    const waiting = get('conv_1');
    socket.destroy();
    await new Promise((resolve) => socket.once('close', resolve));
    hold();
    expect((await waiting).statusCode).toBe(200);
  });
});

/** Drafts of a log as part of a longer one: its ids are its own, and it is over. */
function toDrafts(events: readonly ConversationEvent[], part: number, isOver: boolean): EventDraft[] {
  const own = JSON.parse(
    JSON.stringify(events).replaceAll(/"(run|msg|user|client|toolu|appr)_(?=q?\d|toolu)/g, `"$1_p${part}_`),
  ) as ConversationEvent[];
  const run = isOver ? reduceEvents(own).run : null;
  const drafts = own.map(({ event_id, conversation_id, ...draft }) => draft as EventDraft);
  if (!run) return drafts;
  const base = { run_id: run.id, at };
  if (run.status === 'submitted') drafts.push({ ...base, type: 'message_start', agent: { name: 'Alder' } });
  return [...drafts, { ...base, type: 'terminal_user_stopped' }];
}

/** Keys of group marks differ: a page has new ones. Marks without a step in them are not in pages. */
function withoutMarks(blocks: readonly { type: string }[]) {
  return blocks.filter((block) => block.type !== 'group_start' && block.type !== 'group_end');
}
