import { describe, expect, it } from 'vitest';
import { createInProcessQueue } from '../../../api/queue/in-process.ts';
import type { Clock } from '../../../api/time/clock.ts';
import { describeJobQueue } from '../../helpers/job-queue-contract.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';

const HOUR = 3_600_000;

describeJobQueue('in process', () => {
  const clock = new ScriptedClock();
  return { queue: createInProcessQueue(clock), pass: (ms) => clock.sleep(ms) };
});

/** The lengths of all sleeps are noted. */
function noteSleeps(clock: ScriptedClock): { clock: Pick<Clock, 'monotonic' | 'sleep'>; sleeps: number[] } {
  const sleeps: number[] = [];
  const sleep: Clock['sleep'] = (ms, signal) => {
    sleeps.push(ms);
    return clock.sleep(ms, signal);
  };
  return { clock: { monotonic: clock.monotonic, sleep }, sleeps };
}

describe('the queue of one process', () => {
  it('sleeps an hour at most: timers end at 24 days, and machines sleep', async () => {
    const scripted = new ScriptedClock();
    const { clock, sleeps } = noteSleeps(scripted);
    const queue = createInProcessQueue(clock);
    const delivered: string[] = [];
    queue.process('crawl', async (id) => void delivered.push(id), { parallel: 1 });
    await queue.enqueue('crawl', 'shop', { delayMs: 30 * 24 * HOUR });
    await scripted.sleep(30 * 24 * HOUR - 1);
    expect(delivered).toEqual([]);
    await scripted.sleep(1);
    expect(delivered).toEqual(['shop']);
    expect(Math.max(...sleeps)).toBe(HOUR);
  });

  it('measures delays by the monotonic clock: setting the clock of the machine changes none', async () => {
    const clock = new ScriptedClock();
    const queue = createInProcessQueue(clock);
    const delivered: string[] = [];
    queue.process('crawl', async (id) => void delivered.push(id), { parallel: 1 });
    await queue.enqueue('crawl', 'shop', { delayMs: HOUR });
    clock.stepWall(-24 * HOUR);
    await clock.sleep(HOUR);
    expect(delivered).toEqual(['shop']);
  });

  it('has one timer at most, and none without a job that is due later', async () => {
    const scripted = new ScriptedClock();
    const { clock, sleeps } = noteSleeps(scripted);
    const queue = createInProcessQueue(clock);
    queue.process('run', async () => {}, { parallel: 1 });
    for (let n = 0; n < 100; n++) await queue.enqueue('run', `now_${n}`);
    await scripted.sleep(1);
    expect(sleeps).toEqual([]);
    await queue.enqueue('run', 'late', { delayMs: 500 });
    for (let n = 0; n < 100; n++) await queue.enqueue('run', `later_${n}`, { delayMs: 1000 });
    expect(sleeps).toEqual([500]);
    await scripted.sleep(2000);
    expect(sleeps).toEqual([500, 500]);
  });
});
