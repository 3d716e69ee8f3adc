// The files of integrations/deploy that no program of this machine runs as a whole: checked by the tools of those who read them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../../api/telemetry/metrics.ts';

const root = resolve(import.meta.dirname, '../..');
const deploy = join(root, 'integrations/deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: join(deploy, 'prometheus') });
  return { status, output: `${stdout}${stderr}` };
};
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

describe.skipIf(!has('systemd-analyze'))('agent-chat.service', () => {
  const unit = join(deploy, 'agent-chat.service');

  it('is a unit that systemd takes', () => {
    expect(run('systemd-analyze', 'verify', '--man=no', unit)).toEqual({ status: 0, output: '' });
  });

  it('is exposed by no more than 2.0', () => {
    const { output } = run('systemd-analyze', 'security', '--offline=yes', '--no-pager', unit);
    const exposure = Number(/Overall exposure level for agent-chat.service: ([\d.]+)/.exec(output)?.[1]);
    console.log(`systemd-analyze security: ${exposure}`);
    expect(exposure).toBeLessThanOrEqual(2);
  });
});

describe('the alert rules', () => {
  it.skipIf(!has('promtool'))('are rules, and each comes when it must', () => {
    expect(run('promtool', 'check', 'rules', 'alerts.yml')).toEqual({
      status: 0,
      output: expect.stringContaining('11 rules found'),
    });
    expect(run('promtool', 'test', 'rules', 'alerts.test.yml')).toEqual({
      status: 0,
      output: expect.stringContaining('SUCCESS'),
    });
  });

  it('name metrics and labels that the server has', async () => {
    const metrics = new Metrics();
    metrics.observeProcess();
    // Registered by the routes of operations.
    for (const name of ['agent_chat_runs_active', 'agent_chat_runs_queued']) metrics.gauge(name, name, () => 0);
    const text = await metrics.toText();
    const used = new Set(read('prometheus/alerts.yml').match(/\b(agent_chat|process|nodejs)_[a-z0-9_]+/g));
    const known = [...used].map((name) => name.replace(/_(count|bucket|sum)$/, ''));
    expect(known.length).toBeGreaterThan(8);
    for (const name of known) expect(text).toContain(`# TYPE ${name} `);
    expect(new Set(read('prometheus/alerts.test.yml').match(/AgentChat\w+/g))).toEqual(
      new Set([...read('prometheus/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name)),
    );
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml')) as {
    services: Record<string, Record<string, unknown>>;
    volumes: Record<string, unknown>;
  };

  it('keeps the data in a volume, and gives the server no rights it does not need', () => {
    const server = services['agent-chat'];
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(server?.volumes).toContain('data:/data');
    expect(Object.keys(volumes)).toEqual(['data', 'caddy']);
    // Open to this machine alone: the proxy is what the internet sees.
    expect(server?.ports).toEqual(['127.0.0.1:8787:8787']);
  });

  it('names files that exist, or that its comments tell to make', () => {
    const mounted = Object.values(services).flatMap(({ volumes: given = [] }) =>
      (given as string[]).map((one) => one.split(':')[0] ?? '').filter((one) => one.startsWith('./')),
    );
    for (const file of mounted)
      expect(existsSync(join(deploy, file)) || read('compose.yaml').includes(`# ${file.slice(2)} `), file).toBe(true);
    expect(existsSync(join(deploy, '../..', 'integrations/deploy/Dockerfile'))).toBe(true);
  });
});

it('every file is named by a page of docs', () => {
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const text = pages.map((name) => readFileSync(join(root, 'docs', name), 'utf8')).join('\n');
  const files = readdirSync(deploy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) if (!name.endsWith('.dockerignore')) expect(text, name).toContain(name);
});
