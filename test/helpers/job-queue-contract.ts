// What every queue must do, written once. A driver's test file calls describeJobQueue with a way to open one.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type JobQueue, RETRY_MS } from '../../api/queue/job-queue.ts';

/** An empty queue, and a wait in its own time. */
export type OpenQueue = {
  queue: JobQueue;
  /** Resolves after `ms` of the queue's clock, once everything due until then was delivered. */
  pass(ms: number): Promise<void>;
};

/** A handler that notes the ids it gets and settles when the test says so. */
function createHandler() {
  const begun: string[] = [];
  const working = new Map<string, { settle: (error?: Error) => void; signal: AbortSignal }>();
  return {
    begun,
    working,
    handle: (id: string, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        begun.push(id);
        const settle = (error?: Error) => {
          working.delete(id);
          if (error) reject(error);
          else resolve();
        };
        working.set(id, { settle, signal });
      }),
    end(id: string, error?: Error) {
      const job = working.get(id);
      if (!job) throw new Error(`${id} is not being done`);
      job.settle(error);
    },
  };
}

type Step =
  | { type: 'enqueue'; id: string; delayMs: number }
  | { type: 'hasten' | 'remove'; id: string }
  | { type: 'pass'; ms: number };

const id = fc.constantFrom('a', 'b', 'c');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('enqueue' as const), id, delayMs: fc.constantFrom(0, 40, 90) }),
  fc.record({ type: fc.constantFrom('hasten' as const, 'remove' as const), id }),
  fc.record({ type: fc.constant('pass' as const), ms: fc.constantFrom(50, 100) }),
);

/** The ids that a queue delivers for these steps, whose handler settles at once, and the time of each in steps of 50 ms. */
function expectedOf(steps: readonly Step[]): string[] {
  const due = new Map<string, number>();
  const delivered: string[] = [];
  let nowMs = 0;
  const deliver = (untilMs: number) => {
    const ready = [...due].filter(([, dueMs]) => dueMs <= untilMs).sort(([, a], [, b]) => a - b);
    for (const [job, dueMs] of ready) {
      due.delete(job);
      delivered.push(`${job} ${Math.ceil(dueMs / 50)}`);
    }
  };
  for (const one of steps) {
    if (one.type === 'enqueue' && !due.has(one.id)) due.set(one.id, nowMs + one.delayMs);
    if (one.type === 'hasten' && due.has(one.id)) due.set(one.id, nowMs);
    if (one.type === 'remove') due.delete(one.id);
    if (one.type === 'pass') nowMs += one.ms;
    deliver(nowMs);
  }
  return delivered.sort();
}

