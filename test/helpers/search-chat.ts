// What tests of searches through the widget share: a visitor with the chat open, what they see of steps and sources, and the
// model, the engine and the pages behind it all.
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { ApiProcess } from './api-process.ts';
import { launchBrowser } from './browser.ts';
import { ChatPage } from './chat-page.ts';
import { FOUND } from './engine-stand-ins.ts';
import { type ModelReply, type ModelTurn, type StandIn, startPages, startSerper } from './stand-ins.ts';

/** Longest wait for something that is under way, in milliseconds. */
export const PATIENT = { timeout: 15_000 };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Starts a browser for the tests of the file; gives what opens the demo page with a visitor of its own and the chat open. */
export function useChat(): (api: ApiProcess) => Promise<{ chat: ChatPage; problems: string[] }> {
  let browser: Browser;
  let context: BrowserContext | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await context?.close();
    context = undefined;
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (api) => {
    context = await browser.newContext(desktop);
    const page = await context.newPage();
    const problems = collectProblems(page);
    await page.goto(api.origin);
    const chat = new ChatPage(page);
    await chat.open().catch((error: unknown) => {
      throw new Error(`The chat did not open: ${problems.join(' | ')}\n${api.output}`, { cause: error });
    });
    return { chat, problems };
  };
}

/** The environment of an API that is led by this model. */
export const ledBy = (model: StandIn): Record<string, string> => ({
  OPENAI_API_KEY: 'sk-test-stand-in',
  OPENAI_BASE_URL: `${model.origin}/v1`,
  OPENAI_MODEL: 'stand-in',
});

/** A page of the web of {@link startSearchedWeb}; `ms`: how long it takes to answer. */
export type FoundPage = { name: string; title: string; text: string; snippet?: string; ms?: number };

/** A web of these pages, a Serper that finds them all in this order, and an API that searches it, led by the model. */
export async function startSearchedWeb(found: readonly FoundPage[], model: StandIn) {
  const htmlOf = ({ title, text }: FoundPage): string =>
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav>Home Contact</nav><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
  const pages = await startPages(
    Object.fromEntries(found.map((page) => [`/${page.name}.html`, { html: htmlOf(page), ms: page.ms ?? 0 }])),
  );
  const serper = await startSerper(
    found.map(({ name, title, text, snippet = text }) => ({ title, link: `${pages.origin}/${name}.html`, snippet })),
  );
  const api = await ApiProcess.start({
    env: { ...ledBy(model), SERPER_API_KEY: 'serper-stand-in', SERPER_BASE_URL: serper.origin },
    config: { crawler: { allowHosts: [pages.host], robots: false } },
  });
  return {
    api,
    pages,
    serper,
    async close(): Promise<void> {
      await api.close();
      await Promise.all([pages, serper, model].map((one) => one.close()));
    },
  };
}

/** A text in the pieces a model streams it in. */
export function inWords(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

/** A model that calls tools first; it sums up, and answers, by what the fixtures say, with the number of the first source. */
export function leading(callsFor: (turn: ModelTurn) => ModelReply['toolCalls'], answer?: (turn: ModelTurn) => string) {
  return (turn: ModelTurn): ModelReply => {
    const isSummary = turn.toolResults.length === 0 && /passage/i.test(turn.messages.at(-1)?.content ?? '');
    if (isSummary) return { text: [`${FOUND} [1]`] };
    if (turn.toolResults.length > 0) return { text: [answer?.(turn) ?? `${FOUND} [1]`] };
    return { toolCalls: callsFor(turn) ?? [] };
  };
}

/** The steps of the last group, opened once it has closed by itself. */
export async function openSteps(chat: ChatPage): Promise<Locator[]> {
  const group = chat.groups.last();
  // A group of one step is that step, without a header.
  if ((await group.locator('[part~="group-header"]').count()) > 0)
    await group.locator('[part~="group-header"][aria-expanded="false"]').click();
  const steps = group.locator('agent-chat-step');
  await steps.first().waitFor();
  return steps.all();
}

/** Text of an element through its shadow roots. */
export function textOf(locator: Locator | undefined): Promise<string> {
  return locator!.evaluate((element) => {
    const walk = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (node instanceof HTMLStyleElement) return '';
      const root = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
      return [...root.childNodes].map(walk).join(' ');
    };
    return walk(element).replace(/\s+/g, ' ').trim();
  });
}

/** The sources panel: each search with its cards, number and path. */
export function sourcesOf(chat: ChatPage): Promise<[query: string, cards: string[]][]> {
  return chat.part('source-group').evaluateAll((groups) =>
    groups.map((group): [string, string[]] => [
      group.querySelector('.query-text')?.textContent?.trim() ?? '',
      [...group.querySelectorAll<HTMLAnchorElement>('a[part~="source-card"]')].map((card) => {
        const { pathname, hash } = new URL(card.href);
        const number = card.querySelector('.badge')?.textContent;
        return `${number} ${pathname}${hash.replace(/:~:.*$/, '').replace(/^#$/, '')}`;
      }),
    ]),
  );
}

/** Opens the sources panel. */
export async function showSources(chat: ChatPage): Promise<void> {
  await chat.part('sources-button').last().click();
  await chat.part('source-card').first().waitFor();
}

/** Errors of the page and of its console: there must be none. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}
