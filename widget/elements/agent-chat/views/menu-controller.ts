// The menu behind "More options": its loading, and where the focus goes.
import type { LitElement } from 'lit';
import { LazyModule } from '../../../shared/loading/lazy-module.ts';
import { Layer } from './layer.ts';

/** Imported when it is first opened. */
export const chatMenu = new LazyModule('<agent-chat-menu>', () => import('./later/menu.ts'));

export class MenuController extends Layer {
  constructor(host: LitElement) {
    super(host, chatMenu);
  }

  toggle(): void {
    // The menu takes the focus when it is drawn.
    if (this.isOpen) this.close();
    else void this.open();
  }

  /** Closes, and returns the focus to the button. */
  close(): void {
    if (!this.isOpen) return;
    this.hide();
    this.host.renderRoot.querySelector<HTMLElement>('.header .menu-button')?.focus();
  }
}
