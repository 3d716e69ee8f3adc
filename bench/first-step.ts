// Milliseconds from Enter to the visitor's own bubble and to the first visible step, without a key and with a model stand-in.
// One warm page of the demo, 30 sends (`--sends 30`), the built API on loopback; floor: a bare fetch of /healthz in that page.
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { ApiProcess } from '../test/helpers/api-process.ts';
import { launchBrowser } from '../test/helpers/browser.ts';
import { ChatPage } from '../test/helpers/chat-page.ts';
import { startModel } from '../test/helpers/stand-ins.ts';

const QUESTIONS = [
  'Is my machine covered if it loses steam after eight months?',
  'How often should I descale?',
  'How long does delivery to Hanoi take?',
  'Can I return a grinder that I have used?',
  'Which beans suit a moka pot?',
];
/** Sends before the first that counts: code and caches become warm. */
const WARM_UP = 3;
/** Longest wait for a bubble or a step to appear, in milliseconds. */
const APPEAR_MS = 20_000;
/** Far above what the bench sends; the defaults are made for people. */
const ROOMY = {
  messagesPerMinute: 10_000,
  messageBurst: 1000,
  messagesPerMinutePerAddress: 10_000,
  requestsPerMinutePerAddress: 100_000,
};

type Times = { bubble: number[]; step: number[]; fetch: number[]; fetchShown: number[] };

const sends = Number(process.argv[process.argv.indexOf('--sends') + 1]) || 30;
const browser = await launchBrowser();
try {
  const rows = [...(await withoutKey(browser)), ...(await withModel(browser))];
  console.table(rows);
  console.log(
    `${sends} sends in one page. Times end when the browser has laid out and painted the frame that shows the thing in view; a frame is 16.7 ms. "fetch, shown" waits for such a frame as well, so it is the floor of a step that needs the server.`,
  );
} finally {
  await browser.close();
}

async function withoutKey(chromium: Browser): Promise<Row[]> {
  const api = await ApiProcess.start({ config: { limits: ROOMY } });
  try {
    await indexed(api);
    return table('no key', await measure(chromium, api));
  } finally {
    await api.close();
  }
}

async function withModel(chromium: Browser): Promise<Row[]> {
  const model = await startModel(({ question, toolResults }) =>
    toolResults.length === 0
      ? { toolCalls: [{ name: 'site_search', input: { query: question } }] }
      : { text: ['The two-year ', 'warranty covers ', 'it. [1]'] },
  );
  const api = await ApiProcess.start({
    env: { OPENAI_API_KEY: 'sk-stand-in', OPENAI_BASE_URL: `${model.origin}/v1`, OPENAI_MODEL: 'stand-in' },
    config: { limits: ROOMY },
  });
  try {
    await indexed(api);
    return table('model stand-in', await measure(chromium, api));
  } finally {
    await api.close();
    await model.close();
  }
}

async function measure(chromium: Browser, api: ApiProcess): Promise<Times> {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const chat = new ChatPage(page);
  await page.goto(api.origin);
  await chat.open();
  const times: Times = { bubble: [], step: [], fetch: [], fetchShown: [] };
  for (let i = 0; i < sends + WARM_UP; i++) {
    await chat.input.fill(QUESTIONS[i % QUESTIONS.length]!);
    // The log is drawn with the first question, so only later ones can be watched.
    if (i === 0) {
      await chat.input.press('Enter');
      await chat.groups.first().waitFor();
    } else {
      const watched = await startWatch(page);
      await chat.input.press('Enter');
      const seen = await watched.result();
      if (i >= WARM_UP) {
        times.bubble.push(seen.bubble);
        times.step.push(seen.step);
      }
    }
    await chat.answered();
    if (i < WARM_UP) continue;
    const floor = await fetchInPage(page);
    times.fetch.push(floor.done);
    times.fetchShown.push(floor.shown);
  }
  await context.close();
  return times;
}

type Seen = { bubble: number; step: number };
type WatchedWindow = Window & { watched?: Promise<Seen> };

/**
 * Waits in the page for the result of the next Enter. A new element is given to an IntersectionObserver, which calls back
 * right after the frame in which it is laid out and in view, without a frame more as `requestAnimationFrame` would cost.
 */
async function startWatch(page: Page): Promise<{ result(): Promise<Seen> }> {
  await page.evaluate((limitMs) => {
    const root = document.querySelector('agent-chat')?.shadowRoot?.querySelector('agent-chat-log')?.shadowRoot;
    if (!root) throw new Error('There is no log to watch.');
    let enterAt = 0;
    addEventListener(
      'keydown',
      (event) => {
        enterAt = event.timeStamp;
      },
      { capture: true, once: true },
    );
    const appears = (selector: string) =>
      new Promise<number>((resolve, reject) => {
        const known = new Set(root.querySelectorAll(selector));
        const late = setTimeout(() => reject(new Error(`${selector} did not appear in ${limitMs} ms`)), limitMs);
        const seen = new IntersectionObserver((entries) => {
          if (!entries.some((entry) => entry.isIntersecting && entry.boundingClientRect.height > 0)) return;
          seen.disconnect();
          added.disconnect();
          clearTimeout(late);
          resolve(performance.now() - enterAt);
        });
        const added = new MutationObserver(() => {
          for (const element of root.querySelectorAll(selector)) {
            if (known.has(element)) continue;
            known.add(element);
            seen.observe(element);
          }
        });
        added.observe(root, { childList: true, subtree: true });
      });
    const bubble = appears('[part~="bubble"]');
    const step = appears('tool-group, agent-chat-markdown');
    (window as WatchedWindow).watched = Promise.all([bubble, step]).then(([b, s]) => ({ bubble: b, step: s }));
  }, APPEAR_MS);
  return { result: () => page.evaluate(() => (window as WatchedWindow).watched!) };
}

/** One round trip to the API, and the same until an element it brings has been painted. */
function fetchInPage(page: Page): Promise<{ done: number; shown: number }> {
  return page.evaluate(async () => {
    const startedAt = performance.now();
    const text = await (await fetch('/healthz', { cache: 'no-store' })).text();
    const done = performance.now() - startedAt;
    const element = document.createElement('div');
    element.textContent = text;
    element.style.cssText = 'position:fixed;inset:0 auto auto 0';
    const shown = new Promise<number>((resolve) => {
      new IntersectionObserver((_, observer) => {
        observer.disconnect();
        resolve(performance.now() - startedAt);
      }).observe(element);
    });
    document.body.append(element);
    return { done, shown: await shown.finally(() => element.remove()) };
  });
}

type Row = { mode: string; what: string; 'p50 ms': number; 'p95 ms': number; 'to floor (p50)': number };

function table(mode: string, times: Times): Row[] {
  const floor = at(times.fetchShown, 0.5);
  const row = (what: string, list: number[]): Row => ({
    mode,
    what,
    'p50 ms': Number(at(list, 0.5).toFixed(1)),
    'p95 ms': Number(at(list, 0.95).toFixed(1)),
    'to floor (p50)': Number((at(list, 0.5) / floor).toFixed(2)),
  });
  return [
    row('own bubble', times.bubble),
    row('first step', times.step),
    row('fetch of /healthz', times.fetch),
    row('fetch of /healthz, shown', times.fetchShown),
  ];
}

function at(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Resolves when the demo site has been crawled into the index. */
async function indexed(api: ApiProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const response = await api.admin('/api/v1/admin/index');
    if (((await response.json()) as { status: string }).status === 'done') return;
    await delay(200);
  }
  throw new Error(`The demo site was not indexed within 40 s:\n${api.output}`);
}
