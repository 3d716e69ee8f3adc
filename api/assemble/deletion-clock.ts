// Whether the machine's clock may be believed when data is deleted for its age: one that is set wrongly at boot, by months, would delete
// everything within seconds. The store keeps the latest time that was believed, and how long a process has run with a time far after it.
import { CLOCK_DOUBT_MS, CLOCK_JUMP_MS, CLOCK_SAVED_EVERY_MS } from '../config/limits.ts';
import type { Store } from '../store/contract/store.ts';
import type { Clock } from '../time/clock.ts';

const SETTING = 'deletion_clock';
const DAY_MS = 24 * 3_600_000;

export type DeletionClockDeps = {
  store: Pick<Store, 'newestActivityMs'> & { settings: Pick<Store['settings'], 'get' | 'set'> };
  clock: Pick<Clock, 'now' | 'monotonic'>;
  /** Called each time that the clock begins to be doubted. */
  onWarning(message: string): void;
};

/** Gives whether data may be deleted for its age now. Rejects with the store's errors. */
export function createDeletionClock({ store, clock, onWarning }: DeletionClockDeps): () => Promise<boolean> {
  /** `latestMs` was believed; `doubtedMs`: how long processes have run with a time far after it. */
  let known: { latestMs: number; doubtedMs: number } | null = null;
  let checkedAtMs: number | null = null;
  let savedAtMs: number | null = null;
  let isWarned = false;

  const read = async () => {
    const [latest, doubted] = ((await store.settings.get(SETTING)) ?? '').split(' ').map(Number);
    if (latest !== undefined && latest > 0) return { latestMs: latest, doubtedMs: doubted || 0 };
    return { latestMs: (await store.newestActivityMs()) ?? clock.now(), doubtedMs: 0 };
  };

  return async () => {
    known ??= await read();
    const nowMs = clock.now();
    const atMs = clock.monotonic();
    const isAhead = nowMs - known.latestMs > CLOCK_JUMP_MS;
    known.doubtedMs = isAhead ? known.doubtedMs + (atMs - (checkedAtMs ?? atMs)) : 0;
    checkedAtMs = atMs;
    const mayDelete = !isAhead || known.doubtedMs >= CLOCK_DOUBT_MS;
    if (!mayDelete && !isWarned) onWarning(describe(nowMs, known.latestMs));
    isWarned = !mayDelete;
    if (mayDelete) known = { latestMs: Math.max(nowMs, known.latestMs), doubtedMs: 0 };
    if (savedAtMs === null || atMs - savedAtMs >= CLOCK_SAVED_EVERY_MS) {
      await store.settings.set(SETTING, `${known.latestMs} ${Math.round(known.doubtedMs)}`);
      savedAtMs = atMs;
    }
    return mayDelete;
  };
}

function describe(nowMs: number, latestMs: number): string {
  const days = Math.floor((nowMs - latestMs) / DAY_MS);
  return (
    `The clock of this machine says ${new Date(nowMs).toISOString()}, ${days} days after the last time known to this server ` +
    `(${new Date(latestMs).toISOString()}). If that is wrong, set the clock: by it, conversations older than retentionDays are deleted ` +
    `after the server has run for a day. Until then nothing is deleted for its age.`
  );
}
