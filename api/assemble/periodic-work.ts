// What a server does at intervals beside answering: looks for runs without a job, folds old logs, deletes old conversations. What is deleted
// for its age is deleted by a clock that is believed (deletion-clock.ts).
// The queue knows the time; a failure is reported, and the work is done again at its next time.
import {
  COMPACT_EVERY_MS,
  ERASE_EVERY_MS,
  EXPIRE_EVERY_MS,
  EXPIRE_PAUSE_MS,
  LOG_RETENTION_MS,
  PURGE_EVERY_MS,
  RECONCILE_AGE_MS,
  RECONCILE_EVERY_MS,
  SWEEP_FILES_EVERY_MS,
} from '../config/limits.ts';
import type { FileStore } from '../files/file-store.ts';
import { sweepFiles } from '../files/sweep.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import type { Runner } from '../runs/runner.ts';
import type { Eraser } from '../site-index/erase-removed.ts';
import type { Store } from '../store/contract/store.ts';
import { sweepOld } from '../store/retention.ts';
import type { Clock } from '../time/clock.ts';
import { createDeletionClock } from './deletion-clock.ts';

export type PeriodicDeps = {
  queue: Pick<JobQueue, 'every' | 'enqueue' | 'process'>;
  store: Pick<Store, 'expire' | 'sites' | 'newestActivityMs' | 'forgetDeleted' | 'attachments' | 'settings'> & {
    log: Pick<Store['log'], 'compact'>;
    conversations: Pick<Store['conversations'], 'purge'>;
    gateway: Pick<Store['gateway'], 'purge'>;
  };
  files: Pick<FileStore, 'remove'>;
  runner: Pick<Runner, 'reconcile'>;
  eraser: Pick<Eraser, 'work'>;
  clock: Pick<Clock, 'now' | 'monotonic' | 'sleep'>;
  /** Days without activity after which a site's conversations are deleted; 0: never. */
  daysOf(site: string): number;
  /** Deletes copies of the database that were kept long enough; returns how many. */
  sweepCopies(nowMs: number): number;
  /** Called when a sweep has deleted something for its age, with what and how much. */
  onDeleted(message: string): void;
  onWarning(message: string): void;
  onError(error: unknown, what: string): void;
};

/** Begins it; old conversations are deleted now, the rest after its interval. Returns a function that ends it at once. */
export function startPeriodicWork(deps: PeriodicDeps): () => void {
  const { queue, store, runner, clock } = deps;
  const ended = new AbortController();
  const mayDelete = createDeletionClock(deps);
  const repeat = (kind: string, ms: number, what: string, work: () => Promise<unknown>) => {
    const handle = async () => {
      if (ended.signal.aborted) return;
      await work().catch((error: unknown) => deps.onError(error, what));
    };
    queue.process(kind, handle, { parallel: 1 });
    void queue.every(kind, { ms });
  };
  repeat('reconcile-runs', RECONCILE_EVERY_MS, 'looking for runs without a job failed', () =>
    runner.reconcile(RECONCILE_AGE_MS),
  );
  repeat('fold-logs', COMPACT_EVERY_MS, 'folding old logs failed', () =>
    store.log.compact(clock.now() - LOG_RETENTION_MS),
  );
  repeat('delete-hidden', PURGE_EVERY_MS, 'deleting conversations that their visitors deleted failed', () =>
    store.conversations.purge(),
  );
  repeat('delete-responses', PURGE_EVERY_MS, 'deleting responses of the gateway failed', async () => {
    if (await mayDelete()) await store.gateway.purge();
  });
  repeat('delete-files', SWEEP_FILES_EVERY_MS, 'deleting files of visitors failed', async () => {
    const nowMs = (await mayDelete()) ? clock.now() : null;
    await sweepFiles(store.attachments, deps.files, { nowMs, signal: ended.signal });
  });
  repeat('erase-removed', ERASE_EVERY_MS, 'erasing what removed documents leave in the index failed', () =>
    deps.eraser.work(ended.signal),
  );
  repeat('expire', EXPIRE_EVERY_MS, 'deleting conversations that were kept long enough failed', async () => {
    if (!(await mayDelete())) return;
    const removed = await sweepOld(store, {
      daysOf: deps.daysOf,
      nowMs: clock.now(),
      signal: ended.signal,
      yieldToEventLoop: () => clock.sleep(EXPIRE_PAUSE_MS, ended.signal).catch(() => {}),
    });
    if (removed > 0) deps.onDeleted(`conversations deleted for their age (retentionDays): ${removed}`);
  });
  repeat('delete-copies', EXPIRE_EVERY_MS, 'deleting old copies of the database failed', async () => {
    const removed = (await mayDelete()) ? deps.sweepCopies(clock.now()) : 0;
    if (removed > 0) deps.onDeleted(`old copies of the database deleted: ${removed}`);
  });
  void queue.enqueue('expire', 'at-start');
  void queue.enqueue('delete-copies', 'at-start');
  return () => ended.abort();
}
