// The admin key as the owner uses it: printed once, kept in a file, replaced by the command line while the server runs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';

const root = resolve(import.meta.dirname, '../..');
const DOCUMENTS = '/api/v1/admin/index/documents';

describe('the admin key of a first start', () => {
  let api: ApiProcess;
  beforeAll(async () => {
    api = await ApiProcess.start();
  });
  afterAll(() => api?.close());

  const push = async (headers: Record<string, string> = {}) => {
    const document = { url: 'https://www.example.com/prices', text: 'The kettle costs one euro.' };
    const reply = await fetch(api.origin + DOCUMENTS, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ site: 'default', documents: [document] }),
    });
    return reply.status;
  };
  const command = (...args: string[]) =>
    spawnSync(process.execPath, ['dist/api/cli.js', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH ?? '',
        DATABASE_URL: `file:${api.databaseFile}`,
        AGENT_CHAT_CONFIG: join(api.folder, 'agent-chat.config.json'),
      },
    });

  it('is printed once, and kept in a file of mode 0600 beside the database, which stores only its hash', async () => {
    const key = api.adminKey;
    expect(statSync(join(api.folder, 'admin.key')).mode & 0o777).toBe(0o600);
    expect(api.output.split(key)).toHaveLength(2);
    await api.kill('SIGTERM');
    await api.start();
    expect(api.output.split(key)).toHaveLength(2);
    expect(api.output).toContain(`the key is in ${join(api.folder, 'admin.key')}`);
    expect(readFileSync(api.databaseFile, 'latin1')).not.toContain(key);
  });

  it('is required on this machine too, from a program and from a page of another local port', async () => {
    expect(await push()).toBe(401);
    expect((await fetch(`${api.origin}/metrics`)).status).toBe(401);
    const bearer = { authorization: `Bearer ${api.adminKey}` };
    expect(await push({ ...bearer, origin: 'http://127.0.0.1:3000' })).toBe(403);
    expect(await push(bearer)).toBe(200);
    expect((await api.admin('/metrics')).status).toBe(200);
  });

  it('is shown and replaced by agent-chat admin-key while the server runs', async () => {
    const former = api.adminKey;
    expect(command('admin-key').stdout).toBe(`${former}\n`);
    const replaced = command('admin-key', '--new');
    expect([replaced.status, replaced.stdout]).toEqual([0, `${api.adminKey}\n`]);
    expect(api.adminKey).not.toBe(former);
    expect(await push({ authorization: `Bearer ${former}` })).toBe(401);
    expect(await push({ authorization: `Bearer ${api.adminKey}` })).toBe(200);
    writeFileSync(join(api.folder, 'admin.key'), 'not the key');
    const stale = command('admin-key');
    expect([stale.status, stale.stdout, stale.stderr]).toEqual([1, '', expect.stringContaining('admin-key --new')]);
  });

  it('is not looked for in a folder without a database: nothing is made there, and the folder of the server is asked for', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-chat-elsewhere-'));
    for (const args of [[], ['--new']]) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(root, 'dist/api/cli.js'), 'admin-key', ...args],
        { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH ?? '' } },
      );
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`There is no database at ${join(folder, 'data/agent-chat.db')}`);
      expect(stderr).toContain('DATABASE_URL');
      expect(readdirSync(folder)).toEqual([]);
    }
    rmSync(folder, { recursive: true });
  });

  it('is in the help of the command line, which rejects unknown arguments', () => {
    expect(command('--help').stdout).toContain('  admin-key ');
    expect(command('admin-key', '--help').stdout).toContain('Use: agent-chat admin-key [--new]');
    const unknown = command('admin');
    expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining('There is no command admin.')]);
    const option = command('admin-key', '--old');
    expect([option.status, option.stderr]).toEqual([2, expect.stringContaining("Unknown option '--old'")]);
  });
});
