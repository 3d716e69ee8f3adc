import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { states } from '../../demo/gallery/states.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';

const folder = resolve(import.meta.dirname, '../../dist/gallery');
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
/** Four of the eight combinations: each state is checked with every value of theme, direction and width. */
const variants = [
  { theme: 'light', dir: 'ltr', width: 390 },
  { theme: 'dark', dir: 'rtl', width: 390 },
  { theme: 'dark', dir: 'ltr', width: 1280 },
  { theme: 'light', dir: 'rtl', width: 1280 },
];

describe('every state of the gallery passes axe', () => {
  let server: StandIn;
  let browser: Browser;

  beforeAll(async () => {
    server = await startStandIn(({ path }, reply) => {
      const { pathname } = new URL(path, 'http://gallery');
      const file = pathname === '/' ? 'index.html' : pathname.slice(1);
      const type = TYPES[file.split('.').at(-1) ?? ''];
      if (!type) reply.writeHead(404).end();
      else reply.writeHead(200, { 'content-type': type }).end(readFileSync(join(folder, file)));
    });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  for (const { theme, dir, width } of variants) {
    it(`${theme}, ${dir}, ${width} px: no violation`, async () => {
      const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(`${server.origin}/?theme=${theme}&dir=${dir}&width=${Math.min(width - 48, 1232)}`);
      await page.locator('sources-panel .source-card').first().waitFor();
      await page.addScriptTag({ content: axeSource });
      expect(await page.locator('#states > section').count()).toBe(states.length);
      problems.push(...(await violationsOf(page)));
      expect(problems).toEqual([]);
      await page.locator('#two-groups').scrollIntoViewIfNeeded();
      await keepPicture(page, `gallery-${theme}-${dir}-${width}`);
      await page.close();
    });
  }
});

/**
 * The violations that axe finds in all states, with their elements. One run: per state it took four times as long. A page of twenty chats
 * repeats landmarks, which no page with one chat does; the heading and form around them are not checked.
 */
function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(at: string, options: unknown): Promise<AxeResults> } };
    const { violations } = await axe.run('#states', {
      resultTypes: ['violations'],
      rules: { region: { enabled: false }, 'landmark-unique': { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.html}`),
    );
  });
}
