import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import {
  collectProblems,
  type FoundPage,
  inWords,
  PATIENT,
  startSearchedWeb,
  textOf,
  useChat,
} from '../helpers/search-chat.ts';
import { startModel } from '../helpers/stand-ins.ts';

const STEAM = 'Is my machine covered if it loses steam after eight months?';
const desktop = { viewport: { width: 1280, height: 800 } };

describe('a new user, without any key', () => {
  let browser: Browser;
  let api: ApiProcess;
  let context: BrowserContext;

  beforeAll(async () => {
    browser = await launchBrowser();
    api = await ApiProcess.start();
    await api.indexed();
    context = await browser.newContext(desktop);
  });
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  it('step 1: prints where it listens, and which model, engines and store are in use', () => {
    expect(api.output).toContain(api.origin);
    expect(api.output).toMatch(/extractive/);
    expect(api.output).toMatch(/sqlite|agent-chat\.db/i);
  });

  it('steps 2 and 3: one script tag, a question, steps, an answer with citations, sources', async () => {
    const page = await context.newPage();
    const chat = new ChatPage(page);
    const problems = collectProblems(page);
    await page.goto(api.origin);
    expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(1);
    await chat.open();
    await keepPicture(page, 'welcome');
    await chat.ask(STEAM);
    expect((await chat.part('bubble').textContent())?.trim()).toBe(STEAM);
    await chat.groups.first().waitFor();
    await chat.answered();
    await keepPicture(page, 'answered');

    const cite = chat.part('cite').first();
    expect((await cite.textContent())?.trim()).toMatch(/^\d+$/);
    const answer = await chat.answers.last().evaluate((element) => element.shadowRoot?.textContent ?? '');
    expect(answer).toMatch(/two[- ]year|24 months|two years/i);
    expect(await textOf(chat.groups.first())).toMatch(/Searched this site \d+ pages?/);

    await cite.hover();
    const card = chat.part('hover-card');
    await card.waitFor();
    await keepPicture(page, 'citation-card');
    const href = await card.locator('a').first().getAttribute('href');
    expect(href).toContain(`${api.origin}/`);
    expect(href).toContain('#:~:text=');

    await page.mouse.move(5, 5);
    await chat.part('sources-button').last().click();
    await page.locator('sources-panel').waitFor();
    await delay(500);
    await keepPicture(page, 'sources');
    const found = chat.part('source-card').first();
    expect(await found.locator('.site-name').textContent()).toMatch(/^Support › /);
    await found.locator('img.shown').waitFor();
    expect(await chat.part('sources-button').last().textContent()).toMatch(/\b1 source\b/);
    expect(await chat.part('source-rest').first().textContent()).toMatch(/^\s*\d more found/);
    // With the panel open a click on a chip scrolls to its card there, and opens no second one.
    await cite.click();
    await page.locator('sources-panel li.target').waitFor();
    expect(await card.count()).toBe(0);
    await keepPicture(page, 'sources-target');
    expect(problems).toEqual([]);
    await page.close();
  });

  it('step 4: F5 in the middle and afterwards, and a second tab that is live', async () => {
    const page = await context.newPage();
    const chat = new ChatPage(page);
    await page.goto(`${api.origin}/guides/descaling.html`);
    if (!(await chat.input.isVisible())) await chat.open();
    await chat.answered();
    const before = await chat.answers.count();
    expect(before).toBe(1);
    await chat.ask('How often should I descale?');
    await chat.groups.nth(1).waitFor();
    await page.reload();
    await chat.input.waitFor();
    await chat.answered();
    expect(await chat.answers.count()).toBe(before + 1);
    const text = await chat.logText();
    expect(text).toContain(STEAM);

    const second = new ChatPage(await context.newPage());
    await second.page.goto(api.origin);
    if (!(await second.input.isVisible())) await second.open();
    await second.part('actions').nth(1).waitFor();
    await expect.poll(() => second.logText()).toBe(text);
    await second.ask('How long does delivery to Hanoi take?');
    await second.answered();
    await chat.answers.nth(before + 1).waitFor();
    await chat.answered();
    await expect.poll(async () => (await chat.logText()) === (await second.logText()), { timeout: 10_000 }).toBe(true);

    await page.reload();
    await chat.part('actions').nth(2).waitFor();
    await expect.poll(async () => (await chat.logText()) === (await second.logText()), { timeout: 10_000 }).toBe(true);
    expect(await page.locator('[part~="group-header"][aria-expanded="true"]').count()).toBe(0);
    await keepPicture(page, 'after-reload');
    await page.close();
    await second.page.close();
  });

  it('answers in Vietnamese, on a phone, in the dark theme', async () => {
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      colorScheme: 'dark',
      locale: 'vi',
    });
    const page = await phone.newPage();
    await page.goto(`${api.origin}/vi/warranty.html`);
    await page.getByRole('button', { name: /Mở trò chuyện/ }).tap();
    await page
      .getByRole('textbox', { name: 'Tin nhắn' })
      .fill('Máy mất hơi nước sau tám tháng có được bảo hành không?');
    await keepPicture(page, 'phone-dark-vi-typed');
    await page.getByRole('button', { name: 'Gửi' }).tap();
    await new ChatPage(page).part('actions').first().waitFor({ timeout: 30_000 });
    await keepPicture(page, 'phone-dark-vi');

    const chat = new ChatPage(page);
    await chat.part('cite').first().tap();
    const card = chat.part('hover-card');
    await card.waitFor();
    await expect.poll(() => card.evaluate((each) => each.getAnimations().length)).toBe(0);
    await keepPicture(page, 'phone-dark-vi-card');
    const box = await card.boundingBox();
    expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844]);
    await chat.part('header-title').tap();
    await card.waitFor({ state: 'detached' });
    await chat.part('sources-button').tap();
    await chat.part('source-card').first().waitFor();
    await delay(500);
    await keepPicture(page, 'phone-dark-vi-sources');
    await phone.close();
  });

  it('says so when nothing is found on the site', async () => {
    const other = await browser.newContext(desktop);
    const chat = new ChatPage(await other.newPage());
    await chat.page.goto(api.origin);
    await chat.open();
    await chat.ask('Who won the football world cup in 1998?');
    await chat.answered();
    await keepPicture(chat.page, 'nothing-found');
    expect(await chat.part('cite').count()).toBe(0);
    await other.close();
  });
});

