// The list of conversations: where the focus goes when it covers the conversation, and afterwards.
import type { LitElement } from 'lit';
import { historyList } from './history-list.ts';
import { Layer } from './layer.ts';

export class HistoryController extends Layer {
  constructor(host: LitElement) {
    super(host, historyList);
  }

  /** The pressed button disappears with its bar: the focus moves into the list. */
  override async open(): Promise<void> {
    await super.open();
    await this.host.updateComplete;
    const list = this.host.renderRoot.querySelector('agent-chat-history');
    await list?.updateComplete;
    if (this.isOpen) list?.focus();
  }

  /** Closes, and returns the focus to the button that opened it. */
  close(): void {
    this.hide();
    void this.host.updateComplete.then(() =>
      this.host.renderRoot.querySelector<HTMLElement>('.header .history-button')?.focus(),
    );
  }

  /** A list that is drawn reads the conversations again. */
  load(): void {
    this.host.renderRoot.querySelector('agent-chat-history')?.reload();
  }
}
