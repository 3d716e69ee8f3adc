// The cooldowns of targets after failures. Knows times and names; not the failures.

/** Milliseconds of a cooldown: after a first failure, and at most. It doubles with every failure in a row. */
export const COOLDOWN = { firstMs: 5_000, maxMs: 300_000 } as const;

/** The cooldowns of one process. A success ends the cooldown of a target at once. */
export class Cooldowns {
  #now: () => number;
  #cooling = new Map<string, { failures: number; untilMs: number }>();

  /** `now`: monotonic milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Starts a cooldown: the longer of the growing time and the `retryAfterMs` of the service, up to the maximum. */
  failed(id: string, retryAfterMs = 0): void {
    const failures = (this.#cooling.get(id)?.failures ?? 0) + 1;
    const cooldownMs = Math.max(COOLDOWN.firstMs * 2 ** (failures - 1), retryAfterMs);
    this.#cooling.set(id, { failures, untilMs: this.#now() + Math.min(cooldownMs, COOLDOWN.maxMs) });
  }

  succeeded(id: string): void {
    this.#cooling.delete(id);
  }

  isCoolingDown(id: string): boolean {
    return this.readyAtMs(id) > this.#now();
  }

  /** When the target may be called again; 0 without a cooldown. */
  readyAtMs(id: string): number {
    return this.#cooling.get(id)?.untilMs ?? 0;
  }
}
