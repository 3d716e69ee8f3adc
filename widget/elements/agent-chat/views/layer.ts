// What covers the conversation and is imported when it is first opened: where that fails nothing changes, and the chat says so.
import type { LitElement } from 'lit';
import type { LaterModule } from '../../../shared/loading/later-module.ts';

/** Redraws its host when it opens and closes. */
export class Layer {
  protected readonly host: LitElement;
  readonly #part: LaterModule<unknown>;
  #isWanted = false;
  #isOpen = false;

  constructor(host: LitElement, part: LaterModule<unknown>) {
    this.host = host;
    this.#part = part;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Opens it once its part is here, unless it was closed meanwhile. */
  async open(): Promise<void> {
    this.#isWanted = true;
    if ((await this.#part.loadFor(this.host)) && this.#isWanted) this.#set(true);
  }

  /** Closes without moving the focus. */
  hide(): void {
    this.#isWanted = false;
    this.#set(false);
  }

  #set(isOpen: boolean): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.host.requestUpdate();
  }
}
