// The focused element, through shadow roots; what can have the focus; and how a new card asks for it.

/** It has a box. */
export function isDrawn(element: HTMLElement): boolean {
  // Safari before 17.4 has no `checkVisibility`.
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/** The element that has the focus, through all shadow roots; null for none. */
export function focusedIn(root: DocumentOrShadowRoot): HTMLElement | null {
  let focused = root.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement ? focused : null;
}

/** Fired by `takesFocus`; cancelled by the chat in which the focus may move. */
export const OFFER_FOCUS_EVENT = 'agent-chat-offer-focus';

/** Asks the chat around `element` whether the focus may move there. False without a chat, and where it would be taken from someone. */
export function takesFocus(element: HTMLElement): boolean {
  return !element.dispatchEvent(new Event(OFFER_FOCUS_EVENT, { bubbles: true, composed: true, cancelable: true }));
}
