// Pages whose CSS matches every element: the widget is drawn as on a page without CSS, pixel by pixel.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { differingPixels, keepPicture, launchBrowser, settledPicture } from '../helpers/browser.ts';
import { type HostPage, HostPages } from '../helpers/host-pages.ts';

/** Where launcher and panel lie in a window of 1280 × 800, with their shadows. */
const LAUNCHER = { x: 1140, y: 660, width: 140, height: 140 };
const PANEL = { x: 780, y: 40, width: 500, height: 760 };

/** White boxes of other people: they must not lie over the widget, and behind it they do not show. */
const COOKIE_BAR = `<div style="position:fixed;inset:auto 0 0 0;height:200px;z-index:2147483647;background:#fff"></div>`;

/** One page for each rule; the page itself stays white, so that what differs is the widget. */
const HOSTILE: [name: string, page: HostPage][] = [
  [
    'text of every element',
    rule('* { color: red; font: 40px/3 serif; text-align: center; letter-spacing: 5px; text-transform: uppercase }'),
  ],
  [
    'more text',
    rule(
      '* { word-spacing: 9px; text-indent: 20px; white-space: pre; font-variant: small-caps; text-shadow: 1px 1px red; cursor: none; visibility: visible; line-break: anywhere; hyphens: auto; list-style: square; user-select: none }',
    ),
  ],
  ['position: relative', rule('* { position: relative }')],
  ['all: initial', rule('* { all: initial }')],
  ['all: unset, important', rule('* { all: unset !important }')],
  ['max-width', rule('* { max-width: 100px; max-height: 100px; min-width: 0; overflow: hidden }')],
  [
    'boxes',
    rule(
      '* { margin: 20px; padding: 20px; border: 5px solid #fff; outline: 3px solid #fff; background: #fff; box-sizing: border-box; width: 90%; height: auto; float: left }',
    ),
  ],
  [
    'effects',
    rule(
      '* { opacity: 0.4; filter: blur(2px); transform: rotate(3deg); scale: 0.9; clip-path: inset(0 50% 0 0); mix-blend-mode: multiply; transition: all 9s; pointer-events: none }',
    ),
  ],
  ['an animation', rule('@keyframes spin { to { rotate: 40deg; opacity: 0 } } * { animation: spin 1ms forwards }')],
  [
    'pseudo-elements',
    rule(
      '*::before, *::after { content: "x"; display: block; font-size: 40px } ::backdrop { background: #f00; backdrop-filter: blur(9px) }',
    ),
  ],
  ['display: none below the body', rule('body > * { display: none }')],
  ['display: none below the body, important', rule('body > * { display: none !important }')],
  ['a body with a transform', rule('body { transform: translateX(-60px) scale(0.8) }')],
  [
    'a body with effects',
    rule(
      'body { opacity: 0.2; filter: grayscale(1); overflow: hidden; height: 90px; contain: paint; perspective: 100px; will-change: transform }',
    ),
  ],
  [
    'a body that is hidden',
    rule('body { visibility: hidden; pointer-events: none; font-size: 0; color: transparent }'),
  ],
  ['a root of other sizes', rule('html { font-size: 62.5%; line-height: 4; letter-spacing: 2px; overflow: hidden }')],
  ['a bar above everything', { body: `<h1>Host page</h1>${COOKIE_BAR}` }],
];

function rule(css: string): HostPage {
  return { head: `<style>${css}</style>`, body: '' };
}

