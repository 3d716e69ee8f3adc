// Row 14 of docs/reliability.md: thousands of open sockets on which nothing happens. Each costs little, none is closed, those who ask
// are answered, and all descriptors are free afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type FaultScene, SEED, searchAndAnswer, startFaultScene } from '../../helpers/fault-scene.ts';
import { type Resources, readResources, reportingTo } from '../../helpers/resources.ts';
import { WireClient } from '../../helpers/wire-client.ts';

const SOCKETS = Number(process.env.IDLE_SOCKETS ?? 10_000);
const MINUTES = Number(process.env.IDLE_MINUTES ?? 5);
/** Sockets of one visitor: as many as the limits allow. */
const EACH = 5;
/** Sockets that are opened at once. */
const AT_ONCE = 100;
/** Memory of the API for one socket, in bytes. */
const BYTES_EACH = 40 * 1024;
/** Descriptors that may be left: connections to the model service that are kept open. */
const SPARE = 20;
/** Questions asked before and after, and again and again while the sockets are open. */
const QUESTIONS = 40;
/** Of the time to the first event among the sockets: a fifth more than without them. */
const SLOWER = 1.2;

describe(`${SOCKETS} idle sockets for ${MINUTES} minutes (seed ${SEED})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-idle-'));
  const report = join(folder, 'resources.json');
  let scene: FaultScene;

  beforeAll(async () => {
    scene = await startFaultScene(1, searchAndAnswer, {
      ...reportingTo(report),
      limits: {
        sockets: 100_000,
        socketsPerSite: 100_000,
        socketsPerAddress: 100_000,
        newVisitorsPerMinutePerSite: 100_000,
        newVisitorBurstPerSite: 100_000,
      },
    });
  });
  afterAll(async () => {
    await scene?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('cost little, stay open, and leave nothing behind', async () => {
    await firstEvents();
    const beforeThem = await firstEvents();
    const before = await readResources(scene.api, report);
    const sockets: WebSocket[] = [];
    const closed: number[] = [];
    while (sockets.length < SOCKETS) {
      const visitors = Array.from({ length: AT_ONCE / EACH }, () => WireClient.open(scene.api.origin));
      const opened = (await Promise.all(visitors)).flatMap(({ token }) =>
        Array.from({ length: EACH }, () => open(token)),
      );
      sockets.push(...(await Promise.all(opened)));
    }
    for (const socket of sockets) socket.on('close', (code) => closed.push(code));
    const held = await readResources(scene.api, report);
    const endsAt = performance.now() + MINUTES * 60_000;
    let last: Resources = held;
    const among: number[] = [];
    while (performance.now() < endsAt) {
      await delay(20_000);
      among.push(...(await firstEvents()));
      last = await readResources(scene.api, report);
    }
    const unwanted = closed.length;
    for (const socket of sockets) socket.terminate();
    await delay(3_000);
    const after = await readResources(scene.api, report);
    const alone = [...beforeThem, ...(await firstEvents())];
    const kilobytes = (of: Resources) => ((of.rss - before.rss) / SOCKETS / 1024).toFixed(1);
    console.log(
      [
        `${SOCKETS} idle sockets for ${MINUTES} min (seed ${SEED}): ${kilobytes(held)} KB each when opened, ${kilobytes(last)} KB at the end; ${unwanted} closed`,
        `first event p50 ${share(alone, 0.5)} and p95 ${share(alone, 0.95)} ms alone, ${share(among, 0.5)} and ${share(among, 0.95)} ms among them; descriptors ${before.fds}, ${last.fds}, ${after.fds}; timers ${before.timers}, ${last.timers}, ${after.timers}`,
      ].join('\n'),
    );
    expect(unwanted).toBe(0);
    expect(share(among, 0.95)).toBeLessThanOrEqual(SLOWER * share(alone, 0.95));
    expect((last.rss - before.rss) / SOCKETS).toBeLessThan(BYTES_EACH);
    expect(last.fds).toBeGreaterThan(SOCKETS);
    expect(after.fds).toBeLessThanOrEqual(before.fds + SPARE);
    expect(after.timers).toBeLessThanOrEqual(before.timers + SPARE);
  });

  async function open(token: string): Promise<WebSocket> {
    const { origin } = scene.api;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/ws`, ['agent-chat.v1', `bearer.${token}`], {
      headers: { origin },
      perMessageDeflate: false,
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return socket;
  }

  /** The times from a question to the first event after it, in ms. */
  async function firstEvents(): Promise<number[]> {
    const times: number[] = [];
    for (let question = 0; question < QUESTIONS; question++) {
      const client = await WireClient.open(scene.api.origin);
      await client.connect();
      const askedAt = performance.now();
      const { run_id } = await client.send('What makes steam?');
      await client.until(({ seen }) => seen.some((event) => event.type === 'message_start'));
      times.push(performance.now() - askedAt);
      await client.untilEnd(run_id);
      client.close();
    }
    return times;
  }
});

/** The time that this share of all is not above, in whole ms. */
function share(times: readonly number[], part: number): number {
  return Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length * part)]!);
}
