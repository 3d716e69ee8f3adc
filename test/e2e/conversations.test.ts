// What a visitor does with conversations, in two tabs and with F5 after each step: ratings, edits and versions, search, new names,
// deletion and undo; by the keyboard where there is a key for it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { HostPages } from '../helpers/host-pages.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of axe that the chat breaks now, with the elements. Which headings come before its own is up to the page. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(context: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const found = await axe.run('agent-chat', { rules: { 'heading-order': { enabled: false } } });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

describe('conversations', () => {
  let api: ApiProcess;
  let host: HostPages;
  let browser: Browser;
  let tab: ChatPage;
  let other: ChatPage;

  beforeAll(async () => {
    api = await ApiProcess.start({
      config: { sites: [{ key: 'default', origins: ['loopback'], agent: { name: 'Alder' } }] },
    });
    browser = await launchBrowser();
    host = await HostPages.start(api.origin, browser);
    const { page, chat } = await host.visit('/first');
    tab = chat;
    await tab.open();
    await tab.ask('Hello?');
    await tab.answered();
    const second = await page.context().newPage();
    await second.goto(page.url());
    other = new ChatPage(second);
    await other.open();
    await bubble(other, 'Hello?').waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
    await api?.close();
  });

  const bubble = (chat: ChatPage, text: string) => chat.part('bubble').getByText(text, { exact: true });
  const button = (chat: ChatPage, name: string | RegExp) => chat.page.getByRole('button', { name }).last();
  const pressed = (chat: ChatPage, name: string) => chat.page.getByRole('button', { name, pressed: true }).waitFor();
  const reload = async () => {
    await tab.page.reload();
    await tab.input.waitFor();
  };
  const titles = async (chat: ChatPage) => (await chat.page.locator('.thread-title').allTextContents()).sort();

  it('an answer is rated with reasons; the other tab and F5 show the rating', async () => {
    await button(tab, 'Bad answer').click();
    await pressed(other, 'Bad answer');
    await button(tab, 'Not correct').waitFor();
    await keepPicture(tab.page, 'conversations-feedback');
    expect(await violations(tab.page)).toEqual([]);
    await tab.page.keyboard.press('Space');
    await tab.page.getByRole('textbox', { name: 'More detail' }).fill('It is two years.');
    await button(tab, 'Send feedback').press('Enter');
    await tab.page.getByText('Thanks, noted.').first().waitFor();
    await reload();
    await pressed(tab, 'Bad answer');
    await button(tab, 'Good answer').click();
    await pressed(other, 'Good answer');
  });

  it('a question is edited with the pencil and with Up; both tabs step through the versions, and F5 keeps the one that is shown', async () => {
    await button(tab, 'Edit message').click();
    const field = tab.page.getByRole('textbox', { name: 'Edit message' });
    await field.fill('Good morning!');
    await keepPicture(tab.page, 'conversations-edit');
    expect(await violations(tab.page)).toEqual([]);
    await field.press('Enter');
    await bubble(tab, 'Good morning!').waitFor();
    await tab.answered();
    await bubble(other, 'Good morning!').waitFor();
    expect(await tab.part('bubble').allTextContents()).toEqual(['Good morning!']);
    await reload();
    expect(await tab.part('pager').first().innerText()).toMatch(/2\s*\/\s*2/);
    await tab.input.focus();
    await tab.page.keyboard.press('ArrowUp');
    await field.fill('Thanks!');
    await field.press('Enter');
    await bubble(tab, 'Thanks!').waitFor();
    await tab.answered();
    const previous = tab.page.getByRole('button', { name: 'Previous version' }).first();
    await previous.press('Enter');
    await bubble(tab, 'Good morning!').waitFor();
    await bubble(other, 'Good morning!').waitFor();
    await tab.page.keyboard.press('Enter');
    await bubble(other, 'Hello?').waitFor();
    await keepPicture(tab.page, 'conversations-versions');
    expect(await violations(tab.page)).toEqual([]);
    await reload();
    await bubble(tab, 'Hello?').waitFor();
    // What is written now continues the version that is shown.
    await tab.ask('Bye!');
    await tab.answered();
    expect(await tab.part('bubble').allTextContents()).toEqual(['Hello?', 'Bye!']);
    await reload();
    expect(await tab.part('bubble').allTextContents()).toEqual(['Hello?', 'Bye!']);
  });

  it('conversations are found by what was said, renamed, deleted and restored by the keyboard; the other tab and F5 agree', async () => {
    await button(tab, 'New conversation').click();
    await tab.ask('Máy xay “grinder” AND fuse?');
    await tab.answered();
    await button(tab, 'Conversations').click();
    const search = tab.page.getByRole('searchbox');
    await search.waitFor();
    await search.fill('may xay "grinder" and');
    await expect.poll(() => titles(tab)).toEqual(['Máy xay “grinder” AND fuse?']);
    await search.fill('no such words');
    await tab.page.getByText('Nothing found for “no such words”').waitFor();
    await search.fill('');
    await expect.poll(async () => (await titles(tab)).length).toBe(2);
    await search.press('ArrowDown');
    await tab.page.keyboard.press('F2');
    await tab.page.keyboard.type('Grinder fuse');
    await tab.page.keyboard.press('Enter');
    await expect.poll(() => titles(tab)).toContain('Grinder fuse');
    await keepPicture(tab.page, 'conversations-list');
    await tab.page.getByRole('button', { name: 'More options: Grinder fuse' }).press('Enter');
    await tab.page.getByRole('menuitem', { name: 'Rename' }).waitFor();
    await keepPicture(tab.page, 'conversations-menu');
    expect(await violations(tab.page)).toEqual([]);
    await tab.page.keyboard.press('Escape');
    await reload();
    await button(tab, 'Conversations').click();
    await expect.poll(() => titles(tab)).toContain('Grinder fuse');
    await tab.page.getByRole('searchbox').press('ArrowDown');
    await tab.page.keyboard.press('Delete');
    await tab.page.getByText('Conversation deleted').first().waitFor();
    await keepPicture(tab.page, 'conversations-undo');
    await button(other, 'Conversations').click();
    await expect.poll(async () => (await titles(other)).length).toBe(1);
    await button(tab, 'Undo').press('Enter');
    // It was the one that is shown: it is shown again.
    await bubble(tab, 'Máy xay “grinder” AND fuse?').waitFor();
    await reload();
    await bubble(tab, 'Máy xay “grinder” AND fuse?').waitFor();
  });

  it('an answer that ends while the chat is closed is counted on the launcher, also after F5, and read in one tab it is read in both', async () => {
    for (const chat of [tab, other]) {
      await chat.page.reload();
      await chat.input.waitFor();
    }
    await button(other, 'Close').click();
    await tab.ask('Good evening!');
    await tab.answered();
    await button(tab, 'Close').click();
    await other.page.getByRole('button', { name: 'Open chat', exact: true }).waitFor();
    expect(await tab.page.getByRole('button', { name: /unread/ }).count()).toBe(0);
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`has no fault of accessibility on a phone in the ${scheme} theme`, async () => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        colorScheme: scheme,
        storageState: await tab.page.context().storageState(),
      });
      const page = await context.newPage();
      await page.goto(tab.page.url());
      const chat = new ChatPage(page);
      await chat.open();
      await chat.part('bubble').first().waitFor();
      await button(chat, 'Good answer').tap();
      await pressed(chat, 'Good answer');
      await button(chat, 'Bad answer').tap();
      await button(chat, 'Send feedback').waitFor();
      await keepPicture(page, `conversations-phone-feedback-${scheme}`);
      expect(await violations(page)).toEqual([]);
      await button(chat, 'Conversations').tap();
      await page.locator('.thread').first().waitFor();
      await page
        .getByRole('button', { name: /^More options/ })
        .first()
        .tap();
      await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
      await keepPicture(page, `conversations-phone-list-${scheme}`);
      expect(await violations(page)).toEqual([]);
      await context.close();
    });
  }
});
