// Row 21 of docs/reliability.md: clients that read nothing, or 1 KB a second, while megabytes are sent to them (WS-5). The API holds a
// bounded amount for each and cuts those that stay behind; once they read, they have everything.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../widget/chat/storage.ts';
import { FaultProxy, NO_FAULTS } from '../../helpers/fault-proxy.ts';
import { type FaultScene, SEED, seeded, startFaultScene } from '../../helpers/fault-scene.ts';
import { FaultyVisitor, type VisitorLog } from '../../helpers/faulty-visitor.ts';
import { checkHistory } from '../../helpers/history-checker.ts';
import { readResources, reportingTo } from '../../helpers/resources.ts';

/** Tabs that follow one conversation, half of them without reading. */
const CLIENTS = 100;
/** Answers that they are sent, of 270 KB each: more than the kernel keeps of a connection (4 MB) and the queue of WS-5. */
const ANSWERS = 24;
/** WS-5: a queue of 1 MiB and what the transport holds, in bytes; measured with what the heap needs for it. */
const BYTES_EACH = 2.5 * 1024 * 1024;
/** Each call of the model's steps has a result of about 8 KB. */
const CALLS = 20;

describe(`${CLIENTS} clients that do not read, or slowly (seed ${SEED})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-slow-'));
  const report = join(folder, 'resources.json');
  let scene: FaultScene;
  const logs: VisitorLog[] = [];

  beforeAll(async () => {
    scene = await startFaultScene(0, talkMuch, {
      ...reportingTo(report),
      limits: { socketsPerVisitor: 1_000, messagesPerMinutePerSite: 100_000, messageBurstPerSite: 100_000 },
    });
  });
  afterAll(async () => {
    await scene?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are held with a bounded amount, cut when it is too much, and complete afterwards', async () => {
    const storage = createMemoryStorage();
    const writer = new FaultyVisitor('writer', scene.api.origin, seeded('writer'), storage);
    writer.ask('Say much');
    await writer.settled();
    const still = await FaultProxy.start(scene.api.port, seeded('still'));
    const slow = await FaultProxy.start(scene.api.port, seeded('slow'));
    const clients = Array.from({ length: CLIENTS }, (_, n) => {
      const origin = (n % 2 === 0 ? still : slow).origin;
      return new FaultyVisitor(`client ${n}`, origin, seeded(`client ${n}`), storage);
    });
    await Promise.all(clients.map((client) => client.settled()));
    const before = await readResources(scene.api, report);
    still.faults = { ...NO_FAULTS, bytesPerSecond: 0 };
    slow.faults = { ...NO_FAULTS, bytesPerSecond: 1024 };
    let most = 0;
    const answeredAt = performance.now();
    for (let answer = 0; answer < ANSWERS; answer++) {
      writer.ask('Say much');
      await writer.settled();
      most = Math.max(most, (await readResources(scene.api, report)).rss - before.rss);
    }
    const writerMs = (performance.now() - answeredAt) / ANSWERS;
    const metrics = await (await scene.api.admin('/metrics')).text();
    const cut = Number(/agent_chat_slow_readers_total (\d+)/.exec(metrics)?.[1] ?? 0);
    still.faults = NO_FAULTS;
    slow.faults = NO_FAULTS;
    await Promise.all(clients.map((client) => client.settled()));
    const shown = JSON.stringify(writer.view.entries.length);
    await Promise.all(
      clients.map((client) => client.until(({ entries }) => JSON.stringify(entries.length) === shown, 'complete')),
    );
    console.log(
      `${CLIENTS} slow clients (seed ${SEED}): ${(most / CLIENTS / 1024).toFixed(0)} KB of memory each, ${cut} cut, an answer took the writer ${Math.round(writerMs)} ms`,
    );
    expect(cut).toBeGreaterThan(0);
    expect(most / CLIENTS).toBeLessThan(BYTES_EACH);
    logs.push(writer.leave(), ...clients.map((client) => client.leave()));
    await Promise.all([still.close(), slow.close()]);
  });

  it('lose nothing: I1, I2, I3, I6, I7, I8', async () => {
    await scene.api.kill('SIGTERM');
    // Each tab shows what the writer sent; it sent nothing itself.
    expect(await checkHistory(scene.api.databaseFile, logs)).toEqual([]);
  });
});

/** As many page readings as one run may have, in steps of five, then a text. */
function talkMuch({ toolResults }: { toolResults: string[] }) {
  if (toolResults.length >= CALLS) return { text: ['That ', 'is all.'] };
  const input = { query: `steam ${toolResults.length}` };
  return { text: ['x'.repeat(8_000)], toolCalls: Array.from({ length: 5 }, () => ({ name: 'web_search', input })) };
}
