// The turns above the loaded ones: requests them when the user scrolls near, and keeps the visible rows in place when
// they arrive. Knows one scroller and its rows of class `message`; the controller loads the turns.
import type { EarlierState } from '../../../chat/chat-view.ts';

/** Turns above are requested when the first turn is this near to the window, in CSS pixels: about a screenful. */
const LOAD_WITHIN_PX = 800;

export class EarlierTurns {
  #scroller: HTMLElement | null = null;
  #observer: IntersectionObserver | null = null;
  /** Without a row another keeps the visible rows in place. */
  #held: { row: HTMLElement | null; first: HTMLElement; top: number; hasFocus: boolean } | null = null;

  /** Observes the mark above the first turn while there are turns to load; call it after each draw. */
  watch(scroller: HTMLElement, state: EarlierState, load: () => unknown): void {
    this.#scroller = scroller;
    this.#observer?.disconnect();
    const mark = scroller.querySelector('.earlier');
    if (state !== 'more' || !mark) return;
    // Observed again after each page: a mark that is still near is reported again.
    this.#observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: scroller,
      rootMargin: `${LOAD_WITHIN_PX}px 0px 0px 0px`,
    });
    this.#observer.observe(mark);
  }

  unwatch(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }

  /**
   * Call before turns are drawn above the others: stores the position of the first visible row. `isKept`: another keeps it, and nothing
   * is measured, which would lay out what is not drawn to its end.
   */
  hold(isKept = false): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    const rows = [...scroller.querySelectorAll<HTMLElement>('.message')];
    const [first] = rows;
    if (!first) return;
    const row = isKept ? null : firstVisible(rows, scroller);
    const hasFocus = scroller.querySelector('.earlier :focus') !== null;
    this.#held = { row, first, top: row?.getBoundingClientRect().top ?? 0, hasFocus };
  }

  /** Call after they are drawn: restores the position of the row. True when turns were added. */
  release(): boolean {
    const [scroller, held] = [this.#scroller, this.#held];
    this.#held = null;
    if (!scroller || !held) return false;
    layOutBefore(scroller, held.first);
    const { row, top: wanted } = held;
    if (row) {
      const top = putBack(scroller, row, wanted);
      // The new turns draw their content a moment later, still before the next paint.
      requestAnimationFrame(() => {
        if (scroller.scrollTop === top) putBack(scroller, row, wanted);
      });
    }
    // The pressed button disappears with the last page: the focus moves to the log.
    if (held.hasFocus && !scroller.querySelector('.earlier button')) scroller.focus({ preventScroll: true });
    return true;
  }
}

function firstVisible(rows: readonly HTMLElement[], scroller: HTMLElement): HTMLElement | null {
  const { top: edge } = scroller.getBoundingClientRect();
  return rows.find((row) => row.getBoundingClientRect().bottom > edge) ?? rows.at(-1) ?? null;
}

/**
 * Lays the new rows out at once: skipped by `content-visibility` they would have an estimated height, and the visible rows would
 * move when they come near. After two frames the browser remembers their height.
 */
function layOutBefore(scroller: HTMLElement, first: HTMLElement): void {
  const rows = [...scroller.querySelectorAll<HTMLElement>('.message')];
  const added = rows.slice(0, Math.max(0, rows.indexOf(first)));
  for (const row of added) row.style.contentVisibility = 'visible';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const row of added) row.style.removeProperty('content-visibility');
    }),
  );
}

/** Scrolls so that the row keeps its position; returns the scroll position. The browser's own anchoring is off meanwhile. */
function putBack(scroller: HTMLElement, row: HTMLElement, top: number): number {
  const moved = row.getBoundingClientRect().top - top;
  if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
  return scroller.scrollTop;
}
