// The visitor's conversations for the list, newest first; loaded on request.
import type { Connection } from '../connection/connection.ts';
import type { ConversationSummary } from '../connection/http-api.ts';

export class ConversationList {
  readonly #connection: Pick<Connection, 'conversations'>;
  #items: readonly ConversationSummary[] | null = null;
  #hasFailed = false;

  constructor(connection: Pick<Connection, 'conversations'>) {
    this.#connection = connection;
  }

  /** Null until `load` has succeeded. */
  get items(): readonly ConversationSummary[] | null {
    return this.#items;
  }

  /** The last request failed; the items are those before it. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Never rejects. */
  async load(): Promise<void> {
    try {
      this.#items = await this.#connection.conversations();
      this.#hasFailed = false;
    } catch {
      this.#hasFailed = true;
    }
  }
}
