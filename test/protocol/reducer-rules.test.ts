// Rules of the reducer where the second of two things must change nothing, or must change the right one of two.
import { describe, expect, it } from 'vitest';
import {
  type ConversationEvent,
  type EventDraft,
  initialState,
  reduceEvent,
  reduceEvents,
} from '../../protocol/index.ts';

const at = '2026-03-25T02:00:00.000Z';
/** A log of these drafts, with ids from 1; the run is `run_1` where a draft names none. */
const logOf = (...drafts: (Partial<EventDraft> & { type: string })[]) =>
  drafts.map((draft, n) => ({
    run_id: 'run_1',
    conversation_id: 'c',
    at,
    ...draft,
    event_id: n + 1,
  })) as ConversationEvent[];

const begin = (run_id = 'run_1') => ({ type: 'message_start' as const, run_id, agent: { name: 'Alder' } });
const block = (message_id: string, index: number, content_block: object) => ({
  type: 'content_block_start' as const,
  message_id,
  index,
  message_type: 'step' as const,
  content_block,
});
const use = block('m1', 0, {
  type: 'tool_use',
  id: 't1',
  name: 'search',
  input: {},
  tool_content_message: 'Searching',
});
const result = (index: number, status: string, content: string) =>
  block(`r${index}`, index, {
    type: 'tool_result',
    tool_use_id: 't1',
    name: 'search',
    tool_content_message: 'Found',
    status,
    content,
  });
const stepOf = (log: readonly ConversationEvent[]) => reduceEvents(log).blocks.find((one) => one.type === 'tool_use');

describe('the reducer', () => {
  it('[RD5] merges the first result of a call; a second one is a block of its own', () => {
    const log = logOf(
      begin(),
      use as never,
      result(1, 'success', 'one') as never,
      result(2, 'success', 'two') as never,
    );
    expect(stepOf(log)).toMatchObject({ toolResult: 'one' });
    expect(reduceEvents(log).blocks.flatMap((one) => (one.type === 'tool_result' ? [one.merged] : []))).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['success', false],
    ['error', true],
    ['cancelled', true],
  ])('[RD5] a result with status %s: toolResultError is %s', (status, isError) => {
    expect(stepOf(logOf(begin(), use as never, result(1, status, 'x') as never))).toMatchObject({
      toolResultError: isError,
    });
  });

  it('[RD8] the first decision about an approval counts', () => {
    const approval = { approval_id: 'a1', kind: 'tool', tool_use_id: 't1', name: 'search', input: {}, expires_at: at };
    const decide = (decision: string) => ({ type: 'approval_result' as const, approval_id: 'a1', decision });
    const log = logOf(
      begin(),
      use as never,
      { type: 'approval_request', message_id: 'm2', index: 1, approval } as never,
      decide('approved') as never,
      decide('rejected') as never,
    );
    const [last, ...before] = log.reverse();
    const state = reduceEvents(before.reverse());
    expect(reduceEvent(state, last!)).toBe(state);
    expect(state.blocks.find((one) => one.type === 'approval')).toMatchObject({ outcome: { decision: 'approved' } });
  });

  it('[RD7] the end of an earlier run leaves the present one active', () => {
    const end = { type: 'message_stop' as const, run_id: 'run_1', stop_reason: 'stop' };
    const state = reduceEvents(logOf(begin('run_1'), begin('run_2'), end as never));
    expect(state.run).toEqual({ id: 'run_2', status: 'running' });
    expect(state.blocks.map((one) => one.type === 'run' && one.status)).toEqual(['done', 'running']);
  });

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    '[RD2] %s is an unknown type of event',
    (type) => {
      expect(reduceEvent(initialState, logOf({ type } as never)[0]!)).toBe(initialState);
    },
  );

  it('[RD10] marks the run that is replaced, and no later one', () => {
    const again = { type: 'regenerate' as const, run_id: 'run_3', message_id: 'u', client_id: 'x', replaces: 'run_1' };
    const { blocks } = reduceEvents(logOf(begin('run_1'), begin('run_2'), again as never));
    expect(blocks.map((one) => one.type === 'run' && one.superseded_by)).toEqual(['run_3', undefined]);
  });
});
