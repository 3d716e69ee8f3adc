// Bounds the time that a frame takes to arrive (WS-3). `ws` reports whole frames only, so that a client that sends one byte by byte is
// seen at the connection itself.
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { TIMEOUTS } from '../config/limits.ts';
import type { Timers } from '../time/clock.ts';

/** Calls `onLate` when bytes have come and no message, ping or pong was whole {@link TIMEOUTS.frameMs} later. */
export function limitFrameTime(
  socket: WebSocket,
  connection: Socket,
  { timers, onLate }: { timers: Pick<Timers, 'repeat'>; onLate: () => void },
): void {
  let stop: (() => void) | null = null;
  const end = () => {
    stop?.();
    stop = null;
  };
  // Before ws reads the same bytes: a frame that is whole in them ends the time again.
  connection.prependListener('data', () => {
    stop ??= timers.repeat(() => {
      end();
      onLate();
    }, TIMEOUTS.frameMs);
  });
  for (const whole of ['message', 'ping', 'pong', 'close']) socket.on(whole, end);
}
