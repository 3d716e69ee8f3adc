// What a visitor does with conversations, by the mouse and by the keyboard alone: search, names, deletion and undo, answers that were
// not read yet, and signing in and out.
import { SignJWT } from 'jose';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { amount } from '../helpers/amount.ts';
import { axeFaults } from '../helpers/axe.ts';
import { keepPicture } from '../helpers/browser.ts';
import type { ChatPage } from '../helpers/chat-page.ts';
import { PATIENT } from '../helpers/search-chat.ts';
import { reach } from '../helpers/visitor-hand.ts';
import { BY_MOUSE, bubble, expectClean, SECRET, TwoTabs, useShop, WAYS } from '../helpers/visitor-scene.ts';

const QUESTION = 'Máy xay “grinder” AND fuse?';
const shop = useShop();
const titles = async (chat: ChatPage) => (await chat.page.locator('.thread-title').allTextContents()).sort();
const bubbles = (chat: ChatPage) => chat.part('bubble').allInnerTexts();
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
const userToken = (sub: string) =>
  new SignJWT({ sub })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('members')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(SECRET));
const signIn = (page: Page, token: string) => page.evaluate((value) => window.AgentChat?.signIn?.(value), token);

describe.each(amount([BY_MOUSE], WAYS))('conversations of a visitor, $way', (way) => {
  const tabs = new TwoTabs(shop, way);
  const { hand } = tabs;
  const list = async () => {
    await tabs.press('Conversations');
    await row().waitFor();
  };
  const row = () => tabs.tab.page.locator('.thread').filter({ hasText: 'fuse' });
  /** An option of the row: in its menu by the mouse, by its key on the keyboard. */
  const choose = async (option: 'Rename' | 'Delete') => {
    const { page } = tabs.tab;
    if (hand.isKeyboard) {
      await reach(row());
      await page.keyboard.press(option === 'Rename' ? 'F2' : 'Delete');
    } else {
      await tabs.press(/^More options: .*fuse/);
      await hand.press(page.getByRole('menuitem', { name: option }));
    }
  };

  it('are found by what was said, renamed, deleted and restored', async () => {
    const { tab } = tabs;
    const { page } = tab;
    const search = page.getByRole('searchbox');
    await tabs.press(/^Open chat/);
    await tabs.ask('Hello?');
    await tabs.press('New conversation');
    await tabs.ask(QUESTION);
    const other = await tabs.openOther();
    await tabs.agree();
    await list();
    await expectClean(page, 'list');
    await hand.write(search, 'may xay "grinder" and');
    await expect.poll(() => titles(tab), PATIENT).toEqual([QUESTION]);
    await hand.write(search, 'no such words');
    await page.getByText('Nothing found for “no such words”').waitFor();
    await expectClean(page, 'nothing-found');
    await hand.write(search, '');
    await expect.poll(async () => (await titles(tab)).length, PATIENT).toBe(2);
    await tabs.press(/^More options: .*fuse/);
    await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
    await expectClean(page, 'row-menu');
    await page.keyboard.press('Escape');
    await choose('Rename');
    const name = page.getByRole('textbox', { name: 'Rename' });
    await expect.poll(() => name.evaluate((field) => field.matches(':focus')), PATIENT).toBe(true);
    await page.keyboard.insertText('Grinder fuse');
    expect(await name.inputValue()).toBe('Grinder fuse');
    await expectClean(page, 'rename');
    expect(await name.inputValue()).toBe('Grinder fuse');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(tab), PATIENT).toContain('Grinder fuse');
    await tabs.reload();
    await list();
    await other.page.getByRole('button', { name: 'Conversations' }).click();
    for (const chat of [tab, other]) await expect.poll(() => titles(chat), PATIENT).toContain('Grinder fuse');
    await other.page.getByRole('button', { name: 'Back to conversation' }).click();

    await choose('Delete');
    await page.getByText('Conversation deleted').first().waitFor();
    // Undo is offered for six seconds.
    await keepPicture(page, `visitor-undo-${page.viewportSize()?.width}`);
    expect(await axeFaults(page, { off: ['heading-order'] })).toEqual([]);
    await expect.poll(() => bubbles(other), PATIENT).toEqual([]);
    await tabs.press('Undo');
    // It was the one that is shown: it is shown again.
    await bubble(tab, QUESTION).waitFor();
    await tabs.reload();
    await bubble(tab, QUESTION).waitFor();
    await other.page.getByRole('button', { name: 'Conversations' }).click();
    await other.page.locator('.thread').filter({ hasText: 'fuse' }).click();
    await tabs.agree();
  });

  it('have a count of unread answers on the launcher, also after F5; read in one tab, they are read in both', async () => {
    const { tab, other } = tabs;
    const launcher = (chat: ChatPage, name: string | RegExp) => chat.page.getByRole('button', { name, exact: true });
    let finish = () => {};
    shop.gate = new Promise((resolve) => {
      finish = resolve;
    });
    onTestFinished(() => {
      finish();
      shop.gate = undefined;
    });
    await hand.write(tab.input, 'Good evening!');
    await tab.page.keyboard.press('Enter');
    await tab.page.getByRole('button', { name: 'Stop' }).waitFor();
    await bubble(other!, 'Good evening!').waitFor();
    await other!.page.getByRole('button', { name: 'Close', exact: true }).click();
    await tabs.press('Close');
    await launcher(tab, /^Open chat/).waitFor();
    finish();
    shop.gate = undefined;
    for (const chat of [tab, other!]) await launcher(chat, 'Open chat, 1 unread').waitFor();
    await expectClean(tab.page, 'unread');
    await tab.page.reload();
    await launcher(tab, 'Open chat, 1 unread').waitFor();
    await tabs.press('Open chat, 1 unread');
    await tab.answered();
    await launcher(other!, 'Open chat').waitFor();
    await other!.open();
    await tabs.agree();
  });

  it('[ID-3] go along with the visitor who signs in, in every tab, and leave nothing after signing out', async () => {
    const { tab, context } = tabs;
    const other = tabs.other!;
    const before = await bubbles(tab);
    expect(before).toEqual([QUESTION, 'Good evening!']);
    const token = await userToken(`ann of ${way.width}`);
    await signIn(tab.page, token);
    await expect.poll(() => bubbles(tab), PATIENT).toEqual(before);
    expect(await stored(tab.page)).not.toContain('/token');
    // The page in the other tab does not know of it: no anonymous visitor begins there.
    await other.part('banner').filter({ hasText: 'Your session ended.' }).waitFor();
    expect(await bubbles(other)).toEqual([]);
    await expectClean(other.page, 'signed-out');
    await other.page.evaluate(() =>
      document.addEventListener('agent-chat-sign-in', () => document.body.append('log-in of the site')),
    );
    await hand.press(other.page.getByRole('button', { name: 'Sign in' }));
    await other.page.getByText('log-in of the site').waitFor();
    await signIn(other.page, token);
    await expect.poll(() => bubbles(other), PATIENT).toEqual(before);

    shop.setUser(token);
    await tabs.agree();
    await tabs.ask('And delivery?');
    await tabs.agree();
    const elsewhere = await shop.scene.browser.newContext();
    const second = await shop.open(elsewhere);
    await second.open();
    await second.page.getByRole('button', { name: 'Conversations' }).click();
    await expect.poll(async () => (await titles(second)).length, PATIENT).toBe(2);
    await elsewhere.close();

    shop.setUser('');
    await tab.page.evaluate(() => window.AgentChat?.signOut?.());
    for (const chat of [tab, other]) await chat.part('bubble').first().waitFor({ state: 'detached' });
    expect(await stored(tab.page)).not.toMatch(/conversation|token|user|outbox/);
    await tabs.reload();
    expect(await bubbles(tab)).toEqual([]);
    await context.close();
  });
});
