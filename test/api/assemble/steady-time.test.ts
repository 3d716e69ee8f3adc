// The steady time of a process that starts while something waits is that of the process before it, whatever the clock says.
import { describe, expect, it } from 'vitest';
import { readSteadyTime } from '../../../api/assemble/steady-time.ts';

const HOUR = 3_600_000;

/** A machine and its store: `start` is a new process. `status`: of the one run that has not ended. */
function createMachine(status: 'waiting' | 'running') {
  const settings = new Map<string, string>();
  const machine = { wallMs: Date.UTC(2026, 2, 25), bootMs: 5_000, bootId: 'boot-1' };
  const start = () => {
    const startedAt = machine.bootMs;
    return readSteadyTime({
      store: {
        settings: {
          get: async (name) => settings.get(name) ?? null,
          set: async (name, value) => void settings.set(name, value),
        },
        runs: { unfinished: async () => [{ status }] as never },
      },
      clock: { now: () => machine.wallMs, monotonic: () => machine.bootMs - startedAt },
      bootId: machine.bootId,
      bootMs: () => machine.bootMs,
    });
  };
  const pass = (ms: number) => {
    machine.wallMs += ms;
    machine.bootMs += ms;
  };
  return { machine, settings, start, pass };
}

describe('the steady time', () => {
  it.each([HOUR, -HOUR, 24 * HOUR, -24 * HOUR])(
    'of a process started after the clock was set by %i ms goes on',
    async (step) => {
      const { machine, start, pass } = createMachine('waiting');
      const first = (await start())();
      pass(60_000);
      machine.wallMs += step;
      const second = await start();
      expect(second() - first).toBe(60_000);
      pass(1_000);
      expect(second() - first).toBe(61_000);
    },
  );

  it('begins with the clock where nothing waits', async () => {
    const { machine, start } = createMachine('running');
    await start();
    machine.wallMs += HOUR;
    expect((await start())()).toBe(machine.wallMs);
  });

  it('begins with the clock after another boot', async () => {
    const { machine, start } = createMachine('waiting');
    await start();
    Object.assign(machine, { bootId: 'boot-2', bootMs: 100, wallMs: machine.wallMs + HOUR });
    expect((await start())()).toBe(machine.wallMs);
  });

  it.each(['', 'boot-1', 'boot-1 x'])('begins with the clock where the store has %j', async (value) => {
    const { machine, settings, start } = createMachine('waiting');
    settings.set('steady_origin', value);
    expect((await start())()).toBe(machine.wallMs);
    expect(settings.get('steady_origin')).toBe(`boot-1 ${machine.wallMs - machine.bootMs}`);
  });
});
