// The way to the sources of a chat: what opens their panel is loaded with the first source (sources-panel-controller.ts).
import type { LitElement, ReactiveController } from 'lit';
import type { ChatStorage } from '../../../chat/storage.ts';
import type { ShowSourcesDetail } from '../../../shared/events.ts';
import { LaterModule } from '../../../shared/loading/later-module.ts';
import type { SourcesPanelController, SourcesPanelHost } from './later/sources-panel-controller.ts';

const part = new LaterModule('what shows sources', () => import('./later/sources-panel-controller.ts'));

export class SourcesLink implements ReactiveController {
  readonly #host: LitElement;
  readonly #around: SourcesPanelHost;
  #storage: ChatStorage | null = null;
  #panel: SourcesPanelController | null = null;

  constructor(host: LitElement, around: SourcesPanelHost) {
    this.#host = host;
    this.#around = around;
    host.addController(this);
  }

  /** The panel, once it is loaded. */
  get panel(): SourcesPanelController | null {
    return this.#panel;
  }

  /** The panel keeps the width that the user chose there. */
  remember(storage: ChatStorage): void {
    this.#storage = storage;
    this.#panel?.remember(storage);
  }

  hostConnected(): void {
    this.#host.addEventListener('agent-chat-show-sources', this.#handleShow);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('agent-chat-show-sources', this.#handleShow);
  }

  /** Opens and closes; see {@link SourcesPanelController.toggle}. */
  async toggle(run?: string): Promise<void> {
    (await this.#load())?.toggle(run);
  }

  /** Null where it cannot be loaded, which the chat says. */
  async #load(): Promise<SourcesPanelController | null> {
    if (!this.#panel && (await part.loadFor(this.#host))) this.prepare();
    return this.#panel;
  }

  /** Call when there are sources, so that the panel opens at once. */
  prepare(): void {
    const { loaded } = part;
    if (!loaded) part.want(this.#host);
    else if (!this.#panel) {
      this.#panel = new loaded.SourcesPanelController(this.#host, this.#around);
      if (this.#storage) this.#panel.remember(this.#storage);
    }
  }

  #handleShow = (event: CustomEvent<ShowSourcesDetail>): void => {
    if (event.detail.ifOpen && !this.#panel?.isOpen) return;
    event.preventDefault();
    void this.#load().then((panel) => panel?.show(event.detail));
  };
}
