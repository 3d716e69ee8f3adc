// Chats of script tags that come with a part of a page and go with it, as frameworks do: the page has to forget them.
import { describe, expect, it } from 'vitest';
import { useHostPages } from '../helpers/host-scene.ts';

/** Longer than what is said to screen readers is kept, and a chat by it, in milliseconds. */
const FORGOTTEN_MS = 15_000;

type CountingWindow = Window & { chats?: WeakRef<Element>[] };

/** In the page: waits for its chat, opens it or not, removes it, and inserts its tag once more unless it is the last. */
async function comeAndGo({ isOpened, isLast }: { isOpened: boolean; isLast: boolean }): Promise<void> {
  const until = async <Found>(find: () => Found | null | undefined | false): Promise<Found> => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const chat = await until(() => document.querySelector('agent-chat'));
  if (isOpened) {
    void (chat as Element & { open(): unknown }).open();
    await until(() => chat.shadowRoot?.querySelector('agent-chat-composer'));
  }
  const page = window as CountingWindow;
  page.chats = [...(page.chats ?? []), new WeakRef(chat)];
  chat.remove();
  const before = [...document.scripts].find(({ src }) => src.endsWith('/widget.js'))!;
  const tag = document.createElement('script');
  tag.src = before.src;
  if (isLast) before.remove();
  else before.replaceWith(tag);
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
      for (let round = 0; round < 4; round++) await page.evaluate(comeAndGo, { isOpened, isLast: round === 3 });
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
