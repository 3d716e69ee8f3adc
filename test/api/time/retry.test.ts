import { describe, expect, it } from 'vitest';
import { retry } from '../../../api/time/retry.ts';

/** Work that fails the given number of times; the waits it led to. */
function setUp(failures: number) {
  const waits: number[] = [];
  const attempts: number[] = [];
  const work = async (attempt: number) => {
    attempts.push(attempt);
    if (attempt <= failures) throw new Error(`failure ${attempt}`);
    return 'done';
  };
  const sleep = async (ms: number, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    waits.push(ms);
  };
  return { work, sleep, waits, attempts };
}

describe('retry', () => {
  it('repeats the work after the waits that it is given', async () => {
    const { work, sleep, waits, attempts } = setUp(2);
    await expect(retry(work, { sleep, waitMs: (_error, failed) => failed * 10 })).resolves.toBe('done');
    expect(waits).toEqual([10, 20]);
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('rejects with the failure that is final, without a wait', async () => {
    const { work, sleep, waits } = setUp(5);
    const waitMs = (error: unknown) => ((error as Error).message === 'failure 2' ? null : 10);
    await expect(retry(work, { sleep, waitMs })).rejects.toThrow('failure 2');
    expect(waits).toEqual([10]);
  });

  it('rejects with the reason of the signal while it waits', async () => {
    const { work, sleep, attempts } = setUp(5);
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(retry(work, { sleep, signal, waitMs: () => 10 })).rejects.toThrow('stopped');
    expect(attempts).toEqual([1]);
  });
});
