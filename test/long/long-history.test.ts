// A conversation of 5,000 messages in a real browser: its newest 50 at once, older ones while scrolling up, without a jump.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EventDraft, MAX_CONVERSATION_MESSAGES } from '../../protocol/index.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { type LiveApp, startLiveApp } from '../helpers/live-app.ts';

const at = '2026-03-25T02:00:00.000Z';
const QUESTIONS = 2_500;
/** One notch of a wheel, in CSS pixels: rows move by one a frame, or two when a frame is late. */
const WHEEL_PX = 120;

/** A question and its answer of some lines, two messages. */
function turnOf(n: number): EventDraft[] {
  const base = { run_id: `run_${n}`, at };
  const block = { ...base, index: 0, message_id: `m_${n}` };
  const text = Array.from({ length: 1 + (n % 6) }, (_, i) => `Answer ${n}, line ${i + 1}: descale every three months.`);
  return [
    {
      ...base,
      type: 'user_message',
      message_id: `u_${n}`,
      client_id: `c_${n}`,
      content: [{ type: 'text', text: `Question ${n}?` }],
    },
    { ...base, type: 'message_start', agent: { name: 'Alder' } },
    {
      ...block,
      type: 'content_block_start',
      message_type: 'chat',
      content_block: { type: 'text', text: text.join('\n\n'), is_final: true },
    },
    { ...block, type: 'content_block_stop' },
    { ...base, type: 'message_stop', stop_reason: 'stop' },
  ];
}

/** The log's scroller, as a function for the page. */
const scrollerOf = `document.querySelector('agent-chat').shadowRoot.querySelector('agent-chat-log').shadowRoot.querySelector('.log')`;

describe('a conversation of 5,000 messages', () => {
  let app: LiveApp;
  let browser: Browser;
  let context: BrowserContext;
  beforeAll(async () => {
    app = await startLiveApp();
    browser = await launchBrowser();
    await app.createConversation('conv_long');
    for (let n = 1; n <= QUESTIONS; n += 250) {
      await app.store.log.append('conv_long', Array.from({ length: 250 }, (_, i) => turnOf(n + i)).flat());
    }
  });
  afterEach(() => context?.close());
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });

  const open = async (viewport: { width: number; height: number }): Promise<ChatPage> => {
    context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    await context.addInitScript((token) => {
      localStorage.setItem('agent-chat/default/token', token);
      localStorage.setItem('agent-chat/default/conversation', 'conv_long');
      sessionStorage.setItem('agent-chat/default/open', '1');
    }, app.storedToken);
    const chat = new ChatPage(await context.newPage());
    await chat.page.goto(app.origin);
    await chat
      .part('bubble')
      .filter({ hasText: `Question ${QUESTIONS}?` })
      .waitFor();
    // The newest turns are drawn at once, the rest of the page when the browser has been idle.
    await chat
      .part('bubble')
      .filter({ hasText: `Question ${QUESTIONS - 24}?` })
      .waitFor({ state: 'attached' });
    return chat;
  };
  const shown = (page: Page) =>
    page.evaluate(`[...${scrollerOf}.querySelectorAll('.bubble')].map((bubble) => bubble.textContent)`) as Promise<
      string[]
    >;
  const questions = (from: number) => Array.from({ length: QUESTIONS - from + 1 }, (_, i) => `Question ${from + i}?`);

  it('opens at its end with the newest 50, and loads the 50 above while the user scrolls up, without a jump', async () => {
    const chat = await open({ width: 1280, height: 800 });
    const { page } = chat;
    expect(await shown(page)).toEqual(questions(QUESTIONS - 24));
    const fromEnd = `${scrollerOf}.scrollHeight - ${scrollerOf}.clientHeight - ${scrollerOf}.scrollTop`;
    expect(await page.evaluate(fromEnd)).toBeLessThan(2);
    // Every frame while scrolling up: how far each visible row moved since the previous frame.
    await page.evaluate(`(() => {
      const scroller = ${scrollerOf};
      window.jumps = [];
      let before = new Map();
      const look = () => {
        const edge = scroller.getBoundingClientRect();
        const now = new Map();
        for (const row of scroller.querySelectorAll('.message')) {
          const box = row.getBoundingClientRect();
          if (box.bottom > edge.top && box.top < edge.bottom) now.set(row, box.top);
        }
        const kept = [...now].filter(([row]) => before.has(row));
        for (const [row, top] of kept) window.jumps.push(top - before.get(row));
        if (before.size > 0 && kept.length === 0) window.jumps.push(NaN);
        before = now;
        requestAnimationFrame(look);
      };
      look();
    })()`);
    const box = (await page.locator('agent-chat-log').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (let loaded = 25; loaded < 100; ) {
      await page.mouse.wheel(0, -WHEEL_PX);
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      loaded = (await shown(page)).length;
    }
    expect(await shown(page)).toEqual(questions(QUESTIONS - 99));
    const jumps = (await page.evaluate('window.jumps')) as number[];
    expect(jumps.length).toBeGreaterThan(100);
    expect(jumps.every(Number.isFinite)).toBe(true);
    expect(Math.max(...jumps)).toBeLessThanOrEqual(2 * WHEEL_PX);
    expect(Math.min(...jumps)).toBeGreaterThan(-3);
    await keepPicture(page, 'long-history');
  });

  it('[HI9] shows when it is full, and sends the question in a new conversation', async () => {
    const chat = await open({ width: 1280, height: 800 });
    const { page } = chat;
    const setMessages = app.store.db.$client.prepare(
      "UPDATE conversations SET message_count = ? WHERE id = 'conv_long'",
    );
    setMessages.run(MAX_CONVERSATION_MESSAGES);
    await chat.ask('One more question?');
    await page.getByText('This conversation is full. Begin a new one to go on.').waitFor();
    await keepPicture(page, 'full-conversation');
    await page.getByRole('article', { name: 'You said' }).getByRole('button', { name: 'New conversation' }).click();
    await page.waitForFunction(`${scrollerOf}.querySelectorAll('.bubble').length === 1`);
    expect(await shown(page)).toEqual(['One more question?']);
    await page.getByText('This conversation is full.').waitFor({ state: 'detached' });
    setMessages.run(2 * QUESTIONS);
  });

  it('opens on a phone, and the page above loads by keyboard', async () => {
    const chat = await open({ width: 390, height: 844 });
    const { page } = chat;
    await page.route('**/history?before=*', (route) => route.abort(), { times: 3 });
    // By a key: a scroll by script in a frame in which the log draws counts as moved content, and is undone.
    await page.getByRole('log').focus();
    await page.keyboard.press('Home');
    await page.getByText('Conversations could not be loaded').waitFor();
    expect(await shown(page)).toHaveLength(25);
    await keepPicture(page, 'long-history-failed-390');
    await page.getByRole('button', { name: 'Try again' }).first().focus();
    await page.keyboard.press('Enter');
    await chat
      .part('bubble')
      .filter({ hasText: `Question ${QUESTIONS - 29}?` })
      .waitFor({ state: 'attached' });
    await page.evaluate(`${scrollerOf}.scrollTo(0, 900)`);
    await keepPicture(page, 'long-history-390');
  });
});