describe('step 5: with a model and a search engine', () => {
  const openChat = useChat();
  let web: Awaited<ReturnType<typeof startSearchedWeb>>;
  const pages = ['price', 'volume', 'profit', 'foreign', 'steel'].map(
    (name, i): FoundPage => ({
      name,
      title: `About ${name}`,
      text: `The ${name} of Hoa Phat rose by ${i + 2} percent in the first quarter, the company said on Monday. Analysts had expected less of its ${name}, and looked to the second half of the year with some care. `.repeat(
        3,
      ),
      // A busy machine may not read every page in time: what is cited is in the snippets, too.
      snippet: `The ${name} of Hoa Phat rose by ${i + 2} percent in the first quarter`,
      ms: 100 + i * 50,
    }),
  );

  beforeAll(async () => {
    const model = await startModel(({ toolResults, messages }) => {
      // The summary of search results is requested without tools: any numbers it cites are in the passages.
      const isSummary =
        !messages.some((message) => message.role === 'tool') && /passages?|\[1\]/i.test(messages.at(-1)?.content ?? '');
      if (isSummary) return { text: ['The price rose by 2 percent. [1] The volume rose by 3 percent. [2]'] };
      if (toolResults.length === 0) {
        return {
          thinking: ['The visitor ', 'asks about Hoa Phat.'],
          toolCalls: [{ name: 'web_search', input: { query: 'Hoa Phat first quarter', prompt: 'What rose?' } }],
        };
      }
      const isLong = /once more/.test(messages.findLast((message) => message.role === 'user')?.content ?? '');
      if (isLong) return { text: inWords('The price rose by 2 percent. [1] '.repeat(100)) };
      return {
        text: inWords(
          'The **price** rose by 2 percent. [1] The volume rose by 3 percent. [2]\n\nOne number is invented. [99]',
        ),
      };
      // Slow enough for several drawings on a busy machine.
    }, 80);
    web = await startSearchedWeb(pages, model);
  });
  afterAll(() => web?.close());

  it('the model calls web_search, five pages are crawled at once, the answer streams token by token', async () => {
    const { chat, problems } = await openChat(web.api);
    const { page } = chat;
    await watchGrowth(page);
    await chat.ask('What did Hoa Phat report? Search the web.');
    await chat.groups.first().waitFor();
    await keepPicture(page, 'model-searching');
    await chat.answered();
    await keepPicture(page, 'model-answered');
    // A busy machine draws few of its steps.
    expect(await growthOf(page), 'the answer grew while it was watched').toBeGreaterThan(1);
    expect(new Set(web.pages.requests.filter(({ path }) => path.endsWith('.html')).map(({ path }) => path)).size).toBe(
      5,
    );
    expect(web.serper.requests).toHaveLength(1);
    // An answer that has ended is drawn whole with the next frame.
    await expect.poll(() => chat.part('cite').allInnerTexts(), PATIENT).toEqual(['1', '2']);
    const text = await chat.logText();
    expect(text).toContain('The price rose by 2 percent.');
    expect(text, '[INJ-4] a number without a source is not shown').not.toContain('99');
    expect(problems).toEqual([]);

    expect(text, 'the single step has no header, the reasoning no text').toMatch(
      /Thought for \d+ s .*Searched the web Hoa Phat first quarter 5 results/,
    );
    expect(text).not.toContain('The visitor asks');
    await chat.part('item-row').first().click();
    await delay(400);
    await keepPicture(page, 'model-group-open');
  });

  it('regenerates an answer in place, and shows the same after a reload', async () => {
    const { chat, problems } = await openChat(web.api);
    await chat.ask('What rose at Hoa Phat?');
    await chat.answered();
    const first = await chat.logText();
    await chat.page.getByRole('button', { name: 'Try again' }).click();
    await chat.page.getByRole('button', { name: 'Stop' }).waitFor();
    await chat.answered();
    expect(await chat.part('bubble').allInnerTexts()).toEqual(['What rose at Hoa Phat?']);
    expect(await chat.part('actions').count()).toBe(1);
    const again = await chat.logText();
    expect(again.length).toBeGreaterThan(first.length / 2);
    await chat.page.reload();
    await chat.answered();
    expect(await chat.logText()).toBe(again);
    expect(problems).toEqual([]);
  });

  it('stops on request, keeps the text, and shows it', async () => {
    const { chat } = await openChat(web.api);
    await chat.ask('And once more, please.');
    await chat.answers.last().waitFor();
    await chat.page.getByRole('button', { name: 'Stop' }).click();
    await chat
      .part('notice')
      .filter({ hasText: /^\s*You stopped this answer\s*$/ })
      .waitFor();
    await keepPicture(chat.page, 'stopped');
  });
});

/** Records the length of the last answer frame by frame in the page; read with {@link growthOf}. */
async function watchGrowth(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lengths = new Set<number>();
    Object.assign(window, { answerLengths: lengths });
    const look = () => {
      const log = document.querySelector('agent-chat')?.shadowRoot?.querySelector('agent-chat-log');
      const answer = [...(log?.shadowRoot?.querySelectorAll('agent-chat-markdown') ?? [])].at(-1);
      if (answer) lengths.add(answer.shadowRoot?.textContent?.length ?? 0);
      requestAnimationFrame(look);
    };
    look();
  });
}

function growthOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { answerLengths: Set<number> }).answerLengths.size);
}
