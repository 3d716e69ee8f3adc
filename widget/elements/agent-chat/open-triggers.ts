// Buttons and links of the page that open the chat: any with the attribute `data-agent-chat-open`, also those that come later. They
// say whether the chat is open, and get the focus back. Before the element is loaded, loader.ts does the same. What observes the page for
// new buttons also sees a changed language of the page.
import type { LitElement, ReactiveController } from 'lit';
import { whenIdle } from '../../shared/loading/when-idle.ts';
import { isInPage, type Layout } from './placement/panel-mode.ts';

/** Its value is the `site` of the chat to open where the page has several; empty for the first. */
const ATTRIBUTE = 'data-agent-chat-open';

export type TriggerHost = LitElement & {
  readonly site: string;
  readonly layout: Layout;
  readonly isOpen: boolean;
  toggle(byUser: boolean): void;
};

export class OpenTriggers implements ReactiveController {
  readonly #host: TriggerHost;
  readonly #observer = new MutationObserver((records) => {
    // The page has another language now, and the chat's words are those of the page.
    if (records.some((record) => record.attributeName)) this.#host.requestUpdate();
    // Nobody needs the words of a new button before the browser is idle.
    this.#cancel ??= whenIdle(() => {
      this.#cancel = null;
      this.#tell();
    });
  });
  #cancel: (() => void) | null = null;
  #opener: HTMLElement | null = null;
  #said: boolean | null = null;

  constructor(host: TriggerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('click', this.#handleClick);
    this.#observer.observe(document, { childList: true, subtree: true, attributeFilter: ['lang'] });
    this.#tell();
  }

  hostDisconnected(): void {
    document.removeEventListener('click', this.#handleClick);
    this.#observer.disconnect();
    this.#cancel?.();
    this.#cancel = null;
  }

  hostUpdated(): void {
    if (this.#said !== this.#host.isOpen) this.#tell();
  }

  /** The chat is being opened: a button that has the focus opened it. */
  noteOpener(): void {
    this.#opener ??= this.#triggerOf(document.activeElement);
  }

  /** The chat is being closed: its focus goes back to the button that opened it. False when there is none. */
  returnFocus(): boolean {
    const opener = this.#opener;
    this.#opener = null;
    if (!opener?.isConnected || !this.#host.matches(':focus-within')) return false;
    void this.#host.updateComplete.then(() => opener.focus());
    return true;
  }

  #handleClick = (event: MouseEvent): void => {
    const trigger = this.#triggerOf(event.composedPath()[0]);
    // Prevented: the page, or another chat of it, has handled it.
    if (!trigger || event.defaultPrevented) return;
    event.preventDefault();
    this.#opener = trigger;
    this.#host.toggle(true);
  };

  #triggerOf(from: EventTarget | null | undefined): HTMLElement | null {
    const trigger = from instanceof Element ? from.closest<HTMLElement>(`[${ATTRIBUTE}]`) : null;
    return trigger && this.#isMine(trigger) ? trigger : null;
  }

  /** Not where the conversation is always shown: the page may have another chat, which can be opened. */
  #isMine(trigger: Element): boolean {
    const { layout } = this.#host;
    if (isInPage(layout)) return false;
    const site = trigger.getAttribute(ATTRIBUTE);
    return site === '' || site === this.#host.site;
  }

  #tell(): void {
    this.#said = this.#host.isOpen;
    for (const trigger of document.querySelectorAll(`[${ATTRIBUTE}]`)) {
      if (!this.#isMine(trigger)) continue;
      trigger.setAttribute('aria-haspopup', 'dialog');
      trigger.setAttribute('aria-expanded', String(this.#said));
    }
  }
}
