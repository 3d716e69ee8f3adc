// Keeps the focus in the chat: what had it may go (a Stop that was pressed, a suggestion), the focus then moves to a place that stays.
// While the chat covers the screen, Tab goes round inside it. Knows elements; what is a good place is the chat's.
import type { LitElement, ReactiveController } from 'lit';
import { focusedIn, isDrawn, tabStops } from '../../shared/tab-stops.ts';

/** What the keeper asks of the chat. */
export type FocusPlaces = {
  /** It covers the screen: nothing behind it may have the focus. */
  isModal(): boolean;
  /** Moves the focus to where the reader goes on. */
  goOn(): void;
};

export class FocusKeeper implements ReactiveController {
  readonly #host: LitElement;
  readonly #places: FocusPlaces;
  /** What has the focus, or had it when it went. */
  #held: HTMLElement | null = null;
  #isLooking = false;
  /** It takes the focus back now: a page that takes it again at once has it. */
  #isTakingBack = false;

  constructor(host: LitElement, places: FocusPlaces) {
    this.#host = host;
    this.#places = places;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('focusin', this.#handleFocusIn);
    this.#host.addEventListener('focusout', this.#handleFocusOut);
    this.#host.addEventListener('keydown', this.#handleKeydown);
    document.addEventListener('focusin', this.#handleFocusElsewhere);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('focusin', this.#handleFocusIn);
    this.#host.removeEventListener('focusout', this.#handleFocusOut);
    this.#host.removeEventListener('keydown', this.#handleKeydown);
    document.removeEventListener('focusin', this.#handleFocusElsewhere);
    this.#held = null;
  }

  hostUpdated(): void {
    this.#look();
  }

  #handleFocusIn = (event: FocusEvent): void => {
    const [target] = event.composedPath();
    this.#held = target instanceof HTMLElement ? target : null;
  };

  #handleFocusOut = (event: FocusEvent): void => {
    if (event.relatedTarget !== null) return;
    // Once the update that may have removed it is done: what can still have the focus lost it to the reader's own click, unless
    // it is the whole window that lost it.
    queueMicrotask(() => {
      if (this.#held && canHaveFocus(this.#held) && focusedIn(document) !== this.#held) this.#held = null;
      this.#look();
    });
  };

  /** Looks after the frame in which inner elements are drawn, and browsers take the focus from what was disabled. */
  #look(): void {
    if (!this.#held || this.#isLooking) return;
    this.#isLooking = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.#isLooking = false;
        this.#goOnIfLost();
      }),
    );
  }

  #goOnIfLost(): void {
    const held = this.#held;
    if (!held || canHaveFocus(held)) return;
    this.#held = null;
    const focused = focusedIn(document);
    const isElsewhere = focused !== null && focused !== held && focused !== document.body;
    if (!isElsewhere) this.#places.goOn();
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

  /** The focus came to the page behind, as from the browser's own bars. A dialog that the page opens over the chat may have it. */
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

function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && isDrawn(element);
}
