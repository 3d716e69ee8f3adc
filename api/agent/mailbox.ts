// A queue with many writers and one reader: tools that run side by side put progress and results into it, and the loop reads
// them in order of arrival.
import { orAborted } from '../time/wait.ts';

/** Many writers, one reader, in order of arrival. */
export class Mailbox<T> {
  #items: T[] = [];
  #wake = () => {};

  put(item: T): void {
    this.#items.push(item);
    this.#wake();
  }

  /** Everything that has arrived, at least one item; waits for it. Rejects with the signal's reason after an abort. */
  async take(signal: AbortSignal): Promise<T[]> {
    signal.throwIfAborted();
    if (this.#items.length === 0) await orAborted(new Promise<void>((resolve) => (this.#wake = resolve)), signal);
    return this.drain();
  }

  /** What is there now, without waiting. */
  drain(): T[] {
    const items = this.#items;
    this.#items = [];
    return items;
  }
}
