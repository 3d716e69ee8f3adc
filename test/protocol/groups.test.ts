import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BlockGroup,
  type ConversationEvent,
  groupBlocks,
  historyToState,
  initialState,
  reduceEvent,
  reduceEvents,
  shownMessages,
  toHistory,
} from '../../protocol/index.ts';
import { logArbitrary } from '../helpers/log-arbitrary.ts';

const base = { conversation_id: 'conv_1', run_id: 'run_1', at: '2026-03-25T02:00:00.000Z' };
type Draft = Record<string, unknown> & { type: string };
const log = (...drafts: Draft[]) =>
  drafts.map((draft, i) => ({ ...base, event_id: i + 1, ...draft }) as unknown as ConversationEvent);
const start = (index: number, message_id: string, content_block: Draft): Draft => ({
  type: 'content_block_start',
  index,
  message_id,
  message_type: index === 0 ? 'chat' : 'step',
  content_block,
});
const stop = (index: number, message_id: string): Draft => ({ type: 'content_block_stop', index, message_id });
const call = (id: string, label: string): Draft => ({
  type: 'tool_use',
  id,
  name: 'tool',
  input: {},
  tool_content_message: label,
});
const result = (id: string, label: string): Draft => ({
  type: 'tool_result',
  tool_use_id: id,
  name: 'tool',
  status: 'success',
  content: 'ok',
  tool_content_message: label,
});

/** The stream of the group-display document: commentary, a group of two calls, the answer. */
const documented = log(
  { type: 'user_message', message_id: 'u', client_id: 'c', content: [{ type: 'text', text: 'thị trường hôm nay' }] },
  { type: 'message_start', agent: { name: 'Trợ lý' } },
  start(0, 'm0', { type: 'text', text: 'Chờ mình cập nhật nhé.', is_part: true }),
  stop(0, 'm0'),
  { type: 'group_start', index: 1, message_id: 'm1' },
  start(2, 'm1', call('tc-1', 'Lập kế hoạch phân tích')),
  stop(2, 'm1'),
  start(3, 'm1', call('tc-2', 'Phân tích giá VNINDEX')),
  stop(3, 'm1'),
  start(4, 'm2', result('tc-1', 'Lập kế hoạch phân tích')),
  stop(4, 'm2'),
  start(5, 'm3', result('tc-2', 'Phân tích giá VNINDEX')),
  stop(5, 'm3'),
  { type: 'group_end', index: 6, message_id: 'm3', summary: 'Phân tích giá VNINDEX' },
  start(7, 'm4', { type: 'text', text: 'VNINDEX hôm nay tăng 2.69%...', is_final: true }),
  stop(7, 'm4'),
  { type: 'message_stop', stop_reason: 'stop' },
);

function shape(entries: readonly BlockGroup[]): unknown[] {
  return entries.map((entry) =>
    entry.type === 'group'
      ? { summary: entry.summary, open: entry.isOpen, steps: entry.blocks.map((block) => block.type) }
      : entry.block.type,
  );
}

