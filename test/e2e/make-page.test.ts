import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { axeFaults } from '../helpers/axe.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';

describe('/make: an owner chooses the look of the chat', () => {
  let api: ApiProcess;
  let browser: Browser;
  const problems: string[] = [];

  beforeAll(async () => {
    api = await ApiProcess.start();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  async function visit(width = 1280): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 1000 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(8_000);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${api.origin}/make`);
    await page.locator('.stage.dark agent-chat').getByText('two months').waitFor();
    return page;
  }

  /** Types a value as the control's own events report it. */
  const choose = (page: Page, name: string, value: string) =>
    page.locator(`[name="${name}"]`).evaluate((control, chosen) => {
      (control as HTMLInputElement).value = chosen;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }, value);

  it('the real element follows each choice, in both themes, and tag, CSS and settings are those to copy', async () => {
    const page = await visit();
    const shell = page.locator('.stage.light agent-chat [part~="bubble"]').first();
    const before = await shell.evaluate((bubble) => getComputedStyle(bubble).backgroundColor);
    await choose(page, 'accent', '#7a1f3d');
    await choose(page, 'radius', '6');
    await choose(page, 'font', "'Source Sans 3', sans-serif");
    await choose(page, 'layout', 'side');
    await choose(page, 'theme', 'dark');
    await choose(page, 'name', 'Ada');
    await choose(page, 'prompts', 'Where is my order?\nWhat does it cost?');
    await choose(page, 'language', 'de');
    await choose(page, 'prompts', 'Wo ist meine Bestellung?');
    expect(await page.locator('#css').textContent()).toBe(
      "agent-chat {\n  --agent-chat-accent: #7a1f3d;\n  --agent-chat-font: 'Source Sans 3', sans-serif;\n  --agent-chat-radius: 6px;\n}",
    );
    expect(await page.locator('#tag').textContent()).toBe(
      '<script src="https://chat.example.com/widget.js" async data-layout="side" data-theme="dark"></script>',
    );
    expect(JSON.parse(`{${await page.locator('#settings').textContent()}}`)).toEqual({
      agent: {
        name: 'Ada',
        suggestions: ['Where is my order?', 'What does it cost?'],
        translations: { de: { suggestions: ['Wo ist meine Bestellung?'] } },
      },
    });
    expect(await shell.evaluate((bubble) => getComputedStyle(bubble).backgroundColor)).not.toBe(before);
    await page.getByLabel('First view').check();
    await page.locator('.stage.light agent-chat').getByText('Wo ist meine Bestellung?').waitFor();
    expect(await page.locator('body > agent-chat').getAttribute('layout')).toBe('side');
    await keepPicture(page, 'make-chosen');
    await page.getByRole('button', { name: 'Back to the defaults' }).click();
    expect(await page.locator('#css').textContent()).toBe('/* the defaults need none */');
    await page.close();
  });

  it('measures the contrast of every pair, which no colour lowers below 4.5', async () => {
    const page = await visit();
    for (const accent of ['#2e65cf', '#ffff00', '#000000', '#ffffff', '#ff0000']) {
      await choose(page, 'accent', accent);
      await expect.poll(() => page.locator('#contrast tbody tr').count()).toBe(5);
      const ratios = (await page.locator('#contrast td').allTextContents()).map(Number);
      expect(ratios).toHaveLength(10);
      expect(Math.min(...ratios), accent).toBeGreaterThanOrEqual(4.5);
      expect(await page.locator('#verdict').textContent()).toContain('All texts');
    }
    await page.close();
  });

  it('copies the tag, and is accessible on a phone', async () => {
    const page = await visit(390);
    expect(
      await page.getByRole('group', { name: /preview$/ }).evaluateAll((all) => all.map((each) => each.ariaLabel)),
    ).toEqual(['Light preview', 'Dark preview']);
    expect(await page.locator('[name="language"] option').allTextContents()).toContain('German');
    await page.locator('body > agent-chat [part~="launcher"]').waitFor();
    expect(await page.locator('body > agent-chat [part~="teaser"]').isVisible()).toBe(false);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the tag' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('widget.js');
    expect(await axeFaults(page, { at: 'main', off: ['region', 'landmark-unique'] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await keepPicture(page, 'make-phone');
    expect(problems).toEqual([]);
    await page.close();
  });
});
