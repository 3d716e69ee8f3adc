// The one owner of a conversation's state in the page: history, then live events, through the one reducer.
// Knows neither elements nor transports: elements read `view`, a Connection delivers events; each part of the state that has rules of
// its own is a file of conversation/.
import type { UserContent } from '../../protocol/blocks.ts';
import type { ConversationEvent, Progress, ToolProgress } from '../../protocol/events.ts';
import { type ConversationState, initialState, reduceEvent } from '../../protocol/reducer.ts';
import { historyToState, prependHistory } from '../../protocol/replay-history.ts';
import type { DecideDetail } from '../shared/events.ts';
import { BannerState } from './banner.ts';
import { type ChatView, foldedView, waitingQuestion } from './chat-view.ts';
import type { Clock, FrameScheduler } from './clock.ts';
import type { Connection, ConnectionStatus } from './connection/connection.ts';
import { ConnectionError } from './connection/connection-error.ts';
import type { SiteInfo } from './connection/http-api.ts';
import { ConversationList } from './conversation/conversation-list.ts';
import { HistoryPages } from './conversation/history-pages.ts';
import { OutgoingMessages } from './conversation/outgoing-messages.ts';
import { PublishedView } from './conversation/published-view.ts';
import { StopRequest } from './conversation/stop-request.ts';
import { UnreadAnswers } from './conversation/unread-answers.ts';
import type { SenderHost } from './sender.ts';
import type { ChatStorage } from './storage.ts';

export type ChatControllerOptions = {
  connection: Connection;
  storage: ChatStorage;
  clock: Clock;
  frames: FrameScheduler;
  /** A new `client_id`: unguessable and unique, at most 64 characters. */
  newId: () => string;
};

type Decision = Omit<DecideDetail, 'until'>;

/** Nothing is sent in these; messages wait. */
const DEAD: ReadonlySet<ConnectionStatus> = new Set(['offline', 'signed-out', 'refused']);
const NO_PROGRESS: ReadonlyMap<string, ToolProgress> = new Map();

/** Holds one conversation. Call `start` once, and `dispose` to release it. */
export class ChatController {
  readonly #connection: Connection;
  readonly #storage: ChatStorage;
  readonly #outgoing: OutgoingMessages;
  readonly #banner: BannerState;
  readonly #history: HistoryPages;
  readonly #stop: StopRequest;
  readonly #unread: UnreadAnswers;
  readonly #list: ConversationList;
  readonly #view: PublishedView<ChatView>;
  readonly #undo: (() => void)[] = [];

  #state: ConversationState = initialState;
  #conversationId: string | null;
  #phase: ChatView['phase'] = 'idle';
  #progress: ReadonlyMap<string, ToolProgress> = NO_PROGRESS;
  #status: ConnectionStatus = 'connecting';
  #site: SiteInfo | null = null;
  /** The run that the server last reported as waiting. */
  #queuedRun: string | null = null;
  #isStarted = false;
  #isDisposed = false;

