// When a service that limits its rate may be asked again: searches that run side by side and are all told to wait would
// otherwise come back at the same moment, and all but one be refused again. Knows times and names; not what was refused.

/** The memory of one process. */
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