/** `open` gives an empty queue each time. */
export function describeJobQueue(name: string, open: () => OpenQueue): void {
  describe(`job queue contract: ${name}`, () => {
    let queue: JobQueue;
    let pass: OpenQueue['pass'];
    let jobs: ReturnType<typeof createHandler>;
    beforeEach(() => {
      ({ queue, pass } = open());
      jobs = createHandler();
    });
    afterEach(async () => {
      for (const { settle } of jobs.working.values()) settle();
      await queue.drain(0);
    });

    it('delivers each job once, in order, also those that were there before their handler', async () => {
      await queue.enqueue('run', 'early');
      queue.process('run', jobs.handle, { parallel: 10 });
      for (const id of ['a', 'b', 'c']) await queue.enqueue('run', id);
      await pass(50);
      expect(jobs.begun).toEqual(['early', 'a', 'b', 'c']);
      jobs.end('a');
      await pass(RETRY_MS);
      expect(jobs.begun).toHaveLength(4);
    });

    it('delivers the jobs of a kind to its own handler', async () => {
      const others = createHandler();
      queue.process('run', jobs.handle, { parallel: 1 });
      queue.process('crawl', others.handle, { parallel: 1 });
      await queue.enqueue('crawl', 'same');
      await queue.enqueue('run', 'same');
      await pass(50);
      expect([jobs.begun, others.begun]).toEqual([['same'], ['same']]);
      others.end('same');
    });

    it('does as many at a time as its handler allows, the others in order as places become free', async () => {
      queue.process('run', jobs.handle, { parallel: 2 });
      for (const id of ['a', 'b', 'c', 'd']) await queue.enqueue('run', id);
      await pass(50);
      expect(jobs.begun).toEqual(['a', 'b']);
      jobs.end('b');
      await pass(50);
      expect(jobs.begun).toEqual(['a', 'b', 'c']);
      jobs.end('a');
      await pass(50);
      expect(jobs.begun).toEqual(['a', 'b', 'c', 'd']);
    });

    it('does first what was due first, when several wait for a place', async () => {
      queue.process('run', jobs.handle, { parallel: 1 });
      await queue.enqueue('run', 'a');
      await queue.enqueue('run', 'third', { delayMs: 200 });
      await queue.enqueue('run', 'second', { delayMs: 100 });
      await queue.enqueue('run', 'first');
      await pass(400);
      for (const id of ['a', 'first', 'second']) {
        jobs.end(id);
        await pass(50);
      }
      expect(jobs.begun).toEqual(['a', 'first', 'second', 'third']);
    });

    it('adds a job once while it waits or is being done, and again afterwards', async () => {
      await queue.enqueue('run', 'a', { delayMs: 100 });
      await queue.enqueue('run', 'a');
      queue.process('run', jobs.handle, { parallel: 5 });
      await pass(50);
      expect(jobs.begun).toEqual([]);
      await pass(100);
      expect(jobs.begun).toEqual(['a']);
      await queue.enqueue('run', 'a');
      await pass(50);
      jobs.end('a');
      await pass(50);
      expect(jobs.begun).toEqual(['a']);
      await queue.enqueue('run', 'a');
      await pass(50);
      expect(jobs.begun).toEqual(['a', 'a']);
    });

    it('delivers a delayed job at its time, and one that is hastened at once, each a single time', async () => {
      queue.process('run', jobs.handle, { parallel: 5 });
      await queue.enqueue('run', 'late', { delayMs: 60_000 });
      await queue.enqueue('run', 'soon', { delayMs: 200 });
      await pass(100);
      expect(jobs.begun).toEqual([]);
      await queue.hasten('run', 'late');
      await queue.hasten('run', 'unknown');
      await pass(50);
      expect(jobs.begun).toEqual(['late']);
      await queue.hasten('run', 'late');
      await pass(100);
      expect(jobs.begun).toEqual(['late', 'soon']);
      jobs.end('late');
      await pass(60_000);
      expect(jobs.begun).toEqual(['late', 'soon']);
    });

    it('does not deliver a job that was removed, and lets one go on that is being done', async () => {
      queue.process('run', jobs.handle, { parallel: 5 });
      await queue.enqueue('run', 'a', { delayMs: 100 });
      await queue.enqueue('run', 'b');
      await pass(50);
      await queue.remove('run', 'a');
      await queue.remove('run', 'b');
      await queue.remove('run', 'unknown');
      await pass(200);
      expect(jobs.begun).toEqual(['b']);
      expect(jobs.working.get('b')?.signal.aborted).toBe(false);
    });

    it('delivers a job again whose handler rejected, after a pause, and the others meanwhile', async () => {
      queue.process('run', jobs.handle, { parallel: 1 });
      await queue.enqueue('run', 'a');
      await queue.enqueue('run', 'b');
      await pass(50);
      jobs.end('a', new Error('The disk is full.'));
      await pass(50);
      expect(jobs.begun).toEqual(['a', 'b']);
      jobs.end('b');
      await pass(RETRY_MS - 500);
      expect(jobs.begun).toEqual(['a', 'b']);
      await pass(1000);
      expect(jobs.begun).toEqual(['a', 'b', 'a']);
    });

    it('repeats a job, one at a time, also after a failure', async () => {
      queue.process('sweep', jobs.handle, { parallel: 5 });
      await queue.every('sweep', { ms: 1000 });
      await queue.every('sweep', { ms: 1000 });
      await pass(900);
      expect(jobs.begun).toEqual([]);
      await pass(3000);
      expect(jobs.begun).toEqual(['sweep']);
      jobs.end('sweep', new Error('locked'));
      await pass(1100);
      expect(jobs.begun).toEqual(['sweep', 'sweep']);
      jobs.end('sweep');
      await pass(1100);
      expect(jobs.begun).toEqual(['sweep', 'sweep', 'sweep']);
    });

    it('drains: nothing more is delivered, and handlers that are done in time are not aborted', async () => {
      queue.process('run', jobs.handle, { parallel: 1 });
      await queue.every('sweep', { ms: 100 });
      for (const id of ['a', 'b']) await queue.enqueue('run', id);
      await queue.enqueue('run', 'c', { delayMs: 100 });
      await pass(50);
      const { signal } = jobs.working.get('a')!;
      const drained = queue.drain(5_000);
      await queue.enqueue('run', 'd');
      await pass(200);
      jobs.end('a');
      await drained;
      await pass(500);
      expect(jobs.begun).toEqual(['a']);
      expect(signal.aborted).toBe(false);
    });

    it('drains: handlers that still work at the end of the time are aborted and waited for', async () => {
      const ended: string[] = [];
      const handle = (id: string, signal: AbortSignal) =>
        new Promise<void>((_, reject) => {
          signal.addEventListener('abort', () => {
            ended.push(id);
            reject(signal.reason);
          });
        });
      queue.process('run', handle, { parallel: 2 });
      for (const id of ['a', 'b']) await queue.enqueue('run', id);
      await pass(50);
      const drained = queue.drain(1000);
      await pass(900);
      expect(ended).toEqual([]);
      await drained;
      expect(ended.sort()).toEqual(['a', 'b']);
    });

    it('delivers what any order of calls asks for, each job once and in its time', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          const opened = open();
          const delivered: string[] = [];
          let nowMs = 0;
          // With one place and a handler that settles at once, no job is ever found in its handler.
          opened.queue.process('run', async (job) => void delivered.push(`${job} ${Math.ceil(nowMs / 50)}`), {
            parallel: 1,
          });
          const rest: Step[] = [...steps, { type: 'pass', ms: 100 }];
          for (const one of rest) {
            if (one.type === 'enqueue') await opened.queue.enqueue('run', one.id, { delayMs: one.delayMs });
            if (one.type === 'hasten') await opened.queue.hasten('run', one.id);
            if (one.type === 'remove') await opened.queue.remove('run', one.id);
            for (let ms = one.type === 'pass' ? one.ms : 0; ms > 0; ms -= 50) {
              nowMs += 50;
              await opened.pass(50);
            }
            // A job that is due now is delivered before the next call.
            await opened.pass(0);
          }
          await opened.queue.drain(0);
          expect(delivered.sort()).toEqual(expectedOf(rest));
        }),
        { seed: 20260325, numRuns: 100 },
      );
    });
  });
}
