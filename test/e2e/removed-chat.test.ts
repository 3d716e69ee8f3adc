// Chats of script tags that come with a part of a page and go with it, as frameworks do: the page has to forget them.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHostPages } from '../helpers/host-scene.ts';

/** Longer than what is said to screen readers is kept, and a chat by it, in milliseconds. */
const FORGOTTEN_MS = 15_000;

type CountingWindow = Window & { chats?: WeakRef<Element>[] };

/** Waits for the chat of a page, opens it or not, removes it, and inserts its tag once more unless it is the last. */
async function comeAndGo(page: Page, isOpened: boolean, isLast: boolean): Promise<void> {
  await page.waitForFunction(() => document.querySelector('agent-chat') !== null);
  if (isOpened) {
    await page.evaluate(() => void (document.querySelector('agent-chat') as Element & { open(): unknown }).open());
    const hasField = () =>
      Boolean(document.querySelector('agent-chat')?.shadowRoot?.querySelector('agent-chat-composer'));
    await page.waitForFunction(hasField);
  }
  await page.evaluate((isLastOne) => {
    const chat = document.querySelector('agent-chat')!;
    const counting = window as CountingWindow;
    counting.chats = [...(counting.chats ?? []), new WeakRef(chat)];
    chat.remove();
    const before = [...document.scripts].find(({ src }) => src.endsWith('/widget.js'))!;
    const tag = document.createElement('script');
    tag.src = before.src;
    if (isLastOne) before.remove();
    else before.replaceWith(tag);
  }, isLast);
}

describe('chats of script tags that a page removes', () => {
  const scene = useHostPages({});

  for (const [name, isOpened] of [
    ['never opened', false],
    ['opened', true],
  ] as const) {
    it(`are forgotten when they were ${name}`, async () => {
      const { page, lines } = await scene.host.visit(`/${name.replace(' ', '-')}`, {});
      const cdp = await page.context().newCDPSession(page);
      for (let round = 0; round < 4; round++) await comeAndGo(page, isOpened, round === 3);
      const kept = async () => {
        await cdp.send('HeapProfiler.collectGarbage');
        return page.evaluate(() => (window as CountingWindow).chats!.filter((chat) => chat.deref()).length);
      };
      await expect.poll(kept, { timeout: FORGOTTEN_MS, interval: 500 }).toBe(0);
      const { result } = await cdp.send('Runtime.evaluate', { expression: 'document' });
      const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
      expect([listeners, lines]).toEqual([[], []]);
      await page.context().close();
    });
  }
});
