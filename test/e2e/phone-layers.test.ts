import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';

/** Longest wait for the sheet to follow or to rest; a busy machine draws few frames. */
const POLL = { timeout: 8_000 };

type Box = { x: number; y: number; width: number; height: number };
type Watcher = { onclose: (() => void) | null; isOver: boolean };
type WatchedWindow = Window & { watchers: Watcher[] };

describe('layers on a phone', () => {
  let api: ApiProcess;
  let browser: Browser;

  beforeAll(async () => {
    api = await ApiProcess.start();
    await api.indexed();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  async function visit(
    width = 390,
    watcher: 'fake' | 'own' = 'fake',
  ): Promise<{ page: Page; chat: ChatPage; context: BrowserContext }> {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      hasTouch: true,
      isMobile: width < 480,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    // Only Android has a Back that a page can be sent: here a script has the place of the browser's watcher.
    const takePlace = () => {
      const watchers: Watcher[] = [];
      class FakeWatcher {
        onclose: (() => void) | null = null;
        isOver = false;
        constructor() {
          watchers.push(this);
        }
        destroy() {
          this.isOver = true;
        }
      }
      Object.assign(window, { watchers, CloseWatcher: FakeWatcher });
    };
    if (watcher === 'fake') await page.addInitScript(takePlace);
    await page.goto(api.origin);
    return { page, chat: new ChatPage(page), context };
  }

  /** What the browser does for Back: the newest watcher closes, and is over. False when there is none: the page goes back. */
  const back = (page: Page) =>
    page.evaluate(() => {
      const watcher = (window as unknown as WatchedWindow).watchers.filter(({ isOver }) => !isOver).at(-1);
      if (!watcher) return false;
      watcher.isOver = true;
      watcher.onclose?.();
      return true;
    });

  /** Where it is once two frames find it at the same place: the sheet is slid in. */
  async function atRest(part: Locator): Promise<Box> {
    // On a busy machine two looks may see the same place of a movement.
    await part.evaluate(async (element) => {
      for (let node: Element | null = element; node; ) {
        await Promise.allSettled(node.getAnimations().map(({ finished }) => finished));
        const root: Node = node.getRootNode();
        node = node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
      }
    });
    let last = await part.boundingBox();
    await expect
      .poll(async () => {
        const before = last;
        last = await part.boundingBox();
        return last !== null && before?.y === last.y;
      }, POLL)
      .toBe(true);
    return last as Box;
  }

  async function withSources(chat: ChatPage): Promise<void> {
    await chat.open();
    await chat.ask('How often should I descale?');
    await chat.answered();
    await chat.part('sources-button').last().click();
    await chat.part('source-card').first().waitFor();
  }

  it('Back closes the sheet, then the chat, and then is the page’s own; its history stays as it is', async () => {
    const { page, chat, context } = await visit();
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await withSources(chat);
    expect(await back(page)).toBe(true);
    await chat.part('source-card').first().waitFor({ state: 'detached' });
    expect(await chat.input.isVisible()).toBe(true);
    expect(await back(page)).toBe(true);
    await chat.input.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Open chat/ }).waitFor();
    expect(await back(page)).toBe(false);
    expect(await entries()).toBe(before);
    await chat.open();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await chat.input.waitFor({ state: 'detached' });
    expect(await back(page)).toBe(false);
    await context.close();
  });

  it('Escape closes the topmost layer alone, though the browser gives the same key to its watcher', async () => {
    const { page, chat, context } = await visit(390, 'own');
    await chat.open();
    await chat.ask('How often should I descale?');
    await chat.answered();
    const focused = () => page.locator('*:focus').last();
    const button = (name: string | RegExp) => page.getByRole('button', { name }).last();
    const layers = [
      ['the sources', chat.part('sources-button').last(), chat.part('source-card').first()],
      ['the card of a citation', chat.part('cite').first(), chat.part('hover-card')],
      ['the conversations', button('Conversations'), chat.part('history')],
      ['the menu', button('More options'), page.locator('agent-chat-menu')],
      ['the feedback', button('Bad answer'), page.locator('agent-chat-feedback')],
      ['the edit', button('Edit'), page.locator('agent-chat-edit')],
    ] as const;
    for (const [name, opener, layer] of layers) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await layer.waitFor();
      await page.keyboard.press('Escape');
      await layer.waitFor({ state: 'detached' });
      // What the browser itself does with the key follows in a task of its own.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      expect(await chat.input.isVisible(), `the chat after ${name}`).toBe(true);
      expect(await focused().getAttribute('part'), `the focus after ${name}`).toBe(await opener.getAttribute('part'));
    }
    await page.keyboard.press('Escape');
    await chat.input.waitFor({ state: 'detached' });
    await context.close();
  });

  it('beside its page Back is the page’s', async () => {
    const { page, chat, context } = await visit(1280);
    await chat.open();
    expect(await back(page)).toBe(false);
    await context.close();
  });

  it('the sheet follows the finger: up to its high place, a little down and back, far down and away', async () => {
    const { page, chat, context } = await visit();
    await withSources(chat);
    const panel = page.locator('sources-panel');
    const height = async () => Math.round(((await panel.locator('.panel').boundingBox())?.height ?? 0) / 8.44);
    /** Pulls the grabber by that many CSS pixels; `meanwhile`: the height that it has before the end of the pull, more or less. */
    const pull = async (byPx: number, meanwhile: number) => {
      const box = await atRest(chat.part('grabber'));
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + byPx / 2);
      await page.mouse.move(x, y + byPx);
      await expect.poll(async () => Math.abs((await height()) - meanwhile), POLL).toBeLessThan(4);
      await page.mouse.up();
    };
    await expect.poll(height, POLL).toBe(62);
    await pull(-160, 81);
    await expect.poll(height, POLL).toBe(92);
    await pull(80, 83);
    await expect.poll(height, POLL).toBe(92);
    await pull(560, 26);
    await panel.waitFor({ state: 'detached' });
    expect(await chat.input.isVisible()).toBe(true);
    await context.close();
  });
});
