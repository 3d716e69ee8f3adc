// The contract of every store: limits that are counted in the transaction they belong to.
import { expect, it } from 'vitest';
import { FencedError, type Load } from '../../../api/store/contract/runs.ts';
import {
  ApiError,
  type EventDraft,
  MAX_CONVERSATION_BYTES,
  MAX_CONVERSATION_MESSAGES,
} from '../../../protocol/index.ts';
import { admissionOf, answerOf, codeOf, messageOf, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeLimits(t: StoreUnderTest): void {
  it('[WS-4] counts a message and accepts it in one transaction: of many at once the budget is never exceeded', async () => {
    const seen: Load[] = [];
    const admission = admissionOf(['visitor:a', 'site:shop'], (loads) => {
      seen.push(...loads);
      if ((loads[1]?.messages ?? 0) >= 5) throw new ApiError('rate_limited', 'Enough for today.');
    });
    const sends = Array.from({ length: 20 }, (_, n) =>
      t.store.inbox.accept(visitorA, messageOf(n), admission).catch((error) => codeOf(error)),
    );
    await Promise.resolve();
    t.advance(10);
    const outcomes = await Promise.all(sends);
    expect(outcomes.filter((outcome) => outcome === 'rate_limited')).toHaveLength(15);
    expect((await t.store.conversations.list(visitorA, { limit: 100 })).items).toHaveLength(5);
    expect(await t.store.runs.unfinished()).toHaveLength(5);
    expect(seen.slice(-2)).toEqual([
      { activeRuns: 5, messages: 5, tokens: 0, costMicros: 0 },
      { activeRuns: 5, messages: 5, tokens: 0, costMicros: 0 },
    ]);
    // A repeat is answered without being counted; another account begins at 0.
    const repeat = await t.settle(t.store.inbox.accept(visitorA, messageOf(0), admission));
    expect(repeat.duplicate).toBe(true);
    let load: readonly Load[] = [];
    const other = admissionOf(['visitor:b'], (loads) => (load = loads));
    await t.settle(t.store.inbox.accept(visitorB, messageOf(30), other));
    expect(load).toEqual([{ activeRuns: 0, messages: 0, tokens: 0, costMicros: 0 }]);
  });

  it('[WS-4] adds what a run spends to its accounts with the append, also with its last one, and resets them each day', async () => {
    const accounts = ['visitor:a', 'site:shop'];
    const loadsOf = async (n: number) => {
      let found: readonly Load[] = [];
      const look = admissionOf(accounts, (loads) => {
        found = loads;
        throw new ApiError('rate_limited', 'Only looking.');
      });
      await t.settle(t.store.inbox.accept(visitorA, messageOf(n), look).catch(() => null));
      return found;
    };
    await t.settle(
      t.store.inbox.accept(
        visitorA,
        messageOf(1),
        admissionOf(accounts, () => {}),
      ),
    );
    const first = await t.settle(t.store.runs.claim('run_1', 'run_1.0'));
    const job = await t.settle(
      t.store.runs.release({ runId: 'run_1', token: first!.token }, { tokens: 10, costMicros: 1 }),
    );
    const second = await t.settle(t.store.runs.claim('run_1', job));
    expect([second?.attempts, second?.status]).toEqual([1, 'running']);
    const fence = { runId: 'run_1', token: second!.token };
    const drafts = answerOf('run_1');
    await t.settle(t.store.log.append('conv_1', drafts.slice(0, -1), fence, { tokens: 20, costMicros: 2 }));
    await t.settle(t.store.log.append('conv_1', drafts.slice(-1), fence, { tokens: 30, costMicros: 3 }));
    const load = { activeRuns: 0, messages: 1, tokens: 60, costMicros: 6 };
    expect(await loadsOf(2)).toEqual([load, load]);
    const late = t.store.log.append('conv_1', drafts, fence, { tokens: 1000, costMicros: 1000 });
    expect(await t.settle(late.catch((error) => error))).toBeInstanceOf(FencedError);
    expect(await loadsOf(3)).toEqual([load, load]);
    t.advance(24 * 3_600_000);
    expect((await loadsOf(4)).map(({ tokens, messages }) => [tokens, messages])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('[HI9] takes no message in a conversation of 20,000 messages or of 20 MB, and continues the run it has', async () => {
    const begin = async (n: number) => {
      await t.settle(t.store.inbox.accept(visitorA, messageOf(n)));
      await t.settle(t.store.log.append(`conv_${n}`, answerOf(`run_${n}`)));
    };
    let sent = 10;
    const next = (n: number) =>
      t.settle(t.store.inbox.accept(visitorA, messageOf(++sent, `conv_${n}`)).then(() => 'taken', codeOf));
    const start = answerOf('run_x')[1]!;
    const blocks = (count: number): EventDraft[] => Array(count).fill(start);
    await begin(1);
    await t.settle(t.store.log.append('conv_1', blocks(MAX_CONVERSATION_MESSAGES - 3)));
    expect(await next(1)).toBe('taken');
    expect(await t.settle(t.store.log.append('conv_1', answerOf('run_11')))).toHaveLength(5);
    expect(await next(1)).toBe('conversation_full');
    await begin(2);
    const text = 'hơi nước '.repeat(50_000);
    const delta = { ...answerOf('run_2')[2]!, delta: { type: 'text_delta', text } } as EventDraft;
    const parts = Math.ceil(MAX_CONVERSATION_BYTES / Buffer.byteLength(text));
    await t.settle(t.store.log.append('conv_2', Array(parts - 1).fill(delta)));
    const last = await t.settle(t.store.log.append('conv_2', [delta]));
    expect(last).toHaveLength(1);
    expect(await next(2)).toBe('conversation_full');
  });
}