describe('the widget under the CSS rules of host pages', () => {
  let api: ApiProcess;
  let host: HostPages;
  let browser: Browser;
  let clean: { drawn: Buffer; launcher: Buffer; panel: Buffer; answered: Buffer };

  beforeAll(async () => {
    api = await ApiProcess.start();
    // Until then an answer says how many pages are read.
    await api.indexed();
    browser = await launchBrowser();
    host = await HostPages.start(api.origin, browser);
    clean = await pictures('/clean', { body: '' });
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
    await api?.close();
  });

  const launcherOf = (page: Page) => page.getByRole('button', { name: /^Open chat/ });

  /** The launcher as the script tag draws it, the one of the element, the panel, and an answer in it. */
  async function pictures(path: string, hostPage: HostPage): Promise<typeof clean> {
    const { page, chat } = await host.visit(path, hostPage);
    // Chromium scales an image in two ways that differ in four pixels; tiles with letters are always drawn the same.
    await page.route('**/favicon/**', (route) => route.abort());
    await launcherOf(page).waitFor();
    const drawn = await settledPicture(page, LAUNCHER);
    await chat.open();
    await chat.part('prompt').first().waitFor();
    await page.mouse.move(5, 5);
    const panel = await settledPicture(page, PANEL);
    await chat.ask('How often should I descale?');
    await chat.answered();
    await page.waitForFunction(isStill);
    const answered = await settledPicture(page, PANEL);
    await keepPicture(page, `host-css${path.replace('/', '-')}`);
    await page.getByRole('button', { name: 'Close' }).click();
    await launcherOf(page).waitFor();
    await page.mouse.click(5, 5);
    const launcher = await settledPicture(page, LAUNCHER);
    await page.context().close();
    return { drawn, launcher, panel, answered };
  }

  it.each(HOSTILE)('%s', async (name, hostPage) => {
    const seen = await pictures(`/${name.replace(/\W+/g, '-')}`, hostPage);
    const blank = await browser.newPage();
    const differing: [string, number][] = [];
    for (const what of ['drawn', 'launcher', 'panel', 'answered'] as const) {
      const pixels = await differingPixels(blank, clean[what], seen[what]);
      if (pixels > 0) differing.push([what, pixels]);
    }
    await blank.close();
    expect(differing).toEqual([]);
  });

  it('text of every element, around a chat in an article', async () => {
    const picture = async (path: string, css: string) => {
      const { page, chat } = await host.visit(path, {
        head: `<style>${css}</style>`,
        body: '<main id="help"></main>',
        tag: host.tag('data-layout="inline" data-target="#help"'),
      });
      await chat.part('prompt').first().waitFor();
      const frame = (await page.locator('agent-chat .frame').boundingBox())!;
      const seen = await settledPicture(page, frame);
      await page.context().close();
      return seen;
    };
    const text = 'color: red; font: 40px/3 serif; text-align: center; letter-spacing: 5px; text-shadow: 1px 1px red';
    const hostile = await picture('/article-hostile', `* { ${text} }`);
    const blank = await browser.newPage();
    expect(await differingPixels(blank, await picture('/article', ''), hostile)).toBe(0);
    await blank.close();
  });

  it('a page that sets --agent-chat-z orders the chat itself, and one that sets --agent-chat-display hides it', async () => {
    const page = (css: string) => ({ head: `<style>agent-chat { ${css} }</style>`, body: COOKIE_BAR });
    const ordered = await host.visit('/ordered', page('--agent-chat-z: 10'));
    await launcherOf(ordered.page).waitFor();
    const isOnTop = (tab: Page) => tab.evaluate(() => document.elementFromPoint(1228, 748)?.localName === 'agent-chat');
    expect(await isOnTop(ordered.page)).toBe(false);
    const above = await host.visit('/above', page(''));
    await launcherOf(above.page).waitFor();
    expect(await isOnTop(above.page)).toBe(true);
    const hidden = await host.visit('/hidden', page('--agent-chat-display: none'));
    await hidden.page.locator('agent-chat').waitFor({ state: 'attached' });
    expect(await launcherOf(hidden.page).count()).toBe(0);
    for (const each of [ordered, above, hidden]) await each.page.context().close();
  });
});

/** The finished group of steps has closed by itself, and the icons of the sources have come. */
function isStill(): boolean {
  const log = document.querySelector('agent-chat')?.shadowRoot?.querySelector('agent-chat-log');
  const groups = [...(log?.shadowRoot?.querySelectorAll('tool-group') ?? [])];
  const images = [...(log?.shadowRoot?.querySelectorAll('img') ?? [])];
  return (
    groups.every((group) => group.shadowRoot?.querySelector('[aria-expanded="true"]') === null) &&
    images.every((image) => image.complete)
  );
}
