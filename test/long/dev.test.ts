// `npm run dev` in a copy of the sources: what is changed there is seen in the open page, and in the API's answers.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../helpers/api-process.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';

const root = resolve(import.meta.dirname, '../..');
const COPIED = ['.ci', 'api', 'demo', 'protocol', 'test/fixtures/runs', 'widget', 'tsconfig.json', 'vite.config.ts'];
/** Longest wait for a build and a start after a change, in milliseconds. */
const PATIENCE_MS = 60_000;

describe('npm run dev', () => {
  let folder: string;
  let server: ChildProcess;
  let browser: Browser;
  let origin: string;
  let output = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'agent-chat-dev-'));
    for (const name of [...COPIED, 'package.json', 'package-lock.json'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const [port, devPort] = [await freePort(), await freePort()];
    origin = `http://127.0.0.1:${devPort}`;
    const { NODE_ENV: _, ...env } = process.env;
    server = spawn(process.execPath, ['.ci/dev.mjs'], {
      cwd: folder,
      env: { ...env, PORT: String(port), DEV_PORT: String(devPort), DATABASE_URL: `file:${join(folder, 'data/a.db')}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [server.stdout!, server.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    browser = await launchBrowser();
    await vi.waitFor(() => expect(output).toMatch(/\d+ pages, \d+ read/), { timeout: PATIENCE_MS });
  }, 2 * PATIENCE_MS);

  afterAll(async () => {
    await browser?.close();
    if (server?.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text, file).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  const health = async () => (await fetch(`${origin}/healthz`)).text();
  const soon = (read: () => unknown) => expect.poll(read, { timeout: PATIENCE_MS, interval: 100 });

  it(
    'shows the demo with the widget of the sources, which answers, and shows a change of them by itself',
    async () => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(origin);
      const chat = new ChatPage(page);
      await chat.open();
      await chat.ask('How often should I descale?');
      await chat.answered();
      expect(await chat.logText()).toMatch(/months/);
      const label = await chat.input.getAttribute('aria-label');
      change('widget/shared/strings/en.ts', `'${label}'`, `'${label} (changed)'`);
      // The page reloads, and an open chat is open again with its conversation.
      await page.getByRole('textbox', { name: `${label} (changed)` }).waitFor({ timeout: PATIENCE_MS });
      await soon(() => chat.logText()).toMatch(/months/);
      expect(errors).toEqual([]);
      await page.close();
    },
    3 * PATIENCE_MS,
  );

  it(
    'shows the gallery of the sources, and a change of a state by itself',
    async () => {
      const page = await browser.newPage();
      await page.goto(`${origin}/gallery`);
      const heading = page.locator('#states h2').first();
      const title = (await heading.textContent())!;
      change('demo/gallery/states.ts', title, `${title} (changed)`);
      await soon(() => heading.textContent().catch(() => '')).toBe(`${title} (changed)`);
      await page.close();
    },
    2 * PATIENCE_MS,
  );

  it(
    'starts the API again when it changes, keeps it while a change does not build, and ends with it',
    async () => {
      expect(await health()).toBe('{"status":"ok"}');
      change('api/routes/operations.ts', "status: 'ok'", "status: 'changed'");
      await soon(health).toBe('{"status":"changed"}');
      change('api/routes/operations.ts', "status: 'changed'", "status: = 'broken'");
      await soon(() => output).toContain('operations.ts:');
      expect(await health()).toBe('{"status":"changed"}');
      change('api/routes/operations.ts', "status: = 'broken'", "status: 'whole again'");
      await soon(health).toBe('{"status":"whole again"}');
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      expect((await ended)[0]).toBe(0);
      await expect(fetch(origin)).rejects.toThrow('fetch failed');
    },
    4 * PATIENCE_MS,
  );
});
