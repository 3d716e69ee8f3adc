// A visitor goes on on another device by a link: two browsers that share nothing, and what the second one shows of a link that is
// over or forged.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { axeFaults } from '../helpers/axe.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { HostPages } from '../helpers/host-pages.ts';

const QUESTION = 'How often should I descale my machine?';

describe('[ID-5] another device', () => {
  let api: ApiProcess;
  let browser: Browser;
  let host: HostPages;
  let shop: string;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    api = await ApiProcess.start({
      config: { sites: [{ key: 'default', origins: ['loopback'], otherDevices: true, agent: { name: 'Alder' } }] },
    });
    browser = await launchBrowser();
    host = await HostPages.start(api.origin, browser);
    host.add('/shop', { tag: host.tag('data-site="default"') });
    shop = `${host.origin}/shop`;
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
    await api?.close();
  });

  const device = async (): Promise<{ context: BrowserContext; page: Page; chat: ChatPage }> => {
    const context = await browser.newContext({ viewport: { width: 900, height: 760 } });
    contexts.push(context);
    const page = await context.newPage();
    return { context, page, chat: new ChatPage(page) };
  };
  const dialog = (page: Page) => page.locator('agent-chat-device-link [part="menu"]');
  const bubbles = (chat: ChatPage) => chat.part('bubble').allInnerTexts();
  const isClean = async (page: Page) => expect(await axeFaults(page)).toEqual([]);
  /** A device with a question, and the address of a link that it made. */
  const withLink = async () => {
    const first = await device();
    await first.page.goto(shop);
    await first.chat.open();
    await first.chat.ask(QUESTION);
    await first.chat.answered();
    await first.page.getByRole('button', { name: 'More options' }).click();
    await first.page.getByRole('menuitem', { name: 'Continue on another device' }).click();
    const link = first.page.getByRole('textbox', { name: 'Continue on another device' });
    await link.waitFor();
    return { ...first, address: await link.inputValue() };
  };

  it('a link shows the conversation there, after a question; both go on, and it works once', async () => {
    const first = await withLink();
    expect(first.address.startsWith(`${shop}#agent-chat-continue=default:`)).toBe(true);
    await isClean(first.page);
    await keepPicture(first.page, 'other-device-made');
    await first.page.keyboard.press('Escape');
    await dialog(first.page).waitFor({ state: 'detached' });
    expect(await first.chat.input.evaluate((field) => field.matches(':focus'))).toBe(true);

    const second = await device();
    await second.page.goto(first.address);
    await dialog(second.page).waitFor();
    // Nothing was taken yet, and the token is in no address any more.
    expect(second.page.url()).toBe(shop);
    expect(await second.page.evaluate(() => localStorage.getItem('agent-chat/default/token'))).toBeNull();
    await isClean(second.page);
    await keepPicture(second.page, 'other-device-opened');
    await second.page.getByRole('button', { name: 'Cancel' }).focus();
    await second.page.keyboard.press('Tab');
    await second.page.keyboard.press('Enter');
    await second.chat.part('bubble').filter({ hasText: QUESTION }).waitFor();
    await dialog(second.page).waitFor({ state: 'detached' });
    await second.page.reload();
    await second.chat.part('bubble').filter({ hasText: QUESTION }).waitFor();

    await second.chat.ask('And the grinder?');
    await second.chat.answered();
    await first.chat.part('bubble').filter({ hasText: 'And the grinder?' }).waitFor();
    expect(await bubbles(first.chat)).toEqual(await bubbles(second.chat));

    const third = await device();
    await third.page.goto(first.address);
    await third.page.getByRole('button', { name: 'Continue', exact: true }).click();
    await dialog(third.page).getByRole('alert').waitFor();
    expect(await dialog(third.page).innerText()).toContain('no longer valid');
    await third.page.getByRole('button', { name: 'Cancel' }).click();
    expect(await bubbles(third.chat)).toEqual([]);
  });

  it('cancelled, or with a forged link, a device keeps what it has; a second tab of it follows', async () => {
    const first = await withLink();
    const second = await device();
    await second.page.goto(shop);
    await second.chat.open();
    await second.chat.ask('Who pays for returns?');
    await second.chat.answered();
    const [, token = ''] = first.address.split('default:');
    const forged = first.address.replace(token, `${token.slice(0, -4)}AAAA`);
    for (const [address, press] of [
      [first.address, 'Cancel'],
      [forged, 'Continue'],
    ] as const) {
      const page = await second.context.newPage();
      await page.goto(address);
      await page.getByRole('button', { name: press, exact: true }).click();
      if (press === 'Continue') await dialog(page).getByRole('alert').waitFor();
      expect(await bubbles(new ChatPage(page))).toEqual(['Who pays for returns?']);
      await page.close();
    }
    // The link was not used up by the two.
    const page = await second.context.newPage();
    await page.goto(first.address);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await new ChatPage(page).part('bubble').filter({ hasText: QUESTION }).waitFor();
    await second.chat.part('bubble').filter({ hasText: QUESTION }).waitFor();
    expect(await bubbles(second.chat)).toEqual([QUESTION]);
  });
});
