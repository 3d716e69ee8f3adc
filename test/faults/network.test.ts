// Rows 15, 18 and 19 of docs/reliability.md: networks that delay, slice, repeat, lose and cut, that fall silent, and that cut
// everybody at once. The visitors are the widget's own controller and connection.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FaultProxy, NO_FAULTS } from '../helpers/fault-proxy.ts';
import { amount, type FaultScene, SEED, seeded, startFaultScene } from '../helpers/fault-scene.ts';
import { FaultyVisitor, type VisitorLog } from '../helpers/faulty-visitor.ts';
import { checkHistory } from '../helpers/history-checker.ts';

const FRAMES = amount(3_000, 1_000_000);
/** Visitors who ask at the same time. */
const VISITORS = 8;
/** Longest time until the visitor sees that the connection is lost, in ms (row 19). */
const SHOWN_AFTER_MS = 35_000;

describe(`networks that fail (seed ${SEED})`, () => {
  let scene: FaultScene;
  let proxy: FaultProxy;
  const logs: VisitorLog[] = [];

  beforeAll(async () => {
    scene = await startFaultScene(2);
    proxy = await FaultProxy.start(scene.api.port, seeded('proxy'));
  });
  afterAll(async () => {
    await proxy?.close();
    await scene?.close();
  });

  it(`${FRAMES} frames delayed, sliced, repeated, lost and cut`, async () => {
    proxy.faults = { delayMs: 4, sliceBytes: 200, cut: 0.003, repeat: 0.05, drop: 0.01 };
    for (let round = 0; proxy.counts.frames < FRAMES; round++) {
      const visitors = Array.from(
        { length: VISITORS },
        (_, n) => new FaultyVisitor(`frames ${round}.${n}`, proxy.origin, seeded(`${round}.${n}`)),
      );
      for (const visitor of visitors) visitor.ask('What makes steam?');
      await Promise.all(visitors.map((visitor) => visitor.settled()));
      for (const visitor of visitors) visitor.ask('And what else?');
      await Promise.all(visitors.map((visitor) => visitor.settled()));
      logs.push(...visitors.map((visitor) => visitor.leave()));
    }
    proxy.faults = NO_FAULTS;
    const { repeated, dropped, cut } = proxy.counts;
    expect(Math.min(repeated, dropped, cut)).toBeGreaterThan(5);
  });

  it('a network that falls silent in an answer: the visitor sees it, and the chat goes on by itself', async () => {
    for (let round = 0; round < amount(1, 20); round++) {
      for (const silentMs of process.env.FAULTS === 'all' ? [5_000, 60_000] : [1_000, 32_000]) {
        const visitor = new FaultyVisitor(`silent ${round}, ${silentMs} ms`, proxy.origin, seeded(`silent ${round}`));
        visitor.ask('What makes steam?');
        await visitor.until(({ run }) => run !== null, 'answering');
        proxy.silence(true);
        const isShown = visitor
          .until(({ status }) => status === 'retrying', 'shown as lost')
          .then(() => performance.now());
        isShown.catch(() => {});
        const silentAt = performance.now();
        await delay(silentMs);
        if (silentMs > 30_000) expect((await isShown) - silentAt, 'ms until it is shown').toBeLessThan(SHOWN_AFTER_MS);
        proxy.silence(false);
        await visitor.settled();
        logs.push(visitor.leave());
      }
    }
  });

  it('all visitors cut at once in an answer, with new connections refused for a second', async () => {
    for (let round = 0; round < amount(1, 5); round++) {
      const visitors = Array.from(
        { length: amount(40, 400) },
        (_, n) => new FaultyVisitor(`storm ${round}.${n}`, proxy.origin, seeded(`storm ${n}`)),
      );
      for (const visitor of visitors) visitor.ask('What makes steam?');
      await Promise.all(visitors.map((visitor) => visitor.until(({ run }) => run !== null, 'answering')));
      proxy.refuse(true);
      proxy.cutAll();
      await delay(1_000);
      proxy.refuse(false);
      await Promise.all(visitors.map((visitor) => visitor.settled()));
      logs.push(...visitors.map((visitor) => visitor.leave()));
    }
  });

  it('F5 at any moment, in a network that fails', async () => {
    const random = seeded('reloads');
    proxy.faults = { delayMs: 4, sliceBytes: 0, cut: 0.003, repeat: 0, drop: 0.005 };
    for (let round = 0; round < amount(5, 100); round++) {
      const visitor = new FaultyVisitor(`reload ${round}`, proxy.origin, seeded(`reload ${round}`));
      visitor.ask('What makes steam?');
      await delay(random() * 400);
      visitor.reload();
      await visitor.settled();
      logs.push(visitor.leave());
    }
    proxy.faults = NO_FAULTS;
  });

  it('loses nothing: I1, I2, I3, I6, I7, I8', async () => {
    await scene.api.kill('SIGTERM');
    expect(logs.length).toBeGreaterThan(VISITORS);
    expect(await checkHistory(scene.api.databaseFile, logs)).toEqual([]);
  });
});
