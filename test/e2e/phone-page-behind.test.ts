// The page behind a chat that covers the screen of a phone: it stays where it is, and has afterwards what it had before.
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { amount } from '../helpers/amount.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { type HostPage, HostPages } from '../helpers/host-pages.ts';
import { useHostPages } from '../helpers/host-scene.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LONG = `<h1>Host page</h1>${'<p>A line of the page.</p>'.repeat(200)}`;
/** Where the page is before the chat opens, in CSS pixels. */
const AT = 300;

const PAGES: [name: string, page: HostPage][] = [
  ['a page without styles', { body: LONG }],
  [
    'a page whose policy allows no styles',
    { body: LONG, headers: { 'content-security-policy': "style-src 'none'; default-src * 'unsafe-inline'" } },
  ],
  [
    'a page with styles of its own on the root',
    {
      head: '<style>html { overflow: hidden scroll !important; overscroll-behavior: auto !important }</style>',
      body: `${LONG}<script>document.documentElement.style.cssText = 'overflow-y: scroll; scroll-padding: 5px'</script>`,
    },
  ],
  [
    'a page whose body gives its overflow to the window',
    { head: rule('html, body { height: 100% } body { overflow: hidden auto }'), body: LONG },
  ],
  ['a page that hides what is too wide, twice', { head: rule('html, body { overflow-x: hidden }'), body: LONG }],
  ['a page whose body scrolls', { head: rule('html, body { height: 100%; margin: 0; overflow: auto }'), body: LONG }],
];
/** Those whose own styles are in the way most. */
const FEW_PAGES = PAGES.filter(([name]) => /on the root|body scrolls/.test(name));

function rule(css: string): string {
  return `<style>${css}</style>`;
}

describe('the page behind a chat that covers a phone', () => {
  const scene = useHostPages({});

  async function visit(page: HostPage, options: BrowserContextOptions = PHONE, { host } = scene) {
    const head = `<meta name="viewport" content="width=device-width, initial-scale=1">${page.head ?? ''}`;
    const visit = await host.visit('/behind', { ...page, head }, options);
    await visit.page.evaluate((top) => {
      for (const each of [document.scrollingElement!, document.body]) each.scrollTo(0, top);
    }, AT);
    return { ...visit, cdp: await visit.page.context().newCDPSession(visit.page) };
  }

  const positions = (page: Page) => page.evaluate(() => [Math.round(scrollY), Math.round(document.body.scrollTop)]);
  /** All that the chat could leave behind. */
  const stateOf = (page: Page) =>
    page.evaluate(() => ({
      root: document.documentElement.getAttribute('style'),
      body: document.body.getAttribute('style'),
      sheets: document.adoptedStyleSheets.length,
      overflow: [document.documentElement, document.body].map((each) => getComputedStyle(each).overflow),
      overscroll: getComputedStyle(document.documentElement).overscrollBehavior,
      width: document.body.clientWidth,
      height: document.scrollingElement!.scrollHeight,
    }));

  async function swipe(cdp: CDPSession, x: number, from: number, to: number) {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
    await send('touchStart', from);
    for (let step = 1; step <= 12; step++) await send('touchMove', from + ((to - from) * step) / 12);
    await send('touchEnd');
  }

  /** Resolves when what a swipe began has come to rest. */
  const atRest = (page: Page) =>
    page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let same = 0, last = -1; same < 8; ) {
        await frame();
        const now = scrollY + document.body.scrollTop;
        same = now === last ? same + 1 : 0;
        last = now;
      }
    });

  it.each(amount(FEW_PAGES, PAGES))('stays where it is and as it was: %s', async (_name, host) => {
    const { page, chat, cdp } = await visit(host);
    const [before, at] = [await stateOf(page), await positions(page)];
    expect(Math.max(...at)).toBe(AT);
    await chat.open();
    const middle = async (part: string) => {
      const box = (await chat.part(part).first().boundingBox())!;
      return box.y + box.height / 2;
    };
    for (const part of ['header', 'welcome', 'composer', 'disclaimer']) {
      const from = await middle(part);
      for (const to of [from - 300, from + 300]) {
        await swipe(cdp, 195, from, to);
        await atRest(page);
        expect(await positions(page), `${part} from ${from} to ${to}`).toEqual(at);
      }
    }
    await page.mouse.move(195, 20);
    await page.mouse.wheel(0, 400);
    await chat.part('shell').evaluate((shell) => shell.focus());
    await page.keyboard.press('PageDown');
    await atRest(page);
    expect(await positions(page), 'wheel and keys').toEqual(at);
    await page.keyboard.press('Escape');
    await chat.input.waitFor({ state: 'detached' });
    expect(await stateOf(page)).toEqual(before);
    expect(await positions(page)).toEqual(at);
    await page.context().close();
  });

  it('moves nothing by a finger on the header, though the page insists on its overflow; zoomed in the finger moves over the chat', async () => {
    const { page, chat, cdp } = await visit({
      body: `${LONG}<script>document.documentElement.style.setProperty('overflow', 'scroll', 'important')</script>`,
    });
    await chat.open();
    await swipe(cdp, 195, 28, -272);
    await atRest(page);
    expect(await positions(page)).toEqual([AT, 0]);
    const zoom = (pageScaleFactor: number) => cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor });
    await zoom(2);
    await expect.poll(() => page.evaluate(() => visualViewport!.scale)).toBe(2);
    await atRest(page);
    await swipe(cdp, 100, 20, -80);
    await atRest(page);
    expect(await page.evaluate(() => visualViewport!.offsetTop)).toBeGreaterThan(50);
    await page.context().close();
  });

  it('is free again when the chat is removed or the screen is turned, and not while a new body takes the old one’s place', async () => {
    const { page, chat } = await visit({ body: LONG });
    const before = await stateOf(page);
    const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');
    await chat.open();
    // What locks the page comes one request after the chat.
    await expect.poll(isLocked).toBe(true);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(isLocked).toBe(false);
    await page.setViewportSize(PHONE.viewport);
    await expect.poll(isLocked).toBe(true);
    await page.evaluate(() => document.body.replaceWith(document.body.cloneNode(true)));
    // The copy of the chat in the new body goes again.
    await expect.poll(() => page.locator('agent-chat').count()).toBe(1);
    await chat.input.waitFor();
    expect(await isLocked()).toBe(true);
    await page.evaluate(() => document.querySelector('agent-chat')!.remove());
    expect(await stateOf(page)).toMatchObject({ sheets: before.sheets, overflow: before.overflow });
    await page.context().close();
  });

  it('keeps its width where scroll bars take room: a wide page at 300 %', async () => {
    const browser = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
    const host = await HostPages.start(scene.api.origin, browser);
    const { page } = await visit({ body: LONG }, { viewport: { width: 420, height: 300 } }, { ...scene, host });
    const before = await stateOf(page);
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(420);
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.locator('[part~="shell"]').waitFor();
    expect(await stateOf(page)).toMatchObject({ width: before.width, height: before.height });
    expect(await positions(page)).toEqual([AT, 0]);
    await browser.close();
    await host.close();
  });
});
