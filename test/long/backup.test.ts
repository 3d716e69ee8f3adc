// `agent-chat backup` and `restore` as an owner runs them: beside a running server, on a full disk, over a server that runs; and the
// first start of this version over a database of an earlier one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { unpackDatabase } from '../helpers/earlier-database.ts';

const cli = resolve(import.meta.dirname, '../../dist/api/cli.js');
const folder = mkdtempSync(join(tmpdir(), 'agent-chat-backup-'));
const { PATH = '', HOME = '' } = process.env;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (database: string, ...args: string[]) =>
  spawnSync(process.execPath, [cli, ...args], {
    cwd: folder,
    env: { PATH, HOME, DATABASE_URL: `file:${database}` },
    encoding: 'utf8',
  });
/** As a user of its own where that is allowed: mounting a small disk needs it. */
const inOwnMounts = (script: string, database: string) =>
  spawnSync('unshare', [process.getuid?.() === 0 ? '-m' : '-rm', 'sh', '-euc', script], {
    cwd: folder,
    env: { PATH, HOME, DATABASE_URL: `file:${database}` },
    encoding: 'utf8',
  });
const canMount = inOwnMounts('mkdir -p probe && mount -t tmpfs -o size=1m probe probe', '').status === 0;

describe('a database of an earlier version', () => {
  it('is copied before its upgrade, which is said, and the copy is restored when the server is stopped', async () => {
    const data = join(folder, 'upgrade');
    mkdirSync(data);
    const earlier = unpackDatabase('2026-11', data);
    const api = await ApiProcess.start({ data });
    const copy = /the database was of an earlier version: (\S+) is its copy/.exec(api.output)?.[1] ?? '';
    expect(statSync(copy).size).toBeGreaterThan(0);

    const refused = run(earlier.file, 'restore', copy, '--replace');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining(`in use by process ${api.pid}`)]);
    expect((await fetch(`${api.origin}/readyz`)).status).toBe(200);

    await api.kill('SIGTERM');
    await api.start();
    expect(api.output.split('of an earlier version')).toHaveLength(2);
    await api.kill('SIGTERM');
    const restored = run(earlier.file, 'restore', copy, '--replace');
    expect([restored.status, restored.stdout]).toEqual([
      0,
      expect.stringContaining(`Restored ${earlier.logs.size} conversations`),
    ]);
    await api.close();
  });
});

describe('a backup', () => {
  it('is taken beside a running server and restored to another place', async () => {
    const api = await ApiProcess.start();
    try {
      const made = run(api.databaseFile, 'backup', join(folder, 'monday'));
      expect([made.status, made.stderr]).toEqual([0, '']);
      const restored = run(join(folder, 'elsewhere/agent-chat.db'), 'restore', join(folder, 'monday'));
      expect([restored.status, restored.stderr]).toEqual([0, '']);
      expect(restored.stdout).toContain('Restored 0 conversations');
    } finally {
      await api.close();
    }
  });

  it.skipIf(!canMount)('on a full disk fails, says so and leaves nothing there', () => {
    const data = join(folder, 'full');
    mkdirSync(data);
    const { file } = unpackDatabase('2026-11', data);
    const before = readdirSync(data).sort();
    const script = `mkdir small; mount -t tmpfs -o size=100k small small
      code=0; ${process.execPath} ${cli} backup small/monday || code=$?; ls small; exit $code`;
    const { status, stdout, stderr } = inOwnMounts(script, file);
    expect(stderr).toMatch(/The disk of .*small\/monday is full: free space there.* Nothing is left of the backup/);
    expect([status, stdout]).toEqual([1, '']);
    expect(readdirSync(data).sort()).toEqual(before);
  });
});
