// `agent-chat backup [folder]`: the database and visitors' files in a new folder, also while the server runs.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { loadConfig } from '../../config/load-config.ts';
import { ENGINES } from '../../search/engines/index.ts';
import { checkDatabase, copyDatabase } from '../../store/sqlite/database/backup-database.ts';
import { toDatabasePath } from '../../store/sqlite/database/open-database.ts';
import { systemClock } from '../../time/clock.ts';
import type { Given } from '../command-line.ts';
import { createScreen } from '../screen.ts';
import { DATABASE, FILES, MANIFEST, makeManifest } from './manifest.ts';

export async function backup({ words }: Given, version: string): Promise<void> {
  const config = loadConfig(ENGINES);
  const screen = createScreen();
  const folder = resolve(words[0] ?? `agent-chat-backup-${stamp(systemClock.now())}`);
  const counts = await makeBackup(config, folder, {
    version,
    onProgress: (done, total) => screen.progress('pages of the database', done, total),
  });
  screen.line(`${folder}: ${counts.conversations} conversations, ${counts.messages} events.`);
  if (config.files.kind === 's3') screen.line('Visitors’ files are in the bucket and are not copied.');
  screen.line(
    'It has the secrets of the database in it: keep it where you keep keys. agent-chat restore puts it back.',
  );
}

/** Written beside its place and renamed: a backup is there as a whole or not at all. @throws {Error} with what to do */
export async function makeBackup(
  config: Pick<Config, 'databaseUrl' | 'files'>,
  folder: string,
  { version, onProgress }: { version: string; onProgress?: (done: number, total: number) => void },
): Promise<{ conversations: number; messages: number }> {
  const database = toDatabasePath(config.databaseUrl);
  if (database === ':memory:') throw new Error('The database is in memory; there is nothing to copy.');
  if (!existsSync(database))
    throw new Error(`There is no database at ${database}. Set DATABASE_URL as the server has it.`);
  if (existsSync(folder)) throw new Error(`${folder} is there already. Name a new folder.`);
  const partial = `${folder}.partial`;
  try {
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true, mode: 0o700 });
    const copy = join(partial, DATABASE);
    await copyDatabase(database, copy, onProgress);
    // After the database: a file that it names is there, unless it was deleted since.
    if (config.files.kind === 'disk' && existsSync(config.files.folder))
      cpSync(config.files.folder, join(partial, FILES), { recursive: true });
    const state = checkDatabase(copy);
    if (state.kind !== 'sound') {
      const reason = state.kind === 'newer' ? 'it was written by a newer version' : state.reason;
      throw new Error(`The copy of ${database} cannot be used: ${reason}`);
    }
    const manifest = await makeManifest(partial, version, systemClock.now());
    writeFileSync(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    renameSync(partial, folder);
    return state;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw explain(error, folder);
  }
}

function explain(error: unknown, folder: string): Error {
  const { code = '', message } = error as { code?: string; message: string };
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code))
    return new Error(
      `The disk of ${folder} is full: free space there, or name a folder elsewhere. Nothing is left of the backup.`,
    );
  return new Error(`The backup failed: ${message}. Nothing is left of it.`, { cause: error });
}

/** `2026-11-23T09-48-55`: sorts by time, and is a name of a file everywhere. */
function stamp(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-');
}
