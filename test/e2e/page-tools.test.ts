// Tools of the host page against the built server in Chromium: registered before and after the script tag is loaded, approved by the
// visitor, carried out in the tab that asked. Led by a scripted model.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keepPicture } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { useHostPages } from '../helpers/host-scene.ts';

/** The tools of the shop's page. What it did is in `window.done`, and the signals of its handlers in `window.signals`. */
const TOOLS = `
  window.done = [];
  window.signals = [];
  const parameters = { type: 'object', required: ['article'], properties: { article: { type: 'string', title: 'Article' } } };
  const tool = (name, handler, more) => ({ name, description: 'Does ' + name + '.', parameters, handler, ...more });
  (window.AgentChat ||= []).push(({ registerTool }) => {
    registerTool(tool('cart_add', ({ article }) => { done.push(article); return { items: done.length }; }, { label: 'Adding {article}' }));
    registerTool(tool('cart_show', () => ({ items: done }), { readOnly: true }));
    registerTool(tool('cart_fail', () => { throw new Error('The cart is closed.'); }, { readOnly: true }));
    registerTool(tool('cart_hang', (_, { signal }) => { signals.push(signal); return new Promise(() => {}); },
      { readOnly: true, timeoutMs: 1500 }));
    registerTool(tool('cart_slow', (_, { signal }) => { signals.push(signal); return new Promise(() => {}); }));
    registerTool(tool('cart_wait', (_, { signal }) => {
      signals.push(signal);
      return new Promise((resolve) => { window.release = () => resolve({ released: signals.length }); });
    }));
    registerTool(tool('web_search', () => 1));
  });`;
const CALLS: Record<string, string> = {
  Add: 'cart_add',
  Show: 'cart_show',
  Fail: 'cart_fail',
  Hang: 'cart_hang',
  Slow: 'cart_slow',
  Wait: 'cart_wait',
};

