// The SQLite store: the contract in memory and on disk, then cases that need a file: restarts, migrations, erasing.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { EXPIRY_BATCH, sweepOld } from '../../../../api/store/retention.ts';
import { openDatabase, toDatabasePath } from '../../../../api/store/sqlite/database/open-database.ts';
import { answerOf, describeStore, messageOf, visitorA } from '../../../helpers/store-contract.ts';
import { newFile, open, removeFiles } from './open-file.ts';

afterEach(removeFiles);

describeStore('sqlite in memory', () => open(':memory:'));
describeStore('sqlite in a file', () => {
  const url = `file:${newFile()}`;
  return { ...open(url), openAgain: () => open(url).store };
});

describe('sqlite store', () => {
  it('[WS-4] keeps the use of today over a restart, and for two days at most', async () => {
    const file = newFile();
    const accounts = ['visitor:a', 'site:shop'];
    for (const { n, days } of [
      { n: 1, days: 0 },
      { n: 2, days: 0 },
      { n: 3, days: 2 },
    ]) {
      const { store, clock, settle } = open(file);
      clock.advance(days * 24 * 3_600_000);
      let messages: number[] = [];
      const admit = (loads: readonly { messages: number }[]) => {
        messages = loads.map((load) => load.messages);
      };
      await settle(store.inbox.accept(visitorA, messageOf(n), { accounts, admit }));
      expect(messages, `message ${n}`).toEqual(n === 2 ? [1, 1] : [0, 0]);
      if (n === 3)
        expect(store.db.$client.prepare('SELECT count(*) FROM daily_use').pluck().get()).toBe(accounts.length);
      await store.close();
    }
  });

  it('migrates a database of the first schema and keeps its content', async () => {
    const folder = join(newFile(), '..', 'migrations');
    const migrations = resolve(import.meta.dirname, '../../../../api/store/migrations');
    mkdirSync(join(folder, 'meta'), { recursive: true });
    copyFileSync(join(migrations, '0000_start.sql'), join(folder, '0000_start.sql'));
    const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as { entries: unknown[] };
    const first = { ...journal, entries: journal.entries.slice(0, 1) };
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(first));
    const file = newFile();
    const old = openDatabase(file, { migrationsFolder: folder });
    old.$client.exec(`INSERT INTO conversations (id, site, visitor_id, created_at_ms, updated_at_ms)
      VALUES ('c1', '${visitorA.site}', '${visitorA.visitorId}', 1, 1)`);
    old.$client.exec(`INSERT INTO runs (id, conversation_id, site, visitor_id, status, token, attempts, created_at_ms)
      VALUES ('r1', 'c1', '${visitorA.site}', '${visitorA.visitorId}', 'running', 2, 1, 1)`);
    expect(() => old.$client.prepare('SELECT * FROM search_entries')).toThrow('no such table');
    const insert = old.$client.prepare(`INSERT INTO events VALUES ('c1', ?, 'r1', ?, ?)`);
    const block = {
      content_block: {
        artifact: {
          query: 'q',
          sources: [
            { number: 3, id: 'src_a', url: 'https://a.example/' },
            { number: 12, id: 'x', url: 'ftp://c/' },
            {},
          ],
        },
      },
    };
    insert.run(1, 'user_message', '{"content":"hơi"}');
    insert.run(2, 'content_block_start', JSON.stringify(block));
    const delta = {
      type: 'content_block_delta',
      at: '2026-03-25T02:00:00Z',
      delta: { type: 'text_delta', text: 'nước' },
    };
    insert.run(
      3,
      'content_block_delta',
      JSON.stringify({ event_id: 3, conversation_id: 'c1', run_id: 'r1', ...delta }),
    );
    insert.run(4, 'message_stop', '{}');
    old.$client.close();
    const { store, settle } = open(file);
    await settle(store.searchEntries.put({ id: 'e1', conversationId: 'c1', html: '<b>x</b>' }));
    expect(await store.searchEntries.get('e1')).toEqual({ site: visitorA.site, html: '<b>x</b>' });
    // The migration has counted the existing content.
    const bytes = Buffer.byteLength(`{"content":"hơi"}${JSON.stringify(block)}nước`);
    const counted = store.db.$client
      .prepare('SELECT message_count, content_bytes, last_source FROM conversations')
      .get();
    expect(counted).toEqual({ message_count: 2, content_bytes: bytes, last_source: 12 });
    // So has it found the sources, by their ids, and the events, whose rows had another form.
    expect(await store.sources.get('src_a')).toEqual({ site: visitorA.site, url: 'https://a.example/' });
    expect(await store.sources.get('x')).toBeNull();
    expect(await store.log.read('c1', 2, 1)).toEqual([{ event_id: 3, conversation_id: 'c1', run_id: 'r1', ...delta }]);
    // A run that was going on has a job, and goes on with it.
    const [run] = await store.runs.unfinished();
    expect([run?.id, run?.job]).toEqual(['r1', 'r1.2']);
    expect((await settle(store.runs.claim('r1', 'r1.2')))?.token).toBe(3);
    await store.close();
  });

  it('refuses a database of a newer version by name, and leaves it as it is', async () => {
    const file = newFile();
    const { store } = open(file);
    store.db.$client.exec(
      `INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', ${Number.MAX_SAFE_INTEGER})`,
    );
    await store.close();
    const before = readFileSync(file);
    expect(() => open(file)).toThrow(
      `The database ${file} was written by a newer version of agent-chat. Install that version or a later one`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('writes at once while idle, and writes of the same turn as a commit in the next transaction, published as one', async () => {
    const { store, clock } = open(newFile());
    const commits: number[][] = [];
    store.notifier.subscribe('conv_1', (message) => {
      if ('events' in message) commits.push(message.events.map((event) => event.event_id));
    });
    await store.inbox.accept(visitorA, messageOf(1));
    expect(commits).toEqual([[1]]);
    const title = { type: 'conversation_updated' as const, run_id: 'run_1', at: '', title: 't' };
    const rest = Promise.all([1, 2, 3].map(() => store.log.append('conv_1', [title])));
    await Promise.resolve();
    expect(commits).toEqual([[1]]);
    clock.advance(0);
    await rest;
    expect(commits).toEqual([[1], [2, 3, 4]]);
    clock.advance(0);
    expect(clock.pending).toBe(0);
    await store.close();
  });

  it('continues to write when the clock of the machine is set back by ten minutes', async () => {
    const { store, clock, settle } = open(newFile());
    await settle(store.inbox.accept(visitorA, messageOf(1)));
    clock.stepWall(-600_000);
    let isWritten = false;
    const write = store.inbox.accept(visitorA, messageOf(2)).then(() => {
      isWritten = true;
    });
    await Promise.resolve();
    clock.advance(10);
    await Promise.resolve();
    await Promise.resolve();
    expect(isWritten).toBe(true);
    await write;
    await store.close();
  });

  it('[PRIV-2] leaves no byte of a deleted conversation in the file or its WAL', async () => {
    const file = newFile();
    const { store, settle } = open(file);
    await settle(store.inbox.accept(visitorA, messageOf(1, null, 'CANARY-delete-me')));
    await settle(store.conversations.delete(visitorA, 'conv_1'));
    for (const end of ['', '-wal']) expect(readFileSync(file + end).includes('CANARY-delete-me')).toBe(false);
    await store.close();
  });

  it('[PRIV-2] leaves no byte of a response of the gateway that is deleted or over', async () => {
    const file = newFile();
    const { store, settle, advance } = open(file);
    const put = (id: string) =>
      settle(
        store.gateway.put(
          { keyId: 'a', id, content: `CANARY-${id}`, itemIds: [`of ${id}`], keepMs: 1_000 },
          { maxEntries: 10, maxChars: 1_000 },
        ),
      );
    const isThere = () => ['', '-wal'].map((end) => readFileSync(file + end).includes('CANARY'));
    await put('r1');
    expect(isThere()).toContain(true);
    await settle(store.gateway.delete('a', 'r1'));
    expect(isThere()).toEqual([false, false]);
    await put('r2');
    advance(2_000);
    await settle(store.gateway.purge());
    expect(isThere()).toEqual([false, false]);
    await store.close();
  });

  it('[PRIV-1] [PRIV-2] leaves no byte of an expired conversation', async () => {
    const file = newFile();
    const { store, settle } = open(file);
    for (let n = 1; n <= EXPIRY_BATCH.conversations + 5; n++) {
      await settle(store.inbox.accept(visitorA, messageOf(n, null, `CANARY-expired-${n}`)));
      await settle(store.log.append(`conv_${n}`, answerOf(`run_${n}`, ['CANARY-answer'])));
    }
    // Folds the logs, and adds their words to the search.
    await settle(store.log.compact(Number.MAX_SAFE_INTEGER));
    const wordsIn = (end: string) =>
      readFileSync(file + end, 'latin1')
        .toLowerCase()
        .includes('canary');
    expect(
      store.db.$client.prepare("SELECT count(*) FROM search_index WHERE search_index MATCH 'canary'").pluck().get(),
    ).toBe(50);
    const { updatedAtMs } = (await store.conversations.get(visitorA, 'conv_1'))!;
    const sweep = (days: number, afterDays: number) =>
      settle(
        sweepOld(
          {
            sites: store.sites,
            expire: (...args) => settle(store.expire(...args)),
            forgetDeleted: store.forgetDeleted,
          },
          {
            daysOf: () => days,
            nowMs: updatedAtMs + afterDays * 24 * 3_600_000,
            signal: new AbortController().signal,
            yieldToEventLoop: async () => {},
          },
        ),
      );
    expect(await sweep(90, 89)).toBe(0);
    expect(await sweep(0, 9_999)).toBe(0);
    expect(await sweep(90, 91)).toBe(EXPIRY_BATCH.conversations + 5);
    expect([wordsIn(''), wordsIn('-wal')]).toEqual([false, false]);
    await store.close();
  });

  it('reads the path from each form of DATABASE_URL', () => {
    expect(toDatabasePath('file:/var/x.db')).toBe('/var/x.db');
    expect(toDatabasePath('file:///var/x.db')).toBe('/var/x.db');
    expect(toDatabasePath('file:./data/x.db')).toBe(join(process.cwd(), 'data/x.db'));
    expect(toDatabasePath(':memory:')).toBe(':memory:');
    expect(toDatabasePath('file::memory:')).toBe(':memory:');
  });
});
