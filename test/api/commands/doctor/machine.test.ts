import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkMachine } from '../../../../api/commands/doctor/machine.ts';
import { loadConfig } from '../../../../api/config/load-config.ts';
import { ENGINES } from '../../../../api/search/engines/index.ts';
import { claimDatabase } from '../../../../api/store/sqlite/database/single-writer.ts';
import { createSqliteStore } from '../../../../api/store/sqlite/sqlite-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agent-chat-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'agent-chat.db');
const check = (free = 5e9) =>
  checkMachine(
    loadConfig(ENGINES, { DATABASE_URL: `file:${file()}` }),
    () => free,
    () => null,
  ).map(({ area, state, text }) => `${area} ${state}: ${text}`);

describe('what doctor says of this machine', () => {
  it('nothing is there before the first start', () => {
    expect(check()).toEqual([
      `database unknown: ${file()} is not there yet`,
      `index unknown: ${join(folder, 'index.db')} is not there yet`,
      `disk ok: 5,000 MB are free in ${folder}`,
    ]);
  });

  it('a whole database, who uses it, and a site without pages', async () => {
    await createSqliteStore({ url: `file:${file()}` }).close();
    expect(check()[0]).toBe(`database ok: ${file()} is whole: 0 conversations; no server uses it`);
    const release = claimDatabase(`file:${file()}`, process.pid);
    expect(check()[0]).toContain('a server uses it');
    release();
    const index = new Database(join(folder, 'index.db'));
    index.exec('CREATE TABLE site_index_sites (id, site); CREATE TABLE site_index_pages (id, site_id)');
    expect(check()[1]).toContain('index warning: site default has no pages');
    index.exec(
      "INSERT INTO site_index_sites VALUES (1, 'default'); INSERT INTO site_index_pages VALUES (1, 1), (2, 1)",
    );
    expect(check()[1]).toBe('index ok: site default: 2 pages');
    index.close();
  });

  it('damage, a newer version and a full disk', async () => {
    writeFileSync(file(), 'no database '.repeat(1_000));
    writeFileSync(join(folder, 'index.db'), 'no database '.repeat(1_000));
    expect(check(5e7)).toEqual([
      `database failed: ${file()} is damaged: file is not a database`,
      `index failed: ${join(folder, 'index.db')} cannot be read: file is not a database`,
      `disk failed: 50 MB are free in ${folder}`,
    ]);
    rmSync(file());
    await createSqliteStore({ url: `file:${file()}` }).close();
    const database = new Database(file());
    database.prepare('UPDATE __drizzle_migrations SET created_at = ?').run(9e14);
    database.close();
    expect(check(5e8)).toEqual(
      expect.arrayContaining([
        `database failed: ${file()} was written by a newer version`,
        `disk warning: 500 MB are free in ${folder}`,
      ]),
    );
  });
});
