// Whether the conversation is open: who opened it, what the page and the next page learn of it, and that answers which end while it
// is visible count as read. The element owns the property and the focus.
import type { LitElement, ReactiveController } from 'lit';
import type { ChatController } from '../../chat/chat-controller.ts';
import type { ChatStorage } from '../../chat/storage.ts';
import { fire } from '../../shared/events.ts';
import { isInPage, type Layout } from './placement/panel-mode.ts';

export type OpenHost = LitElement & { layout: Layout; isOpen: boolean; controller: ChatController | null };

export class OpenState implements ReactiveController {
  readonly #host: OpenHost;
  readonly #storage: () => ChatStorage;
  /** Null until the property is read for the first time. */
  #wasOpen: boolean | null = null;
  /** It was opened or closed by a method: null when not, else whether that was the visitor's act. */
  #isByUser: boolean | null = null;
  #isEntering = false;

  /** `storage`: of the visitor, in which the next page finds it open. */
  constructor(host: OpenHost, storage: () => ChatStorage) {
    this.#host = host;
    this.#storage = storage;
    host.addController(this);
  }

  /** The conversation is shown: always in the full and inline layouts. */
  get isShown(): boolean {
    const { isOpen, layout } = this.#host;
    return isOpen || isInPage(layout);
  }

  /** It is shown, in a visible page. */
  get isSeen(): boolean {
    return this.isShown && document.visibilityState === 'visible';
  }

  /** Opening is animated only while visible; what was open when the page loaded appears at once. */
  get isEntering(): boolean {
    return this.#isEntering;
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#handleVisibility);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#handleVisibility);
  }

  /** Opens or closes by the visitor's action (`byUser`), or the page's call. */
  set(isOpen: boolean, byUser: boolean): void {
    this.#isByUser = byUser;
    this.#host.isOpen = isOpen;
  }

  /** The visitor goes on in the chat that the page opened: it is open on the next page, too. */
  keep(): void {
    this.#storage().set('open', '1');
  }

  /** Opens what was open on the last page. */
  restore(): void {
    const { layout } = this.#host;
    if (!isInPage(layout) && this.#storage().get('open') === '1') this.#host.isOpen = true;
  }

  /** Call when the property or the layout has changed. */
  update(): void {
    const { isOpen, controller } = this.#host;
    controller?.setRead(this.isSeen);
    const before = this.#wasOpen;
    const byUser = this.#isByUser;
    this.#wasOpen = isOpen;
    this.#isByUser = null;
    // Open from the start, by attribute or as on the last page: no event.
    if (before === isOpen || (before === null && byUser === null)) return;
    this.#isEntering = isOpen;
    this.#storage().set('open', isOpen ? '1' : null);
    fire(this.#host, isOpen ? 'agent-chat-open' : 'agent-chat-close', { byUser: byUser === true });
  }

  #handleVisibility = (): void => {
    this.#host.controller?.setRead(this.isSeen);
  };
}
