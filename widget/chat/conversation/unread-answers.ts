// Which answers the visitor has not seen: those that ended while the chat was not visible. The time up to which everything was read
// is stored, so that it holds for every tab and after a reload.
import type { Block } from '../../../protocol/blocks.ts';
import type { ChatStorage } from '../storage.ts';

export class UnreadAnswers {
  readonly #storage: ChatStorage;
  #isVisible = false;

  constructor(storage: ChatStorage) {
    this.#storage = storage;
  }

  /** Whether the visitor sees the log: answers that end meanwhile count as read. False when that is known already. */
  setVisible(isVisible: boolean): boolean {
    const isNew = this.#isVisible !== isVisible;
    this.#isVisible = isVisible;
    return isNew;
  }

  /** Unread answers among `blocks`, which all count as read while the log is visible. */
  count(blocks: readonly Block[]): number {
    const readAt = this.#storage.get('read-at') ?? '';
    const endTimes = blocks.flatMap((block) => (block.type === 'run' && block.endedAt ? [block.endedAt] : []));
    if (!this.#isVisible) return endTimes.filter((at) => at > readAt).length;
    // The newest end time, ISO 8601.
    const newest = endTimes.at(-1);
    if (newest && newest > readAt) this.#storage.set('read-at', newest);
    return 0;
  }
}
