// Row 7 of docs/reliability.md: another program holds the write lock of the database, for one second and for six. The first is seen by
// nobody; in the second new messages are refused so that they can be sent again, and answers go on afterwards.

import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '../helpers/amount.ts';
import { type FaultScene, SEED, searchAndAnswer, seeded, startFaultScene } from '../helpers/fault-scene.ts';
import { FaultyVisitor, type VisitorLog } from '../helpers/faulty-visitor.ts';
import { checkHistory } from '../helpers/history-checker.ts';
import { WireClient } from '../helpers/wire-client.ts';

const ROUNDS = amount(1, 50);
/** Each is held while one answer is written and one question comes. */
const [SHORT_MS, LONG_MS] = [1_000, 6_000];
/** The API waits for a lock so long, in ms, before it refuses (api/store/sqlite). */
const PATIENCE_MS = 5_000;
/** The process is never blocked by the wait: delay of its event loop, p99, in ms of a processor of its own. */
const LOOP_DELAY_MS = 200;

describe(`a database that another program has locked (seed ${SEED})`, () => {
  let scene: FaultScene;
  let outsider: Database.Database;
  const logs: VisitorLog[] = [];

  beforeAll(async () => {
    scene = await startFaultScene(8, searchAndAnswer);
    await scene.api.indexed();
    outsider = new Database(scene.api.databaseFile);
    // From here on: the start is over.
    await scene.api.loopDelay();
  });
  afterAll(async () => {
    outsider?.close();
    await scene?.close();
  });

  /** Holds the lock while the returned work goes on. */
  async function locked<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
    outsider.exec('BEGIN IMMEDIATE');
    const working = work();
    working.catch(() => {});
    await delay(ms);
    outsider.exec('ROLLBACK');
    return working;
  }

  async function answering(name: string): Promise<FaultyVisitor> {
    const visitor = new FaultyVisitor(name, scene.api.origin, seeded(name));
    visitor.ask('What makes steam?');
    await visitor.answering();
    return visitor;
  }

  it(`${ROUNDS} times for a second: nobody sees it`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const first = await answering(`short ${round}`);
      const second = new FaultyVisitor(`short ${round}, asks in it`, scene.api.origin, seeded(`short ${round}.2`));
      await locked(SHORT_MS, async () => {
        second.ask('What makes steam?');
        await Promise.all([first, second].map((visitor) => visitor.settled()));
      });
      expect([first, second].map(({ view }) => view.pending)).toEqual([[], []]);
      for (const visitor of [first, second]) logs.push(expectAnswer(visitor.leave()));
    }
  });

  it(`${ROUNDS} times for six seconds: a message is refused and can be sent again, an answer goes on`, async () => {
    let slowestMs = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const first = await answering(`long ${round}`);
      const client = await WireClient.open(scene.api.origin);
      const post = () =>
        fetch(`${scene.api.origin}/api/v1/conversations`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${client.token}`,
            'content-type': 'application/json',
            origin: scene.api.origin,
          },
          body: '{}',
        });
      await locked(LONG_MS, async () => {
        const askedAt = performance.now();
        const refused = await post();
        slowestMs = Math.max(slowestMs, performance.now() - askedAt);
        const { error } = (await refused.json()) as { error: { code: string } };
        expect([refused.status, error.code]).toEqual([503, 'unavailable']);
      });
      expect((await post()).status).toBe(201);
      await first.settled();
      logs.push(expectAnswer(first.leave()));
    }
    const { p99Ms, share } = await scene.api.loopDelay();
    console.log(
      `${ROUNDS} locks of six seconds (seed ${SEED}): refused after at most ${Math.round(slowestMs)} ms; event loop p99 ${p99Ms.toFixed(0)} ms`,
    );
    expect(slowestMs).toBeGreaterThanOrEqual(PATIENCE_MS - 100);
    expect(slowestMs).toBeLessThan(LONG_MS);
    expect(p99Ms * share).toBeLessThan(LOOP_DELAY_MS);
  });

  it('loses nothing, and leaves no rows in part: I1, I2, I3, I6, I7, I8', async () => {
    await scene.api.kill('SIGTERM');
    expect(await checkHistory(scene.api.databaseFile, logs)).toEqual([]);
  });
});

/** The log of a visitor who has the whole answer. */
function expectAnswer(log: VisitorLog): VisitorLog {
  expect(log.shown.at(-1), log.name).toContain('Sentence 40 of the answer');
  return log;
}
