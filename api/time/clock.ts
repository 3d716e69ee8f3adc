// The clock that is passed to runs, models and tests. The only file of this folder that reads the system clock.
import { startDeadline } from './deadline.ts';
import { sleep } from './wait.ts';

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

/** Calls back later. */
export interface Timers {
  /** Once after `ms`, with 0 in the next turn of the event loop; returns a function that cancels it. Keeps the process alive. */
  schedule(callback: () => void, ms: number): () => void;
  /** Every `ms` until the returned function is called. Does not keep the process alive. */
  repeat(callback: () => void, ms: number): () => void;
}

/** The machine's own monotonic clock, for code that needs no other. */
export const monotonicMs = (): number => performance.now();

/** The machine's clock. Its waits do not keep the process alive, except those of `schedule`. */
export const systemClock: Clock & Timers = {
  now: () => Date.now(),
  monotonic: monotonicMs,
  sleep: (ms, signal) => sleep(ms, signal, { keepsAlive: false }),
  deadline: startDeadline,
  schedule(callback, ms) {
    if (ms === 0) {
      const turn = setImmediate(callback);
      return () => clearImmediate(turn);
    }
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  repeat(callback, ms) {
    const timer = setInterval(callback, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};
