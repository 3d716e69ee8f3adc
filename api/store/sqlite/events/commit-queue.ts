// Writes of all conversations in transactions, in order, over two connections: one waits for the disk, the other does not.
// Commits at once while the queue is idle; writes of the same turn of the event loop as a commit share the next transaction.
// Knows transactions, their order and their failures; not their content.
import type Database from 'better-sqlite3';
import { ApiError } from '../../../../protocol/index.ts';
import type { Clock, Timers } from '../../../time/clock.ts';

/**
 * `durable`: on the disk before it is acknowledged (synchronous=FULL). `quick`: written to the system, which survives the end of
 * this process but not a power failure (synchronous=NORMAL). Both append to one write-ahead log, so a durable commit also
 * makes all earlier ones durable, and a power failure loses only the end of the log.
 */
export type Lane = 'durable' | 'quick';

/** Most writes in one transaction: it blocks the event loop. */
export const MAX_BATCH = 500;
/** Most waiting writes; more are refused, since memory is no buffer for a disk that does not keep up. */
export const MAX_WAITING = 20_000;
/** Longest wait for a lock held by another process, in ms, with a retry every 50 ms. */
export const BUSY_TIMEOUT_MS = 5_000;
const BUSY_RETRY_MS = 50;

export type QueueClock = Pick<Clock, 'now' | 'monotonic'> & Pick<Timers, 'schedule'>;

type Job = {
  lane: Lane;
  work: (lane: Lane) => unknown;
  committed: ((value: never) => void) | undefined;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
};
type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };

/** A connection with its prepared statements for transactions. */
type Connection = Record<'begin' | 'commit' | 'savepoint' | 'release' | 'undo', Database.Statement> & {
  client: Database.Database;
};

export class CommitQueue {
  readonly #connections: Record<Lane, Connection>;
  readonly #clock: QueueClock;
  readonly #afterCommit: () => void;
  #jobs: Job[] = [];
  #planned: (() => void) | null = null;
  #busySinceMs: number | null = null;
  #closed = false;

  /**
   * Connections of one database file; a database in memory has one for both lanes. `afterCommit` is called after the
   * `committed` of all writes of a transaction, and before anybody who awaits them goes on; it must not throw.
   */
  constructor(clients: Record<Lane, Database.Database>, clock: QueueClock, afterCommit: () => void = () => {}) {
    this.#connections = { durable: toConnection(clients.durable), quick: toConnection(clients.quick) };
    this.#clock = clock;
    this.#afterCommit = afterCommit;
  }

  /**
   * Runs `work` (synchronous SQL) in the next transaction. Resolves with its value after COMMIT; `committed` is called
   * just before, in the order of the writes, and must not throw. If `work` throws, only its own changes are undone and the promise rejects
   * with what it threw. Rejects with ApiError `unavailable` when the database cannot write; nothing is stored in that case.
   * Work of the quick lane runs on the durable one when it shares the transaction with durable work.
   */
  write<Value>(
    work: (lane: Lane) => Value,
    committed?: (value: Value) => void,
    lane: Lane = 'durable',
  ): Promise<Value> {
    if (this.#closed)
      return Promise.reject(new ApiError('unavailable', 'The server is shutting down. Try again soon.'));
    if (this.#jobs.length >= MAX_WAITING) {
      return Promise.reject(
        new ApiError('unavailable', 'The server has too much to write. Try again in a few seconds.'),
      );
    }
    return new Promise<Value>((resolve, reject) => {
      this.#jobs.push({ lane, work, committed, resolve, reject });
      this.#plan();
    });
  }

  /** Writes the waiting work and refuses more. */
  close(): void {
    this.#closed = true;
    this.#planned?.();
    this.#planned = null;
    while (this.#jobs.length > 0) this.#flush(true);
  }

  #plan(): void {
    // After a commit the next turn of the event loop is already scheduled; it includes all work that arrives until then.
    if (this.#planned) return;
    // Idle until now: no delay, but the other writes of this tick are included.
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
    if (this.#jobs.length === 0) return;
    const again = this.#flush(false);
    this.#planned = this.#clock.schedule(() => this.#run(), again ?? 0);
  }

  /** Runs one transaction. Returns the ms after which to retry, or null when the batch is settled. */
  #flush(final: boolean): number | null {
    const batch = this.#jobs.splice(0, MAX_BATCH);
    if (batch.length === 0) return null;
    let outcomes: Outcome[];
    const lane = batch.every((job) => job.lane === 'quick') ? 'quick' : 'durable';
    const connection = this.#connections[lane];
    try {
      connection.begin.run();
      outcomes = batch.map((job) => runJob(job, lane, connection));
      connection.commit.run();
    } catch (error) {
      if (connection.client.inTransaction) connection.client.exec('ROLLBACK');
      if (isBusy(error) && !final) {
        this.#busySinceMs ??= this.#clock.monotonic();
        if (this.#clock.monotonic() - this.#busySinceMs < BUSY_TIMEOUT_MS) {
          this.#jobs.unshift(...batch);
          return BUSY_RETRY_MS;
        }
      }
      this.#busySinceMs = null;
      const refusal = toUnavailable(error);
      for (const job of batch) job.reject(refusal);
      return null;
    }
    this.#busySinceMs = null;
    for (const [position, job] of batch.entries()) {
      const outcome = outcomes[position] as Outcome;
      if (outcome.ok) {
        job.committed?.(outcome.value as never);
        job.resolve(outcome.value as never);
      } else job.reject(outcome.error);
    }
    this.#afterCommit();
    return null;
  }
}

function toConnection(client: Database.Database): Connection {
  return {
    client,
    begin: client.prepare('BEGIN IMMEDIATE'),
    commit: client.prepare('COMMIT'),
    savepoint: client.prepare('SAVEPOINT job'),
    release: client.prepare('RELEASE job'),
    undo: client.prepare('ROLLBACK TO job'),
  };
}

/** A failure of the database fails the batch; any other failure is the job's own. */
function runJob(job: Job, lane: Lane, { client, savepoint, release, undo }: Connection): Outcome {
  savepoint.run();
  try {
    const value = job.work(lane);
    release.run();
    return { ok: true, value };
  } catch (error) {
    if (isDatabaseFailure(error) || !client.inTransaction) throw error;
    undo.run();
    release.run();
    return { ok: false, error };
  }
}

/** SQLite's code of an error or of its causes: Drizzle wraps the errors of the driver. */
function sqliteCode(error: unknown): string {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && code.startsWith('SQLITE_')) return code;
  }
  return '';
}

const isBusy = (error: unknown) => /^SQLITE_(BUSY|LOCKED)/.test(sqliteCode(error));

/** Disk full, read-only, input/output, locked, damaged: nothing of this transaction may be assumed to be written. */
function isDatabaseFailure(error: unknown): boolean {
  return /^SQLITE_(FULL|READONLY|IOERR|BUSY|LOCKED|CANTOPEN|CORRUPT|NOTADB|NOMEM|PROTOCOL)/.test(sqliteCode(error));
}

/** The error for callers when nothing was written. The error of the database is its `cause`, for the log. */
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
