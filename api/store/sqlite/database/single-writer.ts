// One server process for each database: holds a lock that the system releases with the process, however that ends (kill -9 too).
// Programs that only add data (agent-chat index, admin-key) do not take it; SQLite serialises their writes.
import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import { explainDatabaseError } from './database-errors.ts';
import { makeDatabaseFolder, toDatabasePath } from './open-database.ts';

/** Attempts to write our pid and take the lock; one fails only when another process starts at the same time. */
const MAX_ROUNDS = 20;

/** The database is served by another process. The message names its pid and what to do. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

/**
 * Takes the lock of the database of `url` for this process; returns a function that releases it. The lock is an open transaction in
 * `<file>.lock`, a small SQLite file of its own: a pid file would outlive a killed process, and its pid means nothing in another
 * container. A database in memory has none.
 * @throws {DatabaseInUseError} when another process serves it
 */
export function claimDatabase(url: string, pid: number): () => void {
  const path = toDatabasePath(url);
  if (path === ':memory:') return () => {};
  const lock = openLock(path);
  try {
    lock.exec(
      'CREATE TABLE IF NOT EXISTS owner (id INTEGER PRIMARY KEY CHECK (id = 1), pid INTEGER NOT NULL, nonce TEXT NOT NULL)',
    );
    const nonce = `${pid} ${randomUUID()}`;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      lock.exec('BEGIN IMMEDIATE');
      // Another process can read the row while the lock is held only if it is committed: so the pid is written first, then locked.
      if (lock.prepare('SELECT nonce FROM owner').pluck().get() === nonce) return () => lock.close();
      lock.prepare('INSERT OR REPLACE INTO owner (id, pid, nonce) VALUES (1, ?, ?)').run(pid, nonce);
      lock.exec('COMMIT');
    }
    throw inUse(path, null);
  } catch (error) {
    const owner = isBusy(error) ? readOwner(lock) : null;
    lock.close();
    throw isBusy(error) ? inUse(path, owner) : explainDatabaseError(error, `${path}.lock`);
  }
}

function openLock(path: string): Database.Database {
  try {
    makeDatabaseFolder(path);
    return new Database(`${path}.lock`, { timeout: 0 });
  } catch (error) {
    throw explainDatabaseError(error, path);
  }
}

function isBusy(error: unknown): boolean {
  return String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_BUSY');
}

/** Null while the other process is still writing its pid. */
function readOwner(lock: Database.Database): number | null {
  try {
    return (lock.prepare('SELECT pid FROM owner').pluck().get() as number | undefined) ?? null;
  } catch {
    return null;
  }
}

function inUse(path: string, pid: number | null): DatabaseInUseError {
  const who = pid === null ? 'another process' : `process ${pid}`;
  return new DatabaseInUseError(
    `The database ${path} is in use by ${who}: one server serves one database. Stop that one${pid === null ? '' : ` (kill ${pid})`}, or set DATABASE_URL to another file.`,
  );
}
