// A clock of work that a person may hold up: its monotonic time, waits and deadlines are paused while somebody is asked.
// Knows the clock that it is made from; not what is waited for.
import type { Clock } from './clock.ts';
import { orAborted } from './wait.ts';

export class WorkClock implements Clock {
  readonly #clock: Clock;
  readonly #waits = new Set<{ stop(): void; go(): void }>();
  #pauses = 0;
  #pausedAtMs = 0;
  #pausedMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Milliseconds since the epoch, which pass also during a pause. */
  readonly now = (): number => this.#clock.now();

  readonly monotonic = (): number => (this.#pauses > 0 ? this.#pausedAtMs : this.#clock.monotonic()) - this.#pausedMs;

  /** Time is paused until the returned function is called; of several pauses, until the last one is over. */
  readonly pause = (): (() => void) => {
    this.#pauses += 1;
    if (this.#pauses === 1) {
      this.#pausedAtMs = this.#clock.monotonic();
      for (const wait of [...this.#waits]) wait.stop();
    }
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#pauses -= 1;
      if (this.#pauses > 0) return;
      this.#pausedMs += this.#clock.monotonic() - this.#pausedAtMs;
      for (const wait of [...this.#waits]) wait.go();
    };
  };

  readonly deadline = (callback: () => void, ms: number): (() => void) => {
    let leftMs = ms;
    let sinceMs = 0;
    let cancel = () => {};
    const wait = {
      go: () => {
        sinceMs = this.monotonic();
        cancel = this.#clock.deadline(() => {
          this.#waits.delete(wait);
          callback();
        }, leftMs);
      },
      stop: () => {
        cancel();
        leftMs = Math.max(0, leftMs - (this.monotonic() - sinceMs));
      },
    };
    this.#waits.add(wait);
    if (this.#pauses === 0) wait.go();
    return () => {
      cancel();
      this.#waits.delete(wait);
    };
  };

  readonly sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
    let leftMs = ms;
    for (;;) {
      const turn = new AbortController();
      const sinceMs = this.monotonic();
      let onGo = () => {};
      const resumed = new Promise<void>((resolve) => {
        onGo = resolve;
      });
      const wait = { go: () => onGo(), stop: () => turn.abort(new Error('paused')) };
      this.#waits.add(wait);
      try {
        if (this.#pauses > 0) wait.stop();
        await this.#clock.sleep(leftMs, signal ? AbortSignal.any([signal, turn.signal]) : turn.signal);
        return;
      } catch (error) {
        if (!turn.signal.aborted || signal?.aborted) throw error;
        leftMs = Math.max(0, leftMs - (this.monotonic() - sinceMs));
        await (signal ? orAborted(resumed, signal) : resumed);
      } finally {
        this.#waits.delete(wait);
      }
    }
  };
}
