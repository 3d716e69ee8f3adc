// The widget in a page as a person uses it: by roles, names and parts. Holds the selectors of the end-to-end tests.
import type { Locator, Page } from 'playwright-core';

/** Longest wait for an answer to be complete, in milliseconds. */
const ANSWER_MS = 30_000;

export class ChatPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  part(name: string): Locator {
    return this.page.locator(`[part~="${name}"]`);
  }

  get input(): Locator {
    return this.page.getByRole('textbox', { name: 'Message' });
  }

  get groups(): Locator {
    return this.page.locator('tool-group');
  }

  get answers(): Locator {
    return this.page.locator('agent-chat-markdown');
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: /^Open chat/ }).click();
    await this.input.waitFor();
  }

  /** Resolves when the question is in the log. */
  async ask(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
    await this.part('bubble').filter({ hasText: text }).last().waitFor();
  }

  /** Resolves when no answer is in progress and the last question has an answer with its actions. */
  async answered(): Promise<void> {
    const lastIsAnswered = (): boolean => {
      const log = document.querySelector('agent-chat')?.shadowRoot?.querySelector('agent-chat-log');
      const marks = log?.shadowRoot?.querySelectorAll('[part~="bubble"], [part~="actions"]') ?? [];
      return marks[marks.length - 1]?.matches('[part~="actions"]') ?? false;
    };
    await this.page.waitForFunction(lastIsAnswered, undefined, { timeout: ANSWER_MS });
    await this.page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached', timeout: ANSWER_MS });
  }

  /** Text of the log through all shadow roots, without live regions and styles. */
  logText(): Promise<string> {
    return this.page.evaluate(() => {
      const walk = (node: Node): string => {
        if (node instanceof Text) return node.data;
        if (node instanceof Element) {
          if (node instanceof HTMLStyleElement || (node.getAttribute('aria-live') ?? 'off') !== 'off') return '';
          if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) {
            return node.assignedNodes().map(walk).join(' ');
          }
        }
        const root = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
        return [...root.childNodes].map(walk).join(' ');
      };
      const log = document.querySelector('agent-chat')?.shadowRoot?.querySelector('agent-chat-log');
      return log ? walk(log).replace(/\s+/g, ' ').trim() : '';
    });
  }
}
