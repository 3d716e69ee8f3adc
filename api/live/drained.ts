// Waits until a reply whose buffer is full accepts more.
import type { Writable } from 'node:stream';

/** Resolves when `response` has sent its buffer, is closed, or `signal` is aborted. */
export function drained(response: Writable, signal?: AbortSignal): Promise<void> {
  if (response.destroyed || signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      response.off('close', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    response.on('drain', done);
    response.on('close', done);
    signal?.addEventListener('abort', done);
  });
}
