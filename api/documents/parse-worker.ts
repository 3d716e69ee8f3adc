// The worker thread that parses untrusted documents (NET-15). Takes one task at a time from parse-pool and answers it.
import { parentPort } from 'node:worker_threads';
import { PageError } from '../crawl/page-error.ts';
import { monotonicMs } from '../time/clock.ts';
import { boundBuffers } from './bound-buffers.ts';
import { parsePage } from './parse-page.ts';
import type { ParsedPage, ParseTask } from './parsed-page.ts';
import type { ThreadAnswer } from './thread-pool.ts';

type Message = { id: number; task: ParseTask };

const buffers = boundBuffers();

parentPort?.on('message', (message: Message) => void parse(message));
parentPort?.postMessage({ ready: true });

async function parse({ id, task }: Message): Promise<void> {
  // Reported at once, and the thread is ended: a parser that was refused memory may run on for long and give half a result.
  buffers.reset(() => {
    const answer: ThreadAnswer<ParsedPage> = {
      id,
      code: 'too_large',
      error: 'it unpacks to more than the limit',
      isSpent: true,
    };
    parentPort?.postMessage(answer);
  });
  let answer: ThreadAnswer<ParsedPage>;
  try {
    answer = { id, result: await parsePage(task, monotonicMs) };
  } catch (error) {
    answer = error instanceof PageError ? { id, code: error.code, error: error.detail } : { id, error: String(error) };
  }
  parentPort?.postMessage(answer);
}
