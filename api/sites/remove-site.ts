// Deletes what a removed site has: its runs are stopped, then its conversations, documents and pages go. A job of the queue, delivered
// again until nothing is left, also by the next process.

import type { Store } from '../store/contract/store.ts';
import { EXPIRY_BATCH } from '../store/retention.ts';

export type RemovalDeps = {
  store: Pick<Store, 'siteRows' | 'expire' | 'forgetDeleted'>;
  stopRun(runId: string): Promise<void>;
  /** Ends its crawl and deletes its pages from the index. */
  removePages(key: string): Promise<void>;
  /** Waits for runs to write their end. Rejects when the signal aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
};

/** Between two looks at runs that are being stopped, in ms. */
const PAUSE_MS = 100;
/** Looks before the job is delivered again later. */
const MAX_LOOKS = 100;

/** Rejects when runs have not ended yet, and with the store's errors: the job is then to be delivered again. */
export async function removeSiteData(key: string, deps: RemovalDeps, signal: AbortSignal): Promise<void> {
  const { store, pause } = deps;
  await deps.removePages(key);
  await store.siteRows.removeDocuments(key);
  for (const runId of await store.siteRows.activeRuns(key)) await deps.stopRun(runId);
  for (let looks = 0; await store.siteRows.hasConversations(key); looks++) {
    signal.throwIfAborted();
    const { removed, isMore } = await store.expire(key, Number.MAX_SAFE_INTEGER, EXPIRY_BATCH);
    if (isMore || removed > 0) continue;
    if (looks >= MAX_LOOKS) throw new Error(`runs of the removed site ${key} have not ended`);
    await pause(PAUSE_MS, signal);
  }
  await store.forgetDeleted();
}
