// Row 22 of docs/reliability.md: an API that gets a fifth of a processor and little memory. It is slow, and neither ends nor loses
// anything. The processor is taken away as cpulimit does it: by stopping the process most of the time.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED, searchAndAnswer, seeded } from '../../helpers/fault-scene.ts';
import { type FaultShop, startFaultShop } from '../../helpers/fault-shop.ts';
import { FaultyVisitor, type VisitorLog } from '../../helpers/faulty-visitor.ts';
import { checkHistory } from '../../helpers/history-checker.ts';

const MINUTES = Number(process.env.STARVED_MINUTES ?? 5);
const VISITORS = 6;
/** Longest pause of a visitor, in ms. */
const THINK_MS = 5_000;
/** Of every 100 ms the process has so many. */
const PERIOD_MS = 100;
const RUNNING_MS = 20;
/** Memory of the process, all in all, in bytes; its heap and the part of it for new objects are held below by Node's own options, in MB. */
const MEMORY_BYTES = 256 * 1024 * 1024;
const HEAP_MB = 88;
const NEW_MB = 4;

describe(`${VISITORS} visitors and a fifth of a processor for ${MINUTES} minutes (seed ${SEED})`, () => {
  let shop: FaultShop;
  let stop: () => void;
  const logs: VisitorLog[] = [];

  beforeAll(async () => {
    shop = await startFaultShop(
      8,
      { nodeArgs: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${NEW_MB}`] },
      searchAndAnswer,
    );
    await shop.api.indexed();
    stop = starve(shop.api.pid!);
  });
  afterAll(async () => {
    stop?.();
    await shop?.close();
  });

  it('is slow, and answers', async () => {
    const endsAt = performance.now() + MINUTES * 60_000;
    const times: number[] = [];
    let failed = 0;
    let rss = 0;
    await Promise.all(
      Array.from({ length: VISITORS }, async (_, place) => {
        const random = seeded(`starved ${place}`);
        for (let round = 0; performance.now() < endsAt; round++) {
          const name = `starved-${place}-${round}`;
          const visitor = new FaultyVisitor(name, shop.api.origin, seeded(name));
          const askedAt = performance.now();
          if (random() < 0.5) visitor.ask('What makes steam?');
          else {
            visitor.ask(`Please cancel order ${name}`);
            await visitor.decideIfAsked('approved');
          }
          await visitor.settled();
          times.push(performance.now() - askedAt);
          rss = Math.max(rss, await shop.api.residentBytes());
          const log = visitor.leave();
          failed += log.shown.some((line) => line.includes('"terminal"')) ? 1 : 0;
          logs.push(log);
          await delay(random() * THINK_MS);
        }
      }),
    );
    stop();
    const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
    console.log(
      `starved for ${MINUTES} min (seed ${SEED}): ${times.length} answers, p95 ${(p95 / 1000).toFixed(1)} s, ${failed} ended with an error, RSS at most ${(rss / 1024 ** 2).toFixed(0)} MB`,
    );
    expect(failed).toBe(0);
    expect(rss).toBeLessThan(MEMORY_BYTES);
  });

  it('loses nothing: I1 to I8', async () => {
    await shop.api.kill('SIGTERM');
    expect(await checkHistory(shop.api.databaseFile, logs, shop.effects)).toEqual([]);
  });
});

/** Stops the process for the rest of every period, until the returned function is called. */
function starve(pid: number): () => void {
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      process.kill(pid, 'SIGSTOP');
      await delay(PERIOD_MS - RUNNING_MS);
      process.kill(pid, 'SIGCONT');
      await delay(RUNNING_MS);
    }
  })();
  work.catch(() => {});
  return () => {
    if (isOver) return;
    isOver = true;
    process.kill(pid, 'SIGCONT');
  };
}
