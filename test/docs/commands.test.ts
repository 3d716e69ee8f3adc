// Every block of shell commands in README.md, CONTRIBUTING.md and docs/ is run as an owner would, in a folder of its own beside a small
// site on this machine; or it is in cannot-run.ts with the reason.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../helpers/api-process.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';
import { CANNOT_RUN } from './cannot-run.ts';

const root = resolve(import.meta.dirname, '../..');
const cli = join(root, 'dist/api/cli.js');
/** Longest wait for a command that goes on, in ms. */
const STATE_MS = 90_000;

type Block = { page: string; text: string };
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .sort(),
];
const blocks = pages.flatMap((page): Block[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => ({
    page,
    text,
  })),
);
const listed = ({ page, text }: Block) => CANNOT_RUN.find((each) => each.page === page && text.startsWith(each.line));

/** How a block is run. `goesOn`: what it writes once it does its work; it is ended then. `says`: what it must write. `needs`: a program without which it is skipped. */
type Way = {
  page: string;
  begins: string;
  folder?: string;
  goesOn?: RegExp;
  says: RegExp;
  real?: boolean;
  needs?: string;
};
const WAYS: readonly Way[] = [
  {
    page: 'docs/command-line.md',
    begins: 'npx agent-chat https://',
    folder: 'try',
    goesOn: /2 pages are read/,
    says: /\/try/,
  },
  {
    page: 'docs/live.md',
    begins: 'npx agent-chat https://',
    folder: 'try-again',
    goesOn: /2 pages are read/,
    says: /\/try/,
  },
  {
    page: 'docs/command-line.md',
    begins: 'npx agent-chat init',
    folder: 'init',
    goesOn: /2 pages, /,
    says: /Wrote .*agent-chat \S+ is at/s,
  },
  { page: 'docs/command-line.md', begins: 'npx agent-chat doctor', says: /0 failed, / },
  { page: 'docs/live.md', begins: 'npx agent-chat doctor', says: /0 failed, / },
  { page: 'docs/http-api.md', begins: 'token=$(curl', goesOn: /three months/, says: /"status":"queued"|user_message/ },
  {
    page: 'docs/http-api.md',
    begins: 'ADMIN_KEY=',
    says: /"added":1|"url":"https:\/\/www\.example\.com\/terms"/,
    real: true,
  },
  { page: 'docs/operations.md', begins: 'ADMIN=', says: /"key":"shop".*Good morning!/s, real: true },
  // Last: it needs the server stopped in its middle.
  { page: 'docs/command-line.md', begins: 'npx agent-chat backup', says: /conversations.*Restored \d+ conversations/s },
  {
    page: 'docs/monitoring.md',
    begins: 'promtool check',
    folder: join(root, 'integrations/deploy/prometheus'),
    says: /11 rules found.*SUCCESS/s,
    needs: 'promtool',
  },
];
const wayOf = ({ page, text }: Block) => WAYS.find((way) => way.page === page && text.startsWith(way.begins));

