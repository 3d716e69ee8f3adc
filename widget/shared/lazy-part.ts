// A custom element that is imported when it is first drawn, so that the first load of the chat does not contain it. Until then, and
// where it cannot be loaded, something else is drawn: the page never gets an undefined tag.
import { until } from 'lit/directives/until.js';

export class LazyPart {
  readonly #tag: string;
  readonly #load: () => Promise<unknown>;
  #loading: Promise<boolean> | null = null;

  /** `load` imports the module that defines `tag`. */
  constructor(tag: string, load: () => Promise<unknown>) {
    this.#tag = tag;
    this.#load = load;
  }

  /** What `draw` returns, as soon as the element is defined; until then `meanwhile`. A failed import is tried again at the next drawing. */
  draw(draw: () => unknown, meanwhile: unknown): unknown {
    if (customElements.get(this.#tag)) return draw();
    return until(
      this.load().then((isDefined) => (isDefined ? draw() : meanwhile)),
      meanwhile,
    );
  }

  /** Resolves with whether the element is defined, once that is known. Never rejects. */
  load(): Promise<boolean> {
    this.#loading ??= this.#load().then(
      () => true,
      (error: unknown) => {
        console.error(`agent-chat: <${this.#tag}> could not be loaded.`, error);
        this.#loading = null;
        return false;
      },
    );
    return this.#loading;
  }
}
