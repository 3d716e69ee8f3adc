import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeBackup } from '../../../../api/commands/backup/backup.ts';
import { restoreBackup } from '../../../../api/commands/backup/restore.ts';
import { claimDatabase } from '../../../../api/store/sqlite/database/single-writer.ts';
import { unpackDatabase } from '../../../helpers/earlier-database.ts';

let root: string;
let logs: number;
const at = (folder: string) => ({
  databaseUrl: `file:${join(root, folder, 'agent-chat.db')}`,
  files: { kind: 'disk' as const, folder: join(root, folder, 'files') },
});
const options = { version: '1.2.3' };
const again = { replace: false, nowMs: 7 };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'agent-chat-backup-'));
  mkdirSync(join(root, 'one/files/a'), { recursive: true });
  logs = unpackDatabase('2026-11', join(root, 'one')).logs.size;
  writeFileSync(join(root, 'one/files/a/original'), 'bytes');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const backUp = async () => {
  const folder = join(root, 'backup');
  await makeBackup(at('one'), folder, options);
  return folder;
};
const files = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.lock'))
    .sort();

const values = (file: string, query: string) => {
  const database = new Database(file);
  try {
    return database.prepare(query).pluck().all();
  } finally {
    database.close();
  }
};
/** A database in `folder` as a killed server leaves it: what it wrote last is in its log alone. */
const crashed = (folder: string): string[] => {
  const [living, dead] = [join(root, 'living.db'), join(root, folder, 'agent-chat.db')];
  mkdirSync(join(root, folder));
  const database = new Database(living);
  database.pragma('journal_mode = WAL');
  database.exec("CREATE TABLE former (word TEXT); INSERT INTO former VALUES ('kept')");
  for (const end of ['', '-wal', '-shm']) cpSync(living + end, dead + end);
  database.close();
  return ['kept'];
};

describe('a backup', () => {
  it('has the database and the files, and is restored elsewhere', async () => {
    const folder = await backUp();
    expect(files('backup')).toEqual(['agent-chat.db', 'backup.json', 'files', 'files/a', 'files/a/original']);
    expect(await restoreBackup(at('two'), folder, again)).toEqual({ conversations: logs, setAside: null });
    expect(readFileSync(join(root, 'two/files/a/original'), 'utf8')).toBe('bytes');
    const count = new Database(join(root, 'two/agent-chat.db')).prepare('SELECT count(*) FROM conversations').pluck();
    expect(count.get()).toBe(logs);
  });

  it('refuses a folder that is there, and a database that is not', async () => {
    const folder = await backUp();
    await expect(makeBackup(at('one'), folder, options)).rejects.toThrow('is there already');
    await expect(makeBackup(at('none'), join(root, 'x'), options)).rejects.toThrow('There is no database at');
  });

  it('that fails leaves nothing', async () => {
    writeFileSync(join(root, 'one/agent-chat.db'), 'no database '.repeat(1_000));
    await expect(backUp()).rejects.toThrow(/The backup failed: .* Nothing is left of it/);
    expect(files('').filter((name) => name.startsWith('backup'))).toEqual([]);
  });
});

