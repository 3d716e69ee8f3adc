// The queue of writes on its own: what a failing write undoes, which connection a transaction uses, and when `committed` is called.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { CommitQueue, type Lane } from '../../../../../api/store/sqlite/events/commit-queue.ts';
import { ManualClock } from '../../../../helpers/manual-clock.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-queue-'));
  folders.push(folder);
  const path = join(folder, 'a.db');
  const open = () => new Database(path);
  const clients = { durable: open(), quick: open() };
  clients.durable.pragma('journal_mode = WAL');
  clients.durable.exec('CREATE TABLE rows (name TEXT)');
  const other = open();
  const add = (lane: Lane, name: string) => clients[lane].prepare('INSERT INTO rows VALUES (?)').run(name);
  const names = (client: Database.Database) => client.prepare('SELECT name FROM rows ORDER BY rowid').pluck().all();
  return { queue: new CommitQueue(clients, new ManualClock()), clients, other, add, names };
}

describe('CommitQueue', () => {
  it('undoes the changes of a write that throws, and keeps those of the others in its transaction', async () => {
    const { queue, other, add, names } = setUp();
    const writes = await Promise.allSettled([
      queue.write((lane) => add(lane, 'first')),
      queue.write((lane) => {
        add(lane, 'undone');
        throw new RangeError('no');
      }),
      queue.write((lane) => add(lane, 'last')),
    ]);
    expect(writes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(names(other)).toEqual(['first', 'last']);
  });

  it('runs quick work on the durable connection when it shares the transaction with durable work', async () => {
    const { queue } = setUp();
    const lanes: Lane[] = [];
    const write = (lane: Lane) => queue.write((used) => void lanes.push(used), undefined, lane);
    await Promise.all([write('quick'), write('durable'), write('quick')]);
    expect(lanes).toEqual(['durable', 'durable', 'durable']);
  });

  it('runs quick work alone on the quick connection', async () => {
    const { queue } = setUp();
    const lanes: Lane[] = [];
    await queue.write((used) => void lanes.push(used), undefined, 'quick');
    expect(lanes).toEqual(['quick']);
  });

  it('[WS-6] calls `committed` when another connection can read the write, in the order of the writes', async () => {
    const { queue, other, add, names } = setUp();
    const seen: unknown[] = [];
    await Promise.all(
      ['a', 'b'].map((name) =>
        queue.write(
          (lane) => add(lane, name),
          () => seen.push([name, names(other)]),
        ),
      ),
    );
    expect(seen).toEqual([
      ['a', ['a', 'b']],
      ['b', ['a', 'b']],
    ]);
  });
});
