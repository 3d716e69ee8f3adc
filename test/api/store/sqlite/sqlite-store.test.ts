// The SQLite store: the contract in memory and on disk, then cases that need a file: restarts, a full disk, locks.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { followLog } from '../../../../api/live/follow-log.ts';
import { EXPIRY_BATCH, sweepOld } from '../../../../api/store/retention.ts';
import { openDatabase, toDatabasePath } from '../../../../api/store/sqlite/database/open-database.ts';
import { createSqliteStore, type SqliteStore } from '../../../../api/store/sqlite/sqlite-store.ts';
import type { EventDraft } from '../../../../protocol/index.ts';
import { ManualClock } from '../../../helpers/manual-clock.ts';
import { answerOf, codeOf, describeStore, messageOf, visitorA, visitorB } from '../../../helpers/store-contract.ts';

const folders: string[] = [];
function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-store-'));
  folders.push(folder);
  return join(folder, 'chat.db');
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function open(url: string, bootId = 'boot-1') {
  const clock = new ManualClock();
  const store = createSqliteStore({ url, clock, bootId });
  const settle = async <T>(write: Promise<T>): Promise<T> => {
    await Promise.resolve();
    clock.advance(10);
    return write;
  };
  return { store, clock, settle, advance: (ms: number) => clock.advance(ms) };
}

/** Numbers from 0 to 1, the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

describeStore('sqlite in memory', () => open(':memory:'));
describeStore('sqlite in a file', () => {
  const url = `file:${newFile()}`;
  return { ...open(url), openAgain: () => open(url).store };
});

/** Cuts of the write-ahead log after the last durable commit, and anywhere (row 4 of docs/reliability.md). */
const [TRIALS, CUTS] = process.env.FAULTS === 'all' ? [400, 200] : [60, 20];

