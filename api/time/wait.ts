// Waiting: the one sleep, the one end of a wait by a signal, the one bound of a piece of work by time.
import { startDeadline } from './deadline.ts';

/**
 * Resolves after `ms` milliseconds, at once for less than 0; rejects with the signal's reason when it is aborted first.
 * `keepsAlive`: whether the process stays until then.
 */
export function sleep(ms: number, signal?: AbortSignal, { keepsAlive = true } = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    if (ms < 0) {
      resolve();
      return;
    }
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    if (!keepsAlive) timer.unref();
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** Resolves in the next turn of the event loop, after waiting input and output: between the parts of a long computation. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Settles with `work`, or rejects with the abort's reason if the signal comes first: for work that may ignore its signal.
 * The work itself continues, others may be waiting for it too; a later failure of it is ignored.
 */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/**
 * Runs `work` with a signal that aborts after `timeoutMs` or with `signal`, whichever is first, and settles at that
 * moment even when `work` does not listen. Rejects with `toError()` after the time, with the signal's reason otherwise.
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal, toError }: { timeoutMs: number; signal?: AbortSignal; toError(): Error },
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const onAbort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  const cancel = startDeadline(() => controller.abort(toError()), timeoutMs);
  try {
    return await orAborted(work(controller.signal), controller.signal);
  } finally {
    cancel();
    signal?.removeEventListener('abort', onAbort);
  }
}
