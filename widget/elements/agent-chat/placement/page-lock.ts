// Holds the page behind a chat that covers the screen: it does not scroll. By a style sheet of the document's own list, which needs no
// permission of a content policy (EMB-1) and leaves the styles and the position of the page alone.

/** The hold on the host page, while the chat covers it. */
export class PageLock {
  readonly #sheet = new CSSStyleSheet();
  #isSet = false;

  set(wanted: boolean): void {
    if (wanted === this.#isSet) return;
    this.#isSet = wanted;
    const sheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    if (wanted) {
      const { documentElement: root, body } = document;
      // The window has the overflow of one of them. Any on the other would make a box of its own that scrolls.
      const owner = [root, body].find((each) => each && getComputedStyle(each).overflow !== 'visible') ?? root;
      // Where a scroll bar takes room, the page keeps its width.
      const gutter = window.innerWidth > root.clientWidth ? 'stable' : 'auto';
      this.#sheet.replaceSync(
        `${owner.localName}:not(#_){overflow:hidden!important;overscroll-behavior:contain!important}html{scrollbar-gutter:${gutter}!important}`,
      );
      sheets.push(this.#sheet);
    }
    document.adoptedStyleSheets = sheets;
  }
}