  constructor(options: ChatControllerOptions) {
    this.#connection = options.connection;
    this.#storage = options.storage;
    this.#banner = new BannerState(options.clock, () => this.#changed());
    this.#history = new HistoryPages(options.connection);
    this.#stop = new StopRequest(options.connection, () => this.#changed());
    this.#unread = new UnreadAnswers(options.storage);
    this.#outgoing = new OutgoingMessages({ ...options, host: this.#senderHost() });
    this.#conversationId = options.storage.get('conversation');
    if (this.#conversationId) this.#phase = 'loading';
    this.#list = new ConversationList(options.connection);
    this.#view = new PublishedView(options.frames, (before) => this.#buildView(before));
  }

  /** The state to draw now. */
  get view(): ChatView {
    return this.#view.current;
  }

  /** Calls back after every change of `view`, at most once per frame. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    return this.#view.subscribe(listener);
  }

  /** Connects and loads the conversation. Does nothing the second time. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#undo.push(
      this.#storage.onChange('conversation', (id) => {
        if (id !== this.#conversationId) this.#show(id);
      }),
    );
    this.#connection.start({
      onEvent: (event) => this.#handleEvent(event),
      onProgress: (progress) => this.#handleProgress(progress),
      onReset: (id) => {
        if (id === this.#conversationId) void this.#load(id);
      },
      onStatus: (status) => this.#handleStatus(status),
      onSite: (site) => {
        this.#site = site;
        this.#changed();
      },
    });
    if (this.#conversationId) void this.#load(this.#conversationId);
    else this.#setPhase('ready');
  }

  /**
   * Shows the visitor's message at once and sends it after the answer that is in progress. Returns its
   * client id, or null for an empty text and when MAX_WAITING messages wait already.
   */
  send(text: string): string | null {
    const trimmed = text.trim();
    if (trimmed === '' || this.#outgoing.isFull) return null;
    return this.#queue([{ type: 'text', text: trimmed }]);
  }

  #queue(content: readonly UserContent[], regenerates?: string): string {
    const clientId = this.#outgoing.add(content, regenerates);
    // The visitor's message shows in this task, not a frame later.
    this.#flush();
    return clientId;
  }

  /** Sends a failed message again, under its old client id: it cannot arrive twice. */
  retry(clientId: string): void {
    this.#outgoing.retry(clientId);
  }

  /** Withdraws a message that waits or has failed; one that is being sent stays. */
  withdraw(clientId: string): void {
    if (this.#outgoing.withdraw(clientId)) this.#flush();
  }

  /** Requests another answer to the last question; the log keeps the present answer as an earlier version. */
  askAgain(): void {
    const last = this.#state.blocks.findLast((block) => block.type === 'user');
    if (last?.type === 'user' && !this.view.isAnswering) this.#queue(last.content, last.message_id);
  }

  /** Sends a message that its full conversation did not accept in a new conversation. */
  startOver(clientId: string): void {
    if (!this.#outgoing.isRefused(clientId)) return;
    this.newConversation();
    this.#outgoing.sendAnew(clientId);
  }

  /** Sends the visitor's decision about a request that waits. Rejects with ConnectionError; the log's event ends the wait. */
  async decide({ approvalId, argsHash, decision, input, reason, remember, answers }: Decision): Promise<void> {
    await this.#connection.resolve({
      approval_id: approvalId,
      decision,
      ...(argsHash === undefined ? {} : { args_hash: argsHash }),
      ...(input === undefined ? {} : { input }),
      ...(reason === undefined ? {} : { reason }),
      ...(remember === undefined ? {} : { remember }),
      ...(answers === undefined ? {} : { answers }),
    });
  }

  /** Stops the answer, or the one that is about to begin. */
  stop(): void {
    if (!this.view.isAnswering || this.view.isStopping) return;
    this.#stop.request(this.#state.run?.id ?? null);
    this.#flush();
  }

  /** Leaves the conversation for a new, empty one; the old one stays in the list. */
  newConversation(): void {
    this.#storage.set('conversation', null);
    this.#show(null);
  }

  /** Shows another conversation, here and in every other tab of the site. */
  openConversation(id: string): void {
    if (id === this.#conversationId && this.#phase !== 'failed') return;
    this.#storage.set('conversation', id);
    this.#show(id);
  }

  /** Loads the history again after a failure. */
  reload(): void {
    if (this.#conversationId) void this.#load(this.#conversationId);
  }

  /** Loads the page above the loaded turns. Does nothing while a page is loading, or when there is none. */
  loadEarlier(): void {
    const { above } = this.#state;
    if (this.#conversationId && above && !this.#history.isLoadingAbove && this.#phase === 'ready') {
      void this.#loadAbove(this.#conversationId, above.before);
    }
  }

  async loadConversations(): Promise<void> {
    await this.#list.load();
    this.#changed();
  }

  /** Skips the wait before the next connection attempt. */
  retryConnection(): void {
    this.#connection.retryNow();
  }

  /** Whether the visitor sees the log: answers that end meanwhile count as read. */
  setRead(isRead: boolean): void {
    if (this.#unread.setVisible(isRead)) this.#changed();
  }

  /** The visitor's unsent text; survives a reload. */
  get draft(): string {
    return this.#storage.get('draft') ?? '';
  }

  setDraft(text: string): void {
    this.#storage.set('draft', text === '' ? null : text);
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const undo of this.#undo) undo();
    this.#history.abort();
    this.#outgoing.dispose();
    this.#banner.dispose();
    this.#connection.close();
    this.#view.dispose();
  }

  // ---- conversation ----------------------------------------------------------------------------------------------

  #show(id: string | null): void {
    this.#connection.unsubscribe();
    this.#history.abort();
    this.#conversationId = id;
    this.#state = initialState;
    this.#progress = NO_PROGRESS;
    this.#stop.forget();
    if (id) void this.#load(id);
    else this.#setPhase('ready');
    this.#flush();
  }

  async #load(id: string): Promise<void> {
    this.#setPhase('loading');
    const outcome = await this.#history.loadNewest(id, historyToState);
    if (outcome === null || this.#isDisposed) return;
    if ('state' in outcome) this.#take(id, outcome.state);
    else if (outcome.error instanceof ConnectionError && outcome.error.code === 'not_found') {
      // Deleted, or another visitor's: the stored id is of no use any more.
      if (this.#storage.get('conversation') === id) this.#storage.set('conversation', null);
      this.#show(null);
      return;
    } else this.#setPhase('failed');
    this.#flush();
    this.#outgoing.pump();
  }

  #take(id: string, state: ConversationState): void {
    this.#state = state;
    this.#forgetShown(state.blocks.flatMap((block) => (block.type === 'user' ? [block.client_id] : [])));
    this.#connection.subscribe(id, state.lastEventId);
    this.#setPhase('ready');
  }

  async #loadAbove(id: string, before: number): Promise<void> {
    const loading = this.#history.loadAbove(id, before, (page) => prependHistory(this.#state, page));
    this.#changed();
    const outcome = await loading;
    if (outcome === null) return;
    if ('state' in outcome) this.#state = outcome.state;
    this.#changed();
  }

  #handleEvent(event: ConversationEvent): void {
    if (event.conversation_id !== this.#conversationId) return;
    try {
      this.#state = reduceEvent(this.#state, event);
    } catch (error) {
      // An event that breaks its own schema must not discard the rest of the conversation.
      console.warn('agent-chat: an event could not be read and was left out', event.type, error);
    }
    // A message, or an answer that was written as one.
    if ('client_id' in event && event.client_id !== undefined) this.#forgetShown([event.client_id]);
    if (this.#state.run === null) {
      this.#progress = NO_PROGRESS;
      this.#stop.forget();
      this.#outgoing.pump();
    } else this.#stop.proceed(this.#state.run.id);
    this.#changed();
  }

  #handleProgress(progress: Progress): void {
    if (progress.type === 'run_queued') {
      this.#queuedRun = progress.run_id;
      this.#changed();
      return;
    }
    if (this.#state.run?.id !== progress.run_id) return;
    this.#progress = new Map(this.#progress).set(progress.tool_use_id, progress);
    this.#changed();
  }

  #handleStatus(status: ConnectionStatus): void {
    this.#status = status;
    this.#banner.setStatus(status);
    if (status === 'open') {
      if (this.#phase === 'failed') this.reload();
      this.#outgoing.resume();
    }
    this.#changed();
  }

  /** The history is loaded, and the connection is not known to be lost. */
  get #isReady(): boolean {
    return this.#isStarted && this.#phase === 'ready' && !DEAD.has(this.#status);
  }

  /** What the sender needs to know of the current conversation. */
  #senderHost(): SenderHost {
    const self = this;
    return {
      get conversationId() {
        return self.#conversationId;
      },
      get mayGo() {
        return self.#isReady && self.#state.run === null;
      },
      get question() {
        return self.#isReady ? waitingQuestion(self.#state) : null;
      },
      get isOpen() {
        return self.#status === 'open';
      },
      isShown: (result) =>
        result.conversation_id === self.#conversationId && result.event_id <= self.#state.lastEventId,
      onCreated: (id) => {
        if (self.#conversationId !== null) return;
        self.#conversationId = id;
        self.#storage.set('conversation', id);
        self.#connection.subscribe(id, 0);
      },
      onLimited: (untilMs) => self.#banner.setLimitedUntil(untilMs),
      onFailed: () => self.#stop.forget(),
      onChange: () => self.#changed(),
    };
  }

  #forgetShown(clientIds: readonly string[]): void {
    if (this.#outgoing.remove(clientIds)) this.#changed();
  }

  // ---- view ------------------------------------------------------------------------------------------------------

  #setPhase(phase: ChatView['phase']): void {
    this.#phase = phase;
    this.#changed();
  }

  /** Requests one redraw in the next frame, however many events arrive until then. */
  #changed(): void {
    this.#view.request();
  }

  #flush(): void {
    this.#view.publish();
  }

  #buildView(before: ChatView | null): ChatView {
    return {
      ...foldedView(this.#state, this.#outgoing.here, before),
      conversationId: this.#conversationId,
      phase: this.#phase,
      earlier: this.#history.earlier(this.#state.above !== null),
      isWaiting: this.#state.run?.status === 'submitted' && this.#state.run.id === this.#queuedRun,
      isStopping: this.#stop.isUnderWay(this.#state.run?.id ?? null),
      isQueueFull: this.#outgoing.isFull,
      progress: this.#progress,
      banner: this.#banner.current,
      status: this.#status,
      site: this.#site,
      conversations: this.#list.items,
      conversationsFailed: this.#list.hasFailed,
      unread: this.#unread.count(this.#state.blocks),
    };
  }
}
