// The space that the side layout takes from the page: a margin of the document, through the object model (EMB-1).

/** The page keeps at least this width, in CSS pixels; a narrower one is covered instead. */
const MIN_PAGE_PX = 480;

/** The margin of the host page, set while the chat is beside it. */
export class PageMargin {
  #isSet = false;

  /** Sets the margin when the window is wide enough, and removes it otherwise. */
  set(wanted: boolean, viewportPx: number): void {
    const set = wanted && viewportPx >= MIN_PAGE_PX * 2;
    if (set === this.#isSet) return;
    this.#isSet = set;
    const { style } = document.documentElement;
    if (set) style.setProperty('margin-inline-end', 'var(--agent-chat-width, 420px)');
    else style.removeProperty('margin-inline-end');
  }
}
