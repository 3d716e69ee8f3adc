// Explains failures to open or read the database: the file, the reason and what to do, by SQLite's result codes
// (https://sqlite.org/rescode.html) and those of the file system.
import { dirname } from 'node:path';

/** The file, the failure and what to do. */
class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** An error with the file and what to do; `error` itself when it is explained already, or not about the database. */
export function explainDatabaseError(error: unknown, path: string): Error {
  if (error instanceof DatabaseError) return error;
  const reason = innermost(error);
  const code = String((reason as { code?: unknown }).code ?? '');
  const fix = fixOf(code, path);
  if (fix === null) return error instanceof Error ? error : new Error(String(error));
  return new DatabaseError(`The database ${path} cannot be opened: ${reason.message}. ${fix}`, { cause: error });
}

/** The file is damaged, or no database. */
export function isDamaged(error: unknown): boolean {
  return DAMAGED.test(String((innermost(error) as { code?: unknown }).code ?? ''));
}

const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;

function fixOf(code: string, path: string): string | null {
  if (DAMAGED.test(code)) {
    return `The file is damaged, or no database. Restore it from a backup; or save what can be read with: sqlite3 ${path} .recover; or move it, ${path}-wal and ${path}-shm to another folder, and the next start makes an empty one.`;
  }
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code)) return `Free space on the disk of ${dirname(path)}.`;
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'Another program is writing to it. Try again when that has ended.';
  if (/^(SQLITE_IOERR|EIO)/.test(code))
    return `The disk of ${dirname(path)} fails to read or write: check it and the system's log.`;
  if (/^(SQLITE_(CANTOPEN|READONLY|PERM)|E(ACCES|PERM|ROFS|NOTDIR|NOENT|EXIST|ISDIR)$)/.test(code)) {
    return `Give this user write access to ${dirname(path)}, or set DATABASE_URL to another place, e.g. file:/var/lib/agent-chat/agent-chat.db.`;
  }
  return null;
}

/** The last of the causes: the SQL layer wraps the errors of SQLite. */
function innermost(error: unknown): Error {
  let found = error;
  // Ten is more than any chain seen; a cycle of causes must not block the start.
  for (let depth = 0; depth < 10 && found instanceof Error && found.cause instanceof Error; depth++)
    found = found.cause;
  return found instanceof Error ? found : new Error(String(found));
}
