// The worker thread that ranks passages and picks sentences. Takes one task at a time from passage-work and answers it.
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../crawl/thread-pool.ts';
import { doPassageWork, type PassageResult, type PassageTask } from './passage-work.ts';

parentPort?.on('message', async ({ id, task }: { id: number; task: PassageTask }) => {
  let answer: ThreadAnswer<PassageResult>;
  try {
    answer = { id, result: await doPassageWork(task) };
  } catch (error) {
    answer = { id, error: String(error) };
  }
  parentPort?.postMessage(answer);
});
parentPort?.postMessage({ ready: true });
