import { describe, expect, test } from 'vitest';
import { RunSlots } from '../../../api/runs/run-slots.ts';

function takeAll(slots: RunSlots): string[] {
  const taken: string[] = [];
  for (let run = slots.take(); run !== null; run = slots.take()) taken.push(run.runId);
  return taken;
}

describe('RunSlots', () => {
  test('gives its slots in order of arrival, and one again when a run has ended', () => {
    const slots = new RunSlots({ slots: 2, slotsPerSite: 2 });
    for (const runId of ['a', 'b', 'c', 'd']) slots.add({ runId, site: 'shop' });
    expect(takeAll(slots)).toEqual(['a', 'b']);
    expect([slots.isWaiting('b'), slots.isWaiting('c')]).toEqual([false, true]);
    slots.release('a');
    expect(takeAll(slots)).toEqual(['c']);
  });

  test('gives no site the share of the others', () => {
    const slots = new RunSlots({ slots: 4, slotsPerSite: 3 });
    for (const runId of ['a', 'b', 'c', 'd', 'e']) slots.add({ runId, site: 'shop' });
    slots.add({ runId: 'x', site: 'blog' });
    expect(takeAll(slots)).toEqual(['a', 'b', 'c', 'x']);
    slots.release('x');
    expect(takeAll(slots)).toEqual([]);
    slots.release('b');
    expect(takeAll(slots)).toEqual(['d']);
  });

  test('takes a run once, and forgets one that need not wait any longer', () => {
    const slots = new RunSlots({ slots: 1, slotsPerSite: 1 });
    for (const runId of ['a', 'a', 'b', 'b', 'c']) slots.add({ runId, site: 'shop' });
    expect(takeAll(slots)).toEqual(['a']);
    slots.add({ runId: 'a', site: 'shop' });
    slots.release('b');
    slots.release('a');
    expect(takeAll(slots)).toEqual(['c']);
    expect(slots.isWaiting('a')).toBe(false);
  });
});
