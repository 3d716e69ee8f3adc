// Every state of the gallery as a screen reader reads it: roles, names and order. A change is looked at and accepted with
// `npx vitest run --config test/e2e/vitest.config.ts test/e2e/accessibility-tree.test.ts -u`.
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { states } from '../../demo/gallery/states.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { type GalleryServer, serveGallery } from '../helpers/gallery-server.ts';

const FOLDER = resolve(import.meta.dirname, '../fixtures/accessibility');
/** Most readings of a state until two are the same: its parts are loaded one after the other. */
const MAX_READINGS = 20;
/** Longer waits of a page do not end. */
const LONGEST_WAIT_MS = 5_000;
/** For times that are left and days that are past. */
const NOW = '2026-03-25T09:00:00Z';

describe('every state of the gallery, as a screen reader reads it', () => {
  let server: GalleryServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await serveGallery();
    browser = await launchBrowser();
    page = await browser.newPage({
      viewport: { width: 390, height: 800 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    await page.clock.setFixedTime(NOW);
    // What was announced stays, however long the states before take.
    await page.addInitScript((mostMs) => {
      const { setTimeout } = window;
      const soon = (run: () => void, ms = 0) => (ms > mostMs ? 0 : setTimeout(run, ms));
      Object.assign(window, { setTimeout: soon });
    }, LONGEST_WAIT_MS);
    await page.goto(`${server.origin}/?theme=light&dir=ltr&width=342`);
    await page.locator('sources-panel .source-card').first().waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  /** The roles and names of a state, once nothing of it changes. */
  async function treeOf(id: string): Promise<string> {
    const read = () => page.locator(`#${id}`).ariaSnapshot();
    let last = await read();
    for (let readings = 1; readings < MAX_READINGS; readings++) {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
      const next = await read();
      if (next === last) return next;
      last = next;
    }
    return last;
  }

  it.each(states.map(({ id }) => id))('%s', async (id) => {
    await expect(`${await treeOf(id)}\n`).toMatchFileSnapshot(resolve(FOLDER, `${id}.yml`));
  });
});
