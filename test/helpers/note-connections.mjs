// Preloaded into a process (`--import`): writes the address of every TCP connection it begins to standard error, one a line.
import { subscribe } from 'node:diagnostics_channel';

subscribe('net.client.socket', ({ socket }) => {
  socket.on('connectionAttempt', (address, port) => process.stderr.write(`connecting to ${address} ${port}\n`));
});
