// Which answers of the shown conversation the visitor has not seen: those that the server counts, and those that end while the chat is
// not visible. What was seen is reported to the server, so that it holds for every tab and device.
import type { Connection } from '../connection/connection.ts';

export class UnreadAnswers {
  readonly #connection: Pick<Connection, 'call'>;
  #count = 0;
  #isVisible = false;

  constructor(connection: Pick<Connection, 'call'>) {
    this.#connection = connection;
  }

  /** Whether the visitor sees the log: answers that end meanwhile count as read. False when that is known already. */
  setVisible(isVisible: boolean): boolean {
    const isNew = this.#isVisible !== isVisible;
    this.#isVisible = isVisible;
    return isNew;
  }

  /** What the server counts in the conversation that is shown now. */
  begin(count: number): void {
    this.#count = count;
  }

  /** An answer has ended. */
  add(): void {
    this.#count += 1;
  }

  /** Unread answers of the conversation, which all count as read while the log is visible. `lastEventId`: the newest event shown. */
  settle(conversationId: string | null, lastEventId: number): number {
    if (this.#count === 0 || !this.#isVisible || conversationId === null) return this.#count;
    this.#count = 0;
    // Without a reply the server counts them until the next answer is seen.
    this.#connection.call('PUT', `/conversations/${conversationId}/read`, { event_id: lastEventId }).catch(() => {});
    return 0;
  }
}
