// Rows 15, 18 and 19 of docs/reliability.md: networks that delay, slice, repeat, lose and cut, that fall silent, and that cut
// everybody at once. The visitors are the widget's own controller and connection.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../widget/chat/storage.ts';
import { amount } from '../helpers/amount.ts';
import { FaultProxy, NO_FAULTS } from '../helpers/fault-proxy.ts';
import { type FaultScene, SEED, searchAndAnswer, seeded, startFaultScene } from '../helpers/fault-scene.ts';
import { FaultyVisitor, type VisitorLog } from '../helpers/faulty-visitor.ts';
import { checkHistory } from '../helpers/history-checker.ts';
import type { ModelReply, ModelTurn } from '../helpers/stand-ins.ts';

const FRAMES = Number(process.env.FRAMES ?? amount(3_000, 1_000_000));
/** Visitors who ask at the same time. */
const VISITORS = amount(8, 16);
/** Further tabs of each that follow its conversation (row 18): most frames are theirs, and cost no answer of their own. */
const TABS = amount(3, 4);
/** A question with a long answer. */
const LONG = 'Tell me everything about steam';
/** A question with an answer of one word. */
const BRIEF = 'What is steam, in one word?';
const LONG_PIECES = Array.from({ length: 400 }, (_, n) => `Sentence ${n + 1} of the long answer. `);
/** Longest time until the visitor sees that the connection is lost, in ms (row 19). */
const SHOWN_AFTER_MS = 35_000;
/** Lengths of the silences, in ms (row 19): shorter than the widget's patience, longer, and longer than every timeout. */
const SILENT_MS = amount([1_000, 32_000], [5_000, 60_000, 600_000]);
/** Visitors of a storm. */
const STORM = Number(process.env.STORM ?? amount(40, 2_000));
/** Visitors of a storm who are in an answer; the others follow a conversation that has ended. As many as may be answered at once. */
const STORM_ANSWERS = 40;
/** Longest time until everybody is back after a storm, in ms (row 15). */
const BACK_MS = 30_000;
/** Delay of the API's event loop meanwhile, p99, in ms of a processor of its own. */
const LOOP_DELAY_MS = 200;

describe(`networks that fail (seed ${SEED})`, () => {
  let scene: FaultScene;
  let proxy: FaultProxy;
  const logs: VisitorLog[] = [];

  beforeAll(async () => {
    scene = await startFaultScene(2, replyAs);
    proxy = await FaultProxy.start(scene.api.port, seeded('proxy'));
  });
  afterAll(async () => {
    await proxy?.close();
    await scene?.close();
  });

  it(`${FRAMES} frames delayed, sliced, repeated, lost and cut`, async () => {
    proxy.faults = { delayMs: 4, sliceBytes: 200, cut: 0.003, repeat: 0.05, drop: 0.01 };
    // One visitor after the other in each place: nobody waits for the slowest.
    const visitOneByOne = async (_: unknown, place: number) => {
      for (let round = 0; proxy.counts.frames < FRAMES; round++) logs.push(...(await visitInTabs(`${place}.${round}`)));
    };
    await Promise.all(Array.from({ length: VISITORS }, visitOneByOne));
    proxy.faults = NO_FAULTS;
    const { frames, repeated, dropped, cut } = proxy.counts;
    console.log(`${frames} frames (seed ${SEED}): ${repeated} repeated, ${dropped} lost, ${cut} connections cut`);
    expect(Math.min(repeated, dropped, cut)).toBeGreaterThan(5);
  });

  /** A visitor asks for two answers, while further tabs follow them. */
  async function visitInTabs(name: string): Promise<VisitorLog[]> {
    const storage = createMemoryStorage();
    const tab = (n: number) => new FaultyVisitor(`frames ${name}.${n}`, proxy.origin, seeded(`${name}.${n}`), storage);
    const writer = tab(0);
    writer.ask(amount('What makes steam?', LONG));
    await writer.answering();
    const others = Array.from({ length: TABS }, (_, n) => tab(n + 1));
    await writer.settled();
    writer.ask(amount('And what else?', LONG));
    await writer.settled();
    const { length } = writer.view.entries;
    await Promise.all(
      others.map(async (other) => {
        await other.until(({ entries }) => entries.length === length, 'as far as the first tab');
        await other.settled();
      }),
    );
    return [writer, ...others].map((visitor) => visitor.leave());
  }

  it.each(SILENT_MS)(
    'a network that is silent for %i ms in an answer: it is shown, and the chat goes on by itself',
    async (ms) => {
      // Each visitor has a network of its own: all are silent at the same time.
      const round = async (n: number): Promise<VisitorLog> => {
        const network = await FaultProxy.start(scene.api.port, seeded(`silent ${ms} ${n}`));
        const visitor = new FaultyVisitor(`silent ${n}, ${ms} ms`, network.origin, seeded(`silent ${n}`));
        visitor.ask('What makes steam?');
        await visitor.answering();
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
    // They come a few at a time, and have a conversation that has ended when they are cut first.
    const visitors: FaultyVisitor[] = [];
    while (visitors.length < STORM) {
      const coming = Array.from({ length: Math.min(STORM_ANSWERS, STORM - visitors.length) }, (_, n) => {
        const name = `storm ${visitors.length + n}`;
        return new FaultyVisitor(name, proxy.origin, seeded(name));
      });
      for (const visitor of coming) visitor.ask(BRIEF);
      await Promise.all(coming.map((visitor) => visitor.settled()));
      visitors.push(...coming);
    }
    for (let round = 0; round < amount(1, 5); round++) {
      const first = (round * STORM_ANSWERS) % STORM;
      const answering = visitors.slice(first, first + STORM_ANSWERS);
      for (const visitor of answering) visitor.ask('What makes steam?');
      await Promise.all(answering.map((visitor) => visitor.answering()));
      const attempts = countPerSecond(proxy);
      await scene.api.loopDelay();
      proxy.refuse(true);
      proxy.cutAll();
      await delay(1_000);
      proxy.refuse(false);
      const backAt = performance.now();
      await Promise.all(visitors.map((visitor) => visitor.settled()));
      const backMs = performance.now() - backAt;
      const { p99Ms, share } = await scene.api.loopDelay();
      console.log(
        `${visitors.length} visitors cut (seed ${SEED}): all back and answered after ${Math.round(backMs)} ms; at most ${attempts()} connections in a second; event loop p99 ${Math.round(p99Ms)} ms with ${Math.round(100 * share)} % of the processor it wanted`,
      );
      expect(backMs).toBeLessThan(BACK_MS);
      expect(p99Ms * share).toBeLessThan(LOOP_DELAY_MS);
    }
    logs.push(...visitors.map((visitor) => visitor.leave()));
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
    expect(logs).not.toEqual([]);
    expect(await checkHistory(scene.api.databaseFile, logs)).toEqual([]);
  });
});

/** The answer of every fault test, one of ten times as many pieces, or one word. */
function replyAs(turn: ModelTurn): ModelReply {
  if (turn.question.includes(BRIEF)) return { text: ['Water.'] };
  const isLong = turn.question.includes(LONG) && turn.toolResults.length > 0;
  return isLong ? { text: LONG_PIECES } : searchAndAnswer(turn);
}

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
