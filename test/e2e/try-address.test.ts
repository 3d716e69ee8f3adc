// `agent-chat <address>` and `agent-chat check` as an owner uses them: a site of 60 pages, asked as soon as it is read.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../helpers/api-process.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';

const cli = resolve(import.meta.dirname, '../../dist/api/cli.js');
const folder = mkdtempSync(join(tmpdir(), 'agent-chat-try-'));
const { PATH = '', HOME = '' } = process.env;
const env = { PATH, HOME };

describe('agent-chat <address>', () => {
  let site: StandIn;
  let child: ChildProcess;
  let origin = '';
  let output = '';
  beforeAll(async () => {
    site = await startStandIn(({ path, headers }, response) => {
      const own = `http://${headers.host}`;
      if (path === '/sitemap.xml') {
        const urls = Array.from({ length: 60 }, (_, n) => `<url><loc>${own}/p${n}</loc></url>`);
        response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${urls.join('')}</urlset>`);
        return;
      }
      const number = Number(/^\/p(\d+)$/.exec(path)?.[1] ?? -1);
      if (number < 0) return void response.writeHead(404).end();
      const text =
        number === 41
          ? 'Descale the machine every three months, or every two months in areas with hard water.'
          : `Room number ${number} holds ${number + 7} chairs and a table for guests who wait.`;
      const body = `<html lang="en"><head><title>Page ${number}</title></head><body><main><h1>Page ${number}</h1><p>${text}</p></main></body></html>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    });
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    child = spawn(process.execPath, [cli, site.origin, '--port', String(port)], { cwd: folder, env });
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    const until = Date.now() + 20_000;
    while (!output.includes('60 pages are read')) {
      if (Date.now() > until || child.exitCode !== null) throw new Error(`It did not read the site:\n${output}`);
      await delay(25);
    }
  });
  afterAll(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows the way on, without colours where it is no terminal', () => {
    expect(output).toContain(`${origin}/try`);
    expect(output).toContain(`<script src="${origin}/widget.js" async></script>`);
    expect(output).toContain('30 of 60 pages');
    expect(output).not.toContain('\u001b');
  });

  it('answers on /try, to which / leads', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
      });
      await page.goto(`${origin}/`);
      expect(page.url()).toBe(`${origin}/try`);
      const chat = new ChatPage(page);
      await chat.ask('How often should I descale?');
      await chat.answered();
      expect(await chat.logText()).toContain('three months');
      expect(refused).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  it('agent-chat check compares answers, with an exit code and JUnit XML', () => {
    const file = join(folder, 'questions.json');
    const junit = join(folder, 'junit.xml');
    const run = (questions: unknown, ...more: string[]) => {
      writeFileSync(file, JSON.stringify(questions));
      return spawnSync(process.execPath, [cli, 'check', file, '--url', origin, '--junit', junit, ...more], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
    };
    const question = 'How often should I descale?';
    const right = run([{ question, page: '/p41', words: ['three months'] }]);
    expect(right.stdout).toContain('1 of 1 answers are as expected.');
    expect(right.status).toBe(0);
    const wrong = run([{ question, page: '/p12' }]);
    expect(wrong.stdout).toContain('It should cite /p12, and cites');
    expect(wrong.status).toBe(1);
    expect(readFileSync(junit, 'utf8')).toContain('failures="1"');
    expect(run([{ question }]).stderr).toContain('[0] expects nothing');
  });

  it('wrong use ends with 2 and one that fails with 1', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [cli, ...args], { cwd: folder, env, encoding: 'utf8' });
    expect(run('serv').status).toBe(2);
    expect(run('init', 'https://www.example.com').status).toBe(0);
    const again = run('init', 'https://www.example.com');
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('is there already')]);
    expect(run('check', '--help').stdout).toContain('--junit <file>');
  });
});

describe('agent-chat index', () => {
  it('ends with 1, the cause and the setting where no page may be read', async () => {
    const closed = await startStandIn(({ path }, reply) => {
      if (path !== '/robots.txt') return void reply.writeHead(404).end();
      reply.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /');
    });
    const cwd = mkdtempSync(join(tmpdir(), 'agent-chat-index-'));
    try {
      const child = spawn(process.execPath, [cli, 'index', closed.origin], { cwd, env });
      let printed = '';
      child.stdout.on('data', (chunk) => (printed += chunk));
      const [code] = (await once(child, 'close')) as [number | null];
      expect(printed).toContain('1 listed, 0 read, 0 unchanged, 0 removed, 1 failed.');
      expect(printed).toMatch(/failed: http:\S+ \(robots\) .* set crawler\.robots to false/);
      expect(code).toBe(1);
    } finally {
      await closed.close();
      rmSync(cwd, { recursive: true, force: true });
    }
  });
});
