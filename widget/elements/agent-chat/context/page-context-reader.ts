// What the host page gives along with a message: read from the page where its attribute allows it, or set by its scripts; shown as
// chips, and sent as they are shown. Loaded with the first page that does either (page-context-link.ts).
import type { ReactiveController } from 'lit';
import type { PageContext } from '../../../../protocol/content/page-context.ts';
import { blockOf, type ChatView } from '../../../chat/chat-view.ts';
import { fitPageContext } from '../../../chat/page-context.ts';
import type { ContextPart } from '../../../shared/events.ts';
import { type ContextHost, selectedText } from './context-host.ts';

export class PageContextReader implements ReactiveController {
  readonly #host: ContextHost;
  /** What the visitor has removed, until it changes: JSON, by part. */
  readonly #removed = new Map<ContextPart, string>();
  #selection: string;
  #shown: PageContext | null = null;
  #reported = '';

  /** `selected`: the text that was selected when the chat was put into the page. */
  constructor(host: ContextHost, selected: string) {
    this.#host = host;
    // Something else may have been selected while this was loaded.
    this.#selection = (document.activeElement === host ? '' : selectedText(host)) || selected;
    host.addController(this);
  }

  /** What the chips show, and what is sent. */
  get shown(): PageContext | null {
    return this.#shown;
  }

  hostConnected(): void {
    document.addEventListener('selectionchange', this.#followSelection);
    // The page may have changed its title and address since: by scripts, which report it to nobody.
    this.#host.addEventListener('focusin', this.#update);
    window.addEventListener('popstate', this.#update);
  }

  hostDisconnected(): void {
    document.removeEventListener('selectionchange', this.#followSelection);
    this.#host.removeEventListener('focusin', this.#update);
    window.removeEventListener('popstate', this.#update);
  }

  /** Takes what holds now; call before the chips are drawn. A question that waits is answered without it. */
  update(view: ChatView): PageContext | null {
    const context = view.question === null ? this.#withoutRemoved(this.#read()) : null;
    this.#shown = context && JSON.stringify(context) === lastSent(view) ? null : context;
    return this.#shown;
  }

  /** The visitor's choice: not sent until it is another page, or another selection. */
  remove(part: ContextPart): void {
    this.#removed.set(part, keyOf(this.#read(), part));
    this.#host.requestUpdate();
  }

  #read(): PageContext | null {
    const { pageContextFields, pageContext } = this.#host;
    const may = new Set(pageContextFields.split(/[\s,]+/));
    try {
      return fitPageContext({
        ...(may.has('title') ? { title: document.title } : {}),
        // Queries and fragments have tokens and states; a page that wants them sent sets the address itself.
        ...(may.has('url') ? { url: location.origin + location.pathname } : {}),
        ...(may.has('selection') ? { selection: this.#selection } : {}),
        ...pageContext,
      });
    } catch (error) {
      this.#report(error as Error);
      return null;
    }
  }

  #withoutRemoved(context: PageContext | null): PageContext | null {
    if (!context) return null;
    const isRemoved = (part: ContextPart) => this.#removed.get(part) === keyOf(context, part);
    const { selection, ...page } = context;
    const kept: PageContext = {
      ...(isRemoved('page') ? {} : page),
      ...(selection === undefined || isRemoved('selection') ? {} : { selection }),
    };
    return Object.keys(kept).length > 0 ? kept : null;
  }

  /** Focus in the chat takes the selection away from the page: what was selected before counts until something else is. */
  #followSelection = (): void => {
    if (document.activeElement === this.#host) return;
    const text = selectedText(this.#host);
    if (text === this.#selection) return;
    this.#selection = text;
    this.#host.requestUpdate();
  };

  #update = (): void => this.#host.requestUpdate();

  /** Once for each mistake, although it is drawn often. */
  #report({ message }: Error): void {
    if (this.#reported === message) return;
    this.#reported = message;
    console.error(message);
  }
}

function keyOf(context: PageContext | null, part: ContextPart): string {
  const { selection, ...page } = context ?? {};
  return JSON.stringify(part === 'page' ? page : (selection ?? null));
}

/** The JSON of the newest context that this conversation has: it is not sent again. */
function lastSent({ pending, entries }: ChatView): string | null {
  const waiting = pending.findLast((item) => item.context !== undefined)?.context;
  if (waiting) return JSON.stringify(waiting);
  for (let n = entries.length - 1; n >= 0; n--) {
    const context = blockOf(entries[n], 'user')?.context;
    if (context) return JSON.stringify(context);
  }
  return null;
}
