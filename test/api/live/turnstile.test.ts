import { describe, expect, it } from 'vitest';
import { Turnstile } from '../../../api/live/turnstile.ts';

describe('Turnstile', () => {
  const never = new AbortController().signal;
  const isIn = (leave: unknown): leave is () => void => typeof leave === 'function';

  it('lets one call of a key in at a time, in order, and each key for itself', async () => {
    const turnstile = new Turnstile(5);
    const order: string[] = [];
    const enter = async (name: string, key = 'a') => {
      const leave = await turnstile.enter(key, never);
      order.push(name);
      return leave as () => void;
    };
    const first = await enter('first');
    const second = enter('second');
    const third = enter('third');
    await enter('other', 'b');
    expect(order).toEqual(['first', 'other']);
    first();
    first();
    (await second)();
    (await third)();
    expect(order).toEqual(['first', 'other', 'second', 'third']);
    expect(isIn(await turnstile.enter('a', never))).toBe(true);
  });

  it('refuses a call when too many wait, and forgets one that has left', async () => {
    const turnstile = new Turnstile(1);
    const first = (await turnstile.enter('a', never)) as () => void;
    const gone = new AbortController();
    const leaver = turnstile.enter('a', gone.signal);
    expect(await turnstile.enter('a', never)).toBe('full');
    gone.abort();
    expect(await leaver).toBe('aborted');
    expect(await turnstile.enter('a', gone.signal)).toBe('aborted');
    const next = turnstile.enter('a', never);
    first();
    expect(isIn(await next)).toBe(true);
  });
});
