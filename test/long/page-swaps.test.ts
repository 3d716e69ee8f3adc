// Pages that replace their body: the chat keeps its conversation, its scroll position and its socket.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { differingPixels, launchBrowser, settledPicture } from '../helpers/browser.ts';
import type { ChatPage } from '../helpers/chat-page.ts';
import { HostPages } from '../helpers/host-pages.ts';

const TURBO = readFileSync(createRequire(import.meta.url).resolve('@hotwired/turbo'), 'utf8');
const PANEL = { x: 780, y: 40, width: 500, height: 760 };

/** Goes from one page to the next without loading a document, as the libraries do. */
type Swap = { head: string; go: (page: Page, to: string) => Promise<void>; isTagInHead?: boolean };

const click = (page: Page, to: string) => page.getByRole('link', { name: to }).click();
const swapped = (how: string): Swap => ({
  head: `<script>
    addEventListener('click', async (event) => {
      const link = event.target.closest?.('a');
      if (!link) return;
      event.preventDefault();
      const next = new DOMParser().parseFromString(await (await fetch(link.href)).text(), 'text/html');
      const swap = () => { document.title = next.title; ${how} };
      swap();
    });
  </script>`,
  go: click,
});

const SWAPS: [name: string, swap: Swap][] = [
  ['Turbo, the tag in the body', { head: '<script src="/turbo.js"></script>', go: click }],
  ['Turbo, the tag in the head', { head: '<script src="/turbo.js"></script>', go: click, isTagInHead: true }],
  [
    'Turbo, by morphing',
    {
      head: '<script src="/turbo.js"></script><meta name="turbo-refresh-method" content="morph">',
      go: (page, to) =>
        page.evaluate((path) => {
          history.replaceState(null, '', path);
          (window as unknown as { Turbo: { session: { refresh(url: string): void } } }).Turbo.session.refresh(
            document.baseURI,
          );
        }, to),
      isTagInHead: true,
    },
  ],
  ['a new body, as Astro’s router sets it', swapped('document.body.replaceWith(document.adoptNode(next.body));')],
  [
    'a new body in a view transition',
    swapped('document.startViewTransition(() => document.body.replaceWith(document.adoptNode(next.body)));'),
  ],
  ['a body with new content', swapped('document.body.innerHTML = next.body.innerHTML;')],
  [
    'an old body that goes before the new one comes',
    swapped(
      'document.body.remove(); setTimeout(() => document.documentElement.append(document.adoptNode(next.body)), 60);',
    ),
  ],
];

describe('the chat in pages that replace their body', () => {
  let api: ApiProcess;
  let host: HostPages;
  let browser: Browser;

  beforeAll(async () => {
    api = await ApiProcess.start();
    browser = await launchBrowser();
    host = await HostPages.start(api.origin, browser);
    host.addScript('/turbo.js', TURBO);
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
    await api?.close();
  });

  const scrollTop = (page: Page) =>
    page.locator('agent-chat-log').evaluate((log) => log.shadowRoot?.querySelector('.log')?.scrollTop ?? -1);

  async function scrollUp(page: Page, chat: ChatPage): Promise<number> {
    await chat.part('log').hover();
    await page.mouse.wheel(0, -5_000);
    await page.waitForFunction(() => {
      const log = document.querySelector('agent-chat')?.shadowRoot?.querySelector('agent-chat-log');
      return (log?.shadowRoot?.querySelector('.log')?.scrollTop ?? 1) === 0;
    });
    await page.mouse.wheel(0, 37);
    await page.waitForFunction(() => {
      const log = document.querySelector('agent-chat')?.shadowRoot?.querySelector('agent-chat-log');
      return log?.shadowRoot?.querySelector('.log')?.scrollTop === 37;
    });
    await page.mouse.move(5, 5);
    return 37;
  }

  it.each(SWAPS)('%s', async (name, { head, go, isTagInHead }) => {
    const folder = `/${name.replace(/\W+/g, '-')}`;
    for (const [at, other] of [
      ['one', 'two'],
      ['two', 'one'],
    ]) {
      host.add(`${folder}/${at}`, {
        head: `<title>${at}</title>${head}${isTagInHead ? host.tag() : ''}`,
        body: `<h1>Page ${at}</h1><a href="${folder}/${other}">${folder}/${other}</a>`,
        ...(isTagInHead ? { tag: '' } : {}),
      });
    }
    const { page, chat, lines } = await host.visit(`${folder}/one`);
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await chat.open();
    for (const question of ['How often should I descale?', 'How long is the warranty?']) {
      await chat.ask(question);
      await chat.answered();
    }
    expect(sockets).toHaveLength(1);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const top = await scrollUp(page, chat);
    await chat.input.fill('half a question');
    await page.getByRole('heading', { name: 'Page one' }).click();
    await page.waitForFunction(areFolded);
    const text = await chat.logText();
    const before = await settledPicture(page, PANEL);

    for (const to of ['two', 'one']) {
      await go(page, `${folder}/${to}`);
      await page.getByRole('heading', { name: `Page ${to}` }).waitFor();
      await chat.input.waitFor();
      await page.mouse.move(5, 5);
      expect(await chat.logText()).toBe(text);
      expect(await scrollTop(page)).toBe(top);
      expect(await chat.input.inputValue()).toBe('half a question');
      expect(await differingPixels(page, await settledPicture(page, PANEL), before)).toBe(0);
      expect(await page.locator('agent-chat').count()).toBe(1);
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    // What streams while the body is replaced is not lost either.
    await chat.ask('Does the warranty cover scale?');
    await go(page, `${folder}/two`);
    await chat.answered();
    expect(sockets).toHaveLength(1);
    expect(lines.filter((line) => /^uncaught|agent-chat/.test(line))).toEqual([]);
    await page.context().close();
  });

  it('Turbo, back to a cached page: one chat, and it answers', async () => {
    host.add('/kept/one', {
      head: '<script src="/turbo.js"></script>',
      body: '<h1>One</h1><a href="/kept/two">two</a>',
    });
    host.add('/kept/two', { head: '<script src="/turbo.js"></script>', body: '<h1>Two</h1>' });
    const { page, chat, lines } = await host.visit('/kept/one');
    await chat.open();
    await chat.ask('How often should I descale?');
    await chat.answered();
    await click(page, 'two');
    await page.getByRole('heading', { name: 'Two' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'One' }).waitFor();
    expect(await page.locator('agent-chat').count()).toBe(1);
    await chat.ask('How long is the warranty?');
    await chat.answered();
    expect(await chat.part('bubble').count()).toBe(2);
    expect(lines.filter((line) => /^uncaught|agent-chat/.test(line))).toEqual([]);
    await page.context().close();
  });
});

/** Every group of steps that has ended has closed by itself. */
function areFolded(): boolean {
  const log = document.querySelector('agent-chat')?.shadowRoot?.querySelector('agent-chat-log');
  const groups = [...(log?.shadowRoot?.querySelectorAll('tool-group') ?? [])];
  return groups.every((group) => group.shadowRoot?.querySelector('[aria-expanded="true"]') === null);
}
