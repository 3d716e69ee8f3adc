// The persistence interfaces of the API; another database can implement them.
// Knows nothing of SQL, HTTP or models. Every implementation passes test/helpers/store-contract.ts.
// All methods reject with ApiError `unavailable` when nothing can be written (disk full, read-only); nothing is stored then.
import type {
  Approval,
  ApprovalOutcome,
  ConversationEvent,
  EventDraft,
  FeedbackBody,
  FeedbackByRun,
  PageContext,
  PageToolsDeclaration,
  Progress,
  SendResult,
  UserContent,
  VersionTarget,
} from '../../protocol/index.ts';
import type { Attachments } from './attachments.ts';
import type { DeviceLinks } from './device-links.ts';
import type { GatewayResponses } from './gateway-responses.ts';
import type { PageCalls } from './page-calls.ts';
import type { AuditLog, SiteRows } from './site-settings.ts';
import type { WholeResults } from './whole-results.ts';

/** The visitor whose data a call accesses. Every read and write of visitor data takes it: a foreign id behaves like a missing one (API-5). */
export type Owner = { site: string; visitorId: string };

/** An owner as a token names them. `userId`: `sub` of their user token; missing for an anonymous visitor. */
export type SignedOwner = Owner & { userId?: string };

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

/** The permission to write for a run: the token grows with every claim, so that a stale writer is refused. */
export type Fence = { runId: string; token: number };

/** Events of one turn, in order; never empty. */
export type StoredTurn = {
  events: ConversationEvent[];
  /** Length of the events as JSON, in UTF-16 units. */
  chars: number;
};

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
   * The turn with the run that the question of `runId` follows among the versions, whole, and that run: what the model read before.
   * Null where the question begins the conversation.
   */
  turnAbove(conversationId: string, runId: string): Promise<(StoredTurn & { runId: string }) | null>;
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

export type RunStatus = 'queued' | 'running' | 'waiting' | 'done' | 'stopped' | 'error';
export type RunRow = {
  id: string;
  conversationId: string;
  site: string;
  visitorId: string;
  status: RunStatus;
  /** Grows with every claim; see {@link Fence}. */
  token: number;
  /** How often it was started: 1, and one more after each crash. */
  attempts: number;
  createdAtMs: number;
  /** Id of the job of the queue that may claim it. */
  job: string;
  /** While it waits: when it goes on without an answer. Milliseconds since the epoch. */
  waitUntilMs: number | null;
};

/** Job of a run that has `token`: each release and each wait gives the run another one, so that older jobs claim nothing. */
export const jobOf = (runId: string, token: number): string => `${runId}.${token}`;

/** `run`: what was claimed, null when nothing is to be done now. `queued`: the run that had the job and stays queued. */
export type NextClaim = { run: RunRow | null; queued: string | null };

export interface RunStore {
  get(runId: string): Promise<RunRow | null>;
  getOwned(owner: Owner, runId: string): Promise<RunRow | null>;
  /** The `client_id` of the message that it answers; null when it is gone. */
  clientIdOf(runId: string): Promise<string | null>;
  /** The `userId` with which the message was accepted; null without one, and once the run has ended. */
  userIdOf(runId: string): Promise<string | null>;
  /** The accounts that it counts for; none once it has ended. */
  accountsOf(runId: string): Promise<readonly string[]>;
  /** The run of the conversation that has not ended, or null. */
  active(conversationId: string): Promise<RunRow | null>;
  /**
   * Claims the run: token + 1, attempts + 1, status running. Null when it has ended, and for any job but its own: a job of
   * the past or a doubled one does nothing. The same job takes over a run that is claimed already, whose process is lost.
   */
  claim(runId: string, job: string): Promise<RunRow | null>;
  /**
   * Claims for a job that has a free place. A run that waits or is claimed already goes on at once; with a queued one the
   * job takes whichever queued run is next (claim-order.ts), whose job the other run gets, so that each has one. `perSite`:
   * queued runs of a site that has so many running are not claimed.
   */
  claimNext(job: string, options: { perSite: number }): Promise<NextClaim>;
  /** Rejects with {@link FencedError} like `append`; setting the status that an ended run already has is no error. */
  setStatus(fence: Fence, status: RunStatus): Promise<void>;
  /**
   * Releases the run: queued again, its attempt not counted, the fence invalid. Three orderly restarts must not end a
   * run as one that was started too often. Resolves with its new job. `spent` as in `append`. Rejects with
   * {@link FencedError} like `append`.
   */
  release(fence: Fence, spent?: Spent): Promise<string>;
  /**
   * As `release`, with the status waiting: nobody drives the run until its new job claims it, at `untilMs` or earlier.
   * `seenEventId`: the last event that the run has read; with a later decision about one of its approvals it is due at once.
   */
  wait(fence: Fence, untilMs: number, options?: { spent?: Spent | undefined; seenEventId?: number }): Promise<string>;
  /** Runs that have not ended, oldest first: a starting API resumes them. */
  unfinished(): Promise<RunRow[]>;
}

/** The cost of answers: tokens in and out together, and millionths of the currency of the operator's prices. */
export type Spent = { tokens: number; costMicros: number };

