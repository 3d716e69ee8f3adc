// Cuts a log into turns and collects the newest of them into a page of history (SPEC.md, HI6 to HI8).
// Turns do not depend on each other, so each page folds alone; the API reads the turns from the store.
import type { ConversationEvent } from './events.ts';
import type { History } from './history.ts';
import { toHistory } from './history.ts';

/** A visitor's message with everything up to the next one, or the events before the first message. Never empty. */
export type Turn = readonly ConversationEvent[];

export type PageSize = {
  /** Flat messages of a page, unless one turn alone has more. */
  messages: number;
  /** UTF-16 units of the turns as JSON, unless one turn alone has more. */
  chars: number;
  /** Blocks of the turns, unless one turn alone has more; any number when left out. */
  blocks?: number;
};

/** True for the event that begins a turn. */
export function beginsTurn(event: ConversationEvent): boolean {
  return event.type === 'user_message';
}

/** A log as its turns, oldest first. */
export function toTurns(events: readonly ConversationEvent[]): Turn[] {
  const turns: ConversationEvent[][] = [];
  for (const event of events) {
    if (turns.length === 0 || beginsTurn(event)) turns.push([]);
    turns.at(-1)!.push(event);
  }
  return turns;
}

/** Collects whole turns, newest first, while they fit; the first one always fits. */
export class PageBuilder {
  readonly #size: PageSize;
  readonly #turns: Turn[] = [];
  #messages = 0;
  #chars = 0;
  #blocks = 0;

  constructor(size: PageSize) {
    this.#size = size;
  }

  /** False when the turn does not fit: the page ends below it. `chars`: length of the turn as JSON. */
  add(turn: Turn, chars: number): boolean {
    this.#messages += countMessages(turn);
    this.#chars += chars;
    this.#blocks += countBlocks(turn);
    const { messages, blocks = Number.POSITIVE_INFINITY } = this.#size;
    const fits = this.#messages <= messages && this.#chars <= this.#size.chars && this.#blocks <= blocks;
    if (this.#turns.length > 0 && !fits) return false;
    this.#turns.unshift(turn);
    return true;
  }

  /** The page of `conversation` with the turns added so far, and the cursor of the page above it when there is one. */
  toHistory(conversation: History['conversation'], hasMore: boolean): History {
    const first = this.#turns[0]?.[0]?.event_id ?? null;
    return {
      ...toHistory(this.#turns.flat(), conversation),
      // Not from events: the title may have been set in a turn above this page.
      conversation,
      has_more: hasMore,
      before: hasMore ? first : null,
    };
  }
}

/** Blocks that messages of a turn began. */
export function countBlocks(turn: Turn): number {
  return turn.reduce((count, { type }) => count + (type === 'content_block_start' ? 1 : 0), 0);
}

/** Flat messages of a turn: parallel calls count as one, retracted ones as none. */
function countMessages(turn: Turn): number {
  const ids = new Set<string>();
  for (const event of turn) {
    if (event.type === 'message_retract') ids.delete(event.message_id);
    else if (
      event.type === 'user_message' ||
      event.type === 'content_block_start' ||
      event.type === 'approval_request'
    ) {
      ids.add(event.message_id);
    }
  }
  return ids.size;
}
