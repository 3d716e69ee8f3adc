// Follows the end of a scroller while the reader is near it, and knows when a "jump to latest" pill is due.
// Knows one scroller and its content; what fills them, and how the pill looks, is the host's.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How near the end a reader counts as reading along, CSS pixels (ui.md section 4). */
export const FOLLOW_WITHIN_PX = 48;

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

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The reader has left the end and there is something below: show the pill. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Starts watching. Again with the same scroller it does nothing; with another one it moves over. */
  attach(scroller: HTMLElement, content: HTMLElement): void {
    if (this.#scroller === scroller) return;
    this.#detach();
    this.#scroller = scroller;
    scroller.addEventListener('scroll', this.#handleScroll, { passive: true });
    this.#observer = new ResizeObserver(this.#handleResize);
    this.#observer.observe(content);
    this.#observer.observe(scroller);
    this.#lastTop = scroller.scrollTop;
    this.#lastHeight = scroller.scrollHeight;
    this.#settle();
  }

  hostDisconnected(): void {
    this.#detach();
  }

  /** Goes to the end and follows from there: the pill, the End key, a message of the visitor's own. */
  jump(behavior: ScrollBehavior = 'auto'): void {
    this.#following = true;
    this.#scroller?.scrollTo({ top: this.#scroller.scrollHeight, behavior });
    this.#setAway(false);
  }

  #detach(): void {
    this.#scroller?.removeEventListener('scroll', this.#handleScroll);
    this.#observer?.disconnect();
    this.#scroller = null;
    this.#observer = null;
  }

  #handleScroll = (): void => {
    const scroller = this.#scroller;
    if (!scroller) return;
    const near = this.#distance() <= FOLLOW_WITHIN_PX;
    const movedUp = scroller.scrollTop < this.#lastTop;
    // Content that shrinks also moves the top up: only a move in unchanged content is the reader's.
    if (near) this.#following = true;
    else if (movedUp && scroller.scrollHeight >= this.#lastHeight) this.#following = false;
    this.#lastTop = scroller.scrollTop;
    this.#lastHeight = scroller.scrollHeight;
    this.#setAway(!this.#following && !near);
  };

  #handleResize = (): void => {
    this.#settle();
  };

  #settle(): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    if (this.#following) scroller.scrollTop = scroller.scrollHeight;
    this.#lastTop = scroller.scrollTop;
    this.#lastHeight = scroller.scrollHeight;
    this.#setAway(!this.#following && this.#distance() > FOLLOW_WITHIN_PX);
  }

  /** Pixels between the reader and the end. */
  #distance(): number {
    const scroller = this.#scroller!;
    return scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  }

  #setAway(isAway: boolean): void {
    if (this.#isAway === isAway) return;
    this.#isAway = isAway;
    this.#host.requestUpdate();
  }
}
