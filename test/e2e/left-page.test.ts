// What a visitor changes in the last moment before the page is left: it is shown at once, so it has to arrive.
import { beforeAll, describe, expect, it } from 'vitest';
import { ChatPage } from '../helpers/chat-page.ts';
import { useHostPages } from '../helpers/host-scene.ts';
import { PATIENT } from '../helpers/search-chat.ts';

describe('a page of another origin than the API that is left at once', () => {
  const scene = useHostPages({ sites: [{ key: 'members', origins: ['loopback'] }] }, () => ({ text: ['Worn out.'] }));

  beforeAll(() => scene.host.add('/shop', { tag: scene.host.tag('data-site="members"') }));

  /** Does something while the API answers nothing, leaves the page, and comes back when the API answers again. */
  async function leaveWhile(chat: ChatPage, act: () => Promise<void>): Promise<void> {
    const pid = scene.api.pid!;
    process.kill(pid, 'SIGSTOP');
    try {
      await act();
      await chat.page.goto('about:blank');
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await chat.page.goto(`${scene.host.origin}/shop`);
    await chat.part('bubble').first().waitFor();
  }

  it('keeps a new name and a rating', async () => {
    const context = await scene.browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${scene.host.origin}/shop`);
    const chat = new ChatPage(page);
    await chat.open();
    await chat.ask('Hello?');
    await chat.answered();
    const good = page.getByRole('button', { name: 'Good answer' });
    await leaveWhile(chat, () => good.click());
    await expect.poll(() => good.getAttribute('aria-pressed'), PATIENT).toBe('true');
    const conversations = page.getByRole('button', { name: 'Conversations' });
    const thread = page.locator('.thread');
    await conversations.click();
    await thread.focus();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Rename' }).waitFor();
    await page.keyboard.insertText('Steam wand');
    await leaveWhile(chat, async () => {
      await page.keyboard.press('Enter');
      await thread.filter({ hasText: 'Steam wand' }).waitFor();
    });
    await conversations.click();
    await thread.filter({ hasText: 'Steam wand' }).waitFor();
    await context.close();
  });
});
