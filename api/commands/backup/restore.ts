// `agent-chat restore <folder>`: checks a backup as a whole, then puts it into the place of the configured database. Takes the copy
// that an upgrade made too, which is one file.
import { closeSync, cpSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { loadConfig } from '../../config/load-config.ts';
import { ENGINES } from '../../search/engines/index.ts';
import { toIndexPath } from '../../site-index/tables/open-index.ts';
import { checkDatabase, foldLog } from '../../store/sqlite/database/backup-database.ts';
import { toDatabasePath } from '../../store/sqlite/database/open-database.ts';
import { claimDatabase } from '../../store/sqlite/database/single-writer.ts';
import { systemClock } from '../../time/clock.ts';
import type { Given } from '../command-line.ts';
import { DATABASE, FILES, readManifest } from './manifest.ts';

/** Ends of the names of the files of one database, the log first: a stop between two moves must not leave a log beside another file. */
const ENDS = ['-wal', '-shm', ''];

export async function restore({ words, options }: Given): Promise<void> {
  const config = loadConfig(ENGINES);
  const folder = resolve(words[0] ?? '');
  const done = await restoreBackup(config, folder, {
    replace: options.replace !== undefined,
    nowMs: systemClock.now(),
  });
  console.log(`Restored ${done.conversations} conversations to ${toDatabasePath(config.databaseUrl)}.`);
  if (done.setAside !== null) console.log(`What was there is ${done.setAside}.`);
  console.log('The next start reads the pages of the sites again. The admin key: agent-chat admin-key --new');
}

/** @throws {Error} with what to do; then nothing has changed */
export async function restoreBackup(
  config: Pick<Config, 'databaseUrl' | 'files'>,
  folder: string,
  { replace, nowMs }: { replace: boolean; nowMs: number },
): Promise<{ conversations: number; setAside: string | null }> {
  const database = toDatabasePath(config.databaseUrl);
  if (database === ':memory:')
    throw new Error('The database is in memory. Set DATABASE_URL to the file to restore to.');
  // Refuses where a server runs on it, and keeps one from starting until the end.
  const release = claimDatabase(config.databaseUrl, process.pid);
  const copy = `${database}.restoring`;
  const files = config.files.kind === 'disk' ? config.files.folder : null;
  const newFiles = `${files}.restoring`;
  try {
    const isFile = existsSync(folder) && statSync(folder).isFile();
    if (!isFile) await readManifest(folder);
    if (existsSync(database) && !replace)
      throw new Error(
        `${database} is there already. --replace moves it to another name and restores. Nothing was changed.`,
      );
    const from = join(folder, FILES);
    mkdirSync(dirname(database), { recursive: true });
    for (const end of ENDS) rmSync(copy + end, { force: true });
    cpSync(isFile ? folder : join(folder, DATABASE), copy);
    if (files !== null && existsSync(from)) cpSync(from, newFiles, { recursive: true });
    const state = checkDatabase(copy);
    if (state.kind === 'newer')
      throw new Error(
        'The backup was made by a newer version of agent-chat. Install that one first. Nothing was changed.',
      );
    if (state.kind === 'damaged') throw new Error(`The backup is damaged: ${state.reason}. Nothing was changed.`);
    syncFile(copy);

    const aside = existsSync(database) ? `${database}.before-restore-${nowMs}` : null;
    if (aside !== null) foldLog(database);
    // A log without its database too: SQLite would apply it to the one that is put there.
    for (const end of ENDS) {
      if (existsSync(database + end)) renameSync(database + end, `${database}.before-restore-${nowMs}${end}`);
    }
    if (!isFile && files !== null && existsSync(files)) renameSync(files, `${files}.before-restore-${nowMs}`);
    renameSync(copy, database);
    if (files !== null && existsSync(newFiles)) renameSync(newFiles, files);
    // Made of pages and documents that are not those of the backup; the next start makes it again.
    for (const end of ENDS) rmSync(toIndexPath(database) + end, { force: true });
    return { conversations: state.conversations, setAside: aside };
  } finally {
    for (const end of ENDS) rmSync(copy + end, { force: true });
    if (files !== null) rmSync(newFiles, { recursive: true, force: true });
    release();
  }
}

/** The copy is on the disk before it takes the place of another: a power failure leaves one of the two whole. */
function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
