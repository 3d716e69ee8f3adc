// Row 16 of docs/reliability.md: the API is killed or stopped while a call waits for a person. The card is there again, asks for the
// same arguments, and a decision clicked twice works once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '../helpers/amount.ts';
import { SEED, seeded } from '../helpers/fault-scene.ts';
import { type FaultShop, startFaultShop } from '../helpers/fault-shop.ts';
import { FaultyVisitor, type VisitorLog } from '../helpers/faulty-visitor.ts';
import { checkHistory } from '../helpers/history-checker.ts';

/** Longest time from a ready API to the card, in ms. */
const CARD_MS = 5_000;

describe(`an API that restarts while a call waits for a person (seed ${SEED})`, () => {
  let shop: FaultShop;
  const logs: VisitorLog[] = [];

  beforeAll(async () => {
    shop = await startFaultShop(1);
  });
  afterAll(() => shop?.close());

  it('the card is back with the same hash, and a decision works once', async () => {
    const random = seeded('restarts');
    let slowestMs = 0;
    for (let round = 0; round < amount(1, 30); round++) {
      const order = `restart-${round}`;
      const visitor = new FaultyVisitor(order, shop.api.origin, seeded(order));
      visitor.ask(`Please cancel order ${order}`);
      const before = await visitor.asked();
      await shop.api.kill(random() < 0.5 ? 'SIGKILL' : 'SIGTERM');
      await visitor.until(({ status }) => status !== 'open', 'shown as lost');
      await shop.api.start();
      const readyAt = performance.now();
      // Every second visitor loads the page again.
      if (round % 2 === 1) visitor.reload();
      const after = await visitor.asked();
      slowestMs = Math.max(slowestMs, performance.now() - readyAt);
      expect([after.approval_id, after.args_hash]).toEqual([before.approval_id, before.args_hash]);
      const decision = round % 3 === 2 ? 'rejected' : 'approved';
      await Promise.all([visitor.decide(decision), visitor.decide(decision)]);
      await visitor.settled();
      expect(shop.effects.get(`cancel_order ${order}`) ?? 0, order).toBe(decision === 'approved' ? 1 : 0);
      logs.push(visitor.leave());
    }
    console.log(
      `${logs.length} restarts (seed ${SEED}): the card was there ${Math.round(slowestMs)} ms after the API at the latest`,
    );
    expect(slowestMs).toBeLessThan(CARD_MS);
  });

  it('loses nothing: I1 to I8', async () => {
    await shop.api.kill('SIGTERM');
    expect(await checkHistory(shop.api.databaseFile, logs, shop.effects)).toEqual([]);
  });
});
