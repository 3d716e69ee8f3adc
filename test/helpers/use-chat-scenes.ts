// What `useChat` is asked to do in Chromium, the same for each version of the AI SDK: send, stream, steps, sources, stop, reload, approval.
import { HttpAgent } from '@ag-ui/client';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from './api-process.ts';
import { launchBrowser } from './browser.ts';
import { collectProblems, inWords, ledBy, PATIENT } from './search-chat.ts';
import { startModel, startSerper, startStandIn } from './stand-ins.ts';
import { openInWidget, type SdkVersion, servePage, UseChatPage } from './use-chat-page.ts';

/** An answer that is still being written when the test acts. */
export const LONG = Array.from({ length: 60 }, (_, i) => `word${i + 1}`).join(' ');

export type UseChatScene = Awaited<ReturnType<typeof startUseChat>>;

/** The model, its tools, the API, and the page of the site. `modules`: as of {@link servePage}. */
export async function startUseChat(version: SdkVersion, modules: string) {
  /** The model holds back the rest of its long answer until it is opened. */
  let open = () => {};
  let gate: Promise<void> = Promise.resolve();
  const hold = () => {
    gate = new Promise((resolve) => {
      open = resolve;
    });
  };
  const shop = await startStandIn((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"state":"cancelled"}');
  });
  const model = await startModel(({ question, toolResults, messages, tools }) => {
    if (tools.length === 0 && /passage/i.test(messages.at(-1)?.content ?? '')) return { text: ['Two years [1].'] };
    if (question.includes('everything')) return { text: inWords(LONG), before: (n) => (n === 5 ? gate : undefined) };
    if (question.includes('Cancel order')) {
      if (toolResults.some((result) => /declin|reject|not allow|refus/i.test(result))) return { text: ['Then not.'] };
      if (toolResults.length > 0) return { text: ['The order is cancelled.'] };
      return { toolCalls: [{ name: 'cancel_order', input: { order: 'A-1' } }] };
    }
    if (question.includes('warranty')) {
      if (toolResults.length > 0) return { text: ['Two years on all parts [1].'] };
      return { thinking: ['I look.'], toolCalls: [{ name: 'web_search', input: { query: 'warranty of the mill' } }] };
    }
    return { text: [`You said: ${question}`] };
  });
  const pages = await startStandIn((_request, reply) => {
    const text = 'The mill has a warranty of two years on all parts. Keep the bill of the mill for the warranty.';
    const html = `<!doctype html><html lang="en"><title>Warranty</title><main><h1>Warranty</h1><p>${text}</p></main></html>`;
    reply.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  const serper = await startSerper([
    { title: 'Warranty', link: `${pages.origin}/warranty.html`, snippet: 'Two years on all parts.' },
  ]);
  const parameters = { type: 'object', required: ['order'], properties: { order: { type: 'string', title: 'Order' } } };
  const cancel = { name: 'cancel_order', description: 'Cancels an order.', parameters, method: 'POST' };
  const api = await ApiProcess.start({
    env: { ...ledBy(model), SERPER_API_KEY: 'serper-stand-in', SERPER_BASE_URL: serper.origin },
    config: {
      crawler: { allowHosts: [pages.host], robots: false },
      limits: { newVisitorBurst: 1000, messagesPerMinute: 1000, messageBurst: 1000 },
      tools: { http: [{ ...cancel, url: `${shop.origin}/orders/{order}/cancel`, label: 'Cancel order {order}' }] },
    },
  });
  const site = await servePage(version, modules);
  const body = { key: 'react', origins: [site.origin, api.origin], attachments: true };
  const made = await api.admin('/api/v1/admin/sites', { method: 'POST', body });
  if (!made.ok) throw new Error(await made.text());
  return {
    api,
    site,
    shop,
    model,
    hold,
    release: () => open(),
    async close() {
      open();
      await api.close();
      await Promise.all([site, shop, model, pages, serper].map((one) => one.close()));
    },
  };
}

/** The tests of one version. `query`: of the page, beside the API and the site. */
export function describeUseChat(version: SdkVersion, modules: () => string, query: Record<string, string> = {}): void {
  const name = `useChat of the AI SDK ${version}${query.socket ? ' over a WebSocket' : ''}, in Chromium`;
  describe(name, () => {
    let scene: UseChatScene;
    let browser: Browser;
    let context: BrowserContext | undefined;
    let problems: string[] = [];
    beforeAll(async () => {
      [scene, browser] = await Promise.all([startUseChat(version, modules()), launchBrowser()]);
    }, 180_000);
    afterEach(async () => {
      scene?.release();
      await context?.close();
    });
    afterAll(async () => {
      await browser?.close();
      await scene?.close();
    });

    const open = async () => {
      context = await browser.newContext();
      const page = await context.newPage();
      problems = collectProblems(page);
      const chat = new UseChatPage(page);
      await chat.open(scene.site, { api: scene.api.origin, site: 'react', ...query });
      return chat;
    };

    it('sends, streams reasoning, a tool step, its sources and the answer', async () => {
      const chat = await open();
      await chat.ask('How long is the warranty?');
      await chat.answered('Two years on all parts [1].');
      expect(await chat.parts('reasoning').allInnerTexts()).toEqual(['I look.']);
      expect(await chat.parts('tool').allInnerTexts()).toEqual(['web_search {"query":"warranty of the mill"}']);
      expect(await chat.parts('tool').getAttribute('data-state')).toBe('output-available');
      expect(await chat.parts('source').allInnerTexts()).toEqual(['1 Warranty']);
      await chat.ask('Thank you');
      await chat.answered('You said: Thank you');
      expect(await chat.messages.count()).toBe(4);
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    });

    it('shows the answer while it is written, and stops the run', async () => {
      scene.hold();
      const chat = await open();
      await chat.ask('Tell me everything');
      await expect.poll(() => chat.textOfLast(), { timeout: 30_000 }).toContain('word5');
      await chat.settled('streaming');
      await chat.press('Stop');
      await chat.settled('ready');
      const text = await chat.textOfLast();
      expect(text).toContain('word5');
      expect(text).not.toContain('word60');
      scene.release();
      await chat.ask('Still there?');
      await chat.answered('You said: Still there?');
    });

    it('a reload in the middle of an answer shows it whole, once, and so does a reload after it', async () => {
      scene.hold();
      const chat = await open();
      await chat.ask('Hello');
      await chat.answered('You said: Hello');
      await chat.ask('Tell me everything');
      await expect.poll(() => chat.textOfLast(), { timeout: 30_000 }).toContain('word5');
      await chat.page.reload();
      await expect.poll(() => chat.textOfLast(), { timeout: 30_000 }).toContain('word5');
      scene.release();
      await chat.answered(LONG);
      expect(await chat.messages.count()).toBe(4);
      await chat.page.reload();
      await chat.answered(LONG);
      expect(await chat.messages.count()).toBe(4);
      await chat.press('Again');
      await chat.answered(LONG);
      expect(await chat.messages.count()).toBe(4);
    });

    it('leaving the stream does not stop the run', async () => {
      scene.hold();
      const chat = await open();
      await chat.ask('Tell me everything');
      await expect.poll(() => chat.textOfLast(), { timeout: 30_000 }).toContain('word5');
      await chat.press('Leave');
      await chat.settled('ready');
      scene.release();
      await chat.page.reload();
      await chat.answered(LONG);
    });

    it('a call waits for its approval, also over a reload, and runs once', async () => {
      const before = scene.shop.requests.length;
      const chat = await open();
      await chat.ask('Cancel order A-1');
      await chat.page.getByRole('button', { name: 'Allow' }).waitFor();
      await chat.page.reload();
      await chat.press('Allow');
      await chat.answered('The order is cancelled.');
      expect(scene.shop.requests.slice(before).map(({ path }) => path)).toEqual(['/orders/A-1/cancel']);
      expect(await chat.messages.count()).toBe(2);
      expect(await chat.parts('tool').getAttribute('data-state')).toBe('output-available');
    });

    it('an answer that ended before its stream was asked for is shown', async () => {
      const chat = await open();
      await chat.ask('Cancel order A-1');
      await chat.page.getByRole('button', { name: 'Allow' }).waitFor();
      await chat.settled('ready');
      await chat.page.route('**/api/chat/*/stream*', async (route) => {
        await expect.poll(() => chat.isStored('The order is cancelled.'), { timeout: 30_000 }).toBe(true);
        await route.continue();
      });
      await chat.press('Allow');
      await chat.answered('The order is cancelled.');
      expect(await chat.messages.count()).toBe(2);
    });

    it('a call that is refused does not run', async () => {
      const before = scene.shop.requests.length;
      const chat = await open();
      await chat.ask('Cancel order A-1');
      await chat.press('Refuse');
      await chat.answered('Then not.');
      expect(scene.shop.requests.length).toBe(before);
      expect(await chat.parts('tool').getAttribute('data-state')).toBe(
        version === 5 ? 'output-error' : 'output-denied',
      );
      await chat.page.reload();
      await chat.answered('Then not.');
    });

    it('a file that is chosen in the page is sent with its message, and read by the model', async () => {
      const chat = await open();
      const buffer = Buffer.from('The key is below the stone.');
      await chat.attach({ name: 'notes.txt', mimeType: 'text/plain', buffer });
      await chat.ask('What do my notes say?');
      await expect.poll(() => chat.textOfLast(), PATIENT).toContain('You said:');
      await chat.settled('ready');
      expect(scene.model.requests.at(-1)!.body).toContain('The key is below the stone.');
      await chat.page.reload();
      await expect
        .poll(() => chat.page.locator('[data-role="user"] [data-part="file"]').allInnerTexts(), PATIENT)
        .toEqual(['text/plain']);
    });

    it('a conversation goes on in <agent-chat> and over AG-UI, and back', async () => {
      const chat = await open();
      await chat.ask('How long is the warranty?');
      await chat.answered('Two years on all parts [1].');
      const token = await chat.page.evaluate(() => localStorage.getItem('token') ?? '');
      const headers = { authorization: `Bearer ${token}`, origin: scene.site.origin };
      const list = await fetch(`${scene.api.origin}/api/v1/conversations`, { headers });
      const { items } = (await list.json()) as { items: { id: string }[] };
      expect(items).toHaveLength(1);
      const { id } = items[0]!;

      const place = { api: scene.api.origin, site: 'react' };
      const widget = await openInWidget(context!, scene.site, place, { id, token });
      await widget.answered();
      expect(await widget.logText()).toContain('Two years on all parts');
      // The elements of citations are loaded when they are first needed.
      await expect.poll(() => widget.part('cite').allInnerTexts(), PATIENT).toEqual(['1']);
      await widget.ask('And in the widget?');
      await widget.answered();
      expect(await widget.logText()).toContain('You said: And in the widget?');

      // By the name that useChat gave it.
      const agent = new HttpAgent({ url: `${scene.api.origin}/agui`, headers, threadId: 'thread-1' });
      agent.addMessage({ id: 'agui-1', role: 'user', content: 'And over AG-UI?' });
      await agent.runAgent();
      expect(agent.messages.at(-1)).toMatchObject({ role: 'assistant', content: 'You said: And over AG-UI?' });
      const read = JSON.parse(scene.model.requests.at(-1)!.body) as { messages: { role: string; content: string }[] };
      const questions = read.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
      expect(questions).toEqual(['How long is the warranty?', 'And in the widget?', 'And over AG-UI?']);
      // The widget, which is still open, shows it as it comes.
      await widget.part('bubble').filter({ hasText: 'And over AG-UI?' }).waitFor();
      await widget.answered();

      await chat.page.reload();
      await chat.answered('You said: And over AG-UI?');
      expect(await chat.messages.count()).toBe(6);
      await chat.ask('Cancel order A-1');
      await chat.page.getByRole('button', { name: 'Allow' }).waitFor();
      // What one client asks about, another one decides.
      const before = scene.shop.requests.length;
      await widget.part('approval').getByRole('button', { name: 'Confirm', exact: true }).click();
      await widget.answered();
      expect(scene.shop.requests.length).toBe(before + 1);
      await chat.page.reload();
      await chat.answered('The order is cancelled.');
      expect(await chat.messages.count()).toBe(8);
    });
  });
}
