// Reads the first pages of a search concurrently within one time budget, and returns those that have arrived.
// crawl/ fetches and applies guards; the pipeline ranks.
import { setMaxListeners } from 'node:events';
import { PageError, SKIPPING_REASONS, type VisibleReason, visibleReason } from '../crawl/page-error.ts';
import type { PageReader, ReadPage } from '../documents/read-page.ts';
import { startDeadline } from '../time/deadline.ts';
import { orAborted } from '../time/wait.ts';

/** Limits of reading the pages of one search. Times in milliseconds. */
export const READ_BUDGET = { pages: 5, pageMs: 5_000, stepMs: 8_000 } as const;
export type ReadBudget = { [name in keyof typeof READ_BUDGET]: number };

/** The outcome of reading one page. `skipped`: may not be read; other failures may be temporary. */
export type PageReport = {
  url: string;
  status: 'read' | 'failed' | 'skipped';
  reason?: VisibleReason;
  /** From the start of the step. */
  ms: number;
  chars: number;
};

export type ReadHit = { report: PageReport; page: ReadPage | null };

/** One entry per address, in their order. Rejects only with the signal's reason. `onDone` is called as each page ends. */
export async function readHits(
  urls: readonly string[],
  options: {
    reader: PageReader;
    now: () => number;
    budget: ReadBudget;
    signal: AbortSignal;
    onDone: (url: string, done: number) => void;
  },
): Promise<ReadHit[]> {
  const { reader, now, budget, signal } = options;
  signal.throwIfAborted();
  const step = new AbortController();
  const endTimer = startDeadline(() => step.abort(new PageError('timeout', 'the budget of the step')), budget.stepMs);
  const either = AbortSignal.any([signal, step.signal]);
  // Every page adds several listeners: many of them are no leak.
  setMaxListeners(0, either);
  const startedAt = now();
  let done = 0;
  const readOne = async (url: string): Promise<ReadHit> => {
    let page: ReadPage | null = null;
    let reason: VisibleReason | undefined;
    try {
      // Raced as well as passed on: a page reader that ignores the signal must not delay the step.
      page = await orAborted(reader.readPage(url, { signal: either, timeoutMs: budget.pageMs }), either);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      reason = step.signal.aborted ? 'timeout' : error instanceof PageError ? visibleReason(error.code) : 'unreachable';
    }
    options.onDone(url, ++done);
    const ms = Math.round(now() - startedAt);
    if (page !== null) return { page, report: { url, status: 'read', ms, chars: page.text.length } };
    const isSkipped = reason !== undefined && SKIPPING_REASONS.has(reason);
    return {
      page,
      report: { url, status: isSkipped ? 'skipped' : 'failed', reason: reason ?? 'unreachable', ms, chars: 0 },
    };
  };
  try {
    return await Promise.all(urls.map(readOne));
  } finally {
    endTimer();
  }
}
