// Bounds a wait by time and by the caller's signal, whatever the work is.
import { startDeadline } from '../time/deadline.ts';
import { PageError } from './page-error.ts';

/**
 * Runs `work` with a signal that aborts after `timeoutMs` or with `signal`, whichever is first, and settles at that
 * moment even when `work` does not listen. @throws {PageError} timeout (`what` in the detail), or `signal`'s reason.
 */
export async function withDeadline<T>(
  what: string,
  timeoutMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const controller = new AbortController();
  let handleAbort = (): void => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
    handleAbort = () => controller.abort(signal.reason);
    signal.addEventListener('abort', handleAbort, { once: true });
  });
  const endTimer = startDeadline(
    () => controller.abort(new PageError('timeout', `${what} took longer than ${timeoutMs} ms`)),
    timeoutMs,
  );
  try {
    return await Promise.race([work(controller.signal), stopped]);
  } finally {
    endTimer();
    signal.removeEventListener('abort', handleAbort);
  }
}

/** Waits `ms`, or rejects with the signal's reason as soon as it aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.reject(signal.reason);
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const handleAbort = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', handleAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', handleAbort, { once: true });
  });
}

/** `work`, or the signal's reason as soon as it aborts. The work itself continues: others may be waiting for it too. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const handleAbort = (): void => reject(signal.reason);
    signal.addEventListener('abort', handleAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}
