import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { type LiveApp, startLiveApp } from '../helpers/live-app.ts';
import { recordedRun } from '../helpers/recorded-runs.ts';

/** Longest wait for a page to show what another one shows, in milliseconds. */
const PATIENCE_MS = 10_000;

describe('F5 in the middle of an answer', () => {
  let app: LiveApp;
  let browser: Browser;

  beforeAll(async () => {
    app = await startLiveApp();
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });

  it('[HI1] shows at every event of a run with two groups and a web search what a page without reload shows', async () => {
    const log = recordedRun('two-groups-web-search');
    const id = log[0]!.conversation_id;
    await app.createConversation(id);
    const undisturbed = await openPage(await newContext(browser, app, id), app);
    const disturbed = await openPage(await newContext(browser, app, id), app);
    const differences: string[] = [];

    for (const event of log) {
      await app.write(event);
      await disturbed.page.reload();
      const [expected, actual] = await agree(undisturbed, disturbed);
      if (actual !== expected)
        differences.push(`after event ${event.event_id} (${event.type}):\n${expected}\n≠\n${actual}`);
    }
    expect(differences.slice(0, 3)).toEqual([]);
    expect(await disturbed.logText()).toContain('steam');
  }, 600_000);
});

/** A browser of the visitor who owns the conversation, with the chat open. */
async function newContext(browser: Browser, app: LiveApp, conversation: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await context.addInitScript(
    ([token, id]) => {
      localStorage.setItem('agent-chat/default/token', token!);
      localStorage.setItem('agent-chat/default/conversation', id!);
      sessionStorage.setItem('agent-chat/default/open', '1');
    },
    [app.storedToken, conversation],
  );
  return context;
}

async function openPage(context: BrowserContext, app: LiveApp): Promise<ChatPage> {
  const page = await context.newPage();
  await page.goto(app.origin);
  const chat = new ChatPage(page);
  await chat.input.waitFor();
  return chat;
}

/** The texts of both pages once they are equal, or as they are after the timeout. */
async function agree(a: ChatPage, b: ChatPage): Promise<[string, string]> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const texts = await Promise.all([a.logText(), b.logText()]);
    if (texts[0] === texts[1] || Date.now() > until) return texts as [string, string];
    await a.page.waitForTimeout(50);
  }
}
