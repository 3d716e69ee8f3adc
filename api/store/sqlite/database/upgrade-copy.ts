// The copy of a database that is made before its schema is changed: the way back from an upgrade. `agent-chat restore <copy>` takes it.
import { chmodSync, existsSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { copyDatabase } from './backup-database.ts';
import { findMigrations, lastMigration, newestMigration } from './migrate-database.ts';
import { toDatabasePath } from './open-database.ts';
import { closeToOthers } from './private-file.ts';

/** Copies that are kept: as many upgrades can be undone. */
const KEPT_COPIES = 3;
/** How long a copy is kept, in ms: it has what visitors deleted since (PRIV-2), and a bad upgrade is noticed within two weeks. */
const KEPT_MS = 14 * 86_400_000;
/** What must be free beside the copy, in bytes: for the upgrade itself and the first answers after it. */
const RESERVE_BYTES = 64_000_000;

const INFIX = '.before-upgrade-';

/**
 * Copies the database of `url` to `<file>.before-upgrade-<time of its schema>` when its schema is older than that of this version; a
 * copy of the same schema is replaced. Returns the path, or null when there is nothing to copy. `freeBytes`: of the disk of a folder.
 * @throws {Error} with what to do, when there is no room for it; then nothing has changed
 */
export async function copyBeforeUpgrade(url: string, freeBytes = readFreeBytes): Promise<string | null> {
  const path = toDatabasePath(url);
  if (path === ':memory:' || !existsSync(path)) return null;
  const from = readSchemaTime(path);
  if (from === null || from >= newestMigration(findMigrations('api/store/migrations'))) return null;
  const copy = `${path}${INFIX}${new Date(from).toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const partial = `${copy}.partial`;
  rmSync(partial, { force: true });
  const bytes = sizeOf(path) + sizeOf(`${path}-wal`);
  const free = freeBytes(dirname(path));
  if (free < bytes + RESERVE_BYTES)
    throw new Error(
      `This version changes the tables of ${path}, and there is no room for a copy of it first: ${inMegabytes(bytes + RESERVE_BYTES)} MB are needed on the disk of ${dirname(path)}, ${inMegabytes(free)} MB are free. Free space there, or go on with the version before. Nothing was changed.`,
    );
  try {
    closeToOthers(path);
    await copyDatabase(path, partial);
    chmodSync(partial, statSync(path).mode & 0o777);
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { force: true });
    throw new Error(
      `${path} could not be copied before its upgrade: ${(error as Error).message}. Nothing was changed.`,
      { cause: error },
    );
  }
  return copy;
}

/** Deletes the copies of upgrades that are too many or too old. */
export function sweepUpgradeCopies(url: string, nowMs: number): number {
  const path = toDatabasePath(url);
  if (path === ':memory:' || !existsSync(dirname(path))) return 0;
  const copies = readdirSync(dirname(path))
    .filter((name) => name.startsWith(`${basename(path)}${INFIX}`))
    .map((name) => join(dirname(path), name))
    .map((file) => ({ file, madeAtMs: statSync(file).mtimeMs }))
    .sort((one, other) => other.madeAtMs - one.madeAtMs);
  const old = copies.filter(({ madeAtMs }, n) => n >= KEPT_COPIES || nowMs - madeAtMs > KEPT_MS);
  for (const { file } of old) rmSync(file, { force: true });
  return old.length;
}

/** Null for a file that has no tables of ours or cannot be read: opening it explains that. */
function readSchemaTime(path: string): number | null {
  try {
    const database = new Database(path, { readonly: true });
    try {
      return lastMigration(database) || null;
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1e6);
}
