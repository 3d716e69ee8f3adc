// Main-thread CPU of streaming 20,000 characters into <agent-chat>, first against last quarter, beside plain text into a div.
// Build first: npm run build. `--rounds 5`. Peers from npm run through the same stream in `npm run bench widget-peers`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../test/helpers/browser.ts';
import { build } from './adapters/widget-agent-chat.mjs';
import { ANSWER_SECTION } from './answer-section.ts';

const CHARACTERS = 20_000;
/** Characters of one delta, about what a model's token batch carries. */
const CHUNK = 16;
/** Deltas in one frame; tied to frames, the number of draws does not depend on how busy the machine is. */
const CHUNKS_PER_FRAME = 8;
const QUARTERS = 4;
/** Longest wait for the last line to appear in the page, in milliseconds. */
const LAST_LINE_MS = 10_000;

/** Text that must be in the page at the end, or the measurement is invalid. */
const LAST_LINE = '\n\nThat was the whole answer.';

type Sink = { chunk(text: string): void; end(): void };
type BenchWindow = Window & {
  sink?: Sink;
  __peer: { composer(): Element | null; ask(pump: unknown, question: string): Promise<void> };
};
type Sample = { total: number; quarters: number[]; longestFrameMs: number };

const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 5;
const answer =
  ANSWER_SECTION.repeat(Math.ceil(CHARACTERS / ANSWER_SECTION.length)).slice(0, CHARACTERS - LAST_LINE.length) +
  LAST_LINE;
const folder = mkdtempSync(join(tmpdir(), 'agent-chat-stream-'));
await build(folder);
const server = serveFolder(folder);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await launchBrowser();
try {
  const subjects = {
    'agent-chat': openWidget,
    'plain text, a div a paragraph (floor)': openPlain(true),
    'plain text, one div': openPlain(false),
  };
  const samples: Record<string, Sample[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [subject, open] of Object.entries(subjects)) {
      samples[subject] ??= [];
      samples[subject].push(await stream(browser, open));
    }
  }
  report(samples, 'plain text, a div a paragraph (floor)');
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}

async function stream(chromium: Browser, open: (page: Page) => Promise<void>): Promise<Sample> {
  const context = await chromium.newContext({ viewport: { width: 420, height: 720 } });
  const page = await context.newPage();
  await page.goto(`${origin}/index.html`);
  await open(page);
  const cdp = await context.newCDPSession(page);
  // Thread ticks: CPU time of the main thread, so that other work on the machine matters little.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const marks = [await taskMs(cdp)];
  let longestFrameMs = 0;
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    const size = answer.length / QUARTERS;
    const part = answer.slice(quarter * size, (quarter + 1) * size);
    const isLast = quarter === QUARTERS - 1;
    longestFrameMs = Math.max(longestFrameMs, await feed(page, part, isLast));
    marks.push(await taskMs(cdp));
  }
  // The last of two: the live region is before the log.
  await page.getByText(LAST_LINE.trim()).last().waitFor({ timeout: LAST_LINE_MS });
  await context.close();
  return {
    total: marks.at(-1)! - marks[0]!,
    quarters: marks.slice(1).map((mark, i) => mark - marks[i]!),
    longestFrameMs,
  };
}

/** The built widget, its question sent and its answer open. */
async function openWidget(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as BenchWindow).__peer?.composer());
  await page.evaluate(async () => {
    const bench = window as unknown as BenchWindow;
    const pump = {
      start(chunk: (text: string) => void, end: () => void) {
        bench.sink = { chunk, end };
      },
    };
    await bench.__peer.ask(pump, 'How do I descale?');
  });
  await page.waitForFunction(() => (window as unknown as BenchWindow).sink);
}

/** Plain text into a scrolled div: `byParagraph` begins a new div after every blank line, else all goes into one. */
function openPlain(byParagraph: boolean): (page: Page) => Promise<void> {
  return (page) =>
    page.evaluate((split) => {
      const host = document.getElementById('host')!;
      const open = () => {
        const div = document.createElement('div');
        div.style.cssText = 'white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.5 sans-serif';
        host.append(div);
        return div;
      };
      host.style.overflow = 'auto';
      host.replaceChildren();
      let text = open();
      let waiting = false;
      const follow = () => {
        waiting = false;
        host.scrollTop = host.scrollHeight;
      };
      (window as unknown as BenchWindow).sink = {
        chunk(words) {
          const [first = '', ...rest] = split ? words.split('\n\n') : [words];
          text.append(first);
          for (const part of rest) {
            text = open();
            text.append(part);
          }
          // Once a frame: reading the height makes the browser lay out.
          if (!waiting) requestAnimationFrame(follow);
          waiting = true;
        },
        end() {},
      };
    }, byParagraph);
}

/** Feeds `text` frame by frame, waits until it is drawn, and gives the longest time between two frames in milliseconds. */
function feed(page: Page, text: string, isLast: boolean): Promise<number> {
  return page.evaluate(
    async ({ words, chunkSize, perFrame, last }) => {
      const { sink } = window as unknown as BenchWindow;
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      let longest = 0;
      let before = await frame();
      for (let at = 0; at < words.length; at += chunkSize * perFrame) {
        for (let i = at; i < Math.min(words.length, at + chunkSize * perFrame); i += chunkSize) {
          sink?.chunk(words.slice(i, i + chunkSize));
        }
        const now = await frame();
        longest = Math.max(longest, now - before);
        before = now;
      }
      if (last) sink?.end();
      for (let i = 0; i < 3; i++) await frame();
      return longest;
    },
    { words: text, chunkSize: CHUNK, perFrame: CHUNKS_PER_FRAME, last: isLast },
  );
}

async function taskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

function report(samples: Record<string, Sample[]>, floorOf: string): void {
  const floor = median(samples[floorOf]!.map(({ total }) => total));
  console.table(
    Object.entries(samples).map(([what, list]) => ({
      what,
      'CPU ms': Math.round(median(list.map(({ total }) => total))),
      'to floor': Number((median(list.map(({ total }) => total)) / floor).toFixed(1)),
      'first quarter ms': Math.round(median(list.map(({ quarters }) => quarters[0]!))),
      'last quarter ms': Math.round(median(list.map(({ quarters }) => quarters[3]!))),
      'last ÷ first': Number(median(list.map(({ quarters }) => quarters[3]! / quarters[0]!)).toFixed(2)),
      'longest frame ms': Math.round(median(list.map(({ longestFrameMs }) => longestFrameMs))),
    })),
  );
  console.log(
    `${CHARACTERS} characters of Markdown, ${CHUNK} a delta, ${CHUNKS_PER_FRAME} deltas a frame; medians of ${rounds} fresh pages each. CPU: the page's main thread. The longest frame is by the wall and carries the machine's noise.`,
  );
}

function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}

function serveFolder(root: string) {
  const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
  };
  return createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    try {
      const body = readFileSync(join(root, path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
}
