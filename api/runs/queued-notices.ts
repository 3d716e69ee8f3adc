// Sends `run_queued` to the connections of runs that wait for a place (EV8): at once, and again while they wait.
// Knows when a run waits by its status in the store.
import type { Store } from '../store/contract/store.ts';
import type { Clock } from '../time/clock.ts';

/** Milliseconds between two `run_queued` frames: soon enough after a page was reloaded, and cheap for the server. */
const SAY_QUEUED_EVERY_MS = 3_000;

export class QueuedNotices {
  readonly #store: Pick<Store, 'runs' | 'notifier'>;
  readonly #clock: Pick<Clock, 'sleep'>;
  readonly #closed = new AbortController();
  readonly #waiting = new Set<string>();
  #isRepeating = false;

  constructor(store: Pick<Store, 'runs' | 'notifier'>, clock: Pick<Clock, 'sleep'>) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The run waits. Nothing when that is known. */
  add(runId: string): void {
    if (this.#closed.signal.aborted || this.#waiting.has(runId)) return;
    this.#waiting.add(runId);
    void this.#send(runId);
    void this.#repeat();
  }

  close(): void {
    this.#closed.abort();
  }

  /** A client that connects later gets the next frame. */
  async #repeat(): Promise<void> {
    if (this.#isRepeating) return;
    this.#isRepeating = true;
    while (this.#waiting.size > 0) {
      const isOver = await this.#clock.sleep(SAY_QUEUED_EVERY_MS, this.#closed.signal).then(
        () => false,
        () => true,
      );
      if (isOver) break;
      for (const runId of [...this.#waiting]) await this.#send(runId);
    }
    this.#isRepeating = false;
  }

  /** Never rejects: a frame that is not sent now is sent with the next repetition. */
  async #send(runId: string): Promise<void> {
    const run = await this.#store.runs.get(runId).catch(() => undefined);
    if (run === undefined) return;
    if (run?.status !== 'queued') {
      this.#waiting.delete(runId);
      return;
    }
    this.#store.notifier.publishProgress(run.conversationId, {
      type: 'run_queued',
      conversation_id: run.conversationId,
      run_id: runId,
    });
  }
}
