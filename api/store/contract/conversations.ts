// Conversations of visitors, as a store keeps them.
import type { ConversationEvent } from '../../../protocol/index.ts';
import type { Owner } from './owner.ts';
import type { Spent } from './runs.ts';

export type ConversationRow = {
  id: string;
  site: string;
  visitorId: string;
  title: string | null;
  /** First words of the newest answer, at most 300 characters of Markdown. */
  preview: string | null;
  createdAtMs: number;
  updatedAtMs: number;
  /** Answers that ended since its visitor last saw it. */
  unread: number;
};

export interface Conversations {
  create(owner: Owner, init: { id: string; title?: string | null }): Promise<ConversationRow>;
  /** Null when it does not exist or belongs to another visitor. */
  get(owner: Owner, id: string): Promise<ConversationRow | null>;
  /** The newest one that has this name of a client of another protocol; null when there is none. */
  ofThread(owner: Owner, thread: string): Promise<ConversationRow | null>;
  /** As `ofThread`; creates one with the id when there is none. Called at once from several sides, it creates one. */
  openThread(owner: Owner, thread: string, id: string): Promise<ConversationRow>;
  /**
   * Newest first by `updatedAtMs`; `cursor` is the last call's `nextCursor`. `query`: those in which a message, an answer or the
   * title has all of its words, the last one perhaps only its beginning; every character of it is text, none an operator.
   */
  list(
    owner: Owner,
    page: { cursor?: string; limit: number; query?: string },
  ): Promise<{ items: (ConversationRow & { activeRunId: string | null })[]; nextCursor: string | null }>;
  /** Gives it the title, with the event `conversation_updated` if it has a run. */
  rename(owner: Owner, id: string, title: string): Promise<ConversationRow | null>;
  /**
   * What a model has written after the run: a title, if it still has the title `from`, and questions to go on with, with the event
   * `conversation_updated`; nothing of it unless the run is the one at the end of what is shown. `spent` counts for the accounts
   * in any case. Resolves with the event, null for none.
   */
  caption(
    id: string,
    captions: {
      runId: string;
      title?: { from: string; to: string };
      followUps?: readonly string[];
      accounts: readonly string[];
      spent: Spent | undefined;
    },
  ): Promise<ConversationEvent | null>;
  /** Its visitor has seen it up to the event. Resolves with the answers that ended later; null when there is none. */
  markRead(owner: Owner, id: string, eventId: number): Promise<number | null>;
  /** Hides it from its visitor like one that does not exist, until `restore` or `purge`. False when there was none. */
  hide(owner: Owner, id: string, deleteAtMs: number): Promise<boolean>;
  /** Shows a hidden one again; null when there is none, or its time is over. */
  restore(owner: Owner, id: string): Promise<ConversationRow | null>;
  /** Deletes the hidden ones whose time is over, as `delete`; returns how many. */
  purge(): Promise<number>;
  /** Deletes it with its events, runs, journal, search entries and idempotency keys. False when there was none. */
  delete(owner: Owner, id: string): Promise<boolean>;
}
