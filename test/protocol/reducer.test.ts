import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type ConversationEvent,
  initialState,
  isTerminal,
  reduceEvent,
  reduceEvents,
  stepStatus,
  type ToolUseBlock,
} from '../../protocol/index.ts';
import { logArbitrary } from '../helpers/log-arbitrary.ts';

const base = { conversation_id: 'conv_1', run_id: 'run_1', at: '2026-03-25T02:00:00.000Z' };
const toolUse = (event_id: number, index: number, id: string): ConversationEvent => ({
  ...base,
  event_id,
  type: 'content_block_start',
  index,
  message_id: 'm1',
  message_type: 'step',
  content_block: { type: 'tool_use', id, name: 'search_stock', input: { symbol: 'VNM' }, tool_content_message: 'VNM' },
});
const toolResult = (event_id: number, index: number, id: string, status: 'success' | 'error'): ConversationEvent => ({
  ...base,
  event_id,
  type: 'content_block_start',
  index,
  message_id: `r-${id}`,
  message_type: 'step',
  content_block: {
    type: 'tool_result',
    tool_use_id: id,
    name: 'search_stock',
    tool_content_message: 'VNM',
    status,
    content: `result of ${id}`,
  },
});
const steps = (log: ConversationEvent[]) =>
  reduceEvents(log).blocks.filter((block): block is ToolUseBlock => block.type === 'tool_use');

/** Questions with answers of three deltas each, one of them written twice. */
function conversationOf(turns: number): ConversationEvent[] {
  const log: ConversationEvent[] = [];
  for (let turn = 1; turn <= turns; turn++) {
    const envelope = { conversation_id: 'conv_1', run_id: `run_${turn}`, at: base.at };
    const add = (draft: object) => log.push({ ...envelope, event_id: log.length + 1, ...draft } as ConversationEvent);
    const content = [{ type: 'text', text: 'q' }];
    add({ type: 'user_message', message_id: `u_${turn}`, client_id: `c_${turn}`, content });
    add({ type: 'message_start', agent: { name: 'Alder' } });
    for (const attempt of ['x', 'y']) {
      const block = { index: attempt === 'x' ? 0 : 1, message_id: `m_${turn}${attempt}` };
      add({ type: 'content_block_start', ...block, message_type: 'chat', content_block: { type: 'text', text: '' } });
      for (const text of ['a', 'b', 'c'])
        add({ type: 'content_block_delta', ...block, delta: { type: 'text_delta', text } });
      add({ type: 'content_block_stop', ...block });
      if (attempt === 'x') add({ type: 'message_retract', message_id: block.message_id });
    }
    add({ type: 'message_stop', stop_reason: 'stop' });
  }
  return log;
}

