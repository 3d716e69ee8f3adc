// The contract of every store for page tools: a declaration and its calls live as long as their run, and the first outcome counts.
import { expect, it } from 'vitest';
import { FencedError } from '../../../api/store/contract/runs.ts';
import { at, messageOf, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

const TAB = 'tab-0123456789abcdef';

export function describePageCalls(t: StoreUnderTest): void {
  const pageTools = { tab: TAB, tools: [{ name: 'cart_add', description: 'Adds.' }] };
  const call = {
    runId: 'run_1',
    toolUseId: 'toolu_1',
    tab: TAB,
    name: 'cart_add',
    input: { article: 'x' },
    timeoutMs: 30_000,
    expiresAtMs: 40_000,
    repeatable: false,
  };

  it('keeps what a page declared with a message, once, until the run ends', async () => {
    await t.settle(t.store.inbox.accept(visitorA, { ...messageOf(1), pageTools }));
    const later = { ...messageOf(1), pageTools: { ...pageTools, tab: `${TAB}-2` } };
    expect((await t.settle(t.store.inbox.accept(visitorA, later))).duplicate).toBe(true);
    expect(await t.store.pageCalls.declared('run_1')).toEqual(pageTools);
    expect(await t.store.pageCalls.declared('run_9')).toBeNull();
    await t.settle(t.store.pageCalls.open(call));
    await t.settle(t.store.log.append('conv_1', [{ type: 'message_stop', run_id: 'run_1', at, stop_reason: 'stop' }]));
    expect(await t.store.pageCalls.declared('run_1')).toBeNull();
    expect(await t.store.pageCalls.ofCall('run_1', 'toolu_1')).toBeNull();
    const late = t.store.pageCalls.open({ ...call, toolUseId: 'toolu_2' });
    expect(await t.settle(late.catch((error) => error))).toBeInstanceOf(FencedError);
  });

  it('keeps a call for its visitor and tab until it has an outcome, and the first outcome counts', async () => {
    await t.settle(t.store.inbox.accept(visitorA, { ...messageOf(1), pageTools }));
    const { pageCalls } = t.store;
    await t.settle(pageCalls.open(call));
    await t.settle(pageCalls.open({ ...call, expiresAtMs: 1 }));
    const row = { ...call, conversationId: 'conv_1', owner: visitorA, sent: false, outcome: null };
    expect(await pageCalls.ofCall('run_1', 'toolu_1')).toEqual(row);
    expect(await pageCalls.get(visitorA, 'toolu_1')).toEqual(row);
    expect(await pageCalls.get(visitorB, 'toolu_1')).toBeNull();
    expect(await pageCalls.pending(visitorA, TAB)).toEqual([row]);
    expect([await pageCalls.pending(visitorB, TAB), await pageCalls.pending(visitorA, 'another')]).toEqual([[], []]);
    await t.settle(pageCalls.markSent('run_1', 'toolu_1'));
    expect(await t.settle(pageCalls.finish('run_1', 'toolu_1', { kind: 'success', result: [1] }))).toBe(true);
    expect(await t.settle(pageCalls.finish('run_1', 'toolu_1', { kind: 'late' }))).toBe(false);
    expect(await pageCalls.ofCall('run_1', 'toolu_1')).toEqual({
      ...row,
      input: null,
      sent: true,
      outcome: { kind: 'success', result: [1] },
    });
    expect(await pageCalls.pending(visitorA, TAB)).toEqual([]);
  });

  it('an outcome makes a run that waits due at once', async () => {
    await t.settle(t.store.inbox.accept(visitorA, { ...messageOf(1), pageTools }));
    await t.settle(t.store.pageCalls.open(call));
    const run = await t.settle(t.store.runs.claim('run_1', (await t.store.runs.get('run_1'))!.job));
    await t.settle(t.store.runs.wait({ runId: 'run_1', token: run!.token }, 99_000));
    await t.settle(t.store.pageCalls.finish('run_1', 'toolu_1', { kind: 'gone' }));
    expect((await t.store.runs.get('run_1'))?.waitUntilMs).toBe(0);
  });
}