describe('groupBlocks', () => {
  /** A step and a call displayed otherwise in one message, as a run writes them. */
  const displayed = (display: string, ...more: Draft[]) => {
    const end = { type: 'group_end', index: 2, message_id: 'm1', summary: 'Step' };
    return log(
      { type: 'message_start', agent: { name: 'A' } },
      { type: 'group_start', index: 0, message_id: 'm1' },
      start(1, 'm1', call('tc-1', 'Step')),
      stop(1, 'm1'),
      ...(display === 'content' ? [end] : []),
      start(3, 'm1', { ...call('tc-2', 'Other'), display }),
      stop(3, 'm1'),
      start(4, 'm3', result('tc-2', 'Other')),
      stop(4, 'm3'),
      ...more,
    );
  };
  const step = { summary: 'Step', open: false, steps: ['tool_use'] };

  it('[GR8] shows a call as content outside of the group that it closes, and leaves out a hidden one with its result', () => {
    const shapeOf = (display: string) => shape(groupBlocks(reduceEvents(displayed(display)).blocks, false)).slice(1);
    expect(shapeOf('content')).toEqual([step, 'tool_use']);
    expect(shapeOf('hidden')).toEqual([step]);
    expect(shapeOf('later')).toEqual([{ ...step, summary: 'Other', steps: ['tool_use', 'tool_use'] }]);
  });

  it('[GR8] shows no open group whose steps are all hidden', () => {
    const live = log(
      { type: 'message_start', agent: { name: 'A' } },
      { type: 'group_start', index: 0, message_id: 'm1' },
      start(1, 'm1', { ...call('tc-1', 'Step'), display: 'hidden' }),
    );
    expect(shape(groupBlocks(reduceEvents(live).blocks, true))).toEqual(['run']);
    expect(shape(groupBlocks(reduceEvents(live.slice(0, 2)).blocks, true))).toHaveLength(2);
  });

  it('[GR8] shows a hidden call that a person decides about', () => {
    const approval = { approval_id: 'a', kind: 'tool', tool_use_id: 'tc-2', name: 'tool', input: {} };
    const events = displayed('hidden', { type: 'approval_request', index: 5, message_id: 'm4', approval });
    const [, group] = groupBlocks(reduceEvents(events).blocks, false);
    expect(group?.type === 'group' && group.blocks.map((block) => block.type)).toEqual(['tool_use', 'tool_use']);
  });

  it.each(['content', 'hidden'])('[GR8] [HI1] reads a call displayed as %s from history as from the log', (display) => {
    const events = displayed(display, { type: 'message_stop', stop_reason: 'stop' });
    const history = toHistory(events, { id: 'conv_1', title: null, created_at: '', updated_at: '' });
    const view = (blocks: Parameters<typeof groupBlocks>[0]) => shape(groupBlocks(blocks, false));
    expect(view(historyToState(history).blocks)).toEqual(view(reduceEvents(events).blocks));
    expect(history.messages[0]?.tool_calls).toHaveLength(display === 'content' ? 1 : 2);
  });

  it('[GR1] folds the documented stream to commentary, group, answer', () => {
    expect(shape(groupBlocks(reduceEvents(documented).blocks, false))).toEqual([
      'user',
      'run',
      'text',
      { summary: 'Phân tích giá VNINDEX', open: false, steps: ['tool_use', 'tool_use'] },
      'text',
    ]);
  });

  it('[GR1] the documented history has the documented display types', () => {
    const { messages } = toHistory(documented, { id: 'conv_1', title: null, created_at: '', updated_at: '' });
    expect(messages.map((message) => [message.role, message.display_type, message.summary])).toEqual([
      ['user', 'content', undefined],
      ['assistant', 'content', undefined],
      ['assistant', 'group_start', 'Phân tích giá VNINDEX'],
      ['tool', 'group_item', undefined],
      ['tool', 'group_end', 'Phân tích giá VNINDEX'],
      ['assistant', 'content', undefined],
    ]);
    expect(messages[2]!.tool_calls?.map((each) => each.id)).toEqual(['tc-1', 'tc-2']);
  });

  it('[GR2] a group of one message is group_start with group_closed, and closed when read', () => {
    const events = log(
      { type: 'message_start', agent: { name: 'A' } },
      { type: 'group_start', index: 0, message_id: 'm1' },
      start(1, 'm1', { type: 'thinking', thinking: 'hm' }),
      stop(1, 'm1'),
      { type: 'group_end', index: 2, message_id: 'm1', summary: 'Suy nghĩ' },
      { type: 'message_stop', stop_reason: 'stop' },
    );
    const history = toHistory(events, { id: 'conv_1', title: null, created_at: '', updated_at: '' });
    expect(history.messages).toHaveLength(1);
    expect(history.messages[0]).toMatchObject({ display_type: 'group_start', group_closed: true, summary: 'Suy nghĩ' });
    expect(shape(groupBlocks(historyToState(history).blocks, false))).toEqual([
      'run',
      { summary: 'Suy nghĩ', open: false, steps: ['thinking'] },
    ]);
  });

  it('[GR3] the last group is open only while the run is live, and takes the label of its last step', () => {
    const running = reduceEvents(documented.slice(0, 10)).blocks;
    expect(shape(groupBlocks(running, true)).at(-1)).toMatchObject({ open: true, summary: 'Phân tích giá VNINDEX' });
    expect(shape(groupBlocks(running, false)).at(-1)).toMatchObject({ open: false });
  });

  it('[GR3] text that is not is_part closes an open group', () => {
    const events = log(
      { type: 'message_start', agent: { name: 'A' } },
      { type: 'group_start', index: 0, message_id: 'm1' },
      start(1, 'm1', call('a', 'A')),
      start(2, 'm2', { type: 'text', text: 'answer' }),
      start(3, 'm3', call('b', 'B')),
    );
    expect(shape(groupBlocks(reduceEvents(events).blocks, true))).toEqual([
      'run',
      { summary: 'A', open: false, steps: ['tool_use'] },
      'text',
      'tool_use',
    ]);
  });

  it('[RD10] [GR6] a superseded answer is kept and not shown, live and from history', () => {
    const again = (run_id: string, replaces: string): Draft[] => [
      { type: 'regenerate', run_id, message_id: 'u', client_id: `again_${run_id}`, replaces },
      { type: 'message_start', run_id, agent: { name: 'Trợ lý' } },
      { ...start(0, `m_${run_id}`, { type: 'text', text: `answer of ${run_id}` }), run_id },
      { ...stop(0, `m_${run_id}`), run_id },
      { type: 'message_stop', run_id, stop_reason: 'stop' },
    ];
    const events = [...documented, ...again('run_2', 'run_1'), ...again('run_3', 'run_2')].map(
      (event, i) => ({ ...base, ...event, event_id: i + 1 }) as ConversationEvent,
    );
    const asked = reduceEvents(events.slice(0, documented.length + 1));
    expect(asked.run).toEqual({ id: 'run_2', status: 'submitted' });
    expect(shape(groupBlocks(asked.blocks, true))).toEqual(['user']);
    const state = reduceEvents(events);
    expect(shape(groupBlocks(state.blocks, false))).toEqual(['user', 'run', 'text']);
    expect(state.blocks.at(-1)).toMatchObject({ text: 'answer of run_3' });
    const history = toHistory(events, { id: 'conv_1', title: null, created_at: '', updated_at: '' });
    expect(history.runs.map((run) => run.superseded_by)).toEqual(['run_2', 'run_3', undefined]);
    expect(shape(groupBlocks(historyToState(history).blocks, false))).toEqual(['user', 'run', 'text']);
    expect(JSON.stringify(history.messages)).toContain('VNINDEX hôm nay');
    expect(shownMessages(history).map(({ role, content }) => [role, content])).toEqual([
      ['user', [{ type: 'text', text: 'thị trường hôm nay' }]],
      ['assistant', [{ type: 'text', text: 'answer of run_3' }]],
    ]);
  });

  it('[GR5] entries that did not change keep their identity', () => {
    fc.assert(
      fc.property(logArbitrary, (events) => {
        let state = initialState;
        let entries: readonly BlockGroup[] = [];
        for (const event of events) {
          state = reduceEvent(state, event);
          const next = groupBlocks(state.blocks, state.run !== null, entries);
          expect(next).toEqual(groupBlocks(state.blocks, state.run !== null));
          if (event.type === 'content_block_delta') {
            expect(next.filter((entry, i) => entry !== entries[i]).length).toBeLessThanOrEqual(1);
          }
          entries = next;
        }
      }),
    );
  });
});
