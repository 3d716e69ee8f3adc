// The checker finds what it is there for: a log of two runs is tampered with, one way at a time.
import { describe, expect, it } from 'vitest';
import { type ConversationEvent, groupBlocks, initialState, reduceEvent } from '../../protocol/index.ts';
import { createApprovalScene, policyTool } from '../helpers/approval-scene.ts';
import type { VisitorLog } from '../helpers/faulty-visitor.ts';
import { checkConversation, checkEffects, transcriptOf } from '../helpers/history-checker.ts';
import { callTool, say, stepOf, stop, toTools } from '../helpers/scripted-model.ts';
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
    decided: new Map(),
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

describe('the history checker on approvals', () => {
  /** The log of a call that a person decided about. */
  async function decided(decision: 'approved' | 'rejected'): Promise<ConversationEvent[]> {
    const parameters = { type: 'object', properties: { order_id: { type: 'string' } } };
    const scene = createApprovalScene({
      tools: [policyTool('cancel_order', { parameters })],
      turns: (request) =>
        stepOf(request) === 0 ? [callTool('cancel_order', { order_id: 'A-1' }), toTools] : [...say('Done.'), stop],
    });
    const runId = await scene.ask();
    await scene.decide({ decision });
    await scene.run.ended(runId);
    return scene.events();
  }

  const found = (events: readonly ConversationEvent[], said?: 'approved' | 'rejected') => {
    const id = events.flatMap((event) => (event.type === 'approval_request' ? [event.approval.approval_id] : []))[0]!;
    const log = { ...visitor(), sent: new Map(), acknowledged: new Set<string>(), seen: [], shown: transcript(events) };
    const faults = checkConversation({ ...log, decided: new Map(said ? [[id, said]] : []) }, events);
    return faults.map((fault) => fault.replace(id, '…'));
  };
  const isResult = ({ type }: ConversationEvent) => type === 'approval_result';

  it('finds a decision that the visitor did not make, one for other arguments, one made twice, and one that is lost', async () => {
    const events = await decided('approved');
    expect(found(events, 'approved')).toEqual([]);
    expect(found(events)).toEqual(['I5: … is approved and the visitor did not say so']);
    const changed = events.map((event) => (isResult(event) ? { ...event, args_hash: 'other' } : event));
    expect(found(changed as ConversationEvent[], 'approved')).toEqual([
      'I5: … was approved with other arguments than those shown',
    ]);
    const twice = [
      ...events.slice(0, -1),
      { ...events.find(isResult)!, event_id: 900 },
      { ...events.at(-1)!, event_id: 901 },
    ];
    expect(found(twice, 'approved')).toEqual(['I5: … was decided 2 times']);
    expect(found(events.filter((event) => !isResult(event)))).toEqual([
      'I5: … was lost: its run ended without a decision',
    ]);
  });

  it('finds what was carried out twice, without an approval, or not at all', async () => {
    const approved = await decided('approved');
    const times = (count: number) => new Map([['cancel_order A-1', count]]);
    expect(checkEffects(approved, times(1))).toEqual([]);
    expect(checkEffects(approved, times(2))).toEqual(['I4: cancel_order A-1 was carried out 2 times']);
    expect(checkEffects(approved, times(0))).toEqual(['I4: cancel_order A-1 is shown as done and was not carried out']);
    const rejected = await decided('rejected');
    expect(checkEffects(rejected, times(0))).toEqual([]);
    expect(checkEffects(rejected, times(1))).toEqual(['I4: cancel_order A-1 was carried out without an approval']);
  });
});
