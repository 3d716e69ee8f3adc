// Which targets rest after a failure, and for how long. Knows time and names; not what failed or who asks.

/** Milliseconds of rest: after a first failure, and at most. It doubles with every failure in a row. */
export const COOL_DOWN = { firstMs: 5_000, maxMs: 300_000 } as const;

/** The memory of one process. A success wakes a target at once. */
export class CoolDowns {
  #now: () => number;
  #resting = new Map<string, { failures: number; untilMs: number }>();

  /** `now`: milliseconds that only go forward. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Puts a target aside: for the longer of the growing rest and what the service asked for (`retryAfterMs`), within the cap. */
  failed(id: string, retryAfterMs = 0): void {
    const failures = (this.#resting.get(id)?.failures ?? 0) + 1;
    const restMs = Math.max(COOL_DOWN.firstMs * 2 ** (failures - 1), retryAfterMs);
    this.#resting.set(id, { failures, untilMs: this.#now() + Math.min(restMs, COOL_DOWN.maxMs) });
  }

  succeeded(id: string): void {
    this.#resting.delete(id);
  }

  isResting(id: string): boolean {
    return this.readyAtMs(id) > this.#now();
  }

  /** When the target may be asked again; 0 for one that does not rest. */
  readyAtMs(id: string): number {
    return this.#resting.get(id)?.untilMs ?? 0;
  }
}
