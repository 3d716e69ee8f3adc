// Firefox for tests, driven by WebDriver BiDi: playwright drives a build of its own only.
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import { type BrowserTab, findDrawn, WAIT_MS } from './browser-tab.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** @throws {Error} it is not installed */
export async function launchFirefox(): Promise<{ newTab(): Promise<BrowserTab>; close(): Promise<void> }> {
  const executablePath = [process.env.FIREFOX, ...PLACES].find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('Firefox is missing: apt-get install firefox-esr, or name one in FIREFOX.');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return { newTab: () => newTab(browser), close: () => browser.close() };
}

async function newTab(browser: Browser): Promise<BrowserTab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  const options = { timeout: WAIT_MS, polling: 100 };
  return {
    problems,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    run: (inPage) => page.evaluate(inPage) as Promise<never>,
    async find(selector, text = '') {
      const found = await page.waitForFunction(findDrawn, options, selector, text);
      const element = found as ElementHandle<HTMLElement>;
      return { click: () => element.click(), read: (look) => element.evaluate(look) as Promise<never> };
    },
    async gone(selector) {
      const isGone = `!(${findDrawn})(${JSON.stringify(selector)}, '')`;
      await page.waitForFunction(isGone, options);
    },
    close: () => context.close(),
  };
}
