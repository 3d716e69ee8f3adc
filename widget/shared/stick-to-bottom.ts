// Follows the end of a scroller while the user is near it, leaves room below a question so that its answer grows without moving
// it, keeps a row in place that the user toggled, and decides when the "jump to latest" button is shown. Knows one scroller and
// its content; the host draws the content and the button. The scroller has the class `away` while nothing is kept in view.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Distance from the end within which the user counts as following, CSS pixels. */
export const FOLLOW_WITHIN_PX = 48;

/** Space above a pinned row, CSS pixels: that of the first message of a log. */
const PINNED_GAP_PX = 20;

/** A lower window has no room for a row and what is below it: the pinned row is just above it. CSS pixels. */
const LOW_WINDOW_PX = 240;

/** How long after an input that scrolls the scroll position may still move by it (momentum, smooth scrolling), in milliseconds. */
const MOMENTUM_MS = 3_000;

/** Keys that scroll a log that has the focus, or a control in it that does not use them itself. */
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** Fired by `keepInPlace`; has no detail: the row is the event's first target. */
const KEEP_EVENT = 'agent-chat-keep';

/** Inputs that may scroll: a press on the scroller itself is one on its scroll bar. */
const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Call before the user's action opens or closes a row: the scroller around it stops following and keeps the row in place. */
export function keepInPlace(row: HTMLElement | null): void {
  row?.dispatchEvent(new Event(KEEP_EVENT, { bubbles: true, composed: true }));
}

/**
 * Follows the end of an ordinary (not `column-reverse`) scroller as its content grows. Call `attach` once both elements are
 * drawn. The host redraws when `isAway` changes.
 */
