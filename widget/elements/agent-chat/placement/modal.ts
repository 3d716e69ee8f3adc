// A chat that covers the screen holds the page behind it: Tab cycles inside the chat, the focus comes back from the page, Back closes the
// topmost layer, and the page does not scroll. Loaded by modal-part.ts with the first such chat.
import type { LitElement, ReactiveController } from 'lit';
import { focusedIn } from '../../../shared/focused-element.ts';
import { BackGesture } from './back-gesture.ts';
import { PageLock } from './page-lock.ts';
import { tabStops } from './tab-stops.ts';

export type ModalPlaces = {
  /** It covers the screen: no element behind it may have the focus. */
  isModal(): boolean;
  /** Moves the focus to where the user continues. */
  goOn(): void;
  /** Closes the topmost layer. */
  close(): void;
};

export class Modal implements ReactiveController {
  readonly #host: LitElement;
  readonly #places: ModalPlaces;
  readonly #lock = new PageLock();
  #connected: AbortController | null = null;
  /** It is restoring the focus: a page that moves it again at once keeps it. */
  #isTakingBack = false;

  constructor(host: LitElement, places: ModalPlaces) {
    this.#host = host;
    this.#places = places;
    host.addController(this);
    const back = new BackGesture(host, places.isModal, places.close);
    // It is made after a drawing.
    back.hostUpdated();
  }

  hostConnected(): void {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    this.#host.addEventListener('keydown', this.#handleKeydown, { signal });
    document.addEventListener('focusin', this.#handleFocusElsewhere, { signal });
    this.hostUpdated();
  }

  hostDisconnected(): void {
    this.#connected?.abort();
    this.#lock.set(false);
  }

  hostUpdated(): void {
    this.#lock.set(this.#places.isModal());
  }

  #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.defaultPrevented || !this.#places.isModal()) return;
    const stops = tabStops(this.#host.renderRoot);
    const at = stops.indexOf(focusedIn(document) as HTMLElement);
    const isLeaving = event.shiftKey ? at <= 0 : at === stops.length - 1;
    if (!isLeaving) return;
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  };

  /** The focus moved to the page behind, e.g. from the browser's own toolbar. A dialog that the page opens over the chat may have it. */
  #handleFocusElsewhere = (event: FocusEvent): void => {
    const path = event.composedPath();
    if (!this.#places.isModal() || path.includes(this.#host)) return;
    const isOver = path.some(
      (each) => each instanceof Element && each.matches('dialog, [popover], [aria-modal="true"]'),
    );
    if (isOver || this.#isTakingBack) return;
    this.#isTakingBack = true;
    this.#places.goOn();
    this.#isTakingBack = false;
  };
}
