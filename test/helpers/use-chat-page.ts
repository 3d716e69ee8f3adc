// A page with `useChat` of the AI SDK, built with vite from test/fixtures/use-chat and served from an origin of its own, and what a person
// does and sees there. `modules`: the folder whose node_modules has the version of the SDK.
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ChatPage } from './chat-page.ts';
import { type StandIn, startStandIn } from './stand-ins.ts';

const fixture = resolve(import.meta.dirname, '../fixtures/use-chat/page.jsx');
/** Longest wait for what is under way in the page, in ms: the machine may be busy with other tests. */
const PATIENT = { timeout: 30_000 };

/** A page with the script tag instead, for the same visitor. */
const WIDGET_PATH = '/with-widget';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

export type SdkVersion = 5 | 6 | 7;

/** Builds the page in a temporary folder and serves it. */
export async function servePage(version: SdkVersion, modules: string): Promise<StandIn> {
  const { build } = await import('vite');
  const folder = mkdtempSync(join(tmpdir(), `agent-chat-use-chat-${version}-`));
  try {
    symlinkSync(join(modules, 'node_modules'), join(folder, 'node_modules'), 'junction');
    copyFileSync(fixture, join(folder, 'page.jsx'));
    const html =
      '<!doctype html><html lang="en"><title>A shop</title><div id="root"></div><script type="module" src="/page.jsx"></script></html>';
    writeFileSync(join(folder, 'index.html'), html);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      define: { __SDK_VERSION__: String(version) },
      // Linked modules keep their path in this folder, so that React is found once.
      resolve: { preserveSymlinks: true, dedupe: ['react', 'react-dom'] },
      build: { target: 'es2022', minify: false, assetsInlineLimit: 0 },
    });
    const assets = join(folder, 'dist/assets');
    const files = new Map(readdirSync(assets).map((name) => [`/assets/${name}`, readFileSync(join(assets, name))]));
    const page = readFileSync(join(folder, 'dist/index.html'));
    return await startStandIn(({ path }, reply) => {
      const file = files.get(path);
      if (path.startsWith(WIDGET_PATH)) return void reply.writeHead(200, HTML).end(widgetPage(path));
      reply.writeHead(200, { 'content-type': file ? 'text/javascript' : 'text/html; charset=utf-8' }).end(file ?? page);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function widgetPage(path: string): string {
  const query = new URL(path, 'http://page').searchParams;
  const tag = `<script src="${query.get('api')}/widget.js" data-site="${query.get('site')}" async></script>`;
  return `<!doctype html><html lang="en"><title>A shop with the widget</title><h1>A shop</h1>${tag}</html>`;
}

/** Opens a conversation of the visitor of `useChat` in `<agent-chat>`, in another tab of their browser. */
export async function openInWidget(
  context: BrowserContext,
  site: StandIn,
  query: { api: string; site: string },
  conversation: { id: string; token: string },
): Promise<ChatPage> {
  const page = await context.newPage();
  const stored = JSON.stringify({ value: conversation.token, expiresAtMs: Date.now() + 3_600_000 });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `agent-chat/${query.site}/token`,
    stored,
  ] as const);
  await page.goto(`${site.origin}${WIDGET_PATH}?${new URLSearchParams(query)}`);
  const chat = new ChatPage(page);
  await chat.open();
  await page
    .locator('agent-chat')
    .evaluate(
      (element, id) => (element as HTMLElement & { openConversation(id: string): Promise<void> }).openConversation(id),
      conversation.id,
    );
  return chat;
}

/** The page as a person sees it. */
export class UseChatPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(site: StandIn, query: Record<string, string>): Promise<void> {
    await this.page.goto(`${site.origin}/?${new URLSearchParams(query)}`);
    await this.page.getByLabel('Question').waitFor(PATIENT);
  }

  async ask(text: string): Promise<void> {
    await this.page.getByLabel('Question').fill(text);
    await this.press('Send');
  }

  async attach(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.page.getByLabel('Files').setInputFiles(file);
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click(PATIENT);
  }

  parts(kind: string): Locator {
    return this.page.locator(`[data-role="assistant"] [data-part="${kind}"]`);
  }

  get messages(): Locator {
    return this.page.locator('li');
  }

  /** Resolves when the last answer has this text and nothing is under way. */
  async answered(text: string): Promise<void> {
    await expect.poll(() => this.textOfLast(), PATIENT).toBe(text);
    await this.settled('ready');
  }

  async textOfLast(): Promise<string> {
    const last = this.page.locator('[data-role="assistant"]').last();
    if ((await last.count()) === 0) return '';
    return (await last.locator('[data-part="text"]').allInnerTexts()).join('|');
  }

  /** Whether an answer with this text has been written, whatever the page shows. */
  isStored(text: string): Promise<boolean> {
    return this.page.evaluate(async (part) => {
      const query = new URLSearchParams(location.search);
      const thread = query.get('thread') ?? 'thread-1';
      const reply = await fetch(`${query.get('api')}/api/v1/conversations/${thread}/messages?format=ui`, {
        headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
      });
      return (await reply.text()).includes(part);
    }, text);
  }

  /** Resolves when the SDK is in this state. */
  settled(status: 'ready' | 'streaming' | 'error'): Promise<void> {
    return this.page.locator(`main[data-status="${status}"]`).waitFor(PATIENT);
  }
}
