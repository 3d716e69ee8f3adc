// A conversation kept open for 300 answers, with 20 reloads and 10 tabs in it: heap after 300 answers beside that after 100, and what the page still
// has when the chat goes and when script tags with a chat each come and go. The built API on loopback with a stand-in of a model. Build first:
// npm run build. A reload is after every 15th answer; a tab shows the conversation after the 10th, 40th, 70th and so on, and is closed ten later.
// `--one-page`: harder, no reload until all answers are there, and the reloads and tabs after them. `--answers 300`, `--reloads 20`, `--tabs 10`,
// `--rounds 5`; `--kinds`: what each answer adds, by kind, from heap snapshots, which collect garbage of their own.
// Of one page, too: `--apart 10`: only the heaps, and a new conversation after every ten answers: what grows then is not the conversation.
// `--warm 300`: as many answers before the session, in conversations of ten: V8 has compiled by then what it compiles of a page that is used long.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { ApiProcess } from '../test/helpers/api-process.ts';
import { launchBrowser } from '../test/helpers/browser.ts';
import { ChatPage } from '../test/helpers/chat-page.ts';
import { startModel } from '../test/helpers/stand-ins.ts';

/** Far above what the bench sends; the defaults are made for people. */
const ROOMY = {
  messagesPerMinute: 100_000,
  messageBurst: 10_000,
  messagesPerMinutePerAddress: 100_000,
  requestsPerMinutePerAddress: 100_000,
  socketsPerVisitor: 100,
};
/** Heap after all answers, at most this many times that after a third of them. */
const MAX_GROWTH = 1.05;
/** Longest wait for one answer, in milliseconds. */
const ANSWER_MS = 30_000;
/** Time for what the page does when nobody waits, before it is counted, in milliseconds. */
const IDLE_MS = 3_000;
/** Time until nothing waits any more that a removed chat has begun, in milliseconds: what was said to screen readers waits for 10,000. */
const GONE_MS = 11_000;
/** Markdown of one answer, about 900 characters. */
const ANSWER = [
  '## What is covered\n\nThe **two-year** warranty covers [the boiler](https://help.example/boiler), the pump and the seals.\n\n',
  '1. Descale the machine with the tablets.\n2. Run it twice with fresh water.\n3. Check the steam tip for scale.\n\n',
  '| Part | Months |\n| --- | --- |\n| Boiler | 24 |\n| Grinder | 12 |\n\n',
  '```sh\nalder descale --twice\n```\n\nWrite to us when the steam stays weak, and we pick the machine up. '.repeat(3),
];

type Counts = { heapBytes: number; nodes: number; listeners: number };
/** Bytes by kind, as V8 names the types of a snapshot; what the browser holds for elements is not among them. */
type Kinds = Map<string, number>;
type CountedWindow = Window & { openSockets?: Set<WebSocket>; chats?: WeakRef<Element>[] };
type ChatElement = HTMLElement & {
  ask(text: string): Promise<void>;
  open(): unknown;
  newConversation(): unknown;
  controller?: { view: { isAnswering: boolean; entries: readonly unknown[] } };
};

const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const answers = option('answers', 300);
const reloads = option('reloads', 20);
const tabs = option('tabs', 10);
const rounds = option('rounds', 5);
const wantsKinds = process.argv.includes('--kinds');
/** Answers of a conversation before the next begins; 0: all are of one. */
const apart = option('apart', 0);
const warm = option('warm', 0);
const isOnePage = process.argv.includes('--one-page') || apart > 0 || warm > 0;
/** Answers of a conversation of the time before. */
const WARM_APART = 10;

/** The answers of one conversation, and the reloads and tabs in it: at even distances, or all after the answers. */
class Session {
  readonly #context: BrowserContext;
  readonly #page: Page;
  #answered = 0;
  #tab: Page | null = null;
  reloads = 0;
  tabs = 0;
  /** The most at any time. */
  socketsOfPage = 0;
  socketsOfTabs = 0;

  constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.#page = page;
  }

  /** Goes on to that number of answers. What falls on the last of them comes before the next: it is measured without. */
  async answer(until: number): Promise<void> {
    if (isOnePage) {
      await ask(this.#page, until - this.#answered);
      this.#answered = until;
      return;
    }
    const apartTabs = Math.round(answers / tabs);
    const apartReloads = Math.round(answers / reloads);
    for (; this.#answered < until; this.#answered++) {
      if (this.#answered > 0 && this.#answered % apartReloads === 0) await this.#reload();
      const place = this.#answered % apartTabs;
      if (place === Math.floor((2 * apartTabs) / 3)) await this.#closeTab();
      if (place === Math.floor(apartTabs / 3)) this.#tab = await openTab(this.#context);
      await askOne(this.#page, this.#answered);
    }
  }

  /** Reloads and tabs that are still to come. */
  async end(): Promise<void> {
    await this.#closeTab();
    while (this.reloads < reloads) await this.#reload();
    if (this.tabs >= tabs) return;
    const beside = await Promise.all(Array.from({ length: tabs - this.tabs }, () => openTab(this.#context)));
    for (const tab of beside) await this.#leave(tab);
  }

  async #reload(): Promise<void> {
    await this.#page.reload();
    await new ChatPage(this.#page).input.waitFor();
    this.reloads++;
    this.socketsOfPage = Math.max(this.socketsOfPage, await socketsOf(this.#page));
  }

  async #closeTab(): Promise<void> {
    if (this.#tab) await this.#leave(this.#tab);
    this.#tab = null;
  }

  async #leave(tab: Page): Promise<void> {
    this.tabs++;
    this.socketsOfTabs = Math.max(this.socketsOfTabs, await socketsOf(tab));
    await tab.close();
  }
}

const model = await startModel(() => ({ text: ANSWER }));
const api = await ApiProcess.start({
  env: { OPENAI_API_KEY: 'sk-stand-in', OPENAI_BASE_URL: `${model.origin}/v1`, OPENAI_MODEL: 'stand-in' },
  config: { limits: ROOMY, budgets: { visitor: { messages: ROOMY.messagesPerMinute } } },
});
const browser = await launchBrowser();
let isWithin = false;
try {
  isWithin = await measure(browser);
} finally {
  await browser.close();
  await api.close();
  await model.close();
}
if (!isWithin) process.exitCode = 1;

async function measure(chromium: Browser): Promise<boolean> {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(countSockets);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(api.origin);
  await page.getByRole('button', { name: /^Open chat/ }).waitFor();
  const closed = await count(page, cdp);
  await new ChatPage(page).open();

  if (warm > 0) {
    await ask(page, warm, WARM_APART);
    await beginAnew(page);
  }
  const third = Math.round(answers / 3);
  const session = new Session(context, page);
  await session.answer(third);
  const early = await count(page, cdp);
  const kindsBefore = wantsKinds ? await kindsOf(cdp) : null;
  await session.answer(answers);
  const late = await count(page, cdp);
  if (kindsBefore) console.table(perAnswer(kindsBefore, await kindsOf(cdp), answers - third));
  const growth = late.heapBytes / early.heapBytes;
  if (apart > 0) {
    console.table([row('launcher only', closed), row(`after ${third} answers`, early), row(`after ${answers}`, late)]);
    console.log(`heap after ${answers} ÷ after ${third} answers, ${apart} of each conversation: ${growth.toFixed(3)}`);
    await context.close();
    return true;
  }

  await session.end();
  const reloaded = await count(page, cdp);

  await page.evaluate(remove);
  const removed = await count(page, cdp, GONE_MS);
  const socketsLeft = await socketsOf(page);
  for (let i = 0; i < rounds; i++) await page.evaluate(comeAndGo, ANSWER_MS);
  const gone = await count(page, cdp, GONE_MS);
  const chatsLeft = await page.evaluate(
    () => (window as CountedWindow).chats?.filter((chat) => chat.deref()).length ?? 0,
  );
  await context.close();

  console.table([
    row('launcher only', closed),
    row(`after ${third} answers`, early),
    row(`after ${answers} answers`, late),
    row(isOnePage ? `after ${reloads} reloads` : 'after the last reload', reloaded),
    row('the chat removed', removed),
    row(`${rounds} more come and gone`, gone),
  ]);
  const listenersARound = (gone.listeners - removed.listeners) / rounds;
  console.table([
    { what: `heap after ${answers} ÷ after ${third} answers`, value: growth.toFixed(3), bound: MAX_GROWTH },
    { what: `open sockets after each of ${session.reloads} reloads, at most`, value: session.socketsOfPage, bound: 1 },
    { what: `open sockets of each of ${session.tabs} tabs, at most`, value: session.socketsOfTabs, bound: 1 },
    { what: 'open sockets after the chat is removed', value: socketsLeft, bound: 0 },
    { what: 'listeners of the page more than before the chat', value: removed.listeners - closed.listeners, bound: 0 },
    { what: 'listeners more with each chat that comes and goes', value: listenersARound.toFixed(1), bound: 0 },
    { what: `chats of ${rounds + 1} that memory still has when all are removed`, value: chatsLeft, bound: 0 },
  ]);
  return (
    growth <= MAX_GROWTH &&
    session.socketsOfPage <= 1 &&
    session.socketsOfTabs <= 1 &&
    socketsLeft === 0 &&
    removed.listeners <= closed.listeners &&
    listenersARound <= 0 &&
    chatsLeft === 0
  );
}

/** In the page: removes its chat for good. */
function remove(): void {
  const chat = document.querySelector('agent-chat')!;
  const page = window as CountedWindow;
  page.chats = [...(page.chats ?? []), new WeakRef(chat)];
  chat.remove();
}

/** In the page: a script tag comes with a chat, which shows its conversation and is removed, as a framework does with a part of a page. */
async function comeAndGo(timeoutMs: number): Promise<void> {
  // Not waitForFunction(): what Playwright adds to a page for it listens, too, and would be counted.
  const until = async <Found>(find: () => Found | null | undefined | false): Promise<Found> => {
    for (const end = performance.now() + timeoutMs; performance.now() < end; ) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`no chat with a conversation came within ${timeoutMs} ms`);
  };
  const before = [...document.scripts].find(({ src }) => src.endsWith('/widget.js'))!;
  const tag = document.createElement('script');
  for (const { name, value } of before.attributes) tag.setAttribute(name, value);
  before.replaceWith(tag);
  const chat = await until(() => document.querySelector<ChatElement>('agent-chat'));
  await chat.open();
  await until(() => chat.controller?.view.entries.length);
  const page = window as CountedWindow;
  page.chats = [...(page.chats ?? []), new WeakRef(chat)];
  chat.remove();
}

/** In the page: every socket that is not closed. */
function countSockets(): void {
  const open = new Set<WebSocket>();
  (window as CountedWindow).openSockets = open;
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      open.add(this);
      this.addEventListener('close', () => open.delete(this));
    }
  };
}

function socketsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as CountedWindow).openSockets?.size ?? 0);
}

