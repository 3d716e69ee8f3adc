// The elements that Tab reaches, through shadow roots and slots.
import { isDrawn } from '../../../shared/focused-element.ts';

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

/** The content of a slot, as a list of children. */
function assigned(slot: HTMLSlotElement): ParentNode {
  return { children: slot.assignedElements() } as unknown as ParentNode;
}
