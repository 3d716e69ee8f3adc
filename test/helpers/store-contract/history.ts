// The contract of every store: reading a log turn by turn, and folding those that have ended.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ConversationEvent,
  collectSources,
  type EventDraft,
  reduceEvents,
  toTurns,
} from '../../../protocol/index.ts';
import { longLogArbitrary } from '../log-arbitrary.ts';
import { answerOf, at, messageOf, visitorA } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeHistory(t: StoreUnderTest): void {
  it('folds ended runs into whole blocks that reduce to the same conversation', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    await t.appendEach('conv_1', answerOf('run_1', ['T', 'wo ', 'years', ' 🙂.']));
    await t.settle(t.store.inbox.accept(visitorA, messageOf(2, 'conv_1')));
    await t.appendEach('conv_1', answerOf('run_2').slice(0, 4));
    const before = reduceEvents(await t.store.log.read('conv_1', 0));
    t.advance(60_000);
    expect(await t.settle(t.store.log.compact(Date.UTC(2030, 0)))).toBe(1);
    const log = await t.store.log.read('conv_1', 0);
    expect(log.map((event) => event.event_id)).toEqual([1, 2, 3, 8, 9, 10, 11, 12, 13, 14]);
    expect(reduceEvents(log)).toEqual(before);
    expect(await t.store.log.bounds('conv_1')).toEqual({ last: 14, floor: 9, lastSource: 0 });
    expect(await t.settle(t.store.log.compact(Date.UTC(2030, 0)))).toBe(0);
  });

  it('[HI6] [HI7] gives any log turn by turn from its end, and the sources of the turns above', async () => {
    let n = 0;
    const check = async (id: string, log: readonly ConversationEvent[]) => {
      const turns = toTurns(log);
      let before = Number.MAX_SAFE_INTEGER;
      for (const turn of turns.toReversed()) {
        const stored = await t.store.log.turnBefore(id, before);
        expect(stored?.events).toEqual(turn);
        expect(stored?.isFirst).toBe(turn === turns[0]);
        before = turn[0]!.event_id;
      }
      expect(await t.store.log.turnBefore(id, before)).toBeNull();
      for (const turn of turns) {
        const start = turn[0]!.event_id;
        const groups = await t.piecesOf(t.store.log.sourcesBefore(id, start));
        const above = log.filter((event) => event.event_id < start);
        expect(JSON.parse(`[${groups.join()}]`)).toEqual(collectSources(reduceEvents(above).blocks));
      }
    };
    await fc.assert(
      fc.asyncProperty(longLogArbitrary, async (events) => {
        const id = `conv_${++n}`;
        await t.settle(t.store.conversations.create(visitorA, { id }));
        const drafts = events.map(({ event_id, conversation_id, ...draft }) => draft as EventDraft);
        const log = await t.settle(t.store.log.append(id, drafts));
        await check(id, log);
        // The first read has stored its fold, and the second reads it.
        t.advance(10);
        await check(id, log);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps the sources of folded runs, those of a run that was retracted left out', async () => {
    const search = (run: string, message: string): EventDraft[] => {
      const base = { run_id: run, at, index: 0, message_id: message };
      const source = {
        id: `src_${message}`,
        number: 7,
        url: 'https://a.example/',
        title: 'A',
        snippet: '',
        domain: 'a',
        favicon: null,
      };
      const content_block = {
        type: 'tool_result' as const,
        tool_use_id: message,
        name: 's',
        tool_content_message: 'S',
        status: 'success' as const,
        content: 'found',
        artifact: { query: message, sources: [source] },
      };
      return [
        { ...base, type: 'content_block_start', message_type: 'step', content_block },
        { ...base, type: 'content_block_stop' },
      ];
    };
    for (const n of [1, 2, 3]) {
      await t.settle(t.store.inbox.accept(visitorA, messageOf(n, n === 1 ? null : 'conv_1')));
      const run = `run_${n}`;
      const retract: EventDraft = { type: 'message_retract', run_id: run, at, message_id: `gone_${n}` };
      const found = [...search(run, `gone_${n}`), retract, ...search(run, `kept_${n}`)];
      await t.settle(t.store.log.append('conv_1', [...found, ...answerOf(run)]));
    }
    t.advance(60_000);
    expect(await t.settle(t.store.log.compact(Date.UTC(2030, 0)))).toBe(3);
    const third = (await t.store.log.turnBefore('conv_1', Number.MAX_SAFE_INTEGER))!.events[0]!.event_id;
    const pieces = await t.piecesOf(t.store.log.sourcesBefore('conv_1', third));
    const queries = pieces.map((piece) => JSON.parse(piece).query);
    expect(queries).toEqual(['kept_1', 'kept_2']);
    expect((await t.store.log.bounds('conv_1')).lastSource).toBe(7);
  });
}
