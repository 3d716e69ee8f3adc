// Files of the widget that cannot be loaded, in Chromium against the built API: an approval whose card is lost, an answer whose parts
// are, and a chat that was open on the last page.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { ledBy, PATIENT } from '../helpers/search-chat.ts';
import { type StandIn, startModel } from '../helpers/stand-ins.ts';

const CANCEL = 'Cancel order A-1';
const ASSETS = '**/assets/**';

let model: StandIn;
let api: ApiProcess;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  const pieces = Array.from({ length: 60 }, (_, at) => `Word ${at} 🙂 [link](https://a.example/${at}) ế. `);
  model = await startModel(({ question }) =>
    question === CANCEL ? { toolCalls: [{ name: 'cancel_order', input: { order: 'A-1' } }] } : { text: pieces },
  );
  api = await ApiProcess.start({
    env: ledBy(model),
    config: {
      tools: {
        http: [
          {
            name: 'cancel_order',
            description: 'Cancels an order.',
            parameters: { type: 'object', required: ['order'], properties: { order: { type: 'string' } } },
            method: 'POST',
            url: 'http://127.0.0.1:9/{order}',
            label: 'Cancel order {order}',
          },
        ],
      },
    },
  });
  browser = await launchBrowser();
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await api?.close();
  await model?.close();
});

/** A visitor with the chat open, and what every open chat loads: its log, and what it says of failures. */
async function visit(): Promise<{ page: Page; chat: ChatPage }> {
  context = await browser.newContext();
  const page = await context.newPage();
  const parts = [/\/conversation-/, /\/banner-/].map((part) =>
    page.waitForEvent('requestfinished', (request) => part.test(request.url())),
  );
  await page.goto(api.origin);
  const chat = new ChatPage(page);
  await chat.open();
  await Promise.all(parts);
  return { page, chat };
}

const lose = (page: Page) => page.route(ASSETS, (route) => route.abort());

describe('files that cannot be loaded', () => {
  it('an approval is shown as soon as there is a network, though its run only waits', async () => {
    const { page, chat } = await visit();
    await lose(page);
    const failed = page.waitForEvent('requestfailed');
    await chat.ask(CANCEL);
    await failed;
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    expect(await chat.part('approval').count()).toBe(0);
    await page.unroute(ASSETS);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await chat.part('approval').getByRole('button', { name: 'Confirm', exact: true }).waitFor(PATIENT);
  });

  it('a lost part is not requested for each piece of an answer, and the answer can be read', async () => {
    const { page, chat } = await visit();
    await lose(page);
    const requests = new Map<string, number>();
    page.on('request', (request) => {
      const name = /assets\/(.+)-/.exec(request.url())?.[1];
      if (name) requests.set(name, (requests.get(name) ?? 0) + 1);
    });
    await chat.ask('Many words');
    await expect.poll(() => chat.logText(), PATIENT).toContain('Word 59');
    expect([...requests.keys()]).toContain('language-of');
    // The first try, and those that pauses and the end of the answer begin.
    expect(Math.max(...requests.values())).toBeLessThan(8);
    // Nothing covers the conversation without its content.
    await page.getByRole('button', { name: 'Conversations' }).click();
    await chat.part('banner').filter({ hasText: 'This did not work.' }).waitFor();
    expect(await chat.logText()).toContain('Word 59');
  });

  it('a chat that was open on the last page has a launcher, and comes with the network', async () => {
    const { page, chat } = await visit();
    await lose(page);
    await page.reload();
    await page.getByText('The chat is not available right now.').waitFor();
    await page.getByRole('button', { name: /^Open chat/ }).waitFor();
    await page.unroute(ASSETS);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await chat.input.waitFor();
  });
});
