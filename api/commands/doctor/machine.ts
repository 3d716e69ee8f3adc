// What this machine shows without a running server: the program, the database and its index, the disk, and where the data is kept.
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../../config/config.ts';
import { checkIndex } from '../../site-index/tables/check-index.ts';
import { toIndexPath } from '../../site-index/tables/open-index.ts';
import { checkDatabase } from '../../store/sqlite/database/backup-database.ts';
import { checkDriver } from '../../store/sqlite/database/check-driver.ts';
import { explainLostData } from '../../store/sqlite/database/container-data.ts';
import { toDatabasePath } from '../../store/sqlite/database/open-database.ts';
import { claimDatabase, DatabaseInUseError } from '../../store/sqlite/database/single-writer.ts';
import { type Finding, failed, ok, unknown, warning } from './finding.ts';

/** Below it the next backup or upgrade may fail, in bytes. */
const LOW_BYTES = 1_000_000_000;
/** Below it writing fails soon, in bytes. */
const LEAST_BYTES = 100_000_000;

export function checkProgram(version: string): Finding[] {
  try {
    checkDriver();
    return [ok('node', `Node ${process.versions.node}, agent-chat ${version}`)];
  } catch (error) {
    return [
      failed('node', `Node ${process.versions.node}: ${(error as Error).message}`, 'See README.md, "Two commands".'),
    ];
  }
}

/** `freeBytes`: of the disk of a folder. `explainLost`: whether the data goes with a container. */
export function checkMachine(
  config: Config,
  freeBytes = readFreeBytes,
  explainLost: typeof explainLostData = explainLostData,
): Finding[] {
  const path = toDatabasePath(config.databaseUrl);
  if (path === ':memory:')
    return [warning('database', 'it is in memory: a restart loses all', 'Set DATABASE_URL to a file.')];
  const lost = explainLost(path);
  return [
    ...(lost === null ? [] : [warning('data', lost.text, lost.fix)]),
    ...checkFolder(path),
    ...checkStored(path),
    ...checkPages(path, config),
    ...checkDisk(path, freeBytes),
  ];
}

function checkFolder(path: string): Finding[] {
  const folder = nearestFolder(dirname(path));
  try {
    accessSync(folder, constants.W_OK);
    return [];
  } catch {
    return [
      failed(
        'database',
        `this user may not write to ${folder}`,
        `Run this as the user of the server, or give that user write access to ${folder}.`,
      ),
    ];
  }
}

function checkStored(path: string): Finding[] {
  if (!existsSync(path))
    return [unknown('database', `${path} is not there yet`, 'The first start makes it: agent-chat start')];
  const state = checkDatabase(path);
  if (state.kind === 'newer')
    return [failed('database', `${path} was written by a newer version`, 'Install that version or a later one.')];
  if (state.kind === 'damaged')
    return [
      failed(
        'database',
        `${path} is damaged: ${state.reason}`,
        'Stop the server and restore a backup: agent-chat restore <folder>',
      ),
    ];
  return [ok('database', `${path} is whole: ${state.conversations} conversations; ${describeOwner(path)}`)];
}

/** Takes the lock for a moment: it says who has it. */
function describeOwner(path: string): string {
  try {
    claimDatabase(path, process.pid)();
    return 'no server uses it';
  } catch (error) {
    return error instanceof DatabaseInUseError ? 'a server uses it' : 'who uses it is not known';
  }
}

function checkPages(path: string, config: Config): Finding[] {
  const index = toIndexPath(path);
  const keys = config.sites.map(({ key }) => key);
  const state = checkIndex(index, keys);
  if (state.kind === 'missing') return [unknown('index', `${index} is not there yet`, 'The first crawl makes it.')];
  if (state.kind === 'damaged')
    return [
      failed(
        'index',
        `${index} cannot be read: ${state.reason}`,
        'Start the server again: it makes the index again from the pages.',
      ),
    ];
  return keys.map((key) => {
    const pages = state.pages.get(key) ?? 0;
    if (pages > 0) return ok('index', `site ${key}: ${pages} pages`);
    return warning(
      'index',
      `site ${key} has no pages: it can answer nothing from the site`,
      'Look at the address or sitemap of the site in the configuration, and at the lines "index" of the log.',
    );
  });
}

function checkDisk(path: string, freeBytes: (folder: string) => number): Finding[] {
  const folder = nearestFolder(dirname(path));
  const free = freeBytes(folder);
  const size = existsSync(path) ? statSync(path).size : 0;
  const text = `${Math.round(free / 1e6).toLocaleString('en')} MB are free in ${folder}`;
  const fix = 'Free space there; agent-chat.db.before-… and old backups may go.';
  if (free < LEAST_BYTES) return [failed('disk', text, fix)];
  // A backup or an upgrade makes a copy.
  return [free < Math.max(LOW_BYTES, size * 2) ? warning('disk', text, fix) : ok('disk', text)];
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || folder === dirname(folder) ? folder : nearestFolder(dirname(folder));
}

function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
