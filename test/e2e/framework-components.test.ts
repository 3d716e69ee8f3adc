// The components of @agent-chat/widget/react and /vue in a page: properties, handlers, class and ref, and what happens when they change.
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../helpers/browser.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Each draws a chat whose recorded log has no network. `window.show(props, handler)` draws it again with other properties,
 * `window.listen(name, handlers)` another component with handlers.
 */
const FRAMEWORKS = [
  {
    framework: 'React',
    page: `
import { createElement as h, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import * as components from './widget/dist/react.js';
const { AgentChat, ToolGroup } = components;
const root = createRoot(document.getElementById('root'));
const chat = createRef();
window.chat = () => chat.current;
window.chatRef = () => chat.current;
window.names = [AgentChat.displayName, ToolGroup.displayName];
window.show = (props, handler) => flushSync(() => root.render(h(AgentChat, {
  ref: chat, events: [], className: 'of-the-page', 'data-testid': 'chat', ...props,
  ...(handler ? { onAgentChatOpen: (event) => window.seen.push(handler + ' ' + event.detail.byUser) } : {}),
})));
window.listen = (name, handlers) => flushSync(() => root.render(h(components[name], { ref: chat, ...handlers })));
window.remove = () => flushSync(() => root.render(null));`,
  },
  {
    framework: 'Vue',
    page: `
import { createApp, h, nextTick, ref, shallowRef } from 'vue';
import * as components from './widget/dist/vue.js';
const { AgentChat, ToolGroup } = components;
const chat = ref(null);
const shown = shallowRef(null);
const Shown = shallowRef(AgentChat);
window.chat = () => chat.value?.$el ?? null;
window.chatRef = () => chat.value;
window.names = [AgentChat.name, ToolGroup.name];
window.show = (props, handler) => {
  shown.value = { ref: chat, events: [], class: 'of-the-page', 'data-testid': 'chat', ...props,
    ...(handler ? { onAgentChatOpen: (event) => window.seen.push(handler + ' ' + event.detail.byUser) } : {}) };
  return nextTick();
};
window.listen = (name, handlers) => {
  Shown.value = components[name];
  shown.value = { ref: chat, ...handlers };
  return nextTick();
};
window.remove = () => { shown.value = null; return nextTick(); };
const app = createApp({ setup: () => () => shown.value && h(Shown.value, shown.value) });
app.config.warnHandler = (message) => console.error(message);
app.mount('#root');`,
  },
];

type Chat = HTMLElement & { layout: string; expanded: boolean; open(): void };
type PageWindow = Window & {
  chatRef(): Chat & { setDraft(text: string): Promise<void> };
  seen: string[];
  names: string[];
  chat(): Chat | null;
  show(props: object, handler?: string): unknown;
  listen(name: string, handlers: object): unknown;
  remove(): unknown;
};

describe.each(FRAMEWORKS)('the components for $framework', ({ page: script }) => {
  let host: StandIn;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `${script}
window.seen = [];
window.show({ layout: 'floating', lang: 'en' }, 'first');`,
        resolveDir: root,
        loader: 'js',
      },
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      define: {
        'process.env.NODE_ENV': '"development"',
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    });
    host = await startStandIn(({ path }, reply) => {
      const isScript = path === '/page.js';
      reply
        .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' })
        .end(
          isScript
            ? outputFiles[0]!.text
            : '<!doctype html><html lang="en"><title>Host</title><div id="root"></div><script type="module" src="/page.js"></script></html>',
        );
    });
    browser = await launchBrowser();
    page = await browser.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(host.origin);
    await page.getByRole('button', { name: 'Open chat' }).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  const inPage = <Value>(read: (page: PageWindow) => Value) =>
    page.evaluate(`(${read.toString()})(window)`) as Promise<Value>;

  it('set properties, the class and attributes, and have the names of the elements', async () => {
    const chat = page.locator('agent-chat.of-the-page[data-testid="chat"]');
    expect(await chat.count()).toBe(1);
    expect(await inPage(({ chat }) => [chat()!.layout, chat()!.lang])).toEqual(['floating', 'en']);
    expect(await inPage(({ names }) => names)).toEqual(['AgentChat', 'ToolGroup']);
  });

  it('call the handler that was given last', async () => {
    await inPage(({ show }) => show({ layout: 'floating' }, 'second'));
    await inPage(({ chat }) => chat()!.open());
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    expect(await inPage(({ seen }) => seen)).toEqual(['second false']);
  });

  it('give a property that is left out its default again', async () => {
    await inPage(({ show }) => show({ layout: 'floating', expanded: true }));
    expect(await inPage(({ chat }) => chat()!.expanded)).toBe(true);
    await inPage(({ show }) => show({ layout: 'floating' }));
    expect(await inPage(({ chat }) => chat()!.expanded)).toBe(false);
  });

  it('have the methods of the element at their ref', async () => {
    const draft = await page.evaluate(async () => {
      const { show, chatRef, chat } = window as unknown as PageWindow;
      await show({ layout: 'inline', lang: 'en' });
      await chatRef().setDraft('How?');
      const ref = chatRef() as { $el?: unknown };
      return [typeof chatRef().open, '$el' in ref ? ref.$el === chat() : chatRef() === chat()];
    });
    expect(draft).toEqual(['function', true]);
    const field = page.getByRole('textbox', { name: 'Message' });
    await field.waitFor();
    expect(await field.inputValue()).toBe('How?');
  });

  it.each([
    ['AgentChat', 'agent-chat-toggle'],
    ['AgentChat', 'agent-chat-decide'],
    ['ToolGroup', 'agent-chat-retry'],
    ['ToolGroup', 'agent-chat-download'],
  ])('call the handler of %s for %s', async (name, event) => {
    const called = await page.evaluate(
      async ([name, event]) => {
        const { listen, chat } = window as unknown as PageWindow;
        const handler = `on${event.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
        let calls = 0;
        await listen(name, { [handler]: () => calls++ });
        chat()!.dispatchEvent(new CustomEvent(event, { detail: {}, bubbles: true, composed: true }));
        return calls;
      },
      [name, event] as const,
    );
    expect(called).toBe(1);
  });

  it('leave nothing behind, and the framework warned of nothing', async () => {
    await inPage(({ remove }) => remove());
    expect(await page.locator('agent-chat').count()).toBe(0);
    expect(await inPage(({ chat }) => chat())).toBe(null);
    // A conversation that is named later is opened, and these pages have no API.
    expect(problems.filter((text) => !text.includes('there is no agent-chat API'))).toEqual([]);
  });
});
