import { describe, expect, it } from 'vitest';
import { KeyedLock } from '../../../api/live/keyed-lock.ts';

describe('KeyedLock', () => {
  const never = new AbortController().signal;
  const isHeld = (release: unknown): release is () => void => typeof release === 'function';

  it('gives the lock of a key to one call at a time, in order, independent of other keys', async () => {
    const lock = new KeyedLock(5);
    const order: string[] = [];
    const acquire = async (name: string, key = 'a') => {
      const release = await lock.acquire(key, never);
      order.push(name);
      return release as () => void;
    };
    const first = await acquire('first');
    const second = acquire('second');
    const third = acquire('third');
    await acquire('other', 'b');
    expect(order).toEqual(['first', 'other']);
    first();
    first();
    (await second)();
    (await third)();
    expect(order).toEqual(['first', 'other', 'second', 'third']);
    expect(isHeld(await lock.acquire('a', never))).toBe(true);
  });

  it('refuses a call when the queue is full, and removes an aborted one from it', async () => {
    const lock = new KeyedLock(1);
    const first = (await lock.acquire('a', never)) as () => void;
    const gone = new AbortController();
    const aborted = lock.acquire('a', gone.signal);
    expect(await lock.acquire('a', never)).toBe('full');
    gone.abort();
    expect(await aborted).toBe('aborted');
    expect(await lock.acquire('a', gone.signal)).toBe('aborted');
    const next = lock.acquire('a', never);
    first();
    expect(isHeld(await next)).toBe(true);
  });

  it('a second release does not give the lock to a second call', async () => {
    const lock = new KeyedLock(5);
    const first = (await lock.acquire('a', never)) as () => void;
    const holders: string[] = [];
    void lock.acquire('a', never).then(() => holders.push('second'));
    void lock.acquire('a', never).then(() => holders.push('third'));
    first();
    first();
    await new Promise((resolve) => setImmediate(resolve));
    expect(holders).toEqual(['second']);
  });
});
