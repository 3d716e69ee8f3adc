// Clients that reset their connection as soon as their request is sent: its socket has no address when it is read.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loggerOptions } from '../../../api/plugins/logging.ts';
import { createTestApp, ORIGIN, type TestApp } from '../../helpers/test-app.ts';

const SESSION = '{"site":"shop"}';
const REQUESTS = {
  GET: 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'unknown address': 'GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  POST: `POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\nContent-Length: ${SESSION.length}\r\n\r\n${SESSION}`,
  forwarded: `POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.7\r\nContent-Type: application/json\r\nContent-Length: ${SESSION.length}\r\n\r\n${SESSION}`,
  upgrade:
    'GET /api/v1/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: agent-chat.v1, bearer.TOKEN\r\n\r\n',
};

describe('[API-7] the serializers of the log', () => {
  it('do not throw, whatever they are given', () => {
    const options = loggerOptions('info', { write() {} });
    const { req, res, err } = (options as { serializers: Record<string, (value: unknown) => unknown> }).serializers;
    const broken = new Proxy(new Error('x'), {
      get() {
        throw new Error('gone');
      },
    });
    for (const describe of [req, res, err]) expect(describe?.(broken)).toMatchObject({ type: 'unreadable' });
  });
});

describe.each([{ trustProxy: [] }, { trustProxy: ['loopback'] }])(
  '[API-7] a connection that is reset, %o',
  (config) => {
    let app: TestApp;
    let lines: { level: number; from?: string; req?: { from: string } }[];
    beforeEach(async () => {
      lines = [];
      const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
      app = await createTestApp({ config, logger: loggerOptions('info', stream) });
      await app.server.listen({ port: 0, host: '127.0.0.1' });
    });
    afterEach(() => app.close());

    /** `turns`: of the event loop before the reset. */
    const sendAndReset = async (text: string, turns: number) => {
      const socket = connect((app.server.server.address() as AddressInfo).port, '127.0.0.1');
      socket.on('error', () => {});
      const closed = once(socket, 'close');
      await new Promise<void>((resolve) => socket.write(text, () => resolve()));
      for (let n = 0; n < turns; n++) await new Promise(setImmediate);
      socket.resetAndDestroy();
      await closed;
    };

    it.each(Object.entries(REQUESTS))('neither ends the process nor is an error in the log: %s', async (_, text) => {
      const { port } = app.server.server.address() as AddressInfo;
      for (let round = 0; round < 10; round++)
        await Promise.all(Array.from({ length: 20 }, (_, n) => sendAndReset(text, n % 5)));
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
      // Otherwise the test has not met what it is about.
      if (!text.includes('Upgrade')) expect(lines.some(({ req }) => req?.from === 'gone')).toBe(true);
    });
  },
);
