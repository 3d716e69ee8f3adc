// Markdown in Chromium: parse, draw and layout of texts made to be slow, of a 50 KB message, and its longest streamed step.
// `--rounds 3`. The slow texts are the md-dos rows of ../shared/corpora/xss.json and a few own ones; without it the own ones.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser } from '../test/helpers/browser.ts';
import { ANSWER_SECTION } from './answer-section.ts';

/** What a quiet machine should stay below, milliseconds. */
const GOALS = { slowText: 1000, message: 100, step: 50 } as const;
const MESSAGE_CHARS = 50_000;
/** Characters between two draws while streaming: eight deltas of a model's token batch. */
const STEP_CHARS = 128;
/** Rows of the table of slow texts. */
const SHOWN_ROWS = 10;
/** Longest wait for one text, in milliseconds. */
const TEXT_MS = 120_000;

/** The page's side: made part of the bundle as text. */
const PAGE = `
import '/widget/elements/agent-chat-markdown/define.ts';
import { MarkdownStream } from '/widget/markdown/markdown-stream.ts';
let element = null;
globalThis.bench = {
  parse: (text) => new MarkdownStream().set(text, true),
  async draw(text, streaming) {
    if (!element) document.body.append((element = document.createElement('agent-chat-markdown')));
    element.streaming = streaming;
    element.text = text;
    await element.updateComplete;
  },
  layout: () => element.getBoundingClientRect().height,
  elements: () => element.shadowRoot.querySelectorAll('.text *').length,
  clear() {
    element.remove();
    element = null;
  },
};`;

type Cost = { parse: number; draw: number; layout: number; elements: number };
type BenchWindow = Window & {
  bench: {
    parse(text: string): void;
    draw(text: string, streaming: boolean): Promise<void>;
    layout(): void;
    elements(): number;
    clear(): void;
  };
};
type Row = { id: string; text: string };

const root = resolve(import.meta.dirname, '../..');
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 3;
const message = ANSWER_SECTION.repeat(Math.ceil(MESSAGE_CHARS / ANSWER_SECTION.length)).slice(0, MESSAGE_CHARS);
const script = await bundle();
const browser = await launchBrowser();
try {
  const page = await open(browser);
  // Once unmeasured, so that the first row does not pay for the compiler.
  await cost(page, message);
  const ordinary = await medianCost(page, message);
  const steps = await streamed(page);
  await page.close();
  const slow: (Row & Cost)[] = [];
  for (const row of slowRows()) {
    const fresh = await open(browser);
    await cost(fresh, message);
    slow.push({ ...row, ...(await medianCost(fresh, row.text)) });
    await fresh.close();
  }
  report(ordinary, steps, slow);
} finally {
  await browser.close();
}

/** The element and the parser, built as they are shipped. */
async function bundle(): Promise<string> {
  const entry = 'virtual:bench-entry';
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bench-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? PAGE : null),
      },
    ],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: entry } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Vite gave no bundle.');
  return output.output[0].code;
}

async function open(chromium: Browser): Promise<Page> {
  const page = await chromium.newPage({ viewport: { width: 420, height: 720 } });
  page.setDefaultTimeout(TEXT_MS);
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => (window as unknown as BenchWindow).bench);
  return page;
}

/** One drawing of a whole text, in milliseconds by the page's clock. `draw` parses too, as the element does. */
function cost(page: Page, text: string): Promise<Cost> {
  return page.evaluate(async (words) => {
    const { bench } = window as unknown as BenchWindow;
    const marks = [performance.now()];
    bench.parse(words);
    marks.push(performance.now());
    await bench.draw(words, false);
    marks.push(performance.now());
    bench.layout();
    marks.push(performance.now());
    const elements = bench.elements();
    bench.clear();
    const [begin = 0, parsed = 0, drawn = 0, laidOut = 0] = marks;
    return { parse: parsed - begin, draw: drawn - parsed, layout: laidOut - drawn, elements };
  }, text);
}

