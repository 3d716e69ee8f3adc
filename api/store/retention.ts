// How long conversations are kept (PRIV-1): looks at every site in turn and deletes what is older, a batch at a time, so that
// visitors notice nothing. What a batch deletes is the store's business.
import type { Store } from './store.ts';

/** Conversations of one transaction: some have thousands of events. */
export const EXPIRY_BATCH = 20;

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes, on every site, what nothing was added to for the days of that site; 0 days keep everything. Gives how many
 * conversations went. Ends early when the signal aborts; the next sweep goes on. Rejects with the store's errors.
 */
export async function sweepOld(
  store: Pick<Store, 'expire' | 'sites' | 'forgetDeleted'>,
  options: {
    daysOf(site: string): number;
    nowMs: number;
    signal: AbortSignal;
    /** Lets other work of this process go on between two batches. */
    breathe(): Promise<void>;
  },
): Promise<number> {
  const { daysOf, nowMs, signal, breathe } = options;
  let removed = 0;
  for (const site of await store.sites()) {
    const days = daysOf(site);
    for (let last = EXPIRY_BATCH; days > 0 && last === EXPIRY_BATCH && !signal.aborted; ) {
      last = await store.expire(site, nowMs - days * DAY_MS, EXPIRY_BATCH);
      removed += last;
      if (last > 0) await breathe();
    }
  }
  if (removed > 0) await store.forgetDeleted();
  return removed;
}
