// The regular check of every open connection (WS-3), spread evenly over its period. A timer for each would bunch: after a moment of
// load all that are late run together, begin their next period together, and thousands of pings hold up an answer from then on.
import type { Clock, Timers } from '../time/clock.ts';

/** What it needs of a clock. */
type KeepAliveClock = Pick<Clock, 'monotonic'> & Pick<Timers, 'repeat'>;

/** Parts of the period: of 10,000 connections 50 are checked in one turn, which takes a few ms. */
const PARTS = 200;

export class KeepAlive {
  readonly #clock: KeepAliveClock;
  readonly #partMs: number;
  readonly #parts = Array.from({ length: PARTS }, () => new Set<() => void>());
  #size = 0;
  /** The part that was checked last, and when it was due. */
  #at = 0;
  #checkedMs = 0;
  #stop: (() => void) | null = null;

  /** Each check runs every `periodMs`. */
  constructor(clock: KeepAliveClock, periodMs: number) {
    this.#clock = clock;
    this.#partMs = periodMs / PARTS;
  }

  /** Runs `check` once in every period until the returned function is called; first after at most one period. */
  add(check: () => void): () => void {
    const part = this.#emptiest();
    part.add(check);
    this.#size += 1;
    if (!this.#stop) {
      this.#checkedMs = this.#clock.monotonic();
      this.#stop = this.#clock.repeat(() => this.#turn(), this.#partMs);
    }
    return () => {
      if (!part.delete(check)) return;
      this.#size -= 1;
      if (this.#size > 0) return;
      this.#stop?.();
      this.#stop = null;
    };
  }

  /** Checks the parts that are due: several after a moment without a turn, so that the period stays what it is. */
  #turn(): void {
    const due = Math.floor((this.#clock.monotonic() - this.#checkedMs) / this.#partMs);
    this.#checkedMs += due * this.#partMs;
    for (let n = 0; n < Math.min(due, PARTS); n++) {
      this.#at = (this.#at + 1) % PARTS;
      for (const check of this.#parts[this.#at]!) check();
    }
  }

  /** Of the parts with the fewest checks the one whose turn is furthest away. */
  #emptiest(): Set<() => void> {
    let found = this.#parts[this.#at]!;
    for (let back = 1; back < PARTS && found.size > 0; back++) {
      const part = this.#parts[(this.#at - back + PARTS) % PARTS]!;
      if (part.size < found.size) found = part;
    }
    return found;
  }
}
