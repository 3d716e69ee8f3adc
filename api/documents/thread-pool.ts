// Gives tasks to worker threads of one program, one task a thread, and ends and replaces a thread that takes too long or too
// much memory (NET-15). Independent of what the tasks are.
import { Worker } from 'node:worker_threads';
import { PageError, type PageErrorCode } from '../crawl/page-error.ts';
import { startDeadline } from '../time/deadline.ts';

/** `timeoutMs` bounds one task, `heapMb` the heap of one thread. */
export type ThreadLimits = { timeoutMs: number; heapMb: number; workers: number };

/** The message of a thread that is done. `error` is the detail of a PageError with a code, else a fault of the program; a spent thread must not be used again. */
export type ThreadAnswer<Result> =
  | { id: number; result: Result }
  | { id: number; code?: PageErrorCode; error: string; isSpent?: boolean };

/** Milliseconds a thread may take to start, on a busy machine. */
const START_MS = 10_000;

type Job<Task, Result> = {
  task: Task;
  isHeavy: boolean;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/** Threads of one program. `run` rejects with PageError: too_large for time and memory, else the thread's; an Error where the program failed. */
export class ThreadPool<Task, Result> {
  readonly #workerUrl: URL;
  readonly #limits: ThreadLimits;
  readonly #idle: Worker[] = [];
  readonly #threads = new Map<Worker, { id: number; job: Job<Task, Result>; endTimer: () => void } | null>();
  /** Threads that have started: start time does not count as a task's time. */
  readonly #ready = new WeakSet<Worker>();
  readonly #queue: Job<Task, Result>[] = [];
  #nextId = 1;
  #isClosed = false;

  constructor(workerUrl: URL, limits: ThreadLimits) {
    this.#workerUrl = workerUrl;
    this.#limits = limits;
    this.#startThread();
  }

  run(task: Task, signal: AbortSignal, { isHeavy = false }: { isHeavy?: boolean } = {}): Promise<Result> {
    if (this.#isClosed) return Promise.reject(new PageError('aborted', 'the pool is closed'));
    if (signal.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      // A running task is not interrupted: ending its thread would cost the next page a start.
      const handleAbort = (): void => {
        const position = this.#queue.indexOf(job);
        if (position !== -1) this.#queue.splice(position, 1);
        reject(signal.reason);
      };
      const settle = (): void => signal.removeEventListener('abort', handleAbort);
      const job: Job<Task, Result> = {
        task,
        isHeavy,
        resolve: (result) => {
          settle();
          resolve(result);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      };
      signal.addEventListener('abort', handleAbort, { once: true });
      this.#queue.push(job);
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#queue.splice(0)) job.reject(new PageError('aborted', 'the pool is closed'));
    const threads = [...this.#threads.keys()];
    for (const thread of threads) this.#dropThread(thread, new PageError('aborted', 'the pool is closed'));
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #assign(): void {
    for (;;) {
      const position = this.#queue.findIndex((job) => this.#mayBegin(job));
      if (position === -1) return;
      if (this.#idle.length === 0 && this.#threads.size < this.#limits.workers) this.#startThread();
      const thread = this.#idle.shift();
      if (thread === undefined) return;
      const [job] = this.#queue.splice(position, 1) as [Job<Task, Result>];
      const id = this.#nextId++;
      const endTimer = this.#startTimer(thread, this.#ready.has(thread) ? 0 : START_MS);
      this.#threads.set(thread, { id, job, endTimer });
      // Keeps the process alive exactly as long as there is work.
      thread.ref();
      thread.postMessage({ id, task: job.task });
    }
  }

  #startTimer(thread: Worker, startMs: number): () => void {
    const { timeoutMs } = this.#limits;
    const error = new PageError('too_large', `it took longer than ${timeoutMs} ms`);
    return startDeadline(() => this.#endThread(thread, error), startMs + timeoutMs);
  }

  /** Documents that may take seconds leave one thread free, so that a hostile one delays no page. */
  #mayBegin(job: Job<Task, Result>): boolean {
    if (!job.isHeavy) return true;
    let heavy = 0;
    for (const running of this.#threads.values()) if (running?.job.isHeavy === true) heavy++;
    return heavy < Math.max(1, this.#limits.workers - 1);
  }

  #startThread(): void {
    const thread = new Worker(this.#workerUrl, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb, maxYoungGenerationSizeMb: 32 },
      // The parser needs neither our environment nor our arguments.
      env: {},
      argv: [],
      stdin: false,
    });
    thread.unref();
    this.#threads.set(thread, null);
    this.#idle.push(thread);
    thread.on('message', (answer: ThreadAnswer<Result> | { ready: true }) => this.#handleAnswer(thread, answer));
    const handleEnd = (error: unknown): void => {
      if (!this.#threads.has(thread)) return;
      this.#endThread(thread, new PageError('too_large', 'it took too much memory', { cause: error }));
    };
    thread.on('error', handleEnd);
    thread.on('exit', handleEnd);
  }

  #handleAnswer(thread: Worker, answer: ThreadAnswer<Result> | { ready: true }): void {
    const running = this.#threads.get(thread);
    if ('ready' in answer) {
      this.#ready.add(thread);
      if (running === undefined || running === null) return;
      running.endTimer();
      running.endTimer = this.#startTimer(thread, 0);
      return;
    }
    if (running === undefined || running === null || running.id !== answer.id) return;
    if ('isSpent' in answer) {
      this.#endThread(thread, new PageError(answer.code ?? 'too_large', answer.error));
      return;
    }
    running.endTimer();
    this.#threads.set(thread, null);
    this.#idle.push(thread);
    thread.unref();
    if ('result' in answer) running.job.resolve(answer.result);
    else running.job.reject(answer.code ? new PageError(answer.code, answer.error) : new Error(answer.error));
    this.#assign();
  }

  /**
   * Ends a thread. A new one starts at once when it was busy, so that the next page does not wait for it; one that died
   * idle may be one that cannot start at all.
   */
  #endThread(thread: Worker, error: PageError): void {
    const wasAtWork = (this.#threads.get(thread) ?? null) !== null;
    this.#dropThread(thread, error);
    void thread.terminate();
    if (wasAtWork && !this.#isClosed) this.#startThread();
    this.#assign();
  }

  /** Removes a thread and fails its task. */
  #dropThread(thread: Worker, error: PageError): void {
    const running = this.#threads.get(thread);
    this.#threads.delete(thread);
    const position = this.#idle.indexOf(thread);
    if (position !== -1) this.#idle.splice(position, 1);
    if (running === undefined || running === null) return;
    running.endTimer();
    running.job.reject(error);
  }
}
