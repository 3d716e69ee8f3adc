import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type ConversationEvent,
  type ConversationState,
  countBlocks,
  groupBlocks,
  type History,
  historyCut,
  historyInSteps,
  historyToState,
  PageBuilder,
  prependHistory,
  reduceEvents,
  sourcesOf,
  toHistory,
  toTurns,
  versionsOf,
} from '../../protocol/index.ts';
import { logArbitrary, longLogArbitrary } from '../helpers/log-arbitrary.ts';

const conversation = { id: 'conv_1', title: null, created_at: '', updated_at: '' };

/** What a visitor sees of a state, without group keys: a group whose first step was retracted has another key from history. */
function view(state: ConversationState) {
  return {
    entries: groupBlocks(state.blocks, state.run !== null, [], state.head).map((entry) =>
      entry.type === 'group' ? { ...entry, key: '' } : entry,
    ),
    sources: sourcesOf(state),
    run: state.run,
    title: state.title,
    suggestions: state.suggestions,
    feedback: state.feedback,
    versions: versionsOf(state.blocks, state.head).places(),
  };
}

/** A snapshot after `length` events as a client gets it: as JSON. */
function snapshotAt(log: readonly ConversationEvent[], length: number) {
  return JSON.parse(JSON.stringify(toHistory(log.slice(0, length), conversation))) as ReturnType<typeof toHistory>;
}

/** A page as a client gets it, with the sources and ratings of the whole conversation in it. */
function pageOf(log: readonly ConversationEvent[], messages: number, before: number | null): History {
  const page = new PageBuilder({ messages, chars: 1e9 });
  const turns = toTurns(log);
  const above = turns.filter((turn) => before === null || turn[0]!.event_id < before);
  while (above.length > 0 && page.add(above.at(-1)!, 0)) above.pop();
  const { workspace, feedback, conversation: row } = toHistory(log, conversation);
  return JSON.parse(JSON.stringify({ ...page.toHistory(row, above.length > 0), workspace, feedback }));
}

/** The state with everything above it, loaded page by page. */
function withOlderPages(state: ConversationState, log: readonly ConversationEvent[], messages: number) {
  let next = state;
  while (next.above)
    next = prependHistory(next, { ...pageOf(log, messages, next.above.before), workspace: NO_WORKSPACE });
  return next;
}

const NO_WORKSPACE = { sources: [] };

/** Turns with one search each: four flat messages. */
function conversationLog(turns: number): ConversationEvent[] {
  const log: ConversationEvent[] = [];
  for (let turn = 1; turn <= turns; turn++) {
    const envelope = { conversation_id: 'conv_1', run_id: `run_${turn}`, at: '2026-03-25T02:00:00.000Z' };
    const add = (draft: object) => log.push({ ...envelope, event_id: log.length + 1, ...draft } as ConversationEvent);
    const whole = (index: number, content_block: object) => {
      const block = { index, message_id: `m${turn}_${index}` };
      add({ type: 'content_block_start', ...block, message_type: 'step', content_block });
      add({ type: 'content_block_stop', ...block });
    };
    const id = `toolu_${turn}`;
    const source = { url: `https://a.example/${turn}`, title: 'A', snippet: '', domain: 'a.example', favicon: null };
    const artifact = { query: `q${turn}`, sources: [source] };
    const result = { tool_use_id: id, name: 's', tool_content_message: 'S', status: 'success', content: 'found' };
    add({
      type: 'user_message',
      message_id: `u${turn}`,
      client_id: `c${turn}`,
      content: [{ type: 'text', text: 'q' }],
    });
    add({ type: 'message_start', agent: { name: 'Alder' } });
    whole(0, { type: 'tool_use', id, name: 's', input: {}, tool_content_message: 'S' });
    whole(1, { type: 'tool_result', ...result, artifact });
    whole(2, { type: 'text', text: 'a', is_final: true });
    add({ type: 'message_stop', stop_reason: 'stop' });
  }
  return log;
}

// A log is folded once for every cut of it: 5 s alone, 38 s beside other work.
vi.setConfig({ testTimeout: 120_000 });

