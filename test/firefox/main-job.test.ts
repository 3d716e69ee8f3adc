// What a visitor does, in Firefox: opens, asks, reads sources, comes back after a reload, once with the keyboard alone; under the
// strictest policy of a page; and the states of the gallery.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { states } from '../../demo/gallery/states.ts';
import { ApiProcess } from '../helpers/api-process.ts';
import { FirefoxChat, launchFirefox } from '../helpers/firefox.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';

/** Firefox asks for the icon of each page, and reports where the page's policy forbids it. */
const isOwn = (problem: string) => !problem.includes('/favicon.ico');

const QUESTION = 'How often should I descale?';

describe('the built widget in Firefox', () => {
  let api: ApiProcess;
  let host: StandIn;
  let browser: Browser;
  const problems: string[] = [];

  beforeAll(async () => {
    api = await ApiProcess.start();
    await api.indexed();
    host = await startStandIn((_request, reply) => {
      reply
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy':
            `default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; style-src 'none'; ` +
            `connect-src ${api.origin} ${api.origin.replace('http', 'ws')}; img-src ${api.origin}; require-trusted-types-for 'script'`,
        })
        .end(`<!doctype html><html lang="en"><title>Host</title><script nonce="n1">window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective + ' ' + event.blockedURI));</script>
<h1>Host page</h1><script nonce="n1" src="${api.origin}/widget.js" async></script></html>`);
    });
    browser = await launchFirefox();
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
    await api?.close();
  });

  /** A page of a visitor of its own. */
  async function visit(address: string): Promise<Page> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    page.on('pageerror', (error) => isOwn(String(error)) && problems.push(String(error)));
    await page.goto(address);
    return page;
  }

  it('opens, answers with sources, and has the conversation after a reload', async () => {
    const page = await visit(`${api.origin}/`);
    const chat = new FirefoxChat(page);
    await chat.open();
    await chat.ask(QUESTION);
    expect(await chat.answer()).toContain('descal');
    await (await chat.find('[part~="sources-button"]')).click();
    const card = await chat.find('[part~="source-card"]');
    expect(await card.evaluate((element) => element.textContent)).toMatch(/descal/i);
    await page.reload();
    await chat.find('[part~="bubble"]', QUESTION);
    expect(await chat.answer()).toContain('descal');
    await page.browserContext().close();
  });

  it('shows a second question at the top of the conversation, with its answer below', async () => {
    const page = await visit(`${api.origin}/`);
    const chat = new FirefoxChat(page);
    await chat.open();
    await chat.ask(QUESTION);
    await chat.answer();
    const second = 'Thank you!';
    await chat.ask(second);
    const bubble = await chat.find('[part~="bubble"]', second);
    await chat.answer();
    const log = await chat.find('[role="log"]');
    const fromTop = async () => (await bubble.boundingBox())!.y - (await log.boundingBox())!.y;
    // Scroll positions are whole pixels.
    await expect.poll(async () => Math.abs((await fromTop()) - 20), { timeout: 8_000 }).toBeLessThan(1);
    await page.browserContext().close();
  });

  it('does the same with the keyboard alone', async () => {
    const page = await visit(`${api.origin}/`);
    const chat = new FirefoxChat(page);
    const launcher = await chat.find('button', 'Open chat');
    await launcher.focus();
    await page.keyboard.press('Enter');
    await chat.find('textarea');
    expect(await chat.focused()).toMatch(/^textarea/);
    await page.keyboard.type(QUESTION);
    await page.keyboard.press('Enter');
    await chat.answer();
    const citation = await chat.find('[part~="cite"]');
    await citation.focus();
    await page.keyboard.press('Enter');
    await chat.find('[part~="hover-card"]');
    await page.keyboard.press('Escape');
    await chat.gone('[part~="hover-card"]');
    await page.keyboard.press('Escape');
    await chat.find('button', 'Open chat');
    expect(await chat.focused()).toContain('Open chat');
    await page.browserContext().close();
  });

  it('answers under the strictest policy without a violation', async () => {
    const page = await visit(host.origin);
    const chat = new FirefoxChat(page);
    await chat.open();
    await chat.ask(QUESTION);
    expect(await chat.answer()).toContain('descal');
    const send = await chat.find('[part~="send"]');
    expect(await send.evaluate((button) => getComputedStyle(button).borderRadius)).not.toBe('0px');
    const violations = await page.evaluate(() => (window as unknown as { violations: string[] }).violations);
    expect(violations.filter(isOwn)).toEqual([]);
    await page.browserContext().close();
  });

  it('draws every state of the gallery, colours of code and formulas too', async () => {
    const page = await visit(`${api.origin}/gallery/?theme=dark&dir=rtl`);
    const chat = new FirefoxChat(page);
    await chat.find('pre .k');
    await chat.find('math mfrac');
    await chat.find('[part~="chart"]');
    expect(await page.$$eval('#states > section', (sections) => sections.length)).toBe(states.length);
    const empty = await page.$$eval('#states .stage > *', (elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().height < 20)
        .map((element) => element.parentElement!.parentElement!.id),
    );
    expect(empty).toEqual([]);
    await page.browserContext().close();
  });

  it('no page had an error', () => expect(problems).toEqual([]));
});
