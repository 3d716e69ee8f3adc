import { describe, expect, test } from 'vitest';
import { startDeadline, type Timers } from '../../../api/time/deadline.ts';

/** Timers of a process that can be suspended: timers due meanwhile fire first when it continues. */
function createTimers() {
  let nowMs = 0;
  let waiting: { atMs: number; callback: () => void }[] = [];
  const timers: Timers = {
    monotonic: () => nowMs,
    after(callback, ms) {
      const timer = { atMs: nowMs + ms, callback };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
  };
  const fire = () => {
    const due = waiting.filter((timer) => timer.atMs <= nowMs);
    waiting = waiting.filter((timer) => timer.atMs > nowMs);
    for (const { callback } of due) callback();
  };
  return {
    timers,
    /** The process runs: every timer fires at its time. */
    run(ms: number) {
      const untilMs = nowMs + ms;
      for (; nowMs < untilMs; nowMs++) fire();
      fire();
    },
    /** The process is suspended for `ms`. */
    stop(ms: number) {
      nowMs += ms;
      fire();
    },
    pending: () => waiting.length,
  };
}

function start(ms: number) {
  const scene = createTimers();
  const fired: number[] = [];
  const cancel = startDeadline(() => fired.push(scene.timers.monotonic()), ms, scene.timers);
  return { ...scene, fired, cancel };
}

describe('a deadline', () => {
  test('calls back at its time', () => {
    const { run, fired } = start(5_000);
    run(4_999);
    expect(fired).toEqual([]);
    run(1_000);
    expect(fired).toEqual([5_000]);
  });

  test('that fires late waits again for as long as it was late, so that arrived data is read', () => {
    const { run, stop, fired } = start(30_000);
    run(20_000);
    stop(15_000);
    expect(fired).toEqual([]);
    run(4_999);
    expect(fired).toEqual([]);
    run(1);
    expect(fired).toEqual([40_000]);
  });

  test.each([
    [100, 1_000],
    [600_000, 30_000],
  ])('that is %i ms late leaves at least a second and at most its own time: %i ms', (lateMs, graceMs) => {
    const { run, stop, fired } = start(30_000);
    stop(30_000 + lateMs);
    run(graceMs - 1);
    expect(fired).toEqual([]);
    run(1);
    expect(fired).toHaveLength(1);
  });

  test('waits again only once: a process that is always late still times out', () => {
    const { stop, fired } = start(5_000);
    stop(10_000);
    stop(10_000);
    expect(fired).toHaveLength(1);
  });

  test('can be cancelled before its time and in its grace period', () => {
    const early = start(5_000);
    early.cancel();
    early.run(10_000);
    expect(early.fired).toEqual([]);
    const late = start(5_000);
    late.stop(10_000);
    late.cancel();
    late.run(10_000);
    expect(late.fired).toEqual([]);
    expect([early.pending(), late.pending()]).toEqual([0, 0]);
  });
});
