// Back, by a phone's button or gesture, closes what covers its screen, as Escape does. By the browser's CloseWatcher: the history of the
// page stays the page's own, so browsers without it go back as ever.
import type { LitElement, ReactiveController } from 'lit';

type Watcher = { onclose: (() => void) | null; destroy(): void };

export class BackGesture implements ReactiveController {
  readonly #isModal: () => boolean;
  readonly #close: () => void;
  #watcher: Watcher | null = null;

  /** `close`: of the topmost layer. */
  constructor(host: LitElement, isModal: () => boolean, close: () => void) {
    this.#isModal = isModal;
    this.#close = close;
    host.addController(this);
  }

  hostUpdated(): void {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };
    if (!this.#isModal()) this.hostDisconnected();
    else if (CloseWatcher && !this.#watcher) {
      this.#watcher = new CloseWatcher();
      this.#watcher.onclose = () => {
        // It watches once; the next drawing makes another while a layer is left.
        this.#watcher = null;
        this.#close();
      };
    }
  }

  hostDisconnected(): void {
    this.#watcher?.destroy();
    this.#watcher = null;
  }
}
