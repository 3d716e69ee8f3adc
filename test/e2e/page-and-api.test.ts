// A page and its API: what is stored before the first question, pages that cannot use the API, visitors identified by the
// site, and the back/forward cache.
import { SignJWT } from 'jose';
import { chromium, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, findWholeChromium } from '../../.ci/chromium.mjs';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture } from '../helpers/browser.ts';
import { type HostPage, HostPages, type Visit } from '../helpers/host-pages.ts';
import { useHostPages } from '../helpers/host-scene.ts';
import { PATIENT } from '../helpers/search-chat.ts';

const SECRET = 'a secret of the site, 32 characters or more';
const NEUTRAL = 'The chat is not available right now.';
/** Longest wait for something that must not happen, in milliseconds. */
const QUIET_MS = 1_500;

const userToken = (sub: string) =>
  new SignJWT({ sub })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('members')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(SECRET));

describe('a page and its API', () => {
  const scene = useHostPages({
    sites: [
      { key: 'default', origins: ['loopback'], agent: { name: 'Alder' } },
      { key: 'members', origins: ['loopback'], secret: SECRET, agent: { name: 'Alder' } },
      { key: 'elsewhere', origins: ['https://www.example.com'], agent: { name: 'Alder' } },
    ],
  });

  const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const ours = (lines: string[]) => lines.filter((line) => line.includes('agent-chat:'));

  it('stores no visitor before the first question, and keeps the visitor after it', async () => {
    const { page, chat } = await scene.host.visit('/first');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await chat.open();
    await page.getByText('Alder').first().waitFor();
    expect(await stored(page)).not.toContain('token');
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual(['/api/v1/site']);
    await chat.ask('Hello?');
    await chat.answered();
    expect(await stored(page)).toContain('agent-chat/default/token');
    await page.reload();
    await chat.part('bubble').filter({ hasText: 'Hello?' }).waitFor();
    await page.context().close();
  });

  describe('a page that cannot use the API: one console message for the owner, a neutral one for the visitor', () => {
    const cases: [name: string, page: () => HostPage, line: RegExp][] = [
      [
        'a wrong data-site',
        () => ({ tag: scene.host.tag('data-site="nowhere"') }),
        /has no site "nowhere"\. Set site \(data-site of the script tag\)/,
      ],
      [
        'an origin of no list',
        () => ({ tag: scene.host.tag('data-site="elsewhere"') }),
        /Add "http:\/\/127\.0\.0\.1:\d+" to the origins of site "elsewhere"/,
      ],
      [
        'an API that is none',
        () => ({ tag: scene.host.tag(`data-api="${scene.host.origin}"`) }),
        /no agent-chat API at .* Set api \(data-api of the script tag\)/,
      ],
      [
        'a policy without the API',
        () => ({ headers: { 'content-security-policy': `connect-src 'self'` } }),
        /Content-Security-Policy does not allow .* Add to connect-src: http:\/\/127/,
      ],
      [
        'a sandboxed page',
        () => ({ headers: { 'content-security-policy': 'sandbox allow-scripts' } }),
        /this page has no origin/,
      ],
    ];
    it.each(cases)('%s', async (name, hostPage, line) => {
      const { page, chat, lines } = await scene.host.visit(`/refused-${name.replace(/\W+/g, '-')}`, hostPage());
      await chat.open();
      await chat.part('banner').filter({ hasText: NEUTRAL }).waitFor();
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      await page.waitForTimeout(QUIET_MS);
      expect(calls).toEqual([]);
      expect(ours(lines)).toHaveLength(1);
      expect(ours(lines)[0]).toMatch(line);
      expect(lines.filter((each) => each.startsWith('uncaught'))).toEqual([]);
      await keepPicture(page, `refused-${name.replace(/\W+/g, '-')}`);
      await page.context().close();
    });

    it('an origin that no site allows, whose refusal the browser hides', async () => {
      const closed = await ApiProcess.start({
        config: { sites: [{ key: 'default', origins: ['https://www.example.com'], agent: { name: 'Alder' } }] },
      });
      const { page, chat, lines } = await scene.host.visit('/hidden-refusal', {
        tag: `<script src="${closed.origin}/widget.js" async></script>`,
      });
      await chat.open();
      await chat.part('banner').filter({ hasText: NEUTRAL }).waitFor();
      await expect
        .poll(() => ours(lines), PATIENT)
        .toEqual([expect.stringContaining('to the origins of site "default"')]);
      await page.context().close();
      await closed.close();
    });

    it('a script that is blocked', async () => {
      const { page, lines } = await scene.host.visit('/blocked-script', {
        headers: { 'content-security-policy': `script-src ${scene.api.origin}/widget.js` },
      });
      await page.getByRole('button', { name: /^Open chat/ }).click();
      await page.getByRole('status').filter({ hasText: NEUTRAL }).waitFor();
      expect(lines.filter((each) => each.startsWith('uncaught'))).toEqual([]);
      await expect.poll(() => ours(lines)[0], PATIENT).toContain('script-src');
      await keepPicture(page, 'blocked-script');
      await page.context().close();
    });
  });

  it('opens and sends a question by script before anything is loaded', async () => {
    const { page, chat } = await scene.host.visit('/by-script');
    await page.locator('agent-chat').waitFor();
    await page.evaluate(() => {
      const element = document.querySelector('agent-chat') as HTMLElement & { ask(text: string): Promise<void> };
      return element.ask('What do you know?');
    });
    await chat.part('bubble').filter({ hasText: 'What do you know?' }).waitFor();
    await chat.answered();
    await page.context().close();
  });

  it.each([
    ['classic scripts', ''],
    ['modules', 'type="module"'],
  ])('two chats on a page, by %s', async (_name, attributes) => {
    const { page, lines } = await scene.host.visit(`/two-${attributes.length}`, {
      body: '<main id="help"></main>',
      tag: `${scene.host.tag(attributes)}${scene.host.tag(`${attributes} data-layout="inline" data-target="#help" data-site="members"`)}`,
    });
    const inline = page.locator('#help agent-chat');
    await inline.getByRole('textbox', { name: 'Message' }).fill('Inside?');
    await inline.getByRole('textbox', { name: 'Message' }).press('Enter');
    await inline.locator('[part~="actions"]').last().waitFor();
    await page.getByRole('button', { name: /^Open chat/ }).click();
    const floating = page.locator('body > agent-chat');
    await floating.getByRole('textbox', { name: 'Message' }).fill('Over the page?');
    await floating.getByRole('textbox', { name: 'Message' }).press('Enter');
    await floating.locator('[part~="actions"]').last().waitFor();
    expect(await inline.locator('[part~="bubble"]').allInnerTexts()).toEqual(['Inside?']);
    expect(ours(lines)).toEqual([]);
    await page.context().close();
  });

  describe('a visitor identified by the site', () => {
    const signedIn = async (path: string): Promise<Visit> => {
      const visit = await scene.host.visit(path, { tag: scene.host.tag('data-site="members"') });
      await visit.page.exposeFunction('tokenOf', userToken);
      await visit.page.evaluate(() => {
        const chat = document.querySelector('agent-chat') as HTMLElement & { getUserToken: () => Promise<string> };
        const page = window as unknown as { user: string; needed: number; tokenOf(sub: string): Promise<string> };
        page.user = 'ann';
        page.needed = 0;
        chat.addEventListener('agent-chat-token-needed', () => page.needed++);
        chat.getUserToken = () => page.tokenOf(page.user);
      });
      return visit;
    };

    it('has a session in this page only, which signOut() removes', async () => {
      const { page, chat } = await signedIn('/members');
      await chat.open();
      await chat.ask('What did I buy?');
      await chat.answered();
      expect(await stored(page)).not.toContain('/token');
      expect(await page.evaluate(() => (window as unknown as { needed: number }).needed)).toBe(1);
      await chat.input.fill('a secret draft');
      await page.evaluate(() => (document.querySelector('agent-chat') as HTMLElement & { signOut(): void }).signOut());
      await chat.part('bubble').first().waitFor({ state: 'detached' });
      expect(await chat.input.inputValue()).toBe('');
      expect(await stored(page)).not.toMatch(/conversation|draft|secret|token|user/);
      await chat.ask('Who am I?');
      await chat.answered();
      expect(await chat.part('bubble').allInnerTexts()).toEqual(['Who am I?']);
      await page.context().close();
    });

    it('finds the conversation again, and no other visitor does', async () => {
      const { page, chat } = await signedIn('/members-again');
      await chat.open();
      await chat.ask('When does it arrive?');
      await chat.answered();
      const become = async (sub: string) => {
        const token = await userToken(sub);
        await page.evaluate((value) => {
          (document.querySelector('agent-chat') as HTMLElement & { userToken: string }).userToken = value;
        }, token);
      };
      await become('bob');
      await chat.part('bubble').first().waitFor({ state: 'detached' });
      await become('ann');
      await page.getByRole('button', { name: 'Conversations' }).click();
      await page.locator('[part=thread]', { hasText: 'When does it arrive' }).click();
      await chat.part('bubble').filter({ hasText: 'When does it arrive?' }).waitFor();
      await page.context().close();
    });

    it('sees a sign-in banner when the page has no token any more', async () => {
      const { page, chat } = await signedIn('/members-out');
      await page.evaluate(() => {
        const element = document.querySelector('agent-chat') as HTMLElement & { getUserToken: () => Promise<string> };
        element.getUserToken = () => Promise.reject(new Error('signed out'));
      });
      await chat.open();
      await chat.part('banner').filter({ hasText: 'Your session ended.' }).waitFor();
      await page.evaluate(() => {
        const element = document.querySelector('agent-chat') as HTMLElement & { getUserToken: () => Promise<string> };
        const { tokenOf } = window as unknown as { tokenOf(sub: string): Promise<string> };
        element.getUserToken = () => tokenOf('ann');
      });
      await page.getByRole('button', { name: 'Sign in' }).click();
      await chat.part('banner').waitFor({ state: 'detached' });
      await chat.ask('Am I in?');
      await chat.answered();
      await page.context().close();
    });
  });

  // The headless shell has no such cache.
  const browser = findWholeChromium();
  it.skipIf(!browser)('a page from the back/forward cache has its socket again', async () => {
    // Playwright turns the cache off by default.
    const own = await chromium.launch({
      executablePath: browser ?? '',
      args: CHROMIUM_FLAGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const cached = await HostPages.start(scene.api.origin, own);
    cached.add('/next', { tag: '' });
    const { page, chat } = await cached.visit('/cached');
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await chat.open();
    await chat.ask('Hello?');
    await chat.answered();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.goto(`${cached.origin}/next`);
    // A page restored from the cache does not load again.
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await chat.ask('Still there?');
    await chat.answered();
    expect(await chat.part('bubble').count()).toBe(2);
    await own.close();
    await cached.close();
  });
});
