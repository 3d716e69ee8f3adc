// Row 13 of docs/reliability.md: clients that send their headers, their body or a WebSocket frame a byte a second. Each is closed within
// 30 s, and other visitors do not notice it.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultScene, SEED, searchAndAnswer, startFaultScene } from '../../helpers/fault-scene.ts';
import { WireClient } from '../../helpers/wire-client.ts';

const SOCKETS = 500;
const ROUNDS = 2;
const KINDS = ['headers', 'body', 'frame'];
/** Longest time until one is closed, in ms. */
const CLOSED_MS = 30_000;
/** Between two bytes, in ms. */
const BYTE_MS = 1_000;
/** Sockets that are opened at once. */
const AT_ONCE = 25;
/** Visitors who ask at the same time, one question after the other. */
const ASKING = 4;
/** Of the time to the first event among slow senders: a tenth more than without them at worst. */
const SLOWER = 1.1;

describe(`${SOCKETS} clients that send a byte a second (seed ${SEED})`, () => {
  let scene: FaultScene;
  beforeAll(async () => {
    scene = await startFaultScene(1, searchAndAnswer);
  });
  afterAll(() => scene?.close());

  it('are closed in time, and nobody else waits longer', async () => {
    await firstEvents(() => delay(5_000));
    // In turns: the load of the machine changes, too.
    const alone = [await firstEvents(() => delay(CLOSED_MS))];
    const among: number[] = [];
    let longest = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const lives: (number | null)[] = Array.from({ length: SOCKETS }, () => null);
      among.push(...(await firstEvents(() => sendSlowly(lives))));
      alone.push(await firstEvents(() => delay(CLOSED_MS)));
      expect(lives.flatMap((ms, n) => (ms === null ? [KINDS[n % KINDS.length]] : []))).toEqual([]);
      longest = Math.max(longest, ...lives.map((ms) => ms ?? 0));
    }
    console.log(
      `${ROUNDS} times ${SOCKETS} slow senders (seed ${SEED}): the last closed after ${(longest / 1000).toFixed(1)} s; first event p95 ${p95(among)} ms among them, ${alone.map(p95).join(', ')} ms without`,
    );
    expect(longest).toBeLessThan(CLOSED_MS);
    expect(p95(among)).toBeLessThan(SLOWER * Math.max(...alone.map(p95)));
  });

  /** Opens all, and resolves when each is closed, or with some of them open after a long time. `lives`: how long each was open, in ms. */
  async function sendSlowly(lives: (number | null)[]): Promise<void> {
    for (let opened = 0; opened < SOCKETS; opened += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => open(opened + n, (ms) => (lives[opened + n] = ms))));
    }
    const endsAt = performance.now() + 2 * CLOSED_MS;
    while (lives.includes(null) && performance.now() < endsAt) await delay(100);
  }

  /** One of {@link KINDS} that does not end; `onClose` gets how long the API let it send, in ms. */
  async function open(n: number, onClose: (ms: number) => void): Promise<void> {
    const { origin, port } = scene.api;
    const socket = connect(port, '127.0.0.1');
    // The API resets a connection while bytes are in transit.
    socket.on('error', () => {});
    socket.resume();
    await once(socket, 'connect');
    const host = `Host: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\n`;
    const kind = KINDS[n % KINDS.length];
    if (kind === 'headers') socket.write(`GET /healthz HTTP/1.1\r\n${host}X-Slow: `);
    else if (kind === 'body')
      socket.write(
        `POST /api/v1/session HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
      );
    else {
      const { token } = await WireClient.open(origin);
      socket.write(
        `GET /api/v1/ws HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: agent-chat.v1, bearer.${token}\r\n\r\n`,
      );
      const [reply] = (await once(socket, 'data')) as [Buffer];
      expect(reply.toString('latin1')).toMatch(/^HTTP\/1\.1 101 /);
      // A masked text frame of 60,000 bytes (RFC 6455, section 5.2).
      socket.write(Buffer.from([0x81, 0x80 | 126, 60_000 >> 8, 60_000 & 0xff, 1, 2, 3, 4]));
    }
    const begunAt = performance.now();
    const drip = setInterval(() => socket.write('x'), BYTE_MS);
    socket.on('close', () => {
      clearInterval(drip);
      onClose(performance.now() - begunAt);
    });
  }

  /** The times from a question to the first event after it, in ms, of visitors who ask while `work` goes on. */
  async function firstEvents(work: () => Promise<unknown>): Promise<number[]> {
    const times: number[] = [];
    let isOver = false;
    const ask = async () => {
      while (!isOver) {
        const client = await WireClient.open(scene.api.origin);
        await client.connect();
        const askedAt = performance.now();
        const { run_id } = await client.send('What makes steam?');
        await client.until(({ seen }) => seen.some((event) => event.type === 'message_start'));
        times.push(performance.now() - askedAt);
        await client.untilEnd(run_id);
        client.close();
      }
    };
    const asking = Array.from({ length: ASKING }, ask);
    await work();
    isOver = true;
    await Promise.all(asking);
    return times;
  }
});

/** The 95th percentile, in whole ms. */
function p95(times: readonly number[]): number {
  return Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!);
}
