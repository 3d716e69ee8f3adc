// Repeats a write while the store is unavailable. Knows no run.
import { ApiError } from '../../protocol/index.ts';
import type { Clock } from '../time/clock.ts';

/** Waits between tries to store something, in milliseconds: a lock or a full disk that clears within seconds is invisible. */
const STORE_RETRY_MS = [50, 200, 500, 1000, 2000];

/** Calls `write` until the store takes it. Rejects with any other error at once, and after the last try. */
export type StoreRetry = <T>(write: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

export function createStoreRetry({ sleep }: Pick<Clock, 'sleep'>): StoreRetry {
  return async (write, signal) => {
    for (const waitMs of STORE_RETRY_MS) {
      try {
        return await write();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'unavailable')) throw error;
        await sleep(waitMs, signal);
      }
    }
    return await write();
  };
}
