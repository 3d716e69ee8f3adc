// Accepts visitors' messages: once each, with the conversation, the run and its first event.
import type {
  ConversationEvent,
  EventDraft,
  PageContext,
  PageToolsDeclaration,
  SendResult,
  UserContent,
  VersionTarget,
} from '../../../protocol/index.ts';
import type { Owner } from './owner.ts';
import type { Load } from './runs.ts';

/** The accounts that a message counts for, and the check whether it is accepted. */
export type Admission = {
  /** Opaque keys such as `site:shop`, at most 100 characters each. */
  accounts: readonly string[];
  /** Called first for a message that is no repeat: throws when no message is accepted. */
  requireOpen?(): void;
  /** Throws an ApiError to refuse; nothing is stored then. `loads` are in the order of the accounts. */
  admit(loads: readonly Load[]): void;
};

/** Accepts a visitor's message: one transaction for idempotency key, conversation, run and `user_message` event. */
export interface Inbox {
  /**
   * Creates the run (queued, with the job of token 0) and the event. A second call with the same `clientId` and content returns the first's
   * result with `duplicate: true`; with other content, or another conversation, it rejects with ApiError `conflict`.
   * Also `conflict` while the conversation has an active run. `not_found` for a foreign or missing conversation.
   * With `admission`, counts an admitted message for its accounts; a repeat returns its result without a check.
   */
  accept(
    owner: Owner,
    message: {
      clientId: string;
      /** Null: a new conversation with `newConversationId`. */
      conversationId: string | null;
      newConversationId: string;
      messageId: string;
      runId: string;
      content: readonly UserContent[];
      /** What the page said of itself. */
      context?: PageContext | undefined;
      /** Tools of the page that sends it, as they were accepted. */
      pageTools?: PageToolsDeclaration | undefined;
      /** Where a tool of the site needs it; kept until the end of the run. */
      userId?: string | undefined;
    },
    admission?: Admission,
  ): Promise<{ result: SendResult; duplicate: boolean; event: ConversationEvent }>;
  /**
   * Creates another run for the newest message that is shown and the event that replaces its answer; otherwise like `accept`. Where
   * later messages are hidden versions, the message is asked again as `newMessageId`, a version of its own. `invalid_request` for an
   * older message, `not_found` for a foreign or missing one. `retries`: the call of the replaced run
   * with which the new one begins (EV16); `invalid_request` for one that cannot be tried again.
   */
  regenerate(
    owner: Owner,
    wish: {
      clientId: string;
      messageId: string;
      newMessageId?: string;
      runId: string;
      retries?: string | undefined;
      pageTools?: PageToolsDeclaration | undefined;
      userId?: string | undefined;
    },
    admission?: Admission,
  ): Promise<{ result: SendResult; duplicate: boolean; event: ConversationEvent }>;
  /**
   * Adds a version of the visitor's message with other content and context, which a new run answers; the former ones stay. Otherwise
   * like `accept`; `not_found` for a foreign or missing message.
   */
  edit(
    owner: Owner,
    wish: {
      clientId: string;
      messageId: string;
      newMessageId: string;
      runId: string;
      content: readonly UserContent[];
      context?: PageContext | undefined;
      pageTools?: PageToolsDeclaration | undefined;
      userId?: string | undefined;
    },
    admission?: Admission,
  ): Promise<{ result: SendResult; duplicate: boolean; event: ConversationEvent }>;
  /**
   * Creates a conversation with finished turns, read by its visitor; it is there whole or not at all, also after the process has died. Other
   * writes go on meanwhile. `conflict` where the visitor has one of the thread's name, or has used a `clientId` before; `conversation_full` for
   * more than a conversation may have. Nothing is stored then.
   * With `admission`, counts each turn for its accounts.
   */
  importTurns(
    owner: Owner,
    conversation: { id: string; thread?: string; title: string | null; turns: readonly ImportedTurn[] },
    admission?: Admission,
  ): Promise<{ conversationId: string; lastEventId: number }>;
  /**
   * Shows the version and what followed it last, with the event `version_shown`; `event` is null when it is shown already.
   * `not_found` for a foreign or missing version, `conflict` while the conversation has an active run.
   */
  show(
    owner: Owner,
    conversationId: string,
    target: VersionTarget,
  ): Promise<{ runId: string; event: ConversationEvent | null }>;
}

/** A question and its answer. `at`: when it was asked, ISO 8601. `answer`: events of the run up to the one that ends it; at most a `conversation_updated` follows. */
export type ImportedTurn = {
  at: string;
  clientId: string;
  messageId: string;
  runId: string;
  content: readonly UserContent[];
  answer: readonly EventDraft[];
};
