import { expect, test } from 'vitest';
import { WorkClock } from '../../../api/time/work-clock.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';

/** What became due, with the time of the clock at which it did. */
function record() {
  const clock = new ScriptedClock(0);
  const due: [string, number][] = [];
  return { clock, work: new WorkClock(clock), due, note: (name: string) => () => void due.push([name, clock.now()]) };
}

test('without a pause it is the clock that it is made from', async () => {
  const { clock, work, due, note } = record();
  work.deadline(note('deadline'), 300);
  const cancel = work.deadline(note('cancelled'), 400);
  await work.sleep(200).then(note('sleep'));
  cancel();
  await clock.sleep(500);
  expect(due).toEqual([
    ['sleep', 200],
    ['deadline', 300],
  ]);
  expect([work.now(), work.monotonic()]).toEqual([700, 700]);
});

test('waits, deadlines and the monotonic time are paused, also those begun in it', async () => {
  const { clock, work, due, note } = record();
  work.deadline(note('deadline'), 300);
  const slept = work.sleep(200).then(note('sleep'));
  await clock.sleep(100);
  const resume = work.pause();
  work.deadline(note('begun in the pause'), 50);
  await clock.sleep(10_000);
  expect([work.monotonic(), work.now(), due]).toEqual([100, 10_100, []]);
  resume();
  resume();
  await slept;
  await clock.sleep(1000);
  expect(due).toEqual([
    ['begun in the pause', 10_150],
    ['sleep', 10_200],
    ['deadline', 10_300],
  ]);
});

test('of two pauses the later end counts, and a signal ends a wait during them', async () => {
  const { clock, work, due, note } = record();
  const [first, second] = [work.pause(), work.pause()];
  work.deadline(note('deadline'), 10);
  const stop = new AbortController();
  const slept = work.sleep(10, stop.signal).catch(note('aborted'));
  first();
  await clock.sleep(100);
  stop.abort(new Error('stop'));
  await slept;
  second();
  await clock.sleep(100);
  expect(due).toEqual([
    ['aborted', 100],
    ['deadline', 110],
  ]);
});
