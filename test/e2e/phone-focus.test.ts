import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';

/** The focused element, through shadow roots: the tag of the outermost element, and the innermost one's tag and class. */
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

  it('takes the focus without opening the keyboard, keeps Tab inside, and returns the focus', async () => {
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

    // From the browser's own toolbar the focus can reach the page behind.
    const reached = await page.evaluate(() => {
      const button = document.body.appendChild(document.createElement('button'));
      button.id = 'behind';
      let reached = false;
      button.addEventListener('focus', () => {
        reached = true;
      });
      button.focus();
      return reached;
    });
    expect(reached).toBe(true);
    await expect.poll(async () => (await focusOf(page)).outermost).toBe('agent-chat');

    // A page that sets the focus again keeps it, and no loop follows.
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const insists = () => {
      const behind = document.querySelector<HTMLElement>('#behind')!;
      const take = (event: Event) => event.target !== behind && behind.focus();
      document.addEventListener('focusin', take);
      behind.focus();
      const hasIt = document.activeElement === behind;
      document.removeEventListener('focusin', take);
      return hasIt;
    };
    expect(await page.evaluate(insists)).toBe(true);
    expect(errors).toEqual([]);

    await chat.part('shell').evaluate((shell) => shell.focus());
    await page.keyboard.press('Escape');
    await expect.poll(() => focusOf(page)).toEqual({ outermost: 'agent-chat', innermost: 'button.launcher' });
    await context.close();
  });

  it('has targets of 44 px: the handle of the sources, and the number of a citation', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    const chat = new ChatPage(page);
    await page.goto(api.origin);
    await chat.open();
    await chat.ask('How often should I descale?');
    await chat.answered();
    const cite = (await chat.part('cite').last().boundingBox())!;
    const [x, y] = [cite.x + cite.width / 2, cite.y + cite.height / 2];
    for (const [dx, dy] of [
      [0, -21],
      [0, 21],
      [-21, 0],
      [21, 0],
    ] as const) {
      const hit = await page.evaluate(
        ([left, top]) => {
          let at = document.elementFromPoint(left!, top!);
          while (at?.shadowRoot?.elementFromPoint(left!, top!) && at.shadowRoot.elementFromPoint(left!, top!) !== at)
            at = at.shadowRoot.elementFromPoint(left!, top!);
          return at?.getAttribute('part');
        },
        [x + dx, y + dy],
      );
      expect(hit, `${dx}, ${dy} from the middle of the chip`).toBe('cite');
    }
    await chat.part('sources-button').last().tap();
    await expect.poll(async () => (await chat.part('grabber').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await keepPicture(page, 'phone-sources');
    await context.close();
  });
});
