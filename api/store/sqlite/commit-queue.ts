// Groups the writes of all conversations into few transactions: one COMMIT per 10 ms at most, at once when it is quiet.
// Knows transactions, their order and their failures; not what is written.
import type Database from 'better-sqlite3';
import { ApiError } from '../../../protocol/index.ts';

/** Shortest time between two commits, in ms: each one waits for the disk (fsync). protocol.md section 4. */
export const COMMIT_EVERY_MS = 10;
/** Most writes in one transaction: the event loop is held while it runs. */
export const MAX_BATCH = 500;
/** Most writes that may wait; more are refused, since memory is not a queue for a disk that does not keep up. */
export const MAX_WAITING = 20_000;
/** A lock held by another process is waited for this long, in ms (security.md section 6, fault 7), trying every 50 ms. */
export const BUSY_PATIENCE_MS = 5_000;
const BUSY_RETRY_MS = 50;

export type Clock = {
  /** Milliseconds since the epoch, for stamps. */
  now(): number;
  /** Milliseconds that only go forward, for waits. */
  monotonic(): number;
  /** Calls back after `ms`; gives the way to call it off. */
  schedule(callback: () => void, ms: number): () => void;
};

type Job = {
  work: () => unknown;
  committed: ((value: never) => void) | undefined;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
};
type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };

export class CommitQueue {
  readonly #client: Database.Database;
  readonly #clock: Clock;
  #jobs: Job[] = [];
  #planned: (() => void) | null = null;
  #lastCommitMs = Number.NEGATIVE_INFINITY;
  #busySinceMs: number | null = null;
  #closed = false;
  readonly #begin: Database.Statement;
  readonly #commit: Database.Statement;
  readonly #savepoint: Database.Statement;
  readonly #release: Database.Statement;
  readonly #undo: Database.Statement;

  constructor(client: Database.Database, clock: Clock) {
    this.#client = client;
    this.#clock = clock;
    this.#begin = client.prepare('BEGIN IMMEDIATE');
    this.#commit = client.prepare('COMMIT');
    this.#savepoint = client.prepare('SAVEPOINT job');
    this.#release = client.prepare('RELEASE job');
    this.#undo = client.prepare('ROLLBACK TO job');
  }

  /**
   * Runs `work` (synchronous SQL) in the next transaction. Resolves with its value after COMMIT; `committed` is called
   * just before, in the order of the writes, and must not throw. If `work` throws, only its own changes are undone and the promise rejects
   * with what it threw. Rejects with ApiError `unavailable` when the database cannot write; nothing was kept then.
   */
  write<Value>(work: () => Value, committed?: (value: Value) => void): Promise<Value> {
    if (this.#closed)
      return Promise.reject(new ApiError('unavailable', 'The server is shutting down. Try again soon.'));
    if (this.#jobs.length >= MAX_WAITING) {
      return Promise.reject(
        new ApiError('unavailable', 'The server has too much to write. Try again in a few seconds.'),
      );
    }
    return new Promise<Value>((resolve, reject) => {
      this.#jobs.push({ work, committed, resolve, reject });
      this.#plan();
    });
  }

  /** Writes what waits and takes no more. */
  close(): void {
    this.#closed = true;
    this.#planned?.();
    this.#planned = null;
    while (this.#jobs.length > 0) this.#flush(true);
  }

  #plan(): void {
    if (this.#planned) return;
    const wait = this.#lastCommitMs + COMMIT_EVERY_MS - this.#clock.monotonic();
    if (wait > 0) {
      this.#planned = this.#clock.schedule(() => this.#run(), wait);
      return;
    }
    // Quiet until now: no delay, but the other writes of this very tick still come along.
    let cancelled = false;
    this.#planned = () => {
      cancelled = true;
    };
    queueMicrotask(() => {
      if (!cancelled) this.#run();
    });
  }

  #run(): void {
    this.#planned = null;
    const again = this.#flush(false);
    if (again !== null) this.#planned = this.#clock.schedule(() => this.#run(), again);
    else if (this.#jobs.length > 0) this.#plan();
  }

  /** One transaction. Gives the ms after which to try the same again, or null when the batch is settled. */
  #flush(final: boolean): number | null {
    const batch = this.#jobs.splice(0, MAX_BATCH);
    if (batch.length === 0) return null;
    let outcomes: Outcome[];
    try {
      this.#begin.run();
      outcomes = batch.map((job) => this.#runJob(job));
      this.#commit.run();
    } catch (error) {
      if (this.#client.inTransaction) this.#client.exec('ROLLBACK');
      if (isBusy(error) && !final) {
        this.#busySinceMs ??= this.#clock.monotonic();
        if (this.#clock.monotonic() - this.#busySinceMs < BUSY_PATIENCE_MS) {
          this.#jobs.unshift(...batch);
          return BUSY_RETRY_MS;
        }
      }
      this.#settleTime();
      const refusal = toUnavailable(error);
      for (const job of batch) job.reject(refusal);
      return null;
    }
    this.#settleTime();
    for (const [position, job] of batch.entries()) {
      const outcome = outcomes[position] as Outcome;
      if (outcome.ok) {
        job.committed?.(outcome.value as never);
        job.resolve(outcome.value as never);
      } else job.reject(outcome.error);
    }
    return null;
  }

  #settleTime(): void {
    this.#busySinceMs = null;
    this.#lastCommitMs = this.#clock.monotonic();
  }

  /** A failure of the database fails the batch; any other failure is the job's own. */
  #runJob(job: Job): Outcome {
    this.#savepoint.run();
    try {
      const value = job.work();
      this.#release.run();
      return { ok: true, value };
    } catch (error) {
      if (isDatabaseFailure(error) || !this.#client.inTransaction) throw error;
      this.#undo.run();
      this.#release.run();
      return { ok: false, error };
    }
  }
}

/** SQLite's code of an error, looked for in its causes too: Drizzle wraps what the driver throws. */
function sqliteCode(error: unknown): string {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && code.startsWith('SQLITE_')) return code;
  }
  return '';
}

const isBusy = (error: unknown) => /^SQLITE_(BUSY|LOCKED)/.test(sqliteCode(error));

/** Disk full, read-only, input/output, locked, damaged: nothing in this transaction can be trusted to be written. */
function isDatabaseFailure(error: unknown): boolean {
  return /^SQLITE_(FULL|READONLY|IOERR|BUSY|LOCKED|CANTOPEN|CORRUPT|NOTADB|NOMEM|PROTOCOL)/.test(sqliteCode(error));
}

/** What a caller gets when nothing could be written. The database's own words stay in `cause`, for the log. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const code = sqliteCode(error);
  if (code === '') return error;
  const reason = code.startsWith('SQLITE_FULL')
    ? 'the disk of the server is full'
    : isBusy(error)
      ? 'the database is locked by another program'
      : 'the database cannot be written';
  return new ApiError('unavailable', `Nothing was saved: ${reason}. Try again in a moment.`, { cause: error });
}
