// The image without Docker: a bare Debian made by mmdebstrap, what the Dockerfile puts there, and its second stage's own lines (RUN, ENV,
// USER, HEALTHCHECK, ENTRYPOINT, CMD) in a chroot whose root may not be written. Not as Docker does it: Node is this machine's and not the
// base image's, better-sqlite3 is not compiled anew, and there is no network of its own.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../helpers/api-process.ts';

const repository = resolve(import.meta.dirname, '../..');
const [, , second = ''] = readFileSync(join(repository, 'integrations/deploy/Dockerfile'), 'utf8').split(/^FROM /m);
const line = (name: string) => new RegExp(`^${name} (?:--.* CMD )?(.*)$`, 'm').exec(second)?.[1] ?? '';
const list = (name: string) => JSON.parse(line(name)) as string[];
/** The user `node` of the base image. */
const USER = '1000:1000';

const hasPrograms = spawnSync('sh', ['-c', 'command -v mmdebstrap && command -v unshare']).status === 0;
const canTry = hasPrograms && process.getuid?.() === 0;
if (!canTry) console.log('skipped: the image in a bare root (it needs root and mmdebstrap)');

describe.skipIf(!canTry)('the image in a bare root', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-image-'));
  const root = join(folder, 'root');
  const run = (program: string, args: string[], cwd = folder) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', timeout: 600_000 });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
    return stdout;
  };
  let server: ChildProcess | null = null;

  beforeAll(() => {
    const sources = '/etc/apt/sources.list.d/debian.sources';
    run('mmdebstrap', [
      '--variant=minbase',
      '--include=libstdc++6,libatomic1',
      'bookworm',
      root,
      ...(existsSync(sources) ? [sources] : []),
    ]);
    run('chroot', [root, 'useradd', '--uid', '1000', '--create-home', 'node']);
    cpSync(process.execPath, join(root, 'usr/local/bin/node'));
    // The first stage: what is published, installed without what is for development.
    const packed = run(
      'npm',
      ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
      repository,
    ).trim();
    mkdirSync(join(root, 'app'));
    run(
      'npm',
      ['install', '--no-audit', '--no-fund', '--omit=dev', '--ignore-scripts', join(folder, packed)],
      join(root, 'app'),
    );
    const built = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
    cpSync(join(repository, built), join(root, 'app', built), { recursive: true });
    // The second stage.
    run('chroot', [root, 'sh', '-c', line('RUN')]);
    // How the program knows a container.
    writeFileSync(join(root, '.dockerenv'), '');
  }, 900_000);
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function stop(): Promise<void> {
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    process.kill(-(server.pid ?? 0), 'SIGTERM');
    await ended;
  }

  /** In mounts of its own: the root read-only, /data a volume or a folder of the image that this container alone could write. */
  function script(command: string[], port: number, hasVolume: boolean): string {
    const env = [...line('ENV').split(' '), `PORT=${port}`, 'PATH=/usr/local/bin:/usr/bin:/bin'].map(quote).join(' ');
    const data = hasVolume ? `mount --bind ${quote(join(folder, 'volume'))} ${quote(join(root, 'data'))}` : 'true';
    return `mount --bind ${quote(root)} ${quote(root)}; mount -t proc proc ${quote(join(root, 'proc'))}
      ${data}; ${hasVolume ? `mount -o remount,bind,ro ${quote(root)}` : 'true'}
      exec chroot --userspec=${USER} ${quote(root)} env -i ${env} sh -c 'cd ${line('WORKDIR')} && exec "$@"' sh ${command.map(quote).join(' ')}`;
  }

  const start = async (hasVolume: boolean) => {
    mkdirSync(join(folder, 'volume'), { recursive: true });
    run('chown', [USER, join(folder, 'volume')]);
    const port = await freePort();
    const child = spawn(
      'unshare',
      ['-m', 'sh', '-euc', script([...list('ENTRYPOINT'), ...list('CMD')], port, hasVolume)],
      { detached: true },
    );
    server = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    for (let tries = 0; tries < 300 && !output.includes(' is at http'); tries++) {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${output}`);
      await delay(200);
    }
    return { port, output: () => output };
  };

  it('starts as a user without rights, writes to the volume alone, and is healthy by its own check', async () => {
    const { port, output } = await start(true);
    expect(output()).toContain(`agent-chat `);
    expect(output()).not.toContain('in its own file system');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const health = spawnSync('unshare', ['-m', 'sh', '-euc', script(list('HEALTHCHECK'), port, true)], {
      encoding: 'utf8',
    });
    expect([health.status, health.stderr]).toEqual([0, '']);
    expect(readdirSync(join(folder, 'volume'))).toEqual(
      expect.arrayContaining(['agent-chat.db', 'admin.key', 'index.db']),
    );
    await stop();
    const down = spawnSync('unshare', ['-m', 'sh', '-euc', script(list('HEALTHCHECK'), port, true)], {
      encoding: 'utf8',
    });
    expect(down.status).toBe(1);
  });

  it('without a volume says at the start that all is lost with the container', async () => {
    const { output } = await start(false);
    expect(output()).toContain('this machine is a container, and /data/agent-chat.db is in its own file system');
    await stop();
  });
});

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
