// Which runs may work now: a number of slots for all, and a share of them for each site. Order of arrival among those that wait.
// Knows ids only; what a run does is runner.ts.

export type QueuedRun = { runId: string; site: string };

export class RunSlots {
  readonly #slots: number;
  readonly #slotsPerSite: number;
  readonly #working = new Map<string, string>();
  #waiting: QueuedRun[] = [];

  constructor(limits: { slots: number; slotsPerSite: number }) {
    this.#slots = limits.slots;
    this.#slotsPerSite = limits.slotsPerSite;
  }

  /** Ids of the runs that wait, in order. */
  get waiting(): readonly string[] {
    return this.#waiting.map((run) => run.runId);
  }

  isWaiting(runId: string): boolean {
    return this.#waiting.some((run) => run.runId === runId);
  }

  /** Puts a run at the end of those that wait; nothing when it waits or works already. */
  add(run: QueuedRun): void {
    if (!this.#working.has(run.runId) && !this.isWaiting(run.runId)) this.#waiting.push(run);
  }

  /** Takes a slot for the first run that may begin; null while there is none. */
  take(): QueuedRun | null {
    if (this.#working.size >= this.#slots) return null;
    const at = this.#waiting.findIndex(({ site }) => this.#countOf(site) < this.#slotsPerSite);
    const [run] = at === -1 ? [] : this.#waiting.splice(at, 1);
    if (!run) return null;
    this.#working.set(run.runId, run.site);
    return run;
  }

  /** The run needs no slot, or no longer: it has ended, or it is only to be ended. */
  release(runId: string): void {
    this.#working.delete(runId);
    this.#waiting = this.#waiting.filter((run) => run.runId !== runId);
  }

  /** Removes all waiting runs. */
  clear(): void {
    this.#waiting = [];
  }

  #countOf(site: string): number {
    let count = 0;
    for (const other of this.#working.values()) if (other === site) count += 1;
    return count;
  }
}
