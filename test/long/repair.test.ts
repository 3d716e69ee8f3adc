// An answer with an invented figure, through the built API and in the widget: shown as it streams, replaced once by a corrected one,
// the same after a reload. The model, the engine and the pages are fakes on loopback.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepPicture } from '../helpers/browser.ts';
import { type FoundPage, inWords, startSearchedWeb, useChat } from '../helpers/search-chat.ts';
import { type StandIn, startModel } from '../helpers/stand-ins.ts';

const PAGES: FoundPage[] = [
  {
    name: 'duo',
    title: 'duo',
    text: 'The Alder Duo espresso machine costs 1,299 euros in the shop, and its boiler holds half a litre of water.',
  },
  {
    name: 'shipping',
    title: 'shipping',
    text: 'Orders are delivered within 4 to 6 working days, by drivers of our own and to every town of the country.',
  },
];
const WRONG = 'The Duo espresso machine costs 1,399 euros. [1] Orders are delivered within 4–6 working days. [1]';
const RIGHT = 'The Duo espresso machine costs 1.299 euros. [1] Orders are delivered within 4–6 working days. [2]';

describe('an answer with a figure that is in no result', () => {
  const openChat = useChat();
  let model: StandIn;
  let web: Awaited<ReturnType<typeof startSearchedWeb>>;

  beforeAll(async () => {
    model = await startModel(({ toolResults, messages }) => {
      if (toolResults.at(-1)?.includes('1,399 euros')) return { text: inWords(RIGHT) };
      if (JSON.stringify(messages).includes('read_passages')) return { text: ['See the passages. [1][2]'] };
      if (toolResults.length === 0) return { toolCalls: [{ name: 'web_search', input: { query: 'Duo price' } }] };
      return { text: inWords(WRONG) };
    }, 20);
    web = await startSearchedWeb(PAGES, model);
  });
  afterAll(() => web?.close());

  it('is replaced once by the answer without it, and stays so after a reload', async () => {
    const { chat } = await openChat(web.api);
    const { page } = chat;
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
    const said = page.locator('agent-chat [aria-live="polite"] p').last();
    expect((await said.textContent())?.trim(), 'screen readers are not read all of it again').toBe('Answer corrected');
    const asked = model.requests.filter(({ body }) => body.includes('check_answer'));
    expect(asked).toHaveLength(1);

    await page.reload();
    await chat.part('cite').first().waitFor();
    await check();
  });
});