/** The use of an account: its active runs, and its use since midnight UTC. */
export type Load = Spent & { activeRuns: number; messages: number };

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
   * Creates a conversation with finished turns in one transaction, read by its visitor. `conflict` where the visitor has one of the thread's
   * name, or has used a `clientId` before; `conversation_full` for more than a conversation may have. Nothing is stored then.
   */
  importTurns(
    owner: Owner,
    conversation: { id: string; thread?: string; title: string | null; turns: readonly ImportedTurn[] },
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

export type JournalEntry = {
  runId: string;
  toolUseId: string;
  name: string;
  argsHash: string;
  /** `parked`: not begun, since somebody else decides about it. */
  state: 'parked' | 'executing' | 'done';
  /** JSON of the arguments, where the log has some of them masked; null once it is done. */
  input: string | null;
  /** JSON of the tool's outcome, once done. */
  outcome: string | null;
};

type NewEntry = Pick<JournalEntry, 'runId' | 'toolUseId' | 'name' | 'argsHash'> & { input?: string };

/** The tool calls that were started and their outcomes, so that a crash never repeats one unnoticed. */
export interface ToolJournal {
  get(runId: string, toolUseId: string): Promise<JournalEntry | null>;
  /** Notes a call that somebody else decides about, so that a run that waits keeps its step. Nothing when it is noted. */
  park(entry: NewEntry): Promise<void>;
  /** Written before the tool runs. Rejects when the entry exists, unless it is parked. */
  begin(entry: NewEntry): Promise<void>;
  finish(runId: string, toolUseId: string, outcome: string): Promise<void>;
}

/** A call or a question before a person is asked. */
export type NewApproval = {
  runId: string;
  conversationId: string;
  toolUseId: string;
  /** As it will be shown: it has the id, name, kind, version and hash. */
  request: Approval;
  /** What will be executed: the arguments with their sensitive values. */
  arguments: Record<string, unknown>;
  /** The tool's schema: edited arguments are checked against it. */
  parameters: Readonly<Record<string, unknown>>;
  /** Milliseconds since the epoch. */
  expiresAtMs: number;
};

export type ApprovalRow = Omit<NewApproval, 'arguments' | 'parameters'> & {
  /** Null once the call has a result, as `parameters` and `edited`. */
  arguments: Record<string, unknown> | null;
  parameters: Record<string, unknown> | null;
  /** Edited arguments, with their sensitive values. */
  edited: Record<string, unknown> | null;
  /** Null while it is pending. */
  outcome: ApprovalOutcome | null;
};

/** `by`: the visitor's id, `time` when nobody decided, `run` when the run ended. */
export type NewDecision = {
  outcome: Omit<ApprovalOutcome, 'at'>;
  by: string;
  edited?: Record<string, unknown>;
};

/** `isFirst`: this decision counts; otherwise `outcome` is the one that does. `eventId`: of its event, 0 if the run wrote that. */
export type Decided = { outcome: ApprovalOutcome; isFirst: boolean; eventId: number };

/** Calls and questions that wait for a person. The first decision counts (APR-5). */
export interface Approvals {
  /** Stores what the event `approval_request` does not say; it is pending once that event is appended. Once for each call. */
  prepare(approval: NewApproval): Promise<void>;
  /** One whose event is in the log. Null when there is none or it is another visitor's: both look the same (APR-5). */
  get(owner: Owner, id: string): Promise<ApprovalRow | null>;
  /** That of a call, if its event is in the log. */
  ofCall(runId: string, toolUseId: string): Promise<ApprovalRow | null>;
  /** How many of the run are pending. */
  countPending(runId: string): Promise<number>;
  /** Whether the visitor allowed the tool, in this version, for the rest of the conversation. */
  isRemembered(conversationId: string, name: string, version: string): Promise<boolean>;
  /**
   * Compare and set, with the event `approval_result` in the same transaction; a run that waits is due from then on. Of two
   * decisions the first one counts, and the second one changes nothing. Rejects with ApiError `not_found` when it is gone.
   */
  decide(id: string, decision: NewDecision): Promise<Decided>;
  /**
   * A visitor's message as the answer to the question that waits in the conversation; null when none does, or when a message
   * with this `clientId` was accepted before. Once per `clientId`, as {@link Inbox.accept}.
   */
  answer(
    owner: Owner,
    message: { clientId: string; conversationId: string; content: readonly UserContent[] },
    toDecision: (row: ApprovalRow) => NewDecision,
  ): Promise<{ result: SendResult; duplicate: boolean } | null>;
}

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

/** A document that the owner of a site pushed, without its content. */
export type NamedDocument = {
  site: string;
  id: string;
  url: string;
  /** Given by the owner, instead of those found in the content. */
  title: string | null;
  lang: string | null;
  pushedAtMs: number;
};
/** As it was sent: the index makes a page of it, now and whenever it is rebuilt. `format`: how the content is written. */
export type DocumentSource = NamedDocument & { format: string; content: string };

/**
 * Format of a document of versions that kept no source: its content is JSON of the page that the index had,
 * `{contentHash, breadcrumb, passages}`.
 */
export const PAGE_FORMAT = 'page';

/** The pushed documents of all sites: the index can be made again from them. */
export interface DocumentSources {
  /** Stores it in place of those with the same id or the same address. */
  put(source: DocumentSource): Promise<void>;
  /** False when there was none. */
  remove(site: string, id: string): Promise<boolean>;
  get(site: string, id: string): Promise<DocumentSource | null>;
  findByUrl(site: string, url: string): Promise<NamedDocument | null>;
  /** In the order of their ids, `limit` after `after`. */
  list(site: string, options: { after?: string; limit: number }): Promise<NamedDocument[]>;
  /** The sites that have documents. */
  sites(): Promise<string[]>;
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

/** The run belongs to a newer claim or has ended: the caller must stop without writing more. */
export class FencedError extends Error {
  override readonly name = 'FencedError';
}
