// A write waits for its reader, and for nothing that is over.
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { drained } from '../../../api/live/drained.ts';

/** A reply whose reader has taken nothing yet. */
function fullReply(): PassThrough {
  const reply = new PassThrough({ highWaterMark: 4 });
  expect(reply.write('too much')).toBe(false);
  return reply;
}

const listeners = (reply: PassThrough) => reply.listenerCount('drain') + reply.listenerCount('close');

describe('drained', () => {
  test.each<[string, (reply: PassThrough, abort: AbortController) => void]>([
    ['the reader takes what was written', (reply) => void reply.resume()],
    ['the connection is closed', (reply) => void reply.destroy()],
    ['its signal is aborted', (_reply, abort) => abort.abort()],
  ])('resolves when %s, and leaves no listener', async (_when, act) => {
    const reply = fullReply();
    const before = listeners(reply);
    const abort = new AbortController();
    let isDone = false;
    const waiting = drained(reply, abort.signal).then(() => {
      isDone = true;
    });
    await Promise.resolve();
    expect(isDone).toBe(false);
    act(reply, abort);
    await waiting;
    expect(listeners(reply)).toBe(before);
  });

  test('waits for nothing that is over already', async () => {
    const closed = fullReply();
    closed.destroy();
    await drained(closed);
    await drained(fullReply(), AbortSignal.abort());
  });
});
