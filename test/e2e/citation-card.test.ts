// The card of a citation by keyboard and mouse. The card is in the browser's top layer, so :hover and :focus-within of the elements
// around it say nothing of it.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { reach } from '../helpers/visitor-hand.ts';

type Citation = HTMLElement & { sources: readonly { number?: number }[]; updateComplete: Promise<unknown> };

describe('the card of a citation', () => {
  let api: ApiProcess;
  let browser: Browser;
  let page: Page;
  let chip: Locator;
  let card: Locator;

  beforeAll(async () => {
    api = await ApiProcess.start();
    await api.indexed();
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(8_000);
    await page.goto(api.origin);
    const chat = new ChatPage(page);
    await chat.open();
    await chat.ask('How often should I descale?');
    await chat.answered();
    chip = chat.part('cite').first();
    card = chat.part('hover-card');
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  it('gives the focus back to the chip on Escape, and the next Escape closes the chat', async () => {
    await reach(chip);
    await page.keyboard.press('Enter');
    await card.waitFor();
    expect(await card.locator('a:focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await chip.evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Open chat/ }).waitFor();
    await page.keyboard.press('Enter');
    await chip.waitFor();
  });

  it('stays open when its text is pressed', async () => {
    await page
      .locator('source-citation')
      .first()
      .evaluate(async (element) => {
        const citation = element as Citation;
        citation.sources = [...citation.sources, { ...citation.sources[0], number: 2 }];
        await citation.updateComplete;
      });
    await reach(chip);
    await page.keyboard.press('Enter');
    await card.getByText('1 / 2').click();
    // A card that closes does so with the focus that the press takes from it.
    expect(await card.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
  });
});
