// The SQLite store when the process or the power fails: what was acknowledged is there, the write-ahead log cut at any byte (row 4 of docs/reliability.md).
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { followLog } from '../../../../api/live/follow-log.ts';
import type { EventDraft } from '../../../../protocol/index.ts';
import { amount } from '../../../helpers/amount.ts';
import { answerOf, codeOf, messageOf, visitorA, visitorB } from '../../../helpers/store-contract.ts';
import { newFile, open, removeFiles } from './open-file.ts';

afterEach(removeFiles);

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

/** Cuts of the write-ahead log after the last durable commit, and anywhere (row 4 of docs/reliability.md). */
const [TRIALS, CUTS] = amount([60, 20], [400, 200]);

describe('sqlite store when the power fails', () => {
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
});
