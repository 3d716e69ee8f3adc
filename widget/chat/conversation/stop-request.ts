// The visitor's Stop: it may come before the run has begun, and then waits for it. Knows nothing of the answer's content.
import type { Connection } from '../connection/connection.ts';

export class StopRequest {
  readonly #connection: Pick<Connection, 'stop'>;
  readonly #onChange: () => void;
  #isWanted = false;
  /** The run that was asked to stop last. */
  #runId: string | null = null;

  constructor(connection: Pick<Connection, 'stop'>, onChange: () => void) {
    this.#connection = connection;
    this.#onChange = onChange;
  }

  /** Stop was requested for `runId`, or for the run that is about to begin (null), and has not taken effect yet. */
  isUnderWay(runId: string | null): boolean {
    return this.#isWanted || (runId !== null && runId === this.#runId);
  }

  /** Stops `runId`, or the run that begins next (null). */
  request(runId: string | null): void {
    this.#isWanted = true;
    this.proceed(runId);
  }

  /** Call when a run begins: sends the request that waits for it. */
  proceed(runId: string | null): void {
    if (!this.#isWanted || runId === null) return;
    this.#isWanted = false;
    this.#runId = runId;
    this.#connection.stop(runId).catch(() => {
      // The run continues and the view shows it; the visitor can press the button again.
      this.#runId = null;
      this.#onChange();
    });
  }

  /** The answer has ended, or its message could not be sent: there is nothing to stop. */
  forget(): void {
    this.#isWanted = false;
  }
}
