// A clock that is far ahead of all that the server knows deletes nothing for its age, until the process has run for a day with it.
import { describe, expect, it } from 'vitest';
import { createDeletionClock } from '../../../api/assemble/deletion-clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A machine and its store; `start` is a new process. */
function createMachine({ newestMs = null as number | null } = {}) {
  const settings = new Map<string, string>();
  const machine = { wallMs: Date.UTC(2026, 2, 25), bootMs: 5_000, writes: 0, warnings: [] as string[] };
  const start = () =>
    createDeletionClock({
      store: {
        settings: {
          get: async (name) => settings.get(name) ?? null,
          async set(name, value) {
            machine.writes += 1;
            settings.set(name, value);
          },
        },
        newestActivityMs: async () => newestMs,
      },
      clock: { now: () => machine.wallMs, monotonic: () => machine.bootMs },
      onWarning: (message) => void machine.warnings.push(message),
    });
  const pass = (ms: number) => {
    machine.wallMs += ms;
    machine.bootMs += ms;
  };
  return { machine, start, pass };
}

describe('the clock of deletions by age', () => {
  it('is believed on a new server, and from hour to hour', async () => {
    const { machine, start, pass } = createMachine();
    const mayDelete = start();
    for (let hour = 0; hour < 24 * 30; hour++, pass(HOUR)) expect(await mayDelete()).toBe(true);
    expect(machine.warnings).toEqual([]);
  });

  it('is not believed by a start that is months ahead of the last one, and warns once with what to look at', async () => {
    const { machine, start, pass } = createMachine();
    await start()();
    machine.wallMs += 120 * DAY;
    const mayDelete = start();
    for (let hour = 0; hour < 24; hour++, pass(HOUR)) expect(await mayDelete()).toBe(false);
    expect(await mayDelete()).toBe(true);
    expect(await mayDelete()).toBe(true);
    expect(machine.warnings).toEqual([expect.stringMatching(/2026-07-23T.*120 days.*2026-03-25T.*retentionDays/)]);
  });

  it('is not believed when it is set while the server runs, and at once again when it is corrected', async () => {
    const { machine, start, pass } = createMachine();
    const mayDelete = start();
    await mayDelete();
    machine.wallMs += 8 * DAY;
    expect(await mayDelete()).toBe(false);
    pass(23 * HOUR);
    expect(await mayDelete()).toBe(false);
    machine.wallMs -= 8 * DAY;
    expect(await mayDelete()).toBe(true);
    // The day begins anew.
    machine.wallMs += 8 * DAY;
    pass(2 * HOUR);
    expect(await mayDelete()).toBe(false);
    expect(machine.warnings).toHaveLength(2);
  });

  it('goes on with its day after a restart', async () => {
    const { machine, start, pass } = createMachine();
    await start()();
    machine.wallMs += 30 * DAY;
    for (let n = 0; n < 3; n++) {
      const mayDelete = start();
      for (let hour = 0; hour < 8; hour++, pass(HOUR)) expect(await mayDelete()).toBe(false);
      expect(await mayDelete()).toBe(n === 2);
    }
  });

  it('is that of the newest conversation where an earlier version kept no time', async () => {
    const { machine, start } = createMachine({ newestMs: Date.UTC(2026, 2, 25) });
    machine.wallMs += 6 * DAY;
    expect(await start()()).toBe(true);
    const other = createMachine({ newestMs: Date.UTC(2026, 2, 25) });
    other.machine.wallMs += 8 * DAY;
    expect(await other.start()()).toBe(false);
  });

  it('that was set back before the time was set right raises no alarm', async () => {
    const { machine, start, pass } = createMachine();
    await start()();
    machine.wallMs -= 365 * DAY;
    const mayDelete = start();
    expect(await mayDelete()).toBe(true);
    pass(HOUR);
    machine.wallMs += 365 * DAY;
    expect(await mayDelete()).toBe(true);
    expect(machine.warnings).toEqual([]);
  });

  it('is written once an hour, however often it is asked', async () => {
    const { machine, start, pass } = createMachine();
    const mayDelete = start();
    for (let n = 0; n < 720; n++, pass(5_000)) await mayDelete();
    expect(machine.writes).toBe(1);
    await mayDelete();
    expect(machine.writes).toBe(2);
  });
});
