// Database files that this process does not serve: SQLite's online backup of one that is in use, the check of a copy, one setting.
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { findMigrations, lastMigration, newestMigration } from './migrate-database.ts';
import { createPrivately } from './private-file.ts';

/**
 * Copies the database at `from` to the new file `to`, as it is at one moment: also while a server writes to it. The copy is one file,
 * without a log beside it. `onProgress`: pages copied, and all of them.
 */
export async function copyDatabase(
  from: string,
  to: string,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  const source = new Database(from, { readonly: true, fileMustExist: true });
  try {
    // One snapshot from here on: a write of another process would make the copy begin again, each time.
    source.exec('BEGIN');
    source.prepare('SELECT count(*) FROM sqlite_schema').get();
    createPrivately(to);
    await source.backup(to, {
      progress({ totalPages, remainingPages }) {
        onProgress?.(totalPages - remainingPages, totalPages);
        return PAGES;
      },
    });
    source.exec('COMMIT');
  } finally {
    source.close();
  }
  const copy = new Database(to);
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

/** Moves what is in the log of a database that nobody uses into its file. A damaged one is left as it is. */
export function foldLog(path: string): void {
  try {
    const database = new Database(path, { fileMustExist: true });
    try {
      database.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      database.close();
    }
  } catch {
    // Its log is kept beside it.
  }
}

/** Pages copied before the progress is shown. */
const PAGES = 2_000;

export type DatabaseState =
  | { kind: 'sound'; conversations: number; messages: number }
  | { kind: 'damaged'; reason: string }
  /** Written by a version of which this one does not know the schema. */
  | { kind: 'newer' };

/** A value of the settings of a database that need not be open; null where it has none, or cannot be read: opening it explains that. */
export function readStoredSetting(path: string, name: string): string | null {
  try {
    const database = new Database(path, { readonly: true, fileMustExist: true });
    try {
      const value = database.prepare('SELECT value FROM settings WHERE name = ?').pluck().get(name);
      return typeof value === 'string' ? value : null;
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** Reads every page of the file; changes nothing. */
export function checkDatabase(path: string): DatabaseState {
  if (!existsSync(path)) return { kind: 'damaged', reason: 'is missing' };
  let database: Database.Database | null = null;
  try {
    database = new Database(path, { readonly: true });
    const found = String(database.pragma('integrity_check(1)', { simple: true }));
    if (found !== 'ok') return { kind: 'damaged', reason: found };
    if (lastMigration(database) > newestMigration(findMigrations('api/store/migrations'))) return { kind: 'newer' };
    const count = (table: string) => Number(database?.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
    return { kind: 'sound', conversations: count('conversations'), messages: count('events') };
  } catch (error) {
    return { kind: 'damaged', reason: (error as Error).message };
  } finally {
    database?.close();
  }
}
