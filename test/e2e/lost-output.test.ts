// A server whose standard output cannot be written: its reader has ended, as that of `agent-chat start | head -1`, or the disk is full.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../helpers/api-process.ts';

const root = resolve(import.meta.dirname, '../..');

describe('a server whose standard output cannot be written', () => {
  let folder: string;
  let server: ChildProcess | undefined;
  let origin: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-chat-output-'));
  });
  afterEach(() => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(stdout: 'pipe' | number): Promise<ChildProcess> {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, ['dist/api/main.js'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATABASE_URL: `file:${join(folder, 'a.db')}`, LOG_LEVEL: 'info' },
      stdio: ['ignore', stdout, 'ignore'],
    });
    return server;
  }

  async function servesAndEnds(): Promise<void> {
    const read = () =>
      fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(read, { timeout: 30_000, interval: 100 }).toBe(200);
    // Each request is a line of the log.
    expect(await read()).toBe(200);
    const ended = once(server!, 'exit');
    server!.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }

  it('goes on and ends in good order when the reader has ended', async () => {
    const { stdout } = await start('pipe');
    await once(stdout!, 'data');
    stdout!.destroy();
    await servesAndEnds();
  });

  it.skipIf(!existsSync('/dev/full'))('goes on and ends in good order when the disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    await start(full);
    closeSync(full);
    await servesAndEnds();
  });
});
