// The list of conversations: whether it covers the conversation, and where the focus goes.
import type { LitElement } from 'lit';
import { historyList } from './history-list.ts';

export type HistoryHost = LitElement;

/** Redraws its host when it opens and closes. */
export class HistoryController {
  readonly #host: HistoryHost;
  #isOpen = false;

  constructor(host: HistoryHost) {
    this.#host = host;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The pressed button disappears with its bar: the focus moves into the list. */
  open(): void {
    this.#set(true);
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

  /** A list that is drawn reads the conversations again. */
  load(): void {
    this.#host.renderRoot.querySelector('agent-chat-history')?.reload();
  }

  #set(isOpen: boolean): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.#host.requestUpdate();
  }
}
