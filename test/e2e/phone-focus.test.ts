import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';

/** What has the focus, through shadow roots: the tag of the outermost element, and the innermost one's tag and class. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    const outermost = element?.localName ?? '';
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return { outermost, innermost: `${element?.localName}.${element?.classList[0] ?? ''}` };
  });

describe('a chat that covers the screen of a phone', () => {
  let api: ApiProcess;
  let browser: Browser;

  beforeAll(async () => {
    api = await ApiProcess.start();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  it('takes the focus without raising the keyboard, keeps Tab inside, and gives the focus back', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    const chat = new ChatPage(page);
    await page.goto(api.origin);
    await chat.open();
    await expect.poll(() => focusOf(page)).toEqual({ outermost: 'agent-chat', innermost: 'section.shell' });
    expect(await chat.part('shell').getAttribute('aria-modal')).toBe('true');

    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let presses = 0; presses < 14; presses++) {
        await page.keyboard.press(key);
        const { outermost, innermost } = await focusOf(page);
        expect(outermost, `after ${presses + 1} × ${key}`).toBe('agent-chat');
        seen.add(innermost);
      }
      expect([...seen]).toContain('textarea.input');
      expect([...seen]).toContain('button.icon-button');
    }

    // From the browser's own bars the focus may come to the page behind.
    await page.evaluate(() => document.querySelector<HTMLElement>('body > :not(agent-chat) a')?.focus());
    await expect.poll(async () => (await focusOf(page)).outermost).toBe('agent-chat');

    await page.keyboard.press('Escape');
    await expect.poll(() => focusOf(page)).toEqual({ outermost: 'agent-chat', innermost: 'button.launcher' });
    await context.close();
  });
});
