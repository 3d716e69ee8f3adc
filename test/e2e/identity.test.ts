// Tokens that the site's page signs in with, and the menu of what is kept: a visitor saves, prints and deletes it all. Signing in with a
// conversation and out of it is visitor-conversations.test.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { SignJWT } from 'jose';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../helpers/axe.ts';
import { keepPicture } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { useHostPages } from '../helpers/host-scene.ts';

const SECRET = 'a secret of the site, 32 characters or more';
/** In no page and no other question. */
const MARKER = 'quagswagger4711';
const QUESTION = `What about the warranty ${MARKER}?`;

const userToken = (sub: string, secret = SECRET) =>
  new SignJWT({ sub })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('members')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(secret));

describe('who a visitor is', () => {
  const scene = useHostPages({
    sites: [{ key: 'members', origins: ['loopback'], secret: SECRET, attachments: true, agent: { name: 'Alder' } }],
  });

  /** A page of the site whose server knows the user of the browser's session: '' for nobody. */
  const pageFor = (user: string) => {
    const attributes = `data-site="members" data-open${user === '' ? '' : ` data-user-token="${user}"`}`;
    scene.host.add('/shop', { tag: scene.host.tag(attributes) });
  };
  const goTo = async (context: BrowserContext): Promise<{ page: Page; chat: ChatPage; lines: string[] }> => {
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(`${scene.host.origin}/shop`);
    const chat = new ChatPage(page);
    await chat.input.waitFor().catch(async (error: Error) => {
      throw new Error(`${error.message} ${lines.join('\n')} ${await page.content()}`);
    });
    return { page, chat, lines };
  };
  const signIn = (page: Page, token: string) =>
    page.evaluate(
      (value) =>
        window.AgentChat?.signIn?.(value).then(
          () => 'in',
          (error: Error) => error.message,
        ),
      token,
    );
  const bubbles = (chat: ChatPage) => chat.part('bubble').allInnerTexts();
  const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const menu = async (page: Page) => {
    await page.getByRole('button', { name: 'More options' }).click();
    const opened = page.locator('agent-chat-menu [role="menu"]');
    await opened.waitFor();
    return opened;
  };
  const reload = async (page: Page, chat: ChatPage) => {
    await page.reload();
    await chat.input.waitFor();
  };
  /** Where a text is on the disk: database, log and whatever lies beside them. */
  const filesWith = (text: string) => {
    const folder = dirname(scene.api.databaseFile);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => existsSync(path));
    return paths.filter((path) => readFileSync(path).includes(text));
  };

  it('[ID-2] refuses a bad token: the console says what to fix, and nobody is anonymous', async () => {
    pageFor('');
    const { page, chat, lines } = await goTo(await scene.browser.newContext());
    const outcome = await signIn(page, await userToken('ann', 'another secret of 32 characters, more'));
    expect(outcome).toContain('could not be signed in');
    expect(lines.join('\n')).toContain('its signature does not fit the secret of site members');
    await chat.part('banner').filter({ hasText: 'Your session ended.' }).waitFor();
    expect(await stored(page)).not.toContain('/token');
    expect(await signIn(page, '')).toContain('signIn needs a token');
    // The page signs in again before a frame has shown that the visitor is signed out.
    const again = await page.evaluate(
      async ([bad, good]) => {
        const refused = await window.AgentChat?.signIn?.(bad!).catch((error: Error) => error.message);
        await window.AgentChat?.signIn?.(good!);
        return refused;
      },
      [await userToken('ann', 'another secret of 32 characters, more'), await userToken('ann')],
    );
    expect(again).toContain('could not be signed in');
    await chat.part('banner').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('[PRIV-2] [PRIV-3] saves, prints and deletes from the menu, by keyboard, and nothing is left on the disk', async () => {
    pageFor(await userToken('bob'));
    const { page, chat } = await goTo(await scene.browser.newContext({ viewport: { width: 1280, height: 800 } }));
    const buffer = Buffer.from(`A receipt of ${MARKER}.`);
    await page
      .locator('agent-chat-files input')
      .setInputFiles({ name: `${MARKER}.txt`, mimeType: 'text/plain', buffer });
    await page.waitForFunction(() => localStorage.getItem('agent-chat/members/files')?.includes('attachments'));
    await chat.ask(QUESTION);
    await chat.answered();
    expect(filesWith(`receipt of ${MARKER}`).length).toBeGreaterThan(1);

    await menu(page);
    await keepPicture(page, 'menu');
    expect(await axeFaults(page)).toEqual([]);
    const focused = () =>
      page.evaluate(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim();
      });
    expect(await focused()).toBe('Save as Markdown');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Delete all conversations');
    await page.keyboard.press('Home');
    const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(saved.suggestedFilename()).toMatch(/\.md$/);
    expect(readFileSync(await saved.path(), 'utf8')).toContain(`> ${QUESTION}`);
    await page.locator('agent-chat-menu').waitFor({ state: 'detached' });
    expect(await focused()).toBe('More options');

    await menu(page);
    await page.keyboard.press('ArrowDown');
    const [json] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(JSON.parse(readFileSync(await json.path(), 'utf8')).messages[0]).toMatchObject({ role: 'user' });

    await page.evaluate(() => {
      window.print = () => {
        const printed = document.querySelector('[data-agent-chat-print]');
        const texts = [...(printed?.shadowRoot?.querySelectorAll('agent-chat-markdown') ?? [])];
        document.title = texts.map((text) => text.shadowRoot?.textContent ?? '').join(' ');
      };
    });
    await menu(page);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => {
      const item = document.querySelector('agent-chat')?.shadowRoot?.querySelector('agent-chat-menu');
      item?.shadowRoot?.querySelectorAll<HTMLElement>('[role="menuitem"]')[2]?.click();
    });
    await page.waitForFunction((text) => document.title.includes(text), MARKER);
    const gaps = await page.evaluate(() => {
      const turns = [...document.querySelector('[data-agent-chat-print]')!.shadowRoot!.children];
      const boxes = turns.map((turn) => turn.getBoundingClientRect());
      return boxes.slice(1).map(({ top }, at) => top - boxes[at]!.bottom);
    });
    expect(gaps.length).toBeGreaterThan(1);
    expect(Math.min(...gaps), 'space between the turns').toBeGreaterThanOrEqual(16);
    const visible = await page.evaluate(() =>
      [...document.body.children].filter((child) => child.checkVisibility()).map((child) => child.localName),
    );
    expect(visible).toEqual(['div']);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('[data-agent-chat-print]').count()).toBe(0);
    await reload(page, chat);
    await chat.part('bubble').waitFor();

    await page.locator('agent-chat').evaluate((chat) => chat.setAttribute('theme', 'dark'));
    await page.setViewportSize({ width: 390, height: 844 });
    await menu(page);
    await keepPicture(page, 'menu-dark-390');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete everything?' });
    await question.waitFor();
    expect(await focused()).toBe('Cancel');
    await keepPicture(page, 'delete-all-dark-390');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await focused()).toBe('Delete all conversations');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Delete');
    await page.keyboard.press('Enter');
    await chat.part('bubble').first().waitFor({ state: 'detached' });
    await page.locator('agent-chat-menu').waitFor({ state: 'detached' });
    // The bytes of files are deleted by a job, some seconds later; text and names with the conversation.
    const inFiles = (path: string) => path.includes(`${sep}files${sep}`);
    expect(filesWith(MARKER).filter((path) => !inFiles(path))).toEqual([]);
    await expect.poll(() => filesWith(MARKER), { timeout: 20_000 }).toEqual([]);
    await reload(page, chat);
    expect(await bubbles(chat)).toEqual([]);
    await page.getByRole('button', { name: 'Conversations' }).click();
    await page.getByText('No conversations yet').waitFor();
    await page.context().close();
  });
});
