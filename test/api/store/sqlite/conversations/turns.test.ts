// Collecting the sources of conversations that nobody has opened yet: a few at a time, in order, and not for who has left.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FIRST_OPENS_AT_ONCE } from '../../../../../api/config/limits.ts';
import { createTurns, type Turns } from '../../../../../api/store/sqlite/conversations/turns.ts';
import type { CommitQueue } from '../../../../../api/store/sqlite/events/commit-queue.ts';
import { createSqliteStore, type SqliteStore } from '../../../../../api/store/sqlite/sqlite-store.ts';
import type { EventDraft } from '../../../../../protocol/index.ts';
import { at, messageOf, visitorA } from '../../../../helpers/store-contract.ts';

/** Above every event id. */
const END = Number.MAX_SAFE_INTEGER;

function searchOf(n: number): EventDraft[] {
  const source = { url: `https://a.example/${n}`, title: 'A', snippet: '', domain: 'a.example', favicon: null };
  const block = { run_id: `run_${n}`, at, index: 0, message_id: `m_${n}` };
  const content_block = {
    type: 'tool_result' as const,
    tool_use_id: 't',
    name: 's',
    tool_content_message: 'S',
    status: 'success' as const,
    content: 'found',
    artifact: { query: `query ${n}`, sources: [source] },
  };
  return [{ ...block, type: 'content_block_start', message_type: 'step', content_block }];
}

describe('the sources of conversations that are opened for the first time', () => {
  let store: SqliteStore;
  let turns: Turns;
  /** The writes that wait; `commit` runs the oldest one. */
  let writes: { work: () => unknown; resolve: (value: unknown) => void; reject: (error: Error) => void }[];

  beforeEach(async () => {
    store = createSqliteStore({ url: ':memory:' });
    for (const n of [1, 2, 3, 4, 5]) {
      await store.inbox.accept(visitorA, messageOf(n));
      await store.log.append(`conv_${n}`, searchOf(n));
    }
    writes = [];
    const write = (work: () => unknown) =>
      new Promise((resolve, reject) => {
        writes.push({ work, resolve, reject });
      });
    turns = createTurns(store.db, { write } as unknown as CommitQueue);
  });
  afterEach(() => store.close());

  const open = async (n: number, signal?: AbortSignal): Promise<string[]> => {
    const queries: string[] = [];
    for await (const piece of turns.sourcesBefore(`conv_${n}`, END, signal)) queries.push(JSON.parse(piece).query);
    return queries;
  };
  /** Everything that needs no write has happened. */
  const settled = async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  const commit = async () => {
    const { work, resolve } = writes.shift()!;
    resolve(work());
    await settled();
  };

  it('are collected for so many conversations at once and then for the next', async () => {
    const opened = [1, 2, 3, 4, 5].map((n) => open(n));
    await settled();
    for (let left = 5; left > 0; left--) {
      expect(writes).toHaveLength(Math.min(left, FIRST_OPENS_AT_ONCE));
      await commit();
    }
    expect(await Promise.all(opened)).toEqual([1, 2, 3, 4, 5].map((n) => [`query ${n}`]));
  });

  it('need no turn once they are stored, and none is taken for a reader who has left', async () => {
    const first = open(1);
    await settled();
    await commit();
    await first;
    const busy = [open(2), open(3)];
    const leaves = new AbortController();
    const left = open(4, leaves.signal).catch((error: unknown) => error);
    const last = open(5);
    await settled();
    expect(await open(1)).toEqual(['query 1']);
    leaves.abort('left');
    expect(await left).toBe('left');
    for (let rest = 3; rest > 0; rest--) await commit();
    expect(await Promise.all([...busy, last])).toEqual([['query 2'], ['query 3'], ['query 5']]);
    expect(writes).toEqual([]);
  });

  it('gives its turn to the next when the reader leaves while they are collected', async () => {
    const leaves = new AbortController();
    const left = [open(1, leaves.signal), open(2, leaves.signal)].map((read) => read.catch((error: unknown) => error));
    const next = open(3);
    leaves.abort('left');
    expect(await Promise.all(left)).toEqual(['left', 'left']);
    await settled();
    await commit();
    expect(await next).toEqual(['query 3']);
  });

  it('are read all the same when they cannot be stored', async () => {
    const read = open(1);
    await settled();
    writes.shift()!.reject(new Error('disk full'));
    expect(await read).toEqual(['query 1']);
  });
});
