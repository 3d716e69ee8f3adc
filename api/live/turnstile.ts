// Lets one call of a key in at a time; the others wait in order, a bounded number of them. Knows nothing of what they do.

type Waiter = { start: (leave: () => void) => void };

export class Turnstile {
  readonly #maxWaiting: number;
  /** By key: who waits behind the one that is in. */
  readonly #queues = new Map<string, Waiter[]>();

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Resolves when it is this call's turn, with the function that lets the next one in (calling it twice does no harm).
   * `full`: too many wait already. `aborted`: the signal ended the wait.
   */
  async enter(key: string, signal: AbortSignal): Promise<(() => void) | 'full' | 'aborted'> {
    if (signal.aborted) return 'aborted';
    const queue = this.#queues.get(key);
    if (!queue) {
      this.#queues.set(key, []);
      return this.#pass(key);
    }
    if (queue.length >= this.#maxWaiting) return 'full';
    return new Promise((resolve) => {
      const abort = () => {
        queue.splice(queue.indexOf(waiter), 1);
        resolve('aborted');
      };
      const waiter: Waiter = {
        start: (leave) => {
          signal.removeEventListener('abort', abort);
          resolve(leave);
        },
      };
      signal.addEventListener('abort', abort, { once: true });
      queue.push(waiter);
    });
  }

  #pass(key: string): () => void {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const next = this.#queues.get(key)?.shift();
      if (next) next.start(this.#pass(key));
      else this.#queues.delete(key);
    };
  }
}
