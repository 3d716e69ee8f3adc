// The way to the page's context, for a page that gives one: what reads it is loaded then (page-context-reader.ts).
import type { ReactiveController } from 'lit';
import type { PageContext } from '../../../../protocol/content/page-context.ts';
import type { ChatView } from '../../../chat/chat-view.ts';
import type { ContextPart } from '../../../shared/events.ts';
import { LaterModule } from '../../../shared/loading/later-module.ts';
import { type ContextHost, selectedText } from './context-host.ts';
import type { PageContextReader } from './page-context-reader.ts';

const part = new LaterModule('the page context', () => import('./page-context-reader.ts'));

export class PageContextLink implements ReactiveController {
  readonly #host: ContextHost;
  #reader: PageContextReader | null = null;
  /** From when it is there on, the selection is followed. */
  #wanted = { requestUpdate: () => part.loaded && this.#begin() };
  #selected = '';

  constructor(host: ContextHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Before the chat takes the focus, and with it the selection. */
  hostConnected(): void {
    if (this.#host.pageContextFields === '') return;
    this.#selected = selectedText(this.#host);
    this.#begin();
  }

  /** What the chips show, and what is sent. */
  get shown(): PageContext | null {
    return this.#reader?.shown ?? null;
  }

  /** Takes what holds now; call before the chips are drawn. */
  update(view: ChatView): PageContext | null {
    const { pageContextFields, pageContext } = this.#host;
    if (!this.#reader && (pageContextFields !== '' || pageContext)) this.#begin();
    return this.#reader?.update(view) ?? null;
  }

  /** The visitor's choice: not sent until it changes. */
  remove(part: ContextPart): void {
    this.#reader?.remove(part);
  }

  #begin(): void {
    if (!part.loaded) part.want(this.#wanted);
    else if (!this.#reader) {
      this.#reader = new part.loaded.PageContextReader(this.#host, this.#selected);
      this.#host.requestUpdate();
    }
  }
}
