// The worker thread that ranks passages and chooses sentences. Runs one task of passage-work.ts at a time.
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../documents/thread-pool.ts';
import { doPassageWork, type PassageResult, type PassageTask } from './passage-work.ts';

type Message = { id: number; task: PassageTask };

parentPort?.on('message', (message: Message) => void work(message));
parentPort?.postMessage({ ready: true });

async function work({ id, task }: Message): Promise<void> {
  let answer: ThreadAnswer<PassageResult>;
  try {
    answer = { id, result: await doPassageWork(task) };
  } catch (error) {
    answer = { id, error: String(error) };
  }
  parentPort?.postMessage(answer);
}
