// WebKit for tests: the engine of Safari in Debian's WebKitGTK, driven by its own WebDriver on a display without a screen.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../api-process.ts';
import { type BrowserTab, findDrawn, WAIT_MS } from './browser-tab.ts';

const BROWSERS = ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`);
const NEEDED = 'apt-get install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb dbus-x11';
/** Longest wait for the driver to listen, in milliseconds. */
const READY_MS = 30_000;

/** @throws {Error} it is not installed, or does not start */
export async function launchWebKit(): Promise<{ newTab(): Promise<BrowserTab>; close(): Promise<void> }> {
  const binary = [process.env.WEBKIT, ...BROWSERS].find((path) => path && existsSync(path));
  if (!binary) throw new Error(`WebKit is missing: ${NEEDED}, or name a MiniBrowser in WEBKIT.`);
  const port = await freePort();
  // A process group, so that the display and the bus end with it.
  const driver = spawn('xvfb-run', ['-a', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await listening(driver, url);
  return {
    newTab: async () => toTab(await newSession(url, binary)),
    async close() {
      const ended = once(driver, 'exit');
      process.kill(-driver.pid!, 'SIGTERM');
      await ended;
    },
  };
}

async function listening(driver: ChildProcess, url: string): Promise<void> {
  let failure: Error | undefined;
  driver.once('error', (error) => {
    failure = new Error(`The driver of WebKit does not start (${error.message}): ${NEEDED}.`);
  });
  for (const endsAt = performance.now() + READY_MS; performance.now() < endsAt; ) {
    if (failure) throw failure;
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The driver of WebKit did not listen within ${READY_MS} ms.`);
}

/** Each session has cookies and storage of its own. */
async function newSession(url: string, binary: string): Promise<WebDriver> {
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const driver = await new Builder()
    .usingServer(url)
    .disableEnvironmentOverrides()
    .withCapabilities({ browserName: 'MiniBrowser', ...options })
    .build();
  await driver.manage().setTimeouts({ script: WAIT_MS, pageLoad: WAIT_MS });
  await driver.manage().window().setRect({ width: 1280, height: 800 });
  return driver;
}

function toTab(driver: WebDriver): BrowserTab {
  const problems: string[] = [];
  return {
    problems,
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) =>
      driver
        .actions()
        .sendKeys(Key[key.toUpperCase() as 'ENTER'])
        .perform(),
    run: (inPage) => driver.executeScript(inPage),
    async find(selector, text = '') {
      const look = () => driver.executeScript<WebElement | null>(findDrawn, selector, text);
      const element = (await driver.wait(look, WAIT_MS, `${selector} with “${text}” was not drawn`))!;
      return { click: () => element.click(), read: (what) => driver.executeScript(what, element) };
    },
    async gone(selector) {
      const isGone = async () => (await driver.executeScript(findDrawn, selector, '')) === null;
      await driver.wait(isGone, WAIT_MS, `${selector} is still drawn`);
    },
    close: () => driver.quit(),
  };
}
