// Chromium for the end-to-end tests, and where their screenshots go.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../.ci/chromium.mjs';

const artefacts = resolve(import.meta.dirname, '../artefacts');

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing: apt-get install chromium, or name one in CHROMIUM.');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** Keeps a picture in test/artefacts/<name>.png, to be looked at beside the design's screens. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(artefacts, { recursive: true });
  await page.screenshot({ path: join(artefacts, `${name}.png`) });
}
