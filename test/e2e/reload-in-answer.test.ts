// F5 on a phone while an answer is written: its question is whole below the header, as without F5.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { type ModelStandIn, startModel } from '../helpers/stand-ins.ts';

const FIRST = 'What do you sell?';
const SECOND =
  'My steam is weak since the weekend, and I have already descaled the machine twice. What else can I look at?';
const LINES = Array.from({ length: 60 }, (_, i) => `Line ${i + 1} of the answer.\n\n`);
/** Longest wait for a piece of the answer to be shown, in milliseconds. */
const POLL = { timeout: 8_000 };

let api: ApiProcess;
let model: ModelStandIn;
let browser: Browser;
/** The pieces of the second answer that may be written. */
let written = 0;
let goOn = () => {};

beforeAll(async () => {
  model = await startModel(({ question }) => ({
    text: LINES,
    before: async (piece) => {
      while (question === SECOND && piece >= written) await new Promise<void>((done) => (goOn = done));
    },
  }));
  api = await ApiProcess.start({
    env: { OPENAI_API_KEY: 'sk-stand-in', OPENAI_BASE_URL: `${model.origin}/v1`, OPENAI_MODEL: 'stand-in' },
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
  await model?.close();
});

/** Lets the answer grow to so many lines, and waits until the page shows them. */
async function write(page: Page, lines: number): Promise<void> {
  written = lines;
  goOn();
  await page.getByText(`Line ${lines} of`).last().waitFor({ state: 'attached' });
}

const lines = [0, 3, 12, 40] as const;

it.each(lines)('after %i lines', async (shown) => {
  written = 0;
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(api.origin);
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask(FIRST);
  await chat.answered();
  await chat.ask(SECOND);
  if (shown > 0) await write(page, shown);

  const bubble = chat.part('bubble').filter({ hasText: SECOND });
  const header = chat.part('header').first();
  const gap = async () => {
    const [top, bottom] = await Promise.all([bubble.boundingBox(), header.boundingBox()]);
    return top && bottom ? Math.round(top.y - bottom.y - bottom.height) : null;
  };
  await expect.poll(gap, POLL).toBe(20);

  await page.reload();
  await bubble.waitFor();
  if (shown > 0) await page.getByText(`Line ${shown} of`).last().waitFor({ state: 'attached' });
  await keepPicture(page, `reloaded after ${shown} lines`);
  await expect.poll(gap, POLL).toBe(20);
  for (const more of [shown + 2, shown + 8]) {
    await write(page, more);
    await expect.poll(gap, { ...POLL, message: `${more} lines` }).toBe(20);
  }
  await write(page, LINES.length);
  await chat.answered();
  await expect.poll(gap, { ...POLL, message: 'at the end' }).toBe(20);
  await context.close();
});
