// A request under way: several readers, a reader that comes back, and its end when nobody does.
import { describe, expect, test } from 'vitest';
import { ClientGone, Work } from '../../../api/gateway/work.ts';
import { systemClock } from '../../../api/time/clock.ts';
import { ManualClock } from '../../helpers/manual-clock.ts';

function begin(options: { returnMs: number; timeoutMs?: number }) {
  const clock = new ManualClock();
  let push: (item: number | null) => void = () => {};
  let reason: unknown;
  const queue: (number | null)[] = [];
  async function* produce(signal: AbortSignal) {
    for (;;) {
      while (queue.length > 0) {
        const item = queue.shift();
        if (item === null || item === undefined) return;
        yield item;
      }
      await new Promise<void>((resolve, reject) => {
        push = (item) => {
          queue.push(item);
          resolve();
        };
        signal.addEventListener('abort', () => {
          reason = signal.reason;
          reject(signal.reason);
        });
      });
    }
  }
  let ends = 0;
  const work = new Work(produce, {
    clock: { ...systemClock, deadline: clock.schedule },
    returnMs: options.returnMs,
    timeoutMs: options.timeoutMs ?? 1_000_000,
    toTimeout: () => new Error('too long'),
    onEnd: () => {
      ends += 1;
    },
  });
  return { work, clock, push: (item: number | null) => push(item), reason: () => reason, ends: () => ends };
}

const alive = new AbortController().signal;

describe('a request under way', () => {
  test('gives every reader all items from its position on', async () => {
    const { work, push } = begin({ returnMs: 0 });
    const first = work.follow(0, alive);
    const one = first.next();
    push(1);
    expect((await one).value).toBe(1);
    const second = work.follow(0, alive);
    expect((await second.next()).value).toBe(1);
    const late = work.follow(1, alive);
    const next = Promise.all([first.next(), second.next(), late.next()]);
    push(2);
    expect((await next).map(({ value }) => value)).toEqual([2, 2, 2]);
    const ended = Promise.all([first.next(), second.next(), late.next()]);
    push(null);
    expect((await ended).map(({ done }) => done)).toEqual([true, true, true]);
    expect(work.isOpen).toBe(false);
  });

  test('ends at once when its only reader leaves and may not come back', async () => {
    const { work, push, reason, ends } = begin({ returnMs: 0 });
    const reader = work.follow(0, alive);
    const one = reader.next();
    push(1);
    await one;
    await reader.return();
    await expect.poll(ends).toBe(1);
    expect(reason()).toBeInstanceOf(ClientGone);
  });

  test('waits for a reader that may come back, and ends when it does not', async () => {
    const { work, push, clock, reason, ends } = begin({ returnMs: 30_000 });
    const reader = work.follow(0, alive);
    const one = reader.next();
    push(1);
    await one;
    await reader.return();
    clock.advance(29_000);
    const again = work.follow(0, alive);
    expect((await again.next()).value).toBe(1);
    clock.advance(60_000);
    expect(work.isOpen).toBe(true);
    await again.return();
    clock.advance(30_000);
    await expect.poll(ends).toBe(1);
    expect(reason()).toBeInstanceOf(ClientGone);
  });

  test('ends after its time, with the error for its reader', async () => {
    const { work, clock } = begin({ returnMs: 0, timeoutMs: 5_000 });
    const reader = work.follow(0, alive);
    const one = reader.next();
    clock.advance(5_000);
    await expect(one).rejects.toThrow('too long');
  });

  test('lets a reader go whose client has gone', async () => {
    const { work } = begin({ returnMs: 30_000 });
    const gone = new AbortController();
    const reader = work.follow(0, gone.signal);
    const one = reader.next();
    gone.abort(new ClientGone('gone'));
    await expect(one).rejects.toBeInstanceOf(ClientGone);
  });
});
