// Rows 9 and 10 of docs/reliability.md: a model service that refuses, resets and breaks off in the middle of its answers. Every
// question ends with one end, what was shown stays, and the visitor can ask again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '../helpers/amount.ts';
import { NO_FAULTS } from '../helpers/fault-proxy.ts';
import { type FaultScene, SEED, searchAndAnswer, seeded, startFaultScene } from '../helpers/fault-scene.ts';
import { FaultyVisitor, type VisitorLog } from '../helpers/faulty-visitor.ts';
import { checkHistory } from '../helpers/history-checker.ts';

const ROUNDS = amount(6, 80);
const REFUSALS = [429, 500, 503, 529];

describe(`a model service that fails (seed ${SEED})`, () => {
  let scene: FaultScene;
  const logs: VisitorLog[] = [];
  /** Chance of a refusal before the first token. */
  let refusing = 0;

  beforeAll(async () => {
    const random = seeded('refusals');
    scene = await startFaultScene(2, (turn) => {
      if (random() >= refusing) return searchAndAnswer(turn);
      return { refusal: { status: REFUSALS[Math.floor(random() * REFUSALS.length)]!, message: 'Try again later.' } };
    });
  });
  afterAll(() => scene?.close());

  it.each<[string, () => void]>([
    ['refuses every second request', () => (refusing = 0.5)],
    ['resets connections and breaks off', () => (scene.upstream.faults = { ...NO_FAULTS, delayMs: 2, cut: 0.01 })],
  ])(`${ROUNDS} questions while it %s`, async (_, begin) => {
    begin();
    for (let round = 0; round < ROUNDS; round++) {
      const visitor = new FaultyVisitor(`upstream ${logs.length}`, scene.api.origin, seeded(`upstream ${round}`));
      visitor.ask('What makes steam?');
      await visitor.settled();
      const log = visitor.leave();
      expect(log.acknowledged.size).toBe(1);
      logs.push(log);
    }
    refusing = 0;
    scene.upstream.faults = NO_FAULTS;
  });

  it('answers whole again once the service is back', async () => {
    const visitor = new FaultyVisitor('afterwards', scene.api.origin, seeded('afterwards'));
    visitor.ask('What makes steam?');
    await visitor.settled();
    logs.push(visitor.leave());
    expect(logs.at(-1)!.shown.at(-1)).toContain('Sentence 40 of the answer');
  });

  it('loses nothing: I1, I2, I3, I6, I7, I8', async () => {
    expect(scene.upstream.counts.cut).toBeGreaterThan(0);
    await scene.api.kill('SIGTERM');
    expect(await checkHistory(scene.api.databaseFile, logs)).toEqual([]);
  });
});
