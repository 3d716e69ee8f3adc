// The events of one transaction, by conversation, so that followers get one notice and one write of each commit.
import type { ConversationEvent } from '../../../../protocol/index.ts';
import type { Notifier } from '../../contract/store.ts';

export class CommitEvents {
  readonly #notifier: Notifier;
  #events = new Map<string, ConversationEvent[]>();

  constructor(notifier: Notifier) {
    this.#notifier = notifier;
  }

  /** Call it when their write is committed, in the order of the writes. */
  add(conversationId: string, events: readonly ConversationEvent[]): void {
    const before = this.#events.get(conversationId);
    if (before) before.push(...events);
    else this.#events.set(conversationId, [...events]);
  }

  /** Publishes what was added since the last call. */
  publish(): void {
    if (this.#events.size === 0) return;
    const all = this.#events;
    this.#events = new Map();
    for (const [conversationId, events] of all) this.#notifier.publishEvents(conversationId, events);
  }
}
