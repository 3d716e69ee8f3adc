// Tables that are wider than the message: which edge hides columns, and the place in the tab order and among the landmarks that only they have.
// Classes and attributes through the object model; the templates of markdown/ stay pure.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Scroll positions are fractions on screens with a zoom, CSS pixels. */
const ROUNDING_PX = 1;

/** `cut-start` and `cut-end` on every box of the host, and while it scrolls a tab stop and a region named by `data-label`, unless `hasTabStop`. */
export class ScrollingTables implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };
  readonly #boxes: string;
  readonly #hasTabStop: boolean;
  #sizes: ResizeObserver | null = null;

  /** `boxes`: selector of the elements that scroll, each around its table. `hasTabStop`: they are always in the tab order, with a name of their own. */
  constructor(
    host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment },
    boxes: string,
    hasTabStop = false,
  ) {
    this.#host = host;
    this.#boxes = boxes;
    this.#hasTabStop = hasTabStop;
    host.addController(this);
  }

  hostUpdated(): void {
    for (const box of this.#host.renderRoot.querySelectorAll(this.#boxes)) {
      this.#sizes ??= new ResizeObserver((entries) => {
        for (const { target } of entries) this.#mark(target.closest(this.#boxes) as HTMLElement);
      });
      // Observing again what is observed reports nothing new.
      this.#sizes.observe(box);
      this.#sizes.observe(box.firstElementChild as Element);
      box.addEventListener('scroll', this.#handleScroll, { passive: true });
    }
  }

  hostDisconnected(): void {
    this.#sizes?.disconnect();
    this.#sizes = null;
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  #handleScroll = ({ currentTarget }: Event): void => this.#mark(currentTarget as HTMLElement);

  #mark(box: HTMLElement): void {
    const hidden = box.scrollWidth - box.clientWidth;
    // Negative from right to left.
    const passed = Math.abs(box.scrollLeft);
    box.classList.toggle('cut-start', hidden > ROUNDING_PX && passed > ROUNDING_PX);
    box.classList.toggle('cut-end', hidden - passed > ROUNDING_PX);
    if (this.#hasTabStop) return;
    const attributes = { tabindex: '0', role: 'region', 'aria-label': box.dataset.label ?? '' };
    for (const [name, value] of Object.entries(attributes)) {
      if (hidden > ROUNDING_PX) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
  }
}
