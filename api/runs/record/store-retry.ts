// Repeats a write while the store is unavailable. Knows no run.
import { ApiError } from '../../../protocol/index.ts';
import type { Clock } from '../../time/clock.ts';
import { retry } from '../../time/retry.ts';

/** Waits between tries to store something, in milliseconds: a lock or a full disk that clears within seconds is invisible. */
const STORE_RETRY_MS = [50, 200, 500, 1000, 2000];

/** Calls `write` until the store takes it. Rejects with any other error at once, and after the last try. */
export type StoreRetry = <T>(write: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

export function createStoreRetry({ sleep }: Pick<Clock, 'sleep'>): StoreRetry {
  return (write, signal) =>
    retry(write, {
      sleep,
      ...(signal ? { signal } : {}),
      waitMs: (error, failed) =>
        error instanceof ApiError && error.code === 'unavailable' ? (STORE_RETRY_MS[failed - 1] ?? null) : null,
    });
}
