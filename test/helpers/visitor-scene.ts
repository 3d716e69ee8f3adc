// A visitor of a shop in two tabs, for the tests of all that a visitor does: by the mouse in a wide window, and by the keyboard alone in
// one of 390 px. What the tab shows is compared with F5 and with the other tab; each state is checked by axe in both themes.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed } from 'vitest';
import { axeFaults } from './axe.ts';
import { keepPicture } from './browser.ts';
import { ChatPage } from './chat-page.ts';
import { type HostScene, useHostPages } from './host-scene.ts';
import { PATIENT } from './search-chat.ts';
import { byKeyboard, byMouse, focused, type Hand } from './visitor-hand.ts';

/** Of the site, for user tokens. */
export const SECRET = 'a secret of the site, 32 characters or more';
export const BY_MOUSE = { way: 'by the mouse in a wide window', hand: byMouse, width: 1280 };
export const BY_KEYBOARD = { way: 'by the keyboard alone at 390 px', hand: byKeyboard, width: 390 };
export const WAYS = [BY_MOUSE, BY_KEYBOARD];

export type Shop = {
  scene: HostScene;
  /** Holds answers back until it resolves. */
  gate: Promise<void> | undefined;
  /** Serves the page for a session whose user has this token; '' for nobody. */
  setUser(token: string): void;
  open(context: BrowserContext): Promise<ChatPage>;
};

/** Registers the hooks of the file: the API of a shop with sign-in and files, led by a model whose answers all differ, and a browser. */
export function useShop(): Shop {
  let answers = 0;
  const site = { key: 'members', origins: ['loopback'], secret: SECRET, attachments: true, agent: { name: 'Alder' } };
  const scene = useHostPages({ sites: [site] }, () => ({
    text: [`The tip is worn out, says answer ${++answers}.`],
    before: () => shop.gate,
  }));
  const shop: Shop = {
    scene,
    gate: undefined,
    setUser(token) {
      const attributes = 'data-site="members" data-page-context="title url selection"';
      scene.host.add('/shop', {
        head: '<meta name="color-scheme" content="light dark">',
        body: '<h1>Shop</h1><p id="tank">The tank holds 1.8 litres.</p>',
        tag: scene.host.tag(token === '' ? attributes : `${attributes} data-user-token="${token}"`),
      });
    },
    async open(context) {
      const page = await context.newPage();
      page.setDefaultTimeout(8_000);
      await page.goto(`${scene.host.origin}/shop`);
      return new ChatPage(page);
    },
  };
  return shop;
}

/** The first tab is used by hand; the other one, from `openOther` on, only shows. */
export class TwoTabs {
  readonly hand: Hand;
  readonly #shop: Shop;
  context!: BrowserContext;
  tab!: ChatPage;
  other: ChatPage | null = null;

  /** Registers the hooks of a group of tests. */
  constructor(shop: Shop, { hand, width }: { hand: Hand; width: number }) {
    this.hand = hand;
    this.#shop = shop;
    beforeAll(async () => {
      shop.setUser('');
      const viewport = { width, height: 800 };
      this.context = await shop.scene.browser.newContext({ viewport, reducedMotion: 'reduce' });
      this.tab = await shop.open(this.context);
    });
    // What a failure on another machine leaves behind is its output alone.
    beforeEach(() => onTestFailed(async () => console.error(await this.#describe())));
    afterAll(() => this.context?.close());
  }

  /** What the first tab shows, and what has its focus. */
  async #describe(): Promise<string> {
    const { page } = this.tab;
    const notices = await page.locator('.banner, [role="alert"]').allInnerTexts();
    return JSON.stringify({ focus: await focused(page), notices, log: await this.tab.logText() });
  }

  button(name: string | RegExp): Locator {
    return this.tab.page.getByRole('button', { name, exact: true }).last();
  }

  press(name: string | RegExp): Promise<void> {
    return this.hand.press(this.button(name));
  }

  async ask(text: string): Promise<void> {
    await this.hand.write(this.tab.input, text);
    await this.tab.page.keyboard.press('Enter');
    await bubble(this.tab, text).last().waitFor();
    await this.tab.answered();
  }

  async openOther(): Promise<ChatPage> {
    this.other = await this.#shop.open(this.context);
    if (!(await this.other.input.isVisible())) await this.other.open();
    return this.other;
  }

  async reload(): Promise<void> {
    await this.tab.page.reload();
    await this.tab.input.waitFor();
  }

  /** F5 changes nothing that is shown, and the other tab shows the same. */
  async agree(): Promise<void> {
    const before = await this.#shown(this.tab);
    await this.reload();
    for (const chat of [this.tab, this.other])
      if (chat) await expect.poll(() => this.#shown(chat), PATIENT).toEqual(before);
  }

  /** F5 returns to the end; before it a long answer, or the focus moved by Tab, may have left a button that leads there. */
  async #shown(chat: ChatPage): ReturnType<typeof shown> {
    const { log, pressed } = await shown(chat);
    return { log: log.replace(/ Jump to latest$/, ''), pressed };
  }
}

/** What the log shows, with the buttons that are pressed. Thanks for feedback are for the moment. */
export async function shown(chat: ChatPage): Promise<{ log: string; pressed: (string | null)[] }> {
  return {
    log: (await chat.logText()).replace(/ Thanks, noted\./g, ''),
    pressed: await chat.page.locator('[aria-pressed="true"]').evaluateAll((all) => all.map((one) => one.ariaLabel)),
  };
}

/** The visitor's message of exactly this text. */
export const bubble = (chat: ChatPage, text: string): Locator => chat.part('bubble').getByText(text, { exact: true });

/** Fails with what axe finds, in both themes; keeps a picture of each. Which headings come before the chat's own is up to the page. */
export async function expectClean(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect([state, await axeFaults(page, { off: ['heading-order'] })]).toEqual([state, []]);
    await keepPicture(page, `visitor-${state}-${page.viewportSize()?.width}-${colorScheme}`);
  }
}
