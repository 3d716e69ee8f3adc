// The CPU work on passages that takes tens of milliseconds: choosing them for a question, and making a summary
// from their sentences (choose-passages.ts and summariser.ts). This file runs it in this thread, or in a worker
// thread, so that many concurrent searches do not delay the streams of others.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ThreadPool } from '../documents/thread-pool.ts';
import { choosePassages, type PassageSource } from './choose-passages.ts';
import { extractiveSummariser, type Summary, type SummaryPassage, type SummaryRequest } from './summary/summariser.ts';

/** Milliseconds for one search, heap of the thread, threads: the work of 32 searches at once takes one thread about a second. */
const LIMITS = { timeoutMs: 3_000, heapMb: 256, workers: 1 } as const;

export interface PassageWork {
  /** See `choosePassages`. Rejects with the signal's reason, or when the work takes too long. */
  choose(prompt: string, sources: readonly PassageSource[], signal: AbortSignal): Promise<SummaryPassage[]>;
  /** The extractive summary. Rejects like `choose`. */
  summarise(request: SummaryRequest, signal: AbortSignal): Promise<Summary>;
  close(): Promise<void>;
}

export type PassageTask =
  | { kind: 'choose'; prompt: string; sources: readonly PassageSource[] }
  | { kind: 'summarise'; request: SummaryRequest };
export type PassageResult = { passages: SummaryPassage[] } | { summary: Summary };

/** The work itself, called with and without a worker thread. */
export async function doPassageWork(task: PassageTask): Promise<PassageResult> {
  if (task.kind === 'choose') return { passages: choosePassages(task.prompt, task.sources) };
  return { summary: await extractiveSummariser.summarise(task.request, { signal: new AbortController().signal }) };
}

/** Uses a worker thread if its compiled program is beside this file; otherwise, run from sources, this thread. */
export function createPassageWork(workerUrl = new URL('./passage-worker.js', import.meta.url)): PassageWork {
  if (!existsSync(fileURLToPath(workerUrl))) return inlinePassageWork;
  const threads = new ThreadPool<PassageTask, PassageResult>(workerUrl, LIMITS);
  return toPassageWork(
    (task, signal) => threads.run(task, signal),
    () => threads.close(),
  );
}

function toPassageWork(
  run: (task: PassageTask, signal: AbortSignal) => Promise<PassageResult>,
  close: () => Promise<void>,
): PassageWork {
  return {
    async choose(prompt, sources, signal) {
      const done = await run({ kind: 'choose', prompt, sources }, signal);
      return 'passages' in done ? done.passages : [];
    },
    async summarise(request, signal) {
      const done = await run({ kind: 'summarise', request }, signal);
      return 'summary' in done ? done.summary : { text: '' };
    },
    close,
  };
}

/** Works in the calling thread. */
export const inlinePassageWork: PassageWork = toPassageWork(doPassageWork, async () => {});
