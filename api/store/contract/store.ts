// The persistence interfaces of the API; another database can implement them.
// Knows nothing of SQL, HTTP or models. Every implementation passes test/helpers/store-contract.ts.
// All methods reject with ApiError `unavailable` when nothing can be written (disk full, read-only); nothing is stored then.
import type { ConversationEvent, FeedbackBody, FeedbackByRun, Progress } from '../../../protocol/index.ts';
import type { Approvals } from './approvals.ts';
import type { Attachments } from './attachments.ts';
import type { Conversations } from './conversations.ts';
import type { DeviceLinks } from './device-links.ts';
import type { DocumentSources } from './documents.ts';
import type { EventLog } from './event-log.ts';
import type { GatewayResponses } from './gateway-responses.ts';
import type { Inbox } from './inbox.ts';
import type { ToolJournal } from './journal.ts';
import type { Owner } from './owner.ts';
import type { PageCalls } from './page-calls.ts';
import type { RunStore } from './runs.ts';
import type { AuditLog, SiteRows } from './site-settings.ts';
import type { WholeResults } from './whole-results.ts';

/** What visitors think of answers. */
export interface FeedbackStore {
  /**
   * Stores the rating of the answer that has the message, with the event `feedback` in the same transaction; `rating` 0 takes it
   * back. `event` is null when the answer has this rating already. `not_found` for a message that is foreign or missing,
   * `invalid_request` for a visitor's own.
   */
  give(
    owner: Owner,
    given: FeedbackBody & { conversationId: string; messageId: string },
  ): Promise<{ runId: string; event: ConversationEvent | null }>;
  /** All ratings of a conversation. */
  of(conversationId: string): Promise<FeedbackByRun>;
}

/** HTML that search services require beside their answers, kept as long as its conversation. */
export interface SearchEntries {
  /** `id` is unguessable. Rejects with ApiError `not_found` when the conversation is gone. */
  put(entry: { id: string; conversationId: string; html: string }): Promise<void>;
  /** By id only: an iframe request has no token. `site` is that of its conversation. */
  get(id: string): Promise<{ site: string; html: string } | null>;
}

/** Sources of the logs, kept as long as their conversations. */
export interface Sources {
  /** By id only: an image request has no token. `site` is that of its conversation, `url` the page's. Null when there is none. */
  get(id: string): Promise<{ site: string; url: string } | null>;
}

/** Values that the API creates once and stores, such as the secret that signs visitor tokens. */
export interface Settings {
  /** The value stored under `name`; `create` makes it the first time. */
  getOrCreate(name: string, create: () => string): Promise<string>;
  /** Reads the database at every call: another process may have changed the value. */
  get(name: string): Promise<string | null>;
  set(name: string, value: string): Promise<void>;
}

/** Stop requests; they survive a restart and reach the process that executes the run. */
export interface Signals {
  /** Stores the request, then calls the notifier's `publishStop`. Does nothing for a run that has ended. */
  requestStop(runId: string): Promise<void>;
  isStopRequested(runId: string): Promise<boolean>;
}

/** Notifies subscribers in this process of commits. No event is lost: subscribers re-read the log. */
export interface Notifier {
  /** `listener` gets committed events of that conversation in order, and progress frames at once. Returns the unsubscribe function. */
  subscribe(
    conversationId: string,
    listener: (message: { events: readonly ConversationEvent[] } | { progress: Progress }) => void,
  ): () => void;
  publishEvents(conversationId: string, events: readonly ConversationEvent[]): void;
  publishProgress(conversationId: string, progress: Progress): void;
  /** Stop signals of this process. */
  onStop(runId: string, listener: () => void): () => void;
  publishStop(runId: string): void;
}

/** The whole of persistence. `publish` of the notifier is called by the log itself, after COMMIT. */
export interface Store {
  readonly conversations: Conversations;
  readonly log: EventLog;
  readonly runs: RunStore;
  readonly inbox: Inbox;
  readonly journal: ToolJournal;
  readonly approvals: Approvals;
  readonly pageCalls: PageCalls;
  readonly wholeResults: WholeResults;
  readonly attachments: Attachments;
  readonly signals: Signals;
  readonly searchEntries: SearchEntries;
  readonly sources: Sources;
  readonly feedback: FeedbackStore;
  readonly documents: DocumentSources;
  readonly settings: Settings;
  readonly siteRows: SiteRows;
  readonly deviceLinks: DeviceLinks;
  readonly gateway: GatewayResponses;
  readonly audit: AuditLog;
  readonly notifier: Notifier;
  /**
   * Deletes conversations of a site without activity since `beforeMs`, with all their data, the oldest first; those
   * with an active run are kept. One call deletes at most `limit` conversations and events: a long conversation takes several, its
   * oldest events first. Returns the number of deleted conversations, and whether more remain. Their bytes are erased by
   * {@link Store.forgetDeleted}.
   */
  expire(
    site: string,
    beforeMs: number,
    limit: { conversations: number; events: number },
  ): Promise<{ removed: number; isMore: boolean }>;
  /** The sites that have conversations. */
  sites(): Promise<string[]>;
  /** When the newest conversation was last active; null where there is none. */
  newestActivityMs(): Promise<number | null>;
  /** Erases deleted data from the write-ahead log of the database too (PRIV-2). */
  forgetDeleted(): Promise<void>;
  /** Deletes all data of a visitor. */
  deleteVisitor(owner: Owner): Promise<void>;
  /**
   * Everything of visitor `from` belongs to `to` of the same site from now on, in one transaction: conversations, their runs,
   * also active and waiting ones, approvals, sent messages. Once or often, also at once from several sides: what is there moves.
   * Returns the number of conversations. A message of `from` whose `clientId` one of `to` has keeps its data, but no repeat is
   * recognised.
   */
  moveVisitor(from: Owner, to: Owner): Promise<number>;
  /** Rejects when nothing can be written at the moment. For /readyz. */
  check(): Promise<void>;
  /** Writes pending work and closes. */
  close(): Promise<void>;
}
