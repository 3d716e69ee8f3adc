// The work on passages that takes tens of milliseconds of computing: choosing them for a question, and putting a summary together
// from their sentences. What is done stands in choose-passages and summarise; here is where: in this thread, or in one of its
// own, so that many searches at once do not hold up the streams of the others.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ThreadPool } from '../crawl/thread-pool.ts';
import { choosePassages, type PassageSource } from './choose-passages.ts';
import { extractiveSummariser, type Summary, type SummaryPassage, type SummaryRequest } from './summariser.ts';

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

/** The work itself; a thread and the way without one both call it. */
export async function doPassageWork(task: PassageTask): Promise<PassageResult> {
  if (task.kind === 'choose') return { passages: choosePassages(task.prompt, task.sources) };
  return { summary: await extractiveSummariser.summarise(task.request, { signal: new AbortController().signal }) };
}

/** In a thread where the compiled program of one is beside this file; else, run from sources, in this thread. */
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

/** Without a thread of its own. */
export const inlinePassageWork: PassageWork = toPassageWork(doPassageWork, async () => {});
