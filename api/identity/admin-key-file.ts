// <data folder>/admin.key: the admin key in plain text, readable by its owner alone (mode 0600).
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OWNER_ONLY = 0o600;

export type AdminKeyFile = {
  readonly path: string;
  /** The key, or null when there is none. */
  read(): string | null;
  /** Writes the key beside the file; returns a function that renames it into place, so that a reader never sees half a key. */
  prepare(key: string): () => void;
};

/** The key file in the folder of the database. `databasePath`: absolute, or `:memory:`, which has none. */
export function adminKeyFile(databasePath: string): AdminKeyFile | null {
  if (databasePath === ':memory:') return null;
  const path = join(dirname(databasePath), 'admin.key');
  return {
    path,
    read() {
      try {
        const key = readFileSync(path, 'utf8').trim();
        return key === '' ? null : key;
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return null;
        throw explained(error, path, 'read');
      }
    },
    prepare(key) {
      const next = `${path}.new`;
      try {
        writeFileSync(next, `${key}\n`, { mode: OWNER_ONLY });
        // The mode of writeFileSync applies to new files only; a file left by an interrupted run may have another.
        chmodSync(next, OWNER_ONLY);
      } catch (error) {
        throw explained(error, path, 'written');
      }
      return () => renameSync(next, path);
    },
  };
}

function explained(error: unknown, path: string, verb: string): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const fix = 'Give this user access to it, or set adminKey in the configuration.';
  return new Error(`The admin key ${path} cannot be ${verb}: ${reason}. ${fix}`, { cause: error });
}