describe('sqlite store', () => {
  it('keeps acknowledged writes when the process ends without closing', async () => {
    const file = newFile();
    const first = open(file);
    await first.settle(first.store.inbox.accept(visitorA, messageOf(1)));
    await first.settle(first.store.log.append('conv_1', answerOf('run_1').slice(0, 3)));
    // A killed process leaves the file and its WAL as in this copy.
    const left = newFile();
    for (const end of ['', '-wal']) writeFileSync(left + end, readFileSync(file + end));
    const second = open(left);
    expect(await second.store.log.read('conv_1', 0)).toEqual(await first.store.log.read('conv_1', 0));
    expect((await second.store.runs.unfinished()).map((run) => run.id)).toEqual(['run_1']);
    expect(second.store.db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(second.store.db.$client.pragma('foreign_key_check')).toEqual([]);
    await second.store.close();
    await first.store.close();
  });

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

  it('opens with a prefix of the log after any truncation of the WAL', async () => {
    const file = newFile();
    const first = open(file);
    await first.settle(first.store.inbox.accept(visitorA, messageOf(1)));
    for (let n = 0; n < 10; n++) {
      const title = { type: 'conversation_updated' as const, run_id: 'run_1', at: '', title: `t${n}` };
      await first.settle(first.store.log.append('conv_1', [title]));
    }
    const whole = await first.store.log.read('conv_1', 0);
    const [main, wal] = [readFileSync(file), readFileSync(`${file}-wal`)];
    let longest = 0;
    for (let step = 0; step <= CUTS; step++) {
      const left = newFile();
      writeFileSync(left, main);
      writeFileSync(`${left}-wal`, wal.subarray(0, Math.floor((wal.length * step) / CUTS)));
      const cut = open(left);
      const events = await cut.store.log.read('conv_1', 0);
      expect(events).toEqual(whole.slice(0, events.length));
      expect(events.length).toBeGreaterThanOrEqual(longest);
      longest = events.length;
      expect(cut.store.db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
      await cut.store.close();
    }
    expect(longest).toBe(whole.length);
    await first.store.close();
  });

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

  it('keeps every acknowledged message and a log without a gap after a power failure at any point of the WAL', async () => {
    const file = newFile();
    const { store, settle } = open(file);
    const walBytes = () => statSync(`${file}-wal`).size;
    await settle(store.inbox.accept(visitorA, messageOf(1)));
    const fence = { runId: 'run_1', token: (await settle(store.runs.claim('run_1', 'run_1.0')))!.token };
    const [start, block, first, second, stop, end] = answerOf('run_1', ['Two ', 'years.']) as [
      EventDraft,
      ...EventDraft[],
    ];
    await settle(store.log.append('conv_1', [start, block!, first!], fence));
    // The last durable commit, after events of another run on the quick lane.
    await settle(store.inbox.accept(visitorB, messageOf(2)));
    const durableBytes = walBytes();
    const durable = await store.log.read('conv_1', 0);
    for (let n = 0; n < 20; n++) await settle(store.log.append('conv_1', [second!], fence));
    const whole = await store.log.read('conv_1', 0);
    const [main, wal] = [readFileSync(file), readFileSync(`${file}-wal`)];
    expect(wal.length).toBeGreaterThan(durableBytes + 20 * 4096);

    const random = seeded(20261122);
    const lengths = new Set<number>();
    for (let trial = 0; trial < TRIALS; trial++) {
      const left = newFile();
      const at = durableBytes + Math.floor(random() * (wal.length - durableBytes));
      const torn = Buffer.from(wal);
      // Half of the copies end there; in the others one page is missing and later ones were written.
      if (trial % 2 === 0) writeFileSync(`${left}-wal`, torn.subarray(0, at));
      else writeFileSync(`${left}-wal`, torn.fill(0, at, Math.min(at + 4096, wal.length)));
      writeFileSync(left, main);
      const after = open(left);
      const events = await after.store.log.read('conv_1', 0);
      expect(events).toEqual(whole.slice(0, events.length));
      expect(events.length).toBeGreaterThanOrEqual(durable.length);
      expect(await after.store.log.read('conv_2', 0)).toHaveLength(1);
      expect((await after.store.log.bounds('conv_1')).last).toBe(events.length);
      expect(after.store.db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
      lengths.add(events.length);
      await after.store.close();
    }
    expect(lengths.size).toBeGreaterThan(5);

    // The durable end of a run makes all earlier events durable.
    await settle(store.log.append('conv_1', [stop!, end!], fence));
    await store.close();
  });

  it('[EV2] does not reuse the id of a lost event: subscribers that have seen one get a reset, others continue', async () => {
    const file = newFile();
    const first = open(file);
    await first.settle(first.store.inbox.accept(visitorA, messageOf(1)));
    const fence = { runId: 'run_1', token: (await first.settle(first.store.runs.claim('run_1', 'run_1.0')))!.token };
    const [start, block, delta] = answerOf('run_1', ['Two years.']) as EventDraft[];
    await first.settle(first.store.log.append('conv_1', [start!, block!], fence));
    const [main, wal] = [readFileSync(file), readFileSync(`${file}-wal`)];
    const appendTwice = async ({ store, settle }: ReturnType<typeof open>, by: typeof fence) => {
      const one = await settle(store.log.append('conv_1', [delta!], by));
      return [...one, ...(await settle(store.log.append('conv_1', [delta!], by)))];
    };
    const seen = await appendTwice(first, fence);
    // The power fails: events after the copy are lost.
    const left = newFile();
    writeFileSync(left, main);
    writeFileSync(`${left}-wal`, wal);
    const second = open(left, 'boot-2');
    const { store, settle } = second;
    const again = { runId: 'run_1', token: (await settle(store.runs.claim('run_1', 'run_1.0')))!.token };
    const written = await appendTwice(second, again);
    const lost = seen.map((event) => event.event_id);
    expect(lost).toEqual([4, 5]);
    expect(written.filter((event) => event.event_id <= 5)).toEqual([]);

    const follow = (after: number) =>
      new Promise<string>((resolve) => {
        const end = followLog(store, 'conv_1', after, {
          events: (events) => queueMicrotask(() => resolve(`${events.length} events`)),
          progress: () => {},
          reset: () => resolve('reset'),
          ready: async () => {},
          failed: (error) => resolve(String(error)),
        });
        void end;
      });
    expect(await follow(5)).toBe('reset');
    // The mark and the deltas.
    expect(await follow(3)).toBe('3 events');
    await store.close();

    // Another crash of the process without a reboot skips no id.
    const third = open(left, 'boot-2');
    expect((await third.store.log.bounds('conv_1')).last).toBe(written.at(-1)!.event_id);
    await third.store.close();
    await first.store.close();
  });

  it('waits for the disk for messages, tool results and ends, and not for the text of an answer', async () => {
    const synced: string[] = [];
    const { store, settle } = open(newFile());
    // 2 is FULL: each commit of this connection is on the disk before it is acknowledged.
    expect(store.db.$client.pragma('synchronous', { simple: true })).toBe(2);
    await settle(store.inbox.accept(visitorA, messageOf(1)));
    const fence = { runId: 'run_1', token: (await settle(store.runs.claim('run_1', 'run_1.0')))!.token };
    // Only the durable connection fails, so that writes that succeed have not used it.
    const isDurable = async (drafts: readonly EventDraft[]) => {
      store.db.$client.pragma('query_only = 1');
      const failure = await settle(store.log.append('conv_1', drafts, fence).then(() => null, codeOf));
      store.db.$client.pragma('query_only = 0');
      return failure === 'unavailable';
    };
    const [start, block, delta, stop, end] = answerOf('run_1', ['Two years.']) as EventDraft[];
    const result = {
      ...block,
      content_block: {
        type: 'tool_result',
        tool_use_id: 'toolu_1',
        name: 'web_search',
        tool_content_message: 'Searched',
        status: 'success',
        content: 'x',
      },
    } as EventDraft;
    for (const [name, drafts] of Object.entries({
      'text as it streams': [start!, block!, delta!],
      'a delta': [delta!],
      'the end of a block': [stop!],
      'a tool result': [result],
      'the end with the last words': [delta!, stop!, end!],
    })) {
      if (await isDurable(drafts)) synced.push(name);
    }
    expect(synced).toEqual(['a tool result', 'the end with the last words']);
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

  it('reports the file and what to do when it cannot be opened', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-chat-store-'));
    folders.push(folder);
    writeFileSync(join(folder, 'file'), 'not a folder');
    expect(() => createSqliteStore({ url: `file:${folder}/file/chat.db` })).toThrow(
      /chat\.db cannot be opened.*DATABASE_URL/s,
    );
    writeFileSync(join(folder, 'text.db'), 'this is not a database, but long enough to look at'.repeat(100));
    expect(() => createSqliteStore({ url: `${folder}/text.db` })).toThrow(/text\.db cannot be opened.*not a database/s);
  });

  it('reads the path from each form of DATABASE_URL', () => {
    expect(toDatabasePath('file:/var/x.db')).toBe('/var/x.db');
    expect(toDatabasePath('file:///var/x.db')).toBe('/var/x.db');
    expect(toDatabasePath('file:./data/x.db')).toBe(join(process.cwd(), 'data/x.db'));
    expect(toDatabasePath(':memory:')).toBe(':memory:');
    expect(toDatabasePath('file::memory:')).toBe(':memory:');
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
