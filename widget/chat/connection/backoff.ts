// How long to wait before the next connection attempt. Pure; the transports make the attempts.

/** Upper bound of the first wait; doubled with every failed attempt. */
const FIRST_DELAY_MS = 500;
/** Upper bound of every later wait: the view is current within 5 s of the API being reachable again. */
const MAX_DELAY_MS = 4_000;

/**
 * Wait before attempt `attempt` (1 is the first retry), in milliseconds: full jitter, evenly between 0 and a bound
 * that doubles, so that many pages do not reconnect at the same moment (AWS Architecture Blog, "Exponential Backoff And Jitter").
 */
export function backoffDelayMs(attempt: number, random: () => number): number {
  const bound = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(Math.max(attempt, 1) - 1, 16));
  return Math.round(random() * bound);
}
