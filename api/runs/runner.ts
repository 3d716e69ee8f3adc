// Starts, stops, resumes and drains runs: claims a run for each job of the queue and has it driven (drive-run.ts). What is
// to be done is in the store; a queue that loses or repeats a job changes nothing. Not HTTP, not SQL.
import { randomBytes } from 'node:crypto';
import { ApiError } from '../../protocol/index.ts';
import { createInProcessQueue } from '../queue/in-process.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { FencedError, jobOf, type NextClaim, type RunRow } from '../store/contract/runs.ts';
import type { Store } from '../store/contract/store.ts';
import { createTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { type Clock, systemClock } from '../time/clock.ts';
import { createSteadyNow } from '../time/steady.ts';
import { AfterAnswers } from './answer/after-answer.ts';
import { createAskDuringCall } from './approvals/ask-during-call.ts';
import { type DriveDeps, driveRun } from './drive-run.ts';
import { MAX_PARALLEL_ENDS, MAX_PARALLEL_RUNS, RUN_LIMITS, type RunLimits } from './input/limits.ts';
import type { SiteAgent } from './input/prepare-run.ts';
import { createEarlierMessages } from './input/recent-turns.ts';
import type { RunFacts } from './observe-run.ts';
import { PageCaller } from './page-calls/page-caller.ts';
import { PageTabs } from './page-calls/page-tabs.ts';
import { QueuedNotices } from './queued-notices.ts';
import { createInputRedactor } from './record/redact-input.ts';
import { createStoreRetry } from './record/store-retry.ts';
import { RunAbandoned, StopRequested } from './run-errors.ts';

export type RunnerDeps = {
  store: Store;
  /** The bytes of visitors' files; missing: no model is given images. */
  files?: DriveDeps['files'];
  siteAgent(site: string): SiteAgent;
  /** One of this process alone when left out. */
  queue?: JobQueue;
  clock?: Clock;
  /** For times that are stored and compared (time/steady.ts); of this process alone when left out. */
  steadyNow?(): number;
  /** Unguessable ids; tests pass counted ones. */
  newId?(prefix: string): string;
  limits?: Partial<RunLimits>;
  /** Runs of one site that work at the same time; the others wait. Any number when left out. */
  slotsPerSite?(): number;
  /** Keys and other secrets of the deployment: taken out of tool arguments (INJ-6). */
  secrets?(): readonly string[];
  /** Unforeseen errors and abandoned runs, for the log; never message text (LOG-1). */
  onError?(error: unknown, runId: string): void;
  /** The connections of visitors' tabs; missing: calls of page tools end as those of a closed page. */
  tabs?: PageTabs;
  /** Of this runner alone when left out. */
  telemetry?: Telemetry;
  /** Each time that a run has ended, waits or was given back, for the log. */
  onRun?(facts: RunFacts): void;
};

export interface Runner {
  /**
   * Begins a queued run, after its message was accepted. Without a free place the run waits, and clients that follow it get
   * `run_queued`. Returns at once; does nothing for a run that is already active.
   */
  start(runId: string): void;
  /** Asks a run to stop, wherever it runs, also across a restart; one that waits ends at once. Resolves once the request is stored. */
  stop(runId: string): Promise<void>;
  /** A run that waits goes on now: call it when what it waits for is stored. Nothing for one that does not wait. */
  resume(runId: string): Promise<void>;
  /**
   * Puts every run that has not ended and is older than `minAgeMs` into the queue, those that wait with their delay. At the
   * start of a process and repeatedly: jobs may be lost between the acceptance of a message and the queue.
   */
  reconcile(minAgeMs?: number): Promise<void>;
  /**
   * No new runs; resolves when the present ones are over, or after `timeoutMs`, releasing the rest for the next start. Runs
   * that wait stay in the store. Drains the whole queue, also of other kinds of jobs.
   */
  drain(timeoutMs: number): Promise<void>;
  /** Runs going on in this process. */
  readonly active: number;
}

/** The kinds of its jobs: ids are jobs of runs, and runs that are only to be ended. */
const RUN = 'run';
const END = 'end-run';

/** The one place where runs are begun. A failure in a run ends that run and no other. */
export function createRunner(deps: RunnerDeps): Runner {
  return new QueueRunner(deps);
}

class QueueRunner implements Runner {
  readonly #store: Store;
  readonly #queue: JobQueue;
  readonly #clock: Clock;
  readonly #drive: DriveDeps;
  readonly #perSite: () => number;
  readonly #notices: QueuedNotices;
  readonly #after: AfterAnswers;
  readonly #running = new Map<string, AbortController>();
  /** Runs that were resumed in the moment in which they began to wait. */
  readonly #resumed = new Set<string>();
  /** Jobs that got no run because the sites of all queued runs have their share. */
  readonly #held = new Set<string>();
  #places = 0;

  constructor(deps: RunnerDeps) {
    this.#store = deps.store;
    this.#clock = deps.clock ?? systemClock;
    this.#queue = deps.queue ?? createInProcessQueue(this.#clock);
    this.#perSite = deps.slotsPerSite ?? (() => Number.POSITIVE_INFINITY);
    this.#notices = new QueuedNotices(this.#store, this.#clock);
    const onError = deps.onError ?? (() => {});
    const { approvals, notifier } = this.#store;
    const steadyNow = deps.steadyNow ?? createSteadyNow(this.#clock);
    const retry = createStoreRetry(this.#clock);
    this.#after = new AfterAnswers({ store: this.#store, clock: this.#clock, retry, onError });
    const newId = deps.newId ?? ((prefix: string) => `${prefix}_${randomBytes(16).toString('base64url')}`);
    this.#drive = {
      store: this.#store,
      ...(deps.files ? { files: deps.files } : {}),
      earlier: createEarlierMessages(this.#store.log),
      siteAgent: deps.siteAgent,
      clock: this.#clock,
      steadyNow,
      newId,
      ask: createAskDuringCall({ approvals, notifier, clock: this.#clock, steadyNow, newId }),
      limits: { ...RUN_LIMITS, ...deps.limits },
      redactInput: createInputRedactor(deps.secrets),
      retry,
      onError,
      telemetry: deps.telemetry ?? createTelemetry(),
      after: this.#after,
      ...(deps.onRun ? { onRun: deps.onRun } : {}),
      pages: new PageCaller({
        calls: this.#store.pageCalls,
        tabs: deps.tabs ?? new PageTabs(this.#clock),
        steadyNow,
        resume: (runId) => this.resume(runId),
        onError,
      }),
    };
    this.#queue.process(RUN, (job, signal) => this.#doNext(job, signal), { parallel: MAX_PARALLEL_RUNS });
    this.#queue.process(END, (runId, signal) => this.#end(runId, signal), { parallel: MAX_PARALLEL_ENDS });
  }

  get active(): number {
    return this.#running.size;
  }

  start(runId: string): void {
    this.#enqueue(runId, jobOf(runId, 0));
  }

  async stop(runId: string): Promise<void> {
    await this.#store.signals.requestStop(runId);
    // A run of this process has heard it. Any other is begun only to write its end, which needs no model and so no place.
    if (!this.#running.has(runId)) await this.#queue.enqueue(END, runId);
  }

  async resume(runId: string): Promise<void> {
    if (this.#running.has(runId)) {
      this.#resumed.add(runId);
      return;
    }
    const run = await this.#store.runs.get(runId);
    if (run?.status !== 'waiting') return;
    // Its job may not be in the queue yet, or no longer.
    await this.#queue.enqueue(RUN, run.job);
    await this.#queue.hasten(RUN, run.job);
  }

  async reconcile(minAgeMs = 0): Promise<void> {
    const nowMs = this.#drive.steadyNow();
    for (const { id, job, status, createdAtMs, waitUntilMs } of await this.#store.runs.unfinished()) {
      // One of a later time is as old as any: the clock was set back since.
      const ageMs = nowMs - createdAtMs;
      if ((ageMs >= 0 && ageMs < minAgeMs) || this.#running.has(id)) continue;
      this.#enqueue(id, job, status === 'waiting' && waitUntilMs !== null ? waitUntilMs - nowMs : 0);
    }
  }

  async drain(timeoutMs: number): Promise<void> {
    this.#notices.close();
    await this.#queue.drain(timeoutMs);
    await this.#after.close();
  }

  #enqueue(runId: string, job: string, delayMs = 0): void {
    const isFull = this.#places >= MAX_PARALLEL_RUNS;
    this.#queue.enqueue(RUN, job, { delayMs }).catch((error: unknown) => this.#drive.onError(error, runId));
    if (isFull && delayMs <= 0) this.#notices.add(runId);
  }

  /** A job is a free place: the store decides which run gets it. */
  async #doNext(job: string, signal: AbortSignal): Promise<void> {
    this.#places += 1;
    let isHeld = false;
    try {
      const { run, queued } = await this.#claimNext(job, signal);
      if (queued !== null) this.#notices.add(queued);
      isHeld = run === null && queued !== null;
      if (run) await this.#begin(run, signal);
    } finally {
      this.#places -= 1;
      if (isHeld) this.#held.add(job);
      else this.#offerPlace();
    }
  }

  async #claimNext(job: string, signal: AbortSignal): Promise<NextClaim> {
    const claim = () => this.#store.runs.claimNext(job, { perSite: this.#perSite() });
    try {
      return await this.#drive.retry(claim, signal);
    } catch (error) {
      if (!signal.aborted) this.#drive.onError(error, job);
      throw error;
    }
  }

  /** A run has ended: its place is for the next job that was held, if there is one. */
  #offerPlace(): void {
    const [job] = this.#held;
    if (job === undefined) return;
    this.#held.delete(job);
    this.#queue.enqueue(RUN, job).catch((error: unknown) => this.#drive.onError(error, job));
  }

  /** Claims a run that nobody drives, to write its end. Null for its job: somebody drives it and reads the request to stop. */
  async #end(runId: string, signal: AbortSignal): Promise<void> {
    if (this.#running.has(runId)) return;
    const job = (await this.#store.runs.get(runId))?.job;
    if (job === undefined) return;
    const row = await this.#drive.retry(() => this.#store.runs.claim(runId, job), signal);
    if (row) await this.#begin(row, signal);
    await this.#queue.remove(RUN, job);
  }

  /** Drives a claimed run. Rejects when its job is to be delivered again: the store has not ended it, and counts attempts. */
  async #begin(row: RunRow, signal: AbortSignal): Promise<void> {
    const runId = row.id;
    const controller = new AbortController();
    const abandon = () => controller.abort(new RunAbandoned());
    if (signal.aborted) abandon();
    signal.addEventListener('abort', abandon, { once: true });
    const unsubscribe = this.#store.notifier.onStop(runId, () => controller.abort(new StopRequested()));
    this.#running.set(runId, controller);
    try {
      // Read after the subscription, so that no stop request is missed between the two.
      if (await this.#store.signals.isStopRequested(runId)) controller.abort(new StopRequested());
      const next = await driveRun(this.#drive, row, controller.signal);
      // What it waits for may have come while it was about to wait.
      const isDue = this.#resumed.has(runId) || controller.signal.reason instanceof StopRequested;
      if (next) this.#enqueue(runId, next.job, isDue ? 0 : next.delayMs);
    } catch (error) {
      // Somebody newer has claimed the run, or the conversation was deleted: nothing is left to do here.
      if (error instanceof FencedError || (error instanceof ApiError && error.code === 'not_found')) return;
      this.#drive.onError(error, runId);
      throw error;
    } finally {
      unsubscribe();
      signal.removeEventListener('abort', abandon);
      if (this.#running.get(runId) === controller) this.#running.delete(runId);
      this.#resumed.delete(runId);
    }
  }
}
