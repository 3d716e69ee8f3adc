import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { states } from '../../demo/gallery/states.ts';
import { amount } from '../helpers/amount.ts';
import { axeFaults } from '../helpers/axe.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';
import { type GalleryServer, serveGallery } from '../helpers/gallery-server.ts';

/** Four of the eight combinations, with every pair of values of theme, direction and width. */
const variants = [
  { theme: 'light', dir: 'ltr', width: 390 },
  { theme: 'dark', dir: 'rtl', width: 390 },
  { theme: 'dark', dir: 'ltr', width: 1280 },
  { theme: 'light', dir: 'rtl', width: 1280 },
];
/** Two, with every value. */
const few = [
  { theme: 'dark', dir: 'rtl', width: 390 },
  { theme: 'light', dir: 'ltr', width: 1280 },
];

describe('every state of the gallery passes axe', () => {
  let server: GalleryServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await serveGallery();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  for (const { theme, dir, width } of amount(few, variants)) {
    it(`${theme}, ${dir}, ${width} px: no violation`, async () => {
      const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(`${server.origin}/?theme=${theme}&dir=${dir}&width=${Math.min(width - 48, 1232)}`);
      await page.locator('sources-panel .source-card').first().waitFor();
      expect(await page.locator('#states > section').count()).toBe(states.length);
      // One run: per state it took four times as long. A page of twenty chats repeats landmarks, which no page with one chat does; the
      // heading and form around them are not checked.
      problems.push(...(await axeFaults(page, { at: '#states', off: ['region', 'landmark-unique'] })));
      expect(problems).toEqual([]);
      await page.locator('#two-groups').scrollIntoViewIfNeeded();
      await keepPicture(page, `gallery-${theme}-${dir}-${width}`);
      await page.close();
    });
  }
});
