// Puts a floating or docked chat into the browser's top layer, where no transform, clipping, opacity or z-index of the page affects
// it. Browsers without popovers use `z-index`; so do pages that set `--agent-chat-z`, because the top layer has no order.
import type { LitElement, ReactiveController } from 'lit';

/** The layouts that are above the page. */
const OVER_THE_PAGE: ReadonlySet<string> = new Set(['floating', 'side']);

export class TopLayer implements ReactiveController {
  readonly #host: LitElement & { layout: string };

  constructor(host: LitElement & { layout: string }) {
    this.#host = host;
  }

  /** Moving an element in the page removes it from the top layer. */
  hostConnected(): void {
    this.#place();
  }

  hostUpdated(): void {
    this.#place();
  }

  #place(): void {
    const host = this.#host;
    if (!host.isConnected || typeof host.showPopover !== 'function') return;
    const hasOwnOrder = getComputedStyle(host).getPropertyValue('--agent-chat-z').trim() !== '';
    if (!OVER_THE_PAGE.has(host.layout) || hasOwnOrder) {
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
}
