// Writes of all conversations in transactions, in order, over two connections: one waits for the disk, the other does not.
// At once while the queue is idle; what comes in the same turn of the event loop as a commit shares the next transaction.
// Knows transactions, their order and their failures; not what is written.
import type Database from 'better-sqlite3';
import { ApiError } from '../../../protocol/index.ts';

/**
 * `durable`: on the disk before it is acknowledged (synchronous=FULL). `quick`: handed to the system, which survives the end of
 * this process but not the loss of power (synchronous=NORMAL). Both append to one write-ahead log, so a durable commit takes
 * everything before it along, and what a loss of power takes is its end.
 */
export type Lane = 'durable' | 'quick';

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
  /** Calls back after `ms`, with 0 in the next turn of the event loop; gives the way to call it off. */
  schedule(callback: () => void, ms: number): () => void;
};

type Job = {
  lane: Lane;
  work: (lane: Lane) => unknown;
  committed: ((value: never) => void) | undefined;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
};
type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };

/** A connection and what a transaction on it needs. */
type Connection = Record<'begin' | 'commit' | 'savepoint' | 'release' | 'undo', Database.Statement> & {
  client: Database.Database;
};

export class CommitQueue {
  readonly #connections: Record<Lane, Connection>;
  readonly #clock: Clock;
  #jobs: Job[] = [];
  #planned: (() => void) | null = null;
  #busySinceMs: number | null = null;
  #closed = false;

  /** Connections of one database file; a database in memory has one for both lanes. */
  constructor(clients: Record<Lane, Database.Database>, clock: Clock) {
    this.#connections = { durable: toConnection(clients.durable), quick: toConnection(clients.quick) };
    this.#clock = clock;
  }

  /**
   * Runs `work` (synchronous SQL) in the next transaction. Resolves with its value after COMMIT; `committed` is called
   * just before, in the order of the writes, and must not throw. If `work` throws, only its own changes are undone and the promise rejects
   * with what it threw. Rejects with ApiError `unavailable` when the database cannot write; nothing was kept then.
   * Work of the quick lane gets the lane that its transaction is on: the durable one when it shares it with work of that.
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

  /** Writes what waits and takes no more. */
  close(): void {
    this.#closed = true;
    this.#planned?.();
    this.#planned = null;
    while (this.#jobs.length > 0) this.#flush(true);
  }

  #plan(): void {
    // After a commit the next turn of the event loop is planned already: it takes along all that comes until then.
    if (this.#planned) return;
    // Idle until now: no delay, but the other writes of this very tick still come along.
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

  /** One transaction. Gives the ms after which to try the same again, or null when the batch is settled. */
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
        if (this.#clock.monotonic() - this.#busySinceMs < BUSY_PATIENCE_MS) {
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
