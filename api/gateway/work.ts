// A request under way: what it has produced so far, for one reader or several. It goes on while somebody reads, and for a while after
// that where its client may come back.
import type { Clock, Timers } from '../time/clock.ts';

type State = { type: 'open' } | { type: 'done' } | { type: 'failed'; error: unknown };

/** The client has gone, and nobody came back in time. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** Somebody cancelled it. */
export class WorkCancelled extends Error {
  override readonly name = 'WorkCancelled';
}

export class Work<Item> {
  readonly items: Item[] = [];
  readonly #control = new AbortController();
  readonly #clock: Clock & Timers;
  readonly #waiting = new Set<() => void>();
  #state: State = { type: 'open' };
  #readers = 0;
  #cancelEnd = () => {};
  /** Milliseconds that it goes on without a reader. */
  #returnMs: number;

  /** Begins at once. `timeoutMs`: after which `toTimeout` ends it. */
  constructor(
    produce: (signal: AbortSignal) => AsyncIterable<Item>,
    options: { clock: Clock & Timers; returnMs: number; timeoutMs: number; toTimeout(): Error; onEnd(): void },
  ) {
    this.#clock = options.clock;
    this.#returnMs = options.returnMs;
    const endDeadline = options.clock.deadline(() => this.#control.abort(options.toTimeout()), options.timeoutMs);
    void this.#run(produce).finally(() => {
      endDeadline();
      this.#cancelEnd();
      options.onEnd();
    });
  }

  get isOpen(): boolean {
    return this.#state.type === 'open';
  }

  get hasFailed(): boolean {
    return this.#state.type === 'failed';
  }

  cancel(): void {
    this.#control.abort(new WorkCancelled('cancelled by its client'));
  }

  /** The items from position `from` on, as they come; throws what the work failed with after the last. */
  async *follow(from: number, signal: AbortSignal): AsyncGenerator<Item, void, void> {
    this.#readers += 1;
    this.#cancelEnd();
    let at = from;
    try {
      for (;;) {
        while (at < this.items.length) {
          yield this.items[at] as Item;
          at += 1;
          signal.throwIfAborted();
        }
        const state = this.#state;
        if (state.type === 'failed') throw state.error;
        if (state.type === 'done') return;
        await this.#news(signal);
        signal.throwIfAborted();
      }
    } finally {
      this.#readers -= 1;
      if (this.#readers === 0 && this.isOpen) this.#leave();
    }
  }

  async #run(produce: (signal: AbortSignal) => AsyncIterable<Item>): Promise<void> {
    try {
      for await (const item of produce(this.#control.signal)) {
        this.items.push(item);
        this.#tell();
      }
      this.#state = { type: 'done' };
    } catch (error) {
      const { signal } = this.#control;
      this.#state = { type: 'failed', error: signal.aborted ? signal.reason : error };
    }
    this.#tell();
  }

  #leave(): void {
    const end = () => this.#control.abort(new ClientGone('the client has gone'));
    if (this.#returnMs === 0) end();
    else this.#cancelEnd = this.#clock.deadline(end, this.#returnMs);
  }

  #tell(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  #news(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.#waiting.add(done);
      signal.addEventListener('abort', done, { once: true });
      if (signal.aborted) done();
    });
  }
}

/** What readers of work need. */
export type Readable<Item> = Pick<Work<Item>, 'items' | 'isOpen' | 'hasFailed' | 'follow' | 'cancel'>;

/** Work of another time, which has produced these items. */
export class EndedWork<Item> implements Readable<Item> {
  readonly items: Item[];
  readonly isOpen = false;
  readonly hasFailed = false;
  readonly #toLast: ((at: number) => Item) | null;

  /** `toLast`: makes the item that a reader gets after those that are known, for work whose process ended before it. `at`: its position. */
  constructor(items: Item[], toLast: ((at: number) => Item) | null = null) {
    this.items = items;
    this.#toLast = toLast;
  }

  async *follow(from: number): AsyncGenerator<Item, void, void> {
    yield* this.items.slice(from);
    // A reader may have more of it than is known.
    if (this.#toLast) yield this.#toLast(Math.max(from, this.items.length));
  }

  cancel(): void {}
}