export class StickToBottom implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #scroller: HTMLElement | null = null;
  #observer: ResizeObserver | null = null;
  #following = true;
  #isAway = false;
  #lastTop = 0;
  #lastHeight = 0;
  #content: HTMLElement | null = null;
  /** What was observed when the host was removed from the page, and its scroll position, in CSS pixels. */
  #left: { scroller: HTMLElement; content: HTMLElement; top: number } | null = null;
  /** The row to keep in place, and its distance from the top of the window in CSS pixels; until the user scrolls. */
  #kept: { row: HTMLElement; top: number } | null = null;
  /** The row to show at the top of the window while what is below it is shorter than the window. */
  #pinned: (() => HTMLElement | null) | null = null;
  /**
   * Not 0: the pinned row stays at the top of the window, whatever changes around it, as what is below it has ended (1), or has become
   * longer than the window, and a button leads to the end (2).
   */
  #held: 0 | 1 | 2 = 0;
  /** Space added below the content for either row, in CSS pixels. */
  #roomPx = 0;
  /** Not 0 while the host has just drawn: content that was shorter for a moment may have moved the scroll position, too. */
  #drawnInFrame = 0;
  /** When the reader last did what scrolls, on the clock of events. */
  #inputAt = Number.NEGATIVE_INFINITY;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The user has left the end and there is content below: show the button. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** This class keeps neither the end nor a row in view: the browser may anchor the visible content. */
  get isFree(): boolean {
    return !this.#following && this.#kept === null && !this.#held;
  }

  /** Starts observing. With the same scroller again it does nothing; with another one it switches. */
  attach(scroller: HTMLElement, content: HTMLElement): void {
    if (this.#scroller === scroller) return;
    this.#detach();
    if (this.#content !== content) this.#roomPx = 0;
    this.#scroller = scroller;
    this.#content = content;
    scroller.addEventListener('scroll', this.#handleScroll);
    scroller.addEventListener(KEEP_EVENT, this.#handleKeep);
    for (const type of INPUTS) scroller.addEventListener(type, this.#handleInput, { passive: true });
    this.#observer = new ResizeObserver(() => this.#settle());
    this.#observer.observe(content);
    this.#observer.observe(scroller);
    this.#lastTop = scroller.scrollTop;
    this.#lastHeight = scroller.scrollHeight;
    this.#settle();
  }

  /** An element removed from the page loses its scroll position: it is restored when the element is back. */
  hostConnected(): void {
    const left = this.#left;
    if (!left) return;
    this.#left = null;
    left.scroller.scrollTop = left.top;
    this.attach(left.scroller, left.content);
  }

  hostDisconnected(): void {
    if (this.#scroller && this.#content) {
      this.#left = { scroller: this.#scroller, content: this.#content, top: this.#lastTop };
    }
    this.#detach();
  }

  hostUpdated(): void {
    if (this.#drawnInFrame) cancelAnimationFrame(this.#drawnInFrame);
    // A frame's callbacks come before its layout: the scroll event of that layout comes with the next frame, before its callbacks.
    this.#drawnInFrame = requestAnimationFrame(() => {
      this.#drawnInFrame = requestAnimationFrame(() => {
        this.#drawnInFrame = 0;
      });
    });
  }

  /**
   * From now on the end has room below it, so that the row (found anew after each drawing) can be at the top of the window: content
   * that is added below fills the room and moves nothing, and where it is longer than the window the row stays, too, until the reader
   * scrolls. Null: no row, no room, and the end is followed.
   */
  pin(row: (() => HTMLElement | null) | null, behavior?: ScrollBehavior): void {
    this.#pinned = row;
    this.jump(behavior);
  }

  /**
   * What comes with the end of an answer (ratings, further questions) moves nothing where there is room left below it: the end is not
   * followed, and no button leads there, until `pin`, `jump`, `release` or a scroll of the reader. Call it once that is drawn.
   */
  hold(): void {
    if (!this.#following || this.#roomPx === 0) return;
    this.#held = 1;
    this.#setFollowing(false);
    // What came may be as high as what left: no size has changed then, but places have.
    this.#settle();
  }

  /** Another answer begins: the end is followed again, where `hold` has ended that, and the row is pinned where none is, as after a reload. */
  release(row: () => HTMLElement | null): void {
    if (this.#following && !this.#pinned) this.pin(row);
    if (!this.#held) return;
    this.#held = 0;
    this.#setFollowing(true);
  }

  /** Scrolls to the end, with the room that a pinned row has, and follows it. */
  jump(behavior?: ScrollBehavior): void {
    this.#letGo();
    this.#held = 0;
    this.#setFollowing(true);
    this.#leaveRoom(this.#pinnedRoom());
    this.#scroller?.scrollTo({ top: this.#scroller.scrollHeight, behavior });
    this.#setAway(false);
  }

  /** The user's scroll is reported in the next frame. Call before and after content above the visible part changes: it is not undone. */
  noteScroll(): void {
    this.#handleScroll();
  }

  /** Stops following the end: something above it is to be read. */
  leave(): void {
    this.#letGo();
    this.#setFollowing(false);
  }

  #detach(): void {
    // The room stays: an element that is put back has its scroll position again.
    this.#kept = null;
    this.#scroller?.removeEventListener('scroll', this.#handleScroll);
    this.#scroller?.removeEventListener(KEEP_EVENT, this.#handleKeep);
    for (const type of INPUTS) this.#scroller?.removeEventListener(type, this.#handleInput);
    this.#observer?.disconnect();
    this.#scroller = null;
    this.#observer = null;
  }

  #handleScroll = (): void => {
    const scroller = this.#scroller;
    if (!scroller) return;
    // Keeping the row moved the scroll position, not the user.
    if (this.#kept && !this.#isMovedByReader(scroller)) return;
    this.#letGo();
    // Of the scroll that brought the row there.
    if (this.#held && scroller.scrollTop === this.#lastTop) return;
    const near = this.#distance() <= FOLLOW_WITHIN_PX;
    // Content that shrinks also moves the scroll position up, for a moment in a drawing, too: only a move in unchanged content is the user's.
    const movedUp = scroller.scrollTop < this.#lastTop && scroller.scrollHeight >= this.#lastHeight;
    const isReader = this.#drawnInFrame === 0 || performance.now() - this.#inputAt <= MOMENTUM_MS;
    const row = this.#held && movedUp && !near && !isReader ? this.#pinnedRow() : null;
    if (row) {
      scroller.scrollTop = pinnedTop(row);
      this.#note(scroller);
      return;
    }
    this.#held = 0;
    if (near) {
      // Who has read to the end of a long answer follows it.
      if (this.#roomPx === 0) this.#pinned = null;
      this.#setFollowing(true);
    } else if (movedUp) {
      if (isReader) this.#setFollowing(false);
      else if (this.#following) scroller.scrollTop = scroller.scrollHeight;
    }
    this.#note(scroller);
  };

  #handleInput = (event: Event): void => {
    const isScrolling =
      event instanceof KeyboardEvent
        ? SCROLL_KEYS.has(event.key)
        : event.type !== 'pointerdown' || event.composedPath()[0] === this.#scroller;
    if (isScrolling) this.#inputAt = event.timeStamp;
  };

  #handleKeep = (event: Event): void => {
    const row = event.composedPath()[0];
    if (!(row instanceof HTMLElement)) return;
    const { top } = row.getBoundingClientRect();
    this.#letGo();
    this.#held = 0;
    this.#kept = { row, top };
    this.#setFollowing(false);
  };

  /** The scroll position has changed. At the end it also moves up when the content becomes shorter. */
  #isMovedByReader(scroller: HTMLElement): boolean {
    const { scrollTop } = scroller;
    return scrollTop !== this.#lastTop && (scrollTop > this.#lastTop || this.#distance() >= 1);
  }

  /** Scrolls so that the kept row is at its previous position; false when the row was removed. */
  #keep(scroller: HTMLElement, { row, top }: { row: HTMLElement; top: number }): boolean {
    if (row.getClientRects().length === 0) return false;
    const wantedTop = scroller.scrollTop + row.getBoundingClientRect().top - top;
    // If the content became too short for that, space is added below it.
    this.#leaveRoom(Math.max(this.#roomFor(wantedTop), this.#pinnedRoom()));
    scroller.scrollTop = wantedTop;
    return true;
  }

  /** Space that the content lacks for a scroll position of `top`, in CSS pixels. */
  #roomFor(top: number): number {
    const scroller = this.#scroller!;
    return top + scroller.clientHeight - (scroller.scrollHeight - this.#roomPx);
  }

  /** Space that the pinned row needs below the content to be at the top of the window. */
  #pinnedRoom(row = this.#pinnedRow()): number {
    return row ? this.#roomFor(pinnedTop(row)) : 0;
  }

  /**
   * The pinned row, if it is drawn. Its place is that of the layout, `offsetTop`: a row that has just come is still on its way there. The
   * scroller is positioned, so it is the offset parent.
   */
  #pinnedRow(): HTMLElement | null {
    const row = this.#pinned?.();
    return this.#scroller && row?.offsetParent === this.#scroller ? row : null;
  }

  /** A margin, because it does not change the size that is observed. */
  #leaveRoom(px: number): void {
    const roomPx = Math.max(0, Math.ceil(px));
    if (roomPx === this.#roomPx) return;
    this.#roomPx = roomPx;
    this.#content?.style.setProperty('margin-block-end', roomPx > 0 ? `${roomPx}px` : null);
  }

  #letGo(): void {
    if (!this.#kept) return;
    this.#kept = null;
    this.#leaveRoom(this.#pinnedRoom());
    this.#setFollowing(this.#following);
  }

  /** Nothing is drawn again for it: this is also called after a drawing. */
  #setFollowing(isFollowing: boolean): void {
    this.#following = isFollowing;
    this.#scroller?.classList.toggle('away', this.isFree);
  }

  #settle(): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    // The user's scroll is reported in the next frame: it is not undone before.
    if ((this.#kept || this.#held) && this.#isMovedByReader(scroller)) this.#handleScroll();
    if (this.#kept && !this.#keep(scroller, this.#kept)) this.#letGo();
    const row = this.#pinnedRow();
    if (!this.#kept) this.#leaveRoom(this.#pinnedRoom(row));
    const leavesRoom = isLow(scroller) || (row && row.offsetHeight < scroller.clientHeight / 2);
    if (row && leavesRoom && this.#following && this.#roomPx === 0) {
      this.#held = 2;
      this.#setFollowing(false);
    }
    if (row && this.#held) scroller.scrollTop = pinnedTop(row);
    if (this.#following) scroller.scrollTop = scroller.scrollHeight;
    this.#note(scroller);
  }

  /** Notes the scroll position, and whether more than the room is below the visible part while the end is not followed. */
  #note(scroller: HTMLElement): void {
    this.#lastTop = scroller.scrollTop;
    this.#lastHeight = scroller.scrollHeight;
    const isBelow = this.#distance() - this.#roomPx > FOLLOW_WITHIN_PX;
    this.#setFollowing(this.#following);
    this.#setAway(!this.#following && this.#held !== 1 && isBelow);
  }

  /** Pixels between the visible part and the end. */
  #distance(): number {
    const scroller = this.#scroller!;
    return scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  }

  #setAway(isAway: boolean): void {
    if (this.#isAway === isAway) return;
    this.#isAway = isAway;
    // The layout of one drawing decides it, so it is part of the next one.
    queueMicrotask(() => this.#host.requestUpdate());
  }
}

const isLow = (scroller: Element): boolean => scroller.clientHeight < LOW_WINDOW_PX;

/** The scroll position that shows a row at the top, in a low window what is below it. */
function pinnedTop(row: HTMLElement): number {
  return row.offsetTop + (isLow(row.offsetParent!) ? row.offsetHeight : -PINNED_GAP_PX);
}
