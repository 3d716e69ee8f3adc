// Tables that are wider than the message: which edge hides columns, and the place in the tab order that only they have.
// Classes and attributes through the object model; the templates of markdown/ stay pure.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Scroll positions are fractions on screens with a zoom, CSS pixels. */
const ROUNDING_PX = 1;

/** `cut-start` and `cut-end` on every `.table` of the host, and `tabindex` while it scrolls. */
export class ScrollingTables implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };
  #sizes: ResizeObserver | null = null;

  constructor(host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment }) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    for (const box of this.#host.renderRoot.querySelectorAll('.table')) {
      this.#sizes ??= new ResizeObserver((entries) => {
        for (const { target } of entries) mark(target.closest('.table') as Element);
      });
      // Observing again what is observed reports nothing new.
      this.#sizes.observe(box);
      this.#sizes.observe(box.firstElementChild as Element);
      box.addEventListener('scroll', handleScroll, { passive: true });
    }
  }

  hostDisconnected(): void {
    this.#sizes?.disconnect();
    this.#sizes = null;
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }
}

function handleScroll({ currentTarget }: Event): void {
  mark(currentTarget as Element);
}

function mark(box: Element): void {
  const hidden = box.scrollWidth - box.clientWidth;
  // Negative from right to left.
  const passed = Math.abs(box.scrollLeft);
  box.classList.toggle('cut-start', hidden > ROUNDING_PX && passed > ROUNDING_PX);
  box.classList.toggle('cut-end', hidden - passed > ROUNDING_PX);
  if (hidden > ROUNDING_PX) box.setAttribute('tabindex', '0');
  else box.removeAttribute('tabindex');
}
