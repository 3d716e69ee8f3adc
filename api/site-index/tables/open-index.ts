// Opens index.db, the file of the crawled pages and of the pages made of pushed documents. It can always be made again, so a
// damaged one is set aside, and its commits need not wait for the disk.
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { explainDatabaseError, isDamaged } from '../../store/sqlite/database/database-errors.ts';
import { makeDatabaseFolder } from '../../store/sqlite/database/open-database.ts';
import { closeToOthers, createPrivately } from '../../store/sqlite/database/private-file.ts';
import { PassageIndex } from '../passage-index.ts';
import { migrateIndex } from './migrate-index.ts';
import { moveIndex } from './move-index.ts';

/** How long SQLite waits for the lock of another process (`agent-chat index`), in ms. Short: it blocks the event loop; crawls retry. */
const BUSY_TIMEOUT_MS = 5;
/**
 * Largest index that is checked as a whole at the start, in bytes: half a second (measured: 70 MB/s, some 3,000 pages). Of a
 * larger one the passages are checked, which are most of it and take a seventh of the time.
 */
const MAX_CHECKED_BYTES = 32_000_000;
/** Ends of the names of the files of one database. */
const FILES = ['', '-wal', '-shm'];

export type OpenIndex = {
  /** For the modules of this folder. */
  db: Database.Database;
  passages: PassageIndex;
  /** Where a damaged index was put; null when it was in order. */
  setAside: string | null;
  close(): void;
};

/** `agent-chat.db` → `index.db` beside it; `other.db` → `other-index.db`, so that two databases of one folder have their own. */
export function toIndexPath(databasePath: string): string {
  if (databasePath === ':memory:') return databasePath;
  const stem = basename(databasePath).replace(/\.[^.]*$/, '');
  return join(dirname(databasePath), stem === 'agent-chat' ? 'index.db' : `${stem}-index.db`);
}

/**
 * Opens (and creates) the index in the file `path`, or `:memory:`.
 * `from`: the database of the conversations; versions that kept the index there have it moved out of it, once.
 * @throws {Error} with the file and what to do, when it cannot be written or a newer version wrote it
 */
export function openIndex(path: string, options: { from?: string; busyTimeoutMs?: number } = {}): OpenIndex {
  try {
    makeDatabaseFolder(path);
    const isFound = path !== ':memory:' && existsSync(path);
    try {
      return { ...open(path, options, isFound), setAside: null };
    } catch (error) {
      if (!isFound || !isDamaged(error)) throw error;
    }
    const setAside = `${path}.damaged`;
    for (const end of FILES) {
      rmSync(setAside + end, { force: true });
      if (existsSync(path + end)) renameSync(path + end, setAside + end);
    }
    return { ...open(path, options, false), setAside };
  } catch (error) {
    throw explainDatabaseError(error, path);
  }
}

function open(path: string, options: { from?: string; busyTimeoutMs?: number }, isFound: boolean) {
  createPrivately(path);
  const db = new Database(path, { timeout: options.busyTimeoutMs ?? BUSY_TIMEOUT_MS });
  try {
    db.pragma('journal_mode = WAL');
    // A power failure may undo the last commits: a crawl repeats them.
    db.pragma('synchronous = NORMAL');
    // PRIV-2: removed text is overwritten in the file. A crawl takes no longer (npm run bench crawl-scale).
    db.pragma('secure_delete = ON');
    if (isFound) requireIntact(db);
    migrateIndex(db);
    if (options.from !== undefined && options.from !== ':memory:') moveIndex(db, options.from);
    const passages = new PassageIndex(db);
    closeToOthers(path);
    return { db, passages, close: () => void db.close() };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** @throws an error with SQLite's code for a damaged file */
function requireIntact(db: Database.Database): void {
  const isSmall = statSync(db.name).size <= MAX_CHECKED_BYTES;
  const found = db.pragma(isSmall ? 'quick_check(1)' : 'quick_check(site_index_passages)', { simple: true });
  if (found !== 'ok') throw Object.assign(new Error(String(found)), { code: 'SQLITE_CORRUPT' });
}
