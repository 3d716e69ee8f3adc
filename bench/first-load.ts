// KB of script that a page of the demo asks for until its chat is closed, open, has written a first answer, has ended it. A model's
// stand-in holds back the end of its answer until the files are counted. Each file is compressed by itself: gzip as Node has it, brotli 11.
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { ApiProcess } from '../test/helpers/api-process.ts';
import { launchBrowser } from '../test/helpers/browser.ts';
import { ChatPage } from '../test/helpers/chat-page.ts';
import { startModel } from '../test/helpers/stand-ins.ts';

/** Who waits for the answer sees this; nothing is requested afterwards without a cause. In milliseconds. */
const QUIET_MS = 1_500;

const ANSWERS: Record<string, { text: string[]; searches?: boolean }> = {
  plain: { text: ['Every **three months**, ', 'and more often where the water is hard.', ' Rinse it twice.'] },
  'with a link': {
    text: ['Every three months: see [the manual](https://alder.example/manual). ', 'Rinse it', ' twice.'],
  },
  'with a search and citations': { text: ['Every three months [1]. ', 'Rinse it', ' twice.'], searches: true },
};

const browser = await launchBrowser();
try {
  const rows = [];
  for (const [name, answer] of Object.entries(ANSWERS)) rows.push(...(await measure(browser, name, answer)));
  console.table(rows);
} finally {
  await browser.close();
}

async function measure(chromium: Browser, name: string, { text, searches }: (typeof ANSWERS)[string]) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const model = await startModel(({ question, toolResults }) =>
    searches && toolResults.length === 0
      ? { toolCalls: [{ name: 'site_search', input: { query: question } }] }
      : { text, before: async (piece) => void (piece === text.length - 1 && (await held)) },
  );
  const env = { OPENAI_API_KEY: 'sk-stand-in', OPENAI_BASE_URL: `${model.origin}/v1`, OPENAI_MODEL: 'stand-in' };
  const api = await ApiProcess.start({ env });
  const page = await chromium.newPage();
  const files = new Map<string, Promise<{ gzip: number; brotli: number }>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'script') files.set(pathname, response.body().then(sizesOf));
  });
  const rows: Record<string, string | number>[] = [];
  const note = async (moment: string) => {
    await delay(QUIET_MS);
    const sizes = await Promise.all(files.values());
    const kb = (bytes: number[]) => Number((bytes.reduce((sum, each) => sum + each, 0) / 1024).toFixed(1));
    const [gzip, brotli] = [kb(sizes.map((size) => size.gzip)), kb(sizes.map((size) => size.brotli))];
    const names = [...files.keys()].map((path) => path.replace(/^.*\/|-[\w-]{8,10}\.js$/g, ''));
    rows.push({ answer: name, moment, gzip, brotli, files: names.join(' ') });
  };
  try {
    await page.goto(api.origin);
    await note('closed');
    const chat = new ChatPage(page);
    await chat.open();
    await note('open and idle');
    await chat.ask('How often should I descale?');
    await chat.answers.last().getByText(text[1]!.trim()).waitFor();
    await note('written');
    release();
    await chat.answered();
    await note('ended');
  } finally {
    await page.close();
    await api.close();
    await model.close();
  }
  return rows;
}

function sizesOf(body: Buffer) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { gzip: gzipSync(body).length, brotli: brotliCompressSync(body, { params }).length };
}
