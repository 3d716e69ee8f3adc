// The steady time over restarts: a clock that was set while the API was down makes nothing that waits expire early or live on.
// The machine's own monotonic clock goes on between two processes of one boot, so the store keeps where it began.
import type { Store } from '../store/contract/store.ts';
import type { Clock } from '../time/clock.ts';
import { createSteadyNow } from '../time/steady.ts';

const SETTING = 'steady_origin';

export type SteadyTimeDeps = {
  store: { settings: Pick<Store['settings'], 'get' | 'set'>; runs: Pick<Store['runs'], 'unfinished'> };
  clock: Pick<Clock, 'now' | 'monotonic'>;
  /** Identifies the boot of the machine. */
  bootId: string;
  /** Monotonic milliseconds that all processes of one boot share. */
  bootMs(): number;
};

/**
 * The steady time of this process (time/steady.ts). While a run waits, it is that of the process before, of the same boot;
 * otherwise it begins with the clock as it is now.
 */
export async function readSteadyTime({ store, clock, bootId, bootMs }: SteadyTimeDeps): Promise<() => number> {
  const [knownId, knownMs] = ((await store.settings.get(SETTING)) ?? '').split(' ');
  const isWaiting = (await store.runs.unfinished()).some(({ status }) => status === 'waiting');
  const known = Number(knownMs);
  const isKnown = isWaiting && knownId === bootId && knownMs !== undefined && Number.isFinite(known);
  const originMs = isKnown ? known : clock.now() - bootMs();
  if (!isKnown) await store.settings.set(SETTING, `${bootId} ${originMs}`);
  return createSteadyNow(clock, originMs + bootMs() - clock.monotonic());
}

/** Of this machine: on Linux since its boot. */
export const machineBootMs = (): number => Number(process.hrtime.bigint()) / 1e6;
