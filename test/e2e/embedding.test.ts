import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artifactScenes } from '../../demo/gallery/artifact-scenes.ts';
import { EventLog } from '../../demo/gallery/event-log.ts';
import type { ConversationEvent } from '../../protocol/events.ts';
import { ApiProcess } from '../helpers/api-process.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';

/** The page under test, by path: its policy, the content of its head before our tag, and the number of tags. */
type HostPage = { policy?: string; head?: string; tags?: number };

/** An answer with what Markdown has parts of its own for. */
const RICH = `\`\`\`ts\nconst a = 1;\n\`\`\`\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n$$\\frac{1}{2}$$\n\n[Guide][g] and a note.[^a]

[g]: https://example.com/guide
[^a]: The note`;

/** Longest wait for something that must not happen, in milliseconds. */
const QUIET_MS = 1_500;

describe('the built widget in other people’s pages', () => {
  let api: ApiProcess;
  let host: StandIn;
  let browser: Browser;
  const pages = new Map<string, HostPage>();

  beforeAll(async () => {
    api = await ApiProcess.start();
    await api.indexed();
    host = await startStandIn(({ path }, reply) => {
      const page = pages.get(path);
      if (!page) return void reply.writeHead(404).end();
      const tag = `<script nonce="n1" src="${api.origin}/widget.js" async></script>`;
      const watch = `<script nonce="n1">window.violations = []; document.addEventListener('securitypolicyviolation',
        (event) => window.violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));</script>`;
      reply
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          ...(page.policy ? { 'content-security-policy': page.policy } : {}),
        })
        .end(`<!doctype html><html lang="en"><head><title>Host</title>${watch}${page.head ?? ''}</head>
          <body><h1>Host page</h1>${tag.repeat(page.tags ?? 1)}</body></html>`);
    });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
    await api?.close();
  });

  /** Opens the page in a browser of its own; `lines` collects its console messages. */
  async function visit(path: string, page: HostPage): Promise<{ page: Page; chat: ChatPage; lines: string[] }> {
    pages.set(path, page);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const tab = await context.newPage();
    tab.setDefaultTimeout(8_000);
    const lines: string[] = [];
    tab.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    tab.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
    await tab.goto(`${host.origin}${path}`);
    return { page: tab, chat: new ChatPage(tab), lines };
  }

  const violationsOf = (page: Page) => page.evaluate(() => (window as unknown as { violations: string[] }).violations);

  async function answers(chat: ChatPage): Promise<string> {
    await chat.open();
    await chat.ask('How often should I descale?');
    await chat.groups.first().waitFor();
    await chat.answered();
    return chat.logText();
  }

  it('[EMB-2] answers under the strictest policy without one violation', async () => {
    const { page, chat, lines } = await visit('/strict', {
      policy:
        `default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; style-src 'none'; ` +
        `connect-src ${api.origin} ${api.origin.replace('http', 'ws')}; img-src ${api.origin}; ` +
        `require-trusted-types-for 'script'`,
    });
    expect(await answers(chat)).toContain('descale');
    await chat.part('sources-button').last().click();
    await chat.part('source-card').first().waitFor();
    const radius = await chat.part('send').evaluate((button) => getComputedStyle(button).borderRadius);
    await page.evaluate(() => document.querySelector('agent-chat')!.close());
    const show = (events: readonly ConversationEvent[]) =>
      page.evaluate((log) => {
        document.querySelector('#drawn')?.remove();
        const shown = document.createElement('agent-chat');
        shown.id = 'drawn';
        shown.layout = 'inline';
        shown.events = log;
        shown.siteInfo = { agent: { name: 'Alder' } };
        document.body.append(shown);
      }, events);
    const drawn = page.locator('#drawn');
    for (const { events } of Object.values(artifactScenes)) {
      await show(events());
      await drawn.locator('agent-chat-artifact').first().waitFor();
    }
    await show(artifactScenes['artifact-bar']!.events());
    await drawn.locator('[part~="chart"]').waitFor();
    await drawn.getByRole('button', { name: 'Show as table' }).click();
    await drawn.locator('agent-chat-artifact th').first().waitFor();
    await show(new EventLog().asks('Show me.').says(RICH).ends().events);
    await drawn.locator('math mfrac').waitFor();
    await drawn.getByRole('button', { name: 'Copy code' }).waitFor();
    const word = drawn.locator('pre .k').first();
    expect(await word.textContent()).toBe('const');
    const colourOf = (element: Element) => getComputedStyle(element).color;
    expect(await word.evaluate(colourOf)).not.toBe(await drawn.locator('pre code').evaluate(colourOf));
    await drawn.locator('.note-ref').click();
    expect(await violationsOf(page)).toEqual([]);
    expect(lines.filter((line) => /^(error|uncaught)/.test(line))).toEqual([]);
    // [EMB-1] The styles apply nevertheless.
    expect(radius).not.toBe('0px');
    await page.context().close();
  });

  describe('[EMB-4] Trusted Types', () => {
    const required = "require-trusted-types-for 'script'";
    const ownLit = `<script nonce="n1">trustedTypes.createPolicy('lit-html', { createHTML: (text) => text });</script>`;
    const matrix: [name: string, page: HostPage, works: boolean][] = [
      ['required, any policy', { policy: required }, true],
      ['required, our policy listed', { policy: `${required}; trusted-types agent-chat` }, true],
      [
        'required, ours beside others',
        { policy: `${required}; trusted-types default agent-chat 'allow-duplicates'` },
        true,
      ],
      ['required, * listed', { policy: `${required}; trusted-types *` }, true],
      ['a list without ours, not required', { policy: 'trusted-types other' }, true],
      ['no policy allowed, not required', { policy: "trusted-types 'none'" }, true],
      ['a Lit of the page’s own', { policy: 'trusted-types lit-html', head: ownLit }, true],
      ['required, ours not listed', { policy: `${required}; trusted-types other` }, false],
    ];
    for (const [at, [name, hostPage, works]] of matrix.entries()) {
      it(`${name}: ${works ? 'the chat opens' : 'the chat stays closed and the page is whole'}`, async () => {
        const { page, chat } = await visit(`/trusted-types-${at}`, hostPage);
        if (works) {
          await chat.open();
        } else {
          await page.getByRole('button', { name: /^Open chat/ }).click();
          await page.waitForTimeout(QUIET_MS);
          expect(await chat.input.count()).toBe(0);
        }
        expect(await page.locator('h1').textContent()).toBe('Host page');
        await page.context().close();
      });
    }
  });

  it('[EMB-5] a second tag only reports that it does nothing', async () => {
    const { page, chat, lines } = await visit('/twice', { tags: 2 });
    await chat.open();
    expect(await page.locator('agent-chat').count()).toBe(1);
    expect(lines.filter((line) => line.includes('on this page already'))).toHaveLength(1);
    await page.context().close();
  });

  describe('[EMB-8] a page that patches the language and styles everything', () => {
    const hostile = (
      more: string,
    ) => `<style>* { display: block !important; color: red !important; font-size: 40px !important; all: unset }</style>
      <script nonce="n1">
        Array.prototype.last = function () { return this[this.length - 1]; };
        Object.prototype.inherited = 'enumerable';
        const parse = JSON.parse; JSON.parse = (text, reviver) => parse(text, reviver);
        const ask = window.fetch; window.fetch = (...args) => ask(...args);
        ${more}
        Object.freeze(Array.prototype); Object.freeze(Function.prototype);
      </script>`;

    it('answers, and keeps its own appearance', async () => {
      const { page, chat, lines } = await visit('/hostile', { head: hostile('') });
      expect(await answers(chat)).toContain('descale');
      const size = await chat.answers.last().evaluate((answer) => getComputedStyle(answer).fontSize);
      expect(size).not.toBe('40px');
      expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
      expect(await page.locator('h1').textContent()).toBe('Host page');
      await page.context().close();
    });

    it('when its request is altered, it shows that the message was not sent, and the page stays usable', async () => {
      const poison = `Array.prototype.toJSON = function () { return 'patched'; };`;
      const { page, chat, lines } = await visit('/poisoned', { head: hostile(poison) });
      await chat.open();
      await chat.ask('How often should I descale?');
      await page.getByText('Not sent').last().waitFor();
      expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
      expect(await page.locator('h1').textContent()).toBe('Host page');
      await page.context().close();
    });
  });
});