describe('history', () => {
  it('gives the same read in steps, however long they are', () => {
    fc.assert(
      fc.property(longLogArbitrary, fc.integer({ min: 1, max: 40 }), (log, size) => {
        const page = snapshotAt(log, log.length);
        const steps = historyInSteps(page, size);
        let next = steps.next();
        while (!next.done) next = steps.next();
        expect(next.value).toEqual(historyToState(page));
      }),
    );
  });

  it('[HI1] fold(history) + rest = fold(all), wherever the log is cut', () => {
    fc.assert(
      fc.property(logArbitrary, (log) => {
        const whole = view(reduceEvents(log));
        for (let length = 0; length <= log.length; length++) {
          const history = snapshotAt(log, length);
          const rest = log.filter((event) => event.event_id > history.last_event_id);
          expect(view(reduceEvents(rest, historyToState(history)))).toEqual(whole);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('[HI8] older pages + newest page + rest = fold(all), for every cut and page size, in either order', () => {
    fc.assert(
      fc.property(longLogArbitrary, fc.integer({ min: 1, max: 40 }), (log, messages) => {
        const whole = view(reduceEvents(log));
        for (let length = 0; length <= log.length; length++) {
          const newest = pageOf(log.slice(0, length), messages, null);
          const rest = log.filter((event) => event.event_id > newest.last_event_id);
          const pagesFirst = reduceEvents(rest, withOlderPages(historyToState(newest), log, messages));
          const restFirst = withOlderPages(reduceEvents(rest, historyToState(newest)), log, messages);
          expect(view(pagesFirst)).toEqual(whole);
          expect(view(restFirst)).toEqual(whole);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('[HI6] a page holds whole turns, at most as many messages as its size, and always the newest turn', () => {
    fc.assert(
      fc.property(longLogArbitrary, fc.integer({ min: 1, max: 40 }), (log, messages) => {
        let before: number | null = null;
        const seen: string[] = [];
        do {
          const page: History = pageOf(log, messages, before);
          // One turn alone may be longer, also because of superseded answers.
          const turns = page.messages.filter((message) => message.role === 'user').length;
          expect(page.messages.length <= messages || turns <= 1).toBe(true);
          if (page.has_more) expect(page.messages[0]?.role).toBe('user');
          seen.unshift(...page.messages.map((message) => message.id));
          before = page.before ?? null;
          expect(page.has_more).toBe(before !== null);
        } while (before !== null);
        expect(seen).toEqual(toHistory(log, conversation).messages.map((message) => message.id));
      }),
      { numRuns: 100 },
    );
  });

  it('[HI6] a page holds at most as many blocks as its size, and always the newest turn', () => {
    const turns = toTurns(conversationLog(6)).slice(-3);
    const perTurn = countBlocks(turns.at(-1)!);
    const sizeOf = (blocks: number) => {
      const page = new PageBuilder({ messages: 1e3, chars: 1e9, blocks });
      return turns.toReversed().filter((turn) => page.add(turn, 0)).length;
    };
    expect(perTurn).toBeGreaterThan(0);
    expect([sizeOf(0), sizeOf(perTurn), sizeOf(1e6)]).toEqual([1, 1, 3]);
  });

  it('[HI6] a reply without has_more is a complete history', () => {
    const { has_more, before, ...plain } = pageOf(conversationLog(3), 50, null);
    expect([has_more, before, historyToState(plain).above]).toEqual([false, null, null]);
  });

  it('[HI7] sources of turns that are not loaded are kept, each once, in order', () => {
    const log = conversationLog(9);
    const newest = historyToState(pageOf(log, 8, null));
    const queries = (state: ConversationState) => sourcesOf(state).map((group) => group.query);
    expect(queries(newest)).toEqual(Array.from({ length: 9 }, (_, i) => `q${i + 1}`));
    expect(newest.blocks.filter((block) => block.type === 'user')).toHaveLength(2);
    const older = prependHistory(newest, pageOf(log, 8, newest.above?.before ?? null));
    expect(older.blocks.filter((block) => block.type === 'user')).toHaveLength(4);
    expect(queries(older)).toEqual(queries(newest));
  });

  it('[HI1] the history of an ended conversation is complete', () => {
    fc.assert(
      fc.property(logArbitrary, (log) => {
        const all = reduceEvents(log);
        fc.pre(all.run === null);
        const history = snapshotAt(log, log.length);
        expect(history.last_event_id).toBe(log.at(-1)!.event_id);
        expect(view(historyToState(history))).toEqual(view(all));
      }),
      { numRuns: 300 },
    );
  });

  it('[HI2] ends before a block that still streams, and before a group that has no step yet', () => {
    fc.assert(
      fc.property(logArbitrary, fc.nat(), (log, at) => {
        const prefix = log.slice(0, at % (log.length + 1));
        const cut = historyCut(prefix);
        const state = reduceEvents(prefix.filter((event) => event.event_id <= cut));
        expect(state.blocks.some((block) => 'isStreaming' in block && block.isStreaming)).toBe(false);
        const last = groupBlocks(state.blocks, true).at(-1);
        expect(last?.type === 'group' && last.isOpen && last.blocks.length === 0).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('[HI1] an unclosed group without steps does not include the messages after it', () => {
    const base = { conversation_id: 'conv_1', run_id: 'run_1', at: '2026-03-25T02:00:00.000Z' };
    const data = (event_id: number, index: number): ConversationEvent[] => [
      {
        ...base,
        event_id,
        type: 'content_block_start',
        index,
        message_id: `m${index}`,
        message_type: 'step',
        content_block: { type: 'data', name: 'x', data: {} },
      },
      { ...base, event_id: event_id + 1, type: 'content_block_stop', index, message_id: `m${index}` },
    ];
    const log: ConversationEvent[] = [
      { ...base, event_id: 1, type: 'message_start', agent: { name: 'Alder' } },
      { ...base, event_id: 2, type: 'group_start', index: 0, message_id: 'm1' },
      ...data(3, 1),
      { ...base, event_id: 5, type: 'group_start', index: 2, message_id: 'm4' },
      { ...base, event_id: 6, type: 'group_end', index: 3, message_id: 'm4', summary: '' },
      ...data(7, 4),
      { ...base, event_id: 9, type: 'message_stop', stop_reason: 'stop' },
    ];
    expect(view(historyToState(snapshotAt(log, log.length)))).toEqual(view(reduceEvents(log)));
  });

  it('[HI3] says idle, running or waiting, and which approval is pending', () => {
    const base = { conversation_id: 'conv_1', run_id: 'run_1', at: '2026-03-25T02:00:00.000Z' };
    const approval = {
      approval_id: 'appr_1',
      kind: 'tool' as const,
      tool_use_id: 'toolu_1',
      name: 'book',
      expires_at: '2026-03-25T02:10:00.000Z',
    };
    const log: ConversationEvent[] = [
      {
        ...base,
        event_id: 1,
        type: 'user_message',
        message_id: 'u',
        client_id: 'c',
        content: [{ type: 'text', text: 'q' }],
      },
      { ...base, event_id: 2, type: 'message_start', agent: { name: 'Alder' } },
      { ...base, event_id: 3, type: 'group_start', index: 0, message_id: 'm1' },
      {
        ...base,
        event_id: 4,
        type: 'content_block_start',
        index: 1,
        message_id: 'm1',
        message_type: 'chat',
        content_block: { type: 'tool_use', id: 'toolu_1', name: 'book', input: {}, tool_content_message: 'Book' },
      },
      { ...base, event_id: 5, type: 'content_block_stop', index: 1, message_id: 'm1' },
      { ...base, event_id: 6, type: 'approval_request', index: 2, message_id: 'm2', approval },
      { ...base, event_id: 7, type: 'approval_result', approval_id: 'appr_1', decision: 'rejected' },
      { ...base, event_id: 8, type: 'terminal_user_stopped' },
    ];
    const statusAfter = (n: number) => {
      const history = toHistory(log.slice(0, n), conversation);
      return [history.agent_status, history.pending_approval?.approval_id ?? null];
    };
    expect(statusAfter(0)).toEqual(['idle', null]);
    expect(statusAfter(1)).toEqual(['running', null]);
    expect(statusAfter(6)).toEqual(['waiting', 'appr_1']);
    expect(statusAfter(7)).toEqual(['running', null]);
    expect(statusAfter(8)).toEqual(['idle', null]);
  });
});
