// The queue of one process: jobs in memory, due by a monotonic clock. They are lost with the process; reconciling finds
// their runs in the store, and schedules are made again at the start.
import type { Clock } from '../time/clock.ts';
import { type JobHandler, type JobQueue, RETRY_MS } from './job-queue.ts';

/** Longest sleep in ms: timers of Node end at 24.8 days, and after a sleep of the machine they are late by its length. */
const MAX_SLEEP_MS = 3_600_000;

/** Reason of the signal of handlers that still work when the time of `drain` is over. */
export class QueueDrained extends Error {
  override readonly name = 'QueueDrained';
}

type Job = {
  id: string;
  /** By the monotonic clock. */
  dueMs: number;
  /** Order of arrival among jobs that are due at the same time. */
  order: number;
  everyMs: number | null;
  isActive: boolean;
};
type Kind = { jobs: Map<string, Job>; handler: JobHandler | null; parallel: number; active: number };

export function createInProcessQueue(clock: Pick<Clock, 'monotonic' | 'sleep'>): JobQueue {
  return new InProcessQueue(clock);
}

class InProcessQueue implements JobQueue {
  readonly #clock: Pick<Clock, 'monotonic' | 'sleep'>;
  readonly #kinds = new Map<string, Kind>();
  readonly #active = new Set<{ controller: AbortController; done: Promise<void> }>();
  #alarm: { atMs: number; controller: AbortController } | null = null;
  #order = 0;
  #isDraining = false;

  constructor(clock: Pick<Clock, 'monotonic' | 'sleep'>) {
    this.#clock = clock;
  }

  async enqueue(kind: string, id: string, { delayMs = 0 }: { delayMs?: number } = {}): Promise<void> {
    this.#add(kind, id, delayMs, null);
  }

  async every(kind: string, { ms }: { ms: number }): Promise<void> {
    this.#add(kind, kind, ms, ms);
  }

  async hasten(kind: string, id: string): Promise<void> {
    const job = this.#kinds.get(kind)?.jobs.get(id);
    if (!job || job.isActive) return;
    job.dueMs = Math.min(job.dueMs, this.#clock.monotonic());
    this.#deliver();
  }

  async remove(kind: string, id: string): Promise<void> {
    const jobs = this.#kinds.get(kind)?.jobs;
    if (jobs?.get(id)?.isActive === false) jobs.delete(id);
  }

  process(kind: string, handler: JobHandler, { parallel }: { parallel: number }): void {
    Object.assign(this.#kindOf(kind), { handler, parallel });
    this.#deliver();
  }

  async drain(ms: number): Promise<void> {
    this.#isDraining = true;
    this.#alarm?.controller.abort();
    for (const { jobs } of this.#kinds.values()) jobs.clear();
    const settled = () => Promise.all([...this.#active].map(({ done }) => done));
    const waited = new AbortController();
    await Promise.race([settled(), this.#clock.sleep(ms, waited.signal).catch(() => {})]);
    waited.abort();
    for (const { controller } of this.#active) controller.abort(new QueueDrained('the process ends'));
    await settled();
  }

  #kindOf(name: string): Kind {
    const kind = this.#kinds.get(name) ?? { jobs: new Map(), handler: null, parallel: 0, active: 0 };
    this.#kinds.set(name, kind);
    return kind;
  }

  #add(kind: string, id: string, delayMs: number, everyMs: number | null): void {
    const { jobs } = this.#kindOf(kind);
    if (this.#isDraining || jobs.has(id)) return;
    this.#order += 1;
    const dueMs = this.#clock.monotonic() + Math.max(0, delayMs);
    jobs.set(id, { id, dueMs, order: this.#order, everyMs, isActive: false });
    // A later job than the next one changes nothing yet: thousands of runs may wait when a process starts.
    if (delayMs <= 0) this.#deliver();
    else if (!this.#alarm || dueMs < this.#alarm.atMs) this.#setAlarm();
  }

  /** Begins every job that is due and has a free place, and wakes up for the next one. */
  #deliver(): void {
    for (const kind of this.#kinds.values()) {
      while (kind.handler && kind.active < kind.parallel) {
        const job = firstOf(kind, this.#clock.monotonic());
        if (!job) break;
        this.#begin(kind, job, kind.handler);
      }
    }
    this.#setAlarm();
  }

  #begin(kind: Kind, job: Job, handler: JobHandler): void {
    job.isActive = true;
    kind.active += 1;
    const controller = new AbortController();
    const work = async () => handler(job.id, controller.signal);
    const entry = { controller, done: Promise.resolve() };
    this.#active.add(entry);
    entry.done = work().then(
      () => this.#end(kind, job, entry, job.everyMs),
      () => this.#end(kind, job, entry, job.everyMs ?? RETRY_MS),
    );
  }

  /** `againMs`: when it is due again; null: it is done. */
  #end(
    kind: Kind,
    job: Job,
    entry: { controller: AbortController; done: Promise<void> },
    againMs: number | null,
  ): void {
    this.#active.delete(entry);
    kind.active -= 1;
    job.isActive = false;
    if (againMs === null) kind.jobs.delete(job.id);
    else job.dueMs = this.#clock.monotonic() + againMs;
    this.#deliver();
  }

  #setAlarm(): void {
    const nowMs = this.#clock.monotonic();
    let atMs = Number.POSITIVE_INFINITY;
    for (const { jobs } of this.#kinds.values()) {
      for (const { dueMs, isActive } of jobs.values()) if (!isActive && dueMs > nowMs && dueMs < atMs) atMs = dueMs;
    }
    if (this.#alarm?.atMs === atMs) return;
    this.#alarm?.controller.abort();
    this.#alarm = null;
    if (atMs === Number.POSITIVE_INFINITY) return;
    const alarm = { atMs, controller: new AbortController() };
    this.#alarm = alarm;
    this.#clock.sleep(Math.min(atMs - nowMs, MAX_SLEEP_MS), alarm.controller.signal).then(
      () => {
        if (this.#alarm === alarm) this.#alarm = null;
        this.#deliver();
      },
      () => {},
    );
  }
}

/** Of the jobs that are due, the one that was due first. */
function firstOf({ jobs }: Kind, nowMs: number): Job | null {
  let first: Job | null = null;
  for (const job of jobs.values()) {
    if (job.isActive || job.dueMs > nowMs) continue;
    if (!first || job.dueMs < first.dueMs || (job.dueMs === first.dueMs && job.order < first.order)) first = job;
  }
  return first;
}
