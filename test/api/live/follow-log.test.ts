// The change from history to live events: the follower gets each event exactly once, whenever the store publishes it.
import { describe, expect, it } from 'vitest';
import { REPLAY_PAGE } from '../../../api/config/limits.ts';
import { followLog } from '../../../api/live/follow-log.ts';
import type { EventLog } from '../../../api/store/contract/event-log.ts';
import { createNotifier } from '../../../api/store/notifier.ts';
import type { ConversationEvent } from '../../../protocol/index.ts';

/** Reads after which the log fails, so that a follower that never becomes live ends the test. */
const MAX_READS = 20;

/** An event that {@link mergeDeltas} merges with no other. */
const event = (id: number): ConversationEvent => ({
  type: 'conversation_updated',
  event_id: id,
  conversation_id: 'c1',
  run_id: 'r1',
  at: '',
  title: `t${id}`,
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/**
 * Follows a log of `history` events from after `after`. `duringRead` runs after a page was read and before it is
 * returned: the events it commits are in no earlier page.
 */
async function follow({
  history,
  after = 0,
  floor = 0,
  lost = [],
  ready = async () => {},
  duringRead,
}: {
  history: number;
  after?: number;
  floor?: number;
  /** Ids that subscribers have seen and a power failure has taken from the log. */
  lost?: readonly number[];
  /** As {@link LogFollower.ready}. */
  ready?: () => Promise<void>;
  duringRead?: (commit: (from: number, to: number) => void, read: number) => void;
}) {
  const notifier = createNotifier();
  const committed = range(1, history)
    .filter((id) => !lost.includes(id))
    .map(event);
  const publish = (from: number, to: number) => notifier.publishEvents('c1', range(from, to).map(event));
  const commit = (from: number, to: number) => {
    committed.push(...range(from, to).map(event));
    publish(from, to);
  };
  const seen: number[] = [];
  const failures: unknown[] = [];
  let reads = 0;
  let resets = 0;
  const log = {
    bounds: async () => ({ last: committed.at(-1)?.event_id ?? 0, floor, lastSource: 0 }),
    read: async (_id: string, afterEventId: number, limit = 1000) => {
      if (++reads > MAX_READS) throw new Error(`read ${reads} times`);
      const page = committed.filter(({ event_id }) => event_id > afterEventId).slice(0, limit);
      duringRead?.(commit, reads);
      return page;
    },
  } as Pick<EventLog, 'bounds' | 'read'> as EventLog;
  const quiet = new Promise<void>((resolve) => setImmediate(resolve));
  followLog({ log, notifier }, 'c1', after, {
    events: (events) => seen.push(...events.map(({ event_id }) => event_id)),
    progress: () => {},
    reset: () => resets++,
    ready,
    failed: (error) => failures.push(error),
  });
  // The fake log resolves in microtasks: all of them have run before the next turn of the event loop.
  await quiet;
  return {
    seen,
    commit,
    publish,
    failures,
    get reads() {
      return reads;
    },
    get resets() {
      return resets;
    },
  };
}

describe('followLog', () => {
  it('[WS-6] forwards live events newer than the last event it sent, and none twice', async () => {
    const { seen, publish, failures } = await follow({ history: 5 });
    // Committed, read as history, and published only now: a store in another process publishes this late.
    publish(5, 5);
    expect(seen).toEqual(range(1, 5));
    publish(4, 5);
    expect(seen).toEqual(range(1, 5));
    publish(5, 6);
    publish(4, 7);
    expect(seen).toEqual(range(1, 7));
    publish(8, 9);
    expect([seen, failures]).toEqual([range(1, 9), []]);
  });

  it('[WS-6] reads again for events committed while a page was being read', async () => {
    const follower = await follow({ history: 5, duringRead: (commit, read) => read === 1 && commit(6, 8) });
    expect(follower.seen).toEqual(range(1, 8));
    follower.commit(9, 9);
    expect([follower.seen, follower.reads, follower.failures]).toEqual([range(1, 9), 2, []]);
  });

  it('[WS-6] is live after the last page, even when its newest event was published as well', async () => {
    const follower = await follow({ history: 0, duringRead: (commit, read) => read <= 2 && commit(read, read) });
    expect([follower.seen, follower.reads, follower.failures]).toEqual([[1, 2], 3, []]);
    follower.commit(3, 3);
    expect(follower.seen).toEqual([1, 2, 3]);
  });

  it('is live after one read of an empty conversation', async () => {
    const follower = await follow({ history: 0 });
    follower.commit(1, 2);
    expect([follower.seen, follower.reads, follower.failures]).toEqual([[1, 2], 1, []]);
  });

  it.each([
    { history: REPLAY_PAGE - 1, reads: 1 },
    { history: REPLAY_PAGE, reads: 2 },
    { history: REPLAY_PAGE + 1, reads: 2 },
    { history: 2 * REPLAY_PAGE, reads: 3 },
  ])('reads $history events in full pages and then the rest, in $reads reads', async ({ history, reads }) => {
    const follower = await follow({ history });
    expect([follower.seen, follower.reads]).toEqual([range(1, history), reads]);
    follower.commit(history + 1, history + 1);
    expect(follower.seen).toEqual(range(1, history + 1));
  });

  it('continues at the last event and at the floor, and resets an offset beyond either', async () => {
    const at = async (after: number) => {
      const { seen, resets } = await follow({ history: 9, floor: 4, after });
      return { seen, resets };
    };
    expect(await at(9)).toEqual({ seen: [], resets: 0 });
    expect(await at(10)).toEqual({ seen: [], resets: 1 });
    expect(await at(4)).toEqual({ seen: range(5, 9), resets: 0 });
    expect(await at(3)).toEqual({ seen: [], resets: 1 });
    expect(await at(0)).toEqual({ seen: range(1, 9), resets: 0 });
  });

  it('[EV2] resets an offset whose event is not in the log, although later ones are', async () => {
    expect(await follow({ history: 9, after: 7, lost: [7] })).toMatchObject({ seen: [], resets: 1 });
    expect(await follow({ history: 9, after: 7, lost: [6] })).toMatchObject({ seen: [8, 9], resets: 0 });
  });

  it('[WS-5] reads no page before the follower can take it', async () => {
    let take = () => {};
    const ready = () => new Promise<void>((resolve) => (take = resolve));
    const follower = await follow({ history: 5, ready });
    expect([follower.seen, follower.reads]).toEqual([[], 0]);
    take();
    await new Promise((resolve) => setImmediate(resolve));
    expect(follower.seen).toEqual(range(1, 5));
  });
});