async function medianCost(page: Page, text: string): Promise<Cost> {
  const costs: Cost[] = [];
  for (let round = 0; round < rounds; round++) costs.push(await cost(page, text));
  const of = (name: keyof Cost) => median(costs.map((one) => one[name]));
  if (of('elements') === 0) throw new Error(`Nothing was drawn of ${JSON.stringify(text.slice(0, 40))}.`);
  return { parse: of('parse'), draw: of('draw'), layout: of('layout'), elements: of('elements') };
}

/** Milliseconds of every step of the streamed message, each the median of all rounds. */
async function streamed(page: Page): Promise<number[]> {
  const all: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    all.push(
      await page.evaluate(
        async ({ words, size }) => {
          const { bench } = window as unknown as BenchWindow;
          const list: number[] = [];
          for (let end = size; end < words.length + size; end += size) {
            const begin = performance.now();
            await bench.draw(words.slice(0, end), true);
            bench.layout();
            list.push(performance.now() - begin);
            await new Promise(requestAnimationFrame);
          }
          bench.clear();
          return list;
        },
        { words: message, size: STEP_CHARS },
      ),
    );
  }
  return all[0]!.map((_, i) => median(all.map((list) => list[i]!)));
}

function slowRows(): Row[] {
  const own: Row[] = [
    { id: 'own-brackets', text: '[a](b'.repeat(10_000) },
    { id: 'own-signs', text: '*_'.repeat(10_000) },
    { id: 'own-quotes', text: `${'>'.repeat(5000)}a` },
    { id: 'own-list', text: `${Array.from({ length: 2000 }, (_, i) => `${' '.repeat(i % 40)}- a`).join('\n')}` },
    { id: 'own-rules', text: '***\n'.repeat(20_000) },
    { id: 'own-code', text: '```\na\n```\n'.repeat(10_000) },
  ];
  const path = join(root, '../shared/corpora/xss.json');
  if (!existsSync(path)) {
    console.info('xss.json is not beside the repository: only the own texts run.');
    return own;
  }
  const corpus: { rows: { id: string; cat: string; input: string }[] } = JSON.parse(readFileSync(path, 'utf8'));
  const rows = corpus.rows.filter(({ cat }) => cat === 'md-dos');
  return [...own, ...rows.map(({ id, input }) => ({ id, text: expand(input) }))];
}

/** Restores the corpus's repeat marks. */
function expand(text: string): string {
  return text.replace(/\u27e6repeat:(\d+):([\s\S]{1,24}?)\u27e7/g, (_, count, unit) => unit.repeat(Number(count)));
}

function report(ordinary: Cost, steps: readonly number[], slow: readonly (Row & Cost)[]): void {
  const worst = [...slow].sort((a, b) => totalOf(b) - totalOf(a));
  console.table([
    { what: `message of ${MESSAGE_CHARS / 1000} KB, whole`, ms: Math.round(totalOf(ordinary)), goal: GOALS.message },
    { what: 'its longest streamed step', ms: Math.round(Math.max(...steps)), goal: GOALS.step },
    { what: 'its median streamed step', ms: Number(median(steps).toFixed(1)), goal: GOALS.step },
    { what: `slowest of ${slow.length} slow texts`, ms: Math.round(totalOf(worst[0]!)), goal: GOALS.slowText },
  ]);
  console.table(
    [{ id: 'message', text: message, ...ordinary }, ...worst.slice(0, SHOWN_ROWS)].map((row) => ({
      row: row.id,
      text: JSON.stringify(row.text.slice(0, 16)),
      characters: row.text.length,
      elements: row.elements,
      'parse ms': Math.round(row.parse),
      'draw ms': Math.round(row.draw),
      'layout ms': Math.round(row.layout),
      'total ms': Math.round(totalOf(row)),
    })),
  );
  const over = worst.filter((row) => totalOf(row) > GOALS.slowText);
  console.log(
    `${over.length} of ${slow.length} slow texts above ${GOALS.slowText} ms; medians of ${rounds} by the wall, which carries the machine's noise. Draw holds a second parse; total is draw and layout.`,
  );
}

function totalOf({ draw, layout }: Cost): number {
  return draw + layout;
}

function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}
