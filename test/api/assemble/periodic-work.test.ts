import { describe, expect, it } from 'vitest';
import { startPeriodicWork } from '../../../api/assemble/periodic-work.ts';
import {
  COMPACT_EVERY_MS,
  ERASE_EVERY_MS,
  EXPIRE_EVERY_MS,
  LOG_RETENTION_MS,
  RECONCILE_AGE_MS,
  RECONCILE_EVERY_MS,
  SWEEP_FILES_EVERY_MS,
} from '../../../api/config/limits.ts';
import { createInProcessQueue } from '../../../api/queue/in-process.ts';
import type { Attachments } from '../../../api/store/contract/attachments.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';

/** What the work at intervals does not ask of them. */
const NO_ATTACHMENTS: Attachments = {
  begin: async () => null,
  get: async () => null,
  advance: async () => false,
  finish: async () => false,
  remove: async () => false,
  contentOf: async () => [],
  removeUnsent: async () => 0,
  removedFiles: async () => [],
  forgetRemoved: async () => {},
};

/** The work of a server whose store notes what it is asked to do. `fails`: what rejects. */
function createScene({
  fails = '',
  batches = 1,
  removed: perBatch = 0,
  files = [] as string[],
  knownMs = null as number | null,
} = {}) {
  const clock = new ScriptedClock();
  const startMs = clock.now();
  const queue = createInProcessQueue(clock);
  const done: string[] = [];
  const errors: string[] = [];
  const lines: string[] = [];
  const note = async (what: string) => {
    done.push(`${what} at ${(clock.now() - startMs) / 1000}`);
    if (what === fails) throw new Error('The disk is full.');
  };
  const removed = [...files];
  let left = batches;
  const end = startPeriodicWork({
    queue,
    clock,
    eraser: { work: () => note('erase') },
    runner: { reconcile: (minAgeMs) => note(`reconcile ${minAgeMs}`) },
    store: {
      conversations: { purge: () => note('purge').then(() => 0) },
      gateway: { purge: () => note('purge responses').then(() => 0) },
      log: { compact: (beforeMs) => note(`fold ${clock.now() - beforeMs}`).then(() => 0) },
      sites: async () => ['shop'],
      async expire(site, beforeMs) {
        await note(`expire ${site} ${clock.now() - beforeMs}`);
        left -= 1;
        return { removed: perBatch, isMore: left > 0 };
      },
      newestActivityMs: async () => knownMs,
      settings: { get: async () => null, getOrCreate: async () => '', set: async () => {} },
      forgetDeleted: async () => {},
      attachments: {
        ...NO_ATTACHMENTS,
        removeUnsent: (beforeMs) => note(`unsent ${clock.now() - beforeMs}`).then(() => 0),
        removedFiles: async () => removed.splice(0, 2),
      },
    },
    files: { remove: (id) => note(`remove ${id}`) },
    daysOf: () => 90,
    sweepCopies() {
      void note('copies');
      return perBatch;
    },
    onDeleted: (message) => void lines.push(message),
    onWarning: (message) => void lines.push(message),
    onError: (error, what) => errors.push(`${what}: ${(error as Error).message}`),
  });
  const of = (kind: string) => done.filter((one) => one.startsWith(kind));
  return { clock, queue, errors, lines, end, of };
}

describe('the periodic work of a server', () => {
  it('[PRIV-2] deletes the bytes of deleted files within 5 s, and files that no message has after a day', async () => {
    const { clock, queue, end, of } = createScene({ files: ['att_1', 'att_2', 'att_3'] });
    await clock.sleep(SWEEP_FILES_EVERY_MS + 100);
    expect(of('remove')).toEqual(['remove att_1 at 5', 'remove att_2 at 5', 'remove att_3 at 5']);
    expect(of('unsent')).toEqual([`unsent ${24 * 3_600_000} at 5`]);
    end();
    await queue.drain(0);
  });

  it('looks for runs without a job every 30 s, for removed documents every 5 s, folds logs every 10 minutes, and deletes old conversations at the start and every hour', async () => {
    const { clock, queue, end, of } = createScene();
    await clock.sleep(EXPIRE_EVERY_MS + 5_000);
    expect(of('reconcile')).toHaveLength(EXPIRE_EVERY_MS / RECONCILE_EVERY_MS);
    expect(of('reconcile')[0]).toBe(`reconcile ${RECONCILE_AGE_MS} at 30`);
    expect(of('fold')).toHaveLength(EXPIRE_EVERY_MS / COMPACT_EVERY_MS);
    expect(of('fold')[0]).toBe(`fold ${LOG_RETENTION_MS} at 600`);
    expect(of('erase')).toHaveLength(EXPIRE_EVERY_MS / ERASE_EVERY_MS);
    const days = 90 * 24 * 3_600_000;
    expect(of('expire')).toEqual([`expire shop ${days} at 0`, `expire shop ${days} at 3600`]);
    expect(of('copies')).toEqual(['copies at 0', 'copies at 3600']);
    end();
    await queue.drain(0);
  });

  it('says how much a sweep has deleted, and nothing where it deleted nothing', async () => {
    const { clock, queue, lines, end } = createScene({ batches: 2, removed: 20 });
    await clock.sleep(1_000);
    expect(lines.sort()).toEqual([
      'conversations deleted for their age (retentionDays): 40',
      'old copies of the database deleted: 20',
    ]);
    end();
    await queue.drain(0);
    const other = createScene();
    await other.clock.sleep(1_000);
    expect(other.lines).toEqual([]);
    other.end();
    await other.queue.drain(0);
  });

  it('deletes nothing for its age by a clock that is months ahead, for a day; what visitors delete goes', async () => {
    const knownMs = new ScriptedClock().now() - 120 * 24 * 3_600_000;
    const { clock, queue, lines, end, of } = createScene({ files: ['att_1'], knownMs });
    await clock.sleep(23 * EXPIRE_EVERY_MS);
    expect(['expire', 'copies', 'unsent', 'purge responses'].flatMap(of)).toEqual([]);
    expect([of('remove'), of('purge at')[0]]).toEqual([['remove att_1 at 5'], 'purge at 5']);
    expect(lines).toEqual([expect.stringContaining('retentionDays')]);
    await clock.sleep(2 * EXPIRE_EVERY_MS);
    for (const kind of ['expire', 'copies', 'unsent', 'purge responses']) expect(of(kind).length).toBeGreaterThan(0);
    end();
    await queue.drain(0);
  });

  it('reports a failure and does the work again at its next time', async () => {
    const { clock, queue, errors, end, of } = createScene({ fails: `reconcile ${RECONCILE_AGE_MS}` });
    await clock.sleep(65_000);
    expect(of('reconcile').map((one) => one.split(' at ')[1])).toEqual(['30', '60']);
    expect(errors).toEqual(Array(2).fill('looking for runs without a job failed: The disk is full.'));
    end();
    await queue.drain(0);
  });

  it('ends at once, also in the middle of a long deletion', async () => {
    const { clock, queue, end, of } = createScene({ batches: 1000 });
    await clock.sleep(120);
    const count = of('expire').length;
    expect(count).toBeGreaterThan(1);
    end();
    const startMs = clock.now();
    await queue.drain(8_000);
    expect(clock.now() - startMs).toBeLessThan(100);
    expect(of('expire')).toHaveLength(count);
  });
});
