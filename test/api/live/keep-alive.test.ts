import { describe, expect, it } from 'vitest';
import { KeepAlive } from '../../../api/live/keep-alive.ts';
import { ManualClock } from '../../helpers/manual-clock.ts';

const PERIOD_MS = 20_000;

describe('the check of open connections', () => {
  it('of a lone connection comes after one period, and after each further one', () => {
    const clock = new ManualClock();
    const at: number[] = [];
    const beganMs = clock.monotonic();
    new KeepAlive(clock, PERIOD_MS).add(() => at.push(clock.monotonic() - beganMs));
    clock.advance(3 * PERIOD_MS);
    expect(at).toEqual([PERIOD_MS, 2 * PERIOD_MS, 3 * PERIOD_MS]);
  });

  it('of thousands opened at the same moment is spread over the period', () => {
    const clock = new ManualClock();
    const keepAlive = new KeepAlive(clock, PERIOD_MS);
    const runs = new Map<number, number>();
    const checked = Array.from({ length: 10_000 }, () => 0);
    for (const n of checked.keys()) {
      keepAlive.add(() => {
        checked[n]! += 1;
        runs.set(clock.monotonic(), (runs.get(clock.monotonic()) ?? 0) + 1);
      });
    }
    for (let period = 0; period < 3; period++) {
      clock.advance(PERIOD_MS);
      expect(new Set(checked)).toEqual(new Set([period + 1]));
    }
    expect(Math.max(...runs.values())).toBe(50);
  });

  it('comes within the period when turns are late, and is spread as before afterwards', () => {
    const clock = new ManualClock();
    let turn = () => {};
    const late = {
      monotonic: clock.monotonic,
      repeat(callback: () => void) {
        turn = callback;
        return () => {};
      },
    };
    const keepAlive = new KeepAlive(late, PERIOD_MS);
    const checked = Array.from({ length: 1_000 }, () => 0);
    for (const n of checked.keys()) keepAlive.add(() => (checked[n]! += 1));
    const inATurn = (ms: number) => {
      const before = checked.reduce((sum, n) => sum + n, 0);
      clock.advance(ms);
      turn();
      return checked.reduce((sum, n) => sum + n, 0) - before;
    };
    expect(inATurn(PERIOD_MS / 4)).toBe(250);
    expect(inATurn(PERIOD_MS / 200)).toBe(5);
    expect(inATurn(0)).toBe(0);
    // Longer than a period, as after the sleep of a laptop: once each.
    expect(inATurn(5 * PERIOD_MS)).toBe(1_000);
    expect(Math.max(...checked) - Math.min(...checked)).toBe(1);
  });

  it('of a connection that has gone does not come, and the last one takes the timer along', () => {
    const clock = new ManualClock();
    const keepAlive = new KeepAlive(clock, PERIOD_MS);
    let checks = 0;
    const leave = Array.from({ length: 300 }, () => keepAlive.add(() => (checks += 1)));
    for (const [n, stop] of leave.entries()) if (n % 2 === 0) stop();
    clock.advance(PERIOD_MS);
    expect([checks, clock.pending]).toEqual([150, 1]);
    // A second call of one changes nothing.
    for (const stop of [...leave, leave[1]!]) stop();
    clock.advance(PERIOD_MS);
    expect([checks, clock.pending]).toEqual([150, 0]);
    keepAlive.add(() => (checks += 1));
    clock.advance(PERIOD_MS);
    expect(checks).toBe(151);
  });

  it('may end other connections and itself', () => {
    const clock = new ManualClock();
    const keepAlive = new KeepAlive(clock, PERIOD_MS);
    const ended: string[] = [];
    const stops: (() => void)[] = [];
    for (const name of ['a', 'b']) {
      stops.push(
        keepAlive.add(() => {
          ended.push(name);
          for (const stop of stops) stop();
        }),
      );
    }
    clock.advance(2 * PERIOD_MS);
    expect(ended).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });
});
