// The events of a log in their order: one that cannot be read yet waits for what reads it, and so do those that follow.
// Knows what reads logs, not what events change.
import type { ConversationEvent } from '../../../protocol/events.ts';
import { isPlain } from '../../../protocol/reducers/plain-reducer.ts';
import { wholeLog } from '../log/whole-log.ts';

export class ReadableEvents {
  readonly #onEvent: (event: ConversationEvent) => void;
  readonly #onReset: () => void;
  /** Events that wait; null: the next one need not wait. */
  #held: ConversationEvent[] | null = null;
  /** Events were left out. */
  #lacksEvents = false;
  /** Waits for what reads them: called when it has come, and when that has failed once more. */
  #readsAgain = { requestUpdate: () => wholeLog.loaded && void this.load() };

  /** `onEvent`: takes one that can be read. `onReset`: those that were left out can be read now, and have to be loaded again. */
  constructor(onEvent: (event: ConversationEvent) => void, onReset: () => void) {
    this.#onEvent = onEvent;
    this.#onReset = onReset;
  }

  receive(event: ConversationEvent): void {
    if (this.#held) this.#held.push(event);
    else if (wholeLog.loaded || isPlain(event)) this.#onEvent(event);
    else {
      this.#held = [event];
      void this.#readAll(this.#held);
    }
  }

  /** Loads what reads every event. False where that fails; afterwards nothing is missing. */
  async load(): Promise<boolean> {
    const isWhole = (await wholeLog.load()) !== null;
    if (isWhole && this.#lacksEvents) {
      this.#lacksEvents = false;
      this.#onReset();
    }
    return isWhole;
  }

  async #readAll(held: readonly ConversationEvent[]): Promise<void> {
    // What has failed is tried again by itself, and not for each event.
    const isWhole = !wholeLog.hasFailed && (await this.load());
    this.#held = null;
    // What cannot be read is left out, until it can.
    if (!isWhole) {
      this.#lacksEvents = true;
      wholeLog.want(this.#readsAgain);
    }
    for (const event of held) this.#onEvent(event);
  }
}
