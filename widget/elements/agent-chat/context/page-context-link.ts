// The way to the page's context, for a page that gives one: what reads it is loaded then (page-context-reader.ts).
import type { ReactiveController } from 'lit';
import type { PageContext } from '../../../../protocol/content/page-context.ts';
import type { ChatView } from '../../../chat/chat-view.ts';
import type { ContextPart } from '../../../shared/events.ts';
import { type ContextHost, selectedText } from './context-host.ts';
import type { PageContextReader } from './page-context-reader.ts';

export class PageContextLink implements ReactiveController {
  readonly #host: ContextHost;
  #reader: PageContextReader | null = null;
  #isLoading = false;
  #selected = '';

  constructor(host: ContextHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Before the chat takes the focus, and with it the selection. */
  hostConnected(): void {
    if (this.#host.pageContextFields === '') return;
    this.#selected = selectedText(this.#host);
    void this.#load();
  }

  /** What the chips show, and what is sent. */
  get shown(): PageContext | null {
    return this.#reader?.shown ?? null;
  }

  /** Takes what holds now; call before the chips are drawn. */
  update(view: ChatView): PageContext | null {
    const { pageContextFields, pageContext } = this.#host;
    if (!this.#reader && (pageContextFields !== '' || pageContext)) void this.#load();
    return this.#reader?.update(view) ?? null;
  }

  /** The visitor's choice: not sent until it changes. */
  remove(part: ContextPart): void {
    this.#reader?.remove(part);
  }

  async #load(): Promise<void> {
    if (this.#isLoading || this.#reader) return;
    this.#isLoading = true;
    try {
      const { PageContextReader } = await import('./page-context-reader.ts');
      this.#reader = new PageContextReader(this.#host, this.#selected);
    } catch (error) {
      console.error('agent-chat: the page context could not be loaded.', error);
    }
    this.#isLoading = false;
    if (this.#reader) this.#host.requestUpdate();
  }
}
