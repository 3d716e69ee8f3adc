// Every state of the gallery in every theme, language and width: one picture each, compared with the last accepted one.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { states } from '../../demo/gallery/states.ts';
import { languages as allLanguages } from '../../widget/shared/strings/strings.ts';
import { differingPixels, launchBrowser } from '../helpers/browser.ts';
import { type GalleryServer, serveGallery } from '../helpers/gallery-server.ts';
import { type Compared, reportPage } from './report.ts';

/** Pixels that may differ: a corner that is smoothed in another way, a caret. */
const TOLERATED_PIXELS = 24;
const WIDTHS = [320, 400, 760] as const;
const THEMES = ['light', 'dark'] as const;
/** The time in every picture: countdowns do not move. */
const NOW = Date.parse('2026-03-24T09:41:00Z');

const { SCREENS_FOLDER: folder = '.cache/screens', SCREENS_ACCEPT, SCREENS_LANGUAGES, SCREENS_ONLY = '' } = process.env;
const languages = SCREENS_LANGUAGES === 'all' ? allLanguages : ['en', 'ar', 'zh'];
const wanted = states.filter(({ id }) => id.includes(SCREENS_ONLY));
const compared: Compared[] = [];

let server: GalleryServer;
let browser: Browser;
beforeAll(async () => {
  rmSync(join(folder, 'now'), { recursive: true, force: true });
  server = await serveGallery();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  writeFileSync(join(folder, 'index.html'), reportPage(compared));
  console.log(`${compared.length} pictures: ${join(folder, 'index.html')}`);
});

for (const lang of languages)
  for (const theme of THEMES)
    for (const width of WIDTHS)
      it(`${lang}, ${theme}, ${width} px: ${wanted.length} states`, async () => {
        const page = await openGallery({ lang, theme, width });
        const changed: string[] = [];
        for (const { id } of wanted) {
          const name = `${lang}-${theme}-${width}/${id}.png`;
          const picture = await page
            .locator(`[id="${id}"] .stage`)
            .screenshot({ animations: 'disabled', caret: 'hide' });
          const one = await compare(page, name, picture);
          compared.push(one);
          if (one.outcome !== 'same') changed.push(`${name}: ${one.outcome}`);
        }
        await page.close();
        expect(changed).toEqual([]);
      });

async function openGallery({ lang, theme, width }: { lang: string; theme: string; width: number }): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: width + 48, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  await page.clock.setFixedTime(NOW);
  const options = new URLSearchParams({ lang, theme, width: String(width), dir: lang === 'ar' ? 'rtl' : 'ltr' });
  await page.goto(`${server.origin}/?${options}`);
  await page.locator('sources-panel .source-card').first().waitFor();
  // The parts that are loaded on demand, and what they load in turn.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => !document.querySelector(':not(:defined)'));
  return page;
}

async function compare(page: Page, name: string, picture: Buffer): Promise<Compared> {
  const now = join(folder, 'now', name);
  const accepted = join(folder, 'accepted', name);
  mkdirSync(dirname(now), { recursive: true });
  writeFileSync(now, picture);
  if (SCREENS_ACCEPT) {
    mkdirSync(dirname(accepted), { recursive: true });
    copyFileSync(now, accepted);
    return { name, outcome: 'same' };
  }
  if (!existsSync(accepted)) return { name, outcome: 'new' };
  const before = readFileSync(accepted);
  if (before.equals(picture)) return { name, outcome: 'same' };
  const pixels = await differingPixels(page, before, picture);
  return { name, outcome: pixels <= TOLERATED_PIXELS ? 'same' : 'changed', pixels };
}
