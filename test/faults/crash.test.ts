// Rows 1, 3 and 17 of docs/reliability.md: the API is killed and stopped in the middle of answers, and messages are sent more than once.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '../helpers/amount.ts';
import { FaultProxy, NO_FAULTS } from '../helpers/fault-proxy.ts';
import { type FaultScene, PIECES, SEED, seeded, startFaultScene } from '../helpers/fault-scene.ts';
import { FaultyVisitor, type VisitorLog } from '../helpers/faulty-visitor.ts';
import { checkHistory } from '../helpers/history-checker.ts';
import { WireClient } from '../helpers/wire-client.ts';

/** Visitors who wait for an answer when the API dies. */
const VISITORS = 4;
/** An undisturbed run takes about this long, in ms: deaths fall anywhere inside. */
const RUN_MS = 700;
/** Longest time from the signal to the end of the process, in ms (row 3). */
const EXIT_MS = 10_500;

describe(`an API that dies (seed ${SEED})`, () => {
  let scene: FaultScene;
  const logs: VisitorLog[] = [];

  beforeAll(async () => {
    scene = await startFaultScene(8);
  });
  afterAll(() => scene?.close());

  const visitors = (name: string) =>
    Array.from(
      { length: VISITORS },
      (_, n) => new FaultyVisitor(`${name}.${n}`, scene.api.origin, seeded(`${name}.${n}`)),
    );

  it.each<[number, 'SIGKILL' | 'SIGTERM']>([
    [amount(4, 100), 'SIGKILL'],
    [amount(2, 20), 'SIGTERM'],
  ])('%i times %s while answers are written', async (rounds, signal) => {
    const random = seeded(signal);
    for (let round = 0; round < rounds; round++) {
      const asking = visitors(`${signal} ${round}`);
      for (const visitor of asking) visitor.ask('What makes steam?');
      await delay(random() * RUN_MS);
      const startedAt = performance.now();
      const code = await scene.api.kill(signal);
      if (signal === 'SIGTERM') {
        expect(code).toBe(0);
        expect(performance.now() - startedAt).toBeLessThan(EXIT_MS);
      }
      await scene.api.start();
      await Promise.all(asking.map((visitor) => visitor.settled()));
      for (const visitor of asking) {
        const log = visitor.leave();
        const answer = log.shown.flatMap((line) => {
          const [type, text, isPart] = JSON.parse(line) as [string, string, boolean];
          return type === 'text' && !isPart ? [text] : [];
        });
        expect(answer.join('').trim(), log.name).toBe(PIECES.join('').trim());
        logs.push(log);
      }
    }
  });

  it('messages sent twice at once, over connections that are cut: one of each, one reply', async () => {
    const proxy = await FaultProxy.start(scene.api.port, seeded('repeats'));
    const sends = amount(60, 1_000);
    let lost = 0;
    const post = async (
      token: string,
      origin: string,
      path: string,
      body: unknown,
    ): Promise<Record<string, unknown>> => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        origin: scene.api.origin,
      };
      for (;;) {
        try {
          const reply = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
          return (await reply.json()) as Record<string, unknown>;
        } catch {
          lost += 1;
        }
      }
    };
    for (let sent = 0; sent < sends; sent += 20) {
      await Promise.all(
        Array.from({ length: 20 }, async (_, n) => {
          const client = await WireClient.open(scene.api.origin);
          const { id } = (await post(client.token, scene.api.origin, '/api/v1/conversations', {})) as { id: string };
          const body = { client_id: `twice-${sent + n}`, content: [{ type: 'text', text: 'What makes steam?' }] };
          proxy.faults = { ...NO_FAULTS, delayMs: 10, cut: 0.1 };
          const path = `/api/v1/conversations/${id}/messages`;
          const [first, second] = await Promise.all([
            post(client.token, proxy.origin, path, body),
            post(client.token, proxy.origin, path, body),
          ]);
          expect(second).toEqual(first);
          expect(first).toMatchObject({ conversation_id: id });
          const history = await client.history(id);
          expect(history.messages.filter((message) => message.role === 'user')).toHaveLength(1);
        }),
      );
    }
    expect(lost, 'connections cut').toBeGreaterThan(3);
    await proxy.close();
  });

  it('loses nothing: I1, I2, I3, I6, I7, I8', async () => {
    await scene.api.kill('SIGTERM');
    expect(await checkHistory(scene.api.databaseFile, logs)).toEqual([]);
  });
});
