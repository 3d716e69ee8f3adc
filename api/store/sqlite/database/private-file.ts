// Keeps the files of a database from other users of the machine: they have visitors' conversations and the sites' secrets. Windows
// has no such modes: there the functions change nothing.
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

/** Reading and writing for the owner alone, as of `admin.key`. */
const OWNER_ONLY = 0o600;
/** What all other users may do. */
const OTHERS = 0o007;

/** Makes the file, empty, where it is missing: SQLite would make it readable by everybody. `-wal` and `-shm` get its mode. */
export function createPrivately(path: string): void {
  if (path !== ':memory:' && !existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY));
}

/**
 * Closes the files of a database to others, where an earlier version left them open; a mode that lets a group in was chosen by the
 * owner and stays. Call it for a file that is known to be ours: another one must not lose its mode.
 */
export function closeToOthers(path: string): void {
  if (path === ':memory:') return;
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      if ((statSync(file).mode & OTHERS) !== 0) chmodSync(file, OWNER_ONLY);
    } catch {
      // It is not there, is another user's, or its disk has no modes.
    }
  }
}