describe('reduceEvent', () => {
  it('[RD1] changes nothing for an event that was applied before', () => {
    fc.assert(
      fc.property(logArbitrary, fc.infiniteStream(fc.nat()), (log, picks) => {
        const doubled = log.flatMap((event, i) => {
          const earlier = log[(picks.next().value as number) % (i + 1)]!;
          return [event, earlier, event];
        });
        expect(reduceEvents(doubled)).toEqual(reduceEvents(log));
      }),
    );
  });

  it('[RD2] returns the same object for an unknown event, an unknown block, and a delta for a block that does not exist', () => {
    const state = reduceEvents([toolUse(1, 0, 'toolu_1')]);
    const unknown = { ...base, event_id: 2, type: 'from_the_future', message_id: 'm1' } as unknown as ConversationEvent;
    expect(reduceEvent(state, unknown)).toBe(state);
    const inherited = { ...base, event_id: 2, type: 'constructor' } as unknown as ConversationEvent;
    expect(reduceEvent(state, inherited)).toBe(state);
    const block = {
      ...toolUse(2, 1, 'toolu_2'),
      content_block: { type: 'hologram', text: 'x' },
    } as unknown as ConversationEvent;
    expect(reduceEvent(state, block)).toBe(state);
    const delta: ConversationEvent = {
      ...base,
      event_id: 2,
      type: 'content_block_delta',
      index: 9,
      message_id: 'gone',
      delta: { type: 'text_delta', text: 'x' },
    };
    expect(reduceEvent(state, delta)).toBe(state);
  });

  it('[RD2] unknown events and blocks between the others change nothing', () => {
    fc.assert(
      fc.property(logArbitrary, (log) => {
        const known = log.filter((event) => (event.type as string) !== 'from_the_future');
        expect(reduceEvents(log).blocks).toEqual(reduceEvents(known).blocks);
      }),
    );
  });

  it('[RD3] keeps the identity of every block it does not change', () => {
    fc.assert(
      fc.property(logArbitrary, (log) => {
        let state = initialState;
        for (const event of log) {
          const next = reduceEvent(state, event);
          if (event.type === 'content_block_delta' || event.type === 'content_block_stop') {
            const moved = next.blocks.filter((block, i) => block !== state.blocks[i]);
            expect(moved.length).toBeLessThanOrEqual(1);
          }
          state = next;
        }
      }),
    );
  });

  it('[RD4] merged deltas give the same state as the deltas one by one', () => {
    fc.assert(
      fc.property(logArbitrary, fc.infiniteStream(fc.boolean()), (log, joins) => {
        const merged: ConversationEvent[] = [];
        for (const event of log) {
          const last = merged.at(-1);
          if (joins.next().value && last && canMerge(last, event)) merged[merged.length - 1] = merge(last, event);
          else merged.push(event);
        }
        expect(reduceEvents(merged)).toEqual(reduceEvents(log));
      }),
    );
  });

  it('[RD9] a list of events gives the same state as its events one by one, also on top of another state', () => {
    fc.assert(
      fc.property(logArbitrary, fc.nat(), (log, at) => {
        const states = [initialState];
        for (const event of log) states.push(reduceEvent(states.at(-1)!, event));
        expect(reduceEvents(log)).toEqual(states.at(-1));
        const base = states[at % states.length]!;
        const before = structuredClone(base);
        const blocks = [...base.blocks];
        expect(reduceEvents(log, base)).toEqual(states.at(-1));
        expect(base).toEqual(before);
        expect(base.blocks.every((block, i) => block === blocks[i])).toBe(true);
      }),
    );
    expect(reduceEvents([], initialState)).toBe(initialState);
  });

  it('[RD9] does not copy the list of blocks for each event', () => {
    const log = conversationOf(200);
    const copied = { elements: 0 };
    const spies = (['with', 'map', 'filter', 'slice'] as const).map((name) => {
      const original = Array.prototype[name] as (...args: unknown[]) => unknown;
      return vi.spyOn(Array.prototype, name).mockImplementation(function (this: unknown[], ...args: unknown[]) {
        const result = original.apply(this, args) as unknown[];
        // `filter` reads every element, the others copy what they return.
        copied.elements += name === 'filter' ? this.length : result.length;
        return result as never;
      });
    });
    const state = reduceEvents(log);
    for (const spy of spies) spy.mockRestore();
    expect(state.blocks).toHaveLength(200 * 3);
    // At most the blocks of the current run, not of the conversation.
    expect(copied.elements / log.length).toBeLessThan(10);
  });

  it('[RD5] merges a result into its call by id, in whichever order results come', () => {
    const log = [
      toolUse(1, 0, 'a'),
      toolUse(2, 1, 'b'),
      toolResult(3, 2, 'b', 'success'),
      toolResult(4, 3, 'a', 'error'),
    ];
    const [a, b] = steps(log);
    expect(a).toMatchObject({ toolResult: 'result of a', toolResultError: true });
    expect(b).toMatchObject({ toolResult: 'result of b', toolResultError: false });
    expect(reduceEvents(log).blocks.filter((block) => block.type === 'tool_result' && !block.merged)).toEqual([]);
  });

  it('[RD5] keeps a result without a call as a separate block, and accepts tool_name', () => {
    const orphan = toolResult(1, 0, 'nobody', 'success') as ConversationEvent & {
      content_block: Record<string, unknown>;
    };
    const { name, ...content } = orphan.content_block;
    const [block] = reduceEvents([
      {
        ...orphan,
        content_block: { ...content, tool_name: name, tool_content_message: '' },
      } as unknown as ConversationEvent,
    ]).blocks;
    expect(block).toMatchObject({ merged: false, name: 'search_stock', tool_content_message: 'Search stock' });
  });

  it('[RD6] drops every block of a retracted message and undoes its merge', () => {
    const retract: ConversationEvent = { ...base, event_id: 4, type: 'message_retract', message_id: 'r-a' };
    const [a] = steps([toolUse(1, 0, 'a'), toolResult(3, 2, 'a', 'success'), retract]);
    expect(a).toEqual(steps([toolUse(1, 0, 'a')])[0]);
  });

  it('[RD7] nothing streams after the end of a run, and no run is live', () => {
    fc.assert(
      fc.property(logArbitrary, (log) => {
        const state = reduceEvents(log);
        fc.pre(isTerminal(log.at(-1)!));
        expect(state.run).toBeNull();
        expect(state.blocks.some((block) => 'isStreaming' in block && block.isStreaming)).toBe(false);
      }),
    );
  });
});

describe('stepStatus', () => {
  it('[GR4] is running while live, stopped once the run is over, else the status of the result', () => {
    const [open] = steps([toolUse(1, 0, 'a')]) as [ToolUseBlock];
    expect(stepStatus(open, true)).toBe('running');
    expect(stepStatus(open, false)).toBe('stopped');
    const [failed] = steps([toolUse(1, 0, 'a'), toolResult(2, 1, 'a', 'error')]) as [ToolUseBlock];
    expect(stepStatus(failed, true)).toBe('error');
    expect(stepStatus({ ...failed, toolResultStatus: 'cancelled' }, false)).toBe('cancelled');
    expect(stepStatus({ ...failed, toolResultStatus: 'success', toolResultError: false }, false)).toBe('success');
  });
});

function canMerge(a: ConversationEvent, b: ConversationEvent): boolean {
  return (
    a.type === 'content_block_delta' &&
    b.type === 'content_block_delta' &&
    a.message_id === b.message_id &&
    a.index === b.index &&
    a.delta.type === b.delta.type
  );
}

function merge(a: ConversationEvent, b: ConversationEvent): ConversationEvent {
  if (a.type !== 'content_block_delta' || b.type !== 'content_block_delta') return b;
  const delta =
    a.delta.type === 'text_delta' && b.delta.type === 'text_delta'
      ? { type: 'text_delta' as const, text: a.delta.text + b.delta.text }
      : a.delta.type === 'thinking_delta' && b.delta.type === 'thinking_delta'
        ? { type: 'thinking_delta' as const, thinking: a.delta.thinking + b.delta.thinking }
        : b.delta;
  return { ...b, delta };
}
