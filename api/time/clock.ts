// Time as something passed in, so that runs, models and tests agree on it. The only reader of the system clock here.
import { startDeadline } from './deadline.ts';

/** Reads and waits for time. */
export interface Clock {
  /** Milliseconds since the epoch, for stamps alone: it steps back and forth when the machine's clock is set. */
  now(): number;
  /** Milliseconds of no particular origin that only go forward, for every wait, deadline and rate. */
  monotonic(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when it is aborted first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls back after `ms`, by the rules of {@link startDeadline}; gives the way to call it off. */
  deadline(callback: () => void, ms: number): () => void;
}

/** The machine's own monotonic clock, for those who need no other. */
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
 * `work`, or the abort's reason if the signal comes first: for work that may not listen to its signal itself.
 * A later failure of the abandoned work is swallowed.
 */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