describe('a restore', () => {
  const expectNothing = async (folder: string, part: string, target = 'two') => {
    const before = existsSync(join(root, target)) ? files(target) : [];
    await expect(restoreBackup(at(target), folder, again)).rejects.toThrow(part);
    expect(files(target)).toEqual(before);
  };

  it.each(['agent-chat.db', 'files/a/original'])('of a damaged %s changes nothing', async (name) => {
    const folder = await backUp();
    appendFileSync(join(folder, name), 'x');
    await expectNothing(folder, `${name} of the backup is damaged`);
  });

  it('of a backup that lacks a file, of a folder that is none, and of another format changes nothing', async () => {
    const folder = await backUp();
    await expectNothing(root, 'is no backup');
    const path = join(folder, 'backup.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as object;
    rmSync(join(folder, 'files/a/original'));
    await expectNothing(folder, 'lacks its file files/a/original');
    writeFileSync(path, JSON.stringify({ ...manifest, format: 9 }));
    await expectNothing(folder, 'was made by agent-chat 1.2.3');
    writeFileSync(path, '{"files":');
    await expectNothing(folder, 'is damaged');
  });

  it('of a newer version is refused', async () => {
    const database = new Database(join(root, 'one/agent-chat.db'));
    database.prepare('UPDATE __drizzle_migrations SET created_at = ?').run(9e14);
    database.close();
    await expect(backUp()).rejects.toThrow('written by a newer version');
  });

  it('over a database that is there needs --replace, which keeps it under another name', async () => {
    const folder = await backUp();
    mkdirSync(join(root, 'two'));
    writeFileSync(join(root, 'two/agent-chat.db'), 'former');
    await expect(restoreBackup(at('two'), folder, again)).rejects.toThrow('--replace');
    expect(readFileSync(join(root, 'two/agent-chat.db'), 'utf8')).toBe('former');
    const { setAside } = await restoreBackup(at('two'), folder, { replace: true, nowMs: 7 });
    expect(readFileSync(setAside!, 'utf8')).toBe('former');
  });

  it('of a newer version changes nothing', async () => {
    const folder = await backUp();
    const database = new Database(join(folder, 'agent-chat.db'));
    database.prepare('UPDATE __drizzle_migrations SET created_at = ?').run(9e14);
    database.close();
    const path = join(folder, 'backup.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { files: Record<string, string> };
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, 'agent-chat.db')))
      .digest('hex');
    writeFileSync(path, JSON.stringify({ ...manifest, files: { ...manifest.files, 'agent-chat.db': hash } }));
    await expectNothing(folder, 'newer version');
  });

  it('leaves no log of the former database beside the new one, and the former one has all of its log', async () => {
    const folder = await backUp();
    const former = crashed('two');
    const { setAside } = await restoreBackup(at('two'), folder, { replace: true, nowMs: 7 });
    expect(files('two').filter((name) => /^agent-chat\.db-/.test(name))).toEqual([]);
    expect(values(join(root, 'two/agent-chat.db'), 'SELECT count(*) FROM conversations')).toEqual([logs]);
    expect(values(setAside!, 'SELECT word FROM former')).toEqual(former);
  });

  it('moves a log away whose database is gone: it would be applied to the new one', async () => {
    const folder = await backUp();
    crashed('two');
    rmSync(join(root, 'two/agent-chat.db'));
    await restoreBackup(at('two'), folder, again);
    expect(files('two').filter((name) => /^agent-chat\.db-/.test(name))).toEqual([]);
    expect(values(join(root, 'two/agent-chat.db'), 'SELECT count(*) FROM conversations')).toEqual([logs]);
  });

  it('puts its files in the place of those that are there, which are kept', async () => {
    const folder = await backUp();
    mkdirSync(join(root, 'two/files/b'), { recursive: true });
    await restoreBackup(at('two'), folder, again);
    expect(files('two').filter((name) => name.startsWith('files'))).toEqual([
      'files',
      'files.before-restore-7',
      'files.before-restore-7/b',
      'files/a',
      'files/a/original',
    ]);
  });

  it('takes the copy of an upgrade, one file, and leaves visitors’ files alone', async () => {
    const folder = await backUp();
    mkdirSync(join(root, 'two/files/b'), { recursive: true });
    const file = join(folder, 'agent-chat.db');
    expect(await restoreBackup(at('two'), file, again)).toEqual({ conversations: logs, setAside: null });
    expect(files('two')).toContain('files/b');
    writeFileSync(file, 'no database '.repeat(1_000));
    await expect(restoreBackup(at('three'), file, again)).rejects.toThrow('The backup is damaged');
  });

  it('over a running server is refused', async () => {
    const folder = await backUp();
    const release = claimDatabase(at('two').databaseUrl, 4_242);
    try {
      await expect(restoreBackup(at('two'), folder, { replace: true, nowMs: 7 })).rejects.toThrow(
        'in use by process 4242',
      );
    } finally {
      release();
    }
  });
});
