// Puts a floating or docked chat into the browser's top layer, where no transform, clipping, opacity or z-index of the page affects
// it. Browsers without popovers use `z-index`; so do pages that set `--agent-chat-z`, because the top layer has no order.
import type { LitElement, ReactiveController } from 'lit';
import { isOverPage } from './panel-mode.ts';

export type TopLayerHost = LitElement & { layout: string; isOpen: boolean };

export class TopLayer implements ReactiveController {
  readonly #host: TopLayerHost;
  /** The layout and state for which `#hasOwnOrder` was read. */
  #read: { layout: string; isOpen: boolean } | null = null;
  #hasOwnOrder = false;

  constructor(host: TopLayerHost) {
    this.#host = host;
  }

  /** Moving an element in the page removes it from the top layer, and its styles may be others there. */
  hostConnected(): void {
    this.#read = null;
    this.#place();
  }

  hostUpdated(): void {
    this.#place();
  }

  #place(): void {
    const host = this.#host;
    if (!host.isConnected || typeof host.showPopover !== 'function') return;
    if (!isOverPage(host.layout) || this.#isOrderedByPage()) {
      if (host.popover) host.popover = null;
      return;
    }
    if (host.popover !== 'manual') host.popover = 'manual';
    try {
      if (!host.matches(':popover-open')) host.showPopover();
    } catch {
      // The page cancelled it, or the document is not active: z-index applies.
    }
  }

  /** Read when the chat opens, closes or is moved: reading a style makes the browser compute those of the page, in every frame of an answer. */
  #isOrderedByPage(): boolean {
    const { layout, isOpen } = this.#host;
    if (this.#read?.layout !== layout || this.#read.isOpen !== isOpen) {
      this.#read = { layout, isOpen };
      this.#hasOwnOrder = getComputedStyle(this.#host).getPropertyValue('--agent-chat-z').trim() !== '';
    }
    return this.#hasOwnOrder;
  }
}
