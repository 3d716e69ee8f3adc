// The clock that is passed to runs, models and tests. The only file of this folder that reads the system clock.
import { startDeadline } from './deadline.ts';

/** Reads and waits for time. */
export interface Clock {
  /** Milliseconds since the epoch, for timestamps only: it jumps when the machine's clock is set. */
  now(): number;
  /** Monotonic milliseconds of no particular origin, for every wait, deadline and rate. */
  monotonic(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when it is aborted first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls back after `ms`, by the rules of {@link startDeadline}; returns a function that cancels it. */
  deadline(callback: () => void, ms: number): () => void;
}

/** The machine's own monotonic clock, for code that needs no other. */
export const monotonicMs = (): number => performance.now();

/** The machine's clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: monotonicMs,
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
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
      timer.unref();
      signal?.addEventListener('abort', onAbort, { once: true });
    }),
  deadline: startDeadline,
};

/**
 * Settles with `work`, or rejects with the abort's reason if the signal comes first: for work that may ignore its signal.
 * A later failure of the abandoned work is ignored.
 */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
