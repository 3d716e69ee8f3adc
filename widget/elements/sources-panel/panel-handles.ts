// The two handles of the panel: the edge that changes the width while docked, and the grabber of the bottom sheet. Keys, dragging and
// the sheet's height; panel-width.ts and sheet-height.ts have the arithmetic, the panel fires the events.
import type { LitElement } from 'lit';
import { clampWidth, dragWidth, widthForKey } from './panel-width.ts';
import { nextHeight, SHEET_HEIGHTS, settleSheet } from './sheet-height.ts';

/** A pointer that moved less is a tap, CSS pixels. */
const TAP_PX = 4;
/** Highest sheet while it is dragged, in percent of its container. */
const DRAGGED_MAX = 96;

export type HandlesHost = LitElement & { width: number };

export type HandlesEvents = {
  /** The user changed the width to `width` CSS pixels, 0 for that of the page's styles; `done`: the drag has ended. */
  onResize(width: number, done: boolean): void;
  /** The sheet was pulled down. */
  onClose(): void;
};

/** Redraws its host when a drag begins, moves or ends. */
export class PanelHandles {
  readonly #host: HandlesHost;
  readonly #events: HandlesEvents;
  #isDragging = false;
  #sheetHeight: number = SHEET_HEIGHTS[0];
  #isPulled = false;

  constructor(host: HandlesHost, events: HandlesEvents) {
    this.#host = host;
    this.#events = events;
  }

  get isDragging(): boolean {
    return this.#isDragging;
  }

  /** In percent of the sheet's container. */
  get sheetHeight(): number {
    return this.#sheetHeight;
  }

  /** The width from the property, or from the page's styles, CSS pixels. */
  get shownWidth(): number {
    const { width } = this.#host;
    return width > 0 ? width : clampWidth(this.#host.getBoundingClientRect().width);
  }

  readonly handleResizerKey = (event: KeyboardEvent): void => {
    const width = widthForKey(event.key, event.shiftKey, this.shownWidth, this.#isRtl);
    if (width === null) return;
    event.preventDefault();
    this.#events.onResize(width, true);
  };

  readonly handleResizerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    const resizer = event.currentTarget as HTMLElement;
    const from = { x: event.clientX, width: this.shownWidth };
    const move = (next: PointerEvent) => this.#events.onResize(dragWidth(from, next.clientX, this.#isRtl), false);
    this.#drag(resizer, event.pointerId, move, () => this.#events.onResize(this.shownWidth, true));
  };

  readonly handleResizerReset = (): void => this.#events.onResize(0, true);

  readonly handleGrabberDown = (event: PointerEvent): void => {
    const grabber = event.currentTarget as HTMLElement;
    const host = this.#host.getBoundingClientRect();
    const startY = event.clientY;
    const startHeight = this.#sheetHeight;
    this.#isPulled = false;
    const move = (next: PointerEvent) => {
      if (Math.abs(next.clientY - startY) > TAP_PX) this.#isPulled = true;
      this.#setHeight(Math.min(DRAGGED_MAX, startHeight + ((startY - next.clientY) / host.height) * 100));
    };
    this.#drag(grabber, event.pointerId, move, () => {
      const settled = settleSheet(this.#sheetHeight);
      this.#setHeight(settled ?? SHEET_HEIGHTS[0]);
      if (settled === null) this.#events.onClose();
    });
  };

  /** A tap or Enter switches the height; the click that ends a drag does not. */
  readonly handleGrabberClick = (): void => {
    if (!this.#isPulled) this.#setHeight(nextHeight(this.#sheetHeight));
    this.#isPulled = false;
  };

  get #isRtl(): boolean {
    return getComputedStyle(this.#host).direction === 'rtl';
  }

  #setHeight(height: number): void {
    this.#sheetHeight = height;
    this.#host.requestUpdate();
  }

  #drag(handle: HTMLElement, pointerId: number, move: (event: PointerEvent) => void, end: () => void): void {
    handle.setPointerCapture(pointerId);
    this.#setDragging(true);
    const done = () => {
      handle.removeEventListener('pointermove', move);
      this.#setDragging(false);
      end();
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', done, { once: true });
  }

  #setDragging(isDragging: boolean): void {
    this.#isDragging = isDragging;
    this.#host.requestUpdate();
  }
}
