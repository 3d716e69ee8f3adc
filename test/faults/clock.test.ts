// Row 20 of docs/reliability.md: the clock of the machine is set, by an hour and by a day, forwards and back, in answers, while calls
// wait for a person, and between two starts. By libfaketime; the monotonic clock goes on, as it does on a real machine.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amount, isWhole } from '../helpers/amount.ts';
import { SEED, seeded } from '../helpers/fault-scene.ts';
import { type FaultShop, startFaultShop } from '../helpers/fault-shop.ts';
import { FaultyVisitor, type VisitorLog } from '../helpers/faulty-visitor.ts';
import { checkHistory } from '../helpers/history-checker.ts';

const STEPS = ['+1h', '-1h', '+1d', '-1d'];
const ROUNDS = amount(1, 10);
/** How often the library reads the file with the step, in ms: for every call it would take most of the API's time. */
const READ_AGAIN_MS = 1_000;
/** Longest time until an unfinished answer goes on after a start, in ms (I3). */
const RESUMED_MS = 60_000;

/** Where Debian's package faketime has it: /usr/lib/<machine>/faketime. */
const library = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
  .map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
  .find((file) => existsSync(file));
if (library === undefined)
  console.log('skipped: a clock that is set (there is no libfaketime; apt-get install faketime)');

describe.skipIf(library === undefined)(`a clock that is set (seed ${SEED})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-clock-'));
  const file = join(folder, 'time');
  const logs: VisitorLog[] = [];
  let shop: FaultShop;
  /** Sets the clock of the API to the true time and this step. */
  const set = (step: string) => writeFileSync(file, step);

  beforeAll(async () => {
    set('+0');
    const env = {
      LD_PRELOAD: library!,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: String(READ_AGAIN_MS / 1000),
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    shop = await startFaultShop(8, { env });
  });
  beforeEach(() => set('+0'));
  afterAll(async () => {
    await shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(isWhole ? STEPS : ['-1h'])(`${ROUNDS} times by %s in an answer and back while a call waits`, async (step) => {
    for (let round = 0; round < ROUNDS; round++) {
      const name = `${step.replace('+', 'plus')}-${round}`;
      set('+0');
      const visitor = new FaultyVisitor(name, shop.api.origin, seeded(name));
      visitor.ask(`Please cancel order during${name}`);
      await visitor.answering();
      set(step);
      await visitor.asked();
      await delay(READ_AGAIN_MS);
      set('+0');
      await delay(READ_AGAIN_MS);
      await visitor.decide('approved');
      await visitor.settled();
      expect(shop.effects.get(`cancel_order during${name}`), `${name}: allowed in time`).toBe(1);
      logs.push(visitor.leave());
    }
  });

  it.each(isWhole ? STEPS : ['+1h', '-1d'])(
    `${ROUNDS} times by %s between two starts, with an answer and a call that waits`,
    async (step) => {
      for (let round = 0; round < ROUNDS; round++) {
        const name = `start${step.replace('+', 'plus')}-${round}`;
        set('+0');
        await shop.api.kill('SIGKILL');
        await shop.api.start();
        const [waiting, answering] = [
          new FaultyVisitor(name, shop.api.origin, seeded(name)),
          new FaultyVisitor(`${name}.2`, shop.api.origin, seeded(name)),
        ];
        waiting.ask(`Please cancel order after${name}`);
        await waiting.asked();
        answering.ask(`Please cancel order too${name}`);
        await answering.answering();
        await shop.api.kill('SIGKILL');
        set(step);
        await shop.api.start();
        const startedAt = performance.now();
        await answering.decide('rejected');
        await answering.settled();
        expect(performance.now() - startedAt).toBeLessThan(RESUMED_MS);
        await waiting.decide('approved');
        await waiting.settled();
        expect(shop.effects.get(`cancel_order after${name}`), `${name}: allowed in time`).toBe(1);
        logs.push(waiting.leave(), answering.leave());
      }
    },
  );

  it('loses nothing: I1 to I8', async () => {
    await shop.api.kill('SIGTERM');
    expect(await checkHistory(shop.api.databaseFile, logs, shop.effects)).toEqual([]);
    console.log(`${logs.length} answers across a clock that is set (seed ${SEED})`);
  });
});
