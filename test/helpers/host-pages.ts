// Pages of a site owner for the end-to-end tests: any HTML by path, around the script tag of a running API.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ChatPage } from './chat-page.ts';
import { type StandIn, startStandIn } from './stand-ins.ts';

/** One page. `tag`: instead of the ordinary script tag; '' for none. */
export type HostPage = {
  head?: string;
  body?: string;
  tag?: string;
  headers?: Record<string, string>;
};

/** What a visit gives: `lines` is everything that the page printed, and what it did not catch as `uncaught: …`. */
export type Visit = { page: Page; chat: ChatPage; lines: string[] };

export class HostPages {
  readonly #browser: Browser;
  readonly #apiOrigin: string;
  readonly #pages = new Map<string, HostPage>();
  readonly #scripts = new Map<string, string>();
  #server: StandIn | null = null;

  private constructor(apiOrigin: string, browser: Browser) {
    this.#apiOrigin = apiOrigin;
    this.#browser = browser;
  }

  /** Serves pages on a port of its own. `apiOrigin`: where the script tag comes from. */
  static async start(apiOrigin: string, browser: Browser): Promise<HostPages> {
    const host = new HostPages(apiOrigin, browser);
    host.#server = await startStandIn(({ path }, reply) => {
      const script = host.#scripts.get(path);
      if (script !== undefined) return void reply.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      const page = host.#pages.get(path);
      if (!page) return void reply.writeHead(404).end();
      const { head = '', body = '<h1>Host page</h1>', tag = host.tag(), headers } = page;
      reply
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
        .end(
          `<!doctype html><html lang="en"><head><title>Host ${path}</title>${head}</head><body>${body}${tag}</body></html>`,
        );
    });
    return host;
  }

  /** The script tag with more attributes, e.g. `data-layout="inline"`. */
  tag(attributes = ''): string {
    return `<script src="${this.#apiOrigin}/widget.js" async ${attributes}></script>`;
  }

  get origin(): string {
    return this.#server?.origin ?? '';
  }

  add(path: string, page: HostPage): void {
    this.#pages.set(path, page);
  }

  /** A script of the owner's own. */
  addScript(path: string, source: string): void {
    this.#scripts.set(path, source);
  }

  /** Opens a page in a browser context of its own. */
  async visit(path: string, page?: HostPage, options: BrowserContextOptions = {}): Promise<Visit> {
    if (page || !this.#pages.has(path)) this.add(path, page ?? {});
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    const tab = await context.newPage();
    tab.setDefaultTimeout(8_000);
    const lines: string[] = [];
    tab.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    tab.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
    await tab.goto(`${this.origin}${path}`);
    return { page: tab, chat: new ChatPage(tab), lines };
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }
}
