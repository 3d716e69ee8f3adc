import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orAborted, sleep, withDeadline } from '../../../api/time/wait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

describe('sleep', () => {
  it('resolves after its time and not before', async () => {
    const ended = vi.fn();
    void sleep(100).then(ended);
    await vi.advanceTimersByTimeAsync(99);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('resolves at once for a time that is over', async () => {
    await sleep(-1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the reason of its signal, and keeps no timer', async () => {
    const stop = new AbortController();
    const slept = sleep(100, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(slept).rejects.toThrow('stopped');
    expect(vi.getTimerCount()).toBe(0);
    await expect(sleep(100, stop.signal)).rejects.toThrow('stopped');
  });
});

describe('orAborted', () => {
  it('settles with the work, or with the reason of the signal if that comes first', async () => {
    const stop = new AbortController();
    await expect(orAborted(Promise.resolve('done'), stop.signal)).resolves.toBe('done');
    const waiting = orAborted(never, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
  });

  it('ignores a later failure of the work, also when the signal was aborted before', async () => {
    const late = Promise.reject(new Error('late'));
    await expect(orAborted(late, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  });
});

describe('withDeadline', () => {
  const toError = () => new Error('too slow');

  it('gives what the work gives, and cancels its timer', async () => {
    const { signal } = new AbortController();
    await expect(withDeadline(async () => 'done', { timeoutMs: 100, signal, toError })).resolves.toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects after the time even when the work does not listen, and aborts the signal of the work', async () => {
    const { signal } = new AbortController();
    let inner: AbortSignal | undefined;
    const work = (given: AbortSignal) => {
      inner = given;
      return never;
    };
    const ended = expect(withDeadline(work, { timeoutMs: 100, signal, toError })).rejects.toThrow('too slow');
    await vi.advanceTimersByTimeAsync(100);
    await ended;
    expect(inner?.reason).toEqual(new Error('too slow'));
  });

  it('rejects with the reason of the signal, and does not begin after it', async () => {
    const stop = new AbortController();
    const work = vi.fn(() => never);
    const waiting = withDeadline(work, { timeoutMs: 100, signal: stop.signal, toError });
    stop.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
    await expect(withDeadline(work, { timeoutMs: 100, signal: stop.signal, toError })).rejects.toThrow('stopped');
    expect(work).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
