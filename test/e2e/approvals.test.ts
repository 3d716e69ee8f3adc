// Approvals and questions in Chromium against the built API, from click to result: F5 in the middle, a second tab, no decision in
// time, and kill -9 while a run waits. Led by a scripted model over a stand-in for the shop. [APR]
import Database from 'better-sqlite3';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { collectProblems, ledBy, PATIENT, textOf } from '../helpers/search-chat.ts';
import { type StandIn, startModel, startStandIn } from '../helpers/stand-ins.ts';

/** Longer than any run waits for a decision, in milliseconds. */
const TOO_LONG_MS = 24 * 3_600_000;
const CANCEL = 'Cancel order A-1';
const ASK = 'My machine has no steam';

let shop: StandIn;
let model: StandIn;
let api: ApiProcess;
let browser: Browser;
let context: BrowserContext;
let problems: string[];

beforeAll(async () => {
  shop = await startStandIn((request, reply) => {
    const state = request.method === 'POST' ? 'cancelled' : 'packed';
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ state }));
  });
  model = await startModel(({ question, toolResults }) => {
    const look = { name: 'order_status', input: { order: 'A-1' } };
    const last = toolResults.at(-1) ?? '';
    if (question === CANCEL) {
      if (toolResults.length === 0) return { text: ['I look at the order.'], toolCalls: [look] };
      if (toolResults.length > 1) return { text: [`The shop said: ${lineOf(last)}`] };
      return { toolCalls: [{ name: 'cancel_order', input: { order: 'A-1', reason: 'Too slow' } }] };
    }
    if (toolResults.length === 0) return { toolCalls: [look] };
    if (toolResults.length === 1)
      return { toolCalls: [{ name: 'ask_user_question', input: { questions: QUESTIONS } }] };
    if (toolResults.length === 2) return { toolCalls: [look] };
    return { text: [`You said: ${lineOf(toolResults[1] ?? '')}`] };
  });
  const order = { type: 'string', title: 'Order' };
  const reason = { type: 'string', title: 'Reason', maxLength: 40 };
  api = await ApiProcess.start({
    env: ledBy(model),
    config: {
      // Every visitor of this file comes from one address.
      limits: { messagesPerMinute: 1000, messageBurst: 1000, newVisitorBurst: 1000 },
      tools: {
        http: [
          {
            name: 'order_status',
            description: 'Looks up an order.',
            parameters: { type: 'object', required: ['order'], properties: { order } },
            url: `${shop.origin}/orders/{order}`,
            label: 'Looking up order {order}',
          },
          {
            name: 'cancel_order',
            description: 'Cancels an order.',
            parameters: { type: 'object', required: ['order'], properties: { order, reason } },
            method: 'POST',
            url: `${shop.origin}/orders/{order}/cancel`,
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
  await Promise.all([shop?.close(), model?.close()]);
});

const QUESTIONS = [
  { question: 'Which machine lost steam?', options: [{ label: 'Alder One' }, { label: 'Alder Mini' }] },
  {
    question: 'What have you tried?',
    options: [{ label: 'Soaked the wand' }, { label: 'Descaled' }, { label: 'Nothing' }],
    multi_select: true,
  },
];

/** What a result says, without the marks around it. */
function lineOf(result: string): string {
  return result
    .split('\n')
    .filter((line) => !line.startsWith('<') && !line.startsWith('</') && !line.startsWith('The following'))
    .join(' ');
}

/** A visitor of its own with the chat open. */
async function openChat(): Promise<ChatPage> {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const chat = new ChatPage(await context.newPage());
  problems = collectProblems(chat.page);
  await chat.page.goto(api.origin);
  await chat.open();
  return chat;
}

/** Another tab of the same visitor. */
async function secondTab(): Promise<ChatPage> {
  const other = new ChatPage(await context.newPage());
  await other.page.goto(api.origin);
  if (!(await other.input.isVisible())) await other.open();
  return other;
}

const button = (chat: ChatPage, name: string) => chat.part('approval').getByRole('button', { name, exact: true });
const cancellations = () => shop.requests.filter(({ method }) => method === 'POST');

async function waitsForApproval(chat: ChatPage): Promise<void> {
  await button(chat, 'Confirm').waitFor(PATIENT);
  expect(await textOf(chat.part('args'))).toMatch(/Order\s+A-1\s+Reason\s+Too slow/);
  expect(await textOf(chat.groups.last())).toContain('Waiting for you');
  // The group stays open around it.
  expect(await chat.groups.last().locator('[part~="group-header"]').getAttribute('aria-expanded')).toBe('true');
}

/** The log with the steps of the last group, which closes by itself and is opened then. */
async function openSteps(chat: ChatPage): Promise<string> {
  const header = chat.part('group-header').last();
  await expect.poll(() => header.getAttribute('aria-expanded'), PATIENT).toBe('false');
  await header.click();
  await chat.groups.last().locator('agent-chat-step').last().waitFor();
  return chat.logText();
}

describe('an approval, from click to result', () => {
  it('confirmed after F5: the card is back in the same state, the call runs once, and history shows the same', async () => {
    const before = cancellations().length;
    const chat = await openChat();
    await chat.ask(CANCEL);
    await waitsForApproval(chat);
    const asked = await chat.logText();
    await chat.page.reload();
    await waitsForApproval(chat);
    expect(withoutTime(await chat.logText())).toBe(withoutTime(asked));
    await keepPicture(chat.page, 'approval-after-reload');
    expect(cancellations().length).toBe(before);

    await button(chat, 'Confirm').click();
    await chat.answered();
    expect(await chat.answers.last().evaluate((each) => each.shadowRoot?.textContent)).toContain('"state":"cancelled"');
    expect(cancellations().length).toBe(before + 1);
    expect(await chat.part('approval').count()).toBe(0);
    // The group closes a moment after its end, and is opened again.
    await openSteps(chat);
    await expect.poll(() => chat.logText(), PATIENT).toMatch(/Cancel order A-1.*You confirmed at/);
    const done = await chat.logText();
    await chat.page.reload();
    await chat.answered();
    await openSteps(chat);
    // Some parts are loaded when they are first needed.
    await expect.poll(() => chat.logText(), PATIENT).toBe(done);
    expect(problems).toEqual([]);
  });

  it('edited: what runs is what the visitor wrote, and a value that breaks the schema is refused in the card', async () => {
    const before = cancellations().length;
    const chat = await openChat();
    await chat.ask(CANCEL);
    await waitsForApproval(chat);
    await button(chat, 'Edit').click();
    const reason = chat.part('approval').getByLabel('Reason');
    await reason.fill('x'.repeat(41));
    await button(chat, 'Save and confirm').click();
    await chat.part('approval').locator('.problem').waitFor(PATIENT);
    expect(cancellations().length).toBe(before);
    await reason.fill('Found it cheaper');
    await button(chat, 'Save and confirm').click();
    await chat.answered();
    expect(JSON.parse(cancellations().at(-1)!.body)).toEqual({ reason: 'Found it cheaper' });
    expect(cancellations().length).toBe(before + 1);
    expect(await openSteps(chat)).toContain('You confirmed with changes at');
  });

  it('rejected with a reason: nothing runs, the step says so, and the model learns why', async () => {
    const before = cancellations().length;
    const chat = await openChat();
    await chat.ask(CANCEL);
    await waitsForApproval(chat);
    await button(chat, 'Reject').click();
    await chat.part('approval').getByLabel('Reason (optional)').fill('I want to keep it');
    await button(chat, 'Reject').click();
    await chat.answered();
    expect(await chat.answers.last().evaluate((each) => each.shadowRoot?.textContent)).toContain('I want to keep it');
    expect(cancellations().length).toBe(before);
    expect(await openSteps(chat)).toMatch(/Rejected.*You rejected this at.*I want to keep it/);
  });

  it('decided in the other tab: shown as made in this one', async () => {
    const before = cancellations().length;
    const chat = await openChat();
    await chat.ask(CANCEL);
    await waitsForApproval(chat);
    const other = await secondTab();
    await waitsForApproval(other);
    await button(other, 'Confirm').click();
    await Promise.all([chat.answered(), other.answered()]);
    expect(await chat.part('approval').count()).toBe(0);
    expect(await openSteps(chat)).toContain('You confirmed at');
    expect(cancellations().length).toBe(before + 1);
    expect(problems).toEqual([]);
  });

  it('the API is killed while it waits and started again: the card waits on, and is then decided once', async () => {
    const before = cancellations().length;
    const chat = await openChat();
    await chat.ask(CANCEL);
    await waitsForApproval(chat);
    await api.kill('SIGKILL');
    await waitsForApproval(chat);
    await api.start();
    await expect.poll(() => chat.part('banner').count(), PATIENT).toBe(0);
    await waitsForApproval(chat);
    await button(chat, 'Confirm').click();
    await chat.answered();
    expect(cancellations().length).toBe(before + 1);
    expect(await textOf(chat.groups.last())).not.toContain('Waiting for you');
  });

  it('nobody decides in time, while the API is down: the step says so, nothing runs, and the model goes on', async () => {
    const before = cancellations().length;
    const chat = await openChat();
    await chat.ask(CANCEL);
    await waitsForApproval(chat);
    await api.kill('SIGKILL');
    moveWaitsBack(api.databaseFile, TOO_LONG_MS);
    await api.start();
    await chat.answered();
    expect(await chat.answers.last().evaluate((each) => each.shadowRoot?.textContent)).toContain('Nobody allowed this');
    expect(cancellations().length).toBe(before);
    expect(await chat.part('approval').count()).toBe(0);
    expect(await openSteps(chat)).toMatch(/Timed out.*No answer within/);
  });
});

describe('a question, from click to result', () => {
  const card = (chat: ChatPage) => chat.part('question');
  const next = (chat: ChatPage) => card(chat).getByRole('button', { name: 'Continue' });

  it('is outside of the group that closes before it; choices are answered one after the other', async () => {
    const chat = await openChat();
    await chat.ask(ASK);
    await next(chat).waitFor(PATIENT);
    expect(await chat.groups.count()).toBe(1);
    expect(await chat.groups.locator('agent-chat-question').count()).toBe(0);
    expect(await next(chat).isDisabled()).toBe(true);
    await chat.page.reload();
    await next(chat).waitFor(PATIENT);
    await card(chat).getByRole('radio', { name: 'Alder One' }).check();
    await next(chat).click();
    await card(chat).getByText('2 of 2').waitFor(PATIENT);
    await card(chat).getByRole('checkbox', { name: 'Descaled' }).check();
    await card(chat).getByRole('checkbox', { name: 'Soaked the wand' }).check();
    await next(chat).click();
    await chat.answered();
    expect(await chat.answers.last().evaluate((each) => each.shadowRoot?.textContent)).toMatch(
      /Which machine lost steam\? Alder One.*What have you tried\? .*Descaled/,
    );
    // Question and answer stay; the work goes on in a group of its own.
    expect(await textOf(card(chat))).toMatch(/Which machine lost steam\? Alder One What have you tried\?/);
    expect(await chat.groups.count()).toBe(2);
    const done = await chat.logText();
    await chat.page.reload();
    await chat.answered();
    expect(await chat.logText()).toBe(done);
    expect(problems).toEqual([]);
  });

  it('is answered by what is typed into the composer, and shown as answered in the other tab', async () => {
    const chat = await openChat();
    await chat.ask(ASK);
    await next(chat).waitFor(PATIENT);
    const other = await secondTab();
    await next(other).waitFor(PATIENT);
    await chat.input.fill('The One. I tried nothing.');
    await chat.input.press('Enter');
    await Promise.all([chat.answered(), other.answered()]);
    expect(await chat.answers.last().evaluate((each) => each.shadowRoot?.textContent)).toContain('I tried nothing.');
    for (const each of [chat, other]) expect(await textOf(card(each))).toContain('The One. I tried nothing.');
    expect(await next(other).count()).toBe(0);
  });
});

/** The log without the countdown, which goes on. */
function withoutTime(log: string): string {
  return log.replace(/\b\d{1,2}:\d{2}\b/g, '0:00');
}

/** What waits in the database of an API that does not run has waited so much longer. */
function moveWaitsBack(file: string, ms: number): void {
  const database = new Database(file);
  try {
    database.prepare('UPDATE approvals SET expires_at_ms = expires_at_ms - ? WHERE outcome IS NULL').run(ms);
    database.prepare("UPDATE runs SET wait_until_ms = wait_until_ms - ? WHERE status = 'waiting'").run(ms);
  } finally {
    database.close();
  }
}
