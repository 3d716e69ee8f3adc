import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PARALLEL_RUNS } from '../../api/runs/input/limits.ts';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';

/** Longest wait for a change in the page, in milliseconds. */
const PATIENCE_MS = 15_000;
const QUEUED = 'Busy right now. Your question is waiting for its turn…';

describe('more questions than the server answers at once', () => {
  let model: StandIn;
  let api: ApiProcess;
  let browser: Browser;
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });

  beforeAll(async () => {
    model = await startStandIn(async (_request, reply) => {
      reply.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      await isLetGo;
      const choices = [{ index: 0, delta: { content: 'Every three months.' }, finish_reason: 'stop' }];
      reply.end(`data: ${JSON.stringify({ choices })}\n\ndata: [DONE]\n\n`);
    });
    api = await ApiProcess.start({
      env: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: `${model.origin}/v1`, OPENAI_MODEL: 'stand-in' },
      config: { budgets: { visitor: { messages: 2 } } },
    });
    browser = await launchBrowser();
    for (let n = 0; n < MAX_PARALLEL_RUNS; n++) await askAsSomebody(n);
  });
  afterAll(async () => {
    letGo();
    await browser?.close();
    await Promise.all([api?.close(), model?.close()]);
  });

  async function post(path: string, body: object, token?: string): Promise<Record<string, string>> {
    const response = await fetch(`${api.origin}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: api.origin,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    expect(response.ok, `${path} ${response.status}`).toBe(true);
    return (await response.json()) as Record<string, string>;
  }

  async function askAsSomebody(n: number): Promise<void> {
    const { token } = await post('/session', { site: 'default' });
    const { id } = await post('/conversations', {}, token);
    await post(
      `/conversations/${id}/messages`,
      { client_id: `m${n}`, content: [{ type: 'text', text: 'When?' }] },
      token,
    );
  }

  async function openChat(viewport: { width: number; height: number }, dark = false): Promise<ChatPage> {
    const context = await browser.newContext({
      viewport,
      reducedMotion: 'reduce',
      colorScheme: dark ? 'dark' : 'light',
    });
    const page: Page = await context.newPage();
    await page.goto(api.origin);
    const chat = new ChatPage(page);
    await chat.open();
    return chat;
  }

  it('shows that one waits, also after a reload, stops it at once, and shows when the daily budget is used up', async () => {
    const chat = await openChat({ width: 1280, height: 800 });
    const waiting = chat.page.locator('agent-chat-log').getByText(QUEUED).first();
    await chat.ask('How often should I descale?');
    await waiting.waitFor({ timeout: PATIENCE_MS });
    await keepPicture(chat.page, 'busy-waiting');
    await chat.page.reload();
    await waiting.waitFor({ timeout: PATIENCE_MS });
    await chat.page.getByRole('button', { name: 'Stop' }).click();
    await chat.page.getByText('You stopped this answer').first().waitFor({ timeout: PATIENCE_MS });
    await waiting.waitFor({ state: 'detached', timeout: PATIENCE_MS });

    const phone = await openChat({ width: 390, height: 844 }, true);
    await phone.ask('And on a phone?');
    await phone.page.getByText(QUEUED).first().waitFor({ timeout: PATIENCE_MS });
    await keepPicture(phone.page, 'busy-waiting-phone-dark');

    letGo();
    await phone.answered();
    await chat.ask('Second question of the day?');
    await chat.answered();
    await chat.input.fill('Third question of the day?');
    await chat.input.press('Enter');
    // In the last minutes of the day (UTC) the seconds until its end are shown.
    const limit = chat.page.getByText(/You can ask again (at \w+|in \d+ s)/).first();
    await limit.waitFor({ timeout: PATIENCE_MS });
    await keepPicture(chat.page, 'busy-limit');
  }, 120_000);
});
