// Parses documents in worker threads of bounded time and memory (NET-15). parse-page parses, thread-pool
// runs the threads.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { monotonicMs } from '../time/clock.ts';
import { documentKind } from './kinds/document-kind.ts';
import { parsePage } from './parse-page.ts';
import type { ParsedPage, ParseTask } from './parsed-page.ts';
import { ThreadPool } from './thread-pool.ts';

/** NET-15. */
export const PARSE_LIMITS = { timeoutMs: 5_000, heapMb: 256, workers: 2 } as const;

export interface ParsePool {
  /** @throws {PageError} too_large when a page takes too much time or memory; the signal's reason when it aborts; an Error where the parser fails. */
  parse(task: ParseTask, signal: AbortSignal): Promise<ParsedPage>;
  /** Ends all threads; tasks that wait are rejected. */
  close(): Promise<void>;
}

/** A pool whose first thread starts at once, so that the first question does not wait for it. */
export function createParsePool(
  options: { limits?: Partial<Record<keyof typeof PARSE_LIMITS, number>>; workerUrl?: URL } = {},
): ParsePool {
  const workerUrl = options.workerUrl ?? new URL('./parse-worker.js', import.meta.url);
  // Run from TypeScript sources (tests, development) there is no compiled worker beside this file, and Node 20 cannot
  // load one from .ts: pages are then parsed in this thread, without the limits.
  if (!existsSync(fileURLToPath(workerUrl))) return createInlineParser();
  const threads = new ThreadPool<ParseTask, ParsedPage>(workerUrl, { ...PARSE_LIMITS, ...options.limits });
  return {
    parse: (task, signal) => threads.run(task, signal, { isHeavy: documentKind(task) === 'pdf' }),
    close: () => threads.close(),
  };
}

function createInlineParser(): ParsePool {
  return {
    async parse(task, signal) {
      signal.throwIfAborted();
      return parsePage(task, monotonicMs);
    },
    async close() {},
  };
}
