import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../../../../api/commands/backup/restore.ts';
import { copyBeforeUpgrade, sweepUpgradeCopies } from '../../../../../api/store/sqlite/database/upgrade-copy.ts';
import { createSqliteStore } from '../../../../../api/store/sqlite/sqlite-store.ts';
import { type EarlierDatabase, openParts, unpackDatabase } from '../../../../helpers/earlier-database.ts';

let folder: string;
let earlier: EarlierDatabase;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agent-chat-upgrade-'));
  earlier = unpackDatabase('2026-11', folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const url = () => `file:${earlier.file}`;
const copies = () => readdirSync(folder).filter((name) => name.includes('before-upgrade'));
const tablesOf = (file: string) => {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all();
  } finally {
    database.close();
  }
};

describe('the copy before an upgrade', () => {
  it('is what the earlier version wrote, and is restored as it was', async () => {
    const before = tablesOf(earlier.file);
    const parts = await openParts(earlier);
    const copy = parts.upgradeCopy!;
    await parts.close();
    expect(copies()).toEqual([
      expect.stringMatching(/^agent-chat\.db\.before-upgrade-20\d\d-\d\d-\d\dT\d\d-\d\d-\d\d$/),
    ]);
    expect(tablesOf(copy)).toEqual(before);
    expect(tablesOf(earlier.file)).not.toEqual(before);
    expect(statSync(copy).mode).toBe(statSync(earlier.file).mode);

    const files = { kind: 'disk' as const, folder: join(folder, 'files') };
    await restoreBackup({ databaseUrl: url(), files }, copy, { replace: true, nowMs: 1 });
    expect(tablesOf(earlier.file)).toEqual(before);
    const again = await openParts(earlier);
    for (const [id, log] of earlier.logs) expect(await again.store.log.read(id, 0)).toEqual(log);
    await again.close();
  });

  it('is made once: a database of this version, an empty one and one in memory have none', async () => {
    expect(await copyBeforeUpgrade(url())).not.toBeNull();
    await createSqliteStore({ url: url() }).close();
    expect(await copyBeforeUpgrade(url())).toBeNull();
    expect(await copyBeforeUpgrade(`file:${join(folder, 'new.db')}`)).toBeNull();
    expect(await copyBeforeUpgrade(':memory:')).toBeNull();
    expect(copies()).toHaveLength(1);
  });

  it('without room for it nothing is changed, and the message says how much is needed', async () => {
    const before = tablesOf(earlier.file);
    await expect(copyBeforeUpgrade(url(), () => 1_000_000)).rejects.toThrow(
      /^This version changes the tables of .* \d+ MB are needed .* 1 MB are free/,
    );
    expect(tablesOf(earlier.file)).toEqual(before);
    expect(copies()).toEqual([]);
  });

  it('at most three are kept, and none longer than two weeks', () => {
    const day = 86_400_000;
    const nowMs = 100 * day;
    for (const age of [1, 2, 3, 4, 15]) {
      const file = join(folder, `agent-chat.db.before-upgrade-${age}`);
      writeFileSync(file, '');
      utimesSync(file, (nowMs - age * day) / 1_000, (nowMs - age * day) / 1_000);
    }
    sweepUpgradeCopies(url(), nowMs);
    expect(copies()).toEqual([1, 2, 3].map((age) => `agent-chat.db.before-upgrade-${age}`));
    sweepUpgradeCopies(url(), nowMs + 12.5 * day);
    expect(copies()).toEqual(['agent-chat.db.before-upgrade-1']);
  });
});
