// Clients that send their request slowly, or only in part, over real sockets.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TIMEOUTS } from '../../../api/config/limits.ts';
import { createTestApp, ORIGIN, type TestApp } from '../../helpers/test-app.ts';

describe('a request that does not end', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp({ timeouts: { headersMs: 100, requestMs: 200, lateCheckMs: 20 } });
    await app.server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  /** Sends `text`, then a byte at a time for as long as the server listens; returns what the server sent before it closed. */
  const sendSlowly = async (text: string): Promise<string> => {
    const { port } = app.server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // The server closes the connection while bytes are in transit.
    socket.on('error', () => {});
    socket.write(text);
    const drip = setInterval(() => socket.write('x'), 10);
    await once(socket, 'close');
    clearInterval(drip);
    return answer;
  };

  it('in its headers is answered and closed at its limit, not at Node’s next check half a minute later', async () => {
    const answer = await sendSlowly('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*The request came too slowly\./s);
  });

  it('in its body is answered and closed at its limit', async () => {
    const answer = await sendSlowly(
      `POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*The request came too slowly\./s);
  });

  it('is closed within 30 s with the default limits', () => {
    expect(TIMEOUTS.headersMs + TIMEOUTS.lateCheckMs).toBeLessThanOrEqual(30_000);
    expect(TIMEOUTS.requestMs + TIMEOUTS.lateCheckMs).toBeLessThanOrEqual(30_000);
  });
});
