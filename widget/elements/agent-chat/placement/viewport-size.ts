// The sizes that the chat's placement depends on: of the viewport, of the element, and the part of the screen above a phone's
// keyboard. Gives the side layout its margin of the page, and holds the page behind a chat that covers it.
import type { LitElement, ReactiveController } from 'lit';
import { PageMargin } from './page-margin.ts';
import { columnsAt, FULL_SCREEN_BELOW_PX, isOverPage, type Layout } from './panel-mode.ts';

/** Redraws its host when a size changes. */
export class ViewportSize implements ReactiveController {
  readonly #host: LitElement & { layout: Layout; isOpen: boolean };
  readonly #margin = new PageMargin();
  #observer: ResizeObserver | null = null;
  #viewportPx = window.innerWidth;
  #widgetPx = 0;

  constructor(host: LitElement & { layout: Layout; isOpen: boolean }) {
    this.#host = host;
    host.addController(this);
  }

  /** Width of the viewport, in CSS pixels. */
  get viewportPx(): number {
    return this.#viewportPx;
  }

  /** Width of the whole element, in CSS pixels; 0 until it is measured. */
  get widgetPx(): number {
    return this.#widgetPx;
  }

  /** An open chat covers the screen. */
  get isFullScreen(): boolean {
    const { layout } = this.#host;
    return this.#viewportPx < FULL_SCREEN_BELOW_PX && isOverPage(layout);
  }

  /** The open chat covers the screen. Not once it is removed: it may be drawn again after that. */
  get isModal(): boolean {
    const { isConnected, isOpen } = this.#host;
    return isConnected && isOpen && this.isFullScreen;
  }

  hostConnected(): void {
    window.addEventListener('resize', this.#handleResize);
    window.visualViewport?.addEventListener('resize', this.#handleResize);
    this.#observer = new ResizeObserver(() => {
      this.updatePage();
      const before = columnsAt(this.#widgetPx);
      this.#widgetPx = this.#host.getBoundingClientRect().width;
      if (columnsAt(this.#widgetPx) !== before) this.#host.requestUpdate();
    });
    // It calls back before the next frame is shown, whether a size changes or not.
    this.#observer.observe(this.#host);
    // A page that is zoomed by its style has another size in its own lengths.
    this.#observer.observe(document.documentElement);
  }

  hostDisconnected(): void {
    window.removeEventListener('resize', this.#handleResize);
    window.visualViewport?.removeEventListener('resize', this.#handleResize);
    this.#observer?.disconnect();
    this.updatePage();
  }

  /**
   * The side layout takes its width from the page. In a page with a `zoom` the units of the
   * window are zoomed, too: placement.styles.ts divides by it. Call when it opens or closes.
   */
  updatePage(): void {
    const { isConnected, isOpen, layout, currentCSSZoom: zoom = 1 } = this.#host;
    this.#host.style.setProperty('--_zoom', zoom === 1 ? null : `${zoom}`);
    this.#margin.set(isConnected && isOpen && layout === 'side', this.#viewportPx);
  }

  #handleResize = (): void => {
    const hasChanged = this.#viewportPx !== window.innerWidth;
    this.#viewportPx = window.innerWidth;
    // A phone's keyboard shrinks only the visual viewport; the composer must stay above it. So does zooming in by two fingers, which
    // must not lay out anew what the visitor looks at. Below 1 the page is wider than the phone, and so is what covers it.
    const seen = window.visualViewport;
    const height = seen && seen.height * Math.max(1, seen.scale);
    this.#host.style.setProperty('--_drag', seen && seen.scale > 1 ? 'auto' : null);
    if (this.isFullScreen && height) this.#host.style.setProperty('--_screen', `${Math.round(height)}px`);
    else this.#host.style.removeProperty('--_screen');
    this.updatePage();
    if (hasChanged) this.#host.requestUpdate();
  };
}
