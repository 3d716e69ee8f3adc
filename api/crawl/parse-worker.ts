// The worker thread that parses untrusted pages (NET-15). Takes one task at a time from parse-pool and answers it.
import { parentPort } from 'node:worker_threads';
import { type ParseTask, parsePage } from './parse-page.ts';

parentPort?.on('message', (message: { id: number; task: ParseTask }) => {
  try {
    parentPort?.postMessage({ id: message.id, page: parsePage(message.task) });
  } catch (error) {
    parentPort?.postMessage({ id: message.id, error: String(error) });
  }
});
parentPort?.postMessage({ ready: true });
