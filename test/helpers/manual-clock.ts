// A clock that the test moves: no sleeping, no real time.

/** Satisfies the store's and the routes' clocks. `advance` runs what falls due, in order. */
export class ManualClock {
  #nowMs: number;
  #wallMs = 0;
  #timers: { atMs: number; callback: () => void }[] = [];

  constructor(startMs = Date.UTC(2026, 2, 25, 2)) {
    this.#nowMs = startMs;
  }

  now = (): number => this.#nowMs + this.#wallMs;

  monotonic = (): number => this.#nowMs;

  /** Sets the wall clock: time stamps jump, timers and the monotonic time do not. */
  stepWall(ms: number): void {
    this.#wallMs += ms;
  }

  schedule = (callback: () => void, ms: number): (() => void) => {
    const timer = { atMs: this.#nowMs + ms, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  repeat = (callback: () => void, ms: number): (() => void) => {
    let cancel: () => void;
    const again = () => {
      cancel = this.schedule(again, ms);
      callback();
    };
    cancel = this.schedule(again, ms);
    return () => cancel();
  };

  get pending(): number {
    return this.#timers.length;
  }

  advance(ms: number): void {
    const untilMs = this.#nowMs + ms;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.callback();
    }
    this.#nowMs = untilMs;
  }
}
