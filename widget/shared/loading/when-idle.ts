// Runs work that nobody waits for when the browser has time, or after a bound; Safari has no idle callbacks, there a timer does it.

/** Idle work begins after this long even in a page that is never idle. */
const IDLE_WITHIN_MS = 1_000;
/** The timer in place of idle callbacks: after the frame that is being drawn. */
const TIMER_MS = 50;

/** Runs `work` once. Returns the cancel function. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, TIMER_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(handle);
}
