import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';

describe('questions to go on with', () => {
  let api: ApiProcess;
  let browser: Browser;

  beforeAll(async () => {
    api = await ApiProcess.start();
    await api.indexed();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  async function openChat(context: BrowserContext): Promise<ChatPage> {
    const page = await context.newPage();
    await page.goto(api.origin);
    const chat = new ChatPage(page);
    await chat.open();
    return chat;
  }

  it.each([
    ['light, 1280 px', { viewport: { width: 1280, height: 800 } }],
    ['dark, 390 px', { viewport: { width: 390, height: 780 }, colorScheme: 'dark' as const, hasTouch: true }],
  ])('are below the answer, also after a reload, and one tap asks (%s)', async (name, options) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const chat = await openChat(context);
    await chat.ask('how long is the warranty');
    await chat.answered();
    const chips = chat.part('suggestion');
    await chips.first().waitFor();
    const offered = await chips.allInnerTexts();
    await keepPicture(chat.page, `follow-ups ${name}`);

    await chat.page.reload();
    await chips.first().waitFor();
    expect(await chips.allInnerTexts()).toEqual(offered);

    const box = await chips.first().boundingBox();
    if ('hasTouch' in options) expect(box!.height).toBeGreaterThanOrEqual(44);
    // What can be done with the question is as large as a finger, and lies in the space above the answer.
    const [question, answer] = [await chat.part('bubble').boundingBox(), await chat.part('brand').boundingBox()];
    expect(answer!.y - question!.y - question!.height).toBeCloseTo(24);
    const edit = await chat.page.getByRole('button', { name: 'Edit message' }).boundingBox();
    if ('hasTouch' in options) expect([edit!.width, edit!.height]).toEqual([44, 44]);

    await chips.first().click();
    await chat.part('bubble').filter({ hasText: offered[0]! }).waitFor();
    await chat.answered();
    expect(await chips.allInnerTexts()).not.toContain(offered[0]);
    expect(await chat.answers.count()).toBe(2);
    await context.close();
  });

  it('a second question stays at the top when its answer has ended, and paper has no room below it', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 780 } });
    const chat = await openChat(context);
    await chat.ask('how long is the warranty');
    await chat.answered();
    const second = 'thank you';
    await chat.ask(second);
    const place = () =>
      chat.page.evaluate(() => {
        const log = document.querySelector('agent-chat')!.shadowRoot!.querySelector('agent-chat-log')!.shadowRoot!;
        const scroller = log.querySelector<HTMLElement>('.log')!;
        const question = [...log.querySelectorAll<HTMLElement>('.message.user')].at(-1)!;
        const { marginBlockEnd } = getComputedStyle(log.querySelector('.log-inner')!);
        return { top: Math.round(question.offsetTop - scroller.scrollTop), roomPx: Number.parseFloat(marginBlockEnd) };
      });
    await expect.poll(async () => (await place()).top, { timeout: 8_000 }).toBe(20);
    await chat.answered();
    expect((await place()).top).toBe(20);
    expect((await place()).roomPx).toBeGreaterThan(50);
    await chat.page.emulateMedia({ media: 'print' });
    expect((await place()).roomPx).toBe(0);
    await context.close();
  });
});
