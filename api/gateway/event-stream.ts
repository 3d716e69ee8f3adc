// A reply as server-sent events: the status is decided with the first event, comments keep a silent connection open, and a failure after
// the first byte is an event of the stream.
import type { FastifyReply } from 'fastify';
import { drained } from '../live/drained.ts';
import type { Clock, Timers } from '../time/clock.ts';
import { COMMENT_AFTER_MS } from './limits.ts';

/** Sends the frames of `frames`; rejects with its error as long as nothing was sent. `toErrorFrame`: for one after that. */
export async function sendFrames(
  reply: FastifyReply,
  frames: AsyncGenerator<string, void, void>,
  options: { clock: Timers & Pick<Clock, 'monotonic'>; toErrorFrame(error: unknown): string },
): Promise<void> {
  const response = reply.raw;
  const { clock } = options;
  let hasBegun = false;
  let lastAtMs = clock.monotonic();
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    reply.hijack();
    response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // nginx buffers replies unless this header says no (ngx_http_proxy_module, X-Accel-Buffering).
      'x-accel-buffering': 'no',
    });
  };
  const stopComments = clock.repeat(() => {
    if (clock.monotonic() - lastAtMs < COMMENT_AFTER_MS) return;
    lastAtMs = clock.monotonic();
    begin();
    response.write(': working\n\n');
  }, COMMENT_AFTER_MS / 3);
  try {
    for await (const frame of frames) {
      begin();
      lastAtMs = clock.monotonic();
      if (!response.write(frame)) await drained(response);
      if (response.destroyed) return;
    }
    begin();
  } catch (error) {
    if (!hasBegun) throw error;
    response.write(options.toErrorFrame(error));
  } finally {
    stopComments();
    if (hasBegun) response.end();
  }
}
