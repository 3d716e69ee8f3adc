// The time of day as it passes: times that are stored and compared, such as when an approval expires.
import type { Clock } from './clock.ts';

/**
 * Milliseconds since the epoch as of this call, from then on by the monotonic clock: a clock of the machine that is set
 * makes no approval expire early and none live on (APR-6).
 */
export function createSteadyNow(clock: Pick<Clock, 'now' | 'monotonic'>): () => number {
  const origin = clock.now() - clock.monotonic();
  return () => origin + clock.monotonic();
}
