// The idle timeout of a connection, which Node counts by itself.
import type { Socket } from 'node:net';

/** The connection stays open however long nothing is sent on it. */
export function keepOpenWhileIdle(socket: Pick<Socket, 'setTimeout'> | null): void {
  socket?.setTimeout(0);
}
