// Row 24 of docs/reliability.md: visitors who ask, decide, stop and reload for half an hour in a network and before a model service
// that fail in turns. What the process holds does not grow, and nothing is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FaultProxy, type Faults, NO_FAULTS } from '../../helpers/fault-proxy.ts';
import { SEED, searchAndAnswer, seeded } from '../../helpers/fault-scene.ts';
import { type FaultShop, startFaultShop } from '../../helpers/fault-shop.ts';
import { FaultyVisitor, type VisitorLog } from '../../helpers/faulty-visitor.ts';
import { checkHistory } from '../../helpers/history-checker.ts';
import { type Resources, readResources, reportingTo, slopePerHour } from '../../helpers/resources.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const VISITORS = 50;
/** Longest pause of a visitor before the next question, in ms. */
const THINK_MS = 20_000;
/** Questions of a visitor before somebody else comes. */
const QUESTIONS = 6;
/** Between two samples, in ms. */
const SAMPLE_MS = 30_000;
/** Longest time in one kind of fault, in ms. */
const FAULT_MS = 20_000;
const WAL_BYTES = 64 * 1024 * 1024;
/** Growth of objects that is no leak, in MB an hour: the accuracy of a line through half an hour of samples. */
const HEAP_GROWTH_MB = 5;
/** Descriptors and timers that an idle process may hold more than a fresh one: connections kept open to the model service. */
const SPARE = 20;

const FAULTS: Faults[] = [
  NO_FAULTS,
  { delayMs: 30, sliceBytes: 0, cut: 0, repeat: 0, drop: 0 },
  { delayMs: 4, sliceBytes: 100, cut: 0.002, repeat: 0.02, drop: 0.002 },
];

