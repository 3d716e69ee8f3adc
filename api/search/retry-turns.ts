// Schedules retries at a service that limits its rate: concurrent searches that must all wait would
// otherwise retry at the same moment, and all but one be refused again. Knows times and names; not the requests.

/** The retry times of one process. */
export class RetryTurns {
  #nextAtMs = new Map<string, number>();

  /**
   * The next turn at the engine: `earliestMs` or later, `gapMs` after the turn before. Null, and no turn is taken, where that
   * would not be before `latestMs`. Times in ms, of any one origin.
   */
  take(engine: string, { earliestMs, latestMs, gapMs }: { earliestMs: number; latestMs: number; gapMs: number }) {
    const atMs = Math.max(earliestMs, this.#nextAtMs.get(engine) ?? earliestMs);
    if (atMs >= latestMs) return null;
    this.#nextAtMs.set(engine, atMs + gapMs);
    return atMs;
  }
}
