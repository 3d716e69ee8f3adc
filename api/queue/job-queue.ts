// The interface of queues: who delivers a job, when, again after a crash of its handler. Knows no run and no site.
// A queue may lose or repeat a job: the database decides what is done (RunStore.claim), and reconciling enqueues again.

/**
 * Does the job. A rejection means "deliver it again in {@link RETRY_MS}", for a repeated job at its next time; a caller that passes
 * the handler reports the error. The signal is aborted when the process ends: the handler then gives its work back and settles soon.
 */
export type JobHandler = (id: string, signal: AbortSignal) => Promise<void>;

/** Pause in ms until a job whose handler rejected is delivered again: a lock or a full disk may be gone by then. */
export const RETRY_MS = 5_000;

/**
 * Jobs, each known by kind and id (letters, digits, `.`, `_` and `-`). There are no groups: who goes first among waiting runs
 * is decided by `RunStore.claimNext`, so that every driver has the same order. Every driver passes
 * test/helpers/job-queue-contract.ts.
 */
export interface JobQueue {
  /** Adds a job, due at once or after `delayMs`. Does nothing while there is one of this kind and id, also if it is being done. */
  enqueue(kind: string, id: string, options?: { delayMs?: number }): Promise<void>;
  /** A job that waits for its time is due now. Nothing happens without one. */
  hasten(kind: string, id: string): Promise<void>;
  /** Removes a job that is not being done yet. */
  remove(kind: string, id: string): Promise<void>;
  /** One job whose id is its kind, due every `ms` and first after `ms`; not while the last one is being done. */
  every(kind: string, options: { ms: number }): Promise<void>;
  /** Begins to do the jobs of a kind, `parallel` at a time in this process, those that were due first before the others. */
  process(kind: string, handler: JobHandler, options: { parallel: number }): void;
  /**
   * Delivers nothing more. Resolves when all handlers of this process have settled; after `ms` their signals are aborted.
   * Jobs that wait stay where the driver keeps them.
   */
  drain(ms: number): Promise<void>;
}
