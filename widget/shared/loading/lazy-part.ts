// A custom element that is imported when it is first drawn, so that the first load of the chat does not contain it. Until then, and
// where it cannot be loaded, something else is drawn: the page never gets an undefined tag.
import { LazyModule } from './lazy-module.ts';

export class LazyPart extends LazyModule<unknown> {
  readonly #tag: string;

  /** `load` imports the module that defines `tag`. */
  constructor(tag: string, load: () => Promise<unknown>) {
    super(`<${tag}>`, load);
    this.#tag = tag;
  }

  /** The page, or another copy of the widget, may have defined it. */
  override get loaded(): unknown {
    return customElements.get(this.#tag) ?? null;
  }
}
