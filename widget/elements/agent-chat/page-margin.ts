// The room beside the page that the side layout takes: a margin of the document, through the object model (EMB-1).

/** A page that is pushed keeps at least this width, in CSS pixels; a narrower one is covered instead. */
const MIN_PAGE_PX = 480;

/** The margin of the host page, set while the chat stands beside it. */
export class PageMargin {
  #isSet = false;

  /** Takes the room when the window has it, gives it back otherwise. */
  set(wanted: boolean, viewportPx: number): void {
    const set = wanted && viewportPx >= MIN_PAGE_PX * 2;
    if (set === this.#isSet) return;
    this.#isSet = set;
    const { style } = document.documentElement;
    if (set) style.setProperty('margin-inline-end', 'var(--agent-chat-width, 420px)');
    else style.removeProperty('margin-inline-end');
  }
}
