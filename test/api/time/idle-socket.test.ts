// A reply that takes longer than the idle timeout of its server.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { keepOpenWhileIdle } from '../../../api/time/idle-socket.ts';

test('a connection stays open past the idle timeout of its server', async () => {
  let timeouts = 0;
  const server = createServer((request, reply) => {
    if (request.url === '/kept') keepOpenWhileIdle(reply.socket);
    setTimeout(() => reply.end('whole'), 120);
  });
  server.setTimeout(40, (socket) => {
    timeouts += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${origin}/kept`)).text()).toBe('whole');
  await expect(fetch(`${origin}/other`)).rejects.toThrow();
  expect(timeouts).toBe(1);
  server.close();
});
