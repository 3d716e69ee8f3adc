// The contract of every store for the journal of tool calls: none begins twice.
import { expect, it } from 'vitest';
import { FencedError } from '../../../api/store/contract/runs.ts';
import { messageOf, visitorA } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeToolCalls(t: StoreUnderTest): void {
  it('keeps a tool call from being begun twice, and its outcome', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    const entry = { runId: 'run_1', toolUseId: 'toolu_1', name: 'web_search', argsHash: 'h' };
    expect(await t.store.journal.get('run_1', 'toolu_1')).toBeNull();
    await t.settle(t.store.journal.begin(entry));
    expect(
      await t.settle(
        t.store.journal.begin(entry).then(
          () => 'begun',
          () => 'refused',
        ),
      ),
    ).toBe('refused');
    expect(await t.store.journal.get('run_1', 'toolu_1')).toEqual({
      ...entry,
      state: 'executing',
      input: null,
      outcome: null,
    });
    await t.settle(t.store.journal.finish('run_1', 'toolu_1', '{"a":1}'));
    expect(await t.store.journal.get('run_1', 'toolu_1')).toEqual({
      ...entry,
      state: 'done',
      input: null,
      outcome: '{"a":1}',
    });
  });

  it('keeps a parked call until it is begun, once', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    const entry = { runId: 'run_1', toolUseId: 'toolu_1', name: 'refund', argsHash: 'h' };
    await t.settle(t.store.journal.park(entry));
    await t.settle(t.store.journal.park(entry));
    expect(await t.store.journal.get('run_1', 'toolu_1')).toEqual({
      ...entry,
      state: 'parked',
      input: null,
      outcome: null,
    });
    const changed = { ...entry, argsHash: 'changed by the owner' };
    await t.settle(t.store.journal.begin(changed));
    await t.settle(t.store.journal.park(entry));
    expect(await t.store.journal.get('run_1', 'toolu_1')).toEqual({
      ...changed,
      state: 'executing',
      input: null,
      outcome: null,
    });
    const again = t.store.journal.begin(entry).then(
      () => 'begun',
      () => 'refused',
    );
    expect(await t.settle(again)).toBe('refused');
    const gone = t.store.journal.park({ ...entry, runId: 'run_9' });
    expect(await t.settle(gone.catch((error) => error))).toBeInstanceOf(FencedError);
  });
}
