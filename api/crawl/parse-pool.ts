// Parses pages in worker threads that are ended and replaced when one takes too long or too much memory (NET-15).
// Knows nothing of what parsing is; leaves that to parse-page.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PageError } from './page-error.ts';
import { type ParsedPage, type ParseTask, parsePage } from './parse-page.ts';

/** NET-15. */
export const PARSE_LIMITS = { timeoutMs: 5_000, heapMb: 256, workers: 2 } as const;

export interface ParsePool {
  /** @throws {PageError} too_large when a page takes too much time or memory; the signal's reason when it aborts. */
  parse(task: ParseTask, signal: AbortSignal): Promise<ParsedPage>;
  /** Ends all threads; tasks that wait are rejected. */
  close(): Promise<void>;
}

type Job = { task: ParseTask; resolve: (page: ParsedPage) => void; reject: (error: unknown) => void };
type Answer = { ready: true } | { id: number; page: ParsedPage } | { id: number; error: string };

/** A pool whose first thread starts at once, so that the first question need not wait for it. */
export function createParsePool(
  options: { limits?: Partial<Record<keyof typeof PARSE_LIMITS, number>>; workerUrl?: URL } = {},
): ParsePool {
  const workerUrl = options.workerUrl ?? new URL('./parse-worker.js', import.meta.url);
  // Run from TypeScript sources (tests, development) there is no compiled worker beside this file, and Node 20 cannot
  // load one from .ts: pages are then parsed in this thread, without the limits.
  if (!existsSync(fileURLToPath(workerUrl))) return createInlineParser();
  return new ThreadPool(workerUrl, { ...PARSE_LIMITS, ...options.limits });
}

function createInlineParser(): ParsePool {
  return {
    async parse(task, signal) {
      signal.throwIfAborted();
      return parsePage(task);
    },
    async close() {},
  };
}

class ThreadPool implements ParsePool {
  readonly #workerUrl: URL;
  readonly #limits: { [name in keyof typeof PARSE_LIMITS]: number };
  readonly #idle: Worker[] = [];
  readonly #threads = new Map<Worker, { id: number; job: Job; timer: NodeJS.Timeout } | null>();
  readonly #queue: Job[] = [];
  #nextId = 1;
  #isClosed = false;

  constructor(workerUrl: URL, limits: { [name in keyof typeof PARSE_LIMITS]: number }) {
    this.#workerUrl = workerUrl;
    this.#limits = limits;
    this.#startThread();
  }

  parse(task: ParseTask, signal: AbortSignal): Promise<ParsedPage> {
    if (this.#isClosed) return Promise.reject(new PageError('aborted', 'the pool is closed'));
    if (signal.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      // A task that already runs is left to end: ending its thread would cost the next page a start.
      const handleAbort = (): void => {
        const position = this.#queue.indexOf(job);
        if (position !== -1) this.#queue.splice(position, 1);
        reject(signal.reason);
      };
      const settle = (): void => signal.removeEventListener('abort', handleAbort);
      const job: Job = {
        task,
        resolve: (page) => {
          settle();
          resolve(page);
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
    while (this.#queue.length > 0) {
      if (this.#idle.length === 0 && this.#threads.size < this.#limits.workers) this.#startThread();
      const thread = this.#idle.shift();
      if (thread === undefined) return;
      const job = this.#queue.shift() as Job;
      const id = this.#nextId++;
      const timer = setTimeout(() => {
        this.#dropThread(thread, new PageError('too_large', `parsing took longer than ${this.#limits.timeoutMs} ms`));
        void thread.terminate();
        this.#assign();
      }, this.#limits.timeoutMs);
      this.#threads.set(thread, { id, job, timer });
      // Keeps the process alive exactly as long as there is work.
      thread.ref();
      thread.postMessage({ id, task: job.task });
    }
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
    thread.on('message', (answer: Answer) => this.#handleAnswer(thread, answer));
    const handleEnd = (error: unknown): void => {
      if (!this.#threads.has(thread)) return;
      this.#dropThread(thread, new PageError('too_large', 'parsing took too much memory', { cause: error }));
      this.#assign();
    };
    thread.on('error', handleEnd);
    thread.on('exit', handleEnd);
  }

  #handleAnswer(thread: Worker, answer: Answer): void {
    if ('ready' in answer) return;
    const running = this.#threads.get(thread);
    if (running === undefined || running === null || running.id !== answer.id) return;
    clearTimeout(running.timer);
    this.#threads.set(thread, null);
    this.#idle.push(thread);
    thread.unref();
    if ('page' in answer) running.job.resolve(answer.page);
    else running.job.reject(new PageError('unsupported', answer.error));
    this.#assign();
  }

  /** Forgets a thread and fails what it was doing. */
  #dropThread(thread: Worker, error: PageError): void {
    const running = this.#threads.get(thread);
    this.#threads.delete(thread);
    const position = this.#idle.indexOf(thread);
    if (position !== -1) this.#idle.splice(position, 1);
    if (running === undefined || running === null) return;
    clearTimeout(running.timer);
    running.job.reject(error);
  }
}
