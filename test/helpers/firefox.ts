// Firefox for tests, driven by WebDriver BiDi: playwright drives a build of its own only. And the chat in its pages, by roles and parts
// through shadow roots.
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Longest wait for something that is to appear, in milliseconds. */
const WAIT_MS = 30_000;

export function launchFirefox(): Promise<Browser> {
  const executablePath = [process.env.FIREFOX, ...PLACES].find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('Firefox is missing: apt-get install firefox-esr, or name one in FIREFOX.');
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
}

export class FirefoxChat {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The last element for a selector, through shadow roots, that is drawn and has the text; resolves when there is one. */
  async find(selector: string, text = ''): Promise<ElementHandle<HTMLElement>> {
    const found = await this.page.waitForFunction(
      (wanted, words) => {
        const all: Element[] = [];
        const walk = (root: Document | ShadowRoot) => {
          for (const element of root.querySelectorAll('*')) {
            if (element.matches(wanted)) all.push(element);
            if (element.shadowRoot) walk(element.shadowRoot);
          }
        };
        walk(document);
        const name = (element: Element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`;
        return (
          all.filter((element) => element.getClientRects().length > 0 && name(element).includes(words)).at(-1) ?? null
        );
      },
      { timeout: WAIT_MS, polling: 100 },
      selector,
      text,
    );
    return found as ElementHandle<HTMLElement>;
  }

  /** Resolves when nothing is drawn for the selector any more. */
  async gone(selector: string): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => {
        const has = (root: Document | ShadowRoot): boolean =>
          [...root.querySelectorAll('*')].some(
            (element) =>
              (element.matches(wanted) && element.getClientRects().length > 0) ||
              (element.shadowRoot !== null && has(element.shadowRoot)),
          );
        return !has(document);
      },
      { timeout: WAIT_MS, polling: 100 },
      selector,
    );
  }

  async open(): Promise<void> {
    await (await this.find('button', 'Open chat')).click();
    await this.find('textarea');
  }

  async ask(text: string): Promise<void> {
    const field = await this.find('textarea');
    await field.focus();
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
    await this.find('[part~="bubble"]', text);
  }

  /** Resolves with the words of the last answer, once it is complete. */
  async answer(): Promise<string> {
    await this.find('[part~="actions"]');
    const text = await this.find('agent-chat-markdown');
    return text.evaluate((element) => element.shadowRoot!.textContent ?? '');
  }

  /** The innermost element with the focus. */
  async focused(): Promise<string> {
    return this.page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return `${element?.tagName.toLowerCase()} ${element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''}`;
    });
  }
}
