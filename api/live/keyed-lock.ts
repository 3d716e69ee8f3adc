// A lock for each key with a bounded first-in-first-out queue. Knows nothing of the work done while it is held.

type Waiter = { start: (release: () => void) => void };

export class KeyedLock {
  readonly #maxWaiting: number;
  /** By key: the calls that wait for the holder of the lock. */
  readonly #queues = new Map<string, Waiter[]>();

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Acquires the lock of `key`. Resolves with the function that releases it (a second call does nothing).
   * `full`: the queue is full. `aborted`: the signal ended the wait.
   */
  async acquire(key: string, signal: AbortSignal): Promise<(() => void) | 'full' | 'aborted'> {
    if (signal.aborted) return 'aborted';
    const queue = this.#queues.get(key);
    if (!queue) {
      this.#queues.set(key, []);
      return this.#hold(key);
    }
    if (queue.length >= this.#maxWaiting) return 'full';
    return new Promise((resolve) => {
      const abort = () => {
        queue.splice(queue.indexOf(waiter), 1);
        resolve('aborted');
      };
      const waiter: Waiter = {
        start: (release) => {
          signal.removeEventListener('abort', abort);
          resolve(release);
        },
      };
      signal.addEventListener('abort', abort, { once: true });
      queue.push(waiter);
    });
  }

  #hold(key: string): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = this.#queues.get(key)?.shift();
      if (next) next.start(this.#hold(key));
      else this.#queues.delete(key);
    };
  }
}
