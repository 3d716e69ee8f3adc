// Opens the database file with the settings that the store needs, and migrates it to the newest schema.
// Knows nothing of the meaning of the rows.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import * as schema from '../../schema.ts';
import { carryOverDocuments } from './carry-over-documents.ts';
import { checkDriver } from './check-driver.ts';
import { explainDatabaseError } from './database-errors.ts';
import { findMigrations, migrateDatabase } from './migrate-database.ts';
import { closeToOthers, createPrivately } from './private-file.ts';

/** What to do with a database of a newer version. */
const FIX_NEWER =
  'Install that version or a later one, or restore a backup of before the update (npm view agent-chat versions lists them).';

/** How long SQLite itself waits for the lock of another process, in ms. Short: it blocks the event loop; the queue retries. */
const BUSY_TIMEOUT_MS = 5;

/** Drizzle over better-sqlite3, with the raw handle under `$client`. */
export type Db = ReturnType<typeof openDatabase>;

/**
 * Opens (and creates) the file of `url`: `file:./data/agent-chat.db`, a plain path, or `:memory:`.
 * @throws {Error} with the file, the failure and what to do.
 */
export function openDatabase(url: string, options: { migrationsFolder?: string } = {}) {
  const path = toDatabasePath(url);
  checkDriver();
  try {
    makeDatabaseFolder(path);
    createPrivately(path);
    const client = new Database(path, { timeout: BUSY_TIMEOUT_MS });
    try {
      client.pragma('journal_mode = WAL');
      // FULL: in WAL mode NORMAL may lose the last acknowledged commits when power fails (https://sqlite.org/pragma.html#pragma_synchronous).
      client.pragma('synchronous = FULL');
      client.pragma('foreign_keys = ON');
      // PRIV-2: deleted text is overwritten in the file.
      client.pragma('secure_delete = ON');
      const folder = options.migrationsFolder ?? findMigrations('api/store/migrations');
      migrateDatabase(client, { folder, fix: FIX_NEWER });
      if (options.migrationsFolder === undefined) carryOverDocuments(client);
      closeToOthers(path);
      return drizzle(client, { schema });
    } catch (error) {
      client.close();
      throw error;
    }
  } catch (error) {
    throw explainDatabaseError(error, path);
  }
}

/**
 * A second connection to the file of `url`, after {@link openDatabase} has migrated it: its commits do not wait for the
 * disk. In WAL mode NORMAL keeps the file consistent; a power failure may lose the last commits
 * (https://sqlite.org/pragma.html#pragma_synchronous). Null for a database in memory, which has one connection only.
 */
export function openQuickConnection(url: string): Db | null {
  const path = toDatabasePath(url);
  if (path === ':memory:') return null;
  const client = new Database(path, { timeout: BUSY_TIMEOUT_MS });
  client.pragma('synchronous = NORMAL');
  client.pragma('foreign_keys = ON');
  client.pragma('secure_delete = ON');
  // Checkpoints wait for the disk: they come with the durable commits, which do so anyway.
  client.pragma('wal_autocheckpoint = 0');
  return drizzle(client, { schema });
}

/** Creates the folder of a database file. */
export function makeDatabaseFolder(path: string): void {
  if (path !== ':memory:') makeFolder(dirname(path));
}

/** Step by step: `recursive: true` of Node 20 never returns where the system answers ENOENT, as under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** The path in a `DATABASE_URL`. */
export function toDatabasePath(url: string): string {
  const path = url.startsWith('file:') ? url.slice('file:'.length).replace(/^\/\/(?=\/)/, '') : url;
  return path === ':memory:' ? path : resolve(path);
}
