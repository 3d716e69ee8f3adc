// An answer with an invented figure, through the built API and in the widget: shown as it streams, replaced once by the better one,
// the same after a reload. The model, the engine and the pages are stand-ins on loopback.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture, launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { type StandIn, startModel, startPages, startSerper } from '../helpers/stand-ins.ts';

const TEXTS: Record<string, string> = {
  duo: 'The Alder Duo espresso machine costs 1,299 euros in the shop, and its boiler holds half a litre of water.',
  shipping: 'Orders are delivered within 4 to 6 working days, by drivers of our own and to every town of the country.',
};
const WRONG = 'The Duo espresso machine costs 1,399 euros. [1] Orders are delivered within 4–6 working days. [1]';
const RIGHT = 'The Duo espresso machine costs 1.299 euros. [1] Orders are delivered within 4–6 working days. [2]';

describe('an answer with a figure that stands in no result', () => {
  let browser: Browser;
  let api: ApiProcess;
  let model: StandIn;
  const stand: StandIn[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
    const pages = await startPages(
      Object.fromEntries(
        Object.entries(TEXTS).map(([name, text]) => [
          `/${name}.html`,
          {
            html: `<!doctype html><html lang="en"><head><title>${name}</title></head><body><main><h1>${name}</h1><p>${text}</p></main></body></html>`,
          },
        ]),
      ),
    );
    const serper = await startSerper(
      Object.entries(TEXTS).map(([name, text]) => ({
        title: name,
        link: `${pages.origin}/${name}.html`,
        snippet: text,
      })),
    );
    model = await startModel(({ toolResults, messages }) => {
      if (toolResults.at(-1)?.includes('1,399 euros')) return { text: RIGHT.match(/\S+\s*/g) ?? [] };
      if (JSON.stringify(messages).includes('read_passages')) return { text: ['See the passages. [1][2]'] };
      if (toolResults.length === 0) return { toolCalls: [{ name: 'web_search', input: { query: 'Duo price' } }] };
      return { text: WRONG.match(/\S+\s*/g) ?? [] };
    }, 20);
    stand.push(pages, serper, model);
    api = await ApiProcess.start({
      env: {
        OPENAI_API_KEY: 'sk-test-stand-in',
        OPENAI_BASE_URL: `${model.origin}/v1`,
        OPENAI_MODEL: 'stand-in',
        SERPER_API_KEY: 'serper-stand-in',
        SERPER_BASE_URL: serper.origin,
      },
      config: { crawler: { allowHosts: [pages.host], robots: false } },
    });
  });
  afterAll(async () => {
    await api?.close();
    await Promise.all(stand.map((one) => one.close()));
    await browser?.close();
  });

  it('is replaced once by the answer without it, and stays so after a reload', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const chat = new ChatPage(page);
    await page.goto(api.origin);
    await chat.open();
    await chat.ask('What does the Duo cost? Search the web.');
    await page.getByText('1,399 euros').first().waitFor();
    await chat.answered();
    await keepPicture(page, 'answer-mended');
    const check = async () => {
      const text = await chat.logText();
      expect(text).toContain('costs 1.299 euros.');
      expect(text).not.toContain('1,399');
      expect(await chat.answers.count()).toBe(1);
      expect(await chat.part('cite').allInnerTexts()).toEqual(['1', '2']);
    };
    await check();
    const asked = model.requests.filter(({ body }) => body.includes('check_answer'));
    expect(asked).toHaveLength(1);

    await page.reload();
    await chat.part('cite').first().waitFor();
    await check();
    await page.close();
  });
});
