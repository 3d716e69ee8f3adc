// kill -9 during the first start with a database of an earlier version, before any of its writes: nothing is lost.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { amount } from '../helpers/amount.ts';
import { freePort } from '../helpers/api-process.ts';
import { type EarlierDatabase, openParts, unpackDatabase } from '../helpers/earlier-database.ts';

const root = resolve(import.meta.dirname, '../..');
/** The first writes, each of which is tried, and the writes between two kills after them. Each kill takes two seconds: AMOUNTS=all tries more. */
const FIRST = 9;
const STEP = amount(20, 9);
/** Longest time for all starts together, in ms: each is a process of its own, and the machine may be busy. */
const ALL_STARTS_MS = 400_000;

let folder: string;
let earlier: EarlierDatabase;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agent-chat-upgrade-'));
  earlier = unpackDatabase('2026-11', folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the API over the database until it is killed before its n-th write, or listens; whether it listened. */
async function startUntil(write: number): Promise<boolean> {
  const { PATH, HOME } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', resolve(root, 'test/helpers/kill-at-write.mjs'), 'dist/api/main.js'],
    {
      cwd: root,
      env: {
        ...(PATH ? { PATH } : {}),
        ...(HOME ? { HOME } : {}),
        PORT: String(await freePort()),
        DATABASE_URL: `file:${earlier.file}`,
        AGENT_CHAT_KILL_AT_WRITE: String(write),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  let hasListened = false;
  child.stderr.on('data', (chunk) => (output += chunk));
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (!String(chunk).includes('agent-chat ') || hasListened) return;
    hasListened = true;
    child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'exit');
  expect(signal, output).toBe('SIGKILL');
  return hasListened;
}

async function expectEverything(moment: string): Promise<void> {
  const parts = await openParts(earlier);
  try {
    for (const [conversation, log] of earlier.logs) {
      expect(await parts.store.log.read(conversation, 0), moment).toEqual(log);
    }
    expect(await parts.documents.findLost(), moment).toEqual([]);
    const documents = await parts.documents.list('default', { limit: 10 });
    expect(
      documents.map(({ id, url }) => ({ id, url })),
      moment,
    ).toEqual(earlier.documents);
    for (const [question, title] of Object.entries(earlier.questions)) {
      expect(parts.index.search('default', question)[0]?.title, `${moment}: ${question}`).toBe(title);
    }
    expect(parts.jobs.state('default'), moment).toMatchObject({ status: 'done', counts: { fetched: 5 } });
  } finally {
    await parts.close();
  }
}

it('loses nothing at any moment of the migration', { timeout: ALL_STARTS_MS }, async () => {
  let kills = 0;
  for (let write = 1; ; write += write < FIRST ? 1 : STEP) {
    for (const name of ['agent-chat.db', 'index.db'])
      for (const end of ['-wal', '-shm', '']) rmSync(join(folder, name + end), { force: true });
    unpackDatabase('2026-11', folder);
    if (await startUntil(write)) break;
    kills++;
    await expectEverything(`killed before write ${write}`);
  }
  expect(kills).toBeGreaterThan(FIRST + 5);
});
