// The elements that Tab reaches, and the focused one, through shadow roots and slots; and how a new card asks for the focus.

const STOPS = 'a[href], button, input, textarea, select, summary, iframe, [tabindex]';

/** The elements below `root` that Tab reaches, in the order in which they are drawn. */
export function tabStops(root: ParentNode): HTMLElement[] {
  return [...root.children].flatMap((child): HTMLElement[] => {
    if (!(child instanceof HTMLElement) || child.inert) return [];
    // Checked on the stop alone: a slot around it has no box of its own, and would count as hidden.
    const isStop = child.matches(STOPS) && child.tabIndex >= 0 && !child.matches(':disabled') && isDrawn(child);
    const inner = child instanceof HTMLSlotElement && child.assignedElements().length > 0 ? assigned(child) : child;
    return [...(isStop ? [child] : []), ...tabStops(child.shadowRoot ?? inner)];
  });
}

/** It has a box. */
export function isDrawn(element: HTMLElement): boolean {
  // Safari before 17.4 has no `checkVisibility`.
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/** The content of a slot, as a list of children. */
function assigned(slot: HTMLSlotElement): ParentNode {
  return { children: slot.assignedElements() } as unknown as ParentNode;
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
