// The retention sweep (PRIV-1): deletes conversations older than the limit of each site, a batch at a time, so that
// visitors see no delay. The store deletes the rows of a batch.
import type { Store } from './contract/store.ts';

/** Most rows that one transaction deletes: some 10 ms of the event loop (measured: 10 µs an event of 400 bytes). */
export const EXPIRY_BATCH = { conversations: 20, events: 1_000 } as const;

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes the conversations of every site without activity for the days of that site; 0 days keep everything. Returns the
 * number of deleted ones. Ends early when the signal aborts; the next sweep continues. Rejects with the store's errors.
 */
export async function sweepOld(
  store: Pick<Store, 'expire' | 'sites' | 'forgetDeleted'>,
  options: {
    daysOf(site: string): number;
    nowMs: number;
    signal: AbortSignal;
    /** Lets other work of this process run between two batches. */
    yieldToEventLoop(): Promise<void>;
  },
): Promise<number> {
  const { daysOf, nowMs, signal, yieldToEventLoop } = options;
  let removed = 0;
  for (const site of await store.sites()) {
    const days = daysOf(site);
    for (let isMore = days > 0; isMore && !signal.aborted; ) {
      const batch = await store.expire(site, nowMs - days * DAY_MS, EXPIRY_BATCH);
      removed += batch.removed;
      isMore = batch.isMore;
      if (isMore) await yieldToEventLoop();
    }
  }
  if (removed > 0) await store.forgetDeleted();
  return removed;
}