describe('tools of the host page', () => {
  const rule = { readOnly: true, approval: 'never' };
  const rules = {
    cart_show: rule,
    cart_fail: rule,
    cart_hang: rule,
    cart_slow: { approval: 'never' },
    cart_wait: { approval: 'never' },
  };
  const scene = useHostPages({ tools: { rules } }, ({ question, toolResults }) => {
    if (toolResults.length > 0) return { text: [`The tool says: ${toolResults[0]}`] };
    const name = CALLS[/^\w+/.exec(question)?.[0] ?? ''] ?? '';
    return { toolCalls: [{ name, input: { article: 'Alder One' } }] };
  });

  /** A visitor of the shop, who asks. Each has a browser context of their own. */
  async function ask(question: string): Promise<{ page: Page; chat: ChatPage; lines: string[] }> {
    const visit = await scene.host.visit('/shop', { head: `<script>${TOOLS}</script>` });
    await visit.chat.open();
    await visit.chat.ask(question);
    return visit;
  }
  const done = (page: Page) => page.evaluate(() => (window as unknown as { done: string[] }).done);
  const isAborted = (page: Page) =>
    page.evaluate(() => (window as unknown as { signals: AbortSignal[] }).signals[0]?.aborted);
  /** The handler of the page works. */
  const working = (page: Page) =>
    page.waitForFunction(() => (window as unknown as { signals: AbortSignal[] }).signals.length > 0);

  it('asks the visitor, runs the handler in this tab once, and shows the result', async () => {
    const { page, chat, lines } = await ask('Add the machine to my cart');
    const approve = page.getByRole('button', { name: 'Confirm' });
    await approve.waitFor();
    expect(await done(page)).toEqual([]);
    expect(await chat.logText()).toContain('Alder One');
    await keepPicture(page, 'page-tool-approval');
    await approve.click();
    await chat.answered();
    expect(await done(page)).toEqual(['Alder One']);
    expect(await chat.answers.last().evaluate((element) => element.shadowRoot?.textContent)).toContain('{"items":1}');
    await keepPicture(page, 'page-tool-result');
    // A name of the server is not the page's.
    expect(lines.filter((line) => line.includes('web_search'))).toEqual([
      'warning: agent-chat: the tool web_search of this page is left out: name is the name of a tool of the server; choose another name.',
    ]);
    await page.context().close();
  });

  it('without WebSockets, calls arrive by the event stream and results by HTTP', async () => {
    const noSocket = `<script>window.WebSocket = class { constructor() { throw new Error('blocked'); } };</script>`;
    const visit = await scene.host.visit('/shop', { head: `${noSocket}<script>${TOOLS}</script>` });
    await visit.chat.open();
    await visit.chat.ask('Add the machine to my cart');
    await visit.page.getByRole('button', { name: 'Confirm' }).click();
    await visit.chat.answered();
    expect(await done(visit.page)).toEqual(['Alder One']);
    const answer = await visit.chat.answers.last().evaluate((element) => element.shadowRoot?.textContent);
    expect(answer).toContain('{"items":1}');
    await visit.page.context().close();
  });

  it('a tool that was registered on the loaded page is offered with the next message', async () => {
    const { page, chat } = await ask('Show my cart');
    await chat.answered();
    await page.evaluate(() => {
      const chat = document.querySelector('agent-chat') as unknown as { registerTool(tool: object): () => void };
      const takeBack = chat.registerTool({ name: 'late_tool', description: 'Late.', handler: () => 'late' });
      takeBack();
      window.AgentChat?.registerTool?.({ name: 'later_tool', description: 'Later.', handler: () => 'later' });
    });
    await chat.ask('Show it again');
    await chat.answered();
    const { tools } = JSON.parse(scene.model.requests.at(-1)!.body) as { tools: { function: { name: string } }[] };
    const names = tools.map((tool) => tool.function.name);
    expect(names).toContain('later_tool');
    expect(names).not.toContain('late_tool');
    await page.context().close();
  });

  it('a handler that throws is an error that the model reads', async () => {
    const { page, chat, lines } = await ask('Fail, please');
    await chat.answered();
    expect(await chat.answers.last().evaluate((element) => element.shadowRoot?.textContent)).toContain(
      'The cart is closed.',
    );
    expect(lines.some((line) => line.includes('the page tool cart_fail failed'))).toBe(true);
    await page.context().close();
  });

  it('a handler that never returns is cut after its time', async () => {
    const { page, chat } = await ask('Hang, please');
    await chat.answered();
    expect(await chat.answers.last().evaluate((element) => element.shadowRoot?.textContent)).toContain(
      'The page did not answer within 1.5 s.',
    );
    expect(await isAborted(page)).toBe(true);
    await page.context().close();
  });

  it('a page that is reloaded in the middle: the run goes on at once, and says that it may have been carried out', async () => {
    const { page, chat } = await ask('Slow, please');
    await working(page);
    await page.reload();
    await chat.answered();
    expect(await chat.answers.last().evaluate((element) => element.shadowRoot?.textContent)).toMatch(
      /page was closed while the tool ran.*may have been carried out/,
    );
    await page.context().close();
  });

  it('a tab that is closed in the middle ends the call, as the visitor’s other tab shows; that one cannot answer it', async () => {
    const { page } = await ask('Slow, please');
    await working(page);
    const other = await page.context().newPage();
    await other.goto(`${scene.host.origin}/shop`);
    const second = new ChatPage(other);
    if (!(await second.input.isVisible())) await second.open();
    await second.part('bubble').filter({ hasText: 'Slow' }).waitFor();
    await page.close();
    await second.answered();
    expect(await second.answers.last().evaluate((element) => element.shadowRoot?.textContent)).toContain(
      'may have been carried out',
    );
    expect(await other.evaluate(() => (window as unknown as { signals: AbortSignal[] }).signals.length)).toBe(0);
    await other.context().close();
  });

  it('stop ends the handler', async () => {
    const { page, chat } = await ask('Slow, please');
    await working(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.waitForFunction(() => (window as unknown as { signals: AbortSignal[] }).signals[0]?.aborted);
    // A step's row is a notice, too, until the element of steps is loaded.
    await chat.part('notice').filter({ hasText: 'You stopped this answer' }).waitFor();
    await page.context().close();
  });

  it('the server killed in the middle: the page carries the call out once, and its result arrives', async () => {
    const { page, chat } = await ask('Wait, please');
    await working(page);
    await scene.api.kill('SIGKILL');
    await scene.api.start();
    await page.evaluate(() => (window as unknown as { release(): void }).release());
    await chat.answered();
    const answer = await chat.answers.last().evaluate((element) => element.shadowRoot?.textContent);
    expect(answer).toContain('{"released":1}');
    await page.context().close();
  });
});
