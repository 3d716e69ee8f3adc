import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ConversationEvent,
  type ConversationState,
  collectSources,
  groupBlocks,
  historyCut,
  historyToState,
  reduceEvents,
  toHistory,
} from '../../protocol/index.ts';
import { logArbitrary } from '../helpers/log-arbitrary.ts';

const conversation = { id: 'conv_1', title: null, created_at: '', updated_at: '' };

/** What a visitor sees of a state. Group keys are left out: a group that lost its first step has another one from history. */
function view(state: ConversationState) {
  return {
    entries: groupBlocks(state.blocks, state.run !== null).map((entry) =>
      entry.type === 'group' ? { ...entry, key: '' } : entry,
    ),
    sources: collectSources(state.blocks),
    run: state.run,
    title: state.title,
    suggestions: state.suggestions,
  };
}

/** A snapshot after `length` events as a client gets it: as JSON. */
function snapshotAt(log: readonly ConversationEvent[], length: number) {
  return JSON.parse(JSON.stringify(toHistory(log.slice(0, length), conversation))) as ReturnType<typeof toHistory>;
}

describe('history', () => {
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

  it('[HI1] history of an ended conversation alone is the whole of it', () => {
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

  it('[HI1] a group that nobody closed does not swallow what follows an empty one', () => {
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
