// The SQLite store that cannot write: a full disk, a read-only file, locks of others, a file that is none (row 7 of docs/reliability.md).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { createSqliteStore, type SqliteStore } from '../../../../api/store/sqlite/sqlite-store.ts';
import { answerOf, codeOf, messageOf, visitorA } from '../../../helpers/store-contract.ts';
import { newFile, open, removeFiles } from './open-file.ts';

afterEach(removeFiles);

describe('sqlite store that cannot write', () => {
  it('refuses with `unavailable` when the disk is full, still reads, and writes again when there is room', async () => {
    const { store, settle } = open(newFile());
    await settle(store.inbox.accept(visitorA, messageOf(1)));
    const pages = store.db.$client.pragma('page_count', { simple: true }) as number;
    store.db.$client.pragma(`max_page_count = ${pages}`);
    const big = messageOf(2, null, 'x'.repeat(15_000));
    const refused = await settle(store.inbox.accept(visitorA, big).catch((error) => error));
    expect(codeOf(refused)).toBe('unavailable');
    expect(String((refused as Error).message)).toContain('full');
    expect(await store.log.read('conv_1', 0)).toHaveLength(1);
    expect(await store.conversations.get(visitorA, 'conv_2')).toBeNull();
    store.db.$client.pragma('max_page_count = 1000000');
    expect((await settle(store.inbox.accept(visitorA, big))).duplicate).toBe(false);
    await store.close();
  });

  it('refuses with `unavailable` when the database is read-only', async () => {
    const { store, settle } = open(newFile());
    store.db.$client.pragma('query_only = 1');
    const refused = await settle(store.inbox.accept(visitorA, messageOf(1)).catch((error) => error));
    expect(codeOf(refused)).toBe('unavailable');
    expect(codeOf(await settle(store.check().catch((error) => error)))).toBe('unavailable');
    await store.close();
  });

  it('waits for the lock of another program, and fails after five seconds without storing anything', async () => {
    const file = newFile();
    const { store, clock, settle } = open(file);
    const outsider = new Database(file);
    outsider.exec('BEGIN IMMEDIATE');
    const waiting = store.inbox.accept(visitorA, messageOf(1));
    await Promise.resolve();
    clock.advance(1_000);
    outsider.exec('ROLLBACK');
    clock.advance(60);
    expect((await waiting).duplicate).toBe(false);

    outsider.exec('BEGIN IMMEDIATE');
    const hopeless = store.inbox.accept(visitorA, messageOf(2)).catch((error) => error);
    await Promise.resolve();
    clock.advance(6_000);
    expect(codeOf(await hopeless)).toBe('unavailable');
    outsider.exec('ROLLBACK');
    expect(await store.conversations.get(visitorA, 'conv_2')).toBeNull();
    expect((await settle(store.inbox.accept(visitorA, messageOf(2)))).duplicate).toBe(false);
    outsider.close();
    await store.close();
  });

  it('reports the file and what to do when it cannot be opened', () => {
    const folder = join(newFile(), '..');
    writeFileSync(join(folder, 'file'), 'not a folder');
    expect(() => createSqliteStore({ url: `file:${folder}/file/chat.db` })).toThrow(
      /chat\.db cannot be opened.*DATABASE_URL/s,
    );
    writeFileSync(join(folder, 'text.db'), 'this is not a database, but long enough to look at'.repeat(100));
    expect(() => createSqliteStore({ url: `${folder}/text.db` })).toThrow(/text\.db cannot be opened.*not a database/s);
  });

  it('refuses writes of one of two stores on a file by the token of the claim', async () => {
    const file = newFile();
    const [one, two]: { store: SqliteStore; settle: <T>(write: Promise<T>) => Promise<T> }[] = [open(file), open(file)];
    await one!.settle(one!.store.inbox.accept(visitorA, messageOf(1)));
    const stale = await one!.settle(one!.store.runs.claim('run_1', 'run_1.0'));
    const fresh = await two!.settle(two!.store.runs.claim('run_1', 'run_1.0'));
    expect([stale?.token, fresh?.token]).toEqual([1, 2]);
    const late = one!.store.log.append('conv_1', answerOf('run_1'), { runId: 'run_1', token: 1 });
    expect(String(await one!.settle(late.catch((error) => error)))).toContain('FencedError');
    await two!.store.close();
    await one!.store.close();
  });
});
