// Rows 5 and 6 of docs/reliability.md: a disk that is full, read-only or broken while the API serves. What is refused is refused
// clearly and soon, what was stored is read, nothing is acknowledged that is not stored, and it goes on without a restart.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '../helpers/amount.ts';
import { type FaultScene, SEED, searchAndAnswer, seeded, startFaultScene } from '../helpers/fault-scene.ts';
import { FaultyVisitor, type VisitorLog } from '../helpers/faulty-visitor.ts';
import { checkHistory } from '../helpers/history-checker.ts';
import { WireClient } from '../helpers/wire-client.ts';

/** Longest time until a message is refused, in ms. */
const REFUSED_MS = 2_000;
/** How writing fails; a quick run has one. */
const KINDS = amount(['EIO'], ['EROFS', 'EIO', 'EIO on sync']);
/** Most messages that find room in what is allocated already. */
const MAX_MESSAGES = 400;
/** Long enough to need pages of their own. */
const LONG = 'What makes steam? '.repeat(200);

const folder = mkdtempSync(join(tmpdir(), 'agent-chat-disk-'));
const small = join(folder, 'small');
mkdirSync(small);
const isMounted = run('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', small]);
const library = join(folder, 'failing-disk.so');
const source = resolve(import.meta.dirname, '../helpers/failing-disk.c');
const isCompiled = run('gcc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl']);
if (!isMounted) console.log('skipped: a full disk (this user cannot mount a tmpfs)');
if (!isCompiled) console.log('skipped: a broken disk (there is no gcc)');

