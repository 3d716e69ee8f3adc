// The checker finds what it is there for: a log of two runs is tampered with, one way at a time.
import { describe, expect, it } from 'vitest';
import { type ConversationEvent, groupBlocks, initialState, reduceEvent } from '../../protocol/index.ts';
import type { VisitorLog } from '../helpers/faulty-visitor.ts';
import { checkConversation, transcriptOf } from '../helpers/history-checker.ts';
import { toLog, wholeRun } from '../widget/chat/fakes.ts';

const log = toLog([...wholeRun('run_1', 'c1'), ...wholeRun('run_2', 'c2', 'And how?', 60)]);
const transcript = (events: readonly ConversationEvent[]) =>
  transcriptOf(groupBlocks(events.reduce(reduceEvent, initialState).blocks, false));

function visitor(changes: Partial<VisitorLog> = {}): VisitorLog {
  return {
    name: 'Ann',
    conversationId: 'conv_1',
    sent: new Map([
      ['c1', 'Is it covered?'],
      ['c2', 'And how?'],
    ]),
    acknowledged: new Set(['c1', 'c2']),
    seen: [[...log]],
    kept: new Set(),
    shown: transcript(log),
    ...changes,
  };
}

const without = (type: string, nth = 0) => {
  const at = log.findIndex((event, index) => event.type === type && index >= nth);
  return log.filter((_, index) => index !== at);
};
const found = (changes: Partial<VisitorLog>, stored: readonly ConversationEvent[] = log) =>
  [...new Set(checkConversation(visitor(changes), stored).map((fault) => fault.slice(0, 2)))].sort();

describe('the history checker', () => {
  it('finds nothing wrong with what was seen and stored whole, also after a reload in the middle', () => {
    expect(checkConversation(visitor(), log)).toEqual([]);
    expect(checkConversation(visitor({ seen: [log.slice(0, 5), [], log.slice(9)] }), log)).toEqual([]);
  });

  it.each<[string, string[], Partial<VisitorLog>, (readonly ConversationEvent[])?]>([
    ['an acknowledged message that is not in the log', ['I1'], { acknowledged: new Set(['c1', 'c2', 'c3']) }],
    [
      'a message that is twice in the log',
      ['I1'],
      { shown: transcript([...log, { ...log[0]!, event_id: 999 }]), seen: [] },
      [...log, { ...log[0]!, event_id: 999 }],
    ],
    ['an event that was shown twice', ['I2'], { seen: [[...log, log.at(-1)!]] }],
    ['an event that was left out', ['I2'], { seen: [without('content_block_start', 3)] }],
    ['an event that is not in the log', ['I2', 'I3', 'I6'], {}, without('message_stop')],
    [
      'a run without an end',
      ['I3'],
      { seen: [without('message_stop')], shown: transcript(without('message_stop')) },
      without('message_stop'),
    ],
    ['another text on show', ['I6'], { shown: [...transcript(log).slice(0, -1), '["text","Half an ans"]'] }],
    ['a text that is neither sent nor kept', ['I7'], { sent: new Map([['c9', 'Lost']]) }],
  ])('finds %s', (_, expected, changes, stored = log) => {
    expect(found(changes, stored)).toEqual(expected);
  });

  it('accepts an unsent text that the widget keeps', () => {
    expect(found({ sent: new Map([['c9', 'Not yet']]), kept: new Set(['c9']) })).toEqual([]);
  });
});
