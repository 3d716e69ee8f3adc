// Repeats work that failed. When a repetition makes sense, and how long to wait, is left to the caller.
import type { Clock } from './clock.ts';

/**
 * Calls `work` until it succeeds. After a failure `waitMs` gives the time until the next attempt, or null where the failure is
 * final; `failed` counts the attempts so far, from 1. Rejects with the last failure, or with the signal's reason while it waits.
 */
export async function retry<T>(
  work: (attempt: number) => Promise<T>,
  options: { waitMs(error: unknown, failed: number): number | null; sleep: Clock['sleep']; signal?: AbortSignal },
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      const waitMs = options.waitMs(error, attempt);
      if (waitMs === null) throw error;
      await options.sleep(waitMs, options.signal);
    }
  }
}
