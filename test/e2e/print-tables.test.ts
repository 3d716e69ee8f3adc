// A conversation on paper: its tables are whole, however many columns they have and however long a word in them is.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { startModel } from '../helpers/stand-ins.ts';

/** The width of an A4 page within the margins of a browser, in CSS pixels. */
const PAPER_PX = 718;

const table = (columns: number, cell: string) => {
  const row = (text: (i: number) => string) => `| ${Array.from({ length: columns }, (_, i) => text(i)).join(' | ')} |`;
  return [row((i) => `Column ${i + 1}`), row(() => '---'), row(() => cell)].join('\n');
};
const TABLES = [table(3, 'a'.repeat(150)), table(12, '1,234,567.89 USD'), table(30, 'unbreakable_name')];

describe('a conversation that is printed', () => {
  let model: Awaited<ReturnType<typeof startModel>>;
  let api: ApiProcess;
  let browser: Browser;

  beforeAll(async () => {
    model = await startModel(() => ({ text: [TABLES.join('\n\n')] }));
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

  it('has its tables whole within the paper', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(api.origin);
    const chat = new ChatPage(page);
    await chat.open();
    await chat.ask('Which prices?');
    await chat.answered();
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await page.waitForFunction(() => document.title === 'printed');
    await page.setViewportSize({ width: PAPER_PX, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const places = await page.evaluate(() => {
      const texts = document.querySelector('[data-agent-chat-print]')!.shadowRoot!.children;
      const tables = [...texts].flatMap((text) => [...text.shadowRoot!.querySelectorAll('table')]);
      return tables.map((each) => {
        const last = each.querySelector('tr')!.lastElementChild!.getBoundingClientRect();
        return { columns: each.rows[0]!.cells.length, left: each.getBoundingClientRect().left, right: last.right };
      });
    });
    expect(places.map(({ columns }) => columns)).toEqual([3, 12, 30]);
    for (const { left, right } of places) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(PAPER_PX);
    }
    await page.context().close();
  });
});
