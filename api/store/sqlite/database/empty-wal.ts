// Removes deleted text from the write-ahead log of a database (PRIV-2): SQLite leaves committed frames there until it writes over them.
import type { Database } from 'better-sqlite3';

/** If a reader or another process blocks this, the next checkpoint does it. */
export function emptyWal(client: Database): void {
  try {
    client.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // Locked by another process: SQLite checkpoints by itself later.
  }
}
