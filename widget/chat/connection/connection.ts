// What the controller asks of a connection: history, the live log and the commands. network-connection.ts is the one over the
// network, recorded-connection.ts plays a recorded log.
import type { UserContent } from '../../../protocol/blocks.ts';
import type { Command } from '../../../protocol/commands.ts';
import type { PageContext } from '../../../protocol/content/page-context.ts';
import type { SendResult } from '../../../protocol/content/server-frames.ts';
import type { ConversationEvent, Progress } from '../../../protocol/events.ts';
import type { History } from '../../../protocol/history.ts';
import type { ReadReply, SiteInfo } from './http-api.ts';

/**
 * `connecting`: not yet open for the first time. `retrying`: was open or failed, reconnects automatically. `offline`: the
 * browser reports no network. `signed-out`: the site no longer names the visitor; only `retryNow` reconnects. `refused`: the
 * page cannot use this API and a retry would not help; the console shows why. A visitor without a conversation needs no
 * connection: `open` then means that the API has answered.
 */
export type ConnectionStatus = 'connecting' | 'open' | 'retrying' | 'offline' | 'signed-out' | 'refused';

/** What a connection reports, in the order in which it happened. */
export interface ConnectionEvents {
  onEvent(event: ConversationEvent): void;
  onProgress(progress: Progress): void;
  /** The log cannot be continued from `last_event_id`: load the history again and subscribe again. */
  onReset(conversationId: string): void;
  onStatus(status: ConnectionStatus): void;
  /** What the site says of itself; again whenever the session is renewed. */
  onSite(site: SiteInfo): void;
}

/**
 * A visitor's message to send, or the request to answer the message `regenerates` again. With the same `clientId` it can be
 * sent twice without effect.
 */
export type OutgoingMessage = {
  clientId: string;
  conversationId: string;
  content: readonly UserContent[];
  /** What the page says of itself. */
  context?: PageContext;
  regenerates?: string;
  /** The message of which it is another version. */
  edits?: string;
  /** The failed call with which that answer begins. */
  retries?: string;
};

/** The visitor's decision about the request `approval_id`, as the API takes it. */
export type OutgoingDecision = Omit<Extract<Command, { type: 'resolve' }>, 'type' | 'ref'>;

/** How the controller reaches an API, or a recording. Every call rejects with {@link ConnectionError}. */
export interface Connection {
  /** Address of the API, to which the paths of icons belong; missing: there are none. */
  readonly base?: string;
  /** Connects, and reconnects after every failure. Call once, before anything else. */
  start(events: ConnectionEvents): void;
  /** The newest page of the history, or with `before` the page above that cursor. `read`: what reads a long reply. */
  history(conversationId: string, signal?: AbortSignal, before?: number, read?: ReadReply<History>): Promise<History>;
  /** Follows one conversation after `lastEventId`, live and through reconnects; replaces the previous subscription. */
  subscribe(conversationId: string, lastEventId: number): void;
  unsubscribe(): void;
  /** A new, empty conversation's id. */
  createConversation(): Promise<string>;
  send(message: OutgoingMessage): Promise<SendResult>;
  stop(runId: string): Promise<void>;
  /** Decides a request that waits for the visitor. Rejects with `conflict` when it was decided before. */
  resolve(decision: OutgoingDecision): Promise<void>;
  /**
   * A call of the API by its path below `/api/v1`, as the visitor; gives its reply, a Blob for `GET /attachments/:id`. The body is
   * JSON, or the bytes of a Blob.
   * `not_found` for one who has asked nothing yet, unless the call `makesVisitor`: it is part of a question.
   */
  call<Reply>(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    makesVisitor?: boolean,
  ): Promise<Reply>;
  /** A result that the log has in part, whole; its type says whether it is JSON. */
  toolResult(conversationId: string, toolUseId: string): Promise<Blob>;
  /** Skips the wait before the next attempt. */
  retryNow(): void;
  close(): void;
}
