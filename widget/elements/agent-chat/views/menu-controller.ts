// The menu behind "More options": whether it is open, its loading, and where the focus goes.
import type { LitElement } from 'lit';
import { LazyModule } from '../../../shared/loading/lazy-module.ts';

/** Imported when it is first opened. */
export const chatMenu = new LazyModule('<agent-chat-menu>', () => import('./later/menu.ts'));

/** Redraws its host when it opens and closes. */
export class MenuController {
  readonly #host: LitElement;
  #isOpen = false;

  constructor(host: LitElement) {
    this.#host = host;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  toggle(): void {
    // The menu takes the focus when it is drawn.
    if (this.#isOpen) this.close();
    else this.#set(true);
  }

  /** Closes, and returns the focus to the button. */
  close(): void {
    if (!this.#isOpen) return;
    this.#set(false);
    this.#host.renderRoot.querySelector<HTMLElement>('.header .menu-button')?.focus();
  }

  /** Closes without moving the focus. */
  hide(): void {
    this.#set(false);
  }

  #set(isOpen: boolean): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.#host.requestUpdate();
  }
}