afterAll(() => {
  if (isMounted) run('umount', [small]);
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!isMounted)(`a full disk (seed ${SEED})`, () => {
  const filler = join(small, 'filler');
  let scene: FaultScene;
  const logs: VisitorLog[] = [];
  beforeAll(async () => {
    scene = await startFaultScene(8, searchAndAnswer, { data: small });
  });
  afterEach(() => rmSync(filler, { force: true }));
  afterAll(() => scene?.close());

  it('refuses messages, reads, and writes again once there is space', async () => {
    let slowestMs = 0;
    for (let round = 0; round < amount(1, 20); round++) {
      const { log, refusedMs } = await refuse(scene, {
        name: `full ${round}`,
        begin: () => fill(filler),
        end: () => rmSync(filler),
        says: /the disk of the server is full/,
      });
      logs.push(log);
      slowestMs = Math.max(slowestMs, refusedMs);
    }
    console.log(`${logs.length} full disks (seed ${SEED}): refused after at most ${Math.round(slowestMs)} ms`);
    expect(slowestMs).toBeLessThan(REFUSED_MS);
  });

  it('an answer goes on that found the disk full for a second', async () => {
    for (let round = 0; round < amount(1, 20); round++) {
      const visitor = new FaultyVisitor(`filled ${round}`, scene.api.origin, seeded(`filled ${round}`));
      visitor.ask('What makes steam?');
      await visitor.answering();
      fill(filler);
      await delay(1_000);
      rmSync(filler);
      await visitor.settled();
      const log = visitor.leave();
      expect(log.shown.at(-1)).toContain('Sentence 40 of the answer');
      logs.push(log);
    }
  });

  it('loses nothing: I1, I2, I3, I6, I7, I8', async () => {
    await expectWhole(scene, logs);
  });
});

describe.skipIf(!isCompiled)(`a disk that cannot be written (seed ${SEED})`, () => {
  const control = join(folder, 'failure');
  let scene: FaultScene;
  const logs: VisitorLog[] = [];
  beforeAll(async () => {
    scene = await startFaultScene(8, searchAndAnswer, { env: { LD_PRELOAD: library, FAILING_DISK: control } });
  });
  afterEach(() => rmSync(control, { force: true }));
  afterAll(() => scene?.close());

  it.each(KINDS)('%s of the write-ahead log: not ready, and no false acknowledgement', async (kind) => {
    for (let round = 0; round < amount(1, 10); round++) {
      const { log, refusedMs } = await refuse(scene, {
        name: `${kind} ${round}`,
        begin: () => writeFileSync(control, kind),
        end: () => rmSync(control),
        says: /the database cannot be written/,
      });
      logs.push(log);
      expect(refusedMs).toBeLessThan(REFUSED_MS);
    }
  });

  it('has acknowledged nothing that a kill -9 takes away', async () => {
    const visitor = new FaultyVisitor('broken', scene.api.origin, seeded('broken'));
    visitor.ask('What makes steam?');
    await visitor.answering();
    writeFileSync(control, 'EIO');
    visitor.ask('And what else?');
    await delay(1_000);
    await scene.api.kill('SIGKILL');
    rmSync(control);
    await scene.api.start();
    await visitor.settled();
    logs.push(visitor.leave());
  });

  it('loses nothing: I1, I2, I3, I6, I7, I8', async () => {
    await expectWhole(scene, logs);
  });
});

type Refusal = { name: string; begin(): void; end(): void; says: RegExp };

/** A visitor with an answer asks again while nothing can be written; then it can again. */
async function refuse(
  scene: FaultScene,
  { name, begin, end, says }: Refusal,
): Promise<{ log: VisitorLog; refusedMs: number }> {
  const { api } = scene;
  const visitor = new FaultyVisitor(name, api.origin, seeded(name));
  visitor.ask('What makes steam?');
  await visitor.settled();
  const client = await WireClient.open(api.origin);
  const post = (path: string, body: unknown) =>
    fetch(`${api.origin}/api/v1/conversations${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json', origin: api.origin },
      body: JSON.stringify(body),
    });
  const { id } = (await (await post('', {})).json()) as { id: string };
  begin();
  let acknowledged = 0;
  let refused: Response | null = null;
  let refusedMs = 0;
  while (!refused) {
    const startedAt = performance.now();
    const reply = await post('', {});
    refusedMs = Math.max(refusedMs, performance.now() - startedAt);
    if (reply.status < 300 && acknowledged < MAX_MESSAGES) acknowledged += 1;
    else refused = reply;
  }
  const { error } = (await refused.json()) as { error: { code: string; message: string } };
  expect([refused.status, error.code, error.message]).toEqual([503, 'unavailable', expect.stringMatching(says)]);
  const startedAt = performance.now();
  const message = await post(`/${id}/messages`, {
    client_id: `${name.replaceAll(' ', '-')}-refused`,
    content: [{ type: 'text', text: LONG }],
  });
  refusedMs = Math.max(refusedMs, performance.now() - startedAt);
  expect(message.status).toBe(503);
  const question = visitor.view.conversationId;
  visitor.ask('And what else?');
  const [alive, history] = await Promise.all([fetch(`${api.origin}/healthz`), client.history(id)]);
  expect(alive.status).toBe(200);
  // A checkpoint makes room in the log for a few small writes: the state turns red once that is used up, too.
  const health = async () => {
    await post('', {});
    return (await fetch(`${api.origin}/readyz`)).status;
  };
  await expect.poll(health, { timeout: 30_000 }).toBe(503);
  expect(history.messages).toEqual([]);
  // What is stored is read, and the refused text stays with the visitor.
  const kept = visitor.view.pending.length;
  visitor.reload();
  await visitor.until(({ phase, entries }) => phase === 'ready' && entries.length > 0, 'shown again');
  expect([visitor.view.conversationId, visitor.view.pending.length]).toEqual([question, kept]);
  end();
  const isReady = await fetch(`${api.origin}/readyz`);
  expect(isReady.status).toBe(200);
  visitor.retryAll();
  await visitor.settled();
  const log = visitor.leave();
  expect(log.acknowledged.size).toBe(2);
  return { log, refusedMs };
}

async function expectWhole({ api }: FaultScene, logs: readonly VisitorLog[]): Promise<void> {
  await api.kill('SIGTERM');
  expect(await checkHistory(api.databaseFile, logs)).toEqual([]);
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k'], { stdio: 'ignore' });
  spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=4k', 'oflag=append', 'conv=notrunc'], { stdio: 'ignore' });
}

function run(command: string, words: readonly string[]): boolean {
  return spawnSync(command, words, { stdio: 'ignore' }).status === 0;
}
