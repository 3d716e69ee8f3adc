// Rows 15, 18 and 19 of docs/reliability.md: networks that delay, slice, repeat, lose and cut, that fall silent, and that cut
// everybody at once. The visitors are the widget's own controller and connection.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FaultProxy, NO_FAULTS } from '../helpers/fault-proxy.ts';
import { amount, type FaultScene, SEED, seeded, startFaultScene } from '../helpers/fault-scene.ts';
import { FaultyVisitor, type VisitorLog } from '../helpers/faulty-visitor.ts';
import { checkHistory } from '../helpers/history-checker.ts';

const FRAMES = Number(process.env.FRAMES ?? amount(3_000, 1_000_000));
/** Visitors who ask at the same time. */
const VISITORS = amount(8, 64);
/** Longest time until the visitor sees that the connection is lost, in ms (row 19). */
const SHOWN_AFTER_MS = 35_000;
/** Lengths of the silences, in ms (row 19): shorter than the widget's patience, longer, and longer than every timeout. */
const SILENT_MS = process.env.FAULTS === 'all' ? [5_000, 60_000, 600_000] : [1_000, 32_000];
/** Visitors of a storm who are in an answer; the others follow a conversation that has ended. */
const STORM_ANSWERS = 40;
/** Longest time until everybody is back after a storm, in ms (row 15). */
const BACK_MS = 30_000;

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
    const { frames, repeated, dropped, cut } = proxy.counts;
    console.log(`${frames} frames (seed ${SEED}): ${repeated} repeated, ${dropped} lost, ${cut} connections cut`);
    expect(Math.min(repeated, dropped, cut)).toBeGreaterThan(5);
  });

  it.each(SILENT_MS)(
    'a network that is silent for %i ms in an answer: it is shown, and the chat goes on by itself',
    async (ms) => {
      // Each visitor has a network of its own: all are silent at the same time.
      const round = async (n: number): Promise<VisitorLog> => {
        const network = await FaultProxy.start(scene.api.port, seeded(`silent ${ms} ${n}`));
        const visitor = new FaultyVisitor(`silent ${n}, ${ms} ms`, network.origin, seeded(`silent ${n}`));
        visitor.ask('What makes steam?');
        await visitor.until(({ run }) => run !== null, 'answering');
        network.silence(true);
        const isShown = visitor
          .until(({ status }) => status === 'retrying', 'shown as lost')
          .then(() => performance.now());
        isShown.catch(() => {});
        const silentAt = performance.now();
        await delay(ms);
        if (ms > 30_000) expect((await isShown) - silentAt, 'ms until it is shown').toBeLessThan(SHOWN_AFTER_MS);
        network.silence(false);
        const backAt = performance.now();
        await visitor.until(({ status }) => status === 'open', 'connected again');
        backMs = Math.max(backMs, performance.now() - backAt);
        await visitor.settled();
        const log = visitor.leave();
        await network.close();
        return log;
      };
      let backMs = 0;
      logs.push(...(await Promise.all(Array.from({ length: amount(1, 20) }, (_, n) => round(n)))));
      console.log(`silent for ${ms} ms (seed ${SEED}): connected again after at most ${Math.round(backMs)} ms`);
    },
  );

  it('all visitors cut at once in an answer, with new connections refused for a second', async () => {
    for (let round = 0; round < amount(1, 5); round++) {
      const visitors = Array.from(
        { length: amount(40, 2_000) },
        (_, n) => new FaultyVisitor(`storm ${round}.${n}`, proxy.origin, seeded(`storm ${n}`)),
      );
      await Promise.all(
        visitors.map((visitor) => visitor.until(({ phase }) => phase === 'idle' || phase === 'ready', 'open')),
      );
      // As many as may be answered at once; the others have a conversation that has ended.
      for (const visitor of visitors.slice(STORM_ANSWERS)) visitor.ask('What makes steam?');
      await Promise.all(visitors.map((visitor) => visitor.settled()));
      const answering = visitors.slice(0, STORM_ANSWERS);
      for (const visitor of answering) visitor.ask('What makes steam?');
      await Promise.all(answering.map((visitor) => visitor.until(({ run }) => run !== null, 'answering')));
      const attempts = countPerSecond(proxy);
      proxy.refuse(true);
      proxy.cutAll();
      await delay(1_000);
      proxy.refuse(false);
      const backAt = performance.now();
      await Promise.all(visitors.map((visitor) => visitor.settled()));
      const backMs = performance.now() - backAt;
      console.log(
        `${visitors.length} visitors cut (seed ${SEED}): all back and answered after ${Math.round(backMs)} ms; at most ${attempts()} connections in a second`,
      );
      expect(backMs).toBeLessThan(BACK_MS);
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

/** Most connections that the proxy was asked for in one second, from now on until the returned function is called. */
function countPerSecond(proxy: FaultProxy): () => number {
  let before = proxy.counts.connections;
  let most = 0;
  const count = () => {
    most = Math.max(most, proxy.counts.connections - before);
    before = proxy.counts.connections;
  };
  const timer = setInterval(count, 1_000);
  return () => {
    clearInterval(timer);
    count();
    return most;
  };
}
