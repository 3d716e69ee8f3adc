// A clock for whole runs: time jumps to the next timer whenever no other work remains, so that no test sleeps and every
// recorded time is the same on every machine. Serves runs and models (`sleep`) and the store (`schedule`).
import type { Clock } from '../../api/time/clock.ts';

export class ScriptedClock implements Clock {
  #nowMs: number;
  #wallMs = 0;
  #timers: { atMs: number; order: number; callback: () => void }[] = [];
  #order = 0;
  #ticking = false;

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
    this.#order += 1;
    const timer = { atMs: this.#nowMs + Math.max(0, ms), order: this.#order, callback };
    this.#timers.push(timer);
    this.#tick();
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  deadline = (callback: () => void, ms: number): (() => void) => this.schedule(callback, ms);

  sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const onAbort = () => {
        cancel();
        reject(signal?.reason);
      };
      const cancel = this.schedule(() => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      }, ms);
      signal?.addEventListener('abort', onAbort, { once: true });
    });

  /** One timer per turn of the event loop: all promises that it settles have run before time moves again. */
  #tick(): void {
    if (this.#ticking) return;
    this.#ticking = true;
    setImmediate(() => {
      this.#ticking = false;
      const next = this.#timers.toSorted((a, b) => a.atMs - b.atMs || a.order - b.order)[0];
      if (!next) return;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.callback();
      if (this.#timers.length > 0) this.#tick();
    });
  }
}

/** Ids that count up per prefix: `msg_1`, `msg_2`, `toolu_1`. */
export function countedIds(suffix = ''): (prefix: string) => string {
  const counts = new Map<string, number>();
  return (prefix) => {
    const count = (counts.get(prefix) ?? 0) + 1;
    counts.set(prefix, count);
    return `${prefix}_${suffix}${count}`;
  };
}
