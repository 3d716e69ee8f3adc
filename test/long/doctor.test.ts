// `agent-chat doctor` beside a real server: what it says when all is right, and of each thing that is wrong on the way to a page.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess, freePort } from '../helpers/api-process.ts';
import { frame, startModelServer, textFrames } from '../helpers/model-server.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';

const cli = resolve(import.meta.dirname, '../../dist/api/cli.js');
const folder = mkdtempSync(join(tmpdir(), 'agent-chat-doctor-'));
const { PATH = '', HOME = '' } = process.env;

type Finding = { area: string; state: string; text: string; fix?: string };
type Outcome = { code: number | null; findings: Finding[]; output: string };

describe('agent-chat doctor', () => {
  let api: ApiProcess;
  let site: StandIn;
  let policy = '';
  let config: string;
  const page = 'The shop sells kettles and repairs them within three weeks, at the counter or by post.';
  beforeAll(async () => {
    site = await startStandIn(({ path }, reply) => {
      if (path !== '/') return void reply.writeHead(404).end();
      const head = policy === '' ? {} : { 'content-security-policy': policy };
      reply
        .writeHead(200, { 'content-type': 'text/html', ...head })
        .end(
          `<!doctype html><html lang="en"><title>Shop</title><script src="${api.origin}/widget.js" async></script><main><h1>Shop</h1><p>${page}</p></main>`,
        );
    });
    const sites = [{ key: 'default', origins: [site.origin], address: site.origin }];
    const settings = { sites, crawler: { allowHosts: [site.host], delayMs: 0 } };
    api = await ApiProcess.start({ config: settings });
    config = join(api.folder, 'agent-chat.config.json');
    await api.indexed();
  });
  afterAll(async () => {
    await api.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
    const child = spawn(process.execPath, [cli, 'doctor', ...args], {
      cwd: folder,
      env: {
        PATH,
        HOME,
        PORT: String(api.port),
        DATABASE_URL: `file:${api.databaseFile}`,
        AGENT_CHAT_CONFIG: config,
        ...env,
      },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    const findings = stdout.startsWith('{') ? (JSON.parse(stdout) as { findings: Finding[] }).findings : [];
    return { code, findings, output: stdout + stderr };
  }
  // Where the tests run in a container, their folder is no volume.
  const notInOrder = ({ findings }: Outcome) => findings.filter(({ area, state }) => state !== 'ok' && area !== 'data');

  it('finds everything in order, from Node to the page, and says so in lines and as JSON', async () => {
    const outcome = await run(['--page', `${site.origin}/`, '--json']);
    expect(notInOrder(outcome), outcome.output).toEqual([]);
    expect(outcome.code).toBe(0);
    expect(new Set(outcome.findings.map(({ area }) => area).filter((area) => area !== 'data'))).toEqual(
      new Set([
        'node',
        'settings',
        'database',
        'index',
        'disk',
        'model',
        'address',
        'ready',
        'admin',
        'origin',
        'websocket',
        'stream',
        'page',
        'policy',
      ]),
    );
    const lines = await run(['--page', `${site.origin}/`]);
    expect(lines.output).toMatch(/✓ websocket ws:\/\/127\.0\.0\.1:\d+\/api\/v1\/ws opens\n✓ stream/);
    expect(lines.output).toMatch(/0 failed, [01] to look at, 0 not known, \d+ in order\.\n$/);
    expect(lines.output).not.toContain('\u001b');
    // What it made is deleted.
    expect(await (await api.admin('/metrics')).text()).toContain('agent_chat_messages_total 0');
  });

  it('names what a policy of the page blocks, and ends with 1', async () => {
    policy = "default-src 'self'; connect-src *";
    try {
      const outcome = await run(['--page', `${site.origin}/`, '--json']);
      expect(outcome.code).toBe(1);
      expect(notInOrder(outcome)).toEqual([
        expect.objectContaining({
          area: 'policy',
          state: 'failed',
          fix: expect.stringContaining(`Add ${api.origin} to script-src`),
        }),
        expect.objectContaining({ area: 'policy', state: 'warning', text: expect.stringContaining('img-src') }),
      ]);
    } finally {
      policy = '';
    }
  });

  it('names an origin that may not use the chat', async () => {
    const other = await startStandIn(
      (_request, reply) => reply.end('<!doctype html><title>Other</title>') && undefined,
    );
    try {
      const outcome = await run(['--page', other.origin, '--url', api.origin, '--json']);
      expect(outcome.findings).toContainEqual(
        expect.objectContaining({
          area: 'origin',
          state: 'failed',
          fix: expect.stringContaining(`Add "${other.origin}" to "origins"`),
        }),
      );
      expect(outcome.findings).toContainEqual(expect.objectContaining({ area: 'page', state: 'warning' }));
    } finally {
      await other.close();
    }
  });

  it('says that nothing answers, and of a path that is not configured', async () => {
    const port = await freePort();
    const silent = await run(['--url', `http://127.0.0.1:${port}`, '--json']);
    expect(silent.code).toBe(1);
    expect(silent.findings).toContainEqual(
      expect.objectContaining({ area: 'address', state: 'failed', text: expect.stringContaining('ECONNREFUSED') }),
    );
    const kept = await run(['--url', `${api.origin}/chat`, '--json']);
    expect(kept.findings).toContainEqual(
      expect.objectContaining({
        area: 'address',
        state: 'failed',
        fix: expect.stringContaining('Set "basePath": "/chat"'),
      }),
    );
  });

  it('asks the model, and shows what it says of a wrong key', async () => {
    const model = await startModelServer((_body, n) =>
      n === 0 ? { chunks: textFrames('ready') } : { status: 401, chunks: [frame({ error: { message: 'wrong key' } })] },
    );
    const env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'tiny' };
    try {
      expect((await run(['--json'], env)).findings).toContainEqual({
        area: 'model',
        state: 'ok',
        text: 'tiny answers',
      });
      const refused = await run(['--json'], env);
      expect(refused.code).toBe(1);
      expect(refused.findings).toContainEqual(
        expect.objectContaining({ area: 'model', state: 'failed', fix: expect.stringContaining('OPENAI_API_KEY') }),
      );
      expect(refused.output).not.toContain('sk-test');
    } finally {
      await model.close();
    }
  });

  it('says that the model does not answer, goes on with the other checks, and ends with 1', async () => {
    const closed = `http://127.0.0.1:${await freePort()}/v1`;
    const busy = await startModelServer(() => ({ status: 503, chunks: [] }));
    try {
      for (const url of [closed, busy.url]) {
        const env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: url, OPENAI_MODEL: 'tiny' };
        const silent = await run(['--json'], env);
        expect(silent.code, silent.output).toBe(1);
        expect(notInOrder(silent)).toContainEqual(
          expect.objectContaining({ area: 'model', state: 'failed', fix: expect.stringContaining('OPENAI_BASE_URL') }),
        );
        expect(silent.findings).toContainEqual(expect.objectContaining({ area: 'websocket', state: 'ok' }));
      }
    } finally {
      await busy.close();
    }
  });

  it('lists mistakes of the configuration and looks at nothing that needs it', async () => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, '{"port": "high", "sitez": []}');
    const outcome = await run(['--json'], { AGENT_CHAT_CONFIG: file });
    expect(outcome.code).toBe(1);
    expect(notInOrder(outcome).map(({ area, state }) => `${area} ${state}`)).toEqual([
      'settings failed',
      'settings failed',
    ]);
    expect((await run(['--page', 'nowhere'])).code).toBe(2);
  });
});
