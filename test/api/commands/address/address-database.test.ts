import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apartDatabase, databaseFor, TRIED_HOST } from '../../../../api/commands/address/address-database.ts';
import { createSqliteStore } from '../../../../api/store/sqlite/sqlite-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agent-chat-address-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const one = new URL('https://www.example.com/');
const two = new URL('http://127.0.0.1:4000/shop');
const url = () => `file:${join(folder, 'agent-chat.db')}`;

async function make(database: string, host?: string): Promise<void> {
  const store = createSqliteStore({ url: database });
  if (host !== undefined) await store.settings.getOrCreate(TRIED_HOST, () => host);
  await store.close();
}

describe('the database of an address that is tried', () => {
  it('is the configured one where that is new, in memory, or of the same host', async () => {
    expect(databaseFor(url(), one)).toEqual({ url: url(), isApart: false });
    expect(databaseFor('file::memory:', one)).toEqual({ url: 'file::memory:', isApart: false });
    await make(url(), one.host);
    expect(databaseFor(url(), new URL('https://www.example.com/other'))).toEqual({ url: url(), isApart: false });
    expect(apartDatabase(url(), one)).toBeNull();
  });

  it('is one of its own where the configured one is of another host, or was made by a start', async () => {
    await make(url(), one.host);
    const apart = `file:${join(folder, '127.0.0.1_4000.db')}`;
    expect(databaseFor(url(), two)).toEqual({ url: apart, isApart: true });
    expect(apartDatabase(url(), two)).toBeNull();
    await make(apart, two.host);
    expect(databaseFor(url(), two)).toEqual({ url: apart, isApart: true });
    expect(apartDatabase(url(), two)).toBe(apart);
    await make(`file:${join(folder, 'own.db')}`);
    expect(databaseFor(`file:${join(folder, 'own.db')}`, one).isApart).toBe(true);
  });
});