describe('the commands of the documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-docs-'));
  const own = join(folder, 'own');
  let site: StandIn;
  let port = 0;
  let server: ChildProcess | null = null;

  beforeAll(async () => {
    port = await freePort();
    site = await startStandIn(({ path, headers }, reply) => {
      const address = `http://${headers.host}`;
      if (path === '/sitemap.xml')
        return void reply
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<urlset><url><loc>${address}/</loc></url><url><loc>${address}/care</loc></url></urlset>`);
      if (path !== '/' && path !== '/care') return void reply.writeHead(404).end();
      const text =
        path === '/'
          ? 'We sell kettles, and coffee machines for the kitchen at home.'
          : 'Descale the machine every three months, or every two months in areas with hard water.';
      reply
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><html lang="en"><title>Shop ${path}</title><main><h1>Shop ${path}</h1><p>${text}</p></main><script src="http://127.0.0.1:${port}/widget.js" async></script>`,
        );
    });
    mkdirSync(join(folder, 'bin'));
    // npx finds the built program, as it would in a folder where the package is installed.
    writeFileSync(join(folder, 'bin/npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${cli}" "$@"\n`);
    chmodSync(join(folder, 'bin/npx'), 0o755);
    mkdirSync(own);
    expect((await run(`npx agent-chat init ${site.origin}`, own)).code).toBe(0);
    await startServer();
  });
  afterAll(async () => {
    await stop(server);
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function begin(script: string, cwd: string, ownPort = port): { child: ChildProcess; output(): string } {
    const { HOME = '' } = process.env;
    const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
      cwd,
      detached: true,
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, HOME, PORT: String(ownPort) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    return { child, output: () => output };
  }

  async function run(script: string, cwd: string): Promise<{ code: number | null; output: string }> {
    const { child, output } = begin(script, cwd);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output: output() };
  }

  async function startServer(): Promise<void> {
    const { child, output } = begin('exec npx agent-chat start', own);
    server = child;
    await vi.waitFor(() => expect(output()).toMatch(/2 pages, /), { timeout: STATE_MS, interval: 100 });
  }

  const place = (text: string, { real }: Way) =>
    (real ? text : text.replaceAll('https://www.example.com', site.origin))
      .replaceAll('127.0.0.1:8787', `127.0.0.1:${port}`)
      .replaceAll('/var/backups', folder);

  it('each of them is run here, or is in the list of those that are not', () => {
    const lost = blocks.filter((block) => !listed(block) && !wayOf(block));
    expect(lost.map(({ page, text }) => `${page}: ${text.split('\n')[0]}`)).toEqual([]);
    const unused = [
      ...CANNOT_RUN.filter((each) => !blocks.some((block) => listed(block) === each)),
      ...WAYS.filter((way) => !blocks.some((block) => wayOf(block) === way)),
    ];
    expect(unused).toEqual([]);
    for (const { page, line, reason } of CANNOT_RUN) console.log(`not run: ${page}: ${line} … (${reason})`);
  });

  it('the parts that can be run of a block that cannot as a whole', async () => {
    const block = blocks.find(({ page, text }) => page === 'docs/live.md' && text.startsWith('npm install agent-chat'));
    const [, ...rest] = block?.text.split('\n') ?? [];
    const empty = join(folder, 'live');
    mkdirSync(empty);
    const { code, output } = await run(rest.join('\n').replaceAll('https://www.example.com', site.origin), empty);
    expect([code, output]).toEqual([0, expect.stringContaining('Wrote')]);
  });

  it.for(WAYS.map((way) => [`${way.page}: ${way.begins}`, way] as const))('%s', async ([, way], { skip }) => {
    if (way.needs) skip(!hasProgram(way.needs), `it needs ${way.needs}`);
    const block = blocks.find((each) => wayOf(each) === way);
    if (!block) throw new Error('The document has no such block.');
    const cwd = way.folder === undefined ? own : resolve(folder, way.folder);
    if (way.folder !== undefined && cwd.startsWith(folder)) mkdirSync(cwd);
    const script = place(block.text, way);
    if (way.goesOn) {
      const { child, output } = begin(script, cwd, way.folder === undefined ? port : await freePort());
      try {
        await expect.poll(output, { timeout: STATE_MS }).toMatch(way.goesOn);
        expect(output()).toMatch(way.says);
      } finally {
        await stop(child);
      }
      return;
    }
    if (way.begins.endsWith('backup')) {
      const [first = '', ...later] = script.split('\n');
      const made = await run(first, cwd);
      await stop(server);
      const restored = await run(later.join('\n'), cwd);
      expect([made.code, restored.code], made.output + restored.output).toEqual([0, 0]);
      expect(made.output + restored.output).toMatch(way.says);
      return;
    }
    const { code, output } = await run(script, cwd);
    expect([code, output]).toEqual([0, expect.stringMatching(way.says)]);
  });
});

/** Ends a program and what it has started. */
async function stop(child: ChildProcess | null): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

function hasProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(':').some((place) => readdirSafe(place).includes(name));
}

function readdirSafe(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