describe(`${VISITORS} visitors for ${MINUTES} minutes of mixed faults (seed ${SEED})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-soak-'));
  const report = join(folder, 'resources.json');
  const logs: VisitorLog[] = [];
  const samples: Resources[] = [];
  const questions = new Gate();
  let shop: FaultShop;
  let network: FaultProxy;
  let before: Resources;

  beforeAll(async () => {
    shop = await startFaultShop(8, reportingTo(report), searchAndAnswer);
    network = await FaultProxy.start(shop.api.port, seeded('soak'));
    before = await readResources(shop.api, report);
  });
  afterAll(async () => {
    await network?.close();
    await shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('all are answered', async () => {
    const endsAt = performance.now() + MINUTES * 60_000;
    const isOver = () => performance.now() > endsAt;
    await Promise.all([
      ...Array.from({ length: VISITORS }, (_, n) => visit(n, isOver)),
      makeFaults(isOver),
      (async () => {
        while (!isOver()) {
          await delay(SAMPLE_MS);
          // Answers in progress hold as much as the load of that moment: a line through them would show the load.
          await questions.whileNobodyIsInside(async () => samples.push(await readResources(shop.api, report)));
        }
      })(),
    ]);
    expect(logs.length).toBeGreaterThanOrEqual(VISITORS);
  });

  it('memory, descriptors, timers and the write-ahead log stay bounded', async () => {
    await delay(SAMPLE_MS);
    const after = await readResources(shop.api, report);
    const late = samples.slice(Math.floor(samples.length / 3));
    const megabytes = (of: (sample: Resources) => number) => slopePerHour(late, of) / 1024 ** 2;
    const most = (of: (sample: Resources) => number) => Math.max(...samples.map(of));
    const objects = ({ heapUsed, code }: Resources) => heapUsed - code;
    const walMb = most(({ walBytes }) => walBytes) / 1024 ** 2;
    console.log(
      [
        `soak of ${MINUTES} min (seed ${SEED}): ${logs.length} conversations, ${logs.reduce((sum, { sent }) => sum + sent.size, 0)} questions`,
        `RSS ${mb(before.rss)} MB before, ${mb(late[0]!.rss)} after a third, ${mb(samples.at(-1)!.rss)} at the end; slope ${megabytes(({ rss }) => rss).toFixed(2)} MB/h`,
        `heap ${samples.length} samples, ${mb(late[0]!.heapUsed)} MB after a third; slope ${megabytes(({ heapUsed }) => heapUsed).toFixed(2)} MB/h: objects ${megabytes(objects).toFixed(2)}, compiled code ${megabytes(({ code }) => code).toFixed(2)}`,
        `descriptors ${before.fds} before, at most ${most(({ fds }) => fds)}, ${after.fds} after; timers ${before.timers}, ${most(({ timers }) => timers)}, ${after.timers}; log at most ${walMb.toFixed(1)} MB`,
      ].join('\n'),
    );
    expect(most(({ walBytes }) => walBytes)).toBeLessThan(WAL_BYTES);
    expect(after.fds).toBeLessThanOrEqual(before.fds + SPARE);
    expect(after.timers).toBeLessThanOrEqual(before.timers + SPARE);
    if (MINUTES >= 10) expect(megabytes(objects)).toBeLessThan(HEAP_GROWTH_MB);
  });

  it('loses nothing: I1 to I8', async () => {
    await shop.api.kill('SIGTERM');
    expect(await checkHistory(shop.api.databaseFile, logs, shop.effects)).toEqual([]);
  });

  /** One after the other, visitors with a few questions each. */
  async function visit(place: number, isOver: () => boolean): Promise<void> {
    const random = seeded(`visitor ${place}`);
    for (let round = 0; !isOver(); round++) {
      const name = `soak-${place}-${round}`;
      const visitor = new FaultyVisitor(name, network.origin, seeded(name));
      for (let question = 0; question < QUESTIONS && !isOver(); question++) {
        await questions.enter();
        try {
          await ask(visitor, `${name}-${question}`, random);
        } finally {
          questions.leave();
        }
        await delay(random() * THINK_MS);
      }
      await visitor.settled();
      logs.push(visitor.leave());
    }
  }

  async function ask(visitor: FaultyVisitor, order: string, random: () => number): Promise<void> {
    const kind = random();
    if (kind < 0.3) {
      visitor.ask(`Please cancel order ${order}`);
      await visitor.decideIfAsked(random() < 0.7 ? 'approved' : 'rejected');
    } else {
      visitor.ask('What makes steam?');
      await delay(random() * 400);
      if (kind < 0.4) visitor.stop();
      else if (kind < 0.55) visitor.reload();
    }
    await visitor.settled();
  }

  async function makeFaults(isOver: () => boolean): Promise<void> {
    const random = seeded('weather');
    while (!isOver()) {
      network.faults = FAULTS[Math.floor(random() * FAULTS.length)]!;
      shop.upstream.faults = random() < 0.3 ? { ...NO_FAULTS, cut: 0.01 } : NO_FAULTS;
      const kind = random();
      if (kind < 0.2) network.cutAll();
      network.silence(kind > 0.85);
      await delay(random() * FAULT_MS);
      network.silence(false);
    }
    network.faults = NO_FAULTS;
    shop.upstream.faults = NO_FAULTS;
  }
});

/** Lets many in, except while somebody works alone. */
class Gate {
  #inside = 0;
  #closed: Promise<void> | null = null;
  #onEmpty: (() => void) | null = null;

  async enter(): Promise<void> {
    while (this.#closed) await this.#closed;
    this.#inside++;
  }

  leave(): void {
    if (--this.#inside === 0) this.#onEmpty?.();
  }

  async whileNobodyIsInside(work: () => Promise<unknown>): Promise<void> {
    let open = () => {};
    this.#closed = new Promise((resolve) => (open = resolve));
    try {
      if (this.#inside > 0) await new Promise<void>((resolve) => (this.#onEmpty = resolve));
      await work();
    } finally {
      this.#onEmpty = null;
      this.#closed = null;
      open();
    }
  }
}

const mb = (bytes: number): string => (bytes / 1024 ** 2).toFixed(1);
