// `npm start` under a supervisor: a signal to npm shuts the server down cleanly, and npm exits after it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../helpers/api-process.ts';

const root = resolve(import.meta.dirname, '../..');

describe('npm start', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-chat-npm-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['SIGTERM', 'SIGINT'] as const)('hands %s on: once npm has ended nothing of it is left', async (signal) => {
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), DATABASE_URL: `file:${join(folder, 'agent-chat.db')}` };
    // A process group of its own, so that processes left by this test can be ended.
    const npm = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(npm, 'exit');
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    try {
      await expect.poll(() => output, { timeout: 60_000 }).toContain(`is at http://127.0.0.1:${port}/`);
      // To npm alone, as a supervisor does; a terminal would send it to the whole group.
      npm.kill(signal);
      await ended;
      await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
      expect(isGroupEmpty(npm.pid!), output).toBe(true);
    } finally {
      try {
        process.kill(-npm.pid!, 'SIGKILL');
      } catch {
        // No process is left, as expected.
      }
    }
  });
});

function isGroupEmpty(group: number): boolean {
  try {
    process.kill(-group, 0);
    return false;
  } catch {
    return true;
  }
}
