// The log of a conversation, as a store keeps it: what was appended is read in order, and turn by turn.
import type { ConversationEvent, EventDraft } from '../../../protocol/index.ts';
import type { Fence, Spent } from './runs.ts';

/** Events of one turn, in order; never empty. */
export type StoredTurn = {
  events: ConversationEvent[];
  /** Length of the events as JSON, in UTF-16 units. */
  chars: number;
};

/**
 * Where the events of a turn are in its log: from `from` on, before `before`, which begins the next turn in the log. No event is added to
 * the range any more, and compaction keeps what its events say.
 */
export type TurnRange = { from: number; before: number };

export interface EventLog {
  /**
   * Appends in order, neighbouring deltas of a block merged (EV9), and resolves after COMMIT with the events; only then may they be sent (WS-6). Messages, tool calls,
   * results and ends are on the disk then. Events that a run rewrites after a restart (text, reasoning, marks of groups) survive
   * the process but not a power failure: the log then ends earlier, without a gap. With `fence`, rejects with {@link FencedError}
   * when the run has a newer claim or has ended. A terminal event of a run ends the run in the same
   * transaction (done, stopped or error), so that log and run never disagree; a `conversation_updated` that follows it
   * is appended without a fence. The sources in a search's result are recorded for {@link Sources} in the same transaction.
   * `spent`: what the run has used since its last append, added to its accounts in the same transaction.
   * Rejects with ApiError `not_found` when the conversation is gone.
   */
  append(
    conversationId: string,
    drafts: readonly EventDraft[],
    fence?: Fence,
    spent?: Spent,
  ): Promise<ConversationEvent[]>;
  /** Events after `afterEventId`, oldest first. */
  read(conversationId: string, afterEventId: number, limit?: number): Promise<ConversationEvent[]>;
  /**
   * The newest turn that begins before `beforeEventId`, whole, and whether it is the first of the conversation; null when there is none.
   * A turn: a visitor's message up to the next.
   */
  turnBefore(conversationId: string, beforeEventId: number): Promise<(StoredTurn & { isFirst: boolean }) | null>;
  /**
   * The run that the question of `runId` follows among the versions, and where its turn is: what the model read before.
   * Null where the question begins the conversation.
   */
  turnAbove(conversationId: string, runId: string): Promise<(TurnRange & { runId: string }) | null>;
  /** The events of a range that {@link turnAbove} gave. */
  readTurn(conversationId: string, range: TurnRange): Promise<StoredTurn>;
  /**
   * The source groups of all turns that begin before `beforeEventId`, oldest first: each piece is the JSON of one turn's
   * groups with commas between and without brackets. `beforeEventId` is an event that begins a turn. Those that nobody has read
   * yet are collected first, for a few conversations at a time. @throws the signal's reason when it aborts before that is done.
   */
  sourcesBefore(conversationId: string, beforeEventId: number, signal?: AbortSignal): AsyncIterable<string>;
  /**
   * `last`: newest id, 0 when empty. `floor`: an older offset than this cannot be continued and gets `reset`.
   * `lastSource`: highest citation number given, 0 without any.
   */
  bounds(conversationId: string): Promise<{ last: number; floor: number; lastSource: number }>;
  /**
   * Folds the logs of runs that ended before `beforeMs` into whole blocks: deletes deltas, keeps ids, raises `floor`. Also
   * stores the result of `sourcesBefore` for their conversations.
   */
  compact(beforeMs: number): Promise<number>;
}