function beginAnew(page: Page): Promise<unknown> {
  return page.evaluate(() => (document.querySelector('agent-chat') as ChatElement).newConversation());
}

async function ask(page: Page, times: number, each = apart): Promise<void> {
  for (let i = 0; i < times; i++) {
    if (each > 0 && i % each === 0) await beginAnew(page);
    await askOne(page, i);
  }
}

/** Asks one question, and resolves when it is answered. */
async function askOne(page: Page, number: number): Promise<void> {
  await page.evaluate((n) => (document.querySelector('agent-chat') as ChatElement).ask(`Question ${n}?`), number);
  await page.waitForFunction(
    () => !(document.querySelector('agent-chat') as ChatElement).controller!.view.isAnswering,
    undefined,
    { timeout: ANSWER_MS },
  );
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(api.origin);
  // A tab of its own begins with the launcher, which has the conversation's badge.
  await new ChatPage(page).open();
  return page;
}

async function count(page: Page, cdp: CDPSession, afterMs = IDLE_MS): Promise<Counts> {
  await page.waitForTimeout(afterMs);
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners };
}

async function kindsOf(cdp: CDPSession): Promise<Kinds> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
    nodes: number[];
    strings: string[];
  };
  const { node_fields: fields, node_types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field)) as [
    number,
    number,
    number,
  ];
  const kinds: Kinds = new Map();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = node_types[0][nodes[at + type]!]!;
    const named = strings[nodes[at + name]!]!;
    if (kind === 'native' && (!named.startsWith('system /') || named.endsWith('ExternalStringData'))) continue;
    kinds.set(kind, (kinds.get(kind) ?? 0) + nodes[at + size]!);
  }
  return kinds;
}

/** `code` is what V8 makes of functions that run often, with what it knows of them: it grows until most of them are compiled. */
function perAnswer(before: Kinds, after: Kinds, count: number) {
  const rows = [...after].map(([kind, bytes]) => ({
    kind,
    'bytes before': before.get(kind) ?? 0,
    'bytes after': bytes,
    'bytes an answer': Math.round((bytes - (before.get(kind) ?? 0)) / count),
  }));
  return rows.sort((a, b) => b['bytes an answer'] - a['bytes an answer']);
}

function row(when: string, { heapBytes, nodes, listeners }: Counts) {
  return { when, 'heap MB': Number((heapBytes / 1024 / 1024).toFixed(2)), nodes, listeners };
}
