// A timeout for replies of others that does not count time in which this process was suspended.
// Knows nothing of what the caller waits for.

/** A timer that is late by this much, in ms, means that the process was suspended: far above the delay of a busy event loop. */
const LATE_MS = 50;
/** Shortest grace period, in ms, to read data that arrived meanwhile; enough for megabytes. */
const MIN_GRACE_MS = 1_000;

/** The clock and timers of a deadline; both have one origin. */
export type Timers = {
  /** Monotonic milliseconds. */
  monotonic(): number;
  /** Calls back once after `ms`, unless the returned function is called before. */
  after(callback: () => void, ms: number): () => void;
};

export const systemTimers: Timers = {
  monotonic: () => performance.now(),
  after(callback, ms) {
    const timer = setTimeout(callback, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/**
 * Calls `callback` after `ms`; the returned function cancels it. Timers run before waiting bytes are read: after a pause
 * (SIGSTOP, a closed laptop, a long computation) a reply that has arrived in full would be discarded as too
 * late. So a late timer waits once more, for as long as it was late, at least a second and at most `ms`. Once only: a
 * process that is always late still times out. The timer does not keep the process alive.
 */
export function startDeadline(callback: () => void, ms: number, timers: Timers = systemTimers): () => void {
  const dueMs = timers.monotonic() + ms;
  let cancel = timers.after(() => {
    const lateMs = timers.monotonic() - dueMs;
    if (lateMs < LATE_MS) callback();
    else cancel = timers.after(callback, Math.min(Math.max(lateMs, MIN_GRACE_MS), ms));
  }, ms);
  return () => cancel();
}
