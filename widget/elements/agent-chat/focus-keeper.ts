// Keeps the focus in the chat: when the focused element disappears (Stop, a suggestion), the focus moves to a permanent element.
// Knows elements; the chat chooses the target. placement/modal.ts keeps it in a chat that covers the screen.
import type { LitElement, ReactiveController } from 'lit';
import { focusedIn, isDrawn, OFFER_FOCUS_EVENT } from '../../shared/focused-element.ts';

/** What the keeper needs from the chat. */
export type FocusPlaces = {
  /** Moves the focus to where the user continues. */
  goOn(): void;
  /** The focus may move from `held` to a new question. */
  mayMove(held: HTMLElement): boolean;
};

/** Inputs by which a user does something with the focused element. */
const INPUTS = ['keydown', 'click'] as const;

export class FocusKeeper implements ReactiveController {
  readonly #host: LitElement;
  readonly #places: FocusPlaces;
  /** The focused element, or the last one before it disappeared. */
  #held: HTMLElement | null = null;
  #isLooking = false;
  #connected: AbortController | null = null;

  constructor(host: LitElement, places: FocusPlaces) {
    this.#host = host;
    this.#places = places;
    host.addController(this);
  }

  hostConnected(): void {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    const host = this.#host;
    for (const type of INPUTS) host.addEventListener(type, this.#handleInput, { capture: true, signal });
    host.addEventListener('focusin', this.#handleFocusIn, { signal });
    host.addEventListener('focusout', this.#handleFocusOut, { signal });
    host.addEventListener(OFFER_FOCUS_EVENT, this.#handleOffer, { signal });
  }

  hostDisconnected(): void {
    this.#connected?.abort();
    this.#held = null;
  }

  hostUpdated(): void {
    this.#look();
  }

  #handleFocusIn = (event: FocusEvent): void => {
    const [target] = event.composedPath();
    this.#held = target instanceof HTMLElement ? target : null;
  };

  /**
   * A move of the focus between two elements of one shadow tree is no event of the host, and the removal of the focused element is none
   * in Firefox and Safari: what has the focus is looked up before an input may remove it.
   */
  #handleInput = (event: Event): void => {
    const focused = focusedIn(document);
    if (focused && event.composedPath().includes(focused)) this.#held = focused;
  };

  #handleOffer = (event: Event): void => {
    if (this.#held && this.#places.mayMove(this.#held)) event.preventDefault();
  };

  #handleFocusOut = (event: FocusEvent): void => {
    if (event.relatedTarget !== null) return;
    const [lost] = event.composedPath();
    if (lost instanceof HTMLElement) this.#held = lost;
    // After the update that may have removed it: an element that can still have the focus lost it to the user's own click, unless
    // the whole window lost it.
    queueMicrotask(() => {
      if (this.#held && canHaveFocus(this.#held) && focusedIn(document) !== this.#held) this.#held = null;
      this.#look();
    });
  };

  /** Checks after the frame in which inner elements are drawn, and browsers blur disabled elements. */
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
}

function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && isDrawn(element);
}
