// What a visitor does, in a browser: opens, asks, reads sources, comes back after a reload, once with the keyboard alone; under the
// strictest policy of a page; and the states of the gallery.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { states } from '../../../demo/gallery/states.ts';
import { ApiProcess } from '../api-process.ts';
import { type StandIn, startStandIn } from '../stand-ins.ts';
import type { BrowserTab } from './browser-tab.ts';

/** Browsers ask for the icon of each page, and report where the page's policy forbids it. */
const isOwn = (problem: string) => !problem.includes('/favicon.ico');

const QUESTION = 'How often should I descale?';

/** A page whose policy allows the tag alone; it keeps violations of the policy, and errors of scripts. */
function strictPage(api: ApiProcess): Promise<StandIn> {
  return startStandIn((_request, reply) => {
    reply
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          `default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; style-src 'none'; ` +
          `connect-src ${api.origin} ${api.origin.replace('http', 'ws')}; img-src ${api.origin}; require-trusted-types-for 'script'`,
      })
      .end(`<!doctype html><html lang="en"><title>Host</title><script nonce="n1">window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective + ' ' + event.blockedURI));
addEventListener('error', (event) => window.violations.push(event.message));
addEventListener('unhandledrejection', (event) => window.violations.push(String(event.reason)));</script>
<h1>Host page</h1><script nonce="n1" src="${api.origin}/widget.js" async></script></html>`);
  });
}

/** Registers the tests. `launch`: starts the browser. */
export function visitorTests(
  name: string,
  launch: () => Promise<{ newTab(): Promise<BrowserTab>; close(): Promise<void> }>,
): void {
  describe(`the built widget in ${name}`, () => {
    let api: ApiProcess;
    let host: StandIn;
    let browser: Awaited<ReturnType<typeof launch>>;
    const problems: string[] = [];

    beforeAll(async () => {
      api = await ApiProcess.start();
      await api.indexed();
      host = await strictPage(api);
      browser = await launch();
    });
    afterAll(async () => {
      await browser?.close();
      await host?.close();
      await api?.close();
    });

    /** Opens an address in a tab of its own, for the time of a test. */
    async function visit(address: string, use: (tab: BrowserTab) => Promise<void>): Promise<void> {
      const tab = await browser.newTab();
      try {
        await tab.open(address);
        await use(tab);
        problems.push(...tab.problems.filter(isOwn));
      } finally {
        await tab.close();
      }
    }

    it('opens, answers with sources, and has the conversation after a reload', () =>
      visit(`${api.origin}/`, async (tab) => {
        await openChat(tab);
        await ask(tab, QUESTION);
        expect(await answer(tab)).toContain('descal');
        await (await tab.find('[part~="sources-button"]')).click();
        const card = await tab.find('[part~="source-card"]');
        expect(await card.read((element) => element.textContent)).toMatch(/descal/i);
        await tab.reload();
        await tab.find('[part~="bubble"]', QUESTION);
        expect(await answer(tab)).toContain('descal');
      }));

    it('shows a second question at the top of the conversation, with its answer below', () =>
      visit(`${api.origin}/`, async (tab) => {
        await openChat(tab);
        await ask(tab, QUESTION);
        await answer(tab);
        const second = 'Thank you!';
        await ask(tab, second);
        await answer(tab);
        const log = await tab.find('[role="log"]');
        const top = (element: HTMLElement) => element.getBoundingClientRect().y;
        // The bubble is drawn by another element once the message is accepted.
        const bubbleTop = async () => (await tab.find('[part~="bubble"]', second)).read(top);
        const fromTop = async () => (await bubbleTop()) - (await log.read(top));
        // Scroll positions are whole pixels.
        await expect.poll(async () => Math.abs((await fromTop()) - 20), { timeout: 8_000 }).toBeLessThan(1);
      }));

    it('does the same with the keyboard alone', () =>
      visit(`${api.origin}/`, async (tab) => {
        const focus = (element: HTMLElement) => element.focus();
        await (await tab.find('button', 'Open chat')).read(focus);
        await tab.press('Enter');
        await tab.find('textarea');
        expect(await focused(tab)).toMatch(/^textarea/);
        await tab.type(QUESTION);
        await tab.press('Enter');
        await answer(tab);
        await (await tab.find('[part~="cite"]')).read(focus);
        await tab.press('Enter');
        await tab.find('[part~="hover-card"]');
        await tab.press('Escape');
        await tab.gone('[part~="hover-card"]');
        await tab.press('Escape');
        await tab.find('button', 'Open chat');
        expect(await focused(tab)).toContain('Open chat');
      }));

    it('answers under the strictest policy without a violation', () =>
      visit(host.origin, async (tab) => {
        await openChat(tab);
        await ask(tab, QUESTION);
        expect(await answer(tab)).toContain('descal');
        const send = await tab.find('[part~="send"]');
        expect(await send.read((button) => getComputedStyle(button).borderRadius)).not.toBe('0px');
        const violations = await tab.run(() => (window as unknown as { violations: string[] }).violations);
        expect(violations.filter(isOwn)).toEqual([]);
      }));

    it('draws every state of the gallery, colours of code and formulas too', () =>
      visit(`${api.origin}/gallery/?theme=dark&dir=rtl`, async (tab) => {
        // Code gets its colours when it is near.
        await (await tab.find('pre code')).read((code) => code.scrollIntoView());
        await tab.find('pre .k');
        await tab.find('math mfrac');
        await tab.find('[part~="chart"]');
        expect(await tab.run(() => document.querySelectorAll('#states > section').length)).toBe(states.length);
        const empty = await tab.run(() =>
          [...document.querySelectorAll('#states .stage > *')]
            .filter((element) => element.getBoundingClientRect().height < 20)
            .map((element) => element.parentElement!.parentElement!.id),
        );
        expect(empty).toEqual([]);
      }));

    it('no page had an error', () => expect(problems).toEqual([]));
  });
}

async function openChat(tab: BrowserTab): Promise<void> {
  await (await tab.find('button', 'Open chat')).click();
  await tab.find('textarea');
}

async function ask(tab: BrowserTab, text: string): Promise<void> {
  await (await tab.find('textarea')).read((field) => field.focus());
  await tab.type(text);
  await tab.press('Enter');
  await tab.find('[part~="bubble"]', text);
}

/** Resolves with the words of the last answer, once it is complete. */
async function answer(tab: BrowserTab): Promise<string> {
  await tab.find('[part~="actions"]');
  const text = await tab.find('agent-chat-markdown');
  return text.read((element) => element.shadowRoot!.textContent ?? '');
}

/** The innermost element with the focus. */
function focused(tab: BrowserTab): Promise<string> {
  return tab.run(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return `${element?.tagName.toLowerCase()} ${element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''}`;
  });
}
