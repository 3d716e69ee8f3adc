// Publishes one view after another: at most one per frame, however many events arrive until then. Knows when, and the controller
// what to publish.
import type { FrameScheduler } from '../clock.ts';

export class PublishedView<View> {
  readonly #build: (before: View | null) => View;
  readonly #frames: FrameScheduler;
  readonly #listeners = new Set<() => void>();
  /** What the view to come was requested from. */
  readonly #wanted = new Set<FrameScheduler>();
  #isDisposed = false;
  #current: View;

  /** `build` makes a view after the one before it; the first is made at once. */
  constructor(frames: FrameScheduler, build: (before: View | null) => View) {
    this.#frames = frames;
    this.#build = build;
    this.#current = build(null);
  }

  get current(): View {
    return this.#current;
  }

  /** Calls back after every new view. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Requests a new view in the next frame, or when `frames` run: later requests may come before it. */
  request(frames = this.#frames): void {
    if (this.#isDisposed || this.#wanted.has(frames)) return;
    this.#wanted.add(frames);
    frames(() => {
      if (this.#wanted.has(frames)) this.publish();
    });
  }

  /** Builds a view and calls back, in this task. */
  publish(): void {
    if (this.#isDisposed) return;
    this.#wanted.clear();
    this.#current = this.#build(this.#current);
    for (const listener of this.#listeners) listener();
  }

  /** Publishes nothing any more. */
  dispose(): void {
    this.#isDisposed = true;
    this.#listeners.clear();
  }
}
