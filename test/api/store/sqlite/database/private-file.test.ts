import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openIndex } from '../../../../../api/site-index/tables/open-index.ts';
import { copyDatabase } from '../../../../../api/store/sqlite/database/backup-database.ts';
import { openDatabase } from '../../../../../api/store/sqlite/database/open-database.ts';
import { copyBeforeUpgrade } from '../../../../../api/store/sqlite/database/upgrade-copy.ts';
import { unpackDatabase } from '../../../../helpers/earlier-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agent-chat-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modes = () => Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

it('the database, the index and the files beside them are for their owner alone', async () => {
  const file = join(folder, 'agent-chat.db');
  const { $client } = openDatabase(`file:${file}`);
  const index = openIndex(join(folder, 'index.db'));
  await copyDatabase(file, join(folder, 'copy.db'));
  expect(modes()).toEqual({
    'agent-chat.db': '600',
    'agent-chat.db-wal': '600',
    'agent-chat.db-shm': '600',
    'index.db': '600',
    'index.db-wal': '600',
    'index.db-shm': '600',
    'copy.db': '600',
  });
  index.close();
  $client.close();
});

it('those of an earlier version, which everybody could read, are closed to others; what the owner chose stays', async () => {
  const { file } = unpackDatabase('2026-11', folder);
  chmodSync(file, 0o644);
  const copy = (await copyBeforeUpgrade(`file:${file}`)) as string;
  expect([modeOf(file), modeOf(copy)]).toEqual(['600', '600']);
  for (const [mode, after] of [
    [0o644, '600'],
    [0o640, '640'],
  ] as const) {
    chmodSync(file, mode);
    const { $client } = openDatabase(`file:${file}`);
    expect([modeOf(file), modeOf(`${file}-wal`), modeOf(`${file}-shm`)]).toEqual([after, after, after]);
    $client.close();
  }
});

it('a folder, and a file that is no database, keep their mode when they are named by mistake', () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(data, 0o755);
  const notes = join(folder, 'notes.txt');
  writeFileSync(notes, 'These are notes, not a database. '.repeat(200));
  chmodSync(notes, 0o644);
  for (const path of [data, notes]) expect(() => openDatabase(`file:${path}`)).toThrow();
  expect(modes()).toMatchObject({ data: '755', 'notes.txt': '644' });
});
