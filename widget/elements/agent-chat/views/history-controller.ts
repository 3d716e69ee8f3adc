// The list of conversations: whether it covers the conversation, where the focus goes, and when it is loaded.
import type { LitElement } from 'lit';
import type { ChatController } from '../../../chat/chat-controller.ts';
import { historyList } from './history-list.ts';

export type HistoryHost = LitElement & { controller: ChatController | null };

/** Redraws its host when it opens and closes. */
export class HistoryController {
  readonly #host: HistoryHost;
  #isOpen = false;
  /** The controller whose conversations were requested for the column. */
  #askedOf: ChatController | null = null;

  constructor(host: HistoryHost) {
    this.#host = host;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The pressed button disappears with its bar: the focus moves into the list. */
  open(): void {
    this.#set(true);
    this.load();
    void this.#focusList();
  }

  async #focusList(): Promise<void> {
    await historyList.load();
    // Drawn with the element, which the first drawing may have begun to load.
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const list = this.#host.renderRoot.querySelector('agent-chat-history');
    await list?.updateComplete;
    if (this.#isOpen) list?.focus();
  }

  /** Closes, and returns the focus to the button that opened it. */
  close(): void {
    this.#set(false);
    void this.#host.updateComplete.then(() =>
      this.#host.renderRoot.querySelector<HTMLElement>('.header .history-button')?.focus(),
    );
  }

  /** Closes without moving the focus. */
  hide(): void {
    this.#set(false);
  }

  load(): void {
    void this.#host.controller?.loadConversations();
  }

  /** For the column beside the conversation: loads once per controller. */
  loadOnce(): void {
    const { controller } = this.#host;
    if (this.#askedOf === controller) return;
    this.#askedOf = controller;
    this.load();
  }

  #set(isOpen: boolean): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.#host.requestUpdate();
  }
}
