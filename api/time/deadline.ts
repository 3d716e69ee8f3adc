// One way to end a wait for somebody else: a timer that does not charge them for time in which this process did not run.
// Knows nothing of what is waited for.

/** A timer this much after its time, in ms, tells that the process was held up: far above what a busy event loop costs. */
const LATE_MS = 50;
/** Least time, in ms, to read what arrived meanwhile; megabytes pass in it. */
const MIN_GRACE_MS = 1_000;

/** What a deadline is measured with; both of one origin. */
export type Timers = {
  /** Milliseconds that only go forward. */
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
 * Calls `callback` after `ms`; the returned function calls it off. Timers run before waiting bytes are read: after a pause
 * (SIGSTOP, the lid of a laptop, a long computation) an answer that is there in full would be thrown away for coming too
 * late. So a timer that is late waits once more, as long as it was late, at least a second and at most `ms`. Once only: a
 * process that is always late still ends its waits. Does not keep the process alive.
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
