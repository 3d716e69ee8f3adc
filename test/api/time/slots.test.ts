// A semaphore: the total, the share of a key, the order of those who wait, and those who stop waiting.
import { describe, expect, it } from 'vitest';
import { createSlots } from '../../../api/time/slots.ts';

const never = new AbortController().signal;

/** Who has a slot, in the order in which they got it. */
function watch(slots: ReturnType<typeof createSlots>) {
  const held: string[] = [];
  const release = new Map<string, () => void>();
  const ask = async (name: string, key: string | null = null, signal = never) => {
    const free = await slots.acquire(key, signal);
    held.push(name);
    release.set(name, free);
  };
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { held, ask, settled, free: (name: string) => release.get(name)!() };
}

describe('slots', () => {
  it('are given to so many at once, then in the order of asking, each once however often it is freed', async () => {
    const { held, ask, settled, free } = watch(createSlots({ total: 2, perKey: 2 }));
    for (const name of ['a', 'b', 'c', 'd']) void ask(name);
    await settled();
    expect(held).toEqual(['a', 'b']);
    free('a');
    free('a');
    await settled();
    expect(held).toEqual(['a', 'b', 'c']);
  });

  it('let another key go first when the share of one is used up', async () => {
    const { held, ask, settled, free } = watch(createSlots({ total: 3, perKey: 1 }));
    for (const [name, key] of [
      ['a', 'x'],
      ['b', 'x'],
      ['c', 'y'],
    ] as const) {
      void ask(name, key);
    }
    await settled();
    expect(held).toEqual(['a', 'c']);
    free('a');
    await settled();
    expect(held).toEqual(['a', 'c', 'b']);
  });

  it('reject who stops waiting, or has stopped before, and keep nothing for them', async () => {
    const slots = createSlots({ total: 1, perKey: 1 });
    const { held, ask, settled, free } = watch(slots);
    const leaves = new AbortController();
    await ask('a');
    const left = ask('b', null, leaves.signal).catch((error: unknown) => error);
    void ask('c');
    leaves.abort('left');
    expect(await left).toBe('left');
    await expect(slots.acquire(null, AbortSignal.abort('gone'))).rejects.toBe('gone');
    free('a');
    await settled();
    expect(held).toEqual(['a', 'c']);
  });
});
