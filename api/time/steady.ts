// The time of day as it passes: times that are stored and compared, such as when an approval expires.
import type { Clock } from './clock.ts';

/**
 * Milliseconds since the epoch as of this call, from then on by the monotonic clock: a clock of the machine that is set
 * makes no approval expire early and none live on (APR-6). `originMs`: the time at which the monotonic clock was 0, where an
 * earlier process knew it.
 */
export function createSteadyNow(
  clock: Pick<Clock, 'now' | 'monotonic'>,
  originMs: number = clock.now() - clock.monotonic(),
): () => number {
  return () => originMs + clock.monotonic();
}
